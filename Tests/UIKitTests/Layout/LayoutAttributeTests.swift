// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Every attribute against every other one of its kind, by the definition in NSLayoutConstraint's documentation:
/// `first.attribute = multiplier × second.attribute + constant`.
@MainActor
@Suite struct LayoutAttributeTests {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private static let horizontal: [Attribute] = [
        .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins,
    ]
    private static let vertical: [Attribute] = [
        .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline,
    ]

    /// Text of a line at 12 and one at 30 of 40 points.
    private final class Lines: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
        override var baselineOffsets: (first: CGFloat, last: CGFloat) { (12, 10) }
    }

    private static let margins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

    /// Where an attribute of a rectangle is, counted from the container's left or top edge.
    private static func place(_ attribute: Attribute, _ rect: CGRect, isMirrored: Bool) -> CGFloat {
        let inner = rect.inset(by: margins)
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .leading: return isMirrored ? rect.maxX : rect.minX
        case .trailing: return isMirrored ? rect.minX : rect.maxX
        case .centerX: return rect.midX
        case .leftMargin: return inner.minX
        case .rightMargin: return inner.maxX
        case .leadingMargin: return isMirrored ? inner.maxX : inner.minX
        case .trailingMargin: return isMirrored ? inner.minX : inner.maxX
        case .centerXWithinMargins: return inner.midX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerY: return rect.midY
        case .topMargin: return inner.minY
        case .bottomMargin: return inner.maxY
        case .centerYWithinMargins: return inner.midY
        case .firstBaseline: return rect.minY + 12
        case .lastBaseline: return rect.maxY - 10
        case .width: return rect.width
        case .height: return rect.height
        case .notAnAttribute: return 0
        }
    }

    /// Leading and trailing cannot be compared with left and right.
    private static func isPair(_ a: Attribute, _ b: Attribute) -> Bool {
        func isAbsolute(_ attribute: Attribute) -> Bool {
            [.left, .right, .leftMargin, .rightMargin].contains(attribute)
        }
        func isDirectional(_ attribute: Attribute) -> Bool {
            [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
        }
        return !(isAbsolute(a) && isDirectional(b) || isDirectional(a) && isAbsolute(b))
    }

    /// Two views in a container 400 wide; the second one is placed by one constraint with the first one.
    private func frames(_ a: Attribute, _ b: Attribute, isMirrored: Bool) -> (placed: CGRect, fixed: CGRect) {
        let root = makeRoot(400, 400, scale: 1)
        let (fixed, placed) = (Lines(), Lines())
        for view in [fixed, placed] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.layoutMargins = Self.margins
            root.addSubview(view)
        }
        for view in [root, fixed, placed] where isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        NSLayoutConstraint.activate([
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            fixed.topAnchor.constraint(equalTo: root.topAnchor, constant: 150),
            NSLayoutConstraint(
                item: placed, attribute: a, relatedBy: .equal, toItem: fixed, attribute: b, multiplier: 1, constant: 20),
        ])
        root.layoutIfNeeded()
        return (placed.frame, fixed.frame)
    }

    @Test("Horizontal attributes in both reading directions", arguments: [false, true])
    func horizontal(_ isMirrored: Bool) {
        for a in Self.horizontal {
            for b in Self.horizontal where Self.isPair(a, b) {
                let (placed, fixed) = frames(a, b, isMirrored: isMirrored)
                // Constraints that name leading or trailing count from right to left there.
                let names = [Attribute.leading, .trailing, .leadingMargin, .trailingMargin]
                let sign: CGFloat = isMirrored && (names.contains(a) || names.contains(b)) ? -1 : 1
                let distance =
                    Self.place(a, placed, isMirrored: isMirrored) - Self.place(b, fixed, isMirrored: isMirrored)
                #expect(distance == 20 * sign, "\(a) and \(b)")
                #expect(placed.size == CGSize(width: 50, height: 40))
            }
        }
    }

    @Test("Vertical attributes, baselines and margins")
    func vertical() {
        for a in Self.vertical {
            for b in Self.vertical {
                let (placed, fixed) = frames(a, b, isMirrored: false)
                // Half points of centres within margins are rounded to pixels.
                let distance = Self.place(a, placed, isMirrored: false) - Self.place(b, fixed, isMirrored: false)
                #expect(abs(distance - 20) <= 0.5, "\(a) and \(b)")
            }
        }
    }

    @Test("Lengths against lengths of either axis with a multiplier, and against nothing")
    func lengths() {
        for (a, b) in [(Attribute.width, Attribute.width), (.width, .height), (.height, .width), (.height, .height)] {
            let root = makeRoot(400, 400, scale: 1)
            let (fixed, view) = (BoxView(60, 40), BoxView())
            [fixed, view].forEach(root.addSubview)
            NSLayoutConstraint(
                item: view, attribute: a, relatedBy: .equal, toItem: fixed, attribute: b, multiplier: 1.5, constant: 3
            ).isActive = true
            root.layoutIfNeeded()
            let length = a == .width ? view.frame.width : view.frame.height
            #expect(length == (b == .width ? 93 : 63))
        }
        let (root, view) = (makeRoot(), BoxView())
        root.addSubview(view)
        // A multiplier of 0 leaves the second item out.
        let constant = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .height, multiplier: 0,
            constant: 31)
        let other = NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 5,
            constant: 17)
        NSLayoutConstraint.activate([other])
        #expect(constant.constant == 31 && other.secondItem == nil && other.secondAnchor == nil)
        root.layoutIfNeeded()
        #expect(view.frame.height == 17)
    }
}
