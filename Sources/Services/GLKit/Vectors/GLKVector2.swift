// SPDX-License-Identifier: MIT
import simd

/// The C union `GLKVector2`: one set of numbers by the names of positions and of textures.
public struct GLKVector2: Equatable, Sendable {
    /// The same numbers, for arithmetic.
    package var lanes: SIMD2<Float>

    package init(_ lanes: SIMD2<Float>) { self.lanes = lanes }
    public init() { lanes = .zero }
    public init(v: (Float, Float)) { lanes = SIMD2<Float>(v.0, v.1) }
    public init(x: Float, y: Float) { lanes = SIMD2<Float>(x, y) }
    public init(s: Float, t: Float) { lanes = SIMD2<Float>(s, t) }

    public var v: (Float, Float) {
        get { (lanes.x, lanes.y) }
        set { self = GLKVector2(v: newValue) }
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
    public var s: Float {
        get { lanes.x }
        set { lanes.x = newValue }
    }
    public var t: Float {
        get { lanes.y }
        set { lanes.y = newValue }
    }
}

public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(SIMD2<Float>(x, y)) }
public func GLKVector2MakeWithArray(_ values: UnsafeMutablePointer<Float>) -> GLKVector2 {
    GLKVector2(SIMD2<Float>(values[0], values[1]))
}
public func GLKVector2Negate(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(-vector.lanes) }
public func GLKVector2Add(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.lanes + right.lanes)
}
public func GLKVector2Subtract(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.lanes - right.lanes)
}
public func GLKVector2Multiply(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.lanes * right.lanes)
}
public func GLKVector2Divide(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.lanes / right.lanes)
}
public func GLKVector2AddScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.lanes + value) }
public func GLKVector2SubtractScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.lanes - value)
}
public func GLKVector2MultiplyScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.lanes * value)
}
public func GLKVector2DivideScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.lanes / value)
}
public func GLKVector2Maximum(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(simd_max(left.lanes, right.lanes))
}
public func GLKVector2Minimum(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(simd_min(left.lanes, right.lanes))
}
public func GLKVector2AllEqualToVector2(_ left: GLKVector2, _ right: GLKVector2) -> Bool {
    simd_all(left.lanes .== right.lanes)
}
public func GLKVector2AllEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
    simd_all(vector.lanes .== SIMD2<Float>(repeating: value))
}
public func GLKVector2AllGreaterThanVector2(_ left: GLKVector2, _ right: GLKVector2) -> Bool {
    simd_all(left.lanes .> right.lanes)
}
public func GLKVector2AllGreaterThanScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
    simd_all(vector.lanes .> SIMD2<Float>(repeating: value))
}
public func GLKVector2AllGreaterThanOrEqualToVector2(_ left: GLKVector2, _ right: GLKVector2) -> Bool {
    simd_all(left.lanes .>= right.lanes)
}
public func GLKVector2AllGreaterThanOrEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool {
    simd_all(vector.lanes .>= SIMD2<Float>(repeating: value))
}
public func GLKVector2DotProduct(_ left: GLKVector2, _ right: GLKVector2) -> Float { simd_dot(left.lanes, right.lanes) }
public func GLKVector2Length(_ vector: GLKVector2) -> Float { simd_length(vector.lanes) }
public func GLKVector2Distance(_ left: GLKVector2, _ right: GLKVector2) -> Float {
    simd_distance(left.lanes, right.lanes)
}

/// Not a number in each lane where the length is 0, as with GLKit.
public func GLKVector2Normalize(_ vector: GLKVector2) -> GLKVector2 {
    GLKVector2(vector.lanes / simd_length(vector.lanes))
}

public func GLKVector2Lerp(_ start: GLKVector2, _ end: GLKVector2, _ part: Float) -> GLKVector2 {
    GLKVector2(start.lanes + (end.lanes - start.lanes) * part)
}

/// The part of `vector` that lies along `target`.
public func GLKVector2Project(_ vector: GLKVector2, _ target: GLKVector2) -> GLKVector2 {
    GLKVector2(target.lanes * (simd_dot(vector.lanes, target.lanes) / simd_dot(target.lanes, target.lanes)))
}
