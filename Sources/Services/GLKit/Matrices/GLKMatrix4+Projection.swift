// SPDX-License-Identifier: MIT
import simd

public func GLKMatrix4MakeTranslation(_ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    var matrix = GLKMatrix4Identity
    matrix.columns[3] = SIMD4(x, y, z, 1)
    return matrix
}

public func GLKMatrix4Translate(_ matrix: GLKMatrix4, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(x, y, z))
}

public func GLKMatrix4TranslateWithVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Translate(matrix, vector.x, vector.y, vector.z)
}

public func GLKMatrix4TranslateWithVector4(_ matrix: GLKMatrix4, _ vector: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Translate(matrix, vector.x, vector.y, vector.z)
}

/// A view of `fovyRadians` from top to bottom; `aspect` is its width by its height.
public func GLKMatrix4MakePerspective(
    _ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let top = nearZ * tangent(fovyRadians / 2)
    return GLKMatrix4MakeFrustum(-top * aspect, top * aspect, -top, top, nearZ, farZ)
}

/// The matrix of OpenGL's `glFrustum`.
public func GLKMatrix4MakeFrustum(
    _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4(
        simd_float4x4(
            SIMD4(2 * nearZ / width, 0, 0, 0),
            SIMD4(0, 2 * nearZ / height, 0, 0),
            SIMD4((right + left) / width, (top + bottom) / height, -(farZ + nearZ) / depth, -1),
            SIMD4(0, 0, -2 * farZ * nearZ / depth, 0)))
}

/// The matrix of OpenGL's `glOrtho`.
public func GLKMatrix4MakeOrtho(
    _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4(
        simd_float4x4(
            SIMD4(2 / width, 0, 0, 0),
            SIMD4(0, 2 / height, 0, 0),
            SIMD4(0, 0, -2 / depth, 0),
            SIMD4(-(right + left) / width, -(top + bottom) / height, -(farZ + nearZ) / depth, 1)))
}

/// The matrix of OpenGL's `gluLookAt`: from the eye to the centre, with `up` towards the top.
public func GLKMatrix4MakeLookAt(
    _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float, _ centerZ: Float,
    _ upX: Float, _ upY: Float, _ upZ: Float
) -> GLKMatrix4 {
    let eye = SIMD3(eyeX, eyeY, eyeZ)
    let back = simd_normalize(eye - SIMD3(centerX, centerY, centerZ))
    let side = simd_normalize(simd_cross(SIMD3(upX, upY, upZ), back))
    let top = simd_cross(back, side)
    return GLKMatrix4(
        simd_float4x4(rows: [
            SIMD4(side, -simd_dot(side, eye)), SIMD4(top, -simd_dot(top, eye)), SIMD4(back, -simd_dot(back, eye)),
            SIMD4(0, 0, 0, 1),
        ]))
}

/// Turned and scaled only: a direction.
public func GLKMatrix4MultiplyVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector4(matrix.columns * SIMD4(vector.lanes, 0)).xyz
}

/// Moved too: a place.
public func GLKMatrix4MultiplyVector3WithTranslation(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector4(matrix.columns * SIMD4(vector.lanes, 1)).xyz
}

/// Moved, then divided by the fourth number.
public func GLKMatrix4MultiplyAndProjectVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let product = matrix.columns * SIMD4(vector.lanes, 1)
    return GLKVector4(product / product.w).xyz
}

/// The upper left 3 by 3 numbers.
public func GLKMatrix4GetMatrix3(_ matrix: GLKMatrix4) -> GLKMatrix3 {
    let columns = (0..<3).map { GLKVector4(matrix.columns[$0]).xyz.lanes }
    return GLKMatrix3(simd_float3x3(columns))
}
