// SPDX-License-Identifier: MIT

// Vectors are Swift's own SIMD types; this module adds the names of <simd/simd.h>, its matrices and quaternions.
// scripts/generate-simd writes what exists once for each element type and size.

public typealias simd_bool = Bool

/// Whether every lane is true.
public func simd_all<Storage>(_ x: SIMDMask<Storage>) -> Bool { Swift.all(x) }
public func simd_any<Storage>(_ x: SIMDMask<Storage>) -> Bool { Swift.any(x) }

// MARK: Single numbers

public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func sign(_ x: Float) -> Float { simd_sign(x) }
public func sign(_ x: Double) -> Double { simd_sign(x) }

public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
public func simd_clamp(_ x: Int32, _ min: Int32, _ max: Int32) -> Int32 { Swift.min(Swift.max(x, min), max) }
public func clamp(_ x: Float, min: Float, max: Float) -> Float { simd_clamp(x, min, max) }
public func clamp(_ x: Double, min: Double, max: Double) -> Double { simd_clamp(x, min, max) }

public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + t * (y - x) }
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + t * (y - x) }

public func simd_min(_ x: Float, _ y: Float) -> Float { Swift.min(x, y) }
public func simd_min(_ x: Double, _ y: Double) -> Double { Swift.min(x, y) }
public func simd_max(_ x: Float, _ y: Float) -> Float { Swift.max(x, y) }
public func simd_max(_ x: Double, _ y: Double) -> Double { Swift.max(x, y) }
public func simd_abs(_ x: Float) -> Float { Swift.abs(x) }
public func simd_abs(_ x: Double) -> Double { Swift.abs(x) }
public func simd_recip(_ x: Float) -> Float { 1 / x }
public func simd_recip(_ x: Double) -> Double { 1 / x }
public func recip(_ x: Float) -> Float { 1 / x }
public func recip(_ x: Double) -> Double { 1 / x }
public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
public func rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
public func rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }

/// What is left above the next whole number below; less than 1.
public func simd_fract(_ x: Float) -> Float { Swift.min(x - x.rounded(.down), 1 - Float.ulpOfOne / 2) }
public func simd_fract(_ x: Double) -> Double { Swift.min(x - x.rounded(.down), 1 - Double.ulpOfOne / 2) }
public func fract(_ x: Float) -> Float { simd_fract(x) }
public func fract(_ x: Double) -> Double { simd_fract(x) }

public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }
public func step(_ x: Float, edge: Float) -> Float { x < edge ? 0 : 1 }
public func step(_ x: Double, edge: Double) -> Double { x < edge ? 0 : 1 }

/// 0 below the first edge, 1 above the second, 3 t^2 - 2 t^3 between them.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float { simd_smoothstep(edge0, edge1, x) }
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double { simd_smoothstep(edge0, edge1, x) }
