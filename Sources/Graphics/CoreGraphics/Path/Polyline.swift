// SPDX-License-Identifier: MIT
import Foundation

/// A flattened subpath.
package struct Polyline {
    /// No two neighbours are equal; a closed one does not repeat its first point.
    package var points: [CGPoint] = []
    /// For each point, whether the path has a corner there; false between the chords of one curve.
    var isCorner: [Bool] = []
    var isClosed = false

    mutating func add(_ point: CGPoint, corner: Bool) {
        if point == points.last {
            if corner { isCorner[isCorner.count - 1] = true }
            return
        }
        points.append(point)
        isCorner.append(corner)
    }

    mutating func close() {
        isClosed = true
        if points.count > 1, points.first == points.last {
            points.removeLast()
            isCorner.removeLast()
        }
    }
}

extension PathStorage {
    /// Every subpath with curves replaced by chords within `tolerance`; points that are not finite are left out.
    package func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var line = Polyline()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func finish() {
            if !line.points.isEmpty { result.append(line) }
            line = Polyline()
        }
        func begin() { if line.points.isEmpty { line.add(current, corner: true) } }
        func flatten(_ s: CubicSegment) {
            begin()
            let count = s.steps(tolerance: tolerance)
            for i in 1..<max(count, 1) { line.add(s.point(CGFloat(i) / CGFloat(count)), corner: false) }
            line.add(s.p3, corner: true)
            current = s.p3
        }
        forEach { type, p in
            for i in 0..<type.pointCount where !p[i].isFinite { return }
            switch type {
            case .moveToPoint:
                finish()
                (start, current) = (p[0], p[0])
            case .addLineToPoint:
                begin()
                line.add(p[0], corner: true)
                current = p[0]
            case .addQuadCurveToPoint: flatten(CubicSegment(quad: current, p[0], p[1]))
            case .addCurveToPoint: flatten(CubicSegment(current, p[0], p[1], p[2]))
            case .closeSubpath:
                begin()
                line.close()
                finish()
                current = start
            }
        }
        finish()
        return result
    }
}
