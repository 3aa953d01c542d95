// SPDX-License-Identifier: MIT
import simd

/// The C union `GLKMatrix4`: `m12` is the third number of the second column. Columns follow one another in `m`.
public struct GLKMatrix4: Equatable, Sendable {
    /// The same numbers, for arithmetic.
    package var columns: simd_float4x4

    package init(_ columns: simd_float4x4) { self.columns = columns }
    public init() { columns = simd_float4x4() }
    public init(
        m00: Float, m01: Float, m02: Float, m03: Float,
        m10: Float, m11: Float, m12: Float, m13: Float,
        m20: Float, m21: Float, m22: Float, m23: Float,
        m30: Float, m31: Float, m32: Float, m33: Float
    ) {
        columns = simd_float4x4(
            SIMD4<Float>(m00, m01, m02, m03),
            SIMD4<Float>(m10, m11, m12, m13),
            SIMD4<Float>(m20, m21, m22, m23),
            SIMD4<Float>(m30, m31, m32, m33)
        )
    }

    public var m:
        (
            Float, Float, Float, Float,
            Float, Float, Float, Float,
            Float, Float, Float, Float,
            Float, Float, Float, Float
        )
    {
        (
            m00, m01, m02, m03,
            m10, m11, m12, m13,
            m20, m21, m22, m23,
            m30, m31, m32, m33
        )
    }

    public var m00: Float {
        get { columns[0, 0] }
        set { columns[0, 0] = newValue }
    }
    public var m01: Float {
        get { columns[0, 1] }
        set { columns[0, 1] = newValue }
    }
    public var m02: Float {
        get { columns[0, 2] }
        set { columns[0, 2] = newValue }
    }
    public var m03: Float {
        get { columns[0, 3] }
        set { columns[0, 3] = newValue }
    }
    public var m10: Float {
        get { columns[1, 0] }
        set { columns[1, 0] = newValue }
    }
    public var m11: Float {
        get { columns[1, 1] }
        set { columns[1, 1] = newValue }
    }
    public var m12: Float {
        get { columns[1, 2] }
        set { columns[1, 2] = newValue }
    }
    public var m13: Float {
        get { columns[1, 3] }
        set { columns[1, 3] = newValue }
    }
    public var m20: Float {
        get { columns[2, 0] }
        set { columns[2, 0] = newValue }
    }
    public var m21: Float {
        get { columns[2, 1] }
        set { columns[2, 1] = newValue }
    }
    public var m22: Float {
        get { columns[2, 2] }
        set { columns[2, 2] = newValue }
    }
    public var m23: Float {
        get { columns[2, 3] }
        set { columns[2, 3] = newValue }
    }
    public var m30: Float {
        get { columns[3, 0] }
        set { columns[3, 0] = newValue }
    }
    public var m31: Float {
        get { columns[3, 1] }
        set { columns[3, 1] = newValue }
    }
    public var m32: Float {
        get { columns[3, 2] }
        set { columns[3, 2] = newValue }
    }
    public var m33: Float {
        get { columns[3, 3] }
        set { columns[3, 3] = newValue }
    }
}

public let GLKMatrix4Identity = GLKMatrix4(simd_float4x4(1))

public func GLKMatrix4Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float,
    _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float,
    _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float,
    _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
    GLKMatrix4(
        m00: m00, m01: m01, m02: m02, m03: m03,
        m10: m10, m11: m11, m12: m12, m13: m13,
        m20: m20, m21: m21, m22: m22, m23: m23,
        m30: m30, m31: m31, m32: m32, m33: m33
    )
}

/// The numbers are rows.
public func GLKMatrix4MakeAndTranspose(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float,
    _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float,
    _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float,
    _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
    GLKMatrix4Transpose(
        GLKMatrix4(
            m00: m00, m01: m01, m02: m02, m03: m03,
            m10: m10, m11: m11, m12: m12, m13: m13,
            m20: m20, m21: m21, m22: m22, m23: m23,
            m30: m30, m31: m31, m32: m32, m33: m33
        )
    )
}

public func GLKMatrix4MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4((0..<4).map { column in GLKVector4MakeWithArray(values + 4 * column).lanes }))
}

public func GLKMatrix4MakeWithArrayAndTranspose(_ values: UnsafeMutablePointer<Float>) -> GLKMatrix4 {
    GLKMatrix4Transpose(GLKMatrix4MakeWithArray(values))
}

public func GLKMatrix4MakeWithRows(_ row0: GLKVector4, _ row1: GLKVector4, _ row2: GLKVector4, _ row3: GLKVector4)
    -> GLKMatrix4
{
    GLKMatrix4(simd_float4x4(rows: [row0.lanes, row1.lanes, row2.lanes, row3.lanes]))
}

public func GLKMatrix4MakeWithColumns(
    _ column0: GLKVector4, _ column1: GLKVector4, _ column2: GLKVector4, _ column3: GLKVector4
) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(column0.lanes, column1.lanes, column2.lanes, column3.lanes))
}

public func GLKMatrix4GetRow(_ matrix: GLKMatrix4, _ row: Int32) -> GLKVector4 {
    GLKVector4(matrix.columns.transpose[Int(row)])
}

public func GLKMatrix4GetColumn(_ matrix: GLKMatrix4, _ column: Int32) -> GLKVector4 {
    GLKVector4(matrix.columns[Int(column)])
}

public func GLKMatrix4SetRow(_ matrix: GLKMatrix4, _ row: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    var rows = matrix.columns.transpose
    rows[Int(row)] = vector.lanes
    return GLKMatrix4(rows.transpose)
}

public func GLKMatrix4SetColumn(_ matrix: GLKMatrix4, _ column: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    var columns = matrix.columns
    columns[Int(column)] = vector.lanes
    return GLKMatrix4(columns)
}

public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(matrix.columns.transpose) }

/// The identity, and `isInvertible` false, where the determinant is 0.
public func GLKMatrix4Invert(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix4 {
    let canInvert = simd_determinant(matrix.columns) != 0
    isInvertible?.pointee = canInvert
    return canInvert ? GLKMatrix4(matrix.columns.inverse) : GLKMatrix4Identity
}

public func GLKMatrix4InvertAndTranspose(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?)
    -> GLKMatrix4
{
    GLKMatrix4Transpose(GLKMatrix4Invert(matrix, isInvertible))
}

/// What applies `right` first.
public func GLKMatrix4Multiply(_ left: GLKMatrix4, _ right: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(left.columns * right.columns)
}
public func GLKMatrix4Add(_ left: GLKMatrix4, _ right: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(left.columns + right.columns)
}
public func GLKMatrix4Subtract(_ left: GLKMatrix4, _ right: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(left.columns - right.columns)
}

public func GLKMatrix4MultiplyVector4(_ matrix: GLKMatrix4, _ vector: GLKVector4) -> GLKVector4 {
    GLKVector4(matrix.columns * vector.lanes)
}

public func GLKMatrix4MultiplyVector4Array(
    _ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector4>, _ count: Int
) {
    for index in 0..<count { vectors[index] = GLKMatrix4MultiplyVector4(matrix, vectors[index]) }
}
