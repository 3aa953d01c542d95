// SPDX-License-Identifier: MIT
internal import CGamePhysics

/// What ties two bodies of one world together. Add it to the world when both nodes are in the scene.
open class SKPhysicsJoint: __ObjCObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    /// What held it in the last step, in kilograms times points a second squared.
    open private(set) var reactionForce = CGVector.zero
    open private(set) var reactionTorque: CGFloat = 0

    private var handle: OpaquePointer?
    private weak var world: SKPhysicsWorld?

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) {
        (bodyA, bodyB) = (a, b)
        super.init()
    }

    /// Makes the joint of the engine; both bodies are in the world.
    func make(_ engine: OpaquePointer, _ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? { nil }

    /// Box2D's second body is the one that turns and slides against the first.
    func link(_ a: SimulatedBody, _ b: SimulatedBody, at: CGPoint, _ otherAt: CGPoint? = nil) -> tsg_link {
        tsg_link(body: a.engineBody, other: b.engineBody, at: metres(at), other_at: metres(otherAt ?? at))
    }

    func attach(to world: SKPhysicsWorld) {
        guard handle == nil, let a = bodyA.simulated, let b = bodyB.simulated, a.world === world, b.world === world,
            a !== b
        else { return }
        self.world = world
        handle = make(world.engine, a, b)
    }
    func detach() {
        if let handle, let world { tsg_joint_free(world.engine, handle) }
        handle = nil
    }
    /// The changed property makes the joint anew.
    func remake() {
        guard handle != nil, let world else { return }
        detach()
        attach(to: world)
    }
    func read(seconds: TimeInterval) {
        guard let handle else { return }
        var force = tsg_vec()
        var torque: Float = 0
        tsg_joint_reaction(handle, Float(seconds), &force, &torque)
        let scaled = points(force)
        reactionForce = CGVector(dx: scaled.x, dy: scaled.y)
        reactionTorque = CGFloat(torque)
    }
}

/// Both bodies turn about one point.
open class SKPhysicsJointPin: SKPhysicsJoint {
    private let anchor: CGPoint
    open var shouldEnableLimits = false { didSet { remake() } }
    /// Radians that the bodies may turn against each other from where they were.
    open var lowerAngleLimit: CGFloat = 0 { didSet { remake() } }
    open var upperAngleLimit: CGFloat = 0 { didSet { remake() } }
    /// How much it resists, 0 to 1.
    open var frictionTorque: CGFloat = 0 { didSet { remake() } }
    /// Radians a second at which it is turned; 0 leaves it free.
    open var rotationSpeed: CGFloat = 0 { didSet { remake() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchor: CGPoint) {
        self.anchor = anchor
        super.init(a, b)
    }
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin
    {
        SKPhysicsJointPin(bodyA, bodyB, anchor)
    }
    override func make(_ engine: OpaquePointer, _ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? {
        tsg_joint_pin(
            engine, link(a, b, at: anchor), shouldEnableLimits, Float(lowerAngleLimit), Float(upperAngleLimit),
            Float(frictionTorque), Float(rotationSpeed))
    }
}

/// The bodies move as one.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    private let anchor: CGPoint
    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchor: CGPoint) {
        self.anchor = anchor
        super.init(a, b)
    }
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
        -> SKPhysicsJointFixed
    {
        SKPhysicsJointFixed(bodyA, bodyB, anchor)
    }
    override func make(_ engine: OpaquePointer, _ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? {
        tsg_joint_weld(engine, link(a, b, at: anchor))
    }
}

/// One body slides along an axis of the other.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    private let anchor: CGPoint
    private let axis: CGVector
    open var shouldEnableLimits = false { didSet { remake() } }
    /// Points along the axis from where the bodies were.
    open var lowerDistanceLimit: CGFloat = 0 { didSet { remake() } }
    open var upperDistanceLimit: CGFloat = 0 { didSet { remake() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchor: CGPoint, _ axis: CGVector) {
        (self.anchor, self.axis) = (anchor, axis)
        super.init(a, b)
    }
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding {
        SKPhysicsJointSliding(bodyA, bodyB, anchor, axis)
    }
    override func make(_ engine: OpaquePointer, _ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? {
        tsg_joint_slide(
            engine, link(a, b, at: anchor), tsg_vec(x: Float(axis.dx), y: Float(axis.dy)), shouldEnableLimits,
            Float(lowerDistanceLimit / pointsPerMetre), Float(upperDistanceLimit / pointsPerMetre))
    }
}

/// A spring as long as the anchors are apart.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    private let anchors: (a: CGPoint, b: CGPoint)
    /// 0 to 1.
    open var damping: CGFloat = 0 { didSet { remake() } }
    /// Hertz; 0 is rigid.
    open var frequency: CGFloat = 0 { didSet { remake() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchors: (CGPoint, CGPoint)) {
        self.anchors = anchors
        super.init(a, b)
    }
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        SKPhysicsJointSpring(bodyA, bodyB, (anchorA, anchorB))
    }
    override func make(_ engine: OpaquePointer, _ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? {
        tsg_joint_spring(engine, link(a, b, at: anchors.a, anchors.b), Float(frequency), Float(damping))
    }
}

/// A rope: the anchors are never further apart than `maxLength`.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    private let anchors: (a: CGPoint, b: CGPoint)
    /// Points; at first the distance of the anchors.
    open var maxLength: CGFloat { didSet { remake() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchors: (a: CGPoint, b: CGPoint)) {
        self.anchors = anchors
        maxLength = hypot(anchors.a.x - anchors.b.x, anchors.a.y - anchors.b.y)
        super.init(a, b)
    }
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB, (anchorA, anchorB))
    }
    override func make(_ engine: OpaquePointer, _ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? {
        tsg_joint_rope(engine, link(a, b, at: anchors.a, anchors.b), Float(maxLength / pointsPerMetre))
    }
}
