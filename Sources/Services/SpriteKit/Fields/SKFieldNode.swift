// SPDX-License-Identifier: MIT

/// A force that acts on the bodies of a region: gravity towards a point, wind, a vortex ...
///
/// The node's place is the field's centre. A body feels the fields whose `categoryBitMask` meets its `fieldBitMask`; where
/// an exclusive field acts, no other does. Falloff and minimum radius are as documented: at a distance r the strength is
/// multiplied with (r / minimumRadius)^-falloff, within the minimum radius it is whole.
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
    enum Kind {
        case drag, vortex, radialGravity, spring, electric, magnetic, noise, turbulence
        case linearGravity(SIMD3<Float>)
        case velocity(SIMD3<Float>)
        case velocityTexture(SKTexture)
        case custom(SKFieldForceEvaluator)
    }
    final var kind = Kind.radialGravity

    open var region: SKRegion?
    open var strength: Float = 1
    open var falloff: Float = 0
    /// Points.
    open var minimumRadius: Float = 2.220446e-16
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    /// Of linear gravity and velocity fields.
    open var direction = SIMD3<Float>.zero {
        didSet {
            switch kind {
            case .linearGravity: kind = .linearGravity(direction)
            case .velocity: kind = .velocity(direction)
            default: break
            }
        }
    }
    /// 0 (rough) to 1, of noise and turbulence.
    open var smoothness: Float = 0
    /// How fast noise and turbulence change.
    open var animationSpeed: Float = 0
    /// Red and green, 0.5 for none, are the velocity's x and y.
    open var texture: SKTexture? {
        didSet { if let texture, case .velocityTexture = kind { kind = .velocityTexture(texture) } }
    }

    private static func field(_ kind: Kind, _ edit: (SKFieldNode) -> Void = { _ in }) -> SKFieldNode {
        let field = SKFieldNode()
        field.kind = kind
        edit(field)
        return field
    }
    /// Against the motion, by its speed.
    open class func dragField() -> SKFieldNode { field(.drag) }
    /// Across the way to the centre.
    open class func vortexField() -> SKFieldNode { field(.vortex) }
    open class func radialGravityField() -> SKFieldNode { field(.radialGravity) }
    open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        field(.linearGravity(direction)) { $0.direction = direction }
    }
    /// Gives bodies a velocity, whatever theirs was.
    open class func velocityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        field(.velocity(direction)) { $0.direction = direction }
    }
    open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
        field(.velocityTexture(velocityTexture)) { $0.texture = velocityTexture }
    }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        field(.noise) { ($0.smoothness, $0.animationSpeed) = (Float(smoothness), Float(speed)) }
    }
    /// As noise, the stronger the faster the body is.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        field(.turbulence) { ($0.smoothness, $0.animationSpeed) = (Float(smoothness), Float(speed)) }
    }
    /// As a spring to the centre, by the distance.
    open class func springField() -> SKFieldNode { field(.spring) }
    /// By the body's charge and the distance.
    open class func electricField() -> SKFieldNode { field(.electric) }
    /// By the body's charge and its speed, across its motion.
    open class func magneticField() -> SKFieldNode { field(.magnetic) }
    open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator) -> SKFieldNode {
        field(.custom(block))
    }

    override func adopt(_ node: SKNode) {
        super.adopt(node)
        guard let other = node as? SKFieldNode else { return }
        (kind, region, strength, falloff) = (other.kind, other.region, other.strength, other.falloff)
        (minimumRadius, isEnabled, isExclusive) = (other.minimumRadius, other.isEnabled, other.isExclusive)
        (categoryBitMask, smoothness, animationSpeed) = (other.categoryBitMask, other.smoothness, other.animationSpeed)
        (direction, texture) = (other.direction, other.texture)
    }
}

/// A force of one's own, from the body's position about the field, its velocity, mass, charge and the frame's seconds.
public typealias SKFieldForceEvaluator = (
    _ position: SIMD3<Float>, _ velocity: SIMD3<Float>, _ mass: Float, _ charge: Float, _ deltaTime: TimeInterval
) -> SIMD3<Float>
