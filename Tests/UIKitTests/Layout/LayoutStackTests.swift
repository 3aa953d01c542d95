// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// The readings of `facts/probes.json`, "stack": real UIKit at 2x.
@MainActor
@Suite struct LayoutStackTests {
    private func stack(
        _ frame: CGRect, _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
        distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill
    ) -> UIStackView {
        let stack = CatalystStack(arrangedSubviews: views)
        stack.contentScaleFactor = 4096
        stack.axis = axis
        stack.spacing = spacing
        stack.distribution = distribution
        stack.alignment = alignment
        stack.frame = frame
        stack.layoutIfNeeded()
        return stack
    }

    private func plain(_ count: Int) -> [UIView] { (0..<count).map { _ in UIView() } }

    @Test func fillEquallyHorizontal() {
        let row = stack(
            CGRect(x: 10, y: 10, width: 320, height: 100), plain(4), spacing: 8, distribution: .fillEqually)
        #expect(row.x == [0, 82, 164, 246])
        #expect(row.widths == [74, 74, 74, 74])
        #expect(row.subviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
    }

    @Test func fillEquallyVertical() {
        let column = stack(
            CGRect(x: 10, y: 10, width: 180, height: 300), plain(3), axis: .vertical, spacing: 10,
            distribution: .fillEqually)
        #expect(column.subviews.map(\.frame.minY) == [0, 103, 207])
        #expect(column.subviews.map(\.frame.height) == [93.5, 93.5, 93.5])
        let tight = stack(
            CGRect(x: 0, y: 0, width: 100, height: 99), plain(4), axis: .vertical, distribution: .fillEqually)
        #expect(tight.subviews.map(\.frame.minY) == [0, 25, 50, 74])
        #expect(tight.subviews.map(\.frame.height) == [25, 25, 25, 25])
    }

    @Test func fillEquallyManyOdd() {
        let row = stack(CGRect(x: 0, y: 0, width: 99, height: 50), plain(7), spacing: 2, distribution: .fillEqually)
        #expect(row.x == [0, 14, 29, 43, 58, 72, 87])
        #expect(row.widths == Array(repeating: 12.5, count: 7))
    }

    @Test func hiddenViewParksInTheGap() {
        let views = plain(4)
        views[2].isHidden = true
        let row = stack(CGRect(x: 10, y: 10, width: 320, height: 100), views, spacing: 8, distribution: .fillEqually)
        #expect(row.x == [0, 109, 215, 219])
        #expect(row.widths == [101.5, 101.5, 0, 101.5])
        #expect(row.subviews.allSatisfy { $0.frame.height == 100 })
        views[2].isHidden = false
        row.layoutIfNeeded()
        #expect(row.x == [0, 82, 164, 246])
    }

    @Test func fillGivesSlackToThePlainView() {
        let row = stack(
            CGRect(x: 0, y: 0, width: 300, height: 30), [BoxView(28, 19), UIView(), BoxView(37.5, 19)], spacing: 8,
            alignment: .center)
        #expect(
            row.subviews.map(\.frame) == [
                CGRect(x: 0, y: 6, width: 28, height: 19), CGRect(x: 36, y: 15, width: 218.5, height: 0),
                CGRect(x: 263, y: 6, width: 37.5, height: 19),
            ])
    }

    @Test func firstViewStretchesAndShrinks() {
        let wide = stack(
            CGRect(x: 0, y: 0, width: 300, height: 30), [BoxView(29.5, 19), BoxView(29, 19), BoxView(41.5, 19)],
            spacing: 8)
        #expect(wide.x == [0, 222, 259])
        #expect(wide.widths == [213.5, 29, 41.5])
        let narrow = stack(
            CGRect(x: 0, y: 0, width: 120, height: 30), [BoxView(76.5, 19), BoxView(94, 19)], spacing: 8)
        #expect(narrow.x == [0, 26])
        #expect(narrow.widths == [18, 94])
    }

    @Test func lastSpacerTakesTheSlack() {
        let row = stack(
            CGRect(x: 0, y: 0, width: 300, height: 30),
            [BoxView(29.5, 19), UIView(), BoxView(29, 19), UIView(), BoxView(41.5, 19)], spacing: 8)
        #expect(row.x == [0, 38, 46, 83, 259])
        #expect(row.widths == [29.5, 0, 29, 168, 41.5])
    }

    @Test func nestedStacks() {
        let inner = UIStackView(arrangedSubviews: [BoxView(39, 19), BoxView(34.5, 16), BoxView(28.5, 16)])
        inner.axis = .vertical
        inner.spacing = 3
        inner.alignment = .leading
        let other = UIStackView(arrangedSubviews: [BoxView(39, 19), BoxView(34.5, 16), BoxView(28.5, 16)])
        other.axis = .vertical
        other.spacing = 3
        other.alignment = .leading
        let row = stack(
            CGRect(x: 0, y: 0, width: 266, height: 111), [inner, other], spacing: 10, distribution: .fillEqually,
            alignment: .top)
        #expect(
            row.subviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 128, height: 57), CGRect(x: 138, y: 0, width: 128, height: 57),
            ])
        #expect(inner.subviews.map(\.frame.minY) == [0, 22, 41])
    }

    @Test func nestedStackTakesTheSlackBeforeALabel() {
        let nested = UIStackView(arrangedSubviews: [BoxView(22.5, 16), BoxView(41, 16)])
        nested.axis = .vertical
        nested.spacing = 3
        nested.alignment = .leading
        let row = stack(
            CGRect(x: 0, y: 0, width: 300, height: 60), [BoxView(34.5, 19), nested], spacing: 8, alignment: .top)
        #expect(
            row.subviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 34.5, height: 19), CGRect(x: 43, y: 0, width: 257.5, height: 35),
            ])
    }

    @Test("Equal gaps, custom gaps, margins, proportions")
    func otherArrangements() {
        let spaced = stack(
            CGRect(x: 0, y: 0, width: 200, height: 20), [BoxView(20, 20), BoxView(40, 20), BoxView(30, 20)],
            distribution: .equalSpacing)
        #expect(spaced.x == [0, 75, 170])
        let centred = stack(
            CGRect(x: 0, y: 0, width: 200, height: 20), [BoxView(20, 20), BoxView(40, 20), BoxView(20, 20)],
            distribution: .equalCentering)
        #expect(centred.x == [0, 80, 180])
        let proportional = stack(
            CGRect(x: 0, y: 0, width: 120, height: 20), [BoxView(20, 20), BoxView(40, 20)],
            distribution: .fillProportionally)
        #expect(proportional.widths == [40, 80])
        let views = [BoxView(20, 20), BoxView(20, 20), BoxView(20, 20)]
        let custom = UIStackView(arrangedSubviews: views)
        custom.spacing = 5
        custom.setCustomSpacing(30, after: views[0])
        custom.isLayoutMarginsRelativeArrangement = true
        custom.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 101, height: 24))
        custom.frame = CGRect(x: 0, y: 0, width: 101, height: 24)
        custom.layoutIfNeeded()
        #expect(custom.x == [2, 52, 77])
        custom.removeArrangedSubview(views[1])
        #expect(custom.arrangedSubviews == [views[0], views[2]] && views[1].superview === custom)
    }
}

/// Shows what it solved on the grid of Mac Catalyst at two pixels a point, where the facts were read: origins on whole
/// points, lengths on half points, each by itself (facts/measured-laws.md 3.2). iOS rounds otherwise: `LayoutRounding`.
final class CatalystStack: UIStackView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews {
            let exact = view.frame
            view.frame = CGRect(
                x: LayoutRounding.round(exact.minX, to: 1), y: LayoutRounding.round(exact.minY, to: 1),
                width: LayoutRounding.round(exact.width, to: 2), height: LayoutRounding.round(exact.height, to: 2))
        }
    }
}
