// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Content of a fixed area that takes any shape, as text does.
private final class FlowView: UIView {
    var area: CGFloat { didSet { invalidateIntrinsicContentSize() } }
    private(set) var measureCount = 0

    init(area: CGFloat) {
        self.area = area
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: area / 10, height: 10) }
    override var wrapsToLayoutWidth: Bool { true }
    override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
        measureCount += 1
        let columns = max(1, min(width, area / 10))
        return CGSize(width: columns, height: (area / 10 / columns).rounded(.up) * 10)
    }
}

@MainActor
@Suite struct LayoutCycleTests {
    private func pin(_ view: UIView, to root: UIView, _ inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -inset),
        ])
    }

    @Test("Wrapping content gets its height from the width that layout gives it")
    func wrapping() {
        let root = makeRoot(100, 500)
        let (text, below) = (FlowView(area: 3000), BoxView(10, 10))
        root.addSubview(text)
        root.addSubview(below)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 10, y: 0, width: 80, height: 40))
        #expect(below.frame.minY == 40)
        root.frame.size.width = 170
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 10, y: 0, width: 150, height: 20))
        text.area = 200
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 10, y: 0, width: 20, height: 10))
        #expect(text.measureCount < 10)
    }

    @Test("A cell with wrapping content fits a given width")
    func wrappingFits() {
        let cell = UIView()
        let text = FlowView(area: 3000)
        pin(text, to: cell, 5)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 110, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 110, height: 40))
    }

    @Test("Layout inside an animation block animates changed constants")
    func animation() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = BoxView(20, 20)
        window.addSubview(view)
        window.isHidden = false
        let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10)
        top.isActive = true
        window.layoutIfNeeded()
        #expect(view.layer.animation(forKey: "position") == nil)
        top.constant = 100
        UIView.animate(withDuration: 0.3) { window.layoutIfNeeded() }
        #expect(view.frame.minY == 100)
        #expect(view.layer.animation(forKey: "position")?.duration == 0.3)
        window.isHidden = true
    }

    @Test("Subtrees take their constraints along when they move")
    func moving() {
        let (first, second) = (makeRoot(100, 100), makeRoot(200, 200))
        let container = BoxView()
        let inner = BoxView()
        pin(inner, to: container, 5)
        pin(container, to: first)
        first.layoutIfNeeded()
        #expect(inner.frame.width == 90)
        container.removeFromSuperview()
        #expect(first.constraints.isEmpty && container.constraints.count == 4)
        pin(container, to: second)
        second.layoutIfNeeded()
        #expect(inner.frame.width == 190)
        first.layoutIfNeeded()
        container.removeFromSuperview()
        container.translatesAutoresizingMaskIntoConstraints = true
        container.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        container.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
    }

    @Test("A tree of views and constraints goes away as a whole")
    func release() {
        weak var root: UIView?
        weak var inner: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let (outer, view) = (makeRoot(), BoxView())
            pin(view, to: outer)
            outer.layoutIfNeeded()
            root = outer
            inner = view
            constraint = outer.constraints.first
            #expect(constraint != nil)
        }
        #expect(root == nil && inner == nil && constraint == nil)
    }

    @Test("layoutSubviews runs once a view whose layout is due, parents first")
    func callCounts() {
        let root = makeRoot()
        let (a, b) = (BoxView(), BoxView())
        pin(a, to: root, 10)
        pin(b, to: a, 10)
        root.layoutIfNeeded()
        let before = (a.layoutCount, b.layoutCount)
        root.frame.size.width += 20
        root.layoutIfNeeded()
        #expect((a.layoutCount - before.0, b.layoutCount - before.1) == (1, 1))
        #expect(b.frame.width == 280)
    }

    @Test("Alignment rectangles are what constraints place")
    func alignmentRects() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let root = makeRoot()
        let view = Shadowed()
        pin(view, to: root, 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 286, height: 184))
    }

    @Test("Baselines of labels line up")
    func baselines() {
        let root = makeRoot(400, 200, scale: 3)
        let (small, large) = (UILabel(), UILabel())
        for (label, size) in [(small, 13.0), (large, 40.0)] {
            label.text = "Ag"
            label.font = .systemFont(ofSize: size)
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let lower = small.frame.minY + small.baselineOffsets.first
        let upper = large.frame.minY + large.baselineOffsets.first
        #expect(abs(lower - upper) < 0.34)
        #expect(small.frame.minX == large.frame.maxX)
    }

    @Test("Controllers hear of layout in order, and say which constraints they want first")
    func controllerOrder() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func updateViewConstraints() {
                log.append("update")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { log.append("will") }
            override func viewDidLayoutSubviews() { log.append("did") }
        }
        let controller = Controller()
        controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        controller.view.layoutIfNeeded()
        controller.log = []
        controller.view.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        #expect(controller.log == ["update", "will", "did"])
    }

    @Test("Rows of a list measure themselves at a cost that does not grow with the list")
    func measuringCells() {
        let root = makeRoot(320, 10000)
        var cells: [UIView] = []
        for index in 0..<60 {
            let cell = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44))
            pin(FlowView(area: CGFloat(1000 + 500 * (index % 9))), to: cell, 8)
            root.addSubview(cell)
            cells.append(cell)
        }
        root.layoutIfNeeded()
        func cost(_ cell: UIView) -> Int {
            let before = root.layoutContext?.engine.statistics.evaluations ?? 0
            _ = cell.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return (root.layoutContext?.engine.statistics.evaluations ?? 0) - before
        }
        #expect(cost(cells[3]) < 100)
        #expect(cost(cells[59]) < 100)
    }

    @Test("Constraints to a scroll view's edges make its content size; its width is that of its frame")
    func scrollContent() {
        let root = makeRoot(200, 100)
        let (scroll, content, floating) = (UIScrollView(), BoxView(UIView.noIntrinsicMetric, 400), BoxView(10, 10))
        pin(scroll, to: root)
        pin(content, to: scroll, 5)
        scroll.addSubview(floating)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
            floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
            floating.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 5, y: 5, width: 190, height: 400))
        #expect(scroll.contentSize == CGSize(width: 200, height: 410))
        #expect(floating.frame.minY == 3)
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(floating.frame.minY == 103)
        #expect(content.frame.minY == 5)
        content.natural.height = 50
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 60)
    }

    /// "Constraints between the height, width, or centers attach to the scroll view's frame", those between edges to its
    /// content area: Auto Layout Guide, Working with Scroll Views.
    @Test("Constraints to a scroll view's centres are to those of its frame: with the edges they make content as wide")
    func scrollCentres() {
        let root = makeRoot(200, 100)
        let (scroll, content) = (UIScrollView(), BoxView(UIView.noIntrinsicMetric, 400))
        pin(scroll, to: root)
        pin(content, to: scroll)
        content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
        let label = BoxView(20, 10)
        scroll.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(scroll.contentSize == CGSize(width: 200, height: 400))
        #expect(label.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(label.frame.minY == 45)
    }
}
