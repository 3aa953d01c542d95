// SPDX-License-Identifier: MIT
import simd

/// A rotation, in the form of numbers `x`, `y`, `z` of the axis and `w`.
public struct GLKQuaternion: Equatable, Sendable {
    /// The same numbers, for arithmetic; not necessarily of length 1.
    package var value: simd_quatf

    /// Takes the numbers as they are; does not normalise.
    package init(_ value: simd_quatf) { self.value = value }
    public init() { value = simd_quatf(vector: .zero) }
    public init(q: (Float, Float, Float, Float)) { value = simd_quatf(vector: SIMD4(q.0, q.1, q.2, q.3)) }
    public init(v: GLKVector3, s: Float) { value = simd_quatf(vector: SIMD4(v.lanes, s)) }

    public var x: Float {
        get { value.vector.x }
        set { value.vector.x = newValue }
    }
    public var y: Float {
        get { value.vector.y }
        set { value.vector.y = newValue }
    }
    public var z: Float {
        get { value.vector.z }
        set { value.vector.z = newValue }
    }
    public var w: Float {
        get { value.vector.w }
        set { value.vector.w = newValue }
    }
    public var v: GLKVector3 { GLKVector4(value.vector).xyz }
    public var s: Float { w }
    public var q: (Float, Float, Float, Float) { (x, y, z, w) }

    /// Of length 1; NaN for zero.
    package var normalized: simd_quatf { value.normalized }
}

public let GLKQuaternionIdentity = GLKQuaternion(simd_quatf(vector: SIMD4(0, 0, 0, 1)))

public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion {
    GLKQuaternion(q: (x, y, z, w))
}

public func GLKQuaternionMakeWithVector3(_ vector: GLKVector3, _ scalar: Float) -> GLKQuaternion {
    GLKQuaternion(v: vector, s: scalar)
}

public func GLKQuaternionMakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKQuaternion {
    GLKQuaternion(q: (values[0], values[1], values[2], values[3]))
}

/// The axis has the length 1; `radians` turn against the clock, seen against the axis.
public func GLKQuaternionMakeWithAngleAndAxis(
    _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKQuaternion {
    GLKQuaternionMakeWithAngleAndAxis(radians, SIMD3(x, y, z))
}

func GLKQuaternionMakeWithAngleAndAxis(_ radians: Float, _ axis: SIMD3<Float>) -> GLKQuaternion {
    GLKQuaternion(simd_quatf(angle: radians, axis: axis))
}

public func GLKQuaternionMakeWithAngleAndVector3Axis(_ radians: Float, _ axis: GLKVector3) -> GLKQuaternion {
    GLKQuaternionMakeWithAngleAndAxis(radians, axis.lanes)
}

public func GLKQuaternionMakeWithMatrix3(_ matrix: GLKMatrix3) -> GLKQuaternion {
    GLKQuaternion(simd_quatf(matrix.columns))
}

public func GLKQuaternionMakeWithMatrix4(_ matrix: GLKMatrix4) -> GLKQuaternion {
    GLKQuaternionMakeWithMatrix3(GLKMatrix4GetMatrix3(matrix))
}

public func GLKQuaternionAngle(_ quaternion: GLKQuaternion) -> Float { quaternion.normalized.angle }
public func GLKQuaternionAxis(_ quaternion: GLKQuaternion) -> GLKVector3 { GLKVector3(quaternion.normalized.axis) }

public func GLKQuaternionAdd(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(simd_quatf(vector: left.value.vector + right.value.vector))
}

public func GLKQuaternionSubtract(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(simd_quatf(vector: left.value.vector - right.value.vector))
}

/// What turns by `right` first.
public func GLKQuaternionMultiply(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(left.value * right.value)
}

public func GLKQuaternionSlerp(_ start: GLKQuaternion, _ end: GLKQuaternion, _ part: Float) -> GLKQuaternion {
    GLKQuaternion(simd_slerp(start.value, end.value, part))
}

public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float { simd_length(quaternion.value.vector) }

public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(quaternion.value.conjugate)
}

public func GLKQuaternionInvert(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(quaternion.value.inverse)
}

public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(quaternion.normalized)
}

public func GLKQuaternionRotateVector3(_ quaternion: GLKQuaternion, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector3(quaternion.value.act(vector.lanes))
}

/// The fourth number stays.
public func GLKQuaternionRotateVector4(_ quaternion: GLKQuaternion, _ vector: GLKVector4) -> GLKVector4 {
    GLKVector4(SIMD4(quaternion.value.act(vector.xyz.lanes), vector.w))
}
