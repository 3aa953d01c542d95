// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Corners of Auto Layout: ambiguity, guides, mirroring, circles, views that go away.
@MainActor
@Suite struct LayoutEdgeTests {
    @Test("Exercising ambiguity shows another solution; what is determined stays")
    func exercise() {
        let root = makeRoot()
        let (loose, fixed, follower) = (BoxView(10, 10), BoxView(10, 10), BoxView(5, 5))
        [loose, fixed].forEach(root.addSubview)
        loose.addSubview(follower)
        NSLayoutConstraint.activate([
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
            fixed.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
            loose.topAnchor.constraint(equalTo: fixed.bottomAnchor),
            loose.leftAnchor.constraint(greaterThanOrEqualTo: fixed.rightAnchor),
            follower.leftAnchor.constraint(equalTo: fixed.rightAnchor),
            follower.topAnchor.constraint(equalTo: loose.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(loose.hasAmbiguousLayout && !fixed.hasAmbiguousLayout)
        let before = loose.frame
        loose.exerciseAmbiguityInLayout()
        #expect(loose.frame != before && loose.frame.minX >= fixed.frame.maxX && loose.frame.minY == 19)
        #expect(fixed.frame == CGRect(x: 7, y: 9, width: 10, height: 10))
        #expect(loose.frame.minX + follower.frame.minX == 17)
        fixed.exerciseAmbiguityInLayout()
        #expect(fixed.frame == CGRect(x: 7, y: 9, width: 10, height: 10))
    }

    // Headers of tables are measured before they have a frame; iOS has nothing to say about that.
    @Test("Measuring a view that has no frame yet contradicts nothing, however often")
    func measuringWithoutFrame() {
        var reports: [String] = []
        let print = LayoutReport.print
        LayoutReport.print = { reports.append($0) }
        defer { LayoutReport.print = print }
        let (header, content) = (UIView(), BoxView(50, 20))
        header.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
            content.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
            content.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
        ])
        let target = CGSize(width: 320, height: 0)
        for _ in 0..<3 {
            let size = header.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 320, height: 44))
        }
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 82, height: 44))
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        header.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 16, y: 12, width: 288, height: 20))
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 82, height: 44))
        #expect(content.frame == CGRect(x: 16, y: 12, width: 288, height: 20) && reports.isEmpty)
    }

    // Lines as https://rianvu.medium.com/autolayout-breakpoints-c9d6c4fca405 shows them, and the legend of WWDC 2015's
    // session 219.
    @Test("The trace that Apple's guide names marks who is laid out how, and what is ambiguous")
    func trace() {
        let root = makeRoot()
        let (label, framed) = (UILabel(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        root.addSubview(framed)
        framed.addSubview(UIView())
        label.topAnchor.constraint(equalTo: framed.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        let trace = label.perform(Selector(("_autolayoutTrace")))?.takeUnretainedValue() as? String
        let lines = (trace ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.replacing(#/0x[0-9a-f]+/#, with: "0x").replacing(#/{id: \d+}/#, with: "{id}") }
        #expect(
            lines == [
                "", "\u{2022}UIView:0x",
                "|   *UILabel:0x'Text'- AMBIGUOUS LAYOUT for UILabel:0x'Text'.minX{id}",
                "|   +UIView:0x", "|   |   UIView:0x", "", "Legend:", "\t* - is laid out with auto layout",
                "\t+ - is laid out manually, but is represented in the layout engine because "
                    + "translatesAutoresizingMaskIntoConstraints = YES",
                "\t\u{2022} - layout engine host",
            ])
    }

    @Test("A circle of equal widths is solved, and one that cannot be is reported once")
    func circles() {
        let root = makeRoot()
        let views = (0..<5).map { _ in BoxView(20, 20) }
        views.forEach(root.addSubview)
        for (view, next) in zip(views, views.dropFirst() + [views[0]]) {
            view.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
        }
        views[3].widthAnchor.constraint(equalToConstant: 33).isActive = true
        root.layoutIfNeeded()
        #expect(root.widths == [33, 33, 33, 33, 33])
        var reports = 0
        let print = LayoutReport.print
        LayoutReport.print = { _ in reports += 1 }
        defer { LayoutReport.print = print }
        let growing = views[0].widthAnchor.constraint(equalTo: views[4].widthAnchor, constant: 1)
        growing.isActive = true
        for _ in 0..<3 {
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(reports == 1)
        growing.isActive = false
        root.layoutIfNeeded()
        #expect(root.widths == [33, 33, 33, 33, 33])
    }

    @Test("A view that is removed takes its constraints along; the others close up")
    func removal() {
        let root = makeRoot()
        let (a, b, c) = (BoxView(10, 10), BoxView(20, 10), BoxView(30, 10))
        [a, b, c].forEach(root.addSubview)
        let fallback = c.leftAnchor.constraint(equalTo: a.rightAnchor)
        fallback.priority = .defaultLow
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
            c.leftAnchor.constraint(equalTo: b.rightAnchor), fallback,
        ])
        root.layoutIfNeeded()
        #expect(c.frame.minX == 30)
        b.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(c.frame.minX == 10)
        #expect(root.constraints.count == 2)
    }

    @Test("Leading and trailing mirror live; left, right and the order of a stack view's subviews as well")
    func mirroring() {
        let root = makeRoot(200, 50)
        let (a, b) = (BoxView(30, 10), BoxView(50, 10))
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 10
        let label = BoxView(20, 5)
        pin(stack, to: root)
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 40)
        root.layoutIfNeeded()
        #expect(a.frame.minX == 0 && b.frame.maxX == 200 && label.frame.minX == 3)
        for view in [root, stack] as [UIView] { view.semanticContentAttribute = .forceRightToLeft }
        root.layoutIfNeeded()
        #expect(a.frame.maxX == 200 && b.frame.minX == 0)
        #expect(label.frame.maxX == 197)
    }

    private func pin(_ view: UIView, to container: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }

    // facts/measured-laws.md 3.1.
    @Test("The readable guide: the margins up to 1008, beyond it a centred band of 920")
    func readable() {
        func guide(_ width: CGFloat, margin: CGFloat) -> CGRect {
            let root = makeRoot(width, 100)
            root.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
            let view = BoxView()
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.readableContentGuide.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.frame.width == root.readableContentGuide.layoutFrame.width)
            return root.readableContentGuide.layoutFrame
        }
        #expect(guide(1008, margin: 8) == CGRect(x: 8, y: 8, width: 992, height: 84))
        #expect(guide(1010, margin: 8) == CGRect(x: 45, y: 8, width: 920, height: 84))
        #expect(guide(1009, margin: 40) == CGRect(x: 44.5, y: 8, width: 920, height: 84))
        #expect(guide(1200, margin: 200).width == 800)
    }

    @Test("The keyboard guide is the bottom of the safe area until a keyboard covers more")
    func keyboard() {
        let simulator = Simulator()
        let root: UIView = simulator.root.view
        let bar = BoxView(UIView.noIntrinsicMetric, 44)
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(bar.frame.maxY == root.bounds.height - root.safeAreaInsets.bottom)
        LayoutKeyboard.frame = CGRect(
            x: 0, y: root.bounds.height - 300, width: root.bounds.width, height: 300)
        root.layoutIfNeeded()
        #expect(bar.frame.maxY == root.bounds.height - 300)
        LayoutKeyboard.frame = .null
        root.layoutIfNeeded()
        #expect(bar.frame.maxY == root.bounds.height - root.safeAreaInsets.bottom)
    }

    @Test("The distance between anchors is a dimension; system spacing multiplies")
    func distances() {
        let root = makeRoot()
        let (a, b, c) = (BoxView(10, 10), BoxView(10, 10), BoxView(10, 10))
        [a, b, c].forEach(root.addSubview)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 30),
            b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor).constraint(
                equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 1.5),
            a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 16 && b.frame.minX == 56 && c.frame.minX == 111 && a.frame.minY == 8)
    }

    // facts/measured-laws.md 3.2: "the grid follows the scale".
    @Test("At 3x edges go to thirds of a point, at 1x to points")
    func rounding() {
        let rect = CGRect(x: 10.2, y: 0.5, width: 33.4, height: 1.17)
        #expect(LayoutRounding.rect(rect, scale: 1) == CGRect(x: 10, y: 1, width: 34, height: 1))
        let thirds = LayoutRounding.rect(rect, scale: 3)
        for (value, steps) in [
            (thirds.minX, 31.0), (thirds.minY, 2), (thirds.width, 100), (thirds.height, 3),
        ] { #expect(abs(value * 3 - steps) < 1e-9) }
    }
}
