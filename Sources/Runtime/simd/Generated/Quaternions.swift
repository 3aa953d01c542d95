// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-simd.

internal import Glibc

// MARK: simd_quatf

/// A rotation: the imaginary part is the axis times the sine of half the angle, the real part that angle's cosine.
public struct simd_quatf: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    /// The imaginary part in x, y and z, the real part in w.
    public var vector: SIMD4<Float>

    public init() { vector = .zero }
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(_ vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// - Parameters:
    ///   - angle: radians.
    ///   - axis: of length 1.
    public init(angle: Float, axis: SIMD3<Float>) { vector = SIMD4(Glibc.sin(angle / 2) * axis, Glibc.cos(angle / 2)) }
    /// The shortest rotation between two directions, which must be of length 1. Of opposite ones, around any axis at a
    /// right angle to them.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let half = from + to
        guard simd_length_squared(half) > 1e-12 else {
            let other: SIMD3<Float> = Swift.abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            vector = SIMD4(simd_normalize(simd_cross(from, other)), 0)
            return
        }
        let middle = simd_normalize(half)
        vector = SIMD4(simd_cross(from, middle), simd_dot(from, middle))
    }
    /// Of a matrix that only rotates: the largest of the four squares is divided by.
    public init(_ m: simd_float3x3) {
        let (x, y, z) = m.columns
        let trace: Float = x.x + y.y + z.z
        if trace >= 0 {
            let r: Float = 2 * (1 + trace).squareRoot()
            vector = SIMD4((y.z - z.y) / r, (z.x - x.z) / r, (x.y - y.x) / r, r / 4)
        } else if x.x >= y.y, x.x >= z.z {
            let r: Float = 2 * (1 - y.y - z.z + x.x).squareRoot()
            vector = SIMD4(r / 4, (x.y + y.x) / r, (z.x + x.z) / r, (y.z - z.y) / r)
        } else if y.y >= z.z {
            let r: Float = 2 * (1 - x.x - z.z + y.y).squareRoot()
            vector = SIMD4((x.y + y.x) / r, r / 4, (y.z + z.y) / r, (z.x - x.z) / r)
        } else {
            let r: Float = 2 * (1 - x.x - y.y + z.z).squareRoot()
            vector = SIMD4((z.x + x.z) / r, (y.z + z.y) / r, r / 4, (x.y - y.x) / r)
        }
    }
    public init(_ m: simd_float4x4) {
        let (x, y, z, _) = m.columns
        self.init(simd_float3x3(simd_make_float3(x), simd_make_float3(y), simd_make_float3(z)))
    }

    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Float> {
        get { simd_make_float3(vector) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// Radians, 0 to 2 pi.
    public var angle: Float { 2 * Glibc.atan2(simd_length(imag), real) }
    /// Of length 1; not a number where nothing is rotated.
    public var axis: SIMD3<Float> { simd_normalize(imag) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector * (1 / simd_length_squared(vector))) }
    public var normalized: simd_quatf { simd_normalize(self) }
    public var length: Float { simd_length(vector) }
    public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
        let t = 2 * simd_cross(imag, v)
        return v + real * t + simd_cross(imag, t)
    }
    public var debugDescription: String { "simd_quatf(real: \(real), imag: \(imag))" }

    public static func + (p: simd_quatf, q: simd_quatf) -> simd_quatf { simd_quatf(vector: p.vector + q.vector) }
    public static func - (p: simd_quatf, q: simd_quatf) -> simd_quatf { simd_quatf(vector: p.vector - q.vector) }
    public static prefix func - (q: simd_quatf) -> simd_quatf { simd_quatf(vector: -q.vector) }
    /// `q` first, then `p`.
    public static func * (p: simd_quatf, q: simd_quatf) -> simd_quatf {
        let imag: SIMD3<Float> = p.real * q.imag + q.real * p.imag + simd_cross(p.imag, q.imag)
        return simd_quatf(real: p.real * q.real - simd_dot(p.imag, q.imag), imag: imag)
    }
    public static func * (a: Float, q: simd_quatf) -> simd_quatf { simd_quatf(vector: a * q.vector) }
    public static func * (q: simd_quatf, a: Float) -> simd_quatf { simd_quatf(vector: a * q.vector) }
    public static func / (q: simd_quatf, a: Float) -> simd_quatf { simd_quatf(vector: q.vector / a) }
    public static func / (p: simd_quatf, q: simd_quatf) -> simd_quatf { p * q.inverse }
    public static func += (p: inout simd_quatf, q: simd_quatf) { p = p + q }
    public static func -= (p: inout simd_quatf, q: simd_quatf) { p = p - q }
    public static func *= (p: inout simd_quatf, q: simd_quatf) { p = p * q }
    public static func *= (q: inout simd_quatf, a: Float) { q = q * a }
    public static func /= (p: inout simd_quatf, q: simd_quatf) { p = p / q }
    public static func /= (q: inout simd_quatf, a: Float) { q = q / a }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf { simd_quatf(ix: ix, iy: iy, iz: iz, r: r) }
public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
public func simd_quaternion(_ m: simd_float3x3) -> simd_quatf { simd_quatf(m) }
public func simd_quaternion(_ m: simd_float4x4) -> simd_quatf { simd_quatf(m) }
public func simd_real(_ q: simd_quatf) -> Float { q.real }
public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
public func simd_length(_ q: simd_quatf) -> Float { q.length }
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf {
    let length = q.length
    return length == 0 ? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) : simd_quatf(vector: q.vector / length)
}
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_negate(_ q: simd_quatf) -> simd_quatf { -q }
public func simd_add(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p + q }
public func simd_sub(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p - q }
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
public func simd_mul(_ q: simd_quatf, _ a: Float) -> simd_quatf { q * a }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
public func simd_equal(_ p: simd_quatf, _ q: simd_quatf) -> Bool { p == q }

/// Along the great circle, a share `t` of the way; `isLong` goes the other way around.
private func slerp(_ p: simd_quatf, _ q: simd_quatf, _ t: Float, isLong: Bool) -> simd_quatf {
    var end = q.vector
    if (simd_dot(p.vector, end) < 0) != isLong { end = -end }
    let angle: Float = 2 * Glibc.atan2(simd_length(p.vector - end), simd_length(p.vector + end))
    let sine = Glibc.sin(angle)
    guard sine > 1e-6 else { return simd_normalize(simd_quatf(vector: p.vector + t * (end - p.vector))) }
    let (a, b): (Float, Float) = (Glibc.sin((1 - t) * angle) / sine, Glibc.sin(t * angle) / sine)
    return simd_normalize(simd_quatf(vector: a * p.vector + b * end))
}
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf { slerp(q0, q1, t, isLong: false) }
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf { slerp(q0, q1, t, isLong: true) }
public func simd_log(_ q: simd_quatf) -> simd_quatf {
    let (size, length) = (simd_length(q.imag), q.length)
    let direction: SIMD3<Float> = size == 0 ? .zero : q.imag / size
    return simd_quatf(real: Glibc.log(length), imag: Glibc.atan2(size, q.real) * direction)
}
public func simd_exp(_ q: simd_quatf) -> simd_quatf {
    let size = simd_length(q.imag)
    let direction: SIMD3<Float> = size == 0 ? .zero : q.imag / size
    return Glibc.exp(q.real) * simd_quatf(real: Glibc.cos(size), imag: Glibc.sin(size) * direction)
}
/// de Casteljau's construction on the sphere.
public func simd_bezier(_ q0: simd_quatf, _ q1: simd_quatf, _ q2: simd_quatf, _ q3: simd_quatf, _ t: Float) -> simd_quatf {
    let (a, b, c) = (simd_slerp(q0, q1, t), simd_slerp(q1, q2, t), simd_slerp(q2, q3, t))
    return simd_slerp(simd_slerp(a, b, t), simd_slerp(b, c, t), t)
}
/// Shoemake's spherical quadrangle (squad) between `q1` and `q2`.
public func simd_spline(_ q0: simd_quatf, _ q1: simd_quatf, _ q2: simd_quatf, _ q3: simd_quatf, _ t: Float) -> simd_quatf {
    func control(_ before: simd_quatf, _ at: simd_quatf, _ after: simd_quatf) -> simd_quatf {
        let sum = simd_log(at.inverse * after) + simd_log(at.inverse * before)
        return at * simd_exp(sum * (-1.0 / 4))
    }
    let (a, b) = (control(q0, q1, q2), control(q1, q2, q3))
    return simd_slerp(simd_slerp(q1, q2, t), simd_slerp(a, b, t), 2 * t * (1 - t))
}

extension simd_float3x3 {
    public init(_ q: simd_quatf) {
        self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
    }
}
extension simd_float4x4 {
    public init(_ q: simd_quatf) {
        let (x, y, z) = simd_float3x3(q).columns
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }

// MARK: simd_quatd

/// A rotation: the imaginary part is the axis times the sine of half the angle, the real part that angle's cosine.
public struct simd_quatd: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    /// The imaginary part in x, y and z, the real part in w.
    public var vector: SIMD4<Double>

    public init() { vector = .zero }
    public init(vector: SIMD4<Double>) { self.vector = vector }
    public init(_ vector: SIMD4<Double>) { self.vector = vector }
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
    /// - Parameters:
    ///   - angle: radians.
    ///   - axis: of length 1.
    public init(angle: Double, axis: SIMD3<Double>) { vector = SIMD4(Glibc.sin(angle / 2) * axis, Glibc.cos(angle / 2)) }
    /// The shortest rotation between two directions, which must be of length 1. Of opposite ones, around any axis at a
    /// right angle to them.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let half = from + to
        guard simd_length_squared(half) > 1e-12 else {
            let other: SIMD3<Double> = Swift.abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            vector = SIMD4(simd_normalize(simd_cross(from, other)), 0)
            return
        }
        let middle = simd_normalize(half)
        vector = SIMD4(simd_cross(from, middle), simd_dot(from, middle))
    }
    /// Of a matrix that only rotates: the largest of the four squares is divided by.
    public init(_ m: simd_double3x3) {
        let (x, y, z) = m.columns
        let trace: Double = x.x + y.y + z.z
        if trace >= 0 {
            let r: Double = 2 * (1 + trace).squareRoot()
            vector = SIMD4((y.z - z.y) / r, (z.x - x.z) / r, (x.y - y.x) / r, r / 4)
        } else if x.x >= y.y, x.x >= z.z {
            let r: Double = 2 * (1 - y.y - z.z + x.x).squareRoot()
            vector = SIMD4(r / 4, (x.y + y.x) / r, (z.x + x.z) / r, (y.z - z.y) / r)
        } else if y.y >= z.z {
            let r: Double = 2 * (1 - x.x - z.z + y.y).squareRoot()
            vector = SIMD4((x.y + y.x) / r, r / 4, (y.z + z.y) / r, (z.x - x.z) / r)
        } else {
            let r: Double = 2 * (1 - x.x - y.y + z.z).squareRoot()
            vector = SIMD4((z.x + x.z) / r, (y.z + z.y) / r, r / 4, (x.y - y.x) / r)
        }
    }
    public init(_ m: simd_double4x4) {
        let (x, y, z, _) = m.columns
        self.init(simd_double3x3(simd_make_double3(x), simd_make_double3(y), simd_make_double3(z)))
    }

    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Double> {
        get { simd_make_double3(vector) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// Radians, 0 to 2 pi.
    public var angle: Double { 2 * Glibc.atan2(simd_length(imag), real) }
    /// Of length 1; not a number where nothing is rotated.
    public var axis: SIMD3<Double> { simd_normalize(imag) }
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector * (1 / simd_length_squared(vector))) }
    public var normalized: simd_quatd { simd_normalize(self) }
    public var length: Double { simd_length(vector) }
    public func act(_ v: SIMD3<Double>) -> SIMD3<Double> {
        let t = 2 * simd_cross(imag, v)
        return v + real * t + simd_cross(imag, t)
    }
    public var debugDescription: String { "simd_quatd(real: \(real), imag: \(imag))" }

    public static func + (p: simd_quatd, q: simd_quatd) -> simd_quatd { simd_quatd(vector: p.vector + q.vector) }
    public static func - (p: simd_quatd, q: simd_quatd) -> simd_quatd { simd_quatd(vector: p.vector - q.vector) }
    public static prefix func - (q: simd_quatd) -> simd_quatd { simd_quatd(vector: -q.vector) }
    /// `q` first, then `p`.
    public static func * (p: simd_quatd, q: simd_quatd) -> simd_quatd {
        let imag: SIMD3<Double> = p.real * q.imag + q.real * p.imag + simd_cross(p.imag, q.imag)
        return simd_quatd(real: p.real * q.real - simd_dot(p.imag, q.imag), imag: imag)
    }
    public static func * (a: Double, q: simd_quatd) -> simd_quatd { simd_quatd(vector: a * q.vector) }
    public static func * (q: simd_quatd, a: Double) -> simd_quatd { simd_quatd(vector: a * q.vector) }
    public static func / (q: simd_quatd, a: Double) -> simd_quatd { simd_quatd(vector: q.vector / a) }
    public static func / (p: simd_quatd, q: simd_quatd) -> simd_quatd { p * q.inverse }
    public static func += (p: inout simd_quatd, q: simd_quatd) { p = p + q }
    public static func -= (p: inout simd_quatd, q: simd_quatd) { p = p - q }
    public static func *= (p: inout simd_quatd, q: simd_quatd) { p = p * q }
    public static func *= (q: inout simd_quatd, a: Double) { q = q * a }
    public static func /= (p: inout simd_quatd, q: simd_quatd) { p = p / q }
    public static func /= (q: inout simd_quatd, a: Double) { q = q / a }
}

public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd { simd_quatd(angle: angle, axis: axis) }
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd { simd_quatd(ix: ix, iy: iy, iz: iz, r: r) }
public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: vector) }
public func simd_quaternion(_ m: simd_double3x3) -> simd_quatd { simd_quatd(m) }
public func simd_quaternion(_ m: simd_double4x4) -> simd_quatd { simd_quatd(m) }
public func simd_real(_ q: simd_quatd) -> Double { q.real }
public func simd_imag(_ q: simd_quatd) -> SIMD3<Double> { q.imag }
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
public func simd_length(_ q: simd_quatd) -> Double { q.length }
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { simd_dot(p.vector, q.vector) }
public func simd_normalize(_ q: simd_quatd) -> simd_quatd {
    let length = q.length
    return length == 0 ? simd_quatd(ix: 0, iy: 0, iz: 0, r: 1) : simd_quatd(vector: q.vector / length)
}
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
public func simd_negate(_ q: simd_quatd) -> simd_quatd { -q }
public func simd_add(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p + q }
public func simd_sub(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p - q }
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
public func simd_mul(_ q: simd_quatd, _ a: Double) -> simd_quatd { q * a }
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
public func simd_equal(_ p: simd_quatd, _ q: simd_quatd) -> Bool { p == q }

/// Along the great circle, a share `t` of the way; `isLong` goes the other way around.
private func slerp(_ p: simd_quatd, _ q: simd_quatd, _ t: Double, isLong: Bool) -> simd_quatd {
    var end = q.vector
    if (simd_dot(p.vector, end) < 0) != isLong { end = -end }
    let angle: Double = 2 * Glibc.atan2(simd_length(p.vector - end), simd_length(p.vector + end))
    let sine = Glibc.sin(angle)
    guard sine > 1e-6 else { return simd_normalize(simd_quatd(vector: p.vector + t * (end - p.vector))) }
    let (a, b): (Double, Double) = (Glibc.sin((1 - t) * angle) / sine, Glibc.sin(t * angle) / sine)
    return simd_normalize(simd_quatd(vector: a * p.vector + b * end))
}
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd { slerp(q0, q1, t, isLong: false) }
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd { slerp(q0, q1, t, isLong: true) }
public func simd_log(_ q: simd_quatd) -> simd_quatd {
    let (size, length) = (simd_length(q.imag), q.length)
    let direction: SIMD3<Double> = size == 0 ? .zero : q.imag / size
    return simd_quatd(real: Glibc.log(length), imag: Glibc.atan2(size, q.real) * direction)
}
public func simd_exp(_ q: simd_quatd) -> simd_quatd {
    let size = simd_length(q.imag)
    let direction: SIMD3<Double> = size == 0 ? .zero : q.imag / size
    return Glibc.exp(q.real) * simd_quatd(real: Glibc.cos(size), imag: Glibc.sin(size) * direction)
}
/// de Casteljau's construction on the sphere.
public func simd_bezier(_ q0: simd_quatd, _ q1: simd_quatd, _ q2: simd_quatd, _ q3: simd_quatd, _ t: Double) -> simd_quatd {
    let (a, b, c) = (simd_slerp(q0, q1, t), simd_slerp(q1, q2, t), simd_slerp(q2, q3, t))
    return simd_slerp(simd_slerp(a, b, t), simd_slerp(b, c, t), t)
}
/// Shoemake's spherical quadrangle (squad) between `q1` and `q2`.
public func simd_spline(_ q0: simd_quatd, _ q1: simd_quatd, _ q2: simd_quatd, _ q3: simd_quatd, _ t: Double) -> simd_quatd {
    func control(_ before: simd_quatd, _ at: simd_quatd, _ after: simd_quatd) -> simd_quatd {
        let sum = simd_log(at.inverse * after) + simd_log(at.inverse * before)
        return at * simd_exp(sum * (-1.0 / 4))
    }
    let (a, b) = (control(q0, q1, q2), control(q1, q2, q3))
    return simd_slerp(simd_slerp(q1, q2, t), simd_slerp(a, b, t), 2 * t * (1 - t))
}

extension simd_double3x3 {
    public init(_ q: simd_quatd) {
        self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
    }
}
extension simd_double4x4 {
    public init(_ q: simd_quatd) {
        let (x, y, z) = simd_double3x3(q).columns
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
