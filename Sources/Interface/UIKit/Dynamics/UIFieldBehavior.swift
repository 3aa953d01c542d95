// SPDX-License-Identifier: MIT

/// A force that differs from place to place, around `position` and within `region`.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    public typealias Evaluation = (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
        _ deltaTime: TimeInterval
    ) -> CGVector

    private var itemList = DynamicItems()
    private let force: Evaluation
    private var time = 0.0

    private init(_ force: @escaping Evaluation) {
        self.force = force
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) {
        itemList.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        itemList.remove(item)
        changed()
    }
    open var items: [any UIDynamicItem] { itemList.list }
    open var position = CGPoint.zero { didSet { changed() } }
    open var region = UIRegion.infinite { didSet { changed() } }
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance with which the force falls.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Nearer than this the force is as at this distance. Points.
    open var minimumRadius: CGFloat = 1 { didSet { changed() } }
    open var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    // MARK: Kinds

    open class func dragField() -> UIFieldBehavior {
        UIFieldBehavior { field, _, velocity, mass, _, _ in
            CGVector(dx: -velocity.dx * mass * field.strength, dy: -velocity.dy * mass * field.strength)
        }
    }
    open class func vortexField() -> UIFieldBehavior {
        UIFieldBehavior { field, place, _, mass, _, _ in
            let pull = field.fall(place) * mass
            return CGVector(dx: -place.y * pull, dy: place.x * pull)
        }
    }
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, place, _, mass, _, _ in
            let distance = max(hypot(place.x, place.y), field.minimumRadius)
            let pull = field.fall(place) * mass * 100 / distance
            return CGVector(dx: -place.x * pull, dy: -place.y * pull)
        }
        field.position = position
        return field
    }
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, _, _, mass, _, _ in
            CGVector(
                dx: field.direction.dx * field.strength * mass * 100,
                dy: field.direction.dy * field.strength * mass * 100)
        }
        field.direction = direction
        return field
    }
    /// Gives items the speed of `direction`.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, _, velocity, mass, _, seconds in
            let step = max(seconds, 1.0 / 240)
            return CGVector(
                dx: (field.direction.dx * 100 * field.strength - velocity.dx) * mass / step,
                dy: (field.direction.dy * 100 * field.strength - velocity.dy) * mass / step)
        }
        field.direction = direction
        return field
    }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, place, _, mass, _, _ in field.noise(place, scale: mass * 100) }
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior { field, place, velocity, mass, _, _ in
            field.noise(place, scale: mass * hypot(velocity.dx, velocity.dy))
        }
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    open class func springField() -> UIFieldBehavior {
        UIFieldBehavior { field, place, _, mass, _, _ in
            CGVector(dx: -place.x * field.strength * mass, dy: -place.y * field.strength * mass)
        }
    }
    open class func electricField() -> UIFieldBehavior {
        UIFieldBehavior { field, place, _, _, charge, _ in
            let pull = field.fall(place) * charge * 100 / max(hypot(place.x, place.y), field.minimumRadius)
            return CGVector(dx: place.x * pull, dy: place.y * pull)
        }
    }
    open class func magneticField() -> UIFieldBehavior {
        UIFieldBehavior { field, place, velocity, _, charge, _ in
            let pull = field.fall(place) * charge
            return CGVector(dx: velocity.dy * pull, dy: -velocity.dx * pull)
        }
    }
    /// `block` gets positions relative to the field's and answers with a force.
    open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior { UIFieldBehavior(block) }

    /// The strength at a place.
    private func fall(_ place: CGPoint) -> CGFloat {
        guard falloff != 0 else { return strength }
        return strength / pow(max(hypot(place.x, place.y), minimumRadius) / 100, falloff)
    }

    /// Smooth waves in place and time, the same on every machine.
    private func noise(_ place: CGPoint, scale: CGFloat) -> CGVector {
        let width = 20 + smoothness * 200
        let phase = CGFloat(time) * animationSpeed * 2
        let (x, y) = (place.x / width, place.y / width)
        return CGVector(
            dx: (sin(x * 3.1 + phase) + sin(y * 4.7 - phase * 1.3)) * strength * scale / 2,
            dy: (cos(y * 3.7 + phase * 0.7) + cos(x * 5.3 + phase)) * strength * scale / 2)
    }

    package override var actedOn: [any UIDynamicItem] { items }
    override func apply(_ world: DynamicWorld, seconds: Double) {
        time += seconds
        for item in items {
            let place = CGPoint(x: item.center.x - position.x, y: item.center.y - position.y)
            guard region.contains(place) else { continue }
            let speed = world.linearVelocity(of: item) ?? .zero
            let mass = world.mass(of: item)
            let force = self.force(
                self, place, CGVector(dx: speed.x, dy: speed.y), mass, world.charge(of: item), seconds)
            world.pull(item, force)
        }
    }
}
