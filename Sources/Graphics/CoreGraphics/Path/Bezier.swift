// SPDX-License-Identifier: MIT
import Foundation

/// A cubic Bézier segment.
package struct CubicSegment {
    /// The start.
    package var p0: CGPoint
    /// Where the curve heads at the start.
    package var p1: CGPoint
    /// Where it comes from at the end.
    package var p2: CGPoint
    /// The end.
    package var p3: CGPoint

    /// In the order in which the curve meets them.
    package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// The same curve as a quadratic one, degree raised.
    package init(quad p0: CGPoint, _ c: CGPoint, _ p: CGPoint) {
        self.init(
            p0, CGPoint(x: p0.x + (c.x - p0.x) * 2 / 3, y: p0.y + (c.y - p0.y) * 2 / 3),
            CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3), p)
    }

    /// - Parameter t: 0 to 1; beyond, the curve goes on.
    package func point(_ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x, y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
    }

    /// de Casteljau at `t`.
    package func split(_ t: CGFloat) -> (CubicSegment, CubicSegment) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let (p01, p12, p23) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
        let (p012, p123) = (mix(p01, p12), mix(p12, p23))
        let middle = mix(p012, p123)
        return (CubicSegment(p0, p01, p012, middle), CubicSegment(middle, p123, p23, p3))
    }

    /// Number of equal parameter steps whose chords stay within `tolerance` of the curve: the second difference
    /// bounds the chord error by `sqrt(3)/72 * 6 * |d2|` per step squared (Wang's formula for degree 3).
    package func steps(tolerance: CGFloat) -> Int {
        let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let count = (0.75 * hypot(dx, dy) / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? Int(max(1, min(count, 1000))) : 1
    }

    /// Parameters inside (0, 1) where one coordinate has an extremum.
    package static func extrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        // Derivative / 3: (b - a) + 2 t (a - 2b + c) + t^2 (-a + 3b - 3c + d)
        let (q0, q1, q2) = (b - a, a - 2 * b + c, d - a + 3 * (b - c))
        var roots: [CGFloat] = []
        if abs(q2) < 1e-12 * (abs(q1) + abs(q0)) {
            if q1 != 0 { roots = [-q0 / (2 * q1)] }
        } else {
            let discriminant = q1 * q1 - q2 * q0
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-q1 + root) / q2, (-q1 - root) / q2]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
