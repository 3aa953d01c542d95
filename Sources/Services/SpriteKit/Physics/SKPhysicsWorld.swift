// SPDX-License-Identifier: MIT
internal import CGamePhysics

/// The bodies of a scene, the forces on them and what they touch. Made by the scene.
///
/// Each frame the scene evaluates actions, then simulates, then tells of contacts. A step is at most a sixtieth of a
/// second; a longer frame takes several. Cost: O(nodes) for their places, Box2D's for what moves.
open class SKPhysicsWorld: __ObjCObject, NSSecureCoding {
    /// Metres a second squared: (0, -9.8) at first.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// How fast time goes in it; 0 stops it.
    open var speed: CGFloat = 1
    public weak var contactDelegate: (any SKPhysicsContactDelegate)?

    let engine: OpaquePointer
    // The scene owns the world, both belong to the main actor.
    nonisolated(unsafe) weak var scene: SKScene?
    private var bodies: [Int32: SimulatedBody] = [:]
    private var nextNumber: Int32 = 0
    private(set) var joints: [SKPhysicsJoint] = []
    /// Seconds simulated so far: the clock of fields that change.
    private(set) var time: TimeInterval = 0

    init(scene: SKScene) {
        engine = tsg_world_new()
        self.scene = scene
        super.init()
    }

    deinit { tsg_world_free(engine) }

    func body(_ number: Int32) -> SKPhysicsBody? { bodies[number]?.body }

    // MARK: A frame

    private static let longestStep: TimeInterval = 1.0 / 60
    /// After a pause the world goes on where it was.
    private static let mostSteps = 8

    @MainActor func simulate(seconds: TimeInterval) {
        let seconds = seconds * Double(speed)
        let places = follow()
        guard seconds > 0 else { return }
        tsg_world_gravity(engine, tsg_vec(x: Float(gravity.dx), y: Float(gravity.dy)))
        let steps = min(Self.mostSteps, max(1, Int((seconds / Self.longestStep - 1e-6).rounded(.up))))
        let step = min(seconds / Double(steps), Self.longestStep * 2)
        for _ in 0..<steps {
            applyFields(seconds: step)
            tsg_world_step(engine, Float(step))
            time += step
        }
        for joint in joints { joint.read(seconds: step) }
        for (node, body) in places { put(node, body) }
        tellContacts()
    }

    /// Takes up what came, went and was moved since the last frame. Parents come before their children.
    @MainActor private func follow() -> [(SKNode, SimulatedBody)] {
        guard let scene else { return [] }
        var places: [(SKNode, SimulatedBody)] = []
        var gone = Set(bodies.keys)
        func visit(_ node: SKNode) {
            if let body = node.physicsBody {
                let place = self.place(of: node, in: scene)
                let simulated = self.simulated(body, at: place)
                simulated.follow(place)
                gone.remove(simulated.number)
                places.append((node, simulated))
            }
            node.children.forEach(visit)
        }
        visit(scene)
        gone.sorted().forEach(remove)
        for joint in joints { joint.attach(to: self) }
        return places
    }

    private func simulated(_ body: SKPhysicsBody, at place: PhysicsPlace) -> SimulatedBody {
        if let simulated = body.simulated {
            if simulated.world === self { return simulated }
            simulated.world?.remove(simulated.number)
        }
        nextNumber += 1
        let simulated = SimulatedBody(body, number: nextNumber, at: place, in: self)
        bodies[nextNumber] = simulated
        return simulated
    }

    private func remove(_ number: Int32) {
        guard let gone = bodies.removeValue(forKey: number) else { return }
        for joint in joints where joint.bodyA === gone.body || joint.bodyB === gone.body { joint.detach() }
        gone.remove()
    }

    /// The body begins now, so that forces act on it before the next frame.
    @MainActor func begin(_ body: SKPhysicsBody, of node: SKNode) {
        guard let scene else { return }
        _ = simulated(body, at: place(of: node, in: scene))
    }
    func end(_ body: SKPhysicsBody) { if let simulated = body.simulated { remove(simulated.number) } }

    @MainActor private func place(of node: SKNode, in scene: SKScene) -> PhysicsPlace {
        if node === scene { return PhysicsPlace(position: .zero, angle: 0, scale: CGSize(width: 1, height: 1)) }
        var place = PhysicsPlace(
            position: node.position, angle: node.zRotation, scale: CGSize(width: node.xScale, height: node.yScale))
        var parent = node.parent
        while let above = parent, above !== scene {
            place.position = CGPoint(x: place.position.x * above.xScale, y: place.position.y * above.yScale)
                .applying(CGAffineTransform(rotationAngle: above.zRotation))
            place.position.x += above.position.x
            place.position.y += above.position.y
            place.angle += above.zRotation
            place.scale.width *= above.xScale
            place.scale.height *= above.yScale
            parent = above.parent
        }
        return place
    }

    @MainActor private func put(_ node: SKNode, _ body: SimulatedBody) {
        guard let scene, node.physicsBody === body.body, let now = body.moved(), let parent = node.parent else {
            return
        }
        let above = place(of: parent, in: scene)
        var offset = CGPoint(x: now.position.x - above.position.x, y: now.position.y - above.position.y)
            .applying(CGAffineTransform(rotationAngle: -above.angle))
        if above.scale.width != 0 { offset.x /= above.scale.width }
        if above.scale.height != 0 { offset.y /= above.scale.height }
        node.position = offset
        node.zRotation = now.angle - above.angle
        body.stays(at: place(of: node, in: scene))
    }

    // MARK: Contacts

    @MainActor private func tellContacts() {
        var events = [tsg_contact](repeating: tsg_contact(), count: 256)
        while true {
            let count = Int(tsg_world_contacts(engine, &events, Int32(events.count)))
            for event in events.prefix(count) {
                guard let delegate = contactDelegate, let a = body(event.a), let b = body(event.b) else { continue }
                let contact = SKPhysicsContact(
                    a, b, point: points(event.point), normal: event.normal, impulse: event.impulse)
                if event.began { delegate.didBegin(contact) } else { delegate.didEnd(contact) }
            }
            if count < events.count { return }
        }
    }

    // MARK: Joints

    /// The anchors are points of the scene where the bodies are now.
    public func add(_ joint: SKPhysicsJoint) {
        guard !joints.contains(where: { $0 === joint }) else { return }
        joints.append(joint)
        joint.attach(to: self)
    }
    public func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        joint.detach()
    }
    public func removeAllJoints() { joints.forEach(remove) }

    // MARK: Fields

    /// Applies the scene's fields to the bodies; see `SKFieldNode`.
    @MainActor private func applyFields(seconds: TimeInterval) {
        guard let scene else { return }
        let fields = FieldForces(in: scene, time: time)
        guard !fields.isEmpty else { return }
        for number in bodies.keys.sorted() { if let body = bodies[number] { fields.apply(to: body, seconds: seconds) } }
    }

    /// The acceleration that all fields together give at a point of the scene.
    @MainActor public func sampleFields(at position: SIMD3<Float>) -> SIMD3<Float> {
        guard let scene else { return .zero }
        let at = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
        let sum = FieldForces(in: scene, time: time).acceleration(at: at)
        return SIMD3(Float(sum.dx), Float(sum.dy), 0)
    }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        engine = tsg_world_new()
        super.init()
        decode(coder)
    }
    func decode(_ coder: NSCoder) {
        if let point = SceneValue.point(coder, "gravity") { gravity = CGVector(dx: point.x, dy: point.y) }
        if coder.containsValue(forKey: "speedMultiplier") {
            speed = CGFloat(coder.decodeDouble(forKey: "speedMultiplier"))
        }
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSStringFromCGPoint(CGPoint(x: gravity.dx, y: gravity.dy)), forKey: "gravity")
        coder.encode(Double(speed), forKey: "speedMultiplier")
    }
}
