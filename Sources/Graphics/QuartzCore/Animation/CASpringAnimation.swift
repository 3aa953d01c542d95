// SPDX-License-Identifier: MIT
import CoreGraphics

/// A basic animation whose progress is the motion of a damped spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In distances to the end value per second; positive moves towards it.
    open var initialVelocity: CGFloat = 0
    /// False: a damping ratio above 1 counts as 1.
    open var allowsOverdamping = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameters: `perceptualDuration`: of one undamped oscillation; `bounce`: 0 none, 1 undamped, negative
    ///   overdamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let omega = 2 * Double.pi / max(perceptualDuration, 1e-6)
        let bounce = max(-0.999, min(1, Double(bounce)))
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        stiffness = omega * omega
        damping = 2 * ratio * omega
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.omega }
    open var bounce: CGFloat { spring.ratio <= 1 ? 1 - spring.ratio : 1 / spring.ratio - 1 }

    /// Seconds until the motion stays within a thousandth of the distance.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: SpringCurve {
        SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity,
            allowsOverdamping: allowsOverdamping)
    }

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func assign(from other: CAAnimation) {
        super.assign(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func compile(duration: CFTimeInterval) -> CompiledAnimation.Kind? {
        guard let keyPath, !keyPath.isEmpty else { return nil }
        let path = LayerKeyPath(keyPath)
        return track(.basic(ends(path), spring: spring), path)
    }
}

/// The closed solution of `m x'' + c x' + k x = 0` with `x(0) = 1`, `x'(0) = -velocity`.
package struct SpringCurve: Equatable, Sendable {
    /// Undamped angular frequency, radians per second.
    package var omega: Double
    /// Damping ratio: below 1 it swings over.
    package var ratio: Double
    /// In whole ways a second; positive moves towards the end.
    package var velocity: Double

    /// Mass and stiffness below 1e-9 count as that, a negative damping as none.
    /// - Parameter allowsOverdamping: false: more than critical damping counts as critical.
    package init(
        mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = true
    ) {
        let mass = max(mass, 1e-9)
        let stiffness = max(stiffness, 1e-9)
        omega = (stiffness / mass).squareRoot()
        ratio = max(0, damping / (2 * (stiffness * mass).squareRoot()))
        if !allowsOverdamping { ratio = min(ratio, 1) }
        self.velocity = velocity
    }

    /// Progress towards the end value: 0 at the start, 1 at rest, more while swinging over.
    package func value(at t: CFTimeInterval) -> Double {
        guard t > 0 else { return 0 }
        if ratio < 1 {
            let decay = ratio * omega
            let wd = omega * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-decay * t) * (cos(wd * t) + (decay - velocity) / wd * sin(wd * t))
        }
        if ratio == 1 { return 1 - exp(-omega * t) * (1 + (omega - velocity) * t) }
        let root = (ratio * ratio - 1).squareRoot()
        let slow = -omega * (ratio - root)
        let fast = -omega * (ratio + root)
        let a = (-velocity - fast) / (slow - fast)
        return 1 - (a * exp(slow * t) + (1 - a) * exp(fast * t))
    }

    /// When the bound of `|1 - value|` falls to a thousandth. For the underdamped spring the bound is
    /// `(1 + |(decay - velocity) / wd|) exp(-decay t)`, which gives iOS's 1.4727 s for the default spring.
    package var settlingDuration: CFTimeInterval {
        let limit = 0.001
        if ratio < 1 {
            let decay = ratio * omega
            guard decay > 0 else { return .infinity }
            let wd = omega * (1 - ratio * ratio).squareRoot()
            return max(0, log((1 + abs((decay - velocity) / wd)) / limit) / decay)
        }
        func bound(_ t: Double) -> Double {
            if ratio == 1 { return (1 + abs(omega - velocity) * t) * exp(-omega * t) }
            return abs(1 - value(at: t))
        }
        var high = 1 / omega
        while bound(high) > limit && high < 1e6 { high *= 2 }
        var low = high / 2
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) > limit { low = middle } else { high = middle }
        }
        return high
    }
}
