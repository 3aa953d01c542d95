// SPDX-License-Identifier: MIT
import simd

// Angles are radians. What turns, scales or moves a matrix is applied before the matrix itself.

public func GLKMatrix4MakeScale(_ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(diagonal: SIMD4(x, y, z, 1)))
}

/// `radians` about the axis, which need not have the length 1.
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4MakeWithQuaternion(GLKQuaternionMakeWithAngleAndAxis(radians, simd_normalize(SIMD3(x, y, z))))
}

public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 0, 1) }

public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(quaternion.normalized))
}

public func GLKMatrix4Scale(_ matrix: GLKMatrix4, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(x, y, z))
}

public func GLKMatrix4ScaleWithVector3(_ matrix: GLKMatrix4, _ scale: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Scale(matrix, scale.x, scale.y, scale.z)
}

public func GLKMatrix4ScaleWithVector4(_ matrix: GLKMatrix4, _ scale: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Scale(matrix, scale.x, scale.y, scale.z)
}

public func GLKMatrix4Rotate(_ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z))
}

public func GLKMatrix4RotateWithVector3(_ matrix: GLKMatrix4, _ radians: Float, _ axis: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, axis.x, axis.y, axis.z)
}

public func GLKMatrix4RotateWithVector4(_ matrix: GLKMatrix4, _ radians: Float, _ axis: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, axis.x, axis.y, axis.z)
}

public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 1, 0, 0)
}
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 0, 1, 0)
}
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 0, 0, 1)
}
