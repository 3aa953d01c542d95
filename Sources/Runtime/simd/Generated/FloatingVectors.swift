// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-simd.

internal import Glibc

// MARK: SIMD2<Float>

public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { (x * y).sum() }
public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { (x * y).sum() }
public func simd_length_squared(_ x: SIMD2<Float>) -> Float { (x * x).sum() }
public func length_squared(_ x: SIMD2<Float>) -> Float { (x * x).sum() }
public func simd_length(_ x: SIMD2<Float>) -> Float { (x * x).sum().squareRoot() }
public func length(_ x: SIMD2<Float>) -> Float { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD2<Float>) -> Float { simd_abs(x).sum() }
public func norm_one(_ x: SIMD2<Float>) -> Float { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD2<Float>) -> Float { simd_abs(x).max() }
public func norm_inf(_ x: SIMD2<Float>) -> Float { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_length(x - y) }
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_length(x - y) }
public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD2<Float>) -> Float { simd_length(x) }
public func simd_fast_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_distance(x, y) }
public func simd_project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_reflect(_ x: SIMD2<Float>, n n_: SIMD2<Float>) -> SIMD2<Float> { x - 2 * simd_dot(x, n_) * n_ }
public func reflect(_ x: SIMD2<Float>, n n_: SIMD2<Float>) -> SIMD2<Float> { x - 2 * simd_dot(x, n_) * n_ }
public func simd_reflect(_ x: SIMD2<Float>, _ n: SIMD2<Float>) -> SIMD2<Float> { simd_reflect(x, n: n) }
public func simd_refract(_ x: SIMD2<Float>, n n_: SIMD2<Float>, eta: Float) -> SIMD2<Float> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func refract(_ x: SIMD2<Float>, n n_: SIMD2<Float>, eta: Float) -> SIMD2<Float> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func simd_refract(_ x: SIMD2<Float>, _ n: SIMD2<Float>, _ eta: Float) -> SIMD2<Float> { simd_refract(x, n: n, eta: eta) }
public func simd_cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
public func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
public func simd_orient(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { x.x * y.y - x.y * y.x }
public func simd_abs(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Swift.abs(x[0]), Swift.abs(x[1])) }
public func abs(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Swift.abs(x[0]), Swift.abs(x[1])) }
public func simd_min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Float>, min: SIMD2<Float>, max: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<Float>, min: SIMD2<Float>, max: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Float>, _ min: SIMD2<Float>, _ max: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Float>, min: Float, max: Float) -> SIMD2<Float> { pointwiseMin(pointwiseMax(x, SIMD2<Float>(repeating: min)), SIMD2<Float>(repeating: max)) }
public func clamp(_ x: SIMD2<Float>, min: Float, max: Float) -> SIMD2<Float> { pointwiseMin(pointwiseMax(x, SIMD2<Float>(repeating: min)), SIMD2<Float>(repeating: max)) }
public func min(_ x: SIMD2<Float>, _ y: Float) -> SIMD2<Float> { pointwiseMin(x, SIMD2<Float>(repeating: y)) }
public func max(_ x: SIMD2<Float>, _ y: Float) -> SIMD2<Float> { pointwiseMax(x, SIMD2<Float>(repeating: y)) }
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: SIMD2<Float>) -> SIMD2<Float> { x + t * (y - x) }
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: SIMD2<Float>) -> SIMD2<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + t * (y - x) }
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> { x + t * (y - x) }
public func simd_sign(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0)) }
public func sign(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0)) }
public func simd_copysign(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Float(signOf: y[0], magnitudeOf: x[0]), Float(signOf: y[1], magnitudeOf: x[1])) }
public func simd_step(_ x: SIMD2<Float>, edge: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD2<Float>, edge: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD2<Float>, _ x: SIMD2<Float>) -> SIMD2<Float> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD2<Float>, edge0: SIMD2<Float>, edge1: SIMD2<Float>) -> SIMD2<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD2<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD2<Float>, edge0: SIMD2<Float>, edge1: SIMD2<Float>) -> SIMD2<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD2<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD2<Float>, _ edge1: SIMD2<Float>, _ x: SIMD2<Float>) -> SIMD2<Float> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x }
public func recip(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x }
public func simd_rsqrt(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x - x.rounded(.down), SIMD2<Float>(repeating: 0.99999994)) }
public func fract(_ x: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x - x.rounded(.down), SIMD2<Float>(repeating: 0.99999994)) }
public func floor(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.down) }
public func ceil(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.up) }
public func trunc(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.towardZero) }
public func round(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD2<Float>) -> SIMD2<Float> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD2<Float>) -> SIMD2<Float> { x.squareRoot() }
public func fabs(_ x: SIMD2<Float>) -> SIMD2<Float> { simd_abs(x) }
public func fma(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ z: SIMD2<Float>) -> SIMD2<Float> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ z: SIMD2<Float>) -> SIMD2<Float> { x * y + z }
public func acos(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.acos(x[0]), Glibc.acos(x[1])) }
public func asin(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.asin(x[0]), Glibc.asin(x[1])) }
public func atan(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.atan(x[0]), Glibc.atan(x[1])) }
public func cos(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.cos(x[0]), Glibc.cos(x[1])) }
public func sin(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.sin(x[0]), Glibc.sin(x[1])) }
public func tan(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.tan(x[0]), Glibc.tan(x[1])) }
public func cosh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.cosh(x[0]), Glibc.cosh(x[1])) }
public func sinh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.sinh(x[0]), Glibc.sinh(x[1])) }
public func tanh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.tanh(x[0]), Glibc.tanh(x[1])) }
public func acosh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.acosh(x[0]), Glibc.acosh(x[1])) }
public func asinh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.asinh(x[0]), Glibc.asinh(x[1])) }
public func atanh(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.atanh(x[0]), Glibc.atanh(x[1])) }
public func exp(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.exp(x[0]), Glibc.exp(x[1])) }
public func exp2(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.exp2(x[0]), Glibc.exp2(x[1])) }
public func expm1(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.expm1(x[0]), Glibc.expm1(x[1])) }
public func log(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.log(x[0]), Glibc.log(x[1])) }
public func log2(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.log2(x[0]), Glibc.log2(x[1])) }
public func log10(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.log10(x[0]), Glibc.log10(x[1])) }
public func log1p(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.log1p(x[0]), Glibc.log1p(x[1])) }
public func cbrt(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.cbrt(x[0]), Glibc.cbrt(x[1])) }
public func erf(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.erf(x[0]), Glibc.erf(x[1])) }
public func erfc(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.erfc(x[0]), Glibc.erfc(x[1])) }
public func tgamma(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.tgamma(x[0]), Glibc.tgamma(x[1])) }
public func atan2(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.atan2(x[0], y[0]), Glibc.atan2(x[1], y[1])) }
public func pow(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.pow(x[0], y[0]), Glibc.pow(x[1], y[1])) }
public func fmod(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.fmod(x[0], y[0]), Glibc.fmod(x[1], y[1])) }
public func hypot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.hypot(x[0], y[0]), Glibc.hypot(x[1], y[1])) }
public func remainder(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.remainder(x[0], y[0]), Glibc.remainder(x[1], y[1])) }
public func fdim(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.fdim(x[0], y[0]), Glibc.fdim(x[1], y[1])) }
public func exp10(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Glibc.pow(10, x[0]), Glibc.pow(10, x[1])) }
public func simd_equal(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Bool { x == y }
public func simd_select(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ mask: SIMD2<Int32>) -> SIMD2<Float> { x.replacing(with: y, where: mask .< 0) }
public func simd_bitselect(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ mask: SIMD2<Int32>) -> SIMD2<Float> { unsafeBitCast((unsafeBitCast(x, to: SIMD2<Int32>.self) & ~mask) | (unsafeBitCast(y, to: SIMD2<Int32>.self) & mask), to: SIMD2<Float>.self) }
public func simd_reduce_add(_ x: SIMD2<Float>) -> Float { x.sum() }
public func reduce_add(_ x: SIMD2<Float>) -> Float { x.sum() }
public func simd_reduce_min(_ x: SIMD2<Float>) -> Float { x.min() }
public func reduce_min(_ x: SIMD2<Float>) -> Float { x.min() }
public func simd_reduce_max(_ x: SIMD2<Float>) -> Float { x.max() }
public func reduce_max(_ x: SIMD2<Float>) -> Float { x.max() }

// MARK: SIMD3<Float>

public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
public func simd_length_squared(_ x: SIMD3<Float>) -> Float { (x * x).sum() }
public func length_squared(_ x: SIMD3<Float>) -> Float { (x * x).sum() }
public func simd_length(_ x: SIMD3<Float>) -> Float { (x * x).sum().squareRoot() }
public func length(_ x: SIMD3<Float>) -> Float { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD3<Float>) -> Float { simd_abs(x).sum() }
public func norm_one(_ x: SIMD3<Float>) -> Float { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD3<Float>) -> Float { simd_abs(x).max() }
public func norm_inf(_ x: SIMD3<Float>) -> Float { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length(x - y) }
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length(x - y) }
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD3<Float>) -> Float { simd_length(x) }
public func simd_fast_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_distance(x, y) }
public func simd_project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_reflect(_ x: SIMD3<Float>, n n_: SIMD3<Float>) -> SIMD3<Float> { x - 2 * simd_dot(x, n_) * n_ }
public func reflect(_ x: SIMD3<Float>, n n_: SIMD3<Float>) -> SIMD3<Float> { x - 2 * simd_dot(x, n_) * n_ }
public func simd_reflect(_ x: SIMD3<Float>, _ n: SIMD3<Float>) -> SIMD3<Float> { simd_reflect(x, n: n) }
public func simd_refract(_ x: SIMD3<Float>, n n_: SIMD3<Float>, eta: Float) -> SIMD3<Float> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func refract(_ x: SIMD3<Float>, n n_: SIMD3<Float>, eta: Float) -> SIMD3<Float> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func simd_refract(_ x: SIMD3<Float>, _ n: SIMD3<Float>, _ eta: Float) -> SIMD3<Float> { simd_refract(x, n: n, eta: eta) }
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x) }
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x) }
public func simd_orient(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> Float { simd_dot(x, simd_cross(y, z)) }
public func simd_abs(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2])) }
public func abs(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2])) }
public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Float>, min: Float, max: Float) -> SIMD3<Float> { pointwiseMin(pointwiseMax(x, SIMD3<Float>(repeating: min)), SIMD3<Float>(repeating: max)) }
public func clamp(_ x: SIMD3<Float>, min: Float, max: Float) -> SIMD3<Float> { pointwiseMin(pointwiseMax(x, SIMD3<Float>(repeating: min)), SIMD3<Float>(repeating: max)) }
public func min(_ x: SIMD3<Float>, _ y: Float) -> SIMD3<Float> { pointwiseMin(x, SIMD3<Float>(repeating: y)) }
public func max(_ x: SIMD3<Float>, _ y: Float) -> SIMD3<Float> { pointwiseMax(x, SIMD3<Float>(repeating: y)) }
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float> { x + t * (y - x) }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + t * (y - x) }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> { x + t * (y - x) }
public func simd_sign(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0)) }
public func sign(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0)) }
public func simd_copysign(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Float(signOf: y[0], magnitudeOf: x[0]), Float(signOf: y[1], magnitudeOf: x[1]), Float(signOf: y[2], magnitudeOf: x[2])) }
public func simd_step(_ x: SIMD3<Float>, edge: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD3<Float>, edge: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD3<Float>, _ x: SIMD3<Float>) -> SIMD3<Float> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD3<Float>, edge0: SIMD3<Float>, edge1: SIMD3<Float>) -> SIMD3<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD3<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD3<Float>, edge0: SIMD3<Float>, edge1: SIMD3<Float>) -> SIMD3<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD3<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD3<Float>, _ edge1: SIMD3<Float>, _ x: SIMD3<Float>) -> SIMD3<Float> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x }
public func recip(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x }
public func simd_rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x - x.rounded(.down), SIMD3<Float>(repeating: 0.99999994)) }
public func fract(_ x: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x - x.rounded(.down), SIMD3<Float>(repeating: 0.99999994)) }
public func floor(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.down) }
public func ceil(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.up) }
public func trunc(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.towardZero) }
public func round(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD3<Float>) -> SIMD3<Float> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD3<Float>) -> SIMD3<Float> { x.squareRoot() }
public func fabs(_ x: SIMD3<Float>) -> SIMD3<Float> { simd_abs(x) }
public func fma(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> SIMD3<Float> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> SIMD3<Float> { x * y + z }
public func acos(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.acos(x[0]), Glibc.acos(x[1]), Glibc.acos(x[2])) }
public func asin(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.asin(x[0]), Glibc.asin(x[1]), Glibc.asin(x[2])) }
public func atan(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.atan(x[0]), Glibc.atan(x[1]), Glibc.atan(x[2])) }
public func cos(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.cos(x[0]), Glibc.cos(x[1]), Glibc.cos(x[2])) }
public func sin(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.sin(x[0]), Glibc.sin(x[1]), Glibc.sin(x[2])) }
public func tan(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.tan(x[0]), Glibc.tan(x[1]), Glibc.tan(x[2])) }
public func cosh(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.cosh(x[0]), Glibc.cosh(x[1]), Glibc.cosh(x[2])) }
public func sinh(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.sinh(x[0]), Glibc.sinh(x[1]), Glibc.sinh(x[2])) }
public func tanh(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.tanh(x[0]), Glibc.tanh(x[1]), Glibc.tanh(x[2])) }
public func acosh(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.acosh(x[0]), Glibc.acosh(x[1]), Glibc.acosh(x[2])) }
public func asinh(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.asinh(x[0]), Glibc.asinh(x[1]), Glibc.asinh(x[2])) }
public func atanh(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.atanh(x[0]), Glibc.atanh(x[1]), Glibc.atanh(x[2])) }
public func exp(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.exp(x[0]), Glibc.exp(x[1]), Glibc.exp(x[2])) }
public func exp2(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.exp2(x[0]), Glibc.exp2(x[1]), Glibc.exp2(x[2])) }
public func expm1(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.expm1(x[0]), Glibc.expm1(x[1]), Glibc.expm1(x[2])) }
public func log(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.log(x[0]), Glibc.log(x[1]), Glibc.log(x[2])) }
public func log2(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.log2(x[0]), Glibc.log2(x[1]), Glibc.log2(x[2])) }
public func log10(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.log10(x[0]), Glibc.log10(x[1]), Glibc.log10(x[2])) }
public func log1p(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.log1p(x[0]), Glibc.log1p(x[1]), Glibc.log1p(x[2])) }
public func cbrt(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.cbrt(x[0]), Glibc.cbrt(x[1]), Glibc.cbrt(x[2])) }
public func erf(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.erf(x[0]), Glibc.erf(x[1]), Glibc.erf(x[2])) }
public func erfc(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.erfc(x[0]), Glibc.erfc(x[1]), Glibc.erfc(x[2])) }
public func tgamma(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.tgamma(x[0]), Glibc.tgamma(x[1]), Glibc.tgamma(x[2])) }
public func atan2(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.atan2(x[0], y[0]), Glibc.atan2(x[1], y[1]), Glibc.atan2(x[2], y[2])) }
public func pow(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.pow(x[0], y[0]), Glibc.pow(x[1], y[1]), Glibc.pow(x[2], y[2])) }
public func fmod(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.fmod(x[0], y[0]), Glibc.fmod(x[1], y[1]), Glibc.fmod(x[2], y[2])) }
public func hypot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.hypot(x[0], y[0]), Glibc.hypot(x[1], y[1]), Glibc.hypot(x[2], y[2])) }
public func remainder(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.remainder(x[0], y[0]), Glibc.remainder(x[1], y[1]), Glibc.remainder(x[2], y[2])) }
public func fdim(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.fdim(x[0], y[0]), Glibc.fdim(x[1], y[1]), Glibc.fdim(x[2], y[2])) }
public func exp10(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Glibc.pow(10, x[0]), Glibc.pow(10, x[1]), Glibc.pow(10, x[2])) }
public func simd_equal(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Bool { x == y }
public func simd_select(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ mask: SIMD3<Int32>) -> SIMD3<Float> { x.replacing(with: y, where: mask .< 0) }
public func simd_bitselect(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ mask: SIMD3<Int32>) -> SIMD3<Float> { unsafeBitCast((unsafeBitCast(x, to: SIMD3<Int32>.self) & ~mask) | (unsafeBitCast(y, to: SIMD3<Int32>.self) & mask), to: SIMD3<Float>.self) }
public func simd_reduce_add(_ x: SIMD3<Float>) -> Float { x.sum() }
public func reduce_add(_ x: SIMD3<Float>) -> Float { x.sum() }
public func simd_reduce_min(_ x: SIMD3<Float>) -> Float { x.min() }
public func reduce_min(_ x: SIMD3<Float>) -> Float { x.min() }
public func simd_reduce_max(_ x: SIMD3<Float>) -> Float { x.max() }
public func reduce_max(_ x: SIMD3<Float>) -> Float { x.max() }

// MARK: SIMD4<Float>

public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
public func simd_length_squared(_ x: SIMD4<Float>) -> Float { (x * x).sum() }
public func length_squared(_ x: SIMD4<Float>) -> Float { (x * x).sum() }
public func simd_length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
public func length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD4<Float>) -> Float { simd_abs(x).sum() }
public func norm_one(_ x: SIMD4<Float>) -> Float { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD4<Float>) -> Float { simd_abs(x).max() }
public func norm_inf(_ x: SIMD4<Float>) -> Float { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length(x - y) }
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length(x - y) }
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD4<Float>) -> Float { simd_length(x) }
public func simd_fast_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_distance(x, y) }
public func simd_project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_reflect(_ x: SIMD4<Float>, n n_: SIMD4<Float>) -> SIMD4<Float> { x - 2 * simd_dot(x, n_) * n_ }
public func reflect(_ x: SIMD4<Float>, n n_: SIMD4<Float>) -> SIMD4<Float> { x - 2 * simd_dot(x, n_) * n_ }
public func simd_reflect(_ x: SIMD4<Float>, _ n: SIMD4<Float>) -> SIMD4<Float> { simd_reflect(x, n: n) }
public func simd_refract(_ x: SIMD4<Float>, n n_: SIMD4<Float>, eta: Float) -> SIMD4<Float> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func refract(_ x: SIMD4<Float>, n n_: SIMD4<Float>, eta: Float) -> SIMD4<Float> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func simd_refract(_ x: SIMD4<Float>, _ n: SIMD4<Float>, _ eta: Float) -> SIMD4<Float> { simd_refract(x, n: n, eta: eta) }
public func simd_abs(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2]), Swift.abs(x[3])) }
public func abs(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2]), Swift.abs(x[3])) }
public func simd_min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Float>, _ min: SIMD4<Float>, _ max: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Float>, min: Float, max: Float) -> SIMD4<Float> { pointwiseMin(pointwiseMax(x, SIMD4<Float>(repeating: min)), SIMD4<Float>(repeating: max)) }
public func clamp(_ x: SIMD4<Float>, min: Float, max: Float) -> SIMD4<Float> { pointwiseMin(pointwiseMax(x, SIMD4<Float>(repeating: min)), SIMD4<Float>(repeating: max)) }
public func min(_ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> { pointwiseMin(x, SIMD4<Float>(repeating: y)) }
public func max(_ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> { pointwiseMax(x, SIMD4<Float>(repeating: y)) }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + t * (y - x) }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }
public func simd_sign(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0), (x[3] > 0 ? 1 : x[3] < 0 ? -1 : 0)) }
public func sign(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0), (x[3] > 0 ? 1 : x[3] < 0 ? -1 : 0)) }
public func simd_copysign(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Float(signOf: y[0], magnitudeOf: x[0]), Float(signOf: y[1], magnitudeOf: x[1]), Float(signOf: y[2], magnitudeOf: x[2]), Float(signOf: y[3], magnitudeOf: x[3])) }
public func simd_step(_ x: SIMD4<Float>, edge: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD4<Float>, edge: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD4<Float>, edge0: SIMD4<Float>, edge1: SIMD4<Float>) -> SIMD4<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD4<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD4<Float>, edge0: SIMD4<Float>, edge1: SIMD4<Float>) -> SIMD4<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD4<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD4<Float>, _ edge1: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func simd_rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x - x.rounded(.down), SIMD4<Float>(repeating: 0.99999994)) }
public func fract(_ x: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x - x.rounded(.down), SIMD4<Float>(repeating: 0.99999994)) }
public func floor(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.down) }
public func ceil(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.up) }
public func trunc(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.towardZero) }
public func round(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD4<Float>) -> SIMD4<Float> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { x.squareRoot() }
public func fabs(_ x: SIMD4<Float>) -> SIMD4<Float> { simd_abs(x) }
public func fma(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ z: SIMD4<Float>) -> SIMD4<Float> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ z: SIMD4<Float>) -> SIMD4<Float> { x * y + z }
public func acos(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.acos(x[0]), Glibc.acos(x[1]), Glibc.acos(x[2]), Glibc.acos(x[3])) }
public func asin(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.asin(x[0]), Glibc.asin(x[1]), Glibc.asin(x[2]), Glibc.asin(x[3])) }
public func atan(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.atan(x[0]), Glibc.atan(x[1]), Glibc.atan(x[2]), Glibc.atan(x[3])) }
public func cos(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.cos(x[0]), Glibc.cos(x[1]), Glibc.cos(x[2]), Glibc.cos(x[3])) }
public func sin(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.sin(x[0]), Glibc.sin(x[1]), Glibc.sin(x[2]), Glibc.sin(x[3])) }
public func tan(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.tan(x[0]), Glibc.tan(x[1]), Glibc.tan(x[2]), Glibc.tan(x[3])) }
public func cosh(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.cosh(x[0]), Glibc.cosh(x[1]), Glibc.cosh(x[2]), Glibc.cosh(x[3])) }
public func sinh(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.sinh(x[0]), Glibc.sinh(x[1]), Glibc.sinh(x[2]), Glibc.sinh(x[3])) }
public func tanh(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.tanh(x[0]), Glibc.tanh(x[1]), Glibc.tanh(x[2]), Glibc.tanh(x[3])) }
public func acosh(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.acosh(x[0]), Glibc.acosh(x[1]), Glibc.acosh(x[2]), Glibc.acosh(x[3])) }
public func asinh(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.asinh(x[0]), Glibc.asinh(x[1]), Glibc.asinh(x[2]), Glibc.asinh(x[3])) }
public func atanh(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.atanh(x[0]), Glibc.atanh(x[1]), Glibc.atanh(x[2]), Glibc.atanh(x[3])) }
public func exp(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.exp(x[0]), Glibc.exp(x[1]), Glibc.exp(x[2]), Glibc.exp(x[3])) }
public func exp2(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.exp2(x[0]), Glibc.exp2(x[1]), Glibc.exp2(x[2]), Glibc.exp2(x[3])) }
public func expm1(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.expm1(x[0]), Glibc.expm1(x[1]), Glibc.expm1(x[2]), Glibc.expm1(x[3])) }
public func log(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.log(x[0]), Glibc.log(x[1]), Glibc.log(x[2]), Glibc.log(x[3])) }
public func log2(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.log2(x[0]), Glibc.log2(x[1]), Glibc.log2(x[2]), Glibc.log2(x[3])) }
public func log10(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.log10(x[0]), Glibc.log10(x[1]), Glibc.log10(x[2]), Glibc.log10(x[3])) }
public func log1p(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.log1p(x[0]), Glibc.log1p(x[1]), Glibc.log1p(x[2]), Glibc.log1p(x[3])) }
public func cbrt(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.cbrt(x[0]), Glibc.cbrt(x[1]), Glibc.cbrt(x[2]), Glibc.cbrt(x[3])) }
public func erf(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.erf(x[0]), Glibc.erf(x[1]), Glibc.erf(x[2]), Glibc.erf(x[3])) }
public func erfc(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.erfc(x[0]), Glibc.erfc(x[1]), Glibc.erfc(x[2]), Glibc.erfc(x[3])) }
public func tgamma(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.tgamma(x[0]), Glibc.tgamma(x[1]), Glibc.tgamma(x[2]), Glibc.tgamma(x[3])) }
public func atan2(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.atan2(x[0], y[0]), Glibc.atan2(x[1], y[1]), Glibc.atan2(x[2], y[2]), Glibc.atan2(x[3], y[3])) }
public func pow(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.pow(x[0], y[0]), Glibc.pow(x[1], y[1]), Glibc.pow(x[2], y[2]), Glibc.pow(x[3], y[3])) }
public func fmod(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.fmod(x[0], y[0]), Glibc.fmod(x[1], y[1]), Glibc.fmod(x[2], y[2]), Glibc.fmod(x[3], y[3])) }
public func hypot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.hypot(x[0], y[0]), Glibc.hypot(x[1], y[1]), Glibc.hypot(x[2], y[2]), Glibc.hypot(x[3], y[3])) }
public func remainder(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.remainder(x[0], y[0]), Glibc.remainder(x[1], y[1]), Glibc.remainder(x[2], y[2]), Glibc.remainder(x[3], y[3])) }
public func fdim(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.fdim(x[0], y[0]), Glibc.fdim(x[1], y[1]), Glibc.fdim(x[2], y[2]), Glibc.fdim(x[3], y[3])) }
public func exp10(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(Glibc.pow(10, x[0]), Glibc.pow(10, x[1]), Glibc.pow(10, x[2]), Glibc.pow(10, x[3])) }
public func simd_equal(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Bool { x == y }
public func simd_select(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ mask: SIMD4<Int32>) -> SIMD4<Float> { x.replacing(with: y, where: mask .< 0) }
public func simd_bitselect(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ mask: SIMD4<Int32>) -> SIMD4<Float> { unsafeBitCast((unsafeBitCast(x, to: SIMD4<Int32>.self) & ~mask) | (unsafeBitCast(y, to: SIMD4<Int32>.self) & mask), to: SIMD4<Float>.self) }
public func simd_reduce_add(_ x: SIMD4<Float>) -> Float { x.sum() }
public func reduce_add(_ x: SIMD4<Float>) -> Float { x.sum() }
public func simd_reduce_min(_ x: SIMD4<Float>) -> Float { x.min() }
public func reduce_min(_ x: SIMD4<Float>) -> Float { x.min() }
public func simd_reduce_max(_ x: SIMD4<Float>) -> Float { x.max() }
public func reduce_max(_ x: SIMD4<Float>) -> Float { x.max() }

// MARK: SIMD8<Float>

public func simd_dot(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Float { (x * y).sum() }
public func dot(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Float { (x * y).sum() }
public func simd_length_squared(_ x: SIMD8<Float>) -> Float { (x * x).sum() }
public func length_squared(_ x: SIMD8<Float>) -> Float { (x * x).sum() }
public func simd_length(_ x: SIMD8<Float>) -> Float { (x * x).sum().squareRoot() }
public func length(_ x: SIMD8<Float>) -> Float { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD8<Float>) -> Float { simd_abs(x).sum() }
public func norm_one(_ x: SIMD8<Float>) -> Float { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD8<Float>) -> Float { simd_abs(x).max() }
public func norm_inf(_ x: SIMD8<Float>) -> Float { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Float { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Float { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Float { simd_length(x - y) }
public func distance(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Float { simd_length(x - y) }
public func simd_normalize(_ x: SIMD8<Float>) -> SIMD8<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD8<Float>) -> SIMD8<Float> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD8<Float>) -> SIMD8<Float> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD8<Float>) -> Float { simd_length(x) }
public func simd_fast_distance(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Float { simd_distance(x, y) }
public func simd_project(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_abs(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Swift.abs(x[i]) }; return r }() }
public func abs(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Swift.abs(x[i]) }; return r }() }
public func simd_min(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<Float>, min: SIMD8<Float>, max: SIMD8<Float>) -> SIMD8<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<Float>, min: SIMD8<Float>, max: SIMD8<Float>) -> SIMD8<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<Float>, _ min: SIMD8<Float>, _ max: SIMD8<Float>) -> SIMD8<Float> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<Float>, min: Float, max: Float) -> SIMD8<Float> { pointwiseMin(pointwiseMax(x, SIMD8<Float>(repeating: min)), SIMD8<Float>(repeating: max)) }
public func clamp(_ x: SIMD8<Float>, min: Float, max: Float) -> SIMD8<Float> { pointwiseMin(pointwiseMax(x, SIMD8<Float>(repeating: min)), SIMD8<Float>(repeating: max)) }
public func min(_ x: SIMD8<Float>, _ y: Float) -> SIMD8<Float> { pointwiseMin(x, SIMD8<Float>(repeating: y)) }
public func max(_ x: SIMD8<Float>, _ y: Float) -> SIMD8<Float> { pointwiseMax(x, SIMD8<Float>(repeating: y)) }
public func simd_mix(_ x: SIMD8<Float>, _ y: SIMD8<Float>, t: SIMD8<Float>) -> SIMD8<Float> { x + t * (y - x) }
public func mix(_ x: SIMD8<Float>, _ y: SIMD8<Float>, t: SIMD8<Float>) -> SIMD8<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD8<Float>, _ y: SIMD8<Float>, t: Float) -> SIMD8<Float> { x + t * (y - x) }
public func mix(_ x: SIMD8<Float>, _ y: SIMD8<Float>, t: Float) -> SIMD8<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD8<Float>, _ y: SIMD8<Float>, _ t: SIMD8<Float>) -> SIMD8<Float> { x + t * (y - x) }
public func simd_sign(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = (x[i] > 0 ? 1 : x[i] < 0 ? -1 : 0) }; return r }() }
public func sign(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = (x[i] > 0 ? 1 : x[i] < 0 ? -1 : 0) }; return r }() }
public func simd_copysign(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Float(signOf: y[i], magnitudeOf: x[i]) }; return r }() }
public func simd_step(_ x: SIMD8<Float>, edge: SIMD8<Float>) -> SIMD8<Float> { SIMD8<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD8<Float>, edge: SIMD8<Float>) -> SIMD8<Float> { SIMD8<Float>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD8<Float>, _ x: SIMD8<Float>) -> SIMD8<Float> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD8<Float>, edge0: SIMD8<Float>, edge1: SIMD8<Float>) -> SIMD8<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD8<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD8<Float>, edge0: SIMD8<Float>, edge1: SIMD8<Float>) -> SIMD8<Float> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD8<Float>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD8<Float>, _ edge1: SIMD8<Float>, _ x: SIMD8<Float>) -> SIMD8<Float> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD8<Float>) -> SIMD8<Float> { 1 / x }
public func recip(_ x: SIMD8<Float>) -> SIMD8<Float> { 1 / x }
public func simd_rsqrt(_ x: SIMD8<Float>) -> SIMD8<Float> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD8<Float>) -> SIMD8<Float> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD8<Float>) -> SIMD8<Float> { pointwiseMin(x - x.rounded(.down), SIMD8<Float>(repeating: 0.99999994)) }
public func fract(_ x: SIMD8<Float>) -> SIMD8<Float> { pointwiseMin(x - x.rounded(.down), SIMD8<Float>(repeating: 0.99999994)) }
public func floor(_ x: SIMD8<Float>) -> SIMD8<Float> { x.rounded(.down) }
public func ceil(_ x: SIMD8<Float>) -> SIMD8<Float> { x.rounded(.up) }
public func trunc(_ x: SIMD8<Float>) -> SIMD8<Float> { x.rounded(.towardZero) }
public func round(_ x: SIMD8<Float>) -> SIMD8<Float> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD8<Float>) -> SIMD8<Float> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD8<Float>) -> SIMD8<Float> { x.squareRoot() }
public func fabs(_ x: SIMD8<Float>) -> SIMD8<Float> { simd_abs(x) }
public func fma(_ x: SIMD8<Float>, _ y: SIMD8<Float>, _ z: SIMD8<Float>) -> SIMD8<Float> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD8<Float>, _ y: SIMD8<Float>, _ z: SIMD8<Float>) -> SIMD8<Float> { x * y + z }
public func acos(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.acos(x[i]) }; return r }() }
public func asin(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.asin(x[i]) }; return r }() }
public func atan(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.atan(x[i]) }; return r }() }
public func cos(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.cos(x[i]) }; return r }() }
public func sin(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.sin(x[i]) }; return r }() }
public func tan(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.tan(x[i]) }; return r }() }
public func cosh(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.cosh(x[i]) }; return r }() }
public func sinh(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.sinh(x[i]) }; return r }() }
public func tanh(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.tanh(x[i]) }; return r }() }
public func acosh(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.acosh(x[i]) }; return r }() }
public func asinh(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.asinh(x[i]) }; return r }() }
public func atanh(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.atanh(x[i]) }; return r }() }
public func exp(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.exp(x[i]) }; return r }() }
public func exp2(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.exp2(x[i]) }; return r }() }
public func expm1(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.expm1(x[i]) }; return r }() }
public func log(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.log(x[i]) }; return r }() }
public func log2(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.log2(x[i]) }; return r }() }
public func log10(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.log10(x[i]) }; return r }() }
public func log1p(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.log1p(x[i]) }; return r }() }
public func cbrt(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.cbrt(x[i]) }; return r }() }
public func erf(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.erf(x[i]) }; return r }() }
public func erfc(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.erfc(x[i]) }; return r }() }
public func tgamma(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.tgamma(x[i]) }; return r }() }
public func atan2(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.atan2(x[i], y[i]) }; return r }() }
public func pow(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.pow(x[i], y[i]) }; return r }() }
public func fmod(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.fmod(x[i], y[i]) }; return r }() }
public func hypot(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.hypot(x[i], y[i]) }; return r }() }
public func remainder(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.remainder(x[i], y[i]) }; return r }() }
public func fdim(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.fdim(x[i], y[i]) }; return r }() }
public func exp10(_ x: SIMD8<Float>) -> SIMD8<Float> { { var r = SIMD8<Float>(); for i in 0..<8 { r[i] = Glibc.pow(10, x[i]) }; return r }() }
public func simd_equal(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> Bool { x == y }
public func simd_select(_ x: SIMD8<Float>, _ y: SIMD8<Float>, _ mask: SIMD8<Int32>) -> SIMD8<Float> { x.replacing(with: y, where: mask .< 0) }
public func simd_bitselect(_ x: SIMD8<Float>, _ y: SIMD8<Float>, _ mask: SIMD8<Int32>) -> SIMD8<Float> { unsafeBitCast((unsafeBitCast(x, to: SIMD8<Int32>.self) & ~mask) | (unsafeBitCast(y, to: SIMD8<Int32>.self) & mask), to: SIMD8<Float>.self) }
public func simd_reduce_add(_ x: SIMD8<Float>) -> Float { x.sum() }
public func reduce_add(_ x: SIMD8<Float>) -> Float { x.sum() }
public func simd_reduce_min(_ x: SIMD8<Float>) -> Float { x.min() }
public func reduce_min(_ x: SIMD8<Float>) -> Float { x.min() }
public func simd_reduce_max(_ x: SIMD8<Float>) -> Float { x.max() }
public func reduce_max(_ x: SIMD8<Float>) -> Float { x.max() }

// MARK: SIMD2<Double>

public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
public func length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
public func simd_length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD2<Double>) -> Double { simd_abs(x).sum() }
public func norm_one(_ x: SIMD2<Double>) -> Double { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD2<Double>) -> Double { simd_abs(x).max() }
public func norm_inf(_ x: SIMD2<Double>) -> Double { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(x - y) }
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(x - y) }
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD2<Double>) -> Double { simd_length(x) }
public func simd_fast_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_distance(x, y) }
public func simd_project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_reflect(_ x: SIMD2<Double>, n n_: SIMD2<Double>) -> SIMD2<Double> { x - 2 * simd_dot(x, n_) * n_ }
public func reflect(_ x: SIMD2<Double>, n n_: SIMD2<Double>) -> SIMD2<Double> { x - 2 * simd_dot(x, n_) * n_ }
public func simd_reflect(_ x: SIMD2<Double>, _ n: SIMD2<Double>) -> SIMD2<Double> { simd_reflect(x, n: n) }
public func simd_refract(_ x: SIMD2<Double>, n n_: SIMD2<Double>, eta: Double) -> SIMD2<Double> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func refract(_ x: SIMD2<Double>, n n_: SIMD2<Double>, eta: Double) -> SIMD2<Double> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func simd_refract(_ x: SIMD2<Double>, _ n: SIMD2<Double>, _ eta: Double) -> SIMD2<Double> { simd_refract(x, n: n, eta: eta) }
public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
public func simd_orient(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { x.x * y.y - x.y * y.x }
public func simd_abs(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Swift.abs(x[0]), Swift.abs(x[1])) }
public func abs(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Swift.abs(x[0]), Swift.abs(x[1])) }
public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Double>, min: Double, max: Double) -> SIMD2<Double> { pointwiseMin(pointwiseMax(x, SIMD2<Double>(repeating: min)), SIMD2<Double>(repeating: max)) }
public func clamp(_ x: SIMD2<Double>, min: Double, max: Double) -> SIMD2<Double> { pointwiseMin(pointwiseMax(x, SIMD2<Double>(repeating: min)), SIMD2<Double>(repeating: max)) }
public func min(_ x: SIMD2<Double>, _ y: Double) -> SIMD2<Double> { pointwiseMin(x, SIMD2<Double>(repeating: y)) }
public func max(_ x: SIMD2<Double>, _ y: Double) -> SIMD2<Double> { pointwiseMax(x, SIMD2<Double>(repeating: y)) }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + t * (y - x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func simd_sign(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0)) }
public func sign(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0)) }
public func simd_copysign(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Double(signOf: y[0], magnitudeOf: x[0]), Double(signOf: y[1], magnitudeOf: x[1])) }
public func simd_step(_ x: SIMD2<Double>, edge: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD2<Double>, edge: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD2<Double>, edge0: SIMD2<Double>, edge1: SIMD2<Double>) -> SIMD2<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD2<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD2<Double>, edge0: SIMD2<Double>, edge1: SIMD2<Double>) -> SIMD2<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD2<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD2<Double>, _ edge1: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func simd_rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x - x.rounded(.down), SIMD2<Double>(repeating: 0.9999999999999999)) }
public func fract(_ x: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x - x.rounded(.down), SIMD2<Double>(repeating: 0.9999999999999999)) }
public func floor(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.down) }
public func ceil(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.up) }
public func trunc(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.towardZero) }
public func round(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { x.squareRoot() }
public func fabs(_ x: SIMD2<Double>) -> SIMD2<Double> { simd_abs(x) }
public func fma(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ z: SIMD2<Double>) -> SIMD2<Double> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ z: SIMD2<Double>) -> SIMD2<Double> { x * y + z }
public func acos(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.acos(x[0]), Glibc.acos(x[1])) }
public func asin(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.asin(x[0]), Glibc.asin(x[1])) }
public func atan(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.atan(x[0]), Glibc.atan(x[1])) }
public func cos(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.cos(x[0]), Glibc.cos(x[1])) }
public func sin(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.sin(x[0]), Glibc.sin(x[1])) }
public func tan(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.tan(x[0]), Glibc.tan(x[1])) }
public func cosh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.cosh(x[0]), Glibc.cosh(x[1])) }
public func sinh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.sinh(x[0]), Glibc.sinh(x[1])) }
public func tanh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.tanh(x[0]), Glibc.tanh(x[1])) }
public func acosh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.acosh(x[0]), Glibc.acosh(x[1])) }
public func asinh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.asinh(x[0]), Glibc.asinh(x[1])) }
public func atanh(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.atanh(x[0]), Glibc.atanh(x[1])) }
public func exp(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.exp(x[0]), Glibc.exp(x[1])) }
public func exp2(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.exp2(x[0]), Glibc.exp2(x[1])) }
public func expm1(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.expm1(x[0]), Glibc.expm1(x[1])) }
public func log(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.log(x[0]), Glibc.log(x[1])) }
public func log2(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.log2(x[0]), Glibc.log2(x[1])) }
public func log10(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.log10(x[0]), Glibc.log10(x[1])) }
public func log1p(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.log1p(x[0]), Glibc.log1p(x[1])) }
public func cbrt(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.cbrt(x[0]), Glibc.cbrt(x[1])) }
public func erf(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.erf(x[0]), Glibc.erf(x[1])) }
public func erfc(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.erfc(x[0]), Glibc.erfc(x[1])) }
public func tgamma(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.tgamma(x[0]), Glibc.tgamma(x[1])) }
public func atan2(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.atan2(x[0], y[0]), Glibc.atan2(x[1], y[1])) }
public func pow(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.pow(x[0], y[0]), Glibc.pow(x[1], y[1])) }
public func fmod(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.fmod(x[0], y[0]), Glibc.fmod(x[1], y[1])) }
public func hypot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.hypot(x[0], y[0]), Glibc.hypot(x[1], y[1])) }
public func remainder(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.remainder(x[0], y[0]), Glibc.remainder(x[1], y[1])) }
public func fdim(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.fdim(x[0], y[0]), Glibc.fdim(x[1], y[1])) }
public func exp10(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Glibc.pow(10, x[0]), Glibc.pow(10, x[1])) }
public func simd_equal(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Bool { x == y }
public func simd_select(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ mask: SIMD2<Int>) -> SIMD2<Double> { x.replacing(with: y, where: SIMD2<Int64>(truncatingIfNeeded: mask) .< 0) }
public func simd_bitselect(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ mask: SIMD2<Int>) -> SIMD2<Double> { unsafeBitCast((unsafeBitCast(x, to: SIMD2<Int>.self) & ~mask) | (unsafeBitCast(y, to: SIMD2<Int>.self) & mask), to: SIMD2<Double>.self) }
public func simd_reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func simd_reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func simd_reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }

// MARK: SIMD3<Double>

public func simd_dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { (x * y).sum() }
public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { (x * y).sum() }
public func simd_length_squared(_ x: SIMD3<Double>) -> Double { (x * x).sum() }
public func length_squared(_ x: SIMD3<Double>) -> Double { (x * x).sum() }
public func simd_length(_ x: SIMD3<Double>) -> Double { (x * x).sum().squareRoot() }
public func length(_ x: SIMD3<Double>) -> Double { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD3<Double>) -> Double { simd_abs(x).sum() }
public func norm_one(_ x: SIMD3<Double>) -> Double { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD3<Double>) -> Double { simd_abs(x).max() }
public func norm_inf(_ x: SIMD3<Double>) -> Double { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_length(x - y) }
public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_length(x - y) }
public func simd_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD3<Double>) -> Double { simd_length(x) }
public func simd_fast_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_distance(x, y) }
public func simd_project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_reflect(_ x: SIMD3<Double>, n n_: SIMD3<Double>) -> SIMD3<Double> { x - 2 * simd_dot(x, n_) * n_ }
public func reflect(_ x: SIMD3<Double>, n n_: SIMD3<Double>) -> SIMD3<Double> { x - 2 * simd_dot(x, n_) * n_ }
public func simd_reflect(_ x: SIMD3<Double>, _ n: SIMD3<Double>) -> SIMD3<Double> { simd_reflect(x, n: n) }
public func simd_refract(_ x: SIMD3<Double>, n n_: SIMD3<Double>, eta: Double) -> SIMD3<Double> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func refract(_ x: SIMD3<Double>, n n_: SIMD3<Double>, eta: Double) -> SIMD3<Double> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func simd_refract(_ x: SIMD3<Double>, _ n: SIMD3<Double>, _ eta: Double) -> SIMD3<Double> { simd_refract(x, n: n, eta: eta) }
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x) }
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x) }
public func simd_orient(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> Double { simd_dot(x, simd_cross(y, z)) }
public func simd_abs(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2])) }
public func abs(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2])) }
public func simd_min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Double>, min: SIMD3<Double>, max: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<Double>, min: SIMD3<Double>, max: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Double>, _ min: SIMD3<Double>, _ max: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Double>, min: Double, max: Double) -> SIMD3<Double> { pointwiseMin(pointwiseMax(x, SIMD3<Double>(repeating: min)), SIMD3<Double>(repeating: max)) }
public func clamp(_ x: SIMD3<Double>, min: Double, max: Double) -> SIMD3<Double> { pointwiseMin(pointwiseMax(x, SIMD3<Double>(repeating: min)), SIMD3<Double>(repeating: max)) }
public func min(_ x: SIMD3<Double>, _ y: Double) -> SIMD3<Double> { pointwiseMin(x, SIMD3<Double>(repeating: y)) }
public func max(_ x: SIMD3<Double>, _ y: Double) -> SIMD3<Double> { pointwiseMax(x, SIMD3<Double>(repeating: y)) }
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: SIMD3<Double>) -> SIMD3<Double> { x + t * (y - x) }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: SIMD3<Double>) -> SIMD3<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> { x + t * (y - x) }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> { x + t * (y - x) }
public func simd_sign(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0)) }
public func sign(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0)) }
public func simd_copysign(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Double(signOf: y[0], magnitudeOf: x[0]), Double(signOf: y[1], magnitudeOf: x[1]), Double(signOf: y[2], magnitudeOf: x[2])) }
public func simd_step(_ x: SIMD3<Double>, edge: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD3<Double>, edge: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD3<Double>, _ x: SIMD3<Double>) -> SIMD3<Double> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD3<Double>, edge0: SIMD3<Double>, edge1: SIMD3<Double>) -> SIMD3<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD3<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD3<Double>, edge0: SIMD3<Double>, edge1: SIMD3<Double>) -> SIMD3<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD3<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD3<Double>, _ edge1: SIMD3<Double>, _ x: SIMD3<Double>) -> SIMD3<Double> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x }
public func recip(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x }
public func simd_rsqrt(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x - x.rounded(.down), SIMD3<Double>(repeating: 0.9999999999999999)) }
public func fract(_ x: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x - x.rounded(.down), SIMD3<Double>(repeating: 0.9999999999999999)) }
public func floor(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.down) }
public func ceil(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.up) }
public func trunc(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.towardZero) }
public func round(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD3<Double>) -> SIMD3<Double> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD3<Double>) -> SIMD3<Double> { x.squareRoot() }
public func fabs(_ x: SIMD3<Double>) -> SIMD3<Double> { simd_abs(x) }
public func fma(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD3<Double> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD3<Double> { x * y + z }
public func acos(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.acos(x[0]), Glibc.acos(x[1]), Glibc.acos(x[2])) }
public func asin(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.asin(x[0]), Glibc.asin(x[1]), Glibc.asin(x[2])) }
public func atan(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.atan(x[0]), Glibc.atan(x[1]), Glibc.atan(x[2])) }
public func cos(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.cos(x[0]), Glibc.cos(x[1]), Glibc.cos(x[2])) }
public func sin(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.sin(x[0]), Glibc.sin(x[1]), Glibc.sin(x[2])) }
public func tan(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.tan(x[0]), Glibc.tan(x[1]), Glibc.tan(x[2])) }
public func cosh(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.cosh(x[0]), Glibc.cosh(x[1]), Glibc.cosh(x[2])) }
public func sinh(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.sinh(x[0]), Glibc.sinh(x[1]), Glibc.sinh(x[2])) }
public func tanh(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.tanh(x[0]), Glibc.tanh(x[1]), Glibc.tanh(x[2])) }
public func acosh(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.acosh(x[0]), Glibc.acosh(x[1]), Glibc.acosh(x[2])) }
public func asinh(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.asinh(x[0]), Glibc.asinh(x[1]), Glibc.asinh(x[2])) }
public func atanh(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.atanh(x[0]), Glibc.atanh(x[1]), Glibc.atanh(x[2])) }
public func exp(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.exp(x[0]), Glibc.exp(x[1]), Glibc.exp(x[2])) }
public func exp2(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.exp2(x[0]), Glibc.exp2(x[1]), Glibc.exp2(x[2])) }
public func expm1(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.expm1(x[0]), Glibc.expm1(x[1]), Glibc.expm1(x[2])) }
public func log(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.log(x[0]), Glibc.log(x[1]), Glibc.log(x[2])) }
public func log2(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.log2(x[0]), Glibc.log2(x[1]), Glibc.log2(x[2])) }
public func log10(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.log10(x[0]), Glibc.log10(x[1]), Glibc.log10(x[2])) }
public func log1p(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.log1p(x[0]), Glibc.log1p(x[1]), Glibc.log1p(x[2])) }
public func cbrt(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.cbrt(x[0]), Glibc.cbrt(x[1]), Glibc.cbrt(x[2])) }
public func erf(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.erf(x[0]), Glibc.erf(x[1]), Glibc.erf(x[2])) }
public func erfc(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.erfc(x[0]), Glibc.erfc(x[1]), Glibc.erfc(x[2])) }
public func tgamma(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.tgamma(x[0]), Glibc.tgamma(x[1]), Glibc.tgamma(x[2])) }
public func atan2(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.atan2(x[0], y[0]), Glibc.atan2(x[1], y[1]), Glibc.atan2(x[2], y[2])) }
public func pow(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.pow(x[0], y[0]), Glibc.pow(x[1], y[1]), Glibc.pow(x[2], y[2])) }
public func fmod(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.fmod(x[0], y[0]), Glibc.fmod(x[1], y[1]), Glibc.fmod(x[2], y[2])) }
public func hypot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.hypot(x[0], y[0]), Glibc.hypot(x[1], y[1]), Glibc.hypot(x[2], y[2])) }
public func remainder(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.remainder(x[0], y[0]), Glibc.remainder(x[1], y[1]), Glibc.remainder(x[2], y[2])) }
public func fdim(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.fdim(x[0], y[0]), Glibc.fdim(x[1], y[1]), Glibc.fdim(x[2], y[2])) }
public func exp10(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Glibc.pow(10, x[0]), Glibc.pow(10, x[1]), Glibc.pow(10, x[2])) }
public func simd_equal(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Bool { x == y }
public func simd_select(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ mask: SIMD3<Int>) -> SIMD3<Double> { x.replacing(with: y, where: SIMD3<Int64>(truncatingIfNeeded: mask) .< 0) }
public func simd_bitselect(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ mask: SIMD3<Int>) -> SIMD3<Double> { unsafeBitCast((unsafeBitCast(x, to: SIMD3<Int>.self) & ~mask) | (unsafeBitCast(y, to: SIMD3<Int>.self) & mask), to: SIMD3<Double>.self) }
public func simd_reduce_add(_ x: SIMD3<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD3<Double>) -> Double { x.sum() }
public func simd_reduce_min(_ x: SIMD3<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD3<Double>) -> Double { x.min() }
public func simd_reduce_max(_ x: SIMD3<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD3<Double>) -> Double { x.max() }

// MARK: SIMD4<Double>

public func simd_dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { (x * y).sum() }
public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { (x * y).sum() }
public func simd_length_squared(_ x: SIMD4<Double>) -> Double { (x * x).sum() }
public func length_squared(_ x: SIMD4<Double>) -> Double { (x * x).sum() }
public func simd_length(_ x: SIMD4<Double>) -> Double { (x * x).sum().squareRoot() }
public func length(_ x: SIMD4<Double>) -> Double { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD4<Double>) -> Double { simd_abs(x).sum() }
public func norm_one(_ x: SIMD4<Double>) -> Double { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD4<Double>) -> Double { simd_abs(x).max() }
public func norm_inf(_ x: SIMD4<Double>) -> Double { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_length(x - y) }
public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_length(x - y) }
public func simd_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD4<Double>) -> Double { simd_length(x) }
public func simd_fast_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_distance(x, y) }
public func simd_project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_reflect(_ x: SIMD4<Double>, n n_: SIMD4<Double>) -> SIMD4<Double> { x - 2 * simd_dot(x, n_) * n_ }
public func reflect(_ x: SIMD4<Double>, n n_: SIMD4<Double>) -> SIMD4<Double> { x - 2 * simd_dot(x, n_) * n_ }
public func simd_reflect(_ x: SIMD4<Double>, _ n: SIMD4<Double>) -> SIMD4<Double> { simd_reflect(x, n: n) }
public func simd_refract(_ x: SIMD4<Double>, n n_: SIMD4<Double>, eta: Double) -> SIMD4<Double> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func refract(_ x: SIMD4<Double>, n n_: SIMD4<Double>, eta: Double) -> SIMD4<Double> { let k = 1 - eta * eta * (1 - simd_dot(x, n_) * simd_dot(x, n_)); return k >= 0 ? eta * x - (eta * simd_dot(x, n_) + k.squareRoot()) * n_ : .zero }
public func simd_refract(_ x: SIMD4<Double>, _ n: SIMD4<Double>, _ eta: Double) -> SIMD4<Double> { simd_refract(x, n: n, eta: eta) }
public func simd_abs(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2]), Swift.abs(x[3])) }
public func abs(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Swift.abs(x[0]), Swift.abs(x[1]), Swift.abs(x[2]), Swift.abs(x[3])) }
public func simd_min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Double>, min: SIMD4<Double>, max: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<Double>, min: SIMD4<Double>, max: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Double>, _ min: SIMD4<Double>, _ max: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Double>, min: Double, max: Double) -> SIMD4<Double> { pointwiseMin(pointwiseMax(x, SIMD4<Double>(repeating: min)), SIMD4<Double>(repeating: max)) }
public func clamp(_ x: SIMD4<Double>, min: Double, max: Double) -> SIMD4<Double> { pointwiseMin(pointwiseMax(x, SIMD4<Double>(repeating: min)), SIMD4<Double>(repeating: max)) }
public func min(_ x: SIMD4<Double>, _ y: Double) -> SIMD4<Double> { pointwiseMin(x, SIMD4<Double>(repeating: y)) }
public func max(_ x: SIMD4<Double>, _ y: Double) -> SIMD4<Double> { pointwiseMax(x, SIMD4<Double>(repeating: y)) }
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: SIMD4<Double>) -> SIMD4<Double> { x + t * (y - x) }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: SIMD4<Double>) -> SIMD4<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> { x + t * (y - x) }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> { x + t * (y - x) }
public func simd_sign(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0), (x[3] > 0 ? 1 : x[3] < 0 ? -1 : 0)) }
public func sign(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>((x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0), (x[1] > 0 ? 1 : x[1] < 0 ? -1 : 0), (x[2] > 0 ? 1 : x[2] < 0 ? -1 : 0), (x[3] > 0 ? 1 : x[3] < 0 ? -1 : 0)) }
public func simd_copysign(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Double(signOf: y[0], magnitudeOf: x[0]), Double(signOf: y[1], magnitudeOf: x[1]), Double(signOf: y[2], magnitudeOf: x[2]), Double(signOf: y[3], magnitudeOf: x[3])) }
public func simd_step(_ x: SIMD4<Double>, edge: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD4<Double>, edge: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD4<Double>, edge0: SIMD4<Double>, edge1: SIMD4<Double>) -> SIMD4<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD4<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD4<Double>, edge0: SIMD4<Double>, edge1: SIMD4<Double>) -> SIMD4<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD4<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD4<Double>, _ edge1: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x }
public func recip(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x }
public func simd_rsqrt(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x - x.rounded(.down), SIMD4<Double>(repeating: 0.9999999999999999)) }
public func fract(_ x: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x - x.rounded(.down), SIMD4<Double>(repeating: 0.9999999999999999)) }
public func floor(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.down) }
public func ceil(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.up) }
public func trunc(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.towardZero) }
public func round(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD4<Double>) -> SIMD4<Double> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD4<Double>) -> SIMD4<Double> { x.squareRoot() }
public func fabs(_ x: SIMD4<Double>) -> SIMD4<Double> { simd_abs(x) }
public func fma(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> SIMD4<Double> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> SIMD4<Double> { x * y + z }
public func acos(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.acos(x[0]), Glibc.acos(x[1]), Glibc.acos(x[2]), Glibc.acos(x[3])) }
public func asin(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.asin(x[0]), Glibc.asin(x[1]), Glibc.asin(x[2]), Glibc.asin(x[3])) }
public func atan(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.atan(x[0]), Glibc.atan(x[1]), Glibc.atan(x[2]), Glibc.atan(x[3])) }
public func cos(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.cos(x[0]), Glibc.cos(x[1]), Glibc.cos(x[2]), Glibc.cos(x[3])) }
public func sin(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.sin(x[0]), Glibc.sin(x[1]), Glibc.sin(x[2]), Glibc.sin(x[3])) }
public func tan(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.tan(x[0]), Glibc.tan(x[1]), Glibc.tan(x[2]), Glibc.tan(x[3])) }
public func cosh(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.cosh(x[0]), Glibc.cosh(x[1]), Glibc.cosh(x[2]), Glibc.cosh(x[3])) }
public func sinh(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.sinh(x[0]), Glibc.sinh(x[1]), Glibc.sinh(x[2]), Glibc.sinh(x[3])) }
public func tanh(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.tanh(x[0]), Glibc.tanh(x[1]), Glibc.tanh(x[2]), Glibc.tanh(x[3])) }
public func acosh(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.acosh(x[0]), Glibc.acosh(x[1]), Glibc.acosh(x[2]), Glibc.acosh(x[3])) }
public func asinh(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.asinh(x[0]), Glibc.asinh(x[1]), Glibc.asinh(x[2]), Glibc.asinh(x[3])) }
public func atanh(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.atanh(x[0]), Glibc.atanh(x[1]), Glibc.atanh(x[2]), Glibc.atanh(x[3])) }
public func exp(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.exp(x[0]), Glibc.exp(x[1]), Glibc.exp(x[2]), Glibc.exp(x[3])) }
public func exp2(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.exp2(x[0]), Glibc.exp2(x[1]), Glibc.exp2(x[2]), Glibc.exp2(x[3])) }
public func expm1(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.expm1(x[0]), Glibc.expm1(x[1]), Glibc.expm1(x[2]), Glibc.expm1(x[3])) }
public func log(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.log(x[0]), Glibc.log(x[1]), Glibc.log(x[2]), Glibc.log(x[3])) }
public func log2(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.log2(x[0]), Glibc.log2(x[1]), Glibc.log2(x[2]), Glibc.log2(x[3])) }
public func log10(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.log10(x[0]), Glibc.log10(x[1]), Glibc.log10(x[2]), Glibc.log10(x[3])) }
public func log1p(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.log1p(x[0]), Glibc.log1p(x[1]), Glibc.log1p(x[2]), Glibc.log1p(x[3])) }
public func cbrt(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.cbrt(x[0]), Glibc.cbrt(x[1]), Glibc.cbrt(x[2]), Glibc.cbrt(x[3])) }
public func erf(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.erf(x[0]), Glibc.erf(x[1]), Glibc.erf(x[2]), Glibc.erf(x[3])) }
public func erfc(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.erfc(x[0]), Glibc.erfc(x[1]), Glibc.erfc(x[2]), Glibc.erfc(x[3])) }
public func tgamma(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.tgamma(x[0]), Glibc.tgamma(x[1]), Glibc.tgamma(x[2]), Glibc.tgamma(x[3])) }
public func atan2(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.atan2(x[0], y[0]), Glibc.atan2(x[1], y[1]), Glibc.atan2(x[2], y[2]), Glibc.atan2(x[3], y[3])) }
public func pow(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.pow(x[0], y[0]), Glibc.pow(x[1], y[1]), Glibc.pow(x[2], y[2]), Glibc.pow(x[3], y[3])) }
public func fmod(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.fmod(x[0], y[0]), Glibc.fmod(x[1], y[1]), Glibc.fmod(x[2], y[2]), Glibc.fmod(x[3], y[3])) }
public func hypot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.hypot(x[0], y[0]), Glibc.hypot(x[1], y[1]), Glibc.hypot(x[2], y[2]), Glibc.hypot(x[3], y[3])) }
public func remainder(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.remainder(x[0], y[0]), Glibc.remainder(x[1], y[1]), Glibc.remainder(x[2], y[2]), Glibc.remainder(x[3], y[3])) }
public func fdim(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.fdim(x[0], y[0]), Glibc.fdim(x[1], y[1]), Glibc.fdim(x[2], y[2]), Glibc.fdim(x[3], y[3])) }
public func exp10(_ x: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(Glibc.pow(10, x[0]), Glibc.pow(10, x[1]), Glibc.pow(10, x[2]), Glibc.pow(10, x[3])) }
public func simd_equal(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Bool { x == y }
public func simd_select(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ mask: SIMD4<Int>) -> SIMD4<Double> { x.replacing(with: y, where: SIMD4<Int64>(truncatingIfNeeded: mask) .< 0) }
public func simd_bitselect(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ mask: SIMD4<Int>) -> SIMD4<Double> { unsafeBitCast((unsafeBitCast(x, to: SIMD4<Int>.self) & ~mask) | (unsafeBitCast(y, to: SIMD4<Int>.self) & mask), to: SIMD4<Double>.self) }
public func simd_reduce_add(_ x: SIMD4<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD4<Double>) -> Double { x.sum() }
public func simd_reduce_min(_ x: SIMD4<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD4<Double>) -> Double { x.min() }
public func simd_reduce_max(_ x: SIMD4<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD4<Double>) -> Double { x.max() }

// MARK: SIMD8<Double>

public func simd_dot(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Double { (x * y).sum() }
public func dot(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Double { (x * y).sum() }
public func simd_length_squared(_ x: SIMD8<Double>) -> Double { (x * x).sum() }
public func length_squared(_ x: SIMD8<Double>) -> Double { (x * x).sum() }
public func simd_length(_ x: SIMD8<Double>) -> Double { (x * x).sum().squareRoot() }
public func length(_ x: SIMD8<Double>) -> Double { (x * x).sum().squareRoot() }
public func simd_norm_one(_ x: SIMD8<Double>) -> Double { simd_abs(x).sum() }
public func norm_one(_ x: SIMD8<Double>) -> Double { simd_abs(x).sum() }
public func simd_norm_inf(_ x: SIMD8<Double>) -> Double { simd_abs(x).max() }
public func norm_inf(_ x: SIMD8<Double>) -> Double { simd_abs(x).max() }
public func simd_distance_squared(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Double { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Double { simd_length_squared(x - y) }
public func simd_distance(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Double { simd_length(x - y) }
public func distance(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Double { simd_length(x - y) }
public func simd_normalize(_ x: SIMD8<Double>) -> SIMD8<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func normalize(_ x: SIMD8<Double>) -> SIMD8<Double> { x * (1 / simd_length_squared(x).squareRoot()) }
public func simd_fast_normalize(_ x: SIMD8<Double>) -> SIMD8<Double> { simd_normalize(x) }
public func simd_fast_length(_ x: SIMD8<Double>) -> Double { simd_length(x) }
public func simd_fast_distance(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Double { simd_distance(x, y) }
public func simd_project(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func project(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { y * (simd_dot(x, y) / simd_dot(y, y)) }
public func simd_abs(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Swift.abs(x[i]) }; return r }() }
public func abs(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Swift.abs(x[i]) }; return r }() }
public func simd_min(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<Double>, min: SIMD8<Double>, max: SIMD8<Double>) -> SIMD8<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<Double>, min: SIMD8<Double>, max: SIMD8<Double>) -> SIMD8<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<Double>, _ min: SIMD8<Double>, _ max: SIMD8<Double>) -> SIMD8<Double> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<Double>, min: Double, max: Double) -> SIMD8<Double> { pointwiseMin(pointwiseMax(x, SIMD8<Double>(repeating: min)), SIMD8<Double>(repeating: max)) }
public func clamp(_ x: SIMD8<Double>, min: Double, max: Double) -> SIMD8<Double> { pointwiseMin(pointwiseMax(x, SIMD8<Double>(repeating: min)), SIMD8<Double>(repeating: max)) }
public func min(_ x: SIMD8<Double>, _ y: Double) -> SIMD8<Double> { pointwiseMin(x, SIMD8<Double>(repeating: y)) }
public func max(_ x: SIMD8<Double>, _ y: Double) -> SIMD8<Double> { pointwiseMax(x, SIMD8<Double>(repeating: y)) }
public func simd_mix(_ x: SIMD8<Double>, _ y: SIMD8<Double>, t: SIMD8<Double>) -> SIMD8<Double> { x + t * (y - x) }
public func mix(_ x: SIMD8<Double>, _ y: SIMD8<Double>, t: SIMD8<Double>) -> SIMD8<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD8<Double>, _ y: SIMD8<Double>, t: Double) -> SIMD8<Double> { x + t * (y - x) }
public func mix(_ x: SIMD8<Double>, _ y: SIMD8<Double>, t: Double) -> SIMD8<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD8<Double>, _ y: SIMD8<Double>, _ t: SIMD8<Double>) -> SIMD8<Double> { x + t * (y - x) }
public func simd_sign(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = (x[i] > 0 ? 1 : x[i] < 0 ? -1 : 0) }; return r }() }
public func sign(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = (x[i] > 0 ? 1 : x[i] < 0 ? -1 : 0) }; return r }() }
public func simd_copysign(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Double(signOf: y[i], magnitudeOf: x[i]) }; return r }() }
public func simd_step(_ x: SIMD8<Double>, edge: SIMD8<Double>) -> SIMD8<Double> { SIMD8<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func step(_ x: SIMD8<Double>, edge: SIMD8<Double>) -> SIMD8<Double> { SIMD8<Double>(repeating: 1).replacing(with: 0, where: x .< edge) }
public func simd_step(_ edge: SIMD8<Double>, _ x: SIMD8<Double>) -> SIMD8<Double> { simd_step(x, edge: edge) }
public func simd_smoothstep(_ x: SIMD8<Double>, edge0: SIMD8<Double>, edge1: SIMD8<Double>) -> SIMD8<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD8<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func smoothstep(_ x: SIMD8<Double>, edge0: SIMD8<Double>, edge1: SIMD8<Double>) -> SIMD8<Double> { let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: SIMD8<Double>(repeating: 1)); return t * t * (3 - 2 * t) }
public func simd_smoothstep(_ edge0: SIMD8<Double>, _ edge1: SIMD8<Double>, _ x: SIMD8<Double>) -> SIMD8<Double> { simd_smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_recip(_ x: SIMD8<Double>) -> SIMD8<Double> { 1 / x }
public func recip(_ x: SIMD8<Double>) -> SIMD8<Double> { 1 / x }
public func simd_rsqrt(_ x: SIMD8<Double>) -> SIMD8<Double> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD8<Double>) -> SIMD8<Double> { 1 / x.squareRoot() }
public func simd_fract(_ x: SIMD8<Double>) -> SIMD8<Double> { pointwiseMin(x - x.rounded(.down), SIMD8<Double>(repeating: 0.9999999999999999)) }
public func fract(_ x: SIMD8<Double>) -> SIMD8<Double> { pointwiseMin(x - x.rounded(.down), SIMD8<Double>(repeating: 0.9999999999999999)) }
public func floor(_ x: SIMD8<Double>) -> SIMD8<Double> { x.rounded(.down) }
public func ceil(_ x: SIMD8<Double>) -> SIMD8<Double> { x.rounded(.up) }
public func trunc(_ x: SIMD8<Double>) -> SIMD8<Double> { x.rounded(.towardZero) }
public func round(_ x: SIMD8<Double>) -> SIMD8<Double> { x.rounded(.toNearestOrAwayFromZero) }
public func rint(_ x: SIMD8<Double>) -> SIMD8<Double> { x.rounded(.toNearestOrEven) }
public func sqrt(_ x: SIMD8<Double>) -> SIMD8<Double> { x.squareRoot() }
public func fabs(_ x: SIMD8<Double>) -> SIMD8<Double> { simd_abs(x) }
public func fma(_ x: SIMD8<Double>, _ y: SIMD8<Double>, _ z: SIMD8<Double>) -> SIMD8<Double> { z.addingProduct(x, y) }
public func simd_muladd(_ x: SIMD8<Double>, _ y: SIMD8<Double>, _ z: SIMD8<Double>) -> SIMD8<Double> { x * y + z }
public func acos(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.acos(x[i]) }; return r }() }
public func asin(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.asin(x[i]) }; return r }() }
public func atan(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.atan(x[i]) }; return r }() }
public func cos(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.cos(x[i]) }; return r }() }
public func sin(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.sin(x[i]) }; return r }() }
public func tan(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.tan(x[i]) }; return r }() }
public func cosh(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.cosh(x[i]) }; return r }() }
public func sinh(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.sinh(x[i]) }; return r }() }
public func tanh(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.tanh(x[i]) }; return r }() }
public func acosh(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.acosh(x[i]) }; return r }() }
public func asinh(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.asinh(x[i]) }; return r }() }
public func atanh(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.atanh(x[i]) }; return r }() }
public func exp(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.exp(x[i]) }; return r }() }
public func exp2(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.exp2(x[i]) }; return r }() }
public func expm1(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.expm1(x[i]) }; return r }() }
public func log(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.log(x[i]) }; return r }() }
public func log2(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.log2(x[i]) }; return r }() }
public func log10(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.log10(x[i]) }; return r }() }
public func log1p(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.log1p(x[i]) }; return r }() }
public func cbrt(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.cbrt(x[i]) }; return r }() }
public func erf(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.erf(x[i]) }; return r }() }
public func erfc(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.erfc(x[i]) }; return r }() }
public func tgamma(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.tgamma(x[i]) }; return r }() }
public func atan2(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.atan2(x[i], y[i]) }; return r }() }
public func pow(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.pow(x[i], y[i]) }; return r }() }
public func fmod(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.fmod(x[i], y[i]) }; return r }() }
public func hypot(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.hypot(x[i], y[i]) }; return r }() }
public func remainder(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.remainder(x[i], y[i]) }; return r }() }
public func fdim(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.fdim(x[i], y[i]) }; return r }() }
public func exp10(_ x: SIMD8<Double>) -> SIMD8<Double> { { var r = SIMD8<Double>(); for i in 0..<8 { r[i] = Glibc.pow(10, x[i]) }; return r }() }
public func simd_equal(_ x: SIMD8<Double>, _ y: SIMD8<Double>) -> Bool { x == y }
public func simd_select(_ x: SIMD8<Double>, _ y: SIMD8<Double>, _ mask: SIMD8<Int>) -> SIMD8<Double> { x.replacing(with: y, where: SIMD8<Int64>(truncatingIfNeeded: mask) .< 0) }
public func simd_bitselect(_ x: SIMD8<Double>, _ y: SIMD8<Double>, _ mask: SIMD8<Int>) -> SIMD8<Double> { unsafeBitCast((unsafeBitCast(x, to: SIMD8<Int>.self) & ~mask) | (unsafeBitCast(y, to: SIMD8<Int>.self) & mask), to: SIMD8<Double>.self) }
public func simd_reduce_add(_ x: SIMD8<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD8<Double>) -> Double { x.sum() }
public func simd_reduce_min(_ x: SIMD8<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD8<Double>) -> Double { x.min() }
public func simd_reduce_max(_ x: SIMD8<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD8<Double>) -> Double { x.max() }
