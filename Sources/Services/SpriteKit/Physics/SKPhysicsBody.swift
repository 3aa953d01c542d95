// SPDX-License-Identifier: MIT
internal import CGamePhysics

/// What a node weighs, its outline and how it moves: 150 points are a metre.
///
/// A body is simulated while its node is in a scene that a view presents. Lengths are in points of the node (its scale
/// and that of its parents count), velocities in points a second of the scene, angles in radians, forces and impulses
/// in kilograms times points. Bodies of edges have no inside and never move.
open class SKPhysicsBody: __ObjCObject, NSCopying, NSSecureCoding {
    let shapes: [PhysicsShape]
    /// The body in the world that simulates it.
    var simulated: SimulatedBody?
    var traits = PhysicsTraits()

    /// Given by the node: `SKNode.physicsBody`.
    // A node belongs to the main actor, as does what simulates its body.
    open internal(set) nonisolated(unsafe) weak var node: SKNode?

    /// Without a shape: it touches nothing.
    public convenience override init() { self.init([]) }

    init(_ shapes: [PhysicsShape]) {
        self.shapes = shapes
        traits.isDynamic = shapes.contains(where: \.hasArea)
        super.init()
    }

    // MARK: Outlines

    /// - Parameter r: in points, about the node's position.
    public convenience init(circleOfRadius r: CGFloat) { self.init([.circle(r, .zero)]) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init([.circle(r, center)]) }
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        self.init([
            .area(
                PhysicsShape.corners(
                    CGRect(
                        x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height)))
        ])
    }

    /// The inside of a path without holes; one that is not convex is cut into triangles.
    public convenience init(polygonFrom path: CGPath) { self.init(PhysicsShape.areas(of: path)) }
    /// A line without inside.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.edges([p1, p2])]) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(PhysicsShape.edges(of: path, closed: false)) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(PhysicsShape.edges(of: path, closed: true)) }
    public convenience init(edgeLoopFrom rect: CGRect) {
        let corners = PhysicsShape.corners(rect)
        self.init([.edges(corners + [corners[0]])])
    }

    /// The outlines of all of them; their other properties are not taken.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }

    /// The outline of the texture's texels that are not transparent.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0, size: size)
    }

    /// The outline of the texture's texels whose alpha is above the threshold (0 to 1), the largest part that hangs
    /// together, followed to within a texel of a picture 64 texels wide or high.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        self.init(PhysicsShape.areas(of: texture.cgImage(), alphaThreshold: alphaThreshold, size: size))
    }

    // MARK: Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(shapes)
        copy.traits = traits
        return copy
    }

    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        self.init(PhysicsShape.decode(coder))
        traits.decode(coder)
    }

    open func encode(with coder: NSCoder) {
        PhysicsShape.encode(shapes, coder)
        traits.encode(coder)
    }

    /// The surface in square metres: square points / 150².
    open var area: CGFloat { shapes.reduce(0) { $0 + $1.area } / (pointsPerMetre * pointsPerMetre) }
}

/// Box2D works best between 0.1 and 10 metres.
let pointsPerMetre: CGFloat = 150

/// What a body is, whether or not a world simulates it.
struct PhysicsTraits {
    var isDynamic = true
    var usesPreciseCollisionDetection = false
    var allowsRotation = true
    var isPinned = false
    var isResting = false
    var friction: CGFloat = 0.2
    var restitution: CGFloat = 0.2
    var linearDamping: CGFloat = 0.1
    var angularDamping: CGFloat = 0.1
    var density: CGFloat = 1
    var charge: CGFloat = 0
    var affectedByGravity = true
    var fieldBitMask: UInt32 = 0xFFFF_FFFF
    var categoryBitMask: UInt32 = 0xFFFF_FFFF
    var collisionBitMask: UInt32 = 0xFFFF_FFFF
    var contactTestBitMask: UInt32 = 0
    var velocity = CGVector.zero
    var angularVelocity: CGFloat = 0
}
