// SPDX-License-Identifier: MIT
import HostKit

/// A view on content larger than itself. Scrolling moves the origin of the bounds.
open class UIScrollView: UIView {
    final var size = CGSize.zero
    final var ownInset = UIEdgeInsets.zero
    final var reportedInset = UIEdgeInsets.zero
    final var drag = ScrollDrag()
    final var run: ScrollRun?
    final var zoom = ScrollZoom()
    final var indicators = ScrollIndicators()
    final weak var delegateStorage: (any UIScrollViewDelegate)?
    private let panStorage = ScrollPanGestureRecognizer()
    private let pinchStorage = ScrollPinchGestureRecognizer()
    final let touchDelay = TouchDelayGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishScrollView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishScrollView()
    }

    private final func finishScrollView() {
        clipsToBounds = true
        touchDelay.scrollView = self
        panStorage.scrollView = self
        pinchStorage.scrollView = self
        addGestureRecognizer(touchDelay)
        addGestureRecognizer(panStorage)
        addGestureRecognizer(pinchStorage)
    }

    /// Disfavoured, so that table, collection and text views can declare theirs with a narrower type beside it
    /// (docs/delegates.md).
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { delegateStorage }
        set {
            delegateStorage = newValue
            delegateDidChange()
        }
    }
    /// For subclasses that keep their delegates in a narrower type.
    package func delegateDidChange() {}
    /// Above the content; appears when that is pulled down.
    open var refreshControl: UIRefreshControl? {
        didSet { changeRefreshControl(from: oldValue, to: refreshControl) }
    }

    /// A subview that covers what shows, however far the content is scrolled.
    final weak var cover: UIView? { didSet { placeCover() } }
    final func placeCover() {
        guard let cover, cover.superview === self, cover.frame != bounds else { return }
        cover.frame = bounds
    }

    // MARK: Content

    /// Points. `bounds.origin` by another name.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { if bounds.origin != newValue { bounds.origin = newValue } }
    }
    open var contentSize: CGSize {
        get { size }
        set { changeContentSize(newValue) }
    }
    open var contentInset: UIEdgeInsets {
        get { ownInset }
        set { changeContentInset(newValue) }
    }
    /// How much of the content shows at once, with what bars cover of it.
    open var visibleSize: CGSize { bounds.size }
    /// `contentInset` and what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { currentInset }
    open func adjustedContentInsetDidChange() {}
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { insetMayHaveChanged() }
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }
    /// Scrolls no farther than needed to show `rect` of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            let moves = old.origin != newValue.origin
            if moves { __kvoWill("contentOffset") }
            super.bounds = newValue
            boundsDidChange(from: old)
            if moves { __kvoDid("contentOffset") }
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetMayHaveChanged()
    }
    /// The area that scrolls, in its own coordinates: its size is the content size where constraints give it.
    open var contentLayoutGuide: UILayoutGuide {
        systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
    }
    /// What shows, however far it is scrolled.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }
    package override var layoutContentGuide: UILayoutGuide? { contentLayoutGuide }
    package override func contentAreaDidResolve(_ size: CGSize) { if contentSize != size { contentSize = size } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.follow()
        placeIndicators()
    }

    // MARK: Behaviour

    open var isScrollEnabled: Bool {
        get { panStorage.isEnabled }
        set { panStorage.isEnabled = newValue }
    }
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var alwaysBounceVertical = false { didSet { insetMayHaveChanged() } }
    open var alwaysBounceHorizontal = false { didSet { insetMayHaveChanged() } }
    open var isPagingEnabled = false
    open var scrollsToTop = true
    open var decelerationRate: DecelerationRate = .normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Where content that is smaller than the view stands in it, in unit space: (0.5, 0.5) is the middle.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { contentOffset = clamped(contentOffset) } }
    }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag that begins in `view` becomes a scroll; controls keep theirs.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open var isTracking: Bool { drag.isTracking }
    open var isDragging: Bool { drag.isDragging }
    open var isDecelerating: Bool { run?.isDeceleration ?? false }
    open var isScrollAnimating: Bool { run.map { !$0.isDeceleration } ?? false }
    open var panGestureRecognizer: UIPanGestureRecognizer { panStorage }
    /// Where a scroll is to end that would end at `offset`; asked before the delegate. `velocity`: points a millisecond.
    package func dragTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
    /// Content that moved by itself has come to rest, or was caught by a finger.
    package func runDidEnd() {}
    open func stopScrollingAndZooming() { stopRun(finished: false) }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
    open var indicatorStyle: IndicatorStyle = .default { didSet { placeIndicators() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicatorsSoon()
    }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    open var isZooming: Bool { zoom.isZooming }
    open var isZoomBouncing: Bool { zoom.isBouncing }
    open var isZoomAnimating: Bool { zoom.isBouncing }
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        maximumZoomScale > minimumZoomScale ? pinchStorage : nil
    }
    /// Whose content is zoomed, where it is not the delegate that says so.
    package weak var zoomOwner: (any ScrollZoomOwner)?
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }
    /// Shows `rect`, in the zoomed view's coordinates, as large as it fits.
    open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panStorage { return mayDrag }
        if gestureRecognizer === pinchStorage { return mayZoom }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// What is left of a scroll's speed after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
