// SPDX-License-Identifier: MIT

/// A place in a scene's tree with a coordinate system of its own; draws nothing itself.
///
/// Units are the scene's points, y upwards; angles are radians, counter-clockwise.
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    // MARK: Storage

    final var childList: [SKNode] = []
    /// The parent holds its children and lets go of them one by one, so that it is never gone before them.
    final weak var parentStorage: SKNode?
    final var runningActions: [RunningAction] = []

    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) {
        super.init()
        readArchive(aDecoder)
    }

    open func encode(with coder: NSCoder) { writeArchive(coder) }
    open class var supportsSecureCoding: Bool { true }

    // MARK: Place

    open var position = CGPoint.zero
    /// Added to the parent's: what has more is drawn later.
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    /// Multiplied with the parent's, 0 to 1.
    open var alpha: CGFloat = 1 { didSet { alpha = min(1, max(0, alpha)) } }
    /// Neither drawn, with all below it, nor hit.
    open var isHidden = false
    open func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
    }
    /// What the node itself draws, in the parent's coordinates; of a node that draws nothing an empty rectangle.
    open var frame: CGRect { frameInParent }
    /// What the node and everything below it draw, in the parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }

    // MARK: Time

    /// How fast actions of this node and below run.
    open var speed: CGFloat = 1
    /// No actions run in this node and below, and its body rests.
    open var isPaused = false

    // MARK: What it is

    open var name: String?
    open var userData: NSMutableDictionary?
    open var attributeValues: [String: SKAttributeValue] = [:]
    open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }

    // MARK: What moves it

    open var physicsBody: SKPhysicsBody? {
        didSet { if physicsBody !== oldValue { physicsBodyDidChange(from: oldValue) } }
    }
    open var constraints: [SKConstraint]?
    open var reachConstraints: SKReachConstraints?

    // MARK: Tree

    open var parent: SKNode? { parentStorage }
    open var children: [SKNode] { childList }
    /// The scene at the root of the tree; a scene's own is itself.
    open var scene: SKScene? { enclosingScene }

    open func addChild(_ node: SKNode) { insert(node, at: childList.count) }
    open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.detach() } }
    open func removeAllChildren() { for node in childList.reversed() { node.detach() } }
    open func removeFromParent() { detach() }
    /// Into another tree at the same place, turn and size on the screen.
    open func move(toParent parent: SKNode) { moveKeepingPlace(to: parent) }
    open func inParentHierarchy(_ parent: SKNode) -> Bool { isDescendant(of: parent) }

    open func childNode(withName name: String) -> SKNode? { firstMatch(of: name) }
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateMatches(of: name, block) }
    open subscript(name: String) -> [SKNode] { allMatches(of: name) }

    // MARK: Hits

    /// Whether touches are for this node; otherwise they are for the next node behind.
    open var isUserInteractionEnabled = false
    /// - Parameter p: in the parent's coordinates.
    open func contains(_ p: CGPoint) -> Bool { containsPoint(p) }
    /// The node drawn last among those whose frames hold `p`, in this node's coordinates; this node where there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { frontNode(at: p) }
    open func nodes(at p: CGPoint) -> [SKNode] { allNodes(at: p) }
    open func intersects(_ node: SKNode) -> Bool { overlaps(node) }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { place(point, from: node) }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.place(point, from: self) }
    open func isEqual(to node: SKNode) -> Bool { looksEqual(to: node) }

    open override var next: UIResponder? { parent }

    open override var description: String {
        MainActor.assumeIsolated { "<\(className)> name:'\(name ?? "(null)")' \(traits)" }
    }
    /// The rest of the description.
    var traits: String { "accumulatedFrame:\(NSCoder.string(for: calculateAccumulatedFrame()))" }

    // MARK: Actions

    open func run(_ action: SKAction) { start(action, key: nil, completion: nil) }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        start(action, key: nil, completion: block)
    }
    /// Takes the place of the action that runs under `key`.
    open func run(_ action: SKAction, withKey key: String) { start(action, key: key, completion: nil) }
    open func hasActions() -> Bool { runningActions.contains { !$0.isOver } }
    open func action(forKey key: String) -> SKAction? { runningAction(forKey: key) }
    open func removeAction(forKey key: String) { stopActions { $0.key == key } }
    open func removeAllActions() { stopActions { _ in true } }

    // MARK: Copies

    /// A copy of the node and everything below it; actions begin anew, the parent is left out.
    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    /// Takes on what `node`, of the same class or one above, is; each class adds its own.
    func adopt(_ node: SKNode) { adoptNode(node) }

    var transformToParent: CGAffineTransform {
        let (cosine, sine) = zRotation == 0 ? (1, 0) : (cos(zRotation), sin(zRotation))
        return CGAffineTransform(
            a: xScale * cosine, b: xScale * sine, c: -yScale * sine, d: yScale * cosine, tx: position.x, ty: position.y)
    }
    /// What the node itself draws, in its own coordinates; nil where it draws nothing.
    var contentBounds: CGRect? { nil }
    /// What the node adds to the picture; nil: nothing.
    func makeArtist() -> NodeArtist? { nil }
}
