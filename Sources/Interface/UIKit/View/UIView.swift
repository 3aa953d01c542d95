// SPDX-License-Identifier: MIT

/// A rectangle on screen that draws, lays out its subviews and takes events.
///
/// A view is the delegate of its layer and keeps its geometry there. `frame` and `center` are in the superview's
/// coordinates, `bounds` in its own; all in points. Geometry that is not finite is stored as given, draws nothing and
/// is never hit.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace, UITraitEnvironment,
    UITraitChangeObservable, UIDynamicItem,
    @preconcurrency CALayerDelegate
{
    // MARK: Storage

    // Set once at the end of initialisation, hence never nil outside of it.
    final var backingLayer: CALayer!
    // Read by deinit, which may run on any thread; nobody else holds the view then.
    nonisolated(unsafe) final package var subviewList: [UIView] = []
    // The superview holds its subviews and clears this in its deinit, so it never dangles.
    nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView? {
        didSet { superviewChangedForAncestry() }
    }
    // Likewise: a window clears it in its whole tree when it goes.
    nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow?
    /// The controller whose `view` this is.
    package final weak var viewController: UIViewController? {
        didSet { if viewController != nil { Ancestry.forgetAll() } }
    }
    final var flags = Flags()
    final var ownTintColor: UIColor?
    final var tintMode = TintAdjustmentMode.automatic
    final var recognizers: [UIGestureRecognizer] = []
    final var hasHadRecognizers = false
    final var marginState = MarginState()
    final var contentModeStorage = ContentMode.scaleToFill
    final var maskView: UIView?
    final var accessibility: AccessibilityState?
    final var lastTraits: UITraitCollection?
    final var styleOverride = UIUserInterfaceStyle.unspecified {
        didSet { Ancestry.forgetAll() }
    }
    /// What `traitOverrides` changes; nil: nothing.
    final var overrideTraits: TraitValues? {
        didSet { Ancestry.forgetAll() }
    }
    /// What was last found out about the ancestors.
    nonisolated(unsafe) final var ancestry = Ancestry()
    final var traitRegistrations: TraitRegistrations?
    final var interactionList: [any UIInteraction] = []
    final var motionEffectList: [UIMotionEffect] = []
    /// What Auto Layout keeps about this view; nil until it is asked for.
    package final var layoutState: AnyObject?

    // MARK: Life

    /// - Parameter frame: in the coordinates of the view it will be added to.
    public init(frame: CGRect) {
        super.init()
        finishInit()
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        super.init()
        finishInit()
        decode(from: coder)
    }

    public override convenience init() { self.init(frame: .zero) }

    private final func finishInit() {
        let layer = makeLayer()
        backingLayer = layer
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        if Self.overridesDraw { layer.setNeedsDisplay() }
    }

    deinit { releaseSubviews() }

    open func encode(with coder: NSCoder) { encode(into: coder) }

    // MARK: Layer

    /// The class of `layer`: `CALayer` or a subclass with `init()`.
    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer { backingLayer }

    open func display(_ layer: CALayer) { byName(self, "displayLayer:", [layer]) }
    open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }
    open func layoutSublayers(of layer: CALayer) { if layer === backingLayer { runLayout() } }
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, key: event)
    }
    open func layerWillDraw(_ layer: CALayer) {}

    // MARK: Geometry

    open var frame: CGRect {
        get { backingLayer.frame }
        set {
            __kvoWill("frame")
            changeGeometry { $0.frame = newValue }
            __kvoDid("frame")
        }
    }
    open var bounds: CGRect {
        get { backingLayer.bounds }
        set {
            __kvoWill("bounds")
            changeGeometry { $0.bounds = newValue }
            __kvoDid("bounds")
        }
    }
    open var center: CGPoint {
        get { backingLayer.position }
        set {
            __kvoWill("center")
            changeGeometry { $0.position = newValue }
            __kvoDid("center")
        }
    }
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { changeGeometry { $0.setAffineTransform(newValue) } }
    }
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { changeGeometry { $0.transform = newValue } }
    }
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set { changeGeometry { $0.anchorPoint = newValue } }
    }
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set { changeContentScale(newValue) }
    }
    open var isMultipleTouchEnabled: Bool {
        get { flags.multipleTouch }
        set { flags.multipleTouch = newValue }
    }
    open var isExclusiveTouch: Bool {
        get { flags.exclusiveTouch }
        set { flags.exclusiveTouch = newValue }
    }
    open var isUserInteractionEnabled: Bool {
        get { flags.userInteraction }
        set { flags.userInteraction = newValue }
    }
    /// Free for the app to find views by; 0 finds nothing special.
    open var tag = 0

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, toSpace: coordinateSpace)
    }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, fromSpace: coordinateSpace)
    }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, toSpace: coordinateSpace)
    }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, fromSpace: coordinateSpace)
    }

    open var autoresizesSubviews: Bool {
        get { flags.autoresizesSubviews }
        set { flags.autoresizesSubviews = newValue }
    }
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if oldValue != autoresizingMask { autoresizingMaskChangedForLayout() } }
    }

    /// The size that suits best in `size`; by default the present bounds' size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes to `sizeThatFits` of the present size, keeping the origin.
    open func sizeToFit() { resizeToFit() }

    // MARK: Hierarchy

    open var superview: UIView? { superviewStorage }
    open var subviews: [UIView] { subviewList }
    open var window: UIWindow? { windowStorage }

    open func addSubview(_ view: UIView) { insert(view, at: .top) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func removeFromSuperview() { detachFromSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// Whether `view` is this view or one of its ancestors.
    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }
    /// This view or the first descendant, depth first, with that tag.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: Layout

    open func setNeedsLayout() { backingLayer.setNeedsLayout() }
    /// Lays out the whole tree this view belongs to, as far as it is dirty, before returning.
    open func layoutIfNeeded() { layOutNow() }
    /// Places the subviews. Not to be called directly; the default applies the constraints' solution.
    open func layoutSubviews() { layOutByConstraints() }

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft) }
        set { setDirectionalMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginState.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginState.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }
    open func layoutMarginsDidChange() {}
    /// How far bars and hardware reach into the bounds.
    open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }
    open func safeAreaInsetsDidChange() {}

    open class var requiresConstraintBasedLayout: Bool { false }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.translatesAutoresizingMask }
        set { changeTranslatesAutoresizingMask(newValue) }
    }
    open func updateConstraintsIfNeeded() { updateConstraintsNow() }
    open func updateConstraints() { flags.needsUpdateConstraints = false }
    open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// The size of the content itself; `noIntrinsicMetric` for an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() {
        intrinsicContentSizeChanged()
        if SelfSizing.isWanted { SelfSizing.contentChanged(in: self, byConstraints: false) }
    }
    /// A cell that its list resizes when its content changes.
    package var sizingCell: (any SizingCell)? { nil }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    // MARK: Constraints

    /// The constraints installed on this view, in the order of installing.
    open var constraints: [NSLayoutConstraint] { layoutNodeIfMade?.held ?? [] }

    /// Installs a constraint whose items are this view or descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.install(on: self) }
    }

    /// Does nothing for constraints that are not installed on this view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// How strongly the view resists becoming larger than its content. 250 unless the kind of view says otherwise.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggingPriority(along: axis)
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHuggingPriority(priority, along: axis)
    }

    /// How strongly the view resists becoming smaller than its content. 750 unless the kind of view says otherwise.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistancePriority(along: axis)
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistancePriority(priority, along: axis)
    }

    // MARK: Layout of content, overridden by the kinds of views that have some

    /// The area that a scroll view's subviews are laid out in; nil for other views.
    package var layoutContentGuide: UILayoutGuide? { nil }
    /// The constraints inside a scroll view give its content this size.
    package func contentAreaDidResolve(_ size: CGSize) {}
    /// Whether the content's height follows from the width that layout gives, as in a label of several lines.
    package var wrapsToLayoutWidth: Bool { false }
    /// The intrinsic size for layout that has given the view no width yet.
    package var freeContentSize: CGSize { intrinsicContentSize }
    /// Content hugging priorities where the app has set none.
    package var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultLow)
    }
    /// The content's size when it may be as wide as `width`; for views that wrap.
    package func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// Whether `baselineOffsets` are this view's own rather than those of the view for baseline layout.
    package var hasOwnBaselines: Bool { false }
    /// From the alignment rectangle's top to the first baseline and from the last one to its bottom.
    package var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
    /// The place in the view's height that own baselines keep their distance from, 0 at the top and 1 at the bottom,
    /// when both hang from one place: half for content in the middle. nil: the first hangs from the top edge, the last
    /// stands on the bottom edge. With a place both offsets are measured downwards from it.
    package var baselineAttachment: CGFloat? { nil }
    /// Height of a line of the view's text; nil for views without text.
    package var layoutLineHeight: CGFloat? { nil }
    /// What descriptions of constraints add to the view's name, such as a label's text.
    package var layoutDescriptionText: String? { nil }

    // MARK: Drawing

    /// Draws into the current context. Called only for subclasses that override it.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set { changeBackgroundColor(newValue) }
    }
    final var backgroundColorStorage: UIColor?
    open var alpha: CGFloat {
        get { CGFloat(backingLayer.opacity) }
        set {
            __kvoWill("alpha")
            backingLayer.opacity = Float(newValue.isNaN ? 0 : min(max(newValue, 0), 1))
            __kvoDid("alpha")
        }
    }
    open var isOpaque: Bool {
        get { flags.opaque }
        set { changeOpaque(newValue) }
    }
    open var clearsContextBeforeDrawing: Bool {
        get { flags.clearsContext }
        set { flags.clearsContext = newValue }
    }
    open var isHidden: Bool {
        get { backingLayer.isHidden }
        set {
            __kvoWill("hidden")
            changeHidden(newValue)
            __kvoDid("hidden")
        }
    }
    open var contentMode: ContentMode {
        get { contentModeStorage }
        set { changeContentMode(newValue) }
    }
    /// A view whose alpha channel masks this one. It belongs to no hierarchy.
    open var mask: UIView? {
        get { maskView }
        set { changeMask(newValue) }
    }
    /// Never nil when read: the own colour, else the superview's, else the system's blue; grey while dimmed.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { changeTintColor(newValue) }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { changeTintAdjustmentMode(newValue) }
    }
    open func tintColorDidChange() {}

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterUpdates: afterUpdates)
    }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
    }
    /// Draws what is on screen into the current context.
    /// - Returns: whether everything could be drawn.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterUpdates: afterUpdates)
    }

    // MARK: Events

    open override var next: UIResponder? { viewController ?? superviewStorage }
    /// The deepest visible view under `point` (own coordinates) that takes touches; nil when it is outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }
    /// In the order of adding; nil until the first is added, and empty when all have gone again.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { hasHadRecognizers ? recognizers : nil }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Resigns the first responder if it is this view or in it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set { replaceInteractions(newValue) }
    }
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    open var motionEffects: [UIMotionEffect] {
        get { motionEffectList }
        set { motionEffectList = newValue }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffectList.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffectList.removeAll { $0 === effect } }

    // MARK: Traits and direction

    open var traitCollection: UITraitCollection { effectiveTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOverride }
        set { changeStyleOverride(newValue) }
    }
    open var traitOverrides: any UITraitOverrides {
        get { overrideTraits ?? TraitValues() }
        set { changeTraitOverrides(newValue) }
    }
    open func updateTraitsIfNeeded() { traitsMayHaveChanged() }
    /// The smallest text size for this view and what is inside; nil: none.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { accessibility?.smallestText }
        set { changeContentSizeLimits { $0.smallestText = newValue } }
    }
    /// The largest text size for this view and what is inside; nil: none. Before `minimumContentSizeCategory`.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { accessibility?.largestText }
        set { changeContentSizeLimits { $0.largestText = newValue } }
    }
    /// Where the limits that hold here come from, for people who look for them.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsText }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if oldValue != semanticContentAttribute { semanticDirectionChanged() } }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.interfaceDirection)
    }

    // MARK: Focus, dynamics, restoration

    /// Cells can where their list lets them; other views where they say so.
    open var canBecomeFocused: Bool { isFocusableCell }
    open var isFocused: Bool { UIFocusSystem.shared.focusedItem === self }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    open weak var preferredFocusedView: UIView? { nil }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superviewStorage }
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    open var focusGroupIdentifier: String? {
        get { accessibility?.focusGroup }
        set { editAccessibility { $0.focusGroup = newValue } }
    }
    open var focusGroupPriority: UIFocusGroupPriority {
        get { accessibility?.focusPriority ?? (isFocused ? .currentlyFocused : .ignored) }
        set { editAccessibility { $0.focusPriority = newValue } }
    }
    /// A halo where the view can become focused, unless the app sets another, or nil for none.
    open var focusEffect: UIFocusEffect? {
        get { accessibility?.focusEffect ?? (canBecomeFocused ? UIFocusHaloEffect() : nil) }
        set { editAccessibility { $0.focusEffect = .some(newValue) } }
    }
    open func setNeedsFocusUpdate() { UIFocusSystem.shared.requestFocusUpdate(to: self) }
    open func updateFocusIfNeeded() { UIFocusSystem.shared.updateFocusIfNeeded() }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.canBecomeFocused && $0.frame.overlaps(rect) }
    }
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
    open var restorationIdentifier: String?
    open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(into: coder) }
    open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(from: coder) }

    // MARK: Accessibility

    /// What the view is for UI tests, where its class decides that and `AutomationRole.of` does not know the class.
    package var automationRole: AutomationRole? {
        get { accessibility?.role }
        set { editAccessibility { $0.role = newValue } }
    }

    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { editAccessibility { $0.isElement = newValue } }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { editAccessibility { $0.identifier = newValue } }
    }
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { editAccessibility { $0.label = newValue } }
    }
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { editAccessibility { $0.hint = newValue } }
    }
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { editAccessibility { $0.value = newValue } }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { editAccessibility { $0.traits = newValue } }
    }
    /// In screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? screenFrame }
        set { editAccessibility { $0.frame = newValue } }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsHidden ?? false }
        set { editAccessibility { $0.elementsHidden = newValue } }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { editAccessibility { $0.isModal = newValue } }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { editAccessibility { $0.groupsChildren = newValue } }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { editAccessibility { $0.elements = newValue } }
    }
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { editAccessibility { $0.language = newValue } }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertColors ?? false }
        set { editAccessibility { $0.ignoresInvertColors = newValue } }
    }
    /// In screen coordinates; nil: the frame is the outline.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { editAccessibility { $0.path = newValue } }
    }
    /// Where scripts touch the element, in screen coordinates.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { editAccessibility { $0.activationPoint = newValue } }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { editAccessibility { $0.customActions = newValue } }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility?.customRotors }
        set { editAccessibility { $0.customRotors = newValue } }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { editAccessibility { $0.containerType = newValue } }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { editAccessibility { $0.navigationStyle = newValue } }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToUserInteraction ?? isUserInteractionEnabled }
        set { editAccessibility { $0.respondsToUserInteraction = newValue } }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { editAccessibility { $0.userInputLabels = newValue } }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { editAccessibility { ($0.attributedLabel, $0.label) = (newValue, newValue?.string) } }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { editAccessibility { ($0.attributedHint, $0.hint) = (newValue, newValue?.string) } }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { editAccessibility { ($0.attributedValue, $0.value) = (newValue, newValue?.string) } }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility?.textualContext }
        set { editAccessibility { $0.textualContext = newValue } }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        guard let list = accessibilityElements, list.indices.contains(index) else { return nil }
        return list[index]
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }

    open override var description: String { MainActor.assumeIsolated { summary } }
}

extension UIView {
    /// Packed state that is not the layer's.
    struct Flags {
        var userInteraction = true
        var multipleTouch = false
        var exclusiveTouch = false
        var autoresizesSubviews = true
        var opaque = true
        var clearsContext = true
        var translatesAutoresizingMask = true
        var needsUpdateConstraints = true
        var descendantNeedsUpdateConstraints = true
        var isLayingOut = false
        /// Constraints came or went, or were asked for, while the view was laying out.
        var changedConstraintsInLayout = false
        /// This view or an ancestor has, or had, a tint of its own; the others need not be told when they move.
        var isTinted = false
        /// Animations under way that do not allow interaction.
        var blockingAnimations = 0
        /// Property animators under way that let the view take touches where it is seen.
        var touchableAnimations = 0
    }

    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }
}

extension CGFloat {
    /// As Objective-C's `%g` prints it: no trailing zeros.
    var short: String { String(format: "%g", Double(self)) }
}

public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
