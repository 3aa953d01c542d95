// SPDX-License-Identifier: MIT

/// A rule about a node's place or turn, applied after the physics of each frame.
open class SKConstraint: __ObjCObject, NSSecureCoding, NSCopying {
    enum Rule {
        case position(x: SKRange?, y: SKRange?)
        case rotation(SKRange)
        case distance(SKRange, to: Target)
        case orient(to: Target, offset: SKRange)
    }
    struct Target {
        weak var node: SKNode?
        /// In the node's coordinates; without a node in those of the constrained node's parent.
        var point = CGPoint.zero
        var hasNode = false
    }
    final let rule: Rule
    open var enabled = true
    /// Whose coordinates positions are in; nil: the parent's of the constrained node.
    open weak var referenceNode: SKNode?

    private init(_ rule: Rule) {
        self.rule = rule
        super.init()
    }
    public required init?(coder: NSCoder) {
        rule = .position(x: nil, y: nil)
        super.init()
        Unsupported.report("SKConstraint read from an archive")
    }
    open func encode(with coder: NSCoder) { Unsupported.report("SKConstraint written to an archive") }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKConstraint(rule)
        copy.enabled = enabled
        copy.referenceNode = referenceNode
        return copy
    }

    open class func positionX(_ range: SKRange) -> Self { make(.position(x: range, y: nil)) }
    open class func positionY(_ range: SKRange) -> Self { make(.position(x: nil, y: range)) }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { make(.position(x: xRange, y: yRange)) }
    open class func zRotation(_ zRange: SKRange) -> Self { make(.rotation(zRange)) }
    open class func distance(_ range: SKRange, to node: SKNode) -> Self {
        make(.distance(range, to: Target(node: node, hasNode: true)))
    }
    open class func distance(_ range: SKRange, to point: CGPoint) -> Self {
        make(.distance(range, to: Target(point: point)))
    }
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> Self {
        make(.distance(range, to: Target(node: node, point: point, hasNode: true)))
    }
    open class func orient(to node: SKNode, offset radians: SKRange) -> Self {
        make(.orient(to: Target(node: node, hasNode: true), offset: radians))
    }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> Self {
        make(.orient(to: Target(point: point), offset: radians))
    }
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> Self {
        make(.orient(to: Target(node: node, point: point, hasNode: true), offset: radians))
    }

    private class func make(_ rule: Rule) -> Self { unsafeDowncast(SKConstraint(rule), to: Self.self) }
}

// MARK: - Applying

extension SKConstraint {
    @MainActor
    final func apply(to node: SKNode) {
        guard enabled, let parent = node.parent else { return }
        switch rule {
        case .position(let x, let y):
            let frame = referenceNode ?? parent
            var place = frame.convert(node.position, from: parent)
            if let x { place.x = x.limit(place.x) }
            if let y { place.y = y.limit(place.y) }
            move(node, to: parent.convert(place, from: frame))
        case .rotation(let range):
            let angle = range.limit(node.zRotation)
            if angle != node.zRotation { node.zRotation = angle }
        case .distance(let range, let target):
            guard let middle = target.place(in: parent) else { return }
            let (dx, dy) = (node.position.x - middle.x, node.position.y - middle.y)
            let distance = hypot(dx, dy)
            let wanted = range.limit(distance)
            guard wanted != distance else { return }
            let (ux, uy) = distance > 0 ? (dx / distance, dy / distance) : (1, 0)
            move(node, to: CGPoint(x: middle.x + ux * wanted, y: middle.y + uy * wanted))
        case .orient(let target, let offset):
            guard let middle = target.place(in: parent) else { return }
            let toward = atan2(middle.y - node.position.y, middle.x - node.position.x)
            let turn = (node.zRotation - toward).remainder(dividingBy: 2 * .pi)
            node.zRotation = toward + offset.limit(turn)
        }
    }

    @MainActor
    private func move(_ node: SKNode, to place: CGPoint) { if node.position != place { node.position = place } }
}

extension SKConstraint.Target {
    @MainActor
    func place(in parent: SKNode) -> CGPoint? {
        guard hasNode else { return point }
        return node.map { parent.convert(point, from: $0) }
    }
}
