// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where the area of a path lies in horizontal strips. Curves are chords within a quarter point.
package struct PathStrips {
    private struct Edge {
        let top: SIMD2<Double>
        let bottom: SIMD2<Double>
        /// 1 for edges that go down, -1 for those that go up.
        let winding: Int
    }

    private let edges: [Edge]
    private let isEvenOdd: Bool
    /// Of the area, upwards open.
    package let top: Double
    /// The lowest place of the area; equal to `top` where there is none.
    package let bottom: Double

    /// Infinite coordinates are left out.
    package init(_ path: CGPath, isEvenOdd: Bool = false) {
        var edges: [Edge] = []
        for line in path.storage.polylines(tolerance: 0.25) where line.points.count > 1 {
            for (index, point) in line.points.enumerated() {
                let next = line.points[(index + 1) % line.points.count]
                guard point.y != next.y else { continue }
                let (a, b) = (SIMD2(Double(point.x), Double(point.y)), SIMD2(Double(next.x), Double(next.y)))
                edges.append(a.y < b.y ? Edge(top: a, bottom: b, winding: 1) : Edge(top: b, bottom: a, winding: -1))
            }
        }
        self.edges = edges
        self.isEvenOdd = isEvenOdd
        top = edges.map(\.top.y).min() ?? 0
        bottom = edges.map(\.bottom.y).max() ?? 0
    }

    /// What of the strip's whole height is inside, from left to right.
    package func inside(top: Double, height: Double) -> [ClosedRange<Double>] {
        rows(top, height).map(spans).reduce(nil) { known, row in known.map { Self.intersection($0, row) } ?? row } ?? []
    }

    /// What at some height of the strip is inside, from left to right.
    package func touched(top: Double, height: Double) -> [ClosedRange<Double>] {
        Self.joined(rows(top, height).flatMap(spans))
    }

    /// The heights at which the area can be widest or narrowest: the strip's edges and the corners between them.
    private func rows(_ top: Double, _ height: Double) -> [Double] {
        let corners = edges.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > top && $0 < top + height }
        // A corner counts with what is just above and just below it.
        return [top, top + height] + Set(corners).flatMap { [$0.nextDown, $0] }
    }

    private func spans(at y: Double) -> [ClosedRange<Double>] {
        let crossings = edges.filter { $0.top.y <= y && y < $0.bottom.y }
            .map { edge -> (x: Double, winding: Int) in
                let share = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
                return (edge.top.x + (edge.bottom.x - edge.top.x) * share, edge.winding)
            }
            .sorted { $0.x < $1.x }
        var result: [ClosedRange<Double>] = []
        var (count, start) = (0, 0.0)
        for crossing in crossings {
            let wasInside = isEvenOdd ? count % 2 != 0 : count != 0
            count += crossing.winding
            let isInside = isEvenOdd ? count % 2 != 0 : count != 0
            if isInside && !wasInside { start = crossing.x }
            if wasInside && !isInside { result.append(start...max(start, crossing.x)) }
        }
        return result
    }

    private static func intersection(_ a: [ClosedRange<Double>], _ b: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        a.flatMap { first in
            b.compactMap { second -> ClosedRange<Double>? in
                let (low, high) = (
                    max(first.lowerBound, second.lowerBound), min(first.upperBound, second.upperBound)
                )
                return low < high ? low...high : nil
            }
        }
    }

    private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard let last = result.last, range.lowerBound <= last.upperBound else {
                result.append(range)
                continue
            }
            result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
        }
        return result
    }
}
