// SPDX-License-Identifier: MIT

/// A thumb on a track: a value between two ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// Without effect: see `behavioralStyle`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// Never a Mac's, whatever is preferred.
    public final var behavioralStyle: UIBehavioralStyle { .pad }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        if coder.containsValue(forKey: "UIMaxValue") { maximumValue = coder.decodeFloat(forKey: "UIMaxValue") }
        if coder.containsValue(forKey: "UIMinValue") { minimumValue = coder.decodeFloat(forKey: "UIMinValue") }
        if coder.containsValue(forKey: "UIValue") { value = coder.decodeFloat(forKey: "UIValue") }
    }

    private let minimumTrack = SliderTrack()
    private let maximumTrack = SliderTrack()
    private let thumb = SliderThumb()
    private var minimumIcon: UIImageView?
    private var maximumIcon: UIImageView?
    private var stored: Float = 0
    /// Of the thumb's centre from the finger, in points.
    private var grip: CGFloat = 0
    private var images = Images()

    private struct Images {
        var thumb: [State: UIImage] = [:]
        var minimumTrack: [State: UIImage] = [:]
        var maximumTrack: [State: UIImage] = [:]
    }

    // MARK: Value

    /// Kept between the two ends.
    open var value: Float {
        get { stored }
        set { setValue(newValue, animated: false) }
    }

    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = stored
            setNeedsLayout()
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
            setNeedsLayout()
        }
    }

    /// Does not send actions.
    open func setValue(_ value: Float, animated: Bool) {
        let kept = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard kept != stored else { return }
        stored = kept
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState]) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    /// True: actions are sent all along; false: when the finger lifts.
    open var isContinuous = true

    // MARK: Look

    open var minimumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }
    open var maximumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }
    open var thumbTintColor: UIColor? {
        didSet { updateLook() }
    }
    open var minimumValueImage: UIImage? {
        didSet { setIcon(&minimumIcon, minimumValueImage) }
    }
    open var maximumValueImage: UIImage? {
        didSet { setIcon(&maximumIcon, maximumValueImage) }
    }

    open func setThumbImage(_ image: UIImage?, for state: State) {
        images.thumb[state] = image
        updateLook()
    }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images.minimumTrack[state] = image
        updateLook()
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images.maximumTrack[state] = image
        updateLook()
    }
    open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
    open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }
    open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }
    open var currentThumbImage: UIImage? { images.thumb[state] ?? images.thumb[.normal] }
    open var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] ?? images.minimumTrack[.normal] }
    open var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] ?? images.maximumTrack[.normal] }

    // MARK: Places

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        iconRect(minimumValueImage, in: bounds, atMinimum: true)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        iconRect(maximumValueImage, in: bounds, atMinimum: false)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
        if minimumValueImage != nil { left = minimumValueImageRect(forBounds: bounds).maxX + 15 }
        if maximumValueImage != nil { right = maximumValueImageRect(forBounds: bounds).minX - 15 }
        let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? 4
        return CGRect(
            x: left, y: (bounds.midY - height / 2).rounded(), width: max(0, right - left), height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? SliderThumb.size
        let range = maximumValue - minimumValue
        var fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        let travel = max(0, rect.width + 4 - size.width)
        // On whole points, as in the captures.
        return CGRect(
            x: (rect.minX - 2 + travel * fraction).rounded(), y: (rect.midY - size.height / 2).rounded(.down),
            width: size.width, height: size.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumIcon?.frame = minimumValueImageRect(forBounds: bounds)
        maximumIcon?.frame = maximumValueImageRect(forBounds: bounds)
        let rect = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: rect, value: stored)
        thumb.setUntransformedFrame(thumbFrame)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (low, high) = rect.divided(atDistance: max(0, thumbFrame.midX - rect.minX), from: .minXEdge)
        minimumTrack.place(isMirrored ? high : low, within: rect)
        maximumTrack.place(rect, within: rect)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    package override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        alpha = isEnabled ? 1 : 0.5
        updateLook()
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).holds(point)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let location = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -10, dy: -10).holds(location) else { return false }
        grip = thumb.center.x - location.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        if isContinuous { dispatchValueChanged() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch) }
        dispatchValueChanged()
    }

    private func follow(_ touch: UITouch) {
        let rect = trackRect(forBounds: bounds)
        let low = thumbRect(forBounds: bounds, trackRect: rect, value: minimumValue).midX
        let high = thumbRect(forBounds: bounds, trackRect: rect, value: maximumValue).midX
        guard low != high else { return }
        let fraction = (touch.location(in: self).x + grip - low) / (high - low)
        value = minimumValue + (maximumValue - minimumValue) * Float(min(max(fraction, 0), 1))
        layoutIfNeeded()
    }

    // MARK: Parts

    private func addParts() {
        for part in [maximumTrack, minimumTrack, thumb] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        updateLook()
    }

    private func updateLook() {
        minimumTrack.show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor)
        maximumTrack.show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemFill)
        thumb.show(currentThumbImage, or: thumbTintColor ?? .white)
        setNeedsLayout()
    }

    private func setIcon(_ view: inout UIImageView?, _ image: UIImage?) {
        view?.removeFromSuperview()
        view = image.map { UIImageView(image: $0) }
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    private func iconRect(_ image: UIImage?, in bounds: CGRect, atMinimum: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let isLeft = atMinimum == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
