// SPDX-License-Identifier: MIT
import Foundation

/// Mappings of the plane.
enum Warps {
    /// `matrix` must be invertible. Centres of pixels that fall on centres keep their values exactly.
    static func affine(_ input: Recipe, _ matrix: CGAffineTransform, nearest: Bool) -> Recipe {
        let back = matrix.inverted()
        // In doubles: floats of far away places lose the fraction.
        let (a, b, c, d) = (Double(back.a), Double(back.b), Double(back.c), Double(back.d))
        let (tx, ty) = (Double(back.tx), Double(back.ty))
        return WarpRecipe(input, extent: input.extent.applying(matrix), nearest: nearest) { place in
            let (x, y) = (Double(place.x), Double(place.y))
            // Rotations by right angles have sines of 6e-17.
            return SIMD2(snapped(a * x + c * y + tx), snapped(b * x + d * y + ty))
        }
    }

    private static func snapped(_ value: Double) -> Float {
        let half = (value * 2).rounded() / 2
        return Float(abs(value - half) < 1e-6 ? half : value)
    }
}

/// The mapping of the plane that takes four points to four others.
struct Homography: Sendable {
    private let m: [Double]

    /// From the unit square: lower left, lower right, upper right, upper left. nil when the points lie in a line
    /// (Heckbert, Fundamentals of Texture Mapping, 2.2.3).
    init?(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
        let (d1, d2, sum) = (p1 - p2, p3 - p2, p0 - p1 + p2 - p3)
        let determinant = d1.x * d2.y - d2.x * d1.y
        guard abs(determinant) > 1e-9 else { return nil }
        let g = (sum.x * d2.y - d2.x * sum.y) / determinant
        let h = (d1.x * sum.y - sum.x * d1.y) / determinant
        m = [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x, p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y,
            g, h, 1,
        ]
    }

    private init(_ m: [Double]) { self.m = m }

    func map(_ p: SIMD2<Double>) -> SIMD2<Double> {
        let w = m[6] * p.x + m[7] * p.y + m[8]
        return SIMD2((m[0] * p.x + m[1] * p.y + m[2]) / w, (m[3] * p.x + m[4] * p.y + m[5]) / w)
    }

    /// Places behind the horizon become NaN.
    func place(_ p: SIMD2<Float>) -> SIMD2<Float> {
        let w = m[6] * Double(p.x) + m[7] * Double(p.y) + m[8]
        guard w > 0 else { return SIMD2(repeating: .nan) }
        let (x, y) = (Double(p.x), Double(p.y))
        return SIMD2(Float((m[0] * x + m[1] * y + m[2]) / w), Float((m[3] * x + m[4] * y + m[5]) / w))
    }

    /// The adjugate, signed so that the weight is positive where the square is.
    var inverse: Homography {
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
        let adjugate = [
            minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8),
            -minor(0, 2, 3, 5), minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
        ]
        let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
        return Homography(adjugate.map { $0 / determinant })
    }

    /// First `self`, then `next`.
    func then(_ next: Homography) -> Homography {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[row * 3 + column] = (0..<3).reduce(0) { $0 + next.m[row * 3 + $1] * m[$1 * 3 + column] }
            }
        }
        return Homography(product)
    }

    /// Of a rectangle to the unit square's corners.
    static func unit(_ rect: CGRect) -> Homography {
        let (w, h) = (Double(rect.width), Double(rect.height))
        return Homography([1 / w, 0, -Double(rect.minX) / w, 0, 1 / h, -Double(rect.minY) / h, 0, 0, 1])
    }
}
