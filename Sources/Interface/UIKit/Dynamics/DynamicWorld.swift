// SPDX-License-Identifier: MIT
internal import CPhysics

/// The bodies behind a dynamic animator's items. 100 points are a metre: then a force of 1 on 100 x 100 points of
/// density 1 accelerates by 100 points per second squared, as UIKit documents it.
@MainActor
final class DynamicWorld {
    static let pointsPerMetre = 100.0
    /// Bodies keep this much apart by themselves, metres; shapes are drawn in by it.
    private static let skin: Float = 0.01
    /// Half the width of the thinnest box that Box2D takes, metres.
    private static let thinnest: Float = 0.005
    /// What items have that no behaviour says anything about.
    private static let plain = (elasticity: 0.25, friction: 0.2)

    private struct Entry {
        let item: any UIDynamicItem
        let body: OpaquePointer
        /// How much more the item weighs than its shape, which is drawn in by the skin.
        var weight: Double
        var size: CGSize
        /// What was written last; another value now means that somebody else moved the item.
        var angle: Double
        var position: tsp_vec
    }

    // Freed by deinit, which is the last to use it.
    nonisolated(unsafe) private let world = tsp_world_new()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var order: [ObjectIdentifier] = []
    /// By the numbers that bodies carry.
    private var numbered: [Int32: ObjectIdentifier] = [:]
    private var nextNumber: Int32 = 0
    private var joints: [OpaquePointer] = []
    private var walls: [OpaquePointer] = []
    /// By number: which behaviour, which boundary.
    private var wallNames: [(behavior: UICollisionBehavior, identifier: (any NSCopying)?)] = []
    private var properties: [ObjectIdentifier: UIDynamicItemBehavior.Properties] = [:]

    deinit { tsp_world_free(world) }

    private func metres(_ value: CGFloat) -> Float { Float(Double(value) / Self.pointsPerMetre) }
    private func metres(_ point: CGPoint) -> tsp_vec { tsp_vec(x: metres(point.x), y: metres(point.y)) }
    private func points(_ value: Float) -> CGFloat { CGFloat(Double(value) * Self.pointsPerMetre) }

    private func entry(_ item: any UIDynamicItem) -> Entry? { entries[ObjectIdentifier(item)] }

    // MARK: Following the behaviours

    /// Makes bodies, walls and joints as the behaviours want them; speeds and places of bodies that stay are kept.
    func follow(_ behaviors: [UIDynamicBehavior], bounds: CGRect) {
        for joint in joints { tsp_joint_free(world, joint) }
        for wall in walls { tsp_body_free(world, wall) }
        (joints, walls, wallNames) = ([], [], [])
        followItems(behaviors)
        followMaterials(behaviors)
        followCollisions(behaviors.compactMap { $0 as? UICollisionBehavior }, bounds)
        for case let attachment as UIAttachmentBehavior in behaviors { addJoint(attachment) }
        for key in order { if let entry = entries[key] { tsp_body_wake(entry.body) } }
    }

    private func followItems(_ behaviors: [UIDynamicBehavior]) {
        var wanted: [ObjectIdentifier: any UIDynamicItem] = [:]
        var list: [ObjectIdentifier] = []
        for behavior in behaviors {
            for item in behavior.actedOn where wanted[ObjectIdentifier(item)] == nil {
                wanted[ObjectIdentifier(item)] = item
                list.append(ObjectIdentifier(item))
            }
        }
        for (key, entry) in entries where wanted[key] == nil || entry.size != entry.item.bounds.size {
            tsp_body_free(world, entry.body)
            entries[key] = nil
        }
        order = list
        numbered = numbered.filter { entries[$1] != nil }
        for key in list where entries[key] == nil {
            guard let item = wanted[key] else { continue }
            entries[key] = makeEntry(item, nextNumber)
            numbered[nextNumber] = key
            nextNumber += 1
        }
    }

    /// Views that are not below it are left where they are.
    weak var reference: UIView?
    private var reported: Set<ObjectIdentifier> = []

    private func isOutside(_ item: any UIDynamicItem) -> Bool {
        guard let reference, let view = item as? UIView, !view.isDescendant(of: reference) else { return false }
        if reported.insert(ObjectIdentifier(view)).inserted {
            NSLog("View item (\(view)) should be a descendant of reference view in the animator of \(reference)")
        }
        return true
    }

    private func makeEntry(_ item: any UIDynamicItem, _ number: Int32) -> Entry? {
        guard !isOutside(item) else { return nil }
        if item.bounds.width <= 0 || item.bounds.height <= 0 {
            NSException.raise(
                .invalidArgumentException,
                "Invalid size {\(item.bounds.width), \(item.bounds.height)} for item \(item) of a dynamic animator: "
                    + "give it a width and a height before it is added")
        }
        let angle = atan2(Double(item.transform.b), Double(item.transform.a))
        guard item.center.x.isFinite, item.center.y.isFinite,
            let body = tsp_body_new(world, number, metres(item.center), Float(angle), true)
        else { return nil }
        let size = item.bounds.size
        var weight = 1.0
        switch item.collisionBoundsType {
        case .ellipse where size.width == size.height: tsp_body_circle(body, metres(size.width / 2))
        case .ellipse:
            let outline = (0..<8).map { step in
                let turn = Double(step) * .pi / 4
                return tsp_vec(
                    x: Float(cos(turn)) * metres(size.width / 2), y: Float(sin(turn)) * metres(size.height / 2))
            }
            tsp_body_polygon(body, outline, 8)
        case .path where !item.collisionBoundingPath.isEmpty:
            let outline = (item.collisionBoundingPath.cgPath.outlines.first?.points ?? []).map { metres($0) }
            tsp_body_polygon(body, outline, Int32(outline.count))
        default:
            let (halfWidth, halfHeight) = (metres(size.width / 2), metres(size.height / 2))
            let inner = (max(halfWidth - Self.skin, Self.thinnest), max(halfHeight - Self.skin, Self.thinnest))
            tsp_body_box(body, inner.0, inner.1)
            weight = Double(halfWidth * halfHeight / (inner.0 * inner.1))
        }
        return Entry(
            item: item, body: body, weight: weight, size: size, angle: Double(Float(angle)),
            position: metres(item.center))
    }

    private func followMaterials(_ behaviors: [UIDynamicBehavior]) {
        properties = [:]
        for case let behavior as UIDynamicItemBehavior in behaviors {
            for item in behavior.items {
                properties[ObjectIdentifier(item), default: .init()].merge(behavior.properties)
            }
        }
        for (key, entry) in entries {
            let own = properties[key] ?? .init()
            tsp_body_material(
                entry.body, Float((own.density ?? 1) * entry.weight), Float(own.friction ?? Self.plain.friction),
                Float(own.elasticity ?? Self.plain.elasticity))
            tsp_body_motion(
                entry.body, Float(own.resistance ?? 0), Float(own.angularResistance ?? 0), own.allowsRotation ?? true,
                !(own.isAnchored ?? false))
        }
        for case let behavior as UIDynamicItemBehavior in behaviors {
            for item in behavior.items {
                guard let speed = behavior.speeds.removeValue(forKey: ObjectIdentifier(item)), let entry = entry(item)
                else { continue }
                let state = tsp_body_state(entry.body)
                tsp_body_move(
                    entry.body,
                    tsp_vec(
                        x: state.velocity.x + metres(speed.linear.x), y: state.velocity.y + metres(speed.linear.y)),
                    state.spin + Float(speed.angular))
            }
        }
    }

    private func followCollisions(_ collisions: [UICollisionBehavior], _ bounds: CGRect) {
        var items: [ObjectIdentifier: UInt64] = [:]
        var boundaries: [ObjectIdentifier: UInt64] = [:]
        for (number, collision) in collisions.enumerated() {
            let bit: UInt64 = 1 << UInt64(number % 64)
            for item in collision.items {
                if collision.collisionMode.contains(.items) { items[ObjectIdentifier(item), default: 0] |= bit }
                if collision.collisionMode.contains(.boundaries) {
                    boundaries[ObjectIdentifier(item), default: 0] |= bit
                }
            }
            for boundary in collision.allBoundaries(bounds) {
                wallNames.append((collision, boundary.identifier))
                for outline in boundary.path.cgPath.outlines {
                    guard let wall = tsp_body_new(world, Int32(-1 - wallNames.count), tsp_vec(x: 0, y: 0), 0, false)
                    else { continue }
                    let line = outline.points.map { metres($0) }
                    tsp_body_chain(wall, line, Int32(line.count), outline.isClosed)
                    tsp_body_collides(wall, 0, bit)
                    walls.append(wall)
                }
            }
        }
        for (key, entry) in entries { tsp_body_collides(entry.body, items[key] ?? 0, boundaries[key] ?? 0) }
    }

    // MARK: Joints

    private func addJoint(_ attachment: UIAttachmentBehavior) {
        guard let first = entry(attachment.first) else { return }
        let second = attachment.second.flatMap { entry($0) }
        let at = place(first, attachment.offset)
        let other = second.map { place($0, attachment.secondOffset) } ?? metres(attachment.anchorPoint)
        let range = attachment.attachmentRange
        let joint: OpaquePointer?
        switch attachment.kind {
        case .distance, .limit:
            let length = metres(attachment.length)
            if length < 0.01, attachment.frequency == 0 {
                joint = tsp_joint_pin(world, first.body, second?.body, at, other, -100, 100, 0)
            } else {
                var least: Float = -1
                if case .limit = attachment.kind { least = 0 }
                joint = tsp_joint_distance(
                    world, first.body, second?.body, at, other, length, least, Float(attachment.frequency),
                    Float(attachment.damping))
            }
        case .pin:
            let anchor = metres(attachment.anchorPoint)
            joint = tsp_joint_pin(
                world, first.body, second?.body, anchor, anchor, Float(max(range.minimum, -100)),
                Float(min(range.maximum, 100)), Float(attachment.frictionTorque))
        case .fixed:
            joint = tsp_joint_weld(
                world, first.body, second?.body, metres(attachment.anchorPoint), Float(attachment.frequency),
                Float(attachment.damping))
        case .slide(let axis):
            joint = tsp_joint_slide(
                world, first.body, second?.body, metres(attachment.anchorPoint),
                tsp_vec(x: Float(axis.dx), y: Float(axis.dy)), metres(max(range.minimum, -1e6)),
                metres(min(range.maximum, 1e6)))
        }
        if let joint { joints.append(joint) }
    }

    /// A point of the item that turns with it.
    private func place(_ entry: Entry, _ offset: UIOffset) -> tsp_vec {
        let state = tsp_body_state(entry.body)
        let (c, s) = (cos(state.angle), sin(state.angle))
        let (x, y) = (metres(offset.horizontal), metres(offset.vertical))
        return tsp_vec(x: state.position.x + x * c - y * s, y: state.position.y + x * s + y * c)
    }

    // MARK: Forces

    func accelerate(_ item: any UIDynamicItem, dx: CGFloat, dy: CGFloat) {
        guard let entry = entry(item) else { return }
        let mass = tsp_body_state(entry.body).mass
        tsp_body_force(entry.body, tsp_vec(x: metres(dx) * mass, y: metres(dy) * mass), false)
    }

    func push(_ item: any UIDynamicItem, _ vector: CGVector, at offset: UIOffset, once: Bool) {
        guard let entry = entry(item) else { return }
        let force = tsp_vec(x: Float(vector.dx), y: Float(vector.dy))
        let point = place(entry, offset)
        if once { tsp_body_impulse_at(entry.body, force, point) } else { tsp_body_force_at(entry.body, force, point) }
    }

    /// A force of 100 for a metre per second squared and kilogram.
    func pull(_ item: any UIDynamicItem, _ force: CGVector) {
        guard let entry = entry(item) else { return }
        tsp_body_force(entry.body, tsp_vec(x: metres(force.dx), y: metres(force.dy)), true)
    }

    /// A damped spring to a place and to an upright position, stepped implicitly so that it never explodes.
    func spring(_ item: any UIDynamicItem, to point: CGPoint, frequency: Double, ratio: Double, seconds: Double) {
        guard let entry = entry(item), seconds > 0 else { return }
        let state = tsp_body_state(entry.body)
        let target = metres(point)
        let far = hypot(target.x - state.position.x, target.y - state.position.y)
        let isAtRest = far < 0.002 && hypot(state.velocity.x, state.velocity.y) < 0.02 && abs(state.angle) < 0.002
        if isAtRest {
            // Exactly there and without speed, so that the body may fall asleep.
            guard state.velocity.x != 0 || state.velocity.y != 0 || state.spin != 0 else { return }
            tsp_body_place(entry.body, target, 0)
            return tsp_body_move(entry.body, tsp_vec(x: 0, y: 0), 0)
        }
        let k = Float(frequency * frequency)
        let c = Float(2 * ratio * frequency)
        let h = Float(seconds)
        let soft = 1 / (1 + h * c + h * h * k)
        func change(_ distance: Float, _ speed: Float) -> Float {
            ((speed + h * k * distance) * soft - speed) / h
        }
        let force = tsp_vec(
            x: change(target.x - state.position.x, state.velocity.x) * state.mass,
            y: change(target.y - state.position.y, state.velocity.y) * state.mass)
        tsp_body_force(entry.body, force, true)
        tsp_body_move(
            entry.body, state.velocity, state.spin + change(-state.angle, state.spin) * h)
    }

    // MARK: Steps

    /// - Returns: whether anything still moves.
    func step(_ seconds: Double, _ behaviors: [UIDynamicBehavior]) -> Bool {
        for behavior in behaviors { behavior.apply(self, seconds: seconds) }
        tsp_world_step(world, Float(seconds))
        return tsp_world_awake(world)
    }

    /// Puts the items where their bodies are.
    func moveItems() {
        for key in order {
            guard var entry = entries[key] else { continue }
            let state = tsp_body_state(entry.body)
            if state.position.x != entry.position.x || state.position.y != entry.position.y {
                entry.item.center = CGPoint(x: points(state.position.x), y: points(state.position.y))
                entry.position = state.position
            }
            let angle = Double(state.angle)
            if angle != entry.angle {
                entry.item.transform = CGAffineTransform(rotationAngle: CGFloat(angle))
                entry.angle = angle
            }
            entries[key] = entry
        }
    }

    /// The item was moved by the app: its body follows, at rest.
    func adopt(_ item: any UIDynamicItem) {
        guard var entry = entry(item) else { return }
        entry.angle = atan2(Double(item.transform.b), Double(item.transform.a))
        entry.position = metres(item.center)
        entries[ObjectIdentifier(item)] = entry
        tsp_body_place(entry.body, metres(item.center), Float(entry.angle))
        tsp_body_move(entry.body, tsp_vec(x: 0, y: 0), 0)
    }

    var items: [any UIDynamicItem] { order.compactMap { entries[$0]?.item } }

    func linearVelocity(of item: any UIDynamicItem) -> CGPoint? {
        entry(item).map { entry in
            let speed = tsp_body_state(entry.body).velocity
            return CGPoint(x: points(speed.x), y: points(speed.y))
        }
    }
    func angularVelocity(of item: any UIDynamicItem) -> CGFloat? {
        entry(item).map { CGFloat(tsp_body_state($0.body).spin) }
    }
    func mass(of item: any UIDynamicItem) -> CGFloat { entry(item).map { CGFloat(tsp_body_state($0.body).mass) } ?? 0 }
    func charge(of item: any UIDynamicItem) -> CGFloat { properties[ObjectIdentifier(item)]?.charge ?? 0 }

    // MARK: Contacts

    func reportContacts() {
        var contacts = [tsp_contact](repeating: tsp_contact(), count: 64)
        while true {
            let count = Int(tsp_world_contacts(world, &contacts, 64))
            for contact in contacts.prefix(count) { report(contact) }
            if count < 64 { return }
        }
    }

    private func report(_ contact: tsp_contact) {
        func item(_ number: Int32) -> (any UIDynamicItem)? {
            numbered[number].flatMap { entries[$0]?.item }
        }
        let point = CGPoint(x: points(contact.point.x), y: points(contact.point.y))
        switch (item(contact.a), item(contact.b)) {
        case (let first?, let second?): reportItems(first, second, contact.began, point)
        case (let single?, nil): reportWall(single, contact.b, contact.began, point)
        case (nil, let single?): reportWall(single, contact.a, contact.began, point)
        case (nil, nil): break
        }
    }

    private func reportItems(
        _ first: any UIDynamicItem, _ second: any UIDynamicItem, _ began: Bool, _ point: CGPoint
    ) {
        var seen: Set<ObjectIdentifier> = []
        for behavior in collisionsOf(first, second) where seen.insert(ObjectIdentifier(behavior)).inserted {
            guard let delegate = behavior.collisionDelegate else { continue }
            if began {
                _ = optionalCall {
                    delegate.collisionBehavior(behavior, beganContactFor: first, with: second, at: point)
                }
            } else {
                _ = optionalCall { delegate.collisionBehavior(behavior, endedContactFor: first, with: second) }
            }
        }
    }

    /// Set by the animator: the collision behaviours there are.
    var collisions: [UICollisionBehavior] = []

    /// Those that somebody hears of.
    private func collisionsOf(_ first: any UIDynamicItem, _ second: any UIDynamicItem) -> [UICollisionBehavior] {
        collisions.filter { behavior in
            behavior.collisionDelegate != nil && behavior.collisionMode.contains(.items)
                && behavior.items.contains { $0 === first }
                && behavior.items.contains { $0 === second }
        }
    }

    private func reportWall(_ item: any UIDynamicItem, _ number: Int32, _ began: Bool, _ point: CGPoint) {
        let index = Int(-number) - 2
        guard wallNames.indices.contains(index), let delegate = wallNames[index].behavior.collisionDelegate else {
            return
        }
        let (behavior, identifier) = wallNames[index]
        if began {
            _ = optionalCall {
                delegate.collisionBehavior(
                    behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
            }
        } else {
            _ = optionalCall {
                delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
            }
        }
    }
}

extension UIDynamicItemBehavior.Properties {
    fileprivate mutating func merge(_ later: Self) {
        elasticity = later.elasticity ?? elasticity
        friction = later.friction ?? friction
        density = later.density ?? density
        resistance = later.resistance ?? resistance
        angularResistance = later.angularResistance ?? angularResistance
        charge = later.charge ?? charge
        allowsRotation = later.allowsRotation ?? allowsRotation
        isAnchored = later.isAnchored ?? isAnchored
    }
}
