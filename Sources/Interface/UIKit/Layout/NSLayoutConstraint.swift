// SPDX-License-Identifier: MIT
import LayoutEngine

/// `firstItem.firstAttribute (relation) multiplier × secondItem.secondAttribute + constant`.
///
/// Items are views and layout guides, not retained. Changes of an active constraint take effect in the next layout
/// pass.
@preconcurrency @MainActor
open class NSLayoutConstraint: __ObjCObject {
    // MARK: Storage

    final let first: LayoutOperand
    final let second: LayoutOperand
    final var relationStorage: Relation
    final var multiplierStorage: CGFloat
    private final var constantStorage: CGFloat = 0
    private final var priorityStorage = UILayoutPriority.required
    /// The view that the constraint is installed on; nil while inactive.
    final weak var holder: UIView?
    /// Its place in the engine of the tree it is in; nil until a layout pass needs it.
    final var row: LayoutRow?
    final weak var context: LayoutContext?
    /// The constraints of system views are named by what they are for; others by this class.
    final var className = "NSLayoutConstraint"
    /// Made by a stack view.
    final var isArranging = false
    /// Shown in descriptions and reports.
    open var identifier: String?
    /// Without effect here: constraints are not archived.
    open var shouldBeArchived = false

    // MARK: Creation

    /// - Parameters:
    ///   - view1: a `UIView`, `UILayoutGuide` or `UILayoutSupport`.
    ///   - view2: likewise, or nil with `.notAnAttribute`.
    ///   - multiplier: finite; 0 leaves the second item out.
    ///   - c: finite, in points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        Self.check(view1, attr1, view2, attr2, multiplier, c)
        first = LayoutOperand(item: view1, attribute: attr1)
        second = LayoutOperand(item: attr2 == .notAnAttribute ? nil : view2, attribute: attr2)
        relationStorage = relation
        multiplierStorage = multiplier
        constantStorage = c
        super.init()
    }

    init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        Self.check(multiplier: multiplier, constant: constant)
        self.first = first
        // No part of an anchor is no anchor, as iOS has it (public suites hold constraints of anchors to that).
        self.second = multiplier == 0 ? LayoutOperand(item: nil, attribute: .notAnAttribute) : second
        relationStorage = relation
        multiplierStorage = multiplier == 0 ? 1 : multiplier
        constantStorage = constant
        super.init()
    }

    /// A constraint about nothing: `firstItem` is nil, and activating it has no effect.
    public override init() {
        first = LayoutOperand(item: nil, attribute: .notAnAttribute)
        second = first
        relationStorage = .equal
        multiplierStorage = 1
        super.init()
    }

    // MARK: What it says

    open var firstItem: AnyObject? { first.item }
    open var secondItem: AnyObject? { second.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondAttribute: Attribute { second.attribute }
    open var relation: Relation { relationStorage }
    open var multiplier: CGFloat { multiplierStorage }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isEmpty ? nil : second.anchor }

    /// In points. Setting it inside an animation block animates the next layout there.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            guard newValue != constantStorage else { return }
            Self.check(multiplier: 1, constant: newValue)
            constantStorage = newValue
            constantDidChange()
        }
    }

    /// More than 0 and at most 1000. May change between required and optional while the constraint is active, as from
    /// iOS 13 on: earlier ones raised "Mutating a priority from required to not on an installed constraint (or
    /// vice-versa) is not supported."
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            guard newValue != priorityStorage else { return }
            guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
                NSException.raise(
                    .internalInconsistencyException,
                    "It's illegal to set priority:\(CGFloat(newValue.rawValue).short).  Priorities must be greater "
                        + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
            }
            priorityStorage = newValue
            priorityDidChange()
        }
    }

    // MARK: Activation

    /// Activating installs the constraint on the nearest common ancestor of its items, which must exist.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Constraints from a visual format string; see `VisualFormat`.
    /// - Parameters:
    ///   - metrics: numbers by the names that the format uses.
    ///   - views: `UIView`s and `UILayoutSupport`s by name.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    }

    open override var description: String { MainActor.assumeIsolated { constraintDescription } }
    open override var debugDescription: String { description }
}
