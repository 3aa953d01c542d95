// SPDX-License-Identifier: MIT
import Foundation

/// The parts of a path's lines that lie inside or outside an area, in the order of the path.
struct LineSelection {
    private(set) var path = PathStorage()

    /// The first operand of `arrangement` is the line, the second the area. What runs along the area's edge counts as
    /// inside.
    init(_ arrangement: PathArrangement, rule: CGPathFillRule, keepsInside: Bool) {
        let areaEdges = arrangement.edges.filter { $0.windings.y != 0 }
        let lookup = WindingLookup(arrangement, areaEdges)
        struct Ends: Hashable { var low, high: Int }
        let borders = Set(areaEdges.map { Ends(low: $0.low, high: $0.high) })
        var last: PathArrangement.Chord?
        var open: PathArrangement.Chord?
        func flush(_ path: inout PathStorage) {
            guard let part = open else { return }
            let (from, to) = (arrangement.points[part.from], arrangement.points[part.to])
            if last?.to != part.from { path.move(from) }
            arrangement.pieces[part.piece].append(to: &path, part.t0, part.t1, from: from, to: to)
            (last, open) = (part, nil)
        }
        for chord in arrangement.chords where chord.operand == 0 {
            let isForward = GridPoint.isBefore(arrangement.places[chord.from], arrangement.places[chord.to])
            let (low, high) = isForward ? (chord.from, chord.to) : (chord.to, chord.from)
            let isInside =
                borders.contains(Ends(low: low, high: high)) || rule.isInside(lookup.below(low, high).y)
            guard isInside == keepsInside else {
                flush(&path)
                continue
            }
            if let part = open, part.piece == chord.piece, part.to == chord.from {
                open?.to = chord.to
                open?.t1 = chord.t1
            } else {
                flush(&path)
                open = chord
            }
        }
        flush(&path)
    }
}
