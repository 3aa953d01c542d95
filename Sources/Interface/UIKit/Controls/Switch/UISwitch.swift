// SPDX-License-Identifier: MIT

/// An on-off switch, 51 by 31 points whatever its frame says.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }

    static let size = CGSize(width: 51, height: 31)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
        if coder.containsValue(forKey: "UISwitchOn") { on = coder.decodeBool(forKey: "UISwitchOn") }
        addParts()
    }

    private let track = UIView()
    private let knob = SwitchKnob()
    private var on = false
    private var drag: Drag?

    /// One touch on the switch.
    private struct Drag {
        let start: CGPoint
        let wasOn: Bool
        var hasMoved = false
    }

    open var isOn: Bool {
        get { on }
        set { setOn(newValue, animated: false) }
    }

    /// Does not send actions.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != self.on else { return }
        __kvoWill("on")
        self.on = on
        __kvoDid("on")
        update(animated: animated && window != nil)
    }

    open var onTintColor: UIColor? {
        didSet { update(animated: false) }
    }
    open var thumbTintColor: UIColor? {
        didSet { knob.backgroundColor = thumbTintColor ?? .white }
    }
    /// Have no effect since iOS 7.
    /// Without effect here: as on iOS since 7.
    open var onImage: UIImage?
    /// Without effect here: as on iOS since 7.
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    // MARK: View

    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: Self.size.height) }
    package override var isTappedByDefault: Bool { true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(origin: .zero, size: Self.size)
        if knob.layer.animation(forKey: "position") == nil { knob.setUntransformedFrame(knobFrame) }
    }

    private func addParts() {
        // The knob throws its shadow on the track alone, not past it.
        for (part, parent) in [(track, self), (knob, track)] {
            part.isUserInteractionEnabled = false
            parent.addSubview(part)
        }
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        track.clipsToBounds = true
        knob.frame = knobFrame
        update(animated: false)
    }

    private var knobFrame: CGRect {
        let width: CGFloat = isHighlighted ? 34 : 27
        let isAtRight = on != isRightToLeft
        return CGRect(x: isAtRight ? Self.size.width - 2 - width : 2, y: 2, width: width, height: 27)
    }

    private func update(animated: Bool) {
        let changes = {
            self.track.backgroundColor = self.on ? self.onTintColor ?? .systemGreen : .secondarySystemFill
            self.knob.setUntransformedFrame(self.knobFrame)
        }
        guard animated else { return changes() }
        UIView.animate(
            withDuration: 0.42, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: changes)
    }

    package override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        alpha = isEnabled ? 1 : 0.5
        if oldState.contains(.highlighted) != isHighlighted { update(animated: window != nil) }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = Drag(start: touch.location(in: self), wasOn: on)
        return true
    }

    /// The knob follows a finger that has clearly gone to the other side.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag else { return true }
        let distance = touch.location(in: self).x - drag.start.x
        guard abs(distance) > 12 else { return true }
        self.drag?.hasMoved = true
        setOn((distance > 0) != isRightToLeft, animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let drag else { return }
        self.drag = nil
        if !drag.hasMoved, isTouchInside { setOn(!on, animated: true) }
        if on != drag.wasOn { dispatchValueChanged() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        if let drag { setOn(drag.wasOn, animated: true) }
        drag = nil
    }

    open override func accessibilityActivate() -> Bool {
        setOn(!on, animated: true)
        dispatchValueChanged()
        return true
    }
}

/// The white disc of switches and sliders with its two shadows.
@MainActor
class SwitchKnob: UIView {
    private let rim = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.1
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 2.5
        rim.isUserInteractionEnabled = false
        rim.layer.borderWidth = 0.5
        rim.layer.borderColor = CGColor(gray: 0, alpha: 0.04)
        rim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(rim)
    }

    required init?(coder: NSCoder) { nil }

    override var bounds: CGRect {
        didSet {
            layer.cornerRadius = min(bounds.width, bounds.height) / 2
            rim.layer.cornerRadius = layer.cornerRadius + 0.5
            rim.frame = bounds.insetBy(dx: -0.5, dy: -0.5)
        }
    }

    override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = newValue
            bounds = CGRect(origin: .zero, size: newValue.size)
        }
    }
}
