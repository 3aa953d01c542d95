// SPDX-License-Identifier: MIT
import simd

// Angles are radians. What turns, scales or moves a matrix is applied before the matrix itself.

public func GLKMatrix3MakeScale(_ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix3(simd_float3x3(diagonal: SIMD3(x, y, z)))
}

/// `radians` about the axis, which need not have the length 1.
public func GLKMatrix3MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix3MakeWithQuaternion(GLKQuaternionMakeWithAngleAndAxis(radians, simd_normalize(SIMD3(x, y, z))))
}

public func GLKMatrix3MakeXRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix3MakeYRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix3MakeZRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 0, 1) }

public func GLKMatrix3MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix3 {
    GLKMatrix3(simd_float3x3(quaternion.normalized))
}

public func GLKMatrix3Scale(_ matrix: GLKMatrix3, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix3Multiply(matrix, GLKMatrix3MakeScale(x, y, z))
}

public func GLKMatrix3ScaleWithVector3(_ matrix: GLKMatrix3, _ scale: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3Scale(matrix, scale.x, scale.y, scale.z)
}

public func GLKMatrix3ScaleWithVector4(_ matrix: GLKMatrix3, _ scale: GLKVector4) -> GLKMatrix3 {
    GLKMatrix3Scale(matrix, scale.x, scale.y, scale.z)
}

public func GLKMatrix3Rotate(_ matrix: GLKMatrix3, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix3Multiply(matrix, GLKMatrix3MakeRotation(radians, x, y, z))
}

public func GLKMatrix3RotateWithVector3(_ matrix: GLKMatrix3, _ radians: Float, _ axis: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3Rotate(matrix, radians, axis.x, axis.y, axis.z)
}

public func GLKMatrix3RotateWithVector4(_ matrix: GLKMatrix3, _ radians: Float, _ axis: GLKVector4) -> GLKMatrix3 {
    GLKMatrix3Rotate(matrix, radians, axis.x, axis.y, axis.z)
}

public func GLKMatrix3RotateX(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
    GLKMatrix3Rotate(matrix, radians, 1, 0, 0)
}
public func GLKMatrix3RotateY(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
    GLKMatrix3Rotate(matrix, radians, 0, 1, 0)
}
public func GLKMatrix3RotateZ(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 {
    GLKMatrix3Rotate(matrix, radians, 0, 0, 1)
}
