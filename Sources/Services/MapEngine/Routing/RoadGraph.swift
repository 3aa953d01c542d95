// SPDX-License-Identifier: MIT
import FoundationCompat

/// How somebody goes.
package enum TravelMode: Sendable {
    case car, foot

    /// Metres a second; nil: not allowed there.
    func speed(on kind: WayKind) -> Double? {
        switch self {
        case .car: Self.cars[kind].map { $0 / 3.6 }
        case .foot: kind.isRoad && kind != .motorway && kind != .trunk ? 5 / 3.6 : nil
        }
    }

    /// Kilometres an hour, as they are driven with lights and corners on the way.
    private static let cars: [WayKind: Double] = [
        .motorway: 105, .trunk: 80, .primary: 55, .secondary: 48, .tertiary: 40, .minor: 28, .service: 15,
    ]
    var fastest: Double { self == .car ? 105 / 3.6 : 5 / 3.6 }
}

/// The ways of some tiles, joined where they meet.
///
/// Tiles cut ways at a margin around themselves: here each is cut at the tile's very edge, and what the neighbours cut
/// at the same place is one node. Where simplification took the node out of a road that another one ends at, the road
/// is split there.
struct RoadGraph {
    struct Edge {
        let from: Int
        let to: Int
        let metres: Double
        let seconds: Double
        let name: String
    }

    private(set) var nodes: [CGPoint] = []
    private(set) var edges: [Edge] = []
    /// Numbers of the edges that leave a node.
    private(set) var leaving: [[Int]] = []
    private var byPlace: [Cell: [Int]] = [:]

    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    /// The world's points within which two ends are one: what tiles of zoom 14 round to, and a little more.
    private let tolerance: Double

    init(_ tiles: [MapTile], mode: TravelMode) {
        let widest = tiles.map(\.id.rect.width).max() ?? 0
        tolerance = max(widest / 4096 * 2.5, 1)
        let names = Self.names(tiles)
        var pieces: [(way: MapWay, nodes: [Int])] = []
        for tile in tiles {
            for way in tile.ways where way.kind.isRoad && !way.isNameOnly {
                guard mode.speed(on: way.kind) != nil else { continue }
                var piece = way
                if piece.name.isEmpty { piece.name = Self.name(of: way.points, names) }
                for part in Self.cut(way.points, to: tile.id.rect) {
                    let numbers = part.map { node(at: $0) }
                    if numbers.count > 1 { pieces.append((piece, numbers)) }
                }
            }
        }
        for (way, numbers) in splitAtEnds(pieces) { connect(way, numbers, mode) }
    }

    // MARK: Nodes

    private mutating func node(at point: CGPoint) -> Int {
        let cell = Cell(x: Int((point.x / tolerance).rounded(.down)), y: Int((point.y / tolerance).rounded(.down)))
        for dy in -1...1 {
            for dx in -1...1 {
                for number in byPlace[Cell(x: cell.x + dx, y: cell.y + dy)] ?? [] {
                    let other = nodes[number]
                    if hypot(other.x - point.x, other.y - point.y) <= tolerance { return number }
                }
            }
        }
        nodes.append(point)
        leaving.append([])
        byPlace[cell, default: []].append(nodes.count - 1)
        return nodes.count - 1
    }

    /// The parts of a line inside a rectangle.
    static func cut(_ points: [CGPoint], to rect: CGRect) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        var open: [CGPoint] = []
        for (a, b) in zip(points, points.dropFirst()) {
            guard let (start, end) = clip(a, b, rect) else {
                if open.count > 1 { result.append(open) }
                open = []
                continue
            }
            if open.isEmpty || open.last != start {
                if open.count > 1 { result.append(open) }
                open = [start]
            }
            open.append(end)
        }
        if open.count > 1 { result.append(open) }
        return result
    }

    /// Liang and Barsky's clipping.
    private static func clip(_ a: CGPoint, _ b: CGPoint, _ rect: CGRect) -> (CGPoint, CGPoint)? {
        var (first, last) = (0.0, 1.0)
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let sides = [(-dx, a.x - rect.minX), (dx, rect.maxX - a.x), (-dy, a.y - rect.minY), (dy, rect.maxY - a.y)]
        for (slope, room) in sides {
            if slope == 0 {
                if room < 0 { return nil }
                continue
            }
            let part = room / slope
            if slope < 0 { first = max(first, part) } else { last = min(last, part) }
        }
        guard first < last else { return nil }
        func at(_ part: Double) -> CGPoint { CGPoint(x: a.x + dx * part, y: a.y + dy * part) }
        return (first == 0 ? a : at(first), last == 1 ? b : at(last))
    }

    // MARK: Names

    /// Layers of names repeat roads' places: their points tell the name of a road that has none.
    private static func names(_ tiles: [MapTile]) -> [CGPointKey: Set<String>] {
        var result: [CGPointKey: Set<String>] = [:]
        for tile in tiles {
            for way in tile.ways where way.isNameOnly && !way.name.isEmpty {
                for point in way.points { result[CGPointKey(point), default: []].insert(way.name) }
            }
        }
        return result
    }

    private static func name(of points: [CGPoint], _ names: [CGPointKey: Set<String>]) -> String {
        var counts: [String: Int] = [:]
        for point in points { for name in names[CGPointKey(point)] ?? [] { counts[name, default: 0] += 1 } }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return most.map { $0.value > points.count / 2 || $0.value > 1 ? $0.key : "" } ?? ""
    }

    // MARK: Edges

    /// Puts the ends of ways that lie on another way into that way.
    private func splitAtEnds(_ pieces: [(way: MapWay, nodes: [Int])]) -> [(MapWay, [Int])] {
        var degree = [Int](repeating: 0, count: nodes.count)
        for piece in pieces { for number in piece.nodes { degree[number] += 1 } }
        let side = tolerance * 64
        func cell(_ point: CGPoint) -> Cell { Cell(x: Int(point.x / side), y: Int(point.y / side)) }
        var loose: [Cell: [Int]] = [:]
        for piece in pieces where !piece.way.isBridge && !piece.way.isTunnel {
            for number in [piece.nodes.first, piece.nodes.last].compactMap({ $0 }) where degree[number] == 1 {
                loose[cell(nodes[number]), default: []].append(number)
            }
        }
        guard !loose.isEmpty else { return pieces.map { ($0.way, $0.nodes) } }
        return pieces.map { piece in
            var result = [piece.nodes[0]]
            for (from, to) in zip(piece.nodes, piece.nodes.dropFirst()) {
                let (a, b) = (cell(nodes[from]), cell(nodes[to]))
                var found: [(part: Double, node: Int)] = []
                for y in min(a.y, b.y)...max(a.y, b.y) {
                    for x in min(a.x, b.x)...max(a.x, b.x) {
                        for number in loose[Cell(x: x, y: y)] ?? [] where number != from && number != to {
                            let hit = Segment.nearest(nodes[from], nodes[to], to: nodes[number])
                            if hit.distance <= tolerance { found.append((hit.part, number)) }
                        }
                    }
                }
                result += found.sorted { $0.part < $1.part }.map(\.node)
                result.append(to)
            }
            return (piece.way, result)
        }
    }

    private mutating func connect(_ way: MapWay, _ numbers: [Int], _ mode: TravelMode) {
        guard let speed = mode.speed(on: way.kind) else { return }
        for (a, b) in zip(numbers, numbers.dropFirst()) where a != b {
            if way.oneWay >= 0 || mode == .foot { link(a, b, speed, way.name) }
            if way.oneWay <= 0 || mode == .foot { link(b, a, speed, way.name) }
        }
    }

    private mutating func link(_ a: Int, _ b: Int, _ speed: Double, _ name: String) {
        let metres = Self.metres(nodes[a], nodes[b])
        leaving[a].append(edges.count)
        edges.append(Edge(from: a, to: b, metres: metres, seconds: metres / speed, name: name))
    }

    /// On the sphere, for the short distances between nodes.
    static func metres(_ a: CGPoint, _ b: CGPoint) -> Double {
        let middle = (1 - (a.y + b.y) / WorldScale.size) * .pi
        return hypot(b.x - a.x, b.y - a.y) * 40_075_016.7 / WorldScale.size / cosh(middle)
    }

    // MARK: Places beside the roads

    /// The nearest place on a road: a node of its own, linked with both ends of the road.
    mutating func attach(_ point: CGPoint, within limit: Double) -> Int? {
        var best: (edge: Int, part: Double, metres: Double)?
        for (number, edge) in edges.enumerated() {
            let hit = Segment.nearest(nodes[edge.from], nodes[edge.to], to: point)
            let metres = Self.metres(point, hit.point)
            if metres < best?.metres ?? limit { best = (number, hit.part, metres) }
        }
        guard let best else { return nil }
        let hit = edges[best.edge]
        let (a, b) = (nodes[hit.from], nodes[hit.to])
        nodes.append(CGPoint(x: a.x + (b.x - a.x) * best.part, y: a.y + (b.y - a.y) * best.part))
        leaving.append([])
        let place = nodes.count - 1
        let speed = hit.seconds > 0 ? hit.metres / hit.seconds : 1
        let isTwoWay = leaving[hit.to].contains { edges[$0].to == hit.from }
        link(hit.from, place, speed, hit.name)
        link(place, hit.to, speed, hit.name)
        if isTwoWay {
            link(hit.to, place, speed, hit.name)
            link(place, hit.from, speed, hit.name)
        }
        return place
    }
}

private struct CGPointKey: Hashable {
    let x: Int
    let y: Int
    init(_ point: CGPoint) { (x, y) = (Int(point.x.rounded()), Int(point.y.rounded())) }
}

enum Segment {
    /// The point of a segment that is nearest to another, and how far along it lies.
    static func nearest(
        _ a: CGPoint, _ b: CGPoint, to point: CGPoint
    ) -> (point: CGPoint, part: Double, distance: Double) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let part = length > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0), 1) : 0
        let found = CGPoint(x: a.x + dx * part, y: a.y + dy * part)
        return (found, part, hypot(found.x - point.x, found.y - point.y))
    }
}
