// SPDX-License-Identifier: MIT
import simd

/// The C union `GLKVector4`: one set of numbers by the names of positions, colours and textures.
public struct GLKVector4: Equatable, Sendable {
    /// The same numbers, for arithmetic.
    package var lanes: SIMD4<Float>

    package init(_ lanes: SIMD4<Float>) { self.lanes = lanes }
    public init() { lanes = .zero }
    public init(v: (Float, Float, Float, Float)) { lanes = SIMD4<Float>(v.0, v.1, v.2, v.3) }
    public init(x: Float, y: Float, z: Float, w: Float) { lanes = SIMD4<Float>(x, y, z, w) }
    public init(r: Float, g: Float, b: Float, a: Float) { lanes = SIMD4<Float>(r, g, b, a) }
    public init(s: Float, t: Float, p: Float, q: Float) { lanes = SIMD4<Float>(s, t, p, q) }

    public var v: (Float, Float, Float, Float) {
        get { (lanes.x, lanes.y, lanes.z, lanes.w) }
        set { self = GLKVector4(v: newValue) }
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
    public var w: Float {
        get { lanes.w }
        set { lanes.w = newValue }
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
    public var a: Float {
        get { lanes.w }
        set { lanes.w = newValue }
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
    public var q: Float {
        get { lanes.w }
        set { lanes.w = newValue }
    }
}

public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 {
    GLKVector4(SIMD4<Float>(x, y, z, w))
}
public func GLKVector4MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKVector4 {
    GLKVector4(SIMD4<Float>(values[0], values[1], values[2], values[3]))
}
public func GLKVector4MakeWithVector3(_ vector: GLKVector3, _ w: Float) -> GLKVector4 {
    GLKVector4(SIMD4<Float>(vector.lanes, w))
}
public func GLKVector4Negate(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(-vector.lanes) }
public func GLKVector4Add(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.lanes + right.lanes)
}
public func GLKVector4Subtract(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.lanes - right.lanes)
}
public func GLKVector4Multiply(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.lanes * right.lanes)
}
public func GLKVector4Divide(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.lanes / right.lanes)
}
public func GLKVector4AddScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.lanes + value) }
public func GLKVector4SubtractScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.lanes - value)
}
public func GLKVector4MultiplyScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.lanes * value)
}
public func GLKVector4DivideScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.lanes / value)
}
public func GLKVector4Maximum(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(simd_max(left.lanes, right.lanes))
}
public func GLKVector4Minimum(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(simd_min(left.lanes, right.lanes))
}
public func GLKVector4AllEqualToVector4(_ left: GLKVector4, _ right: GLKVector4) -> Bool {
    simd_all(left.lanes .== right.lanes)
}
public func GLKVector4AllEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
    simd_all(vector.lanes .== SIMD4<Float>(repeating: value))
}
public func GLKVector4AllGreaterThanVector4(_ left: GLKVector4, _ right: GLKVector4) -> Bool {
    simd_all(left.lanes .> right.lanes)
}
public func GLKVector4AllGreaterThanScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
    simd_all(vector.lanes .> SIMD4<Float>(repeating: value))
}
public func GLKVector4AllGreaterThanOrEqualToVector4(_ left: GLKVector4, _ right: GLKVector4) -> Bool {
    simd_all(left.lanes .>= right.lanes)
}
public func GLKVector4AllGreaterThanOrEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool {
    simd_all(vector.lanes .>= SIMD4<Float>(repeating: value))
}
public func GLKVector4DotProduct(_ left: GLKVector4, _ right: GLKVector4) -> Float { simd_dot(left.lanes, right.lanes) }
public func GLKVector4Length(_ vector: GLKVector4) -> Float { simd_length(vector.lanes) }
public func GLKVector4Distance(_ left: GLKVector4, _ right: GLKVector4) -> Float {
    simd_distance(left.lanes, right.lanes)
}

/// Not a number in each lane where the length is 0, as with GLKit.
public func GLKVector4Normalize(_ vector: GLKVector4) -> GLKVector4 {
    GLKVector4(vector.lanes / simd_length(vector.lanes))
}

public func GLKVector4Lerp(_ start: GLKVector4, _ end: GLKVector4, _ part: Float) -> GLKVector4 {
    GLKVector4(start.lanes + (end.lanes - start.lanes) * part)
}

/// The part of `vector` that lies along `target`.
public func GLKVector4Project(_ vector: GLKVector4, _ target: GLKVector4) -> GLKVector4 {
    GLKVector4(target.lanes * (simd_dot(vector.lanes, target.lanes) / simd_dot(target.lanes, target.lanes)))
}

/// Of the first three lanes; the fourth is 0.
public func GLKVector4CrossProduct(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(SIMD4(simd_cross(left.xyz.lanes, right.xyz.lanes), 0))
}

extension GLKVector4 {
    /// Without w, and not divided by it.
    package var xyz: GLKVector3 { GLKVector3(SIMD3(lanes.x, lanes.y, lanes.z)) }
}
