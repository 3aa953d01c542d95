// SPDX-License-Identifier: MIT
internal import CGamePhysics

/// A body in the world that simulates it: points of the scene there, metres here.
final class SimulatedBody {
    private(set) weak var world: SKPhysicsWorld?
    let body: SKPhysicsBody
    let number: Int32
    private let handle: OpaquePointer
    private let engine: OpaquePointer
    /// The node's scale and that of its parents when the outline was made.
    private(set) var scale: CGSize
    /// Where the simulation has put the node.
    private var place: PhysicsPlace
    /// What holds a pinned body.
    private var pin: OpaquePointer?

    init(_ body: SKPhysicsBody, number: Int32, at place: PhysicsPlace, in world: SKPhysicsWorld) {
        (self.body, self.number, self.world, self.place, scale) = (body, number, world, place, place.scale)
        engine = world.engine
        handle = tsg_body_new(engine, number, metres(place.position), Float(place.angle))
        take(body.traits)
        outline()
        if body.traits.isResting { tsg_body_rest(handle, true) }
        move(velocity: body.traits.velocity, spin: body.traits.angularVelocity)
        body.simulated = self
    }

    /// Takes it out of the world; its joints must be gone.
    func remove() {
        body.traits.velocity = velocity
        body.traits.angularVelocity = CGFloat(state.spin)
        if body.simulated === self { body.simulated = nil }
        if let pin { tsg_joint_free(engine, pin) }
        tsg_body_free(engine, handle)
    }

    var areaScale: CGFloat { abs(scale.width * scale.height) }
    var state: tsg_state { tsg_body_state(handle) }
    var engineBody: OpaquePointer { handle }

    private func outline() {
        tsg_body_clear(handle)
        for shape in body.shapes { add(shape) }
        take(body.traits)
    }

    private func add(_ shape: PhysicsShape) {
        func scaled(_ point: CGPoint) -> tsg_vec {
            metres(CGPoint(x: point.x * scale.width, y: point.y * scale.height))
        }
        switch shape {
        case .circle(let radius, let center):
            let mean = (abs(scale.width) + abs(scale.height)) / 2
            tsg_body_circle(handle, Float(radius * mean / pointsPerMetre), scaled(center))
        case .area(let points): tsg_body_polygon(handle, points.map(scaled), Int32(points.count))
        case .edges(let points):
            for (from, to) in zip(points, points.dropFirst()) { tsg_body_edge(handle, scaled(from), scaled(to)) }
        }
    }

    func take(_ traits: PhysicsTraits) {
        let isDynamic = traits.isDynamic && body.shapes.contains(where: \.hasArea)
        tsg_body_traits(
            handle,
            tsg_traits(
                density: Float(max(traits.density, 1e-6)), friction: Float(traits.friction),
                restitution: Float(traits.restitution), linear_damping: Float(traits.linearDamping),
                angular_damping: Float(traits.angularDamping), rotates: traits.allowsRotation, dynamic: isDynamic,
                gravity: traits.affectedByGravity, precise: traits.usesPreciseCollisionDetection))
        tsg_body_masks(
            handle,
            tsg_masks(
                category: traits.categoryBitMask, collision: traits.collisionBitMask, contact: traits.contactTestBitMask
            ))
        repin(traits.isPinned)
    }

    private func repin(_ isPinned: Bool) {
        if let pin, !isPinned {
            tsg_joint_free(engine, pin)
            self.pin = nil
        } else if pin == nil, isPinned {
            let at = metres(place.position)
            pin = tsg_joint_pin(
                engine, tsg_link(body: handle, other: nil, at: at, other_at: at), false, 0, 0, 0, 0)
        }
    }

    // MARK: Steps

    /// What the app or an action has moved since the last step moves the body.
    func follow(_ now: PhysicsPlace) {
        if now.scale != scale {
            scale = now.scale
            outline()
        }
        guard now.position != place.position || now.angle != place.angle else { return }
        place = now
        tsg_body_place(handle, metres(now.position), Float(now.angle))
        if pin != nil {
            repin(false)
            repin(body.traits.isPinned)
        }
    }

    /// Where the simulation puts the node; nil when it has not moved.
    func moved() -> PhysicsPlace? {
        guard body.traits.isDynamic else { return nil }
        let state = state
        let now = PhysicsPlace(position: points(state.position), angle: CGFloat(state.angle), scale: scale)
        guard now.position != place.position || now.angle != place.angle else { return nil }
        return now
    }

    /// The node's place after it was put there, so that rounding does not move the body.
    func stays(at now: PhysicsPlace) { (place.position, place.angle) = (now.position, now.angle) }

    // MARK: Motion

    var velocity: CGVector {
        let velocity = state.velocity
        return CGVector(dx: CGFloat(velocity.x) * pointsPerMetre, dy: CGFloat(velocity.y) * pointsPerMetre)
    }
    func move(velocity: CGVector, spin: CGFloat) { tsg_body_move(handle, metres(velocity), Float(spin)) }
    func rest(_ rests: Bool) { tsg_body_rest(handle, rests) }

    func force(_ force: CGVector, at point: CGPoint?) {
        guard let point else { return tsg_body_force_center(handle, metres(force)) }
        tsg_body_force(handle, metres(force), metres(point))
    }
    func impulse(_ impulse: CGVector, at point: CGPoint?) {
        guard let point else { return tsg_body_impulse_center(handle, metres(impulse)) }
        tsg_body_impulse(handle, metres(impulse), metres(point))
    }
    func torque(_ torque: CGFloat) { tsg_body_torque(handle, Float(torque)) }
    func angularImpulse(_ impulse: CGFloat) { tsg_body_angular_impulse(handle, Float(impulse)) }

    var touching: [SKPhysicsBody] {
        var numbers = [Int32](repeating: 0, count: 256)
        let count = Int(tsg_body_touching(handle, &numbers, Int32(numbers.count)))
        return numbers.prefix(count).compactMap { world?.body($0) }
    }
}

/// A node's place in its scene.
struct PhysicsPlace {
    var position: CGPoint
    var angle: CGFloat
    var scale: CGSize
}

func metres(_ point: CGPoint) -> tsg_vec {
    tsg_vec(x: Float(point.x / pointsPerMetre), y: Float(point.y / pointsPerMetre))
}
func metres(_ vector: CGVector) -> tsg_vec { metres(CGPoint(x: vector.dx, y: vector.dy)) }
func points(_ vec: tsg_vec) -> CGPoint {
    CGPoint(x: CGFloat(vec.x) * pointsPerMetre, y: CGFloat(vec.y) * pointsPerMetre)
}
