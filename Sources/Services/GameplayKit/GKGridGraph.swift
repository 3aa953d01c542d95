// SPDX-License-Identifier: MIT

/// A field of a grid.
open class GKGridGraphNode: GKGraphNode {
    open private(set) var gridPosition: vector_int2
    public init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }
    /// The length of a step: 1, or the root of 2 across a corner.
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }
    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }

    private func distance(to node: GKGraphNode) -> Float? {
        guard let other = (node as? GKGridGraphNode)?.gridPosition else { return nil }
        let (x, y) = (Float(other.x - gridPosition.x), Float(other.y - gridPosition.y))
        return (x * x + y * y).squareRoot()
    }
}

/// Fields in rows and columns, each connected with its neighbours.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    open private(set) var gridOrigin: vector_int2
    open private(set) var gridWidth: Int
    open private(set) var gridHeight: Int
    open private(set) var diagonalsAllowed: Bool
    private var fields: [vector_int2: GKGridGraphNode] = [:]

    /// - Parameter nodeClass: made with `init(gridPosition:)`. The graph takes a subclass by the fields that are given
    ///   to `connectToAdjacentNodes`; here it makes plain nodes.
    public init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        gridOrigin = position
        gridWidth = Int(width)
        gridHeight = Int(height)
        self.diagonalsAllowed = diagonalsAllowed
        super.init()
        // Columns first, as Apple's graph lists its nodes.
        for x in 0..<width {
            for y in 0..<height { place(GKGridGraphNode(gridPosition: vector_int2(position.x + x, position.y + y))) }
        }
        for node in nodes ?? [] { if let node = node as? GKGridGraphNode { connect(node) } }
    }

    private func place(_ node: GKGridGraphNode) {
        fields[node.gridPosition] = node
        super.add([node])
    }

    private func connect(_ node: GKGridGraphNode) {
        for x in Int32(-1)...1 {
            for y in Int32(-1)...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
                let neighbour = fields[node.gridPosition &+ vector_int2(x, y)]
                if let neighbour { node.addConnections(to: [neighbour], bidirectional: true) }
            }
        }
    }

    open func node(atGridPosition position: vector_int2) -> NodeType? { fields[position] as? NodeType }

    /// Adds a node of an app's making and connects it with its neighbours.
    open func connectToAdjacentNodes(_ node: GKGridGraphNode) {
        place(node)
        connect(node)
    }
    open func connectNode(toAdjacentNodes node: GKGridGraphNode) { connectToAdjacentNodes(node) }

    open override func add(_ nodes: [GKGraphNode]) {
        for node in nodes { if let node = node as? GKGridGraphNode { fields[node.gridPosition] = node } }
        super.add(nodes)
    }
    open override func remove(_ nodes: [GKGraphNode]) {
        for node in nodes {
            if let node = node as? GKGridGraphNode, fields[node.gridPosition] === node {
                fields[node.gridPosition] = nil
            }
        }
        super.remove(nodes)
    }
    open func classForGenericArgument(at index: Int) -> AnyClass { NodeType.self }
}
