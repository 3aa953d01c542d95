// SPDX-License-Identifier: MIT
import GameplayKit
import Testing

struct GraphTests {
    /// Floyd and Warshall: the lengths of all shortest ways.
    private func lengths(_ nodes: [GKGraphNode]) -> [[Float]] {
        var result = nodes.map { a in
            nodes.map { b in a === b ? 0 : a.connectedNodes.contains { $0 === b } ? a.cost(to: b) : .infinity }
        }
        for k in nodes.indices {
            for i in nodes.indices {
                for j in nodes.indices { result[i][j] = min(result[i][j], result[i][k] + result[k][j]) }
            }
        }
        return result
    }

    private func check(_ nodes: [GKGraphNode]) {
        let lengths = lengths(nodes)
        for (i, a) in nodes.enumerated() {
            for (j, b) in nodes.enumerated() {
                let path = a.findPath(to: b)
                guard lengths[i][j] < .infinity else {
                    #expect(path.isEmpty)
                    continue
                }
                #expect(path.first === a && path.last === b)
                let length = zip(path, path.dropFirst()).reduce(Float(0)) { $0 + $1.0.cost(to: $1.1) }
                #expect(abs(length - lengths[i][j]) < 1e-3)
            }
        }
    }

    @Test("paths of a grid with holes are as short as Floyd and Warshall's", arguments: [false, true])
    func grid(diagonals: Bool) {
        let random = GKMersenneTwisterRandomSource(seed: 3)
        let graph = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: vector_int2(1, 2), width: 6, height: 5, diagonalsAllowed: diagonals)
        #expect(graph.nodes?.count == 30)
        #expect(graph.node(atGridPosition: vector_int2(1, 2))?.connectedNodes.count == (diagonals ? 3 : 2))
        #expect(graph.node(atGridPosition: vector_int2(0, 0)) == nil)
        graph.remove((graph.nodes ?? []).filter { _ in random.nextInt(upperBound: 4) == 0 })
        check(graph.nodes ?? [])
    }

    @Test("ways in the plane lead around an obstacle, at the buffer's distance")
    func obstacles() {
        let square = GKPolygonObstacle(points: [
            vector_float2(0, 0), vector_float2(2, 0), vector_float2(2, 2), vector_float2(0, 2),
        ])
        let graph = GKObstacleGraph<GKGraphNode2D>(obstacles: [square], bufferRadius: 1)
        let (a, b) = (GKGraphNode2D(point: vector_float2(-3, 1)), GKGraphNode2D(point: vector_float2(5, 1)))
        graph.connectUsingObstacles(node: a)
        graph.connectUsingObstacles(node: b)
        check(graph.nodes ?? [])
        let path = graph.findPath(from: a, to: b).compactMap { ($0 as? GKGraphNode2D)?.position }
        let length = zip(path, path.dropFirst()).reduce(Float(0)) { $0 + simd_distance($1.0, $1.1) }
        // From (-3, 1) to the corner (-1, 3), along the grown square's side to (3, 3), and down to (5, 1).
        #expect(abs(length - (2 * Float(8).squareRoot() + 4)) < 1e-3)
        graph.removeAllObstacles()
        #expect(graph.findPath(from: a, to: b).count == 2)
    }
}
