// SPDX-License-Identifier: MIT
internal import Glibc

/// A complex number of double precision.
struct Complex: Equatable {
    var real: Double
    var imaginary: Double

    init(_ real: Double, _ imaginary: Double = 0) { (self.real, self.imaginary) = (real, imaginary) }

    var size: Double { hypot(real, imaginary) }
    var conjugate: Self { Self(real, -imaginary) }

    static prefix func - (value: Self) -> Self { Self(-value.real, -value.imaginary) }
    static func + (left: Self, right: Self) -> Self { Self(left.real + right.real, left.imaginary + right.imaginary) }
    static func - (left: Self, right: Self) -> Self { Self(left.real - right.real, left.imaginary - right.imaginary) }
    static func * (left: Self, right: Self) -> Self {
        Self(
            left.real * right.real - left.imaginary * right.imaginary,
            left.real * right.imaginary + left.imaginary * right.real)
    }
    static func * (left: Double, right: Self) -> Self { Self(left * right.real, left * right.imaginary) }

    /// Smith's division, which does not overflow where the quotient does not.
    static func / (left: Self, right: Self) -> Self {
        guard abs(right.real) < abs(right.imaginary) else {
            let ratio = right.imaginary / right.real
            let divisor = right.real + right.imaginary * ratio
            return Self(
                (left.real + left.imaginary * ratio) / divisor, (left.imaginary - left.real * ratio) / divisor)
        }
        let ratio = right.real / right.imaginary
        let divisor = right.real * ratio + right.imaginary
        return Self((left.real * ratio + left.imaginary) / divisor, (left.imaginary * ratio - left.real) / divisor)
    }
}
