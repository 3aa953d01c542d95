// SPDX-License-Identifier: MIT

/// A place from which other places can be reached. `connectedNodes` are those.
open class GKGraphNode: __ObjCObject {
    open internal(set) var connectedNodes: [GKGraphNode] = []

    public override init() { super.init() }

    /// - Parameter bidirectional: the other nodes lead back as well.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        connectedNodes.removeAll { own in nodes.contains { $0 === own } }
        if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
    }

    /// What a step to a neighbour costs; subclasses say otherwise.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// At most what the way to `node` costs: with more, paths may be longer than they need to be.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// The cheapest path, with both ends; empty when there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch(from: self, to: goalNode).path() }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A* of Hart, Nilsson and Raphael. Of equally promising nodes the one that was found last comes first.
private struct PathSearch {
    private struct Entry {
        let node: GKGraphNode
        let total: Float
        let order: Int
        func isBefore(_ other: Entry) -> Bool { (total, -order) < (other.total, -other.order) }
    }
    private let (start, goal): (GKGraphNode, GKGraphNode)
    private var heap: [Entry] = []
    private var (costs, previous): ([ObjectIdentifier: Float], [ObjectIdentifier: GKGraphNode]) = ([:], [:])
    private var done: Set<ObjectIdentifier> = []
    private var count = 0

    init(from start: GKGraphNode, to goal: GKGraphNode) { (self.start, self.goal) = (start, goal) }

    func path() -> [GKGraphNode] {
        var search = self
        return search.run()
    }

    private mutating func run() -> [GKGraphNode] {
        costs[ObjectIdentifier(start)] = 0
        push(start, 0)
        while let node = pop() {
            if node === goal { return trail() }
            guard done.insert(ObjectIdentifier(node)).inserted, let spent = costs[ObjectIdentifier(node)] else {
                continue
            }
            for next in node.connectedNodes {
                let cost = spent + node.cost(to: next)
                guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
                costs[ObjectIdentifier(next)] = cost
                previous[ObjectIdentifier(next)] = node
                done.remove(ObjectIdentifier(next))
                push(next, cost + next.estimatedCost(to: goal))
            }
        }
        return []
    }

    private func trail() -> [GKGraphNode] {
        var path = [goal]
        while let last = path.last, last !== start, let before = previous[ObjectIdentifier(last)] {
            path.append(before)
        }
        return path.reversed()
    }

    // MARK: A binary heap

    private mutating func push(_ node: GKGraphNode, _ total: Float) {
        count += 1
        heap.append(Entry(node: node, total: total, order: count))
        var child = heap.count - 1
        while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }
    private mutating func pop() -> GKGraphNode? {
        guard let first = heap.first else { return nil }
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            let smallest = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
                .min { heap[$0].isBefore(heap[$1]) }
            guard let smallest, heap[smallest].isBefore(heap[parent]) else { return first.node }
            heap.swapAt(smallest, parent)
            parent = smallest
        }
    }
}

/// Nodes that belong together.
open class GKGraph: __ObjCObject {
    private var all: [GKGraphNode] = []
    open var nodes: [GKGraphNode]? { all }

    public override init() { super.init() }
    public init(nodes: [GKGraphNode]) {
        all = nodes
        super.init()
    }

    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where !all.contains(where: { $0 === node }) { all.append(node) }
    }
    /// Also removes the connections between them and those that stay.
    open func remove(_ nodes: [GKGraphNode]) {
        let gone = Set(nodes.map { ObjectIdentifier($0) })
        all.removeAll { gone.contains(ObjectIdentifier($0)) }
        for node in all { node.connectedNodes.removeAll { gone.contains(ObjectIdentifier($0)) } }
        for node in nodes { node.connectedNodes.removeAll { !gone.contains(ObjectIdentifier($0)) } }
    }
    /// Connects a node with the nearest ones; here, as in a graph without positions, with all.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let nearest = all.filter { $0 !== node }.min { node.cost(to: $0) < node.cost(to: $1) }
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
        add([node])
    }
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

/// A place in the plane: steps cost as much as they are long.
open class GKGraphNode2D: GKGraphNode {
    open var position: vector_float2
    public init(point: vector_float2) {
        position = point
        super.init()
    }
    open class func node(withPoint point: vector_float2) -> Self { made(GKGraphNode2D(point: point), as: self) }
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { simd_distance(position, $0.position) } ?? 1
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { node is GKGraphNode2D ? cost(to: node) : 0 }
}

/// A place in space.
open class GKGraphNode3D: GKGraphNode {
    open var position: vector_float3
    public init(point: vector_float3) {
        position = point
        super.init()
    }
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode3D).map { simd_distance(position, $0.position) } ?? 1
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { node is GKGraphNode3D ? cost(to: node) : 0 }
}

func made<Result: AnyObject>(_ object: AnyObject, as type: Result.Type) -> Result {
    guard let result = object as? Result else {
        preconditionFailure("\(type): a subclass makes its objects with an initialiser, not with the class's method")
    }
    return result
}
