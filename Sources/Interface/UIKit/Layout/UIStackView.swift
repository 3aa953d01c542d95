// SPDX-License-Identifier: MIT

/// Lines up views in a row or column by constraints of its own.
///
/// Arranged views are subviews that the stack view places; hidden ones take no room. Its constraints are named
/// `UISV-...`, as on iOS.
@preconcurrency @MainActor
open class UIStackView: UIView {
    // MARK: Storage

    private final var arranged: [UIView] = []
    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    final let arrangement = StackArrangement()

    // MARK: Life

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) {
        // Views never fail to decode; only subclasses of theirs may.
        super.init(coder: coder)!
        // Interface files have set it up by now, arranged views included.
        if !(coder is InterfaceCoder) { decodeStack(from: coder) }
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// In layout order, hidden ones too.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, as a subview too where it is not one yet.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// A view that is arranged already moves. The order of subviews does not change.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let old = arranged.firstIndex(where: { $0 === view }) {
            arranged.remove(at: old)
            arranged.insert(view, at: min(stackIndex, arranged.count))
            return arrangementChanged()
        }
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            NSException.raise(
                .internalInconsistencyException,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)")
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: stackIndex)
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Stops arranging a view, which stays a subview where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Properties

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// Between neighbours; the least distance for `equalSpacing` and `equalCentering`. May be negative.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Columns measure their spacing from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// The views are laid out within the margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Distances after single views, in place of `spacing`; `spacingUseDefault` takes one back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let key = ObjectIdentifier(arrangedSubview)
        let value = spacing == Self.spacingUseDefault ? nil : spacing
        guard customSpacings[key] != value else { return }
        customSpacings[key] = value
        arrangementChanged()
    }
    /// `spacingUseDefault` for views without one.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Layout

    open override func updateConstraints() {
        arrangement.update(self)
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    private final func baselineView(isFirst: Bool) -> UIView {
        let shown = arranged.filter { !$0.isHidden }
        guard let view = isFirst || axis == .horizontal ? shown.first : shown.last else { return self }
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    /// The constraints are made anew in the next pass.
    final func arrangementChanged() {
        arrangement.isCurrent = false
        setNeedsUpdateConstraints()
    }

    /// The natural size of an arranged view changed, which proportions are made of.
    final func contentOfArrangedChanged() { if distribution == .fillProportionally { arrangementChanged() } }

    /// A subview was hidden or shown; inside an animation block it moves in or out. The layout waits for the end of the
    /// block: several views may be meant to change places, as when size classes change.
    final func arrangedVisibilityChanged() {
        arrangementChanged()
        AnimationContext.current?.layOutAtEnd(superview ?? self)
    }
}

extension UIStackView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The distance after a view before any stretching.
    final func resolvedSpacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let value = custom == Self.spacingUseDefault ? spacing : custom
        return value == Self.spacingUseSystem || value == Self.spacingUseDefault ? SystemSpacing.standard : value
    }

    final func usesSystemSpacing(after view: UIView) -> Bool {
        let custom = customSpacing(after: view)
        return (custom == Self.spacingUseDefault ? spacing : custom) == Self.spacingUseSystem
    }

    /// From an interface file.
    fileprivate func decodeStack(from coder: NSCoder) {
        axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) ?? .horizontal
        distribution = Distribution(rawValue: coder.decodeInteger(forKey: "UIStackViewDistribution")) ?? .fill
        alignment = Alignment(rawValue: coder.decodeInteger(forKey: "UIStackViewAlignment")) ?? .fill
        spacing = CGFloat(coder.decodeDouble(forKey: "UIStackViewSpacing"))
    }
}
