// SPDX-License-Identifier: MIT
import CoreGraphics

/// A part of a sublayer, drawn between parts of its siblings that it crosses in space.
struct SiblingPart {
    let node: RenderNode
    /// Where the part ends on the display; none: the whole.
    var edges: [Edge] = []

    struct Edge {
        /// The part lies where `x * line.x + y * line.y + line.z` is not negative.
        var line: SIMD3<Double>
        /// The part goes on a little under what it is cut at, or what is behind would shine through the soft edge.
        let isBehind: Bool
    }
}

/// The drawing order of sublayers that are tilted towards each other. A plane in space, seen in perspective, has a depth
/// that is linear in the picture, `z = x * plane.x + y * plane.y + plane.z`; so two siblings change places along a line.
struct SiblingDepth {
    private struct Piece {
        var part: SiblingPart
        let plane: SIMD3<Double>
        let isTilted: Bool
        /// Outline of the layer's bounds in the parent's plane; what hangs out of them goes with them.
        var outline: [SIMD2<Double>]
    }

    /// More tilted siblings than anyone looks at one by one are only sorted.
    private static let most = 200
    /// Points of depth that count as touching.
    private static let tolerance = 1e-3

    private var pieces: [Piece] = []
    private var isTilted = false

    /// - Parameter ordered: siblings from back to front by the depths of their anchors.
    private init?(_ ordered: [RenderNode]) {
        guard ordered.count > 1, ordered.count <= Self.most, ordered.contains(where: { $0.leavesPlane }) else {
            return nil
        }
        for node in ordered where node.isVisible {
            guard let piece = Self.piece(of: node) else { return nil }
            if piece.isTilted { isTilted = true }
            pieces.append(piece)
        }
        guard isTilted else { return nil }
    }

    /// What to draw in which order; nil when siblings are wholly behind or before each other as they are listed.
    /// - Parameter toDevice: the plane that the siblings are flattened into, on the display.
    static func parts(of ordered: [RenderNode], toDevice: Homography) -> [SiblingPart]? {
        guard var depths = SiblingDepth(ordered), let fromDevice = toDevice.inverse else { return nil }
        depths.split()
        let sorted = depths.sorted()
        if sorted.count == ordered.count, zip(sorted, ordered).allSatisfy({ $0.part.node === $1 }) { return nil }
        return sorted.map { piece in
            SiblingPart(
                node: piece.part.node,
                edges: piece.part.edges.map { .init(line: fromDevice.pullBack($0.line), isBehind: $0.isBehind) })
        }
    }

    private static func piece(of node: RenderNode) -> Piece? {
        let state = node.animated ?? node.state
        // A transform layer has no plane: its sublayers are sorted among themselves.
        guard state.kind != .transform else { return nil }
        let matrix = node.matrix ?? state.matrixToParent(parentBounds: nil, parent: nil)
        let bounds = state.bounds
        var corners: [SIMD3<Double>] = []
        for (x, y) in [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
            (bounds.minX, bounds.maxY),
        ] {
            let p = matrix.project(x: x, y: y)
            // Behind the eye there is no picture of the corner.
            guard p.w > 1e-6 else { return nil }
            corners.append(SIMD3(p.x, p.y, p.z) / p.w)
        }
        let (u, v) = (corners[1] - corners[0], corners[3] - corners[0])
        let area = u.x * v.y - u.y * v.x
        let isFlat = abs(u.z) < tolerance && abs(v.z) < tolerance
        if isFlat || abs(area) < 1e-9 {
            return Piece(
                part: SiblingPart(node: node), plane: SIMD3(0, 0, node.depth), isTilted: false,
                outline: corners.map { SIMD2($0.x, $0.y) })
        }
        let (a, b) = ((u.z * v.y - v.z * u.y) / area, (v.z * u.x - u.z * v.x) / area)
        let plane = SIMD3(a, b, corners[0].z - a * corners[0].x - b * corners[0].y)
        return Piece(
            part: SiblingPart(node: node), plane: plane, isTilted: true, outline: corners.map { SIMD2($0.x, $0.y) })
    }

    /// Cuts pieces along the lines where they cross others, until none does.
    private mutating func split() {
        var index = 0
        while index < pieces.count {
            var other = 0
            while other < pieces.count {
                if other != index, pieces[index].isTilted, crossing(index, other) { cut(index, other) }
                other += 1
            }
            index += 1
            if pieces.count > Self.most { return }
        }
    }

    /// The depth of one less the other's, over what both cover; nil where they do not overlap.
    private func difference(_ first: Int, _ second: Int) -> (low: Double, high: Double)? {
        let common = Self.intersection(pieces[first].outline, pieces[second].outline)
        guard common.count >= 3, Self.area(common) > 0.01 else { return nil }
        let plane = pieces[first].plane - pieces[second].plane
        let depths = common.map { plane.x * $0.x + plane.y * $0.y + plane.z }
        return (depths.min() ?? 0, depths.max() ?? 0)
    }

    private func crossing(_ first: Int, _ second: Int) -> Bool {
        guard let depth = difference(first, second) else { return false }
        return depth.low < -Self.tolerance && depth.high > Self.tolerance
    }

    private mutating func cut(_ first: Int, _ second: Int) {
        let line = pieces[first].plane - pieces[second].plane
        var behind = pieces[first]
        behind.part.edges.append(.init(line: -line, isBehind: true))
        behind.outline = Self.clipped(behind.outline, -line)
        pieces[first].part.edges.append(.init(line: line, isBehind: false))
        pieces[first].outline = Self.clipped(pieces[first].outline, line)
        pieces.insert(behind, at: first)
    }

    /// Back to front; where nothing is to be said, in the order given.
    private func sorted() -> [Piece] {
        var waiting = [Int](repeating: 0, count: pieces.count)
        var above = [[Int]](repeating: [], count: pieces.count)
        for first in pieces.indices {
            for second in pieces.indices where second > first {
                guard let depth = difference(first, second) else { continue }
                // Coplanar ones stay as listed.
                let isAbove = depth.high + depth.low > 2 * Self.tolerance
                let (low, high) = isAbove ? (second, first) : (first, second)
                above[low].append(high)
                waiting[high] += 1
            }
        }
        var order: [Piece] = []
        var left = Array(pieces.indices)
        while !left.isEmpty {
            // Three that overlap in a ring have no order; the rearmost goes first.
            let position = left.firstIndex { waiting[$0] == 0 } ?? 0
            let next = left.remove(at: position)
            order.append(pieces[next])
            for index in above[next] { waiting[index] -= 1 }
        }
        return order
    }

    // MARK: Convex polygons

    /// What lies where the line's function is not negative (Sutherland and Hodgman).
    static func clipped(_ polygon: [SIMD2<Double>], _ line: SIMD3<Double>) -> [SIMD2<Double>] {
        func value(_ p: SIMD2<Double>) -> Double { line.x * p.x + line.y * p.y + line.z }
        var result: [SIMD2<Double>] = []
        for (index, b) in polygon.enumerated() {
            let a = polygon[index == 0 ? polygon.count - 1 : index - 1]
            let (va, vb) = (value(a), value(b))
            if (va < 0) != (vb < 0) { result.append(a + (b - a) * (va / (va - vb))) }
            if vb >= 0 { result.append(b) }
        }
        return result
    }

    private static func intersection(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let sign: Double = signedArea(b) < 0 ? -1 : 1
        var result = a
        for (index, to) in b.enumerated() where result.count >= 3 {
            let from = b[index == 0 ? b.count - 1 : index - 1]
            let normal = SIMD2(from.y - to.y, to.x - from.x) * sign
            result = clipped(result, SIMD3(normal.x, normal.y, -(normal.x * from.x + normal.y * from.y)))
        }
        return result
    }

    private static func signedArea(_ polygon: [SIMD2<Double>]) -> Double {
        var sum = 0.0
        for (index, b) in polygon.enumerated() {
            let a = polygon[index == 0 ? polygon.count - 1 : index - 1]
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    private static func area(_ polygon: [SIMD2<Double>]) -> Double { abs(signedArea(polygon)) }
}

extension RenderNode {
    /// Some of it may lie at another depth than the rest.
    fileprivate var leavesPlane: Bool {
        guard isVisible, let m = matrix else { return false }
        return m.m13 != 0 || m.m23 != 0 || m.m14 != 0 || m.m24 != 0
    }
}

extension Homography {
    /// A line after the map, as a line before it, when this maps back: the coefficients of `x * a + y * b + c`.
    fileprivate func pullBack(_ line: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((x * line).sum(), (y * line).sum(), (o * line).sum())
    }
}

extension DevicePolygon {
    /// The part of `rect` on the inner side of all edges, and a pixel more where it is behind.
    init(_ rect: PixelRect, within edges: [SiblingPart.Edge]) {
        var polygon = [
            SIMD2(Double(rect.x), Double(rect.y)), SIMD2(Double(rect.maxX), Double(rect.y)),
            SIMD2(Double(rect.maxX), Double(rect.maxY)), SIMD2(Double(rect.x), Double(rect.maxY)),
        ]
        for edge in edges {
            let length = (edge.line.x * edge.line.x + edge.line.y * edge.line.y).squareRoot()
            guard length > 0 else { continue }
            var moved = edge.line / length
            if edge.isBehind { moved.z += 1 }
            polygon = SiblingDepth.clipped(polygon, moved)
        }
        self.init(polygon)
    }
}
