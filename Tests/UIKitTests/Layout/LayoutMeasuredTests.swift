// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// The rest of facts/measured-laws.md that concerns layout: what MarginTests, LayoutStackTests (probes.json),
/// LayoutBasicsTests and LayoutEdgeTests do not name.
@MainActor
@Suite struct LayoutMeasuredTests {
    @Test("3.2: labels hug with 250 across and 251 down; everything resists with 750")
    func defaults() {
        let (label, view) = (UILabel(), UIView())
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(label.contentCompressionResistancePriority(for: axis).rawValue == 750)
            #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
        }
    }

    @Test("3.2: views that frames place keep fractions; what hangs on them is rounded in its own superview")
    func fractions() {
        let root = makeRoot()
        let framed = UIView(frame: CGRect(x: 10.3, y: 20.7, width: 33.3, height: 12.1))
        let view = BoxView(10, 10)
        root.addSubview(framed)
        framed.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(framed.frame == CGRect(x: 10.3, y: 20.7, width: 33.3, height: 12.1))
        // 20 - 10.3 = 9.7 goes to a pixel: half a point (a whole one on Mac Catalyst).
        #expect(view.frame.minX == 9.5)
    }

    private func column(_ stack: UIStackView, _ height: CGFloat, spacing: CGFloat) -> [CGRect] {
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = spacing
        stack.frame = CGRect(x: 0, y: 0, width: 80, height: height)
        stack.layoutIfNeeded()
        return stack.subviews.map(\.frame)
    }

    @Test("3.3: three labels fill 96 points equally with gaps of 4")
    func fillEqually() {
        let stack = CatalystStack(arrangedSubviews: (0..<3).map { _ in BoxView(20, 20) })
        stack.contentScaleFactor = 4096
        let frames = column(stack, 96, spacing: 4)
        #expect(frames.map(\.minY) == [0, 33, 67])
        #expect(frames.map(\.height) == [29.5, 29.5, 29.5])
    }

    // Frames that Interface Builder stored in Concentration of rubenbaca/cs193p_iOS11.
    @Test("Four views fill 485 points equally with gaps of 8, at two pixels a point")
    func fillEquallyOnPixels() {
        let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in BoxView(20, 20) })
        stack.contentScaleFactor = 2
        let frames = column(stack, 485, spacing: 8)
        #expect(frames.map(\.minY) == [0, 123.5, 246.5, 370])
        #expect(frames.map(\.height) == [115.5, 115, 115.5, 115])
    }

    @Test("3.3: in a column the plain view stretches between two texts")
    func plainStretches() {
        let stack = UIStackView(arrangedSubviews: [BoxView(20, 20), UIView(), BoxView(20, 15)])
        stack.contentScaleFactor = 2
        stack.axis = .vertical
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 80, height: 180)
        stack.layoutIfNeeded()
        #expect(stack.subviews.map(\.frame.minY) == [0, 30, 165])
        #expect(stack.subviews.map(\.frame.maxY) == [20, 155, 180])
    }

    @Test("10: pairwise fights are winner-take-all, for every two priorities next to each other")
    func winnerTakesAll() {
        let root = makeRoot()
        let view = BoxView()
        root.addSubview(view)
        let low = view.widthAnchor.constraint(equalToConstant: 30)
        let high = view.widthAnchor.constraint(equalToConstant: 60)
        high.priority = UILayoutPriority(999)
        low.priority = UILayoutPriority(998)
        NSLayoutConstraint.activate([low, high])
        for priority in stride(from: 999, through: 2, by: -37) {
            high.priority = UILayoutPriority(Float(priority))
            low.priority = UILayoutPriority(Float(priority - 1))
            root.layoutIfNeeded()
            #expect(view.frame.width == 60, "\(priority)")
            low.priority = UILayoutPriority(Float(priority))
            high.priority = UILayoutPriority(Float(priority - 1))
            root.layoutIfNeeded()
            #expect(view.frame.width == 30, "\(priority)")
        }
    }

    @Test("10: a constraint of two views is held by their nearest common ancestor, one of a view by itself")
    func holders() {
        let root = makeRoot()
        let (a, b) = (BoxView(), BoxView())
        [a, b].forEach(root.addSubview)
        let pair = a.widthAnchor.constraint(equalTo: b.heightAnchor)
        let single = a.heightAnchor.constraint(equalTo: a.widthAnchor)
        NSLayoutConstraint.activate([pair, single])
        #expect(root.constraints == [pair] && a.constraints == [single] && b.constraints.isEmpty)
    }

    // UIView.layoutFittingExpandedSize: as large as possible, which is 10,000 points.
    @Test("The size that fits: compressed, expanded, with one length given, with margins and guides inside")
    func fitting() {
        let cell = UIView()
        let (title, detail) = (BoxView(80, 20), BoxView(50, 10))
        for view in [title, detail] { cell.addSubview(view) }
        cell.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 6, right: 20)
        let margins = cell.layoutMarginsGuide
        let trailing = title.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor), trailing,
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.trailingAnchor.constraint(lessThanOrEqualTo: title.trailingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 45))
        // At the fitting level of 50, hugging with 250 holds against the wish for 10,000.
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 110, height: 45))
        let wide = cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 45))
        let tall = cell.systemLayoutSizeFitting(
            CGSize(width: 0, height: 100), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .required)
        #expect(tall == CGSize(width: 110, height: 100))
        // What nothing inside limits is as small or as large as is asked.
        trailing.isActive = false
        let loose = UIView()
        #expect(loose.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        #expect(
            loose.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 10000))
    }
}
