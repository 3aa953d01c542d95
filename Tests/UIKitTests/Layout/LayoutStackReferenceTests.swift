// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Stack views against the arithmetic of their documentation, which knows no constraints: thousands of random ones.
@MainActor
@Suite struct LayoutStackReferenceTests {

    /// A view with a baseline somewhere inside.
    final class TextBox: UIView {
        let natural: CGSize
        let ascent: CGFloat

        init(_ natural: CGSize, ascent: CGFloat) {
            self.natural = natural
            self.ascent = ascent
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
        override var hasOwnBaselines: Bool { true }
        override var baselineOffsets: (first: CGFloat, last: CGFloat) { (ascent, natural.height - ascent) }
    }

    /// What the documentation says about one stack view, along its axis and across.
    private struct Expectation {
        var starts: [CGFloat] = []
        var lengths: [CGFloat] = []
        var crossStarts: [CGFloat] = []
        var crossLengths: [CGFloat] = []
    }

    private func distribute(
        _ stack: UIStackView, _ naturals: [CGFloat], _ gaps: [CGFloat], _ room: CGFloat, hugging: [Float],
        resistance: [Float]
    ) -> (starts: [CGFloat], lengths: [CGFloat])? {
        var lengths = naturals
        var gaps = gaps
        let count = naturals.count
        let total = naturals.reduce(0, +)
        let slack = room - gaps.reduce(0, +) - total
        func centers(_ starts: [CGFloat]) -> [CGFloat] { zip(starts, lengths).map { $0 + $1 / 2 } }
        switch stack.distribution {
        case .fill:
            let loose = (slack > 0 ? hugging : resistance).enumerated().min { $0.element < $1.element }?.offset ?? 0
            guard lengths[loose] + slack >= 0 else { return nil }
            lengths[loose] += slack
        case .fillEqually: lengths = Array(repeating: (room - gaps.reduce(0, +)) / CGFloat(count), count: count)
        case .fillProportionally:
            // openradar 34595752: shares of the whole with its gaps; the last view takes the rest.
            let whole = total + gaps.reduce(0, +)
            for index in 0..<count { lengths[index] = room * naturals[index] / whole }
            lengths[count - 1] += room - gaps.reduce(0, +) - lengths.reduce(0, +)
            guard lengths[count - 1] >= 0 else { return nil }
        case .equalSpacing:
            guard count > 1, slack >= 0 else { return nil }
            let gap = (room - total) / CGFloat(count - 1)
            guard gaps.allSatisfy({ $0 <= gap }) else { return nil }
            gaps = gaps.map { _ in gap }
        case .equalCentering:
            guard count > 1, slack >= 0 else { return nil }
            let pitch = (room - lengths[0] / 2 - lengths[count - 1] / 2) / CGFloat(count - 1)
            for index in gaps.indices {
                let gap = pitch - lengths[index] / 2 - lengths[index + 1] / 2
                guard gap >= gaps[index] else { return nil }
                gaps[index] = gap
            }
        @unknown default: return nil
        }
        var starts: [CGFloat] = [0]
        for index in 0..<(count - 1) { starts.append(starts[index] + lengths[index] + gaps[index]) }
        return (starts, lengths)
    }

    private func align(
        _ stack: UIStackView, _ naturals: [CGFloat], _ ascents: [CGFloat], _ room: CGFloat
    ) -> (starts: [CGFloat], lengths: [CGFloat])? {
        guard naturals.allSatisfy({ $0 <= room }) else { return nil }
        switch stack.alignment {
        case .fill: return (naturals.map { _ in 0 }, naturals.map { _ in room })
        case .leading: return (naturals.map { _ in 0 }, naturals)
        case .trailing: return (naturals.map { room - $0 }, naturals)
        case .center: return (naturals.map { (room - $0) / 2 }, naturals)
        case .firstBaseline, .lastBaseline:
            guard stack.axis == .horizontal else { return nil }
            // As high as the views allow.
            let line = ascents.max() ?? 0
            let starts = ascents.map { line - $0 }
            guard zip(starts, naturals).allSatisfy({ $0 >= 0 && $0 + $1 <= room }) else { return nil }
            return (starts, naturals)
        @unknown default: return nil
        }
    }

    @Test("Distributions, alignments, axes, gaps, hidden views and margins", arguments: 0..<8)
    func random(_ part: Int) {
        var compared = 0
        for seed in 0..<300 {
            var random = SeededNumbers(seed: UInt64(part * 100_000 + seed) &* 0x9E37_79B9)
            let count = Int.random(in: 1...6, using: &random)
            var views: [TextBox] = []
            let order = Array(0..<count).shuffled(using: &random)
            for index in 0..<count {
                let size = CGSize(width: CGFloat.random(in: 5...40, using: &random).rounded(), height: 0)
                let height = CGFloat.random(in: 8...40, using: &random).rounded()
                let box = TextBox(
                    CGSize(width: size.width, height: height),
                    ascent: CGFloat.random(in: 4...height, using: &random).rounded())
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    box.setContentHuggingPriority(UILayoutPriority(Float(200 + order[index])), for: axis)
                    box.setContentCompressionResistancePriority(UILayoutPriority(Float(700 + order[index])), for: axis)
                }
                views.append(box)
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.contentScaleFactor = 3
            stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
            stack.distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
            stack.alignment = UIStackView.Alignment(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
            stack.spacing = CGFloat.random(in: 0...12, using: &random).rounded()
            if Bool.random(using: &random) {
                stack.setCustomSpacing(CGFloat.random(in: 0...20, using: &random).rounded(), after: views[count / 2])
            }
            var insets = UIEdgeInsets.zero
            if stack.distribution != .fillProportionally, Bool.random(using: &random) {
                insets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
                stack.isLayoutMarginsRelativeArrangement = true
                stack.layoutMargins = insets
            }
            for view in views where count > 1 && Int.random(in: 0..<5, using: &random) == 0 { view.isHidden = true }
            let shown = views.filter { !$0.isHidden }
            guard !shown.isEmpty else { continue }
            stack.frame = CGRect(
                x: 0, y: 0, width: CGFloat.random(in: 60...400, using: &random).rounded(),
                height: CGFloat.random(in: 60...400, using: &random).rounded())
            stack.layoutIfNeeded()

            let isRow = stack.axis == .horizontal
            let canvas = stack.bounds.inset(by: insets)
            let along = shown.map { isRow ? $0.natural.width : $0.natural.height }
            let across = shown.map { isRow ? $0.natural.height : $0.natural.width }
            let gaps = shown.dropLast().map { view -> CGFloat in
                let custom = stack.customSpacing(after: view)
                return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
            }
            guard
                let main = distribute(
                    stack, along, gaps, isRow ? canvas.width : canvas.height,
                    hugging: shown.map { $0.contentHuggingPriority(for: stack.axis).rawValue },
                    resistance: shown.map { $0.contentCompressionResistancePriority(for: stack.axis).rawValue }),
                let cross = align(stack, across, shown.map(\.ascent), isRow ? canvas.height : canvas.width)
            else { continue }
            compared += 1
            for (index, view) in shown.enumerated() {
                let (x, y) =
                    isRow ? (main.starts[index], cross.starts[index]) : (cross.starts[index], main.starts[index])
                let (width, height) =
                    isRow ? (main.lengths[index], cross.lengths[index]) : (cross.lengths[index], main.lengths[index])
                let expected = CGRect(x: canvas.minX + x, y: canvas.minY + y, width: width, height: height)
                // Edges to the nearest pixel: half of a third of a point.
                let isNear = [
                    view.frame.minX - expected.minX, view.frame.minY - expected.minY,
                    view.frame.maxX - expected.maxX, view.frame.maxY - expected.maxY,
                ].allSatisfy { abs($0) < 1.0 / 6 + 1e-6 }
                #expect(
                    isNear,
                    "seed \(part) \(seed): view \(index) of \(shown.count) in \(stack.axis.rawValue) \(stack.distribution) \(stack.alignment): \(view.frame), not \(expected)"
                )
                if !isNear { break }
            }
        }
        #expect(compared > 120)
    }

    // stackoverflow.com/questions/46368061 and what DonMag measured there: 200 wide, natural widths of 25 and 75.
    @Test("Proportional shares are of the stack view's own length; the last view gives for margins and gaps")
    func proportions() {
        func widths(_ naturals: [CGFloat], spacing: CGFloat, margin: CGFloat, in width: CGFloat) -> [CGFloat] {
            let stack = UIStackView(arrangedSubviews: naturals.map { BoxView($0, 10) })
            stack.contentScaleFactor = 3
            stack.distribution = .fillProportionally
            stack.spacing = spacing
            stack.isLayoutMarginsRelativeArrangement = margin > 0
            stack.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
            stack.frame = CGRect(x: 0, y: 0, width: width, height: 10)
            stack.layoutIfNeeded()
            return stack.widths
        }
        #expect(widths([25, 75], spacing: 0, margin: 0, in: 200) == [50, 150])
        #expect(widths([25, 75], spacing: 0, margin: 10, in: 200) == [50, 130])
        #expect(widths([25], spacing: 0, margin: 0, in: 200) == [200])
        // Of the natural length all have their natural lengths, whatever the gaps.
        #expect(widths([30, 50, 20], spacing: 10, margin: 0, in: 120) == [30, 50, 20])
        // No natural lengths: equal ones.
        #expect(widths([-1, -1, -1], spacing: 3, margin: 0, in: 96) == [30, 30, 30])
    }

    @Test("Baseline-relative columns measure from the last baseline to the next first one")
    func baselineRelative() {
        let (a, b) = (
            TextBox(CGSize(width: 20, height: 20), ascent: 15), TextBox(CGSize(width: 20, height: 30), ascent: 22)
        )
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.contentScaleFactor = 3
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(a.frame.minY == 0 && b.frame.minY == 15 + 40 - 22)
        #expect(stack.frame.height == b.frame.maxY)
    }

    @Test("System spacing is 8; the default spacing takes a custom one back")
    func systemSpacing() {
        let views = [BoxView(10, 10), BoxView(10, 10), BoxView(10, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = UIStackView.spacingUseSystem
        stack.setCustomSpacing(3, after: views[0])
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 41)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 46)
        stack.spacing = 1
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 39)
    }

    @Test("Twelve stack views inside each other, rows and columns in turn")
    func nestedDeep() {
        var inner: UIView = BoxView(10, 10)
        for level in 0..<12 {
            let stack = UIStackView(arrangedSubviews: [BoxView(10, 10), inner])
            stack.axis = level % 2 == 0 ? .horizontal : .vertical
            stack.alignment = .leading
            stack.spacing = 2
            inner = stack
        }
        inner.contentScaleFactor = 3
        // Each of the six rows adds a box and a gap to the width, each column to the height.
        #expect(
            inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 82, height: 82))
    }

    @Test(
        "A hidden view makes no room for itself, along the row and across; what is shown again does", arguments: 0..<6)
    func hiddenMakesNoRoom(_ alignment: Int) {
        let views = [BoxView(10, 10), BoxView(30, 50), BoxView(10, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 4
        stack.alignment = UIStackView.Alignment(rawValue: alignment) ?? .fill
        func fitting() -> CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(fitting() == CGSize(width: 58, height: 50))
        views[1].isHidden = true
        #expect(fitting() == CGSize(width: 24, height: 20))
        views[1].isHidden = false
        #expect(fitting() == CGSize(width: 58, height: 50))
    }

    @Test("Hidden in an animation block, a view animates out and its neighbours move up")
    func hidingAnimates() {
        let simulator = Simulator()
        let views = [BoxView(20, 20), BoxView(40, 20), BoxView(20, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = 10
        simulator.root.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: simulator.root.view.leftAnchor),
            stack.topAnchor.constraint(equalTo: simulator.root.view.topAnchor),
        ])
        simulator.root.view.layoutIfNeeded()
        simulator.advance(by: 0)
        #expect(views[2].frame.minX == 80)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
        #expect(views[2].frame.minX == 30)
        simulator.advance(by: 0.5)
        let shown = views[2].layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - 55) < 1.5)
        #expect((views[1].layer.presentation()?.bounds.width ?? 0) > 5)
        simulator.advance(by: 0.6)
        #expect(views[2].layer.presentation()?.frame.minX == 30)
    }

    // MARK: Hidden views with sizes of their own

    /// Public logs of UIKit: braintree/braintree_ios #237 (a width), https://stackoverflow.com/a/32885955 (insets
    /// of 8 around a control), a height of 44 inside a nested stack (an article on iOS 10): each lists 'UISV-hiding', and
    /// each time the app's constraint is broken.
    @Test("What is hidden has no size, whatever the app's constraints say")
    func hiddenWithSize() {
        var broken: [String] = []
        let print = LayoutReport.print
        LayoutReport.print = { report in
            guard let range = report.range(of: "by breaking constraint \n") else { return }
            broken.append(String(report[range.upperBound...].prefix { $0 != "\n" }))
        }
        defer { LayoutReport.print = print }
        let root = makeRoot()
        let (shown, sized, padded, inner) = (BoxView(40, 20), BoxView(), BoxView(), BoxView(10, 10))
        padded.addSubview(inner)
        let nested = UIStackView(arrangedSubviews: [BoxView(30, 20)])
        nested.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 44).isActive = true
        let stack = UIStackView(arrangedSubviews: [sized, shown, padded, nested])
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            sized.widthAnchor.constraint(equalToConstant: 120),
            inner.leadingAnchor.constraint(equalTo: padded.leadingAnchor, constant: 8),
            inner.trailingAnchor.constraint(equalTo: padded.trailingAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        for view in [sized, padded, nested] { view.isHidden = true }
        root.layoutIfNeeded()
        #expect(shown.frame.minX == 0 && shown.frame.width == 40 && stack.frame.width == 40)
        #expect(broken.count == 3 && !broken.contains { $0.contains("UISV") }, "\(broken)")
    }

    @Test("Views that change places in one animation block are laid out once, when all of them have")
    func changingPlaces() {
        final class Controller: UIViewController {
            var counts: [Int] = []
            let stack = UIStackView(arrangedSubviews: [BoxView(10, 10), BoxView(20, 10), BoxView(30, 10)])
            override func viewDidLoad() {
                view.addSubview(stack)
                stack.translatesAutoresizingMaskIntoConstraints = false
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                stack.arrangedSubviews[2].isHidden = true
            }
            override func viewDidLayoutSubviews() { counts.append(stack.arrangedSubviews.count { !$0.isHidden }) }
        }
        let controller = Controller()
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        controller.counts = []
        UIView.animate(withDuration: 0.4) {
            controller.stack.arrangedSubviews[2].isHidden = false
            controller.stack.arrangedSubviews[0].isHidden = true
        }
        #expect(controller.counts == [2])
        #expect(controller.stack.arrangedSubviews[1].layer.animation(forKey: "position") != nil)
        simulator.advance(by: 1)
        #expect(controller.stack.frame.width == 50)
    }
}
