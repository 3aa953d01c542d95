// SPDX-License-Identifier: MIT

/// Minus and plus: a value that goes up and down by steps. 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    static let size = CGSize(width: 94, height: 32)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        if coder.containsValue(forKey: "UIStepperMaximumValue") {
            maximumValue = coder.decodeDouble(forKey: "UIStepperMaximumValue")
        }
        if coder.containsValue(forKey: "UIStepperMinimumValue") {
            minimumValue = coder.decodeDouble(forKey: "UIStepperMinimumValue")
        }
        if coder.containsValue(forKey: "UIStepperValue") { value = coder.decodeDouble(forKey: "UIStepperValue") }
    }

    private let ground = UIView()
    private let backdrop = UIImageView(frame: .zero)
    private let pressed = UIView()
    private let divider = UIImageView(frame: .zero)
    private let minus = UIImageView(frame: .zero)
    private let plus = UIImageView(frame: .zero)
    private var stored: Double = 0
    private var direction: Double = 0
    private var repeater: Timer?
    private var images = Images()

    private struct Images {
        var background: [State: UIImage] = [:]
        var increment: [State: UIImage] = [:]
        var decrement: [State: UIImage] = [:]
        var divider: UIImage?
    }

    /// Kept between minimum and maximum.
    open var value: Double {
        get { stored }
        set {
            stored = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
            updateEnds()
        }
    }

    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = stored
        }
    }

    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
        }
    }

    /// Must be positive.
    open var stepValue: Double = 1 {
        didSet {
            if stepValue <= 0 {
                NSException.raise(.invalidArgumentException, "Must specify a stepValue greater than 0 (\(stepValue))")
            }
        }
    }

    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false {
        didSet { updateEnds() }
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        images.background[state] = image
        updateLook()
    }
    open func backgroundImage(for state: State) -> UIImage? { images.background[state] }
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        images.increment[state] = image
        updateLook()
    }
    open func incrementImage(for state: State) -> UIImage? { images.increment[state] }
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        images.decrement[state] = image
        updateLook()
    }
    open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        images.divider = image
        updateLook()
    }
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? { images.divider }

    open override var intrinsicContentSize: CGSize { Self.size }
    package override var isTappedByDefault: Bool { true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        backdrop.frame = bounds
        let half = bounds.width / 2
        pressed.frame = CGRect(x: direction > 0 ? half : 0, y: 0, width: half, height: bounds.height)
        pressed.isHidden = direction == 0
        divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14)
        for (view, middle) in [(minus, half / 2), (plus, half * 1.5)] {
            view.bounds.size = view.image?.size ?? .zero
            view.center = CGPoint(x: middle, y: bounds.midY)
        }
    }

    package override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        updateEnds()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        direction = touch.location(in: self).x < bounds.midX ? -1 : 1
        guard canStep else {
            direction = 0
            return false
        }
        setNeedsLayout()
        step()
        if autorepeat { startRepeating() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stopStepping()
        if !isContinuous { dispatchValueChanged() }
    }

    open override func cancelTracking(with event: UIEvent?) { stopStepping() }

    private func stopStepping() {
        repeater?.invalidate()
        repeater = nil
        direction = 0
        setNeedsLayout()
    }

    private var canStep: Bool { wraps || (direction < 0 ? stored > minimumValue : stored < maximumValue) }

    private func step() {
        guard canStep else { return }
        var next = stored + direction * stepValue
        if wraps, next > maximumValue { next = minimumValue }
        if wraps, next < minimumValue { next = maximumValue }
        value = next
        if isContinuous { dispatchValueChanged() }
    }

    /// Half a second after the touch, then ten times a second.
    private func startRepeating() {
        repeater = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.step()
                self?.repeater = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                    MainActor.assumeIsolated { self?.step() }
                }
            }
        }
    }

    // MARK: Parts

    private func addParts() {
        for part in [ground, backdrop, pressed, divider, minus, plus] {
            part.isUserInteractionEnabled = false
        }
        addSubview(ground)
        ground.clipsToBounds = true
        ground.layer.cornerRadius = 8
        ground.layer.cornerCurve = .continuous
        ground.backgroundColor = .tertiarySystemFill
        for part in [pressed, divider] { ground.addSubview(part) }
        pressed.backgroundColor = .systemFill
        for part in [backdrop, minus, plus] { addSubview(part) }
        updateLook()
    }

    private func updateLook() {
        let background = images.background[state] ?? images.background[.normal]
        backdrop.image = background
        ground.backgroundColor = background == nil ? .tertiarySystemFill : nil
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
        minus.image = images.decrement[.normal] ?? UIImage(systemName: "minus", withConfiguration: configuration)
        plus.image = images.increment[.normal] ?? UIImage(systemName: "plus", withConfiguration: configuration)
        divider.image = images.divider
        divider.backgroundColor = images.divider == nil ? .systemFill : nil
        updateEnds()
        setNeedsLayout()
    }

    /// The side that can go no further is grey.
    private func updateEnds() {
        minus.tintColor = isEnabled && (wraps || stored > minimumValue) ? .label : .tertiaryLabel
        plus.tintColor = isEnabled && (wraps || stored < maximumValue) ? .label : .tertiaryLabel
    }
}
