// SPDX-License-Identifier: MIT

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// How an animator's progress follows time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
open class UICubicTimingParameters: __ObjCObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            case .__keyboard: (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
            }
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    func progress(at time: Double) -> Double {
        TimingCurve(
            x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
            y2: Double(controlPoint2.y)
        ).value(at: time)
    }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: __ObjCObject, UITimingCurveProvider {
    /// In unit distances a second.
    public let initialVelocity: CGVector
    /// nil when stiffness and damping are given.
    let dampingRatio: CGFloat?
    let stiffness: CGFloat
    let damping: CGFloat

    /// The system's default spring.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
        (stiffness, damping) = (0, 0)
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = nil
        initialVelocity = velocity
        // The same motion with mass 1.
        self.stiffness = stiffness / mass
        self.damping = damping / mass
        super.init()
    }

    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
        self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Stiffness (2 pi / duration)^2 and damping ratio 1 - bounce; a negative bounce overdamps by 1 / (1 + bounce).
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector) {
        let frequency = 2 * CGFloat.pi / CGFloat(max(duration, 0.001))
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1 + bounce, 0.001)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    var curveKind: AnimationCurveKind {
        .spring(stiffness: stiffness, damping: damping, velocity: hypot(initialVelocity.dx, initialVelocity.dy))
    }

    /// Seconds until the motion stays within 0.001 of its end.
    var settlingDuration: TimeInterval {
        let animation = CASpringAnimation(keyPath: "position")
        (animation.mass, animation.stiffness, animation.damping) = (1, stiffness, damping)
        return animation.settlingDuration
    }

    /// A spring for an animator of that duration.
    func curveKind(duration: TimeInterval) -> AnimationCurveKind {
        guard let dampingRatio else { return curveKind }
        let velocity = Double(hypot(initialVelocity.dx, initialVelocity.dy))
        let spring = SpringLaw.spring(duration: duration, ratio: Double(dampingRatio), velocity: velocity)
        return .spring(stiffness: spring.stiffness, damping: spring.damping, velocity: CGFloat(velocity))
    }
}
