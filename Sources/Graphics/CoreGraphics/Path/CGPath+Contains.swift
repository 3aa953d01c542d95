// SPDX-License-Identifier: MIT
import Foundation

extension CGPath {
    /// Whether filling would cover `point`; open subpaths count as closed. The path is transformed first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let target = transform.isIdentity ? point : point.applying(transform.inverted())
        return storage.contains(target, rule)
    }
}

extension PathStorage {
    /// Whether filling covers the point; false for one that is not finite. Flattens all curves at each call.
    package func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        // CGRect.contains of Linux's Foundation traps on NaN.
        let bounds = controlBounds
        guard point.isFinite, point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY,
            point.y <= bounds.maxY
        else { return false }
        let winding = windingNumber(point)
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// Signed crossings of the ray from `point` towards +x; upward edges count +1.
    private func windingNumber(_ point: CGPoint) -> Int {
        var winding = 0
        forEachLine(tolerance: flatteningTolerance) { from, to in
            guard (from.y <= point.y) != (to.y <= point.y) else { return }
            let side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
            if to.y > from.y, side > 0 { winding += 1 } else if to.y < from.y, side < 0 { winding -= 1 }
        }
        return winding
    }

    /// A ten-thousandth of the larger side: far below what can be seen or touched.
    private var flatteningTolerance: CGFloat {
        let bounds = controlBounds
        return bounds.isNull ? 1e-3 : max(max(bounds.width, bounds.height) * 1e-4, 1e-9)
    }

    /// The filled outline as line segments: curves flattened within `tolerance`, every subpath closed.
    package func forEachLine(tolerance: CGFloat, _ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        func flatten(_ s: CubicSegment) {
            let count = s.steps(tolerance: tolerance)
            var from = s.p0
            for i in 1...count {
                let to = i == count ? s.p3 : s.point(CGFloat(i) / CGFloat(count))
                body(from, to)
                from = to
            }
            current = s.p3
        }
        forEach { type, p in
            switch type {
            case .moveToPoint:
                if current != start { body(current, start) }
                start = p[0]
                current = p[0]
            case .addLineToPoint:
                body(current, p[0])
                current = p[0]
            case .addQuadCurveToPoint: flatten(CubicSegment(quad: current, p[0], p[1]))
            case .addCurveToPoint: flatten(CubicSegment(current, p[0], p[1], p[2]))
            case .closeSubpath:
                if current != start { body(current, start) }
                current = start
            }
        }
        if current != start { body(current, start) }
    }
}
