// SPDX-License-Identifier: MIT

/// Something that stands in the way.
open class GKObstacle: __ObjCObject {
    override init() { super.init() }
}

open class GKCircleObstacle: GKObstacle {
    open var radius: Float
    open var position: vector_float2
    public init(radius: Float) {
        self.radius = radius
        position = .zero
        super.init()
    }
}

open class GKSphereObstacle: GKObstacle {
    open var radius: Float
    open var position: vector_float3
    public init(radius: Float) {
        self.radius = radius
        position = .zero
        super.init()
    }
}

open class GKPolygonObstacle: GKObstacle {
    let points: [vector_float2]
    open var vertexCount: Int { points.count }
    /// - Parameter points: in order around the polygon.
    public init(points: [vector_float2]) {
        self.points = points
        super.init()
    }
    open func vertex(at index: Int) -> vector_float2 { points[index] }

    /// The polygon with its edges moved outwards; corners are moved along their bisectors.
    func grown(by radius: Float) -> [vector_float2] {
        guard points.count > 2, radius > 0 else { return points }
        var area: Float = 0
        for (a, b) in zip(points, points[1...] + points[..<1]) { area += simd_orient(a, b) }
        return points.indices.map { index in
            let (before, at) = (points[(index + points.count - 1) % points.count], points[index])
            let after = points[(index + 1) % points.count]
            func outwards(_ a: vector_float2, _ b: vector_float2) -> vector_float2 {
                let edge = simd_normalize(b - a)
                return area > 0 ? vector_float2(edge.y, -edge.x) : vector_float2(-edge.y, edge.x)
            }
            let (first, second) = (outwards(before, at), outwards(at, after))
            let middle = first + second
            guard simd_length_squared(middle) > 1e-6 else { return at + first * radius }
            return at + middle * (2 * radius / simd_length_squared(middle))
        }
    }
}

/// Paths around obstacles: their corners, moved outwards by a radius, are connected where nothing stands between them.
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
    open private(set) var bufferRadius: Float
    open private(set) var obstacles: [GKPolygonObstacle] = []
    private var corners: [ObjectIdentifier: [GKGraphNode2D]] = [:]
    private var outlines: [ObjectIdentifier: [vector_float2]] = [:]
    private var joined: [GKGraphNode2D] = []

    public init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
        self.bufferRadius = bufferRadius
        super.init()
        addObstacles(obstacles)
    }

    open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] {
        (corners[ObjectIdentifier(obstacle)] ?? []).compactMap { $0 as? NodeType }
    }

    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
        for obstacle in obstacles {
            let outline = obstacle.grown(by: bufferRadius)
            outlines[ObjectIdentifier(obstacle)] = outline
            corners[ObjectIdentifier(obstacle)] = outline.map { GKGraphNode2D(point: $0) }
            super.add(corners[ObjectIdentifier(obstacle)] ?? [])
        }
        self.obstacles += obstacles
        reconnect()
    }
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        for obstacle in obstacles {
            super.remove(corners[ObjectIdentifier(obstacle)] ?? [])
            corners[ObjectIdentifier(obstacle)] = nil
            outlines[ObjectIdentifier(obstacle)] = nil
        }
        self.obstacles.removeAll { old in obstacles.contains { $0 === old } }
        reconnect()
    }
    open func removeAllObstacles() { removeObstacles(obstacles) }

    /// Connects a node with all corners and nodes that it sees.
    open func connect(usingObstacles node: GKGraphNode2D) {
        joined.append(node)
        super.add([node])
        reconnect()
    }
    open func connectUsingObstacles(node: NodeType) { connect(usingObstacles: node) }

    private func reconnect() {
        let all = corners.values.flatMap { $0 } + joined
        for node in all { node.connectedNodes = node.connectedNodes.filter { next in !all.contains { $0 === next } } }
        for (index, a) in all.enumerated() {
            for b in all[(index + 1)...] where isFree(a.position, b.position) {
                a.addConnections(to: [b], bidirectional: true)
            }
        }
    }

    /// Whether no outline lies between two points; its edges and corners may be touched.
    private func isFree(_ a: vector_float2, _ b: vector_float2) -> Bool {
        let middle = (a + b) / 2
        return outlines.values.allSatisfy { outline in
            let edges = zip(outline, outline[1...] + outline[..<1])
            let crosses = edges.contains { c, d in
                let (s, t) = (simd_orient(b - a, c - a), simd_orient(b - a, d - a))
                let (u, v) = (simd_orient(d - c, a - c), simd_orient(d - c, b - c))
                let small: Float = 1e-4
                return min(s, t) < -small && max(s, t) > small && min(u, v) < -small && max(u, v) > small
            }
            return !crosses && !isInside(middle, outline)
        }
    }

    private func isInside(_ p: vector_float2, _ outline: [vector_float2]) -> Bool {
        var isInside = false
        for (a, b) in zip(outline, outline[1...] + outline[..<1]) {
            let along = simd_clamp(
                simd_dot(p - a, b - a) / max(simd_length_squared(b - a), .leastNormalMagnitude), 0, 1)
            if simd_distance(p, a + along * (b - a)) < 1e-4 { return false }
            if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
        }
        return isInside
    }
}
