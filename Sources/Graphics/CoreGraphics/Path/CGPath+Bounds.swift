// SPDX-License-Identifier: MIT
import Foundation

extension CGPath {
    /// Around all points including control points; null for an empty path.
    public var boundingBox: CGRect { storage.controlBounds }

    /// Around the curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { storage.tightBounds }

    /// Whether the path is one closed axis-aligned rectangle, which is stored into `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = storage.asRect else { return false }
        rect?.pointee = found
        return true
    }
}

/// A rectangle grown point by point.
private struct Extent {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity

    mutating func add(_ p: CGPoint) {
        minX = min(minX, p.x)
        maxX = max(maxX, p.x)
        minY = min(minY, p.y)
        maxY = max(maxY, p.y)
    }

    var rect: CGRect {
        minX > maxX || minY > maxY ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension PathStorage {
    /// Around all points, control points too; null without any. Costs one pass.
    package var controlBounds: CGRect {
        var extent = Extent()
        for point in points { extent.add(point) }
        return extent.rect
    }

    /// Around the curves; a lone move counts. Null without any.
    package var tightBounds: CGRect {
        var extent = Extent()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        forEach { type, p in
            switch type {
            case .moveToPoint:
                extent.add(p[0])
                (start, current) = (p[0], p[0])
            case .addLineToPoint:
                extent.add(p[0])
                current = p[0]
            case .addQuadCurveToPoint:
                extent.addCurve(CubicSegment(quad: current, p[0], p[1]))
                current = p[1]
            case .addCurveToPoint:
                extent.addCurve(CubicSegment(current, p[0], p[1], p[2]))
                current = p[2]
            case .closeSubpath:
                current = start
            }
        }
        return extent.rect
    }

    /// The rectangle this is when it is exactly one move, three or four axis-aligned lines and a close (or the
    /// implied one of filling).
    package var asRect: CGRect? {
        let lines = types.dropFirst().prefix { $0 == .addLineToPoint }.count
        guard types.first == .moveToPoint, lines == 3 || lines == 4, points.count == lines + 1,
            types.count == lines + 1 || (types.count == lines + 2 && types.last == .closeSubpath),
            lines == 3 || points[4] == points[0]
        else { return nil }
        let p = points
        let horizontalFirst = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let verticalFirst = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        return horizontalFirst || verticalFirst ? controlBounds : nil
    }
}

extension Extent {
    mutating func addCurve(_ s: CubicSegment) {
        add(s.p0)
        add(s.p3)
        for t in CubicSegment.extrema(s.p0.x, s.p1.x, s.p2.x, s.p3.x) { add(s.point(t)) }
        for t in CubicSegment.extrema(s.p0.y, s.p1.y, s.p2.y, s.p3.y) { add(s.point(t)) }
    }
}
