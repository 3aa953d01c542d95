// SPDX-License-Identifier: MIT

/// A row of choices, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public nonisolated static let noSegment = -1

    public enum Segment: Int, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }

    /// - Parameter items: strings, images or actions, from the leading edge.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        addParts()
        for item in items ?? [] { append(item) }
        bounds.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { append(action) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    final var segments: [UIKit.Segment] = []
    final let ground = UIView()
    final let backdrop = UIImageView(frame: .zero)
    final let thumb = SegmentThumb()
    /// Holds the thumb and cuts its shadow.
    final let thumbRoom = UIView()
    final var dividers: [UIImageView] = []
    final var selection = UISegmentedControl.noSegment
    final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    final var backgroundImages: [State: UIImage] = [:]
    final var dividerImage: UIImage?
    final var contentAdjustments: [Segment: UIOffset] = [:]
    /// Under the finger.
    final var pressed = UISegmentedControl.noSegment
    final var dragsThumb = false

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(UIKit.Segment(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(UIKit.Segment(image: image), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(UIKit.Segment(title: action.title, image: action.image, action: action), at: segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        remove(at: segment)
    }
    open func removeAllSegments() {
        while !segments.isEmpty { remove(at: segments.count - 1) }
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        edit(segment) { ($0.title, $0.image) = (title, nil) }
    }
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        edit(segment) { ($0.title, $0.image) = (nil, image) }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        edit(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }
    /// 0 gives the segment its share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { edit(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        edit(segment) { $0.contentOffset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.contentOffset ?? .zero }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { edit(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? true }

    /// `noSegment` selects nothing. Setting it sends no actions.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            guard newValue != selection, newValue == Self.noSegment || segments.indices.contains(newValue) else {
                return
            }
            selection = newValue
            showSelection(animated: window != nil && !bounds.isEmpty)
        }
    }

    /// Shows no lasting selection.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentChanged() }
    }

    // MARK: Look

    open var selectedSegmentTintColor: UIColor? {
        didSet { thumb.fill = selectedSegmentTintColor }
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        contentChanged()
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[state] = backgroundImage
        updateGround()
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        self.dividerImage = dividerImage
        setNeedsLayout()
    }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImage
    }
    /// Moves the contents of the segments of a kind; `any` stands for all kinds that have no adjustment of their own.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        contentAdjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        guard barMetrics == .default else { return .zero }
        return contentAdjustments[leftCenterRightOrAlone] ?? contentAdjustments[.any] ?? .zero
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize { naturalSize }
    package override var isTappedByDefault: Bool { true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSegments()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    package override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        updateTitles()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginSegmentTracking(touch)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueSegmentTracking(touch)
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        endSegmentTracking(inside: isTouchInside)
    }
    open override func cancelTracking(with event: UIEvent?) { endSegmentTracking(inside: false) }
}
