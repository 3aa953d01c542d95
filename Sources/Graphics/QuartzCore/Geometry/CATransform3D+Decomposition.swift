// SPDX-License-Identifier: MIT
import CoreGraphics

/// A matrix as perspective, scale, shear, rotation and translation, after Spencer Thomas, "Decomposing a matrix into
/// simple transformations", Graphics Gems II (1991); the form in which transforms interpolate and in which key paths
/// such as `transform.rotation.z` name parts.
struct TransformParts {
    var perspective = SIMD4<Double>(0, 0, 0, 1)
    var translation = SIMD3<Double>.zero
    var scale = SIMD3<Double>(1, 1, 1)
    /// Shear of xy, xz and yz.
    var shear = SIMD3<Double>.zero
    /// Unit quaternion (x, y, z, w).
    var rotation = SIMD4<Double>(0, 0, 0, 1)

    init() {}

    /// nil when the matrix is singular, so that callers fall back on interpolating members.
    init?(_ matrix: CATransform3D) {
        guard matrix.m44 != 0, matrix.isFinite else { return nil }
        var r = matrix.rows
        let w = r.3.w
        r = (r.0 / w, r.1 / w, r.2 / w, r.3 / w)

        // 1. Perspective: solve the fourth column against the matrix without it.
        if r.0.w != 0 || r.1.w != 0 || r.2.w != 0 {
            let column = SIMD4(r.0.w, r.1.w, r.2.w, r.3.w)
            var affine = r
            (affine.0.w, affine.1.w, affine.2.w, affine.3.w) = (0, 0, 0, 1)
            guard let inverse = CATransform3D(rows: affine).inverse?.rows else { return nil }
            perspective = SIMD4(
                (inverse.0 * column).sum(), (inverse.1 * column).sum(), (inverse.2 * column).sum(),
                (inverse.3 * column).sum())
            r = affine
        }

        // 2. Translation.
        translation = SIMD3(r.3.x, r.3.y, r.3.z)

        // 3. Scale and shear by Gram-Schmidt over the rows.
        var rows = [SIMD3(r.0.x, r.0.y, r.0.z), SIMD3(r.1.x, r.1.y, r.1.z), SIMD3(r.2.x, r.2.y, r.2.z)]
        scale.x = length(rows[0])
        guard scale.x > 0 else { return nil }
        rows[0] /= scale.x
        shear.x = dot(rows[0], rows[1])
        rows[1] -= rows[0] * shear.x
        scale.y = length(rows[1])
        guard scale.y > 0 else { return nil }
        rows[1] /= scale.y
        shear.x /= scale.y
        shear.y = dot(rows[0], rows[2])
        rows[2] -= rows[0] * shear.y
        shear.z = dot(rows[1], rows[2])
        rows[2] -= rows[1] * shear.z
        scale.z = length(rows[2])
        guard scale.z > 0 else { return nil }
        rows[2] /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z

        // 4. A reflection goes to the axis that keeps a flat matrix flat: z stays positive, x turns.
        if dot(rows[0], cross(rows[1], rows[2])) < 0 {
            if rows[2].z > 0 {
                scale.x = -scale.x
                rows[0] = -rows[0]
                shear.x = -shear.x
                shear.y = -shear.y
            } else {
                scale = -scale
                rows = rows.map { -$0 }
            }
        }
        rotation = Self.quaternion(rows)
    }

    var matrix: CATransform3D {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        var row0 = SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0)
        var row1 = SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0)
        var row2 = SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0)
        row2 = (row2 + row1 * shear.z + row0 * shear.y) * scale.z
        row1 = (row1 + row0 * shear.x) * scale.y
        row0 *= scale.x
        let row3 = SIMD4(translation.x, translation.y, translation.z, 1)
        var m = CATransform3D(rows: (row0, row1, row2, row3))
        if perspective != SIMD4(0, 0, 0, 1) {
            // Perspective applies last: affine * P, P the identity with its fourth column replaced.
            let p = perspective
            var column = CATransform3DIdentity
            (column.m14, column.m24, column.m34, column.m44) = (
                CGFloat(p.x), CGFloat(p.y), CGFloat(p.z), CGFloat(p.w)
            )
            m = CATransform3DConcat(m, column)
        }
        return m
    }

    static func interpolate(_ a: TransformParts, _ b: TransformParts, _ t: Double) -> TransformParts {
        var r = TransformParts()
        r.perspective = a.perspective + (b.perspective - a.perspective) * t
        r.translation = a.translation + (b.translation - a.translation) * t
        r.scale = a.scale + (b.scale - a.scale) * t
        r.shear = a.shear + (b.shear - a.shear) * t
        r.rotation = slerp(a.rotation, b.rotation, t)
        return r
    }

    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
        var cosine = (a * b).sum()
        var b = b
        if cosine < 0 {
            cosine = -cosine
            b = -b
        }
        if cosine > 0.999999 {
            let q = a + (b - a) * t
            return q / (q * q).sum().squareRoot()
        }
        let angle = acos(min(1, cosine))
        return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
    }

    private static func quaternion(_ m: [SIMD3<Double>]) -> SIMD4<Double> {
        let trace = m[0].x + m[1].y + m[2].z
        var q: SIMD4<Double>
        if trace > 0 {
            q = SIMD4(m[1].z - m[2].y, m[2].x - m[0].z, m[0].y - m[1].x, trace + 1)
        } else if m[0].x > m[1].y && m[0].x > m[2].z {
            q = SIMD4(1 + m[0].x - m[1].y - m[2].z, m[0].y + m[1].x, m[2].x + m[0].z, m[1].z - m[2].y)
        } else if m[1].y > m[2].z {
            q = SIMD4(m[0].y + m[1].x, 1 + m[1].y - m[0].x - m[2].z, m[1].z + m[2].y, m[2].x - m[0].z)
        } else {
            q = SIMD4(m[2].x + m[0].z, m[1].z + m[2].y, 1 + m[2].z - m[0].x - m[1].y, m[0].y - m[1].x)
        }
        q /= (q * q).sum().squareRoot()
        return q
    }
}

extension TransformParts {
    /// Rotations about x, then y, then z, in radians, whose product is `rotation`.
    var eulerAngles: SIMD3<Double> {
        get {
            let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
            let sineY = max(-1, min(1, 2 * (w * y - z * x)))
            if abs(sineY) > 0.9999999 {
                return SIMD3(atan2(2 * (x * w - y * z), 1 - 2 * (x * x + z * z)), asin(sineY), 0)
            }
            return SIMD3(
                atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(sineY),
                atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
        }
        set {
            let h = newValue / 2
            let (cx, cy, cz) = (cos(h.x), cos(h.y), cos(h.z))
            let (sx, sy, sz) = (sin(h.x), sin(h.y), sin(h.z))
            rotation = SIMD4(
                sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
                cx * cy * cz + sx * sy * sz)
        }
    }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
