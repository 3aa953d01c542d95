// SPDX-License-Identifier: MIT
import simd

/// The C union `GLKMatrix3`: `m12` is the third number of the second column. Columns follow one another in `m`.
public struct GLKMatrix3: Equatable, Sendable {
    /// The same numbers, for arithmetic.
    package var columns: simd_float3x3

    package init(_ columns: simd_float3x3) { self.columns = columns }
    public init() { columns = simd_float3x3() }
    public init(
        m00: Float, m01: Float, m02: Float,
        m10: Float, m11: Float, m12: Float,
        m20: Float, m21: Float, m22: Float
    ) {
        columns = simd_float3x3(
            SIMD3<Float>(m00, m01, m02),
            SIMD3<Float>(m10, m11, m12),
            SIMD3<Float>(m20, m21, m22)
        )
    }

    public var m:
        (
            Float, Float, Float,
            Float, Float, Float,
            Float, Float, Float
        )
    {
        (
            m00, m01, m02,
            m10, m11, m12,
            m20, m21, m22
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
}

public let GLKMatrix3Identity = GLKMatrix3(simd_float3x3(1))

public func GLKMatrix3Make(
    _ m00: Float, _ m01: Float, _ m02: Float,
    _ m10: Float, _ m11: Float, _ m12: Float,
    _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
    GLKMatrix3(
        m00: m00, m01: m01, m02: m02,
        m10: m10, m11: m11, m12: m12,
        m20: m20, m21: m21, m22: m22
    )
}

/// The numbers are rows.
public func GLKMatrix3MakeAndTranspose(
    _ m00: Float, _ m01: Float, _ m02: Float,
    _ m10: Float, _ m11: Float, _ m12: Float,
    _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
    GLKMatrix3Transpose(
        GLKMatrix3(
            m00: m00, m01: m01, m02: m02,
            m10: m10, m11: m11, m12: m12,
            m20: m20, m21: m21, m22: m22
        )
    )
}

public func GLKMatrix3MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKMatrix3 {
    GLKMatrix3(simd_float3x3((0..<3).map { column in GLKVector3MakeWithArray(values + 3 * column).lanes }))
}

public func GLKMatrix3MakeWithArrayAndTranspose(_ values: UnsafeMutablePointer<Float>) -> GLKMatrix3 {
    GLKMatrix3Transpose(GLKMatrix3MakeWithArray(values))
}

public func GLKMatrix3MakeWithRows(_ row0: GLKVector3, _ row1: GLKVector3, _ row2: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3(simd_float3x3(rows: [row0.lanes, row1.lanes, row2.lanes]))
}

public func GLKMatrix3MakeWithColumns(_ column0: GLKVector3, _ column1: GLKVector3, _ column2: GLKVector3) -> GLKMatrix3
{
    GLKMatrix3(simd_float3x3(column0.lanes, column1.lanes, column2.lanes))
}

public func GLKMatrix3GetRow(_ matrix: GLKMatrix3, _ row: Int32) -> GLKVector3 {
    GLKVector3(matrix.columns.transpose[Int(row)])
}

public func GLKMatrix3GetColumn(_ matrix: GLKMatrix3, _ column: Int32) -> GLKVector3 {
    GLKVector3(matrix.columns[Int(column)])
}

public func GLKMatrix3SetRow(_ matrix: GLKMatrix3, _ row: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
    var rows = matrix.columns.transpose
    rows[Int(row)] = vector.lanes
    return GLKMatrix3(rows.transpose)
}

public func GLKMatrix3SetColumn(_ matrix: GLKMatrix3, _ column: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
    var columns = matrix.columns
    columns[Int(column)] = vector.lanes
    return GLKMatrix3(columns)
}

public func GLKMatrix3Transpose(_ matrix: GLKMatrix3) -> GLKMatrix3 { GLKMatrix3(matrix.columns.transpose) }

/// The identity, and `isInvertible` false, where the determinant is 0.
public func GLKMatrix3Invert(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix3 {
    let canInvert = simd_determinant(matrix.columns) != 0
    isInvertible?.pointee = canInvert
    return canInvert ? GLKMatrix3(matrix.columns.inverse) : GLKMatrix3Identity
}

public func GLKMatrix3InvertAndTranspose(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?)
    -> GLKMatrix3
{
    GLKMatrix3Transpose(GLKMatrix3Invert(matrix, isInvertible))
}

/// What applies `right` first.
public func GLKMatrix3Multiply(_ left: GLKMatrix3, _ right: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(left.columns * right.columns)
}
public func GLKMatrix3Add(_ left: GLKMatrix3, _ right: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(left.columns + right.columns)
}
public func GLKMatrix3Subtract(_ left: GLKMatrix3, _ right: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(left.columns - right.columns)
}

public func GLKMatrix3MultiplyVector3(_ matrix: GLKMatrix3, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector3(matrix.columns * vector.lanes)
}

public func GLKMatrix3MultiplyVector3Array(
    _ matrix: GLKMatrix3, _ vectors: UnsafeMutablePointer<GLKVector3>, _ count: Int
) {
    for index in 0..<count { vectors[index] = GLKMatrix3MultiplyVector3(matrix, vectors[index]) }
}
