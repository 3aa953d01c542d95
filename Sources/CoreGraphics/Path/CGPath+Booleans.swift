// SPDX-License-Identifier: MIT
import Foundation

// Set operations on filled areas, since iOS 16. They are reported as unsupported; the results are the best that needs
// no intersection of outlines, and exact where the operands do not overlap.
extension CGPath {
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        Unsupported.report("CGPath.normalized(using:)")
        return self
    }

    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Unsupported.report("CGPath.union(_:using:)")
        var result = storage
        result.append(other.storage)
        return CGPath(storage: result)
    }

    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Unsupported.report("CGPath.intersection(_:using:)")
        return intersects(other, using: rule) ? self : CGPath(storage: PathStorage())
    }

    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Unsupported.report("CGPath.subtracting(_:using:)")
        return self
    }

    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Unsupported.report("CGPath.symmetricDifference(_:using:)")
        return union(other, using: rule)
    }

    /// Whether the filled areas overlap, decided on outlines flattened to a thousandth of their size.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let (a, b) = (boundingBoxOfPath, other.boundingBoxOfPath)
        guard a.isFinite, b.isFinite, a.minX <= b.maxX, b.minX <= a.maxX, a.minY <= b.maxY, b.minY <= a.maxY else {
            return false
        }
        func lines(_ path: CGPath, _ box: CGRect) -> [(CGPoint, CGPoint)] {
            var result: [(CGPoint, CGPoint)] = []
            let tolerance = max(box.width, box.height, 1e-9) * 1e-3
            path.storage.forEachLine(tolerance: tolerance) { result.append(($0, $1)) }
            return result
        }
        let (first, second) = (lines(self, a), lines(other, b))
        if let p = second.first?.0, contains(p, using: rule) { return true }
        if let p = first.first?.0, other.contains(p, using: rule) { return true }
        return first.contains { line in second.contains { CGPath.cross(line, $0) } }
    }

    private static func cross(_ a: (CGPoint, CGPoint), _ b: (CGPoint, CGPoint)) -> Bool {
        func side(_ p: CGPoint, _ l: (CGPoint, CGPoint)) -> CGFloat {
            (l.1.x - l.0.x) * (p.y - l.0.y) - (l.1.y - l.0.y) * (p.x - l.0.x)
        }
        return side(a.0, b) * side(a.1, b) < 0 && side(b.0, a) * side(b.1, a) < 0
    }

    /// Curves replaced by lines within `threshold`.
    public func flattened(threshold: CGFloat) -> CGPath {
        var result = PathStorage()
        for line in storage.polylines(tolerance: max(threshold, 1e-9)) {
            for (i, point) in line.points.enumerated() { if i == 0 { result.move(point) } else { result.line(point) } }
            if line.isClosed { result.close() }
        }
        return CGPath(storage: result)
    }

    /// Each subpath on its own, which is what separate areas are when no subpath lies in another.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        var result: [PathStorage] = []
        storage.forEach { type, p in
            if type == .moveToPoint { result.append(PathStorage()) }
            guard !result.isEmpty else { return }
            let last = result.count - 1
            switch type {
            case .moveToPoint: result[last].move(p[0])
            case .addLineToPoint: result[last].line(p[0])
            case .addQuadCurveToPoint: result[last].quad(p[0], p[1])
            case .addCurveToPoint: result[last].curve(p[0], p[1], p[2])
            case .closeSubpath: result[last].close()
            }
        }
        return result.map { CGPath(storage: $0) }
    }
}
