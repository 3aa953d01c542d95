// SPDX-License-Identifier: MIT
import CoreGraphics

/// A 4x4 matrix that maps row vectors: `[x y z 1] * M`. Row 4 holds the translation, column 4 the perspective.
public struct CATransform3D: Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    /// All zero, as C zeroes a struct; `CATransform3DIdentity` is the neutral one.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0,
            m42: 0, m43: 0, m44: 0)
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)

extension CATransform3D {
    /// The rows as vectors, for arithmetic over all sixteen members.
    package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
        get {
            (
                SIMD4(m11.native, m12.native, m13.native, m14.native),
                SIMD4(m21.native, m22.native, m23.native, m24.native),
                SIMD4(m31.native, m32.native, m33.native, m34.native),
                SIMD4(m41.native, m42.native, m43.native, m44.native)
            )
        }
        set {
            (m11, m12, m13, m14) = (
                CGFloat(newValue.0.x), CGFloat(newValue.0.y), CGFloat(newValue.0.z), CGFloat(newValue.0.w)
            )
            (m21, m22, m23, m24) = (
                CGFloat(newValue.1.x), CGFloat(newValue.1.y), CGFloat(newValue.1.z), CGFloat(newValue.1.w)
            )
            (m31, m32, m33, m34) = (
                CGFloat(newValue.2.x), CGFloat(newValue.2.y), CGFloat(newValue.2.z), CGFloat(newValue.2.w)
            )
            (m41, m42, m43, m44) = (
                CGFloat(newValue.3.x), CGFloat(newValue.3.y), CGFloat(newValue.3.z), CGFloat(newValue.3.w)
            )
        }
    }

    /// Row 4 holds the translation.
    package init(rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.init()
        self.rows = rows
    }

    /// Where a point lands, `w` not yet divided out.
    package func project(x: Double, y: Double, z: Double = 0) -> SIMD4<Double> {
        let r = rows
        return r.0 * x + r.1 * y + r.2 * z + r.3
    }
}
