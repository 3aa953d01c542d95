// SPDX-License-Identifier: MIT
import CoreGraphics

/// The part of a line between two shares of its length.
enum StrokedPart {
    /// - Parameter places: the share of the way at each point, rising from 0 to 1.
    static func cut(
        _ points: [MKMapPoint], at places: [CGFloat], from start: CGFloat, to end: CGFloat
    ) -> [MKMapPoint] {
        var result: [MKMapPoint] = []
        for index in points.indices.dropFirst() {
            let (first, last) = (places[index - 1], places[index])
            let (from, to) = (max(start, first), min(end, last))
            guard from < to else { continue }
            func point(_ place: CGFloat) -> MKMapPoint {
                let (a, b, part) = (points[index - 1], points[index], Double((place - first) / (last - first)))
                return MKMapPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
            }
            if result.isEmpty { result.append(point(from)) }
            result.append(to == last ? points[index] : point(to))
        }
        return result
    }

    /// The part of a closed line, which begins and ends at its first point.
    static func cut(ring: [MKMapPoint], from start: CGFloat, to end: CGFloat) -> [MKMapPoint] {
        guard let first = ring.first else { return [] }
        let closed = ring + [first]
        var ways = [0.0]
        for (a, b) in zip(closed, closed.dropFirst()) {
            ways.append(ways[ways.count - 1] + hypot(b.x - a.x, b.y - a.y))
        }
        guard let whole = ways.last, whole > 0 else { return [] }
        return cut(closed, at: ways.map { CGFloat($0 / whole) }, from: start, to: end)
    }
}
