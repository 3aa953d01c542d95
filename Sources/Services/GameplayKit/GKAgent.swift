// SPDX-License-Identifier: MIT

public protocol GKAgentDelegate: NSObjectProtocol {
    func agentWillUpdate(_ agent: GKAgent)
    func agentDidUpdate(_ agent: GKAgent)
}
extension GKAgentDelegate {
    public func agentWillUpdate(_ agent: GKAgent) { byName(self, "agentWillUpdate:", [agent]) }
    public func agentDidUpdate(_ agent: GKAgent) { byName(self, "agentDidUpdate:", [agent]) }
}

/// Something that moves by its goals. Distances, speeds and accelerations are in the game's own units and seconds.
///
/// The laws are those of Reynolds, "Steering Behaviors For Autonomous Characters" (1999). Apple publishes no formulas, so
/// paths resemble those of an Apple device and are not the same.
open class GKAgent: GKComponent {
    open weak var delegate: (any GKAgentDelegate)?
    open var behavior: GKBehavior?
    open var mass: Float = 1
    open var radius: Float = 0.5
    open var speed: Float = 0
    open var maxAcceleration: Float = 1
    open var maxSpeed: Float = 1

    /// Where the agent is and how it moves, in space: what goals calculate with.
    final var place: vector_float3 = .zero
    final var motion: vector_float3 = .zero
    final var heading: vector_float3 = vector_float3(1, 0, 0)
    /// Of wandering: the angle on the circle ahead.
    final var wander: Float = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func update(deltaTime seconds: TimeInterval) {
        if let delegate { _ = optionalCall { delegate.agentWillUpdate(self) } }
        move(Float(seconds))
        if let delegate { _ = optionalCall { delegate.agentDidUpdate(self) } }
    }

    private func move(_ seconds: Float) {
        var force = behavior?.force(on: self, seconds) ?? .zero
        let strength = simd_length(force)
        if strength > maxAcceleration { force *= maxAcceleration / strength }
        motion += force / max(mass, .leastNormalMagnitude) * seconds
        let size = simd_length(motion)
        if size > maxSpeed { motion *= maxSpeed / size }
        speed = simd_length(motion)
        if speed > 1e-4 { heading = motion / speed }
        place += motion * seconds
        moved()
    }
    func moved() {}
}

/// In the plane. A rotation of 0 looks along x; it grows to the left.
open class GKAgent2D: GKAgent {
    open var position: vector_float2 {
        get { vector_float2(place.x, place.y) }
        set { place = vector_float3(newValue, 0) }
    }
    open var velocity: vector_float2 { vector_float2(motion.x, motion.y) }
    open var rotation: Float = 0 {
        didSet { heading = vector_float3(Float(cos(Double(rotation))), Float(sin(Double(rotation))), 0) }
    }
    override func moved() {
        if speed > 1e-4 { rotation = Float(atan2(Double(motion.y), Double(motion.x))) }
    }
}

/// In space. `rotation` turns the direction ahead, z (or -z where `rightHanded`), into that of the motion.
open class GKAgent3D: GKAgent {
    open var position: vector_float3 {
        get { place }
        set { place = newValue }
    }
    open var velocity: vector_float3 { motion }
    open var rightHanded = false
    open var rotation = matrix_identity_float3x3
    override func moved() {
        guard speed > 1e-4 else { return }
        let ahead = rightHanded ? -heading : heading
        let up: vector_float3 = abs(ahead.y) < 0.99 ? vector_float3(0, 1, 0) : vector_float3(1, 0, 0)
        let right = simd_normalize(simd_cross(up, ahead))
        rotation = simd_float3x3(right, simd_cross(ahead, right), ahead)
    }
}
