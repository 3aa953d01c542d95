// SPDX-License-Identifier: MIT
import CoreGraphics

/// Hears when an animation starts and stops. Both methods are optional; they are called on the main thread, from a
/// commit.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: false when the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) { byName(self, "animationDidStart:", [anim]) }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        byName(self, "animationDidStop:finished:", [anim, flag])
    }
}

/// What all animations have: timing, a curve and a delegate. A layer keeps a copy; changing an animation that was
/// added has no effect.
open class CAAnimation: __ObjCObject, CAMediaTiming, CAAction, NSCopying {
    /// Behind the public properties; a layer's copy has its own.
    package var timing = TimingState()
    private var custom: [String: Any] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// nil: linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Retained.
    open var delegate: (any CAAnimationDelegate)?
    /// False keeps the animation attached, with its effect given by `fillMode`.
    open var isRemovedOnCompletion = true
    /// A hint; frames come at the display's rate.
    open var preferredFrameRateRange = CAFrameRateRange.default

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// As an action, the animation adds itself to the layer under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copy.assign(from: self)
        return copy
    }

    /// An animation of the same class with default values.
    func makeEmpty() -> CAAnimation { CAAnimation() }

    func assign(from other: CAAnimation) {
        timing = other.timing
        custom = other.custom
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    // MARK: Compiling

    /// The immutable form the render tree evaluates. `duration` is resolved. nil when there is nothing to animate.
    func compile(duration: CFTimeInterval) -> CompiledAnimation.Kind? { nil }

    /// The animation with its duration filled in and its begin time as given.
    final func compiled(beginTime: CFTimeInterval, defaultDuration: CFTimeInterval) -> CompiledAnimation? {
        let duration = timing.duration > 0 ? timing.duration : defaultDuration
        guard let kind = compile(duration: duration) else { return nil }
        var timing = self.timing
        timing.beginTime = beginTime
        return CompiledAnimation(timing: timing, duration: duration, curve: timingFunction?.curve, kind: kind)
    }

    // MARK: Key-value coding: any key may hold a value

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "duration": timing.duration
        case "beginTime": timing.beginTime
        case "speed": timing.speed
        case "timeOffset": timing.timeOffset
        case "repeatCount": timing.repeatCount
        case "autoreverses": timing.autoreverses
        case "fillMode": timing.fillMode.rawValue
        case "timingFunction": timingFunction
        case "delegate": delegate
        case "removedOnCompletion": isRemovedOnCompletion
        default: custom[key]
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue.double(value)
        switch key {
        case "duration": timing.duration = number ?? 0
        case "beginTime": timing.beginTime = number ?? 0
        case "speed": timing.speed = Float(number ?? 1)
        case "timeOffset": timing.timeOffset = number ?? 0
        case "repeatCount": timing.repeatCount = Float(number ?? 0)
        case "autoreverses": timing.autoreverses = number == 1
        case "fillMode": timing.fillMode = CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion": isRemovedOnCompletion = number == 1
        default: custom[key] = value
        }
    }
}
