// SPDX-License-Identifier: MIT
import FoundationCompat

/// A way through the roads of a map.
package struct RoadRoute: Sendable {
    /// As an instruction calls it.
    package enum Turn: String, Sendable {
        case start, straight, slightLeft, slightRight, left, right, sharpLeft, sharpRight, uTurn, arrive
    }

    /// What to do at the first of the points, and the way from there to the next step.
    package struct Step: Sendable {
        /// What to do at the beginning.
        package var turn: Turn
        /// Of the road that is gone on; may be empty.
        package var name: String
        /// In the world's points, the first where the step begins.
        package var points: [CGPoint]
        /// On the ground.
        package var metres: Double
    }

    /// The first starts, the last arrives.
    package var steps: [Step]
    /// In the world's points, of the whole way.
    package var points: [CGPoint]
    /// On the ground.
    package var metres: Double
    /// At the speeds that the roads and the mode of travel allow; without traffic.
    package var seconds: Double
    /// The road that the longest part goes on.
    package var name: String
}

/// Looks for the fastest way over the roads of a map's tiles: Hart, Nilsson and Raphael's A*.
package struct RouteSearch {
    private let store: TileStore
    private let mode: TravelMode
    /// Tiles that are looked at; for longer ways, those of a lower zoom with the main roads only.
    private static let mostTiles = 400
    /// Metres from a place to the nearest road.
    private static let reach = 1500.0

    /// Looks at no tile yet. Any thread.
    package init(_ store: TileStore, mode: TravelMode) { (self.store, self.mode) = (store, mode) }

    /// - Returns: the fastest way first; empty: there is none.
    package func routes(from start: CGPoint, to end: CGPoint, alternates: Bool) -> [RoadRoute] {
        var graph = RoadGraph(tiles(start, end), mode: mode)
        guard let from = graph.attach(start, within: Self.reach), let to = graph.attach(end, within: Self.reach) else {
            return []
        }
        guard let best = search(graph, from, to, costs: [:]) else { return [] }
        var result = [route(graph, best)]
        guard alternates else { return result }
        var costs: [Int: Double] = [:]
        for _ in 0..<2 {
            // Roads that were taken count for more, so that the next search looks for others.
            for edge in best { costs[edge] = (costs[edge] ?? 1) * 1.5 }
            guard let other = search(graph, from, to, costs: costs) else { break }
            let candidate = route(graph, other)
            let common = Set(other).intersection(best).reduce(0) { $0 + graph.edges[$1].metres }
            if common < candidate.metres * 0.7, candidate.seconds < result[0].seconds * 1.5 {
                result.append(candidate)
                break
            }
        }
        return result
    }

    private func tiles(_ start: CGPoint, _ end: CGPoint) -> [MapTile] {
        let margin = max(abs(end.x - start.x), abs(end.y - start.y)) * 0.3 + 8000
        let rect = CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)
        ).insetBy(dx: -margin, dy: -margin)
        for zoom in stride(from: store.archive.info.maxZoom, through: store.archive.info.minZoom, by: -1) {
            guard let names = TileID.covering(rect, zoom: zoom, most: Self.mostTiles) else { continue }
            return names.compactMap(store.tile)
        }
        return []
    }

    // MARK: Search

    /// - Parameter costs: factors of edges' times.
    /// - Returns: the edges in order.
    private func search(_ graph: RoadGraph, _ from: Int, _ to: Int, costs: [Int: Double]) -> [Int]? {
        let target = graph.nodes[to]
        var best = [Double](repeating: .infinity, count: graph.nodes.count)
        var arrival = [Int](repeating: -1, count: graph.nodes.count)
        var open = PriorityQueue()
        best[from] = 0
        open.insert(from, RoadGraph.metres(graph.nodes[from], target) / mode.fastest)
        while let (node, priority) = open.removeFirst() {
            if node == to { return path(graph, arrival, from, to) }
            let here = best[node]
            guard priority <= here + RoadGraph.metres(graph.nodes[node], target) / mode.fastest + 1e-6 else { continue }
            for number in graph.leaving[node] {
                let edge = graph.edges[number]
                let time = here + edge.seconds * (costs[number] ?? 1)
                guard time < best[edge.to] else { continue }
                best[edge.to] = time
                arrival[edge.to] = number
                open.insert(edge.to, time + RoadGraph.metres(graph.nodes[edge.to], target) / mode.fastest)
            }
        }
        return nil
    }

    private func path(_ graph: RoadGraph, _ arrival: [Int], _ from: Int, _ to: Int) -> [Int] {
        var result: [Int] = []
        var node = to
        while node != from {
            result.append(arrival[node])
            node = graph.edges[arrival[node]].from
        }
        return result.reversed()
    }

    // MARK: Steps

    private func route(_ graph: RoadGraph, _ edges: [Int]) -> RoadRoute {
        var steps: [RoadRoute.Step] = []
        var previous: RoadGraph.Edge?
        for edge in edges.map({ graph.edges[$0] }) {
            let turn = previous.map { Self.turn(graph, $0, edge) } ?? .start
            let isJunction = graph.leaving[edge.from].count > 2
            let isNewName = previous.map { $0.name != edge.name } ?? true
            if previous == nil || isNewName && isJunction || isJunction && turn != .straight {
                steps.append(
                    RoadRoute.Step(turn: turn, name: edge.name, points: [graph.nodes[edge.from]], metres: 0))
            }
            steps[steps.count - 1].points.append(graph.nodes[edge.to])
            steps[steps.count - 1].metres += edge.metres
            if steps[steps.count - 1].name.isEmpty { steps[steps.count - 1].name = edge.name }
            previous = edge
        }
        let chosen = edges.map { graph.edges[$0] }
        var byName: [String: Double] = [:]
        for edge in chosen { byName[edge.name, default: 0] += edge.metres }
        let name = byName.filter { !$0.key.isEmpty }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        let points = (chosen.first.map { [graph.nodes[$0.from]] } ?? []) + chosen.map { graph.nodes[$0.to] }
        if let last = points.last {
            steps.append(RoadRoute.Step(turn: .arrive, name: "", points: [last, last], metres: 0))
        }
        return RoadRoute(
            steps: steps, points: points, metres: chosen.reduce(0) { $0 + $1.metres },
            seconds: chosen.reduce(0) { $0 + $1.seconds }, name: name)
    }

    private static func turn(_ graph: RoadGraph, _ a: RoadGraph.Edge, _ b: RoadGraph.Edge) -> RoadRoute.Turn {
        func angle(_ edge: RoadGraph.Edge) -> Double {
            let (from, to) = (graph.nodes[edge.from], graph.nodes[edge.to])
            return atan2(to.y - from.y, to.x - from.x)
        }
        // Down is south in the world's points: clockwise is positive.
        let degrees = remainder(angle(b) - angle(a), 2 * .pi) * 180 / .pi
        switch abs(degrees) {
        case ..<25: return .straight
        case ..<55: return degrees > 0 ? .slightRight : .slightLeft
        case ..<130: return degrees > 0 ? .right : .left
        case ..<172: return degrees > 0 ? .sharpRight : .sharpLeft
        default: return .uTurn
        }
    }
}

/// A binary heap; equal priorities come in the order of their nodes' numbers, so that a search is repeatable.
private struct PriorityQueue {
    private var heap: [(node: Int, priority: Double)] = []

    private func isBefore(_ a: Int, _ b: Int) -> Bool {
        (heap[a].priority, heap[a].node) < (heap[b].priority, heap[b].node)
    }

    mutating func insert(_ node: Int, _ priority: Double) {
        heap.append((node, priority))
        var index = heap.count - 1
        while index > 0, isBefore(index, (index - 1) / 2) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() -> (node: Int, priority: Double)? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && isBefore(child, least) {
                least = child
            }
            guard least != index else { return first }
            heap.swapAt(index, least)
            index = least
        }
    }
}
