// SPDX-License-Identifier: MIT
import simd

/// The C union `GLKVector3`: one set of numbers by the names of positions, colours and textures.
public struct GLKVector3: Equatable, Sendable {
    /// The same numbers, for arithmetic.
    package var lanes: SIMD3<Float>

    package init(_ lanes: SIMD3<Float>) { self.lanes = lanes }
    public init() { lanes = .zero }
    public init(v: (Float, Float, Float)) { lanes = SIMD3<Float>(v.0, v.1, v.2) }
    public init(x: Float, y: Float, z: Float) { lanes = SIMD3<Float>(x, y, z) }
    public init(r: Float, g: Float, b: Float) { lanes = SIMD3<Float>(r, g, b) }
    public init(s: Float, t: Float, p: Float) { lanes = SIMD3<Float>(s, t, p) }

    public var v: (Float, Float, Float) {
        get { (lanes.x, lanes.y, lanes.z) }
        set { self = GLKVector3(v: newValue) }
    }
    public subscript(_ index: Int) -> Float { lanes[index] }

    public var x: Float {
        get { lanes.x }
        set { lanes.x = newValue }
    }
    public var y: Float {
        get { lanes.y }
        set { lanes.y = newValue }
    }
    public var z: Float {
        get { lanes.z }
        set { lanes.z = newValue }
    }
    public var r: Float {
        get { lanes.x }
        set { lanes.x = newValue }
    }
    public var g: Float {
        get { lanes.y }
        set { lanes.y = newValue }
    }
    public var b: Float {
        get { lanes.z }
        set { lanes.z = newValue }
    }
    public var s: Float {
        get { lanes.x }
        set { lanes.x = newValue }
    }
    public var t: Float {
        get { lanes.y }
        set { lanes.y = newValue }
    }
    public var p: Float {
        get { lanes.z }
        set { lanes.z = newValue }
    }
}

public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(SIMD3<Float>(x, y, z)) }
public func GLKVector3MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKVector3 {
    GLKVector3(SIMD3<Float>(values[0], values[1], values[2]))
}
public func GLKVector3Negate(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(-vector.lanes) }
public func GLKVector3Add(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.lanes + right.lanes)
}
public func GLKVector3Subtract(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.lanes - right.lanes)
}
public func GLKVector3Multiply(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.lanes * right.lanes)
}
public func GLKVector3Divide(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.lanes / right.lanes)
}
public func GLKVector3AddScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.lanes + value) }
public func GLKVector3SubtractScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.lanes - value)
}
public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.lanes * value)
}
public func GLKVector3DivideScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.lanes / value)
}
public func GLKVector3Maximum(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_max(left.lanes, right.lanes))
}
public func GLKVector3Minimum(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_min(left.lanes, right.lanes))
}
public func GLKVector3AllEqualToVector3(_ left: GLKVector3, _ right: GLKVector3) -> Bool {
    simd_all(left.lanes .== right.lanes)
}
public func GLKVector3AllEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
    simd_all(vector.lanes .== SIMD3<Float>(repeating: value))
}
public func GLKVector3AllGreaterThanVector3(_ left: GLKVector3, _ right: GLKVector3) -> Bool {
    simd_all(left.lanes .> right.lanes)
}
public func GLKVector3AllGreaterThanScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
    simd_all(vector.lanes .> SIMD3<Float>(repeating: value))
}
public func GLKVector3AllGreaterThanOrEqualToVector3(_ left: GLKVector3, _ right: GLKVector3) -> Bool {
    simd_all(left.lanes .>= right.lanes)
}
public func GLKVector3AllGreaterThanOrEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool {
    simd_all(vector.lanes .>= SIMD3<Float>(repeating: value))
}
public func GLKVector3DotProduct(_ left: GLKVector3, _ right: GLKVector3) -> Float { simd_dot(left.lanes, right.lanes) }
public func GLKVector3Length(_ vector: GLKVector3) -> Float { simd_length(vector.lanes) }
public func GLKVector3Distance(_ left: GLKVector3, _ right: GLKVector3) -> Float {
    simd_distance(left.lanes, right.lanes)
}

/// Not a number in each lane where the length is 0, as with GLKit.
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 {
    GLKVector3(vector.lanes / simd_length(vector.lanes))
}

public func GLKVector3Lerp(_ start: GLKVector3, _ end: GLKVector3, _ part: Float) -> GLKVector3 {
    GLKVector3(start.lanes + (end.lanes - start.lanes) * part)
}

/// The part of `vector` that lies along `target`.
public func GLKVector3Project(_ vector: GLKVector3, _ target: GLKVector3) -> GLKVector3 {
    GLKVector3(target.lanes * (simd_dot(vector.lanes, target.lanes) / simd_dot(target.lanes, target.lanes)))
}

public func GLKVector3CrossProduct(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_cross(left.lanes, right.lanes))
}
