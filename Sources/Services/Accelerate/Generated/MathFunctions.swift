// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-accelerate.
internal import Glibc

public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.exp(x[i]) } }
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.exp2(x[i]) } }
public func vvexpm1f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.expm1(x[i]) } }
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log(x[i]) } }
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log2(x[i]) } }
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log10(x[i]) } }
public func vvlog1pf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log1p(x[i]) } }
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.sin(x[i]) } }
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.cos(x[i]) } }
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.tan(x[i]) } }
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.asin(x[i]) } }
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.acos(x[i]) } }
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.atan(x[i]) } }
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.sinh(x[i]) } }
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.cosh(x[i]) } }
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.tanh(x[i]) } }
public func vvasinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.asinh(x[i]) } }
public func vvacoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.acosh(x[i]) } }
public func vvatanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.atanh(x[i]) } }
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.sqrt(x[i]) } }
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.ceil(x[i]) } }
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.floor(x[i]) } }
public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.trunc(x[i]) } }
public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.rint(x[i]) } }
public func vvcbrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.cbrt(x[i]) } }
public func vvlogbf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.logb(x[i]) } }
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) } }
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = 1 / x[i] } }
public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = 1 / x[i].squareRoot() } }
public func vvsincosf(_ s: UnsafeMutablePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { let v = x[i]; s[i] = Glibc.sin(v); c[i] = Glibc.cos(v) } }
public func vvdivf(_ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = x[i] / y[i] } }
public func vvatan2f(_ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.atan2(x[i], y[i]) } }
public func vvfmodf(_ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.fmod(x[i], y[i]) } }
public func vvremainderf(_ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.remainder(x[i], y[i]) } }
public func vvcopysignf(_ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.copysign(x[i], y[i]) } }
public func vvpowf(_ z: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.pow(y[i], x[i]) } }

public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.exp(x[i]) } }
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.exp2(x[i]) } }
public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.expm1(x[i]) } }
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log(x[i]) } }
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log2(x[i]) } }
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log10(x[i]) } }
public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.log1p(x[i]) } }
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.sin(x[i]) } }
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.cos(x[i]) } }
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.tan(x[i]) } }
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.asin(x[i]) } }
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.acos(x[i]) } }
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.atan(x[i]) } }
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.sinh(x[i]) } }
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.cosh(x[i]) } }
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.tanh(x[i]) } }
public func vvasinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.asinh(x[i]) } }
public func vvacosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.acosh(x[i]) } }
public func vvatanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.atanh(x[i]) } }
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.sqrt(x[i]) } }
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.ceil(x[i]) } }
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.floor(x[i]) } }
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.trunc(x[i]) } }
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.rint(x[i]) } }
public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.cbrt(x[i]) } }
public func vvlogb(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = Glibc.logb(x[i]) } }
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) } }
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = 1 / x[i] } }
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { y[i] = 1 / x[i].squareRoot() } }
public func vvsincos(_ s: UnsafeMutablePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { let v = x[i]; s[i] = Glibc.sin(v); c[i] = Glibc.cos(v) } }
public func vvdiv(_ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = x[i] / y[i] } }
public func vvatan2(_ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.atan2(x[i], y[i]) } }
public func vvfmod(_ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.fmod(x[i], y[i]) } }
public func vvremainder(_ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.remainder(x[i], y[i]) } }
public func vvcopysign(_ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.copysign(x[i], y[i]) } }
public func vvpow(_ z: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { for i in 0..<Int(n.pointee) { z[i] = Glibc.pow(y[i], x[i]) } }
