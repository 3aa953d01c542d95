// SPDX-License-Identifier: MIT
import Foundation

/// The outline of a set of areas: loops with the inside on their left (where y points up), so that both fill rules
/// give the same.
struct AreaOutline {
    typealias Edge = PathArrangement.Edge

    /// An edge walked with the inside on its left.
    private struct Side {
        var from: Int
        var to: Int
        var piece: Int
        var t0: CGFloat
        var t1: CGFloat
    }

    struct Loop {
        /// Twice the area in grid units; negative for holes.
        var area: CGFloat
        var path: PathStorage
        /// A place on it that no other loop touches.
        var probe: CGPoint
    }

    private let arrangement: PathArrangement
    private(set) var loops: [Loop] = []

    /// - Parameters: `isInside`: whether a place belongs to the result that lies so in the operands.
    init(_ arrangement: PathArrangement, _ isInside: (SIMD2<Int32>) -> Bool) {
        self.arrangement = arrangement
        let edges = arrangement.edges
        let lookup = WindingLookup(arrangement, edges)
        var sides: [Side] = []
        for edge in edges {
            let right = lookup.below(edge.low, edge.high)
            let (isRight, isLeft) = (isInside(right), isInside(right &+ edge.windings))
            guard isRight != isLeft else { continue }
            let (from, to) = isLeft ? (edge.low, edge.high) : (edge.high, edge.low)
            let isForward = edge.chord.from == from
            sides.append(
                Side(
                    from: from, to: to, piece: edge.chord.piece, t0: isForward ? edge.chord.t0 : edge.chord.t1,
                    t1: isForward ? edge.chord.t1 : edge.chord.t0))
        }
        link(sides)
    }

    var path: PathStorage {
        var result = PathStorage()
        for loop in loops { result.append(loop.path) }
        return result
    }

    // MARK: Linking

    /// At a place where several loops meet, each takes the sharpest left turn: areas that only touch stay apart.
    private mutating func link(_ sides: [Side]) {
        var leaving: [Int: [Int]] = [:]
        for (index, side) in sides.enumerated() { leaving[side.from, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: sides.count)
        for start in sides.indices where !isUsed[start] {
            var loop: [Side] = []
            var current = start
            repeat {
                isUsed[current] = true
                loop.append(sides[current])
                let open = (leaving[sides[current].to] ?? []).filter { $0 == start || !isUsed[$0] }
                guard let next = next(after: sides[current], open, sides) else { break }
                current = next
            } while current != start
            add(loop)
        }
    }

    private func next(after side: Side, _ open: [Int], _ sides: [Side]) -> Int? {
        guard open.count > 1 else { return open.first }
        let corner = arrangement.places[side.to]
        let back = arrangement.places[side.from] - corner
        /// Halves of the turn clockwise from where the walk came.
        func half(_ v: GridPoint) -> Int {
            let cross = back.cross(v)
            return cross < 0 ? 0 : cross > 0 ? 2 : back.dot(v) < 0 ? 1 : 3
        }
        return open.min { a, b in
            let (u, v) = (arrangement.places[sides[a].to] - corner, arrangement.places[sides[b].to] - corner)
            let (halfU, halfV) = (half(u), half(v))
            return halfU != halfV ? halfU < halfV : u.cross(v) < 0
        }
    }

    // MARK: Rebuilding segments

    /// Rounding leaves slivers a few grid steps wide along outlines that all but coincide; they are dropped.
    private mutating func add(_ loop: [Side]) {
        var (area, length) = (CGFloat(0), CGFloat(0))
        for side in loop {
            let (a, b) = (arrangement.places[side.from], arrangement.places[side.to])
            area += CGFloat(a.cross(b))
            length += hypot(CGFloat(b.x - a.x), CGFloat(b.y - a.y))
        }
        guard loop.count > 2, abs(area) > length * 8 else { return }
        let runs = merged(loop)
        guard let first = runs.first else { return }
        var path = PathStorage()
        path.reserve(runs.count + 2)
        path.move(arrangement.points[first.from])
        for (index, run) in runs.enumerated() {
            let piece = arrangement.pieces[run.piece]
            // Closing draws the last line.
            if index == runs.count - 1 && piece.isLine { break }
            piece.append(
                to: &path, run.t0, run.t1, from: arrangement.points[run.from], to: arrangement.points[run.to])
        }
        path.close()
        let (a, b) = (arrangement.places[loop[0].from], arrangement.places[loop[0].to])
        let probe = arrangement.grid.point(x: CGFloat(a.x + b.x) / 2, y: CGFloat(a.y + b.y) / 2)
        loops.append(Loop(area: area, path: path, probe: probe))
    }

    /// Neighbours that are parts of one segment, or of one straight line, as one.
    private func merged(_ loop: [Side]) -> [Side] {
        func continues(_ a: Side, _ b: Side) -> Bool {
            let isLine = arrangement.pieces[a.piece].isLine
            guard isLine == arrangement.pieces[b.piece].isLine else { return false }
            if !isLine { return a.piece == b.piece && a.t1 == b.t0 && (a.t0 < a.t1) == (b.t0 < b.t1) }
            let corner = arrangement.places[b.from]
            let (before, after) = (corner - arrangement.places[a.from], arrangement.places[b.to] - corner)
            if before.dot(after) <= 0 { return false }
            // Parts of one line stay one although rounding the cut has bent it.
            return before.cross(after) == 0 || (a.piece == b.piece && a.t1 == b.t0)
        }
        let start = loop.indices.first { !continues(loop[($0 + loop.count - 1) % loop.count], loop[$0]) } ?? 0
        var result: [Side] = []
        for offset in loop.indices {
            let side = loop[(start + offset) % loop.count]
            if let last = result.last, continues(last, side) {
                result[result.count - 1].to = side.to
                result[result.count - 1].t1 = side.t1
            } else {
                result.append(side)
            }
        }
        return result
    }
}
