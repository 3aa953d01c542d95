// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-accelerate.
internal import Glibc

/// Functions over arrays, for both precisions.
extension vForce {
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvexpf($1, $0, &n) } }
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvexp2f($1, $0, &n) } }
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvexpm1f($1, $0, &n) } }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvlogf($1, $0, &n) } }
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvlog2f($1, $0, &n) } }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvlog10f($1, $0, &n) } }
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvsinf($1, $0, &n) } }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvcosf($1, $0, &n) } }
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvtanf($1, $0, &n) } }
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvasinf($1, $0, &n) } }
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvacosf($1, $0, &n) } }
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvatanf($1, $0, &n) } }
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvsinhf($1, $0, &n) } }
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvcoshf($1, $0, &n) } }
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvtanhf($1, $0, &n) } }
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvsqrtf($1, $0, &n) } }
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvceilf($1, $0, &n) } }
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvfloorf($1, $0, &n) } }
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { var n = Int32(vector.count); return vDSP.made(vector) { vvrsqrtf($1, $0, &n) } }
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvexp($1, $0, &n) } }
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvexp2($1, $0, &n) } }
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvexpm1($1, $0, &n) } }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvlog($1, $0, &n) } }
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvlog2($1, $0, &n) } }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvlog10($1, $0, &n) } }
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvsin($1, $0, &n) } }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvcos($1, $0, &n) } }
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvtan($1, $0, &n) } }
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvasin($1, $0, &n) } }
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvacos($1, $0, &n) } }
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvatan($1, $0, &n) } }
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvsinh($1, $0, &n) } }
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvcosh($1, $0, &n) } }
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvtanh($1, $0, &n) } }
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvsqrt($1, $0, &n) } }
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvceil($1, $0, &n) } }
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvfloor($1, $0, &n) } }
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { var n = Int32(vector.count); return vDSP.made(vector) { vvrsqrt($1, $0, &n) } }
}

extension vDSP {
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Float] where U.Element == Float, V.Element == Float { vDSP.made(a, b) { vDSP_vadd($0, 1, $1, 1, $2, 1, $3) } }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Float, V.Element == Float, R.Element == Float { vDSP.fill(&result, add(a, b)) }
    public static func add<U: AccelerateBuffer>(_ s: Float, _ a: U) -> [Float] where U.Element == Float { vDSP.made(a) { var s = s; vDSP_vsadd($0, 1, &s, $1, 1, vDSP_Length(a.count)) } }
    public static func add<U: AccelerateBuffer, R: AccelerateMutableBuffer>(_ s: Float, _ a: U, result: inout R) where U.Element == Float, R.Element == Float { vDSP.fill(&result, add(s, a)) }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Float] where U.Element == Float, V.Element == Float { vDSP.made(a, b) { vDSP_vmul($0, 1, $1, 1, $2, 1, $3) } }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Float, V.Element == Float, R.Element == Float { vDSP.fill(&result, multiply(a, b)) }
    public static func multiply<U: AccelerateBuffer>(_ s: Float, _ a: U) -> [Float] where U.Element == Float { vDSP.made(a) { var s = s; vDSP_vsmul($0, 1, &s, $1, 1, vDSP_Length(a.count)) } }
    public static func multiply<U: AccelerateBuffer, R: AccelerateMutableBuffer>(_ s: Float, _ a: U, result: inout R) where U.Element == Float, R.Element == Float { vDSP.fill(&result, multiply(s, a)) }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Float] where U.Element == Float, V.Element == Float { vDSP.made(a, b) { vDSP_vsub($1, 1, $0, 1, $2, 1, $3) } }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Float, V.Element == Float, R.Element == Float { vDSP.fill(&result, subtract(a, b)) }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Float] where U.Element == Float, V.Element == Float { vDSP.made(a, b) { vDSP_vdiv($1, 1, $0, 1, $2, 1, $3) } }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Float, V.Element == Float, R.Element == Float { vDSP.fill(&result, divide(a, b)) }
    public static func divide<U: AccelerateBuffer>(_ a: U, _ s: Float) -> [Float] where U.Element == Float { vDSP.made(a) { var s = s; vDSP_vsdiv($0, 1, &s, $1, 1, vDSP_Length(a.count)) } }
    public static func square<U: AccelerateBuffer>(_ a: U) -> [Float] where U.Element == Float { vDSP.made(a) { vDSP_vsq($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func absolute<U: AccelerateBuffer>(_ a: U) -> [Float] where U.Element == Float { vDSP.made(a) { vDSP_vabs($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func negative<U: AccelerateBuffer>(_ a: U) -> [Float] where U.Element == Float { vDSP.made(a) { vDSP_vneg($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func signedSquare<U: AccelerateBuffer>(_ a: U) -> [Float] where U.Element == Float { vDSP.made(a) { vDSP_vssq($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func trunc<U: AccelerateBuffer>(_ a: U) -> [Float] where U.Element == Float { vDSP.made(a) { vDSP_vfrac($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func sum<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_sve(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func sumOfSquares<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_svesq(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_svemg(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func mean<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_meanv(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func meanSquare<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_measqv(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func meanMagnitude<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_meamgv(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_rmsqv(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func maximum<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_maxv(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func minimum<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_minv(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ a: U) -> Float where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; if let p0 = p.baseAddress { vDSP_maxmgv(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ a: U) -> (UInt, Float) where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; var i: vDSP_Length = 0; if let p0 = p.baseAddress { vDSP_maxvi(p0, 1, &r, &i, vDSP_Length(p.count)) }; return (UInt(i), r) } }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ a: U) -> (UInt, Float) where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; var i: vDSP_Length = 0; if let p0 = p.baseAddress { vDSP_minvi(p0, 1, &r, &i, vDSP_Length(p.count)) }; return (UInt(i), r) } }
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ a: U) -> (UInt, Float) where U.Element == Float { a.withUnsafeBufferPointer { p in var r: Float = 0; var i: vDSP_Length = 0; if let p0 = p.baseAddress { vDSP_maxmgvi(p0, 1, &r, &i, vDSP_Length(p.count)) }; return (UInt(i), r) } }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> Float where U.Element == Float, V.Element == Float { sum(multiply(a, b)) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> Float where U.Element == Float, V.Element == Float { sumOfSquares(subtract(a, b)) }
    public static func clip<U: AccelerateBuffer>(_ a: U, to bounds: ClosedRange<Float>) -> [Float] where U.Element == Float { vDSP.made(a) { var (s, t) = (bounds.lowerBound, bounds.upperBound); vDSP_vclip($0, 1, &s, &t, $1, 1, vDSP_Length(a.count)) } }
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V, using t: Float) -> [Float] where U.Element == Float, V.Element == Float { vDSP.made(a, b) { var t = t; vDSP_vintb($0, 1, $1, 1, &t, $2, 1, $3) } }
    public static func ramp(withInitialValue start: Float, increment: Float, count: Int) -> [Float] { (0..<count).map { start + Float($0) * increment } }
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] { var r = [Float](repeating: 0, count: count); var (s, t) = (range.lowerBound, range.upperBound); vDSP_vgen(&s, &t, &r, 1, vDSP_Length(count)); return r }
    public static func window(ofType type: Float.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool) -> [Float] { var r = [Float](repeating: 0, count: isHalfWindow ? (count + 1) / 2 : count); let half: Int32 = isHalfWindow ? 1 : 0; switch sequence { case .hanningNormalized: vDSP_hann_window(&r, vDSP_Length(count), half | 2); case .hanningDenormalized: vDSP_hann_window(&r, vDSP_Length(count), half); case .hamming: vDSP_hamm_window(&r, vDSP_Length(count), half); case .blackman: vDSP_blkman_window(&r, vDSP_Length(count), half) }; return r }
    public static func amplitudeToDecibels<U: AccelerateBuffer>(_ a: U, zeroReference: Float) -> [Float] where U.Element == Float { vDSP.made(a) { var s = zeroReference; vDSP_vdbcon($0, 1, &s, $1, 1, vDSP_Length(a.count), 1) } }
    public static func powerToDecibels<U: AccelerateBuffer>(_ a: U, zeroReference: Float) -> [Float] where U.Element == Float { vDSP.made(a) { var s = zeroReference; vDSP_vdbcon($0, 1, &s, $1, 1, vDSP_Length(a.count), 0) } }
    public static func clear<R: AccelerateMutableBuffer>(_ a: inout R) where R.Element == Float { fill(&a, with: 0) }
    public static func fill<R: AccelerateMutableBuffer>(_ a: inout R, with value: Float) where R.Element == Float { a.withUnsafeMutableBufferPointer { p in for i in p.indices { p[i] = value } } }
    public static func sort<R: AccelerateMutableBuffer>(_ a: inout R, sortOrder: SortOrder) where R.Element == Float { a.withUnsafeMutableBufferPointer { p in if let p0 = p.baseAddress { vDSP_vsort(p0, vDSP_Length(p.count), sortOrder == .ascending ? 1 : -1) } } }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Double] where U.Element == Double, V.Element == Double { vDSP.made(a, b) { vDSP_vaddD($0, 1, $1, 1, $2, 1, $3) } }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Double, V.Element == Double, R.Element == Double { vDSP.fill(&result, add(a, b)) }
    public static func add<U: AccelerateBuffer>(_ s: Double, _ a: U) -> [Double] where U.Element == Double { vDSP.made(a) { var s = s; vDSP_vsaddD($0, 1, &s, $1, 1, vDSP_Length(a.count)) } }
    public static func add<U: AccelerateBuffer, R: AccelerateMutableBuffer>(_ s: Double, _ a: U, result: inout R) where U.Element == Double, R.Element == Double { vDSP.fill(&result, add(s, a)) }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Double] where U.Element == Double, V.Element == Double { vDSP.made(a, b) { vDSP_vmulD($0, 1, $1, 1, $2, 1, $3) } }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Double, V.Element == Double, R.Element == Double { vDSP.fill(&result, multiply(a, b)) }
    public static func multiply<U: AccelerateBuffer>(_ s: Double, _ a: U) -> [Double] where U.Element == Double { vDSP.made(a) { var s = s; vDSP_vsmulD($0, 1, &s, $1, 1, vDSP_Length(a.count)) } }
    public static func multiply<U: AccelerateBuffer, R: AccelerateMutableBuffer>(_ s: Double, _ a: U, result: inout R) where U.Element == Double, R.Element == Double { vDSP.fill(&result, multiply(s, a)) }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Double] where U.Element == Double, V.Element == Double { vDSP.made(a, b) { vDSP_vsubD($1, 1, $0, 1, $2, 1, $3) } }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Double, V.Element == Double, R.Element == Double { vDSP.fill(&result, subtract(a, b)) }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> [Double] where U.Element == Double, V.Element == Double { vDSP.made(a, b) { vDSP_vdivD($1, 1, $0, 1, $2, 1, $3) } }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, R: AccelerateMutableBuffer>(_ a: U, _ b: V, result: inout R) where U.Element == Double, V.Element == Double, R.Element == Double { vDSP.fill(&result, divide(a, b)) }
    public static func divide<U: AccelerateBuffer>(_ a: U, _ s: Double) -> [Double] where U.Element == Double { vDSP.made(a) { var s = s; vDSP_vsdivD($0, 1, &s, $1, 1, vDSP_Length(a.count)) } }
    public static func square<U: AccelerateBuffer>(_ a: U) -> [Double] where U.Element == Double { vDSP.made(a) { vDSP_vsqD($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func absolute<U: AccelerateBuffer>(_ a: U) -> [Double] where U.Element == Double { vDSP.made(a) { vDSP_vabsD($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func negative<U: AccelerateBuffer>(_ a: U) -> [Double] where U.Element == Double { vDSP.made(a) { vDSP_vnegD($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func signedSquare<U: AccelerateBuffer>(_ a: U) -> [Double] where U.Element == Double { vDSP.made(a) { vDSP_vssqD($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func trunc<U: AccelerateBuffer>(_ a: U) -> [Double] where U.Element == Double { vDSP.made(a) { vDSP_vfracD($0, 1, $1, 1, vDSP_Length(a.count)) } }
    public static func sum<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_sveD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func sumOfSquares<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_svesqD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_svemgD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func mean<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_meanvD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func meanSquare<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_measqvD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func meanMagnitude<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_meamgvD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_rmsqvD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func maximum<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_maxvD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func minimum<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_minvD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ a: U) -> Double where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; if let p0 = p.baseAddress { vDSP_maxmgvD(p0, 1, &r, vDSP_Length(p.count)) }; return r } }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ a: U) -> (UInt, Double) where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; var i: vDSP_Length = 0; if let p0 = p.baseAddress { vDSP_maxviD(p0, 1, &r, &i, vDSP_Length(p.count)) }; return (UInt(i), r) } }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ a: U) -> (UInt, Double) where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; var i: vDSP_Length = 0; if let p0 = p.baseAddress { vDSP_minviD(p0, 1, &r, &i, vDSP_Length(p.count)) }; return (UInt(i), r) } }
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ a: U) -> (UInt, Double) where U.Element == Double { a.withUnsafeBufferPointer { p in var r: Double = 0; var i: vDSP_Length = 0; if let p0 = p.baseAddress { vDSP_maxmgviD(p0, 1, &r, &i, vDSP_Length(p.count)) }; return (UInt(i), r) } }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> Double where U.Element == Double, V.Element == Double { sum(multiply(a, b)) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V) -> Double where U.Element == Double, V.Element == Double { sumOfSquares(subtract(a, b)) }
    public static func clip<U: AccelerateBuffer>(_ a: U, to bounds: ClosedRange<Double>) -> [Double] where U.Element == Double { vDSP.made(a) { var (s, t) = (bounds.lowerBound, bounds.upperBound); vDSP_vclipD($0, 1, &s, &t, $1, 1, vDSP_Length(a.count)) } }
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(_ a: U, _ b: V, using t: Double) -> [Double] where U.Element == Double, V.Element == Double { vDSP.made(a, b) { var t = t; vDSP_vintbD($0, 1, $1, 1, &t, $2, 1, $3) } }
    public static func ramp(withInitialValue start: Double, increment: Double, count: Int) -> [Double] { (0..<count).map { start + Double($0) * increment } }
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] { var r = [Double](repeating: 0, count: count); var (s, t) = (range.lowerBound, range.upperBound); vDSP_vgenD(&s, &t, &r, 1, vDSP_Length(count)); return r }
    public static func window(ofType type: Double.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool) -> [Double] { var r = [Double](repeating: 0, count: isHalfWindow ? (count + 1) / 2 : count); let half: Int32 = isHalfWindow ? 1 : 0; switch sequence { case .hanningNormalized: vDSP_hann_windowD(&r, vDSP_Length(count), half | 2); case .hanningDenormalized: vDSP_hann_windowD(&r, vDSP_Length(count), half); case .hamming: vDSP_hamm_windowD(&r, vDSP_Length(count), half); case .blackman: vDSP_blkman_windowD(&r, vDSP_Length(count), half) }; return r }
    public static func amplitudeToDecibels<U: AccelerateBuffer>(_ a: U, zeroReference: Double) -> [Double] where U.Element == Double { vDSP.made(a) { var s = zeroReference; vDSP_vdbconD($0, 1, &s, $1, 1, vDSP_Length(a.count), 1) } }
    public static func powerToDecibels<U: AccelerateBuffer>(_ a: U, zeroReference: Double) -> [Double] where U.Element == Double { vDSP.made(a) { var s = zeroReference; vDSP_vdbconD($0, 1, &s, $1, 1, vDSP_Length(a.count), 0) } }
    public static func clear<R: AccelerateMutableBuffer>(_ a: inout R) where R.Element == Double { fill(&a, with: 0) }
    public static func fill<R: AccelerateMutableBuffer>(_ a: inout R, with value: Double) where R.Element == Double { a.withUnsafeMutableBufferPointer { p in for i in p.indices { p[i] = value } } }
    public static func sort<R: AccelerateMutableBuffer>(_ a: inout R, sortOrder: SortOrder) where R.Element == Double { a.withUnsafeMutableBufferPointer { p in if let p0 = p.baseAddress { vDSP_vsortD(p0, vDSP_Length(p.count), sortOrder == .ascending ? 1 : -1) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Float.Type) -> [Float] where U.Element == Int8 { a.withUnsafeBufferPointer { $0.map { Float($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Double.Type) -> [Double] where U.Element == Int8 { a.withUnsafeBufferPointer { $0.map { Double($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Float.Type) -> [Float] where U.Element == Int16 { a.withUnsafeBufferPointer { $0.map { Float($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Double.Type) -> [Double] where U.Element == Int16 { a.withUnsafeBufferPointer { $0.map { Double($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Float.Type) -> [Float] where U.Element == Int32 { a.withUnsafeBufferPointer { $0.map { Float($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Double.Type) -> [Double] where U.Element == Int32 { a.withUnsafeBufferPointer { $0.map { Double($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Float.Type) -> [Float] where U.Element == UInt8 { a.withUnsafeBufferPointer { $0.map { Float($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Double.Type) -> [Double] where U.Element == UInt8 { a.withUnsafeBufferPointer { $0.map { Double($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Float.Type) -> [Float] where U.Element == UInt16 { a.withUnsafeBufferPointer { $0.map { Float($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Double.Type) -> [Double] where U.Element == UInt16 { a.withUnsafeBufferPointer { $0.map { Double($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Float.Type) -> [Float] where U.Element == UInt32 { a.withUnsafeBufferPointer { $0.map { Float($0) } } }
    public static func integerToFloatingPoint<U: AccelerateBuffer>(_ a: U, floatingPointType: Double.Type) -> [Double] where U.Element == UInt32 { a.withUnsafeBufferPointer { $0.map { Double($0) } } }
}
