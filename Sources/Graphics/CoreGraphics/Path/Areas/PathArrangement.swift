// SPDX-License-Identifier: MIT
import Foundation

/// The edges of two operands cut at all places where they meet, on a grid.
///
/// 1. Curves become chords, whose ends are rounded to the grid.
/// 2. Edges are cut where they cross or touch; the cuts are rounded to the grid, which may make edges meet anew, so this
///    is repeated until nothing meets but at ends. All decisions are exact integer arithmetic, as in J. Hobby,
///    "Practical segment intersection with finite precision output", 1999.
/// 3. Edges between the same ends become one that counts how often either operand runs along it.
struct PathArrangement {
    /// A chord or what is left of one.
    struct Chord {
        var from: Int
        var to: Int
        /// 0 or 1.
        var operand: Int
        /// Index in `pieces`.
        var piece: Int
        /// Parameters of the piece at both ends.
        var t0: CGFloat
        var t1: CGFloat
    }

    /// All chords between two vertices, `low` before `high` by x, then y.
    struct Edge {
        var low: Int
        var high: Int
        /// How often either operand runs from `low` to `high`, less how often back.
        var windings: SIMD2<Int32>
        /// A chord that runs here.
        var chord: Chord
    }

    let grid: PathGrid
    private(set) var pieces: [PathPiece] = []
    private(set) var places: [GridPoint] = []
    /// Where vertices are in path coordinates: ends of segments exactly.
    private(set) var points: [CGPoint] = []
    private(set) var chords: [Chord] = []
    private var vertices: [GridPoint: Int] = [:]

    /// - Parameters: `tolerance`: of flattening, relative to the size of everything.
    init?(_ first: PathStorage, _ second: PathStorage, closesFirst: Bool = true, tolerance: CGFloat = 1e-5) {
        let bounds = [first.controlBounds, second.controlBounds].filter { !$0.isNull }
        guard let start = bounds.first,
            let grid = PathGrid(covering: bounds.dropFirst().reduce(start) { $0.union($1) })
        else { return nil }
        self.grid = grid
        let size = bounds.reduce(0) { max($0, $1.width, $1.height) } * tolerance
        for (operand, path) in [first, second].enumerated() {
            for piece in path.pieces(closing: operand == 1 || closesFirst) {
                add(piece, of: operand, tolerance: size)
            }
        }
        cut()
    }

    private mutating func vertex(at p: CGPoint) -> Int { vertex(grid.snap(p), p) }

    private mutating func vertex(_ place: GridPoint, _ p: CGPoint) -> Int {
        if let known = vertices[place] { return known }
        vertices[place] = places.count
        places.append(place)
        points.append(p)
        return places.count - 1
    }

    private mutating func add(_ piece: PathPiece, of operand: Int, tolerance: CGFloat) {
        let line = piece.flattened(tolerance: tolerance)
        pieces.append(piece)
        // Ends first: they are what others should coincide with.
        let (first, last) = (vertex(at: line[0]), vertex(at: line[line.count - 1]))
        var (from, t0) = (first, CGFloat(0))
        for i in 1..<line.count {
            let isLast = i == line.count - 1
            let to = isLast ? last : vertex(at: line[i])
            let t1 = isLast ? 1 : CGFloat(i) / CGFloat(line.count - 1)
            if to != from {
                chords.append(
                    Chord(from: from, to: to, operand: operand, piece: pieces.count - 1, t0: t0, t1: t1))
                (from, t0) = (to, t1)
            }
        }
    }

    // MARK: Cutting

    private mutating func cut() {
        var isFresh = [Bool](repeating: true, count: chords.count)
        // Cuts come to rest after a few rounds; the limit only guards against what nobody has thought of.
        for _ in 0..<64 {
            var cuts: [Int: [Int]] = [:]
            findMeetings(isFresh, &cuts)
            if cuts.isEmpty { return }
            var next: [Chord] = []
            var nextIsFresh: [Bool] = []
            next.reserveCapacity(chords.count + cuts.count)
            for (index, chord) in chords.enumerated() {
                guard let marks = cuts[index] else {
                    next.append(chord)
                    nextIsFresh.append(false)
                    continue
                }
                for part in parts(of: chord, at: marks) {
                    next.append(part)
                    nextIsFresh.append(true)
                }
            }
            (chords, isFresh) = (next, nextIsFresh)
        }
    }

    private func parts(of chord: Chord, at marks: [Int]) -> [Chord] {
        let (a, b) = (places[chord.from], places[chord.to])
        let along = b - a
        let length = CGFloat(along.dot(along))
        let sorted = Set(marks).map { (vertex: $0, reach: (places[$0] - a).dot(along)) }
            .sorted { ($0.reach, $0.vertex) < ($1.reach, $1.vertex) }
        var result: [Chord] = []
        var rest = chord
        for (vertex, reach) in sorted where vertex != rest.from && vertex != chord.to {
            let share = min(1, max(0, CGFloat(reach) / length))
            var part = rest
            part.to = vertex
            part.t1 = chord.t0 + (chord.t1 - chord.t0) * share
            result.append(part)
            (rest.from, rest.t0) = (vertex, part.t1)
        }
        result.append(rest)
        return result
    }

    /// A sweep over x; pairs that were compared in an earlier round are left out.
    private mutating func findMeetings(_ isFresh: [Bool], _ cuts: inout [Int: [Int]]) {
        struct Extent {
            var minX, maxX, minY, maxY, index: Int
            var isFresh: Bool
        }
        let extents = chords.enumerated().map { index, chord -> Extent in
            let (a, b) = (places[chord.from], places[chord.to])
            return Extent(
                minX: min(a.x, b.x), maxX: max(a.x, b.x), minY: min(a.y, b.y), maxY: max(a.y, b.y), index: index,
                isFresh: isFresh[index])
        }.sorted { ($0.minX, $0.index) < ($1.minX, $1.index) }
        var active: [Extent] = []
        for extent in extents {
            active.removeAll { $0.maxX < extent.minX }
            for other in active where extent.isFresh || other.isFresh {
                if other.minY <= extent.maxY && extent.minY <= other.maxY { meet(other.index, extent.index, &cuts) }
            }
            active.append(extent)
        }
    }

    private mutating func meet(_ first: Int, _ second: Int, _ cuts: inout [Int: [Int]]) {
        let (e, f) = (chords[first], chords[second])
        let (a, b, c, d) = (places[e.from], places[e.to], places[f.from], places[f.to])
        let (turnC, turnD, turnA, turnB) = (a.turn(b, c), a.turn(b, d), c.turn(d, a), c.turn(d, b))
        func isInside(_ p: GridPoint, _ from: GridPoint, _ to: GridPoint) -> Bool {
            p != from && p != to && (p - from).dot(to - from) > 0 && (p - to).dot(from - to) > 0
        }
        if turnC == 0 && isInside(c, a, b) { cuts[first, default: []].append(f.from) }
        if turnD == 0 && isInside(d, a, b) { cuts[first, default: []].append(f.to) }
        if turnA == 0 && isInside(a, c, d) { cuts[second, default: []].append(e.from) }
        if turnB == 0 && isInside(b, c, d) { cuts[second, default: []].append(e.to) }
        guard turnC.signum() * turnD.signum() < 0, turnA.signum() * turnB.signum() < 0 else { return }
        let share = CGFloat(turnA) / (CGFloat(turnA) - CGFloat(turnB))
        let (x, y) = (CGFloat(a.x) + CGFloat(b.x - a.x) * share, CGFloat(a.y) + CGFloat(b.y - a.y) * share)
        let place = GridPoint(x: Int((x / 2).rounded()) * 2, y: Int((y / 2).rounded()) * 2)
        let meeting = vertex(place, grid.point(x: x, y: y))
        if meeting != e.from && meeting != e.to { cuts[first, default: []].append(meeting) }
        if meeting != f.from && meeting != f.to { cuts[second, default: []].append(meeting) }
    }

    // MARK: Edges

    /// Without those along which an operand runs as often one way as the other, which bound nothing.
    var edges: [Edge] {
        struct Ends: Hashable { var low, high: Int }
        var indexes: [Ends: Int] = [:]
        var result: [Edge] = []
        for chord in chords {
            let isForward = GridPoint.isBefore(places[chord.from], places[chord.to])
            let (low, high) = isForward ? (chord.from, chord.to) : (chord.to, chord.from)
            var winding = SIMD2<Int32>()
            winding[chord.operand] = isForward ? 1 : -1
            if let index = indexes[Ends(low: low, high: high)] {
                result[index].windings &+= winding
            } else {
                indexes[Ends(low: low, high: high)] = result.count
                result.append(Edge(low: low, high: high, windings: winding, chord: chord))
            }
        }
        return result.filter { $0.windings != SIMD2() }
    }
}
