// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// A view of a fixed natural size, as labels and images are.
final class BoxView: UIView {
    var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }
    private(set) var layoutCount = 0

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }

    override func layoutSubviews() {
        layoutCount += 1
        super.layoutSubviews()
    }
}

@MainActor
func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 200, scale: CGFloat = 2) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.contentScaleFactor = scale
    return root
}

extension UIView {
    var x: [CGFloat] { subviews.map(\.frame.minX) }
    var widths: [CGFloat] { subviews.map(\.frame.width) }
}

@MainActor
@Suite struct LayoutBasicsTests {
    @Test("Edges, sizes and centres by anchors")
    func anchors() {
        let root = makeRoot()
        let (a, b) = (BoxView(), BoxView(40, 20))
        root.addSubview(a)
        root.addSubview(b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
            b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 5, width: 270, height: 135))
        #expect(b.frame == CGRect(x: 125, y: 148, width: 40, height: 20))
    }

    @Test("A constraint lands on the nearest common ancestor; one with a constant on its item")
    func installation() {
        let root = makeRoot()
        let (outer, inner, other) = (BoxView(), BoxView(), BoxView())
        root.addSubview(outer)
        outer.addSubview(inner)
        root.addSubview(other)
        let crossing = inner.topAnchor.constraint(equalTo: other.topAnchor)
        let nested = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        let unary = inner.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([crossing, nested, unary])
        #expect(root.constraints == [crossing])
        #expect(outer.constraints == [nested])
        #expect(inner.constraints == [unary])
        inner.removeFromSuperview()
        #expect(!crossing.isActive && !nested.isActive && unary.isActive)
    }

    @Test("Views inside other views line up with views outside")
    func crossLevels() {
        let root = makeRoot()
        let (outer, inner, other) = (BoxView(), BoxView(), BoxView())
        root.addSubview(outer)
        outer.addSubview(inner)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
            other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 90),
            other.widthAnchor.constraint(equalToConstant: 10), other.heightAnchor.constraint(equalToConstant: 10),
            inner.rightAnchor.constraint(equalTo: other.leftAnchor, constant: -5),
            inner.topAnchor.constraint(equalTo: other.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 145, y: 50, width: 20, height: 20))
    }

    @Test("Multipliers of positions count from the common ancestor")
    func positionMultiplier() {
        let root = makeRoot()
        let view = BoxView(20, 20)
        root.addSubview(view)
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
            constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.25,
            constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 65, y: 30, width: 20, height: 20))
    }

    // facts/measured-laws.md 10, "Auto layout".
    @Test("Priorities fight as measured on iOS")
    func priorities() {
        func width(_ first: (CGFloat, Float), _ relation: NSLayoutConstraint.Relation, _ second: (CGFloat, Float))
            -> CGFloat
        {
            let root = makeRoot()
            let view = BoxView()
            root.addSubview(view)
            let a = view.widthAnchor.constraint(equalToConstant: first.0)
            a.priority = UILayoutPriority(first.1)
            let b = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: second.0)
            b.priority = UILayoutPriority(second.1)
            NSLayoutConstraint.activate([a, b])
            root.layoutIfNeeded()
            return view.frame.width
        }
        #expect(width((30, 999), .greaterThanOrEqual, (90, 1000)) == 90)
        #expect(width((300, 500), .lessThanOrEqual, (200, 1000)) == 200)
        #expect(width((30, 501), .equal, (60, 500)) == 30)
    }

    @Test("Constants and priorities of active constraints change the next layout")
    func edits() {
        let root = makeRoot()
        let view = BoxView(50, 20)
        root.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let width = view.widthAnchor.constraint(equalToConstant: 80)
        width.priority = .defaultLow - 1
        NSLayoutConstraint.activate([leading, width])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10 && view.frame.width == 50)
        leading.constant = 25
        width.priority = .defaultHigh + 1
        root.layoutIfNeeded()
        #expect(view.frame.minX == 25 && view.frame.width == 80)
        width.isActive = false
        view.natural.width = 33
        root.layoutIfNeeded()
        #expect(view.frame.width == 33)
    }

    // Until iOS 12 that raised "Mutating a priority from required to not on an installed constraint ..."; "from iOS 13 and
    // up it is now possible to update the priority" (SnapKit #755), and crash reports name iOS 12 as the last to raise.
    @Test("An active constraint becomes optional and required again")
    func requiredAndOptional() {
        let root = makeRoot()
        let view = BoxView(50, 20)
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 80)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        limit.priority = .defaultHigh
        NSLayoutConstraint.activate([width, limit])
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
        width.priority = UILayoutPriority(740)
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        limit.priority = .defaultLow
        width.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 80 && width.priority == .required && width.isActive)
    }

    @Test("Views with autoresizing masks are where their frames put them, and move what hangs on them")
    func autoresizingViews() {
        let root = makeRoot()
        let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        framed.autoresizingMask = [.flexibleWidth]
        let view = BoxView(5, 5)
        root.addSubview(framed)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 1),
            view.topAnchor.constraint(equalTo: framed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 41, y: 60))
        framed.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(view.frame.minX == 81)
        root.frame.size.width += 100
        root.layoutIfNeeded()
        #expect(view.frame.minX == 181)
    }

    // As Interface Builder stores frames; see LayoutRounding.
    @Test("Edges are rounded to pixels, and sizes are what is between them")
    func rounding() {
        let root = makeRoot(320, 100)
        let views = (0..<3).map { _ in BoxView() }
        views.forEach(root.addSubview)
        var previous = root.leftAnchor
        for view in views {
            view.leftAnchor.constraint(equalTo: previous, constant: 20).isActive = true
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
            previous = view.rightAnchor
        }
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor, constant: 0).isActive = true
        root.layoutIfNeeded()
        // Exact: 86.667 wide, at 20, 126.667, 233.333.
        #expect(root.x == [20, 126.5, 233.5])
        #expect(root.widths == [86.5, 87, 86.5])
        #expect(
            LayoutRounding.rect(CGRect(x: 47.5, y: -2.5, width: 190.667, height: 93.333), scale: 2)
                == CGRect(x: 47.5, y: -2.5, width: 190.5, height: 93.5))
    }

    @Test("A layout pass over an unchanged tree does nothing")
    func unchangedCostsNothing() {
        let root = makeRoot()
        let view = BoxView(10, 10)
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        let context = root.layoutContext
        let (solves, statistics, layouts) = (context?.solveCount, context?.engine.statistics, view.layoutCount)
        for _ in 0..<5 {
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(context?.solveCount == solves)
        #expect(context?.engine.statistics == statistics)
        #expect(view.layoutCount == layouts)
    }

    @Test("Leading and trailing follow the reading direction")
    func rightToLeft() {
        let root = makeRoot()
        root.semanticContentAttribute = .forceRightToLeft
        let (a, b) = (BoxView(40, 10), BoxView(50, 10))
        root.addSubview(a)
        root.addSubview(b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 250 && b.frame.minX == 195)
    }

    @Test("Guides of the app, and of the system for margins and safe area")
    func guides() {
        let root = makeRoot()
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = BoxView()
        root.addSubview(view)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 30),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 7),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 9),
        ])
        NSLayoutConstraint(
            item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root, attribute: .trailingMargin,
            multiplier: 1, constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 30, height: 7))
        #expect(view.frame == CGRect(x: 50, y: 7, width: 210, height: 9))
        root.layoutMargins.right = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 190)
        #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
    }

    @Test("The size that fits the constraints inside")
    func fittingSize() {
        let root = makeRoot()
        let cell = UIView()
        let label = BoxView(100, 20)
        cell.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
        ])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 132, height: 36))
        root.addSubview(cell)
        cell.frame = CGRect(x: 3, y: 4, width: 77, height: 88)
        root.layoutIfNeeded()
        #expect(label.frame.width == 45)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 132, height: 36))
        let wide = cell.systemLayoutSizeFitting(
            CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 250, height: 36))
        root.layoutIfNeeded()
        #expect(label.frame.width == 45 && cell.frame == CGRect(x: 3, y: 4, width: 77, height: 88))
    }

    @Test("updateConstraints runs before layout, children first, once per request")
    func updateOrder() {
        final class Logging: UIView {
            var name = ""
            nonisolated(unsafe) static var log: [String] = []
            override func updateConstraints() {
                Self.log.append("update \(name)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                Self.log.append("layout \(name)")
            }
        }
        let (outer, inner) = (Logging(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Logging())
        outer.name = "outer"
        inner.name = "inner"
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        Logging.log = []
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        outer.layoutIfNeeded()
        #expect(Logging.log == ["update inner", "update outer", "layout outer", "layout inner"])
        #expect(!inner.needsUpdateConstraints())
    }

    @Test("Ambiguity is seen, and only where it is")
    func ambiguity() {
        let root = makeRoot()
        let (a, b) = (BoxView(10, 10), BoxView(10, 10))
        root.addSubview(a)
        root.addSubview(b)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            b.leftAnchor.constraint(equalTo: a.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(!a.hasAmbiguousLayout)
        #expect(b.hasAmbiguousLayout)
        #expect(b.constraintsAffectingLayout(for: .horizontal).count == 2)
    }

    @Test("Contradictions are reported once, in UIKit's words, and one constraint gives way")
    func conflicts() {
        let root = makeRoot()
        var reports: [String] = []
        let print = LayoutReport.print
        LayoutReport.print = { reports.append($0) }
        defer { LayoutReport.print = print }
        let view = BoxView()
        root.addSubview(view)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 50)
        second.identifier = "narrow"
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(reports.count == 1)
        let text = reports.first ?? ""
        #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of the "))
        #expect(text.contains(" 'narrow' UIKitTests.BoxView:0x"))
        #expect(text.contains(".width == 50   (active)>"))
        #expect(text.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    /// Public apps pin a text into an effect view's content view and give the effect view itself no size.
    @Test("A view that constraints place grows with what lies in a subview that follows it by its mask")
    func contentOfAutoresizedViews() {
        for outer in [UIView(), UIVisualEffectView(effect: UIBlurEffect(style: .light))] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let inner = (outer as? UIVisualEffectView)?.contentView ?? UIView()
            let box = UIView()
            outer.translatesAutoresizingMaskIntoConstraints = false
            box.translatesAutoresizingMaskIntoConstraints = false
            if inner.superview == nil {
                inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                outer.addSubview(inner)
            }
            inner.addSubview(box)
            root.addSubview(outer)
            NSLayoutConstraint.activate([
                outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
                outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 40),
                box.topAnchor.constraint(equalTo: inner.topAnchor, constant: 10),
                box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
                inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
                inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
            ])
            root.layoutIfNeeded()
            #expect(outer.frame == CGRect(x: 0, y: 5, width: 100, height: 60))
            #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
            #expect(box.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
        }
    }

    @Test("What follows by its mask keeps its margins when constraints change its superview's size")
    func followers() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let outer = UIView()
        let inner = UIView(frame: CGRect(x: 4, y: 0, width: 92, height: 30))
        let box = UIView()
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        inner.autoresizingMask = [.flexibleWidth]
        for view in [outer, box] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(box)
        let width = outer.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            width, outer.heightAnchor.constraint(equalToConstant: 50),
            outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            box.topAnchor.constraint(equalTo: inner.topAnchor), box.heightAnchor.constraint(equalToConstant: 7),
        ])
        for size in [200, 120, 260] as [CGFloat] {
            width.constant = size
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 4, y: 0, width: size - 8, height: 30))
            #expect(box.frame == CGRect(x: 0, y: 0, width: size - 8, height: 7))
        }
    }

    /// Public suites hold constraints of anchors to that.
    @Test("No part of an anchor is no anchor: the constraint is one of a constant")
    func noPartOfAnAnchor() {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        let none = view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0, constant: 7)
        #expect(none.multiplier == 1 && none.secondAnchor == nil && none.secondItem == nil)
        view.translatesAutoresizingMaskIntoConstraints = false
        none.isActive = true
        root.frame.size = CGSize(width: 50, height: 50)
        root.layoutIfNeeded()
        #expect(view.frame.height == 7)
    }

    /// Public suites compare `constraint.firstAnchor` with `view.topAnchor`, which on iOS are equal.
    @Test("A constraint's anchors equal those of the views it was made of")
    func anchorsOfConstraints() throws {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        let constraint = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
        #expect(constraint.firstAnchor.isEqual(view.topAnchor) && view.topAnchor.isEqual(constraint.firstAnchor))
        #expect(constraint.firstAnchor.hash == view.topAnchor.hash)
        let second = try #require(constraint.secondAnchor)
        #expect(second.isEqual(root.safeAreaLayoutGuide.bottomAnchor))
        #expect(!second.isEqual(root.bottomAnchor) && !constraint.firstAnchor.isEqual(view.bottomAnchor))
        // "firstAnchor: NSLayoutAnchor" of a position is an anchor of the axis, and of a size a dimension.
        #expect(constraint.firstAnchor as AnyObject is NSLayoutYAxisAnchor)
        #expect(view.widthAnchor.constraint(equalToConstant: 1).firstAnchor as AnyObject is NSLayoutDimension)
        #expect(!constraint.firstAnchor.isEqual(NSObject()))
    }
}

private func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
}
private func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
}
