// SPDX-License-Identifier: MIT
import Foundation

/// A 3 by 3 matrix of doubles for colorimetry, stored by columns.
package struct Matrix3: Hashable, Sendable {
    var c0: SIMD3<Double>
    var c1: SIMD3<Double>
    var c2: SIMD3<Double>

    /// - Parameter c0: what (1, 0, 0) becomes.
    package init(columns c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
        (self.c0, self.c1, self.c2) = (c0, c1, c2)
    }

    /// As the standards print matrices.
    package init(rows r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
        self.init(columns: SIMD3(r0.x, r1.x, r2.x), SIMD3(r0.y, r1.y, r2.y), SIMD3(r0.z, r1.z, r2.z))
    }

    /// Maps a column vector.
    package static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> { m.c0 * v.x + m.c1 * v.y + m.c2 * v.z }

    /// First `b`, then `a`.
    package static func * (a: Matrix3, b: Matrix3) -> Matrix3 { Matrix3(columns: a * b.c0, a * b.c1, a * b.c2) }

    /// Zero: it cannot be inverted.
    package var determinant: Double { (c0 * Matrix3.cross(c1, c2)).sum() }

    /// The caller makes sure the determinant is not zero.
    package var inverse: Matrix3 {
        let d = determinant
        return Matrix3(
            rows: Matrix3.cross(c1, c2) / d, Matrix3.cross(c2, c0) / d, Matrix3.cross(c0, c1) / d)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// CIE D65 from its chromaticity (0.3127, 0.3290), as sRGB's standard does.
    package static let d65White = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
    /// The ICC profile connection space's white.
    package static let d50White = SIMD3(0.9642, 1, 0.8249)

    /// Bradford chromatic adaptation (ICC.1:2010 annex E).
    package static func adaptation(from source: SIMD3<Double>, to destination: SIMD3<Double>) -> Matrix3 {
        if source == destination {
            return Matrix3(columns: SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
        }
        let cone = Matrix3(
            rows: SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))
        let ratio = (cone * destination) / (cone * source)
        let scale = Matrix3(columns: SIMD3(ratio.x, 0, 0), SIMD3(0, ratio.y, 0), SIMD3(0, 0, ratio.z))
        return cone.inverse * scale * cone
    }
}
