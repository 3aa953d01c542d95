// SPDX-License-Identifier: MIT
import Foundation

/// How often both operands wind around places of an arrangement.
struct WindingLookup {
    private let places: [GridPoint]
    /// The edges that are not vertical, listed in every vertical strip they touch.
    private var strips: [[PathArrangement.Edge]]
    private let left: Int
    private let stripWidth: Int

    init(_ arrangement: PathArrangement, _ edges: [PathArrangement.Edge]) {
        places = arrangement.places
        let count = max(1, min(edges.count / 2, 4096))
        let right = edges.reduce(Int.min) { max($0, arrangement.places[$1.high].x) }
        left = edges.reduce(Int.max) { min($0, arrangement.places[$1.low].x) }
        stripWidth = edges.isEmpty ? 1 : max(1, (right - left) / count + 1)
        strips = Array(repeating: [], count: count)
        for edge in edges where places[edge.low].x != places[edge.high].x {
            for strip in strip(places[edge.low].x)...strip(places[edge.high].x) { strips[strip].append(edge) }
        }
    }

    private func strip(_ x: Int) -> Int { max(0, min(strips.count - 1, (x - left) / stripWidth)) }

    /// Windings just right of the middle of the line between two vertices, below it when it is not vertical: of all
    /// edges that a ray straight down meets.
    func below(_ low: Int, _ high: Int) -> SIMD2<Int32> {
        let (a, b) = (places[low], places[high])
        // Coordinates are even.
        let middle = GridPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        var sum = SIMD2<Int32>()
        for edge in strips[strip(middle.x)] where edge.low != low || edge.high != high {
            let (from, to) = (places[edge.low], places[edge.high])
            if from.x <= middle.x && middle.x < to.x && from.turn(to, middle) > 0 { sum &+= edge.windings }
        }
        return sum
    }
}

extension CGPathFillRule {
    func isInside(_ winding: Int32) -> Bool { self == .winding ? winding != 0 : winding & 1 != 0 }
}
