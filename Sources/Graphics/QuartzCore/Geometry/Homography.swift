// SPDX-License-Identifier: MIT
import CoreGraphics

/// A map of planes: row vectors `[x y 1] * M`, then divided by the third component. What a `CATransform3D` does to
/// points with z = 0 when the result is looked at from the front.
package struct Homography: Equatable, Sendable {
    /// Where x, y and 1 go; each (x, y, w).
    package var x: SIMD3<Double>
    /// Where (0, 1) goes, without the origin.
    package var y: SIMD3<Double>
    /// Where the origin goes.
    package var o: SIMD3<Double>

    /// Leaves every point where it is.
    package static let identity = Homography(x: [1, 0, 0], y: [0, 1, 0], o: [0, 0, 1])

    /// The three rows of the matrix.
    package init(x: SIMD3<Double>, y: SIMD3<Double>, o: SIMD3<Double>) { (self.x, self.y, self.o) = (x, y, o) }

    /// Leaves out what z contributes: only points with z = 0 are mapped.
    package init(_ m: CATransform3D) {
        x = SIMD3(m.m11.native, m.m12.native, m.m14.native)
        y = SIMD3(m.m21.native, m.m22.native, m.m24.native)
        o = SIMD3(m.m41.native, m.m42.native, m.m44.native)
    }

    /// Around the origin, in both directions.
    package static func scale(_ s: Double) -> Homography {
        Homography(x: SIMD3(s, 0, 0), y: SIMD3(0, s, 0), o: SIMD3(0, 0, 1))
    }

    // Array literals of vectors are lists on the heap.
    /// Points or pixels, as the caller counts.
    package static func translation(_ dx: Double, _ dy: Double) -> Homography {
        Homography(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), o: SIMD3(dx, dy, 1))
    }

    /// No perspective: `w` is 1 everywhere.
    package var isAffine: Bool { x.z == 0 && y.z == 0 && o.z == 1 }
    /// Maps axis-aligned rectangles to axis-aligned rectangles of the same orientation.
    package var isScaleAndTranslation: Bool { isAffine && x.y == 0 && y.x == 0 && x.x > 0 && y.y > 0 }
    /// No element is NaN or infinite, and neither is their sum.
    package var isFinite: Bool { (x + y + o).sum().isFinite }

    /// First `self`, then `next`.
    package func concat(_ next: Homography) -> Homography {
        func row(_ v: SIMD3<Double>) -> SIMD3<Double> { next.x * v.x + next.y * v.y + next.o * v.z }
        return Homography(x: row(x), y: row(y), o: row(o))
    }

    /// `w` not divided out; not positive: behind the eye.
    package func project(_ px: Double, _ py: Double) -> SIMD3<Double> { x * px + y * py + o }

    /// Means nothing for a point behind the eye; `clippedPolygon` cuts there.
    package func apply(_ p: CGPoint) -> CGPoint {
        let r = project(p.x.native, p.y.native)
        return isAffine ? CGPoint(x: r.x, y: r.y) : CGPoint(x: r.x / r.z, y: r.y / r.z)
    }

    /// Means nothing for a point behind the eye; `clippedPolygon` cuts there.
    package func apply(_ p: SIMD2<Double>) -> SIMD2<Double> {
        let r = project(p.x, p.y)
        return isAffine ? SIMD2(r.x, r.y) : SIMD2(r.x / r.z, r.y / r.z)
    }

    /// The smallest rectangle around the mapped one. What lies behind the eye is cut off near it.
    package func boundingBox(of r: CGRect) -> CGRect {
        guard !r.isNull, !r.isInfinite else { return r }
        let (x0, x1) = (r.origin.x.native, r.origin.x.native + r.size.width.native)
        let (y0, y1) = (r.origin.y.native, r.origin.y.native + r.size.height.native)
        if isScaleAndTranslation {
            return CGRect(
                x: x0 * x.x + o.x, y: y0 * y.y + o.y, width: (x1 - x0) * x.x, height: (y1 - y0) * y.y)
        }
        if isAffine {
            let (a, b, c, d) = (
                apply(SIMD2(x0, y0)), apply(SIMD2(x1, y0)), apply(SIMD2(x1, y1)), apply(SIMD2(x0, y1))
            )
            let (low, high) = (
                Self.least(Self.least(a, b), Self.least(c, d)), Self.most(Self.most(a, b), Self.most(c, d))
            )
            return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }
        let corners = clippedPolygon([SIMD2(x0, y0), SIMD2(x1, y0), SIMD2(x1, y1), SIMD2(x0, y1)])
        guard var low = corners.first else { return .null }
        var high = low
        for c in corners {
            (low, high) = (Self.least(low, c), Self.most(high, c))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private static func least(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(min(a.x, b.x), min(a.y, b.y))
    }

    private static func most(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(max(a.x, b.x), max(a.y, b.y))
    }

    /// The mapped polygon, cut at the near plane when there is perspective. Empty when all is behind the eye.
    package func clippedPolygon(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
        if isAffine { return points.map(apply) }
        let near = 1.0 / 1024
        var result: [SIMD2<Double>] = []
        result.reserveCapacity(points.count + 2)
        let projected = points.map { project($0.x, $0.y) }
        for (i, b) in projected.enumerated() {
            let a = projected[i == 0 ? projected.count - 1 : i - 1]
            if (a.z < near) != (b.z < near) {
                let p = a + (b - a) * ((near - a.z) / (b.z - a.z))
                result.append(SIMD2(p.x / p.z, p.y / p.z))
            }
            if b.z >= near { result.append(SIMD2(b.x / b.z, b.y / b.z)) }
        }
        return result
    }

    /// nil when the plane is seen edge-on.
    package var inverse: Homography? {
        let determinant =
            x.x * (y.y * o.z - y.z * o.y) - x.y * (y.x * o.z - y.z * o.x) + x.z * (y.x * o.y - y.y * o.x)
        guard determinant != 0, determinant.isFinite else { return nil }
        let r = Homography(
            x: SIMD3(y.y * o.z - y.z * o.y, x.z * o.y - x.y * o.z, x.y * y.z - x.z * y.y),
            y: SIMD3(y.z * o.x - y.x * o.z, x.x * o.z - x.z * o.x, x.z * y.x - x.x * y.z),
            o: SIMD3(y.x * o.y - y.y * o.x, x.y * o.x - x.x * o.y, x.x * y.y - x.y * y.x))
        return Homography(x: r.x / determinant, y: r.y / determinant, o: r.o / determinant)
    }

    /// Signed area of the image of a unit square at its origin; negative: seen from behind.
    package var orientation: Double {
        x.x * (y.y * o.z - y.z * o.y) - x.y * (y.x * o.z - y.z * o.x) + x.z * (y.x * o.y - y.y * o.x)
    }
}
