// SPDX-License-Identifier: MIT

/// An attribute of a view or layout guide, to make constraints from. The type keeps axes apart.
///
/// Anchors are made anew each time they are asked for; compare them with `isEqual`. They do not retain their item.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: __ObjCObject {
    final let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    private final func make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        checkPairing(with: anchor.operand)
        return NSLayoutConstraint(operand, relation, anchor.operand, constant: constant)
    }

    private final func checkPairing(with other: LayoutOperand) {
        let (a, b) = (operand.attribute, other.attribute)
        if a.isDirectional && b.isAbsoluteSide || a.isAbsoluteSide && b.isDirectional {
            NSLayoutConstraint.refuse(
                "A constraint cannot be made between \(self) and \(AnyLayoutAnchor(other)) because their units are not "
                    + "compatible: leading/trailing and left/right do not mix.")
        }
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor, 0) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, 0)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, c)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, c)
    }

    open var name: String { operand.attribute.text }
    open var item: AnyObject? { operand.item }
    open var hasAmbiguousLayout: Bool { operand.node?.isAmbiguous(operand.axis) ?? false }
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        operand.node?.constraintsAffectingLayout(operand.axis) ?? []
    }

    open override func isEqual(_ object: Any?) -> Bool {
        // A constraint's own anchors are of no axis's type.
        guard let other = object as? any OperandHolder else { return false }
        return MainActor.assumeIsolated { other.operand.isSame(as: operand) }
    }
    open override var hash: Int {
        MainActor.assumeIsolated {
            (operand.item.map { ObjectIdentifier($0).hashValue } ?? 0) ^ operand.attribute.rawValue
        }
    }
    open override var description: String {
        MainActor.assumeIsolated { "<\(operand.anchorClassName):\(addressText(self)) \"\(operand.text)\">" }
    }
}

/// An anchor of no kind.
final class AnyLayoutAnchor: NSLayoutAnchor<AnyObject> {}

extension LayoutOperand {
    /// As constraints give theirs: of the class for its axis, which casts tell, since on iOS the parameter is gone at run time.
    @MainActor var anchor: NSLayoutAnchor<AnyObject> {
        if isDistance { return Self.erased(NSLayoutDimension(self)) }
        return switch attribute.kind {
        case .horizontal: Self.erased(NSLayoutXAxisAnchor(self))
        case .vertical: Self.erased(NSLayoutYAxisAnchor(self))
        case .size: Self.erased(NSLayoutDimension(self))
        case .none: AnyLayoutAnchor(self)
        }
    }

    /// No stored property and no method's calling convention depends on the parameter, which stands for a class.
    private static func erased<Kind: AnyObject>(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutAnchor<AnyObject> {
        Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
    }
}

/// Anchors of every type.
@MainActor
private protocol OperandHolder: AnyObject, Sendable {
    var operand: LayoutOperand { get }
}
extension NSLayoutAnchor: OperandHolder {}

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier)
    }

    private final func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, relation, anchor.operand, constant: multiplier * SystemSpacing.between(anchor.operand, operand))
    }
}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another one, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier)
    }

    private final func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, relation, anchor.operand, constant: multiplier * SystemSpacing.between(anchor.operand, operand))
    }
}

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, .none, constant: c)
    }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, .none, constant: c)
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, .none, constant: c)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }
}

/// The distance that the system keeps between things.
@MainActor
enum SystemSpacing {
    /// Between siblings, and from the edge of a container's safe area or margins.
    static let standard: CGFloat = 8

    /// For baselines the spacing of the lower text's lines, else the standard.
    static func between(_ before: LayoutOperand, _ after: LayoutOperand) -> CGFloat {
        guard before.attribute == .lastBaseline || before.attribute == .firstBaseline,
            after.attribute == .firstBaseline || after.attribute == .lastBaseline
        else { return standard }
        return betweenLines(before.item as? UIView, after.item as? UIView)
    }

    static func betweenLines(_ before: UIView?, _ after: UIView?) -> CGFloat {
        [before, after].compactMap { $0?.layoutLineHeight }.max() ?? standard
    }
}
