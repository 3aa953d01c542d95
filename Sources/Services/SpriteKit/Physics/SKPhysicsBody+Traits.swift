// SPDX-License-Identifier: MIT
internal import CGamePhysics

extension SKPhysicsBody {
    private func change(_ edit: (inout PhysicsTraits) -> Void) {
        edit(&traits)
        simulated?.take(traits)
    }

    /// Whether the simulation moves it; a body of edges is never moved.
    public var isDynamic: Bool {
        get { traits.isDynamic }
        set { change { $0.isDynamic = newValue } }
    }
    /// Whether fast bodies are kept from passing through thin ones between two frames.
    public var usesPreciseCollisionDetection: Bool {
        get { traits.usesPreciseCollisionDetection }
        set { change { $0.usesPreciseCollisionDetection = newValue } }
    }
    public var allowsRotation: Bool {
        get { traits.allowsRotation }
        set { change { $0.allowsRotation = newValue } }
    }
    /// Whether its place in the node's parent is fixed, so that it only turns.
    public var pinned: Bool {
        get { traits.isPinned }
        set { change { $0.isPinned = newValue } }
    }
    /// Whether it lies still and costs nothing until something touches it.
    public var isResting: Bool {
        get { simulated.map { !$0.state.awake } ?? traits.isResting }
        set {
            traits.isResting = newValue
            simulated?.rest(newValue)
        }
    }
    /// 0 (slides) to 1; at first 0.2.
    public var friction: CGFloat {
        get { traits.friction }
        set { change { $0.friction = newValue } }
    }
    /// How much of its speed it keeps in a bounce, 0 to 1; at first 0.2.
    public var restitution: CGFloat {
        get { traits.restitution }
        set { change { $0.restitution = newValue } }
    }
    /// How much speed it loses, 0 to 1; at first 0.1.
    public var linearDamping: CGFloat {
        get { traits.linearDamping }
        set { change { $0.linearDamping = newValue } }
    }
    public var angularDamping: CGFloat {
        get { traits.angularDamping }
        set { change { $0.angularDamping = newValue } }
    }
    /// Kilograms a square metre (of 150 x 150 points); at first 1.
    public var density: CGFloat {
        get { traits.density }
        set { change { $0.density = max(newValue, 0) } }
    }
    /// Kilograms; changes with the density.
    public var mass: CGFloat {
        get { traits.density * area * (simulated?.areaScale ?? 1) }
        set {
            let area = area * (simulated?.areaScale ?? 1)
            if area > 0 { density = newValue / area }
        }
    }
    /// What electric and magnetic fields see.
    public var charge: CGFloat {
        get { traits.charge }
        set { traits.charge = newValue }
    }
    public var affectedByGravity: Bool {
        get { traits.affectedByGravity }
        set { change { $0.affectedByGravity = newValue } }
    }
    public var fieldBitMask: UInt32 {
        get { traits.fieldBitMask }
        set { traits.fieldBitMask = newValue }
    }
    public var categoryBitMask: UInt32 {
        get { traits.categoryBitMask }
        set { change { $0.categoryBitMask = newValue } }
    }
    /// The categories that it bounces off. Where only one of two bodies wants to, both are moved (on iOS that one alone).
    public var collisionBitMask: UInt32 {
        get { traits.collisionBitMask }
        set { change { $0.collisionBitMask = newValue } }
    }
    /// The categories whose touch the world's delegate is told of.
    public var contactTestBitMask: UInt32 {
        get { traits.contactTestBitMask }
        set { change { $0.contactTestBitMask = newValue } }
    }
    /// Points a second in the scene.
    public var velocity: CGVector {
        get { simulated?.velocity ?? traits.velocity }
        set {
            traits.velocity = newValue
            simulated?.move(velocity: newValue, spin: angularVelocity)
        }
    }
    /// Radians a second.
    public var angularVelocity: CGFloat {
        get { simulated.map { CGFloat($0.state.spin) } ?? traits.angularVelocity }
        set {
            traits.angularVelocity = newValue
            simulated?.move(velocity: velocity, spin: newValue)
        }
    }

    // MARK: Forces and impulses

    /// In the world of the node's scene, at once: a node that was just added may be pushed before the next frame.
    private var live: SimulatedBody? {
        guard simulated == nil, let node else { return simulated }
        nonisolated(unsafe) let body = self
        // Nodes and what simulates them belong to the main thread.
        MainActor.assumeIsolated { node.scene?.physicsWorld.begin(body, of: node) }
        return simulated
    }

    /// A force acts during the next step. A body outside a scene feels none.
    public func applyForce(_ force: CGVector) { live?.force(force, at: nil) }
    /// - Parameter point: in the scene.
    public func applyForce(_ force: CGVector, at point: CGPoint) { live?.force(force, at: point) }
    public func applyTorque(_ torque: CGFloat) { live?.torque(torque) }
    /// Changes the velocity at once by `impulse` / `mass` points a second.
    public func applyImpulse(_ impulse: CGVector) {
        guard let simulated = live else {
            let mass = mass
            guard mass > 0, traits.isDynamic else { return }
            traits.velocity.dx += impulse.dx / mass
            traits.velocity.dy += impulse.dy / mass
            return
        }
        simulated.impulse(impulse, at: nil)
    }
    public func applyImpulse(_ impulse: CGVector, at point: CGPoint) { live?.impulse(impulse, at: point) }
    public func applyAngularImpulse(_ impulse: CGFloat) { live?.angularImpulse(impulse) }

    /// The bodies that touch it since the last step.
    public func allContactedBodies() -> [SKPhysicsBody] { simulated?.touching ?? [] }

    /// The joints of the world that hold it.
    public var joints: [SKPhysicsJoint] {
        simulated?.world?.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? []
    }
}
