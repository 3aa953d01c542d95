// SPDX-License-Identifier: MIT

public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
public let FFT_FORWARD = 1
public let FFT_INVERSE = -1
public let kFFTDirection_Forward: FFTDirection = 1
public let kFFTDirection_Inverse: FFTDirection = -1
public let FFT_RADIX2 = 0
public let FFT_RADIX3 = 1
public let FFT_RADIX5 = 2
public let kFFTRadix2: FFTRadix = 0
public let kFFTRadix3: FFTRadix = 1
public let kFFTRadix5: FFTRadix = 2

/// Sines and cosines of all lengths up to one. Retained until it is destroyed.
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer
public typealias vDSP_DFT_Setup = OpaquePointer
public typealias vDSP_DFT_SetupD = OpaquePointer

public enum vDSP_DFT_Direction: Int32, Sendable { case FORWARD = 1, INVERSE = -1 }

/// Transforms of powers of two, made when first wanted. Sendable: the lock guards them.
private final class Tables<T: BinaryFloatingPoint & SIMDScalar>: @unchecked Sendable {
    private let lock = NSLock()
    private var made: [Int: FourierTransform<T>] = [:]
    let radix: Int
    init(radix: FFTRadix) { self.radix = radix == 1 ? 3 : radix == 2 ? 5 : 1 }

    func transform(_ log2n: vDSP_Length) -> FourierTransform<T> {
        let count = radix << Int(log2n)
        return lock.withLock {
            let one = made[count] ?? FourierTransform(count: count)
            made[count] = one
            return one
        }
    }
    var pointer: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }
    static func at(_ pointer: OpaquePointer) -> Tables {
        Unmanaged<Tables>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
    static func destroy(_ pointer: OpaquePointer?) {
        if let pointer { Unmanaged<Tables>.fromOpaque(UnsafeRawPointer(pointer)).release() }
    }

    typealias Split = (real: UnsafeMutablePointer<T>, imag: UnsafeMutablePointer<T>)
    func run(
        _ from: Split, _ fromStride: Int, _ to: Split, _ toStride: Int, _ log2n: vDSP_Length, _ direction: FFTDirection,
        isReal: Bool
    ) {
        let one = transform(log2n)
        let count = isReal ? one.count / 2 : one.count
        let (x, y) = ((0..<count).map { from.real[$0 * fromStride] }, (0..<count).map { from.imag[$0 * fromStride] })
        let result =
            isReal
            ? (direction > 0 ? one.forwardReal(x, y) : one.inverseReal(x, y))
            : one.transform(x, y, sign: direction > 0 ? -1 : 1)
        for i in 0..<count { (to.real[i * toStride], to.imag[i * toStride]) = (result.0[i], result.1[i]) }
    }
}

public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    Tables<Float>(radix: radix).pointer
}
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
    Tables<Double>(radix: radix).pointer
}
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) { Tables<Float>.destroy(setup) }
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) { Tables<Double>.destroy(setup) }

// In place (i) or out of place (o), of complex (z) or real (zr) signals.
public func vDSP_fft_zip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    vDSP_fft_zop(setup, c, ic, c, ic, log2n, direction)
}
public func vDSP_fft_zop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let (from, to) = (a.pointee, c.pointee)
    Tables<Float>.at(setup).run((from.realp, from.imagp), ia, (to.realp, to.imagp), ic, log2n, direction, isReal: false)
}
public func vDSP_fft_zrip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    vDSP_fft_zrop(setup, c, ic, c, ic, log2n, direction)
}
public func vDSP_fft_zrop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let (from, to) = (a.pointee, c.pointee)
    Tables<Float>.at(setup).run((from.realp, from.imagp), ia, (to.realp, to.imagp), ic, log2n, direction, isReal: true)
}
public func vDSP_fft_zipD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    vDSP_fft_zopD(setup, c, ic, c, ic, log2n, direction)
}
public func vDSP_fft_zopD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let (from, to) = (a.pointee, c.pointee)
    Tables<Double>.at(setup).run(
        (from.realp, from.imagp), ia, (to.realp, to.imagp), ic, log2n, direction, isReal: false)
}
public func vDSP_fft_zripD(
    _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    vDSP_fft_zropD(setup, c, ic, c, ic, log2n, direction)
}
public func vDSP_fft_zropD(
    _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    let (from, to) = (a.pointee, c.pointee)
    Tables<Double>.at(setup).run((from.realp, from.imagp), ia, (to.realp, to.imagp), ic, log2n, direction, isReal: true)
}

// MARK: Transforms of other lengths

/// One length, one direction. Sendable: immutable.
private final class Transform<T: BinaryFloatingPoint & SIMDScalar>: @unchecked Sendable {
    let (one, isForward, isReal): (FourierTransform<T>, Bool, Bool)
    init(_ count: Int, _ direction: vDSP_DFT_Direction, isReal: Bool) {
        (one, isForward, self.isReal) = (FourierTransform(count: count), direction == .FORWARD, isReal)
    }
    func run(_ x: UnsafePointer<T>, _ y: UnsafePointer<T>, _ u: UnsafeMutablePointer<T>, _ v: UnsafeMutablePointer<T>) {
        let count = isReal ? one.count / 2 : one.count
        let (a, b) = (
            Array(UnsafeBufferPointer(start: x, count: count)), Array(UnsafeBufferPointer(start: y, count: count))
        )
        let result =
            isReal
            ? (isForward ? one.forwardReal(a, b) : one.inverseReal(a, b))
            : one.transform(a, b, sign: isForward ? -1 : 1)
        u.update(from: result.0, count: count)
        v.update(from: result.1, count: count)
    }
    var pointer: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }
    static func at(_ pointer: OpaquePointer) -> Transform {
        Unmanaged<Transform>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

public func vDSP_DFT_zop_CreateSetup(
    _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    length == 0 ? nil : Transform<Float>(Int(length), direction, isReal: false).pointer
}
public func vDSP_DFT_zrop_CreateSetup(
    _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    length == 0 || length % 2 == 1 ? nil : Transform<Float>(Int(length), direction, isReal: true).pointer
}
public func vDSP_DFT_zop_CreateSetupD(
    _ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
    length == 0 ? nil : Transform<Double>(Int(length), direction, isReal: false).pointer
}
public func vDSP_DFT_zrop_CreateSetupD(
    _ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
    length == 0 || length % 2 == 1 ? nil : Transform<Double>(Int(length), direction, isReal: true).pointer
}
public func vDSP_DFT_Execute(
    _ setup: vDSP_DFT_Setup, _ ir: UnsafePointer<Float>, _ ii: UnsafePointer<Float>, _ or: UnsafeMutablePointer<Float>,
    _ oi: UnsafeMutablePointer<Float>
) {
    Transform<Float>.at(setup).run(ir, ii, or, oi)
}
public func vDSP_DFT_ExecuteD(
    _ setup: vDSP_DFT_SetupD, _ ir: UnsafePointer<Double>, _ ii: UnsafePointer<Double>,
    _ or: UnsafeMutablePointer<Double>, _ oi: UnsafeMutablePointer<Double>
) {
    Transform<Double>.at(setup).run(ir, ii, or, oi)
}
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) {
    if let setup { Unmanaged<Transform<Float>>.fromOpaque(UnsafeRawPointer(setup)).release() }
}
public func vDSP_DFT_DestroySetupD(_ setup: vDSP_DFT_SetupD?) {
    if let setup { Unmanaged<Transform<Double>>.fromOpaque(UnsafeRawPointer(setup)).release() }
}

// MARK: The overlay's class

extension vDSP {
    public enum Radix: FFTRadix, Sendable { case radix2 = 0, radix3, radix5 }
    public enum FourierTransformDirection: Sendable { case forward, inverse }

    /// Of split complex numbers, single or double.
    public final class FFT<T>: @unchecked Sendable {  // immutable
        private let (log2n, setup, isDouble): (vDSP_Length, OpaquePointer, Bool)
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            isDouble = T.self == DSPDoubleSplitComplex.self
            guard isDouble || T.self == DSPSplitComplex.self,
                let made = isDouble
                    ? vDSP_create_fftsetupD(log2n, radix.rawValue) : vDSP_create_fftsetup(log2n, radix.rawValue)
            else { return nil }
            (self.log2n, setup) = (log2n, made)
        }
        deinit { if isDouble { vDSP_destroy_fftsetupD(setup) } else { vDSP_destroy_fftsetup(setup) } }
        /// Of a packed real signal.
        public func forward(input: T, output: inout T) { run(input, &output, kFFTDirection_Forward) }
        public func inverse(input: T, output: inout T) { run(input, &output, kFFTDirection_Inverse) }
        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
            run(input, &output, direction == .forward ? kFFTDirection_Forward : kFFTDirection_Inverse)
        }
        private func run(_ input: T, _ output: inout T, _ direction: FFTDirection) {
            if var from = input as? DSPSplitComplex, var to = output as? DSPSplitComplex {
                vDSP_fft_zrop(setup, &from, 1, &to, 1, log2n, direction)
            } else if var from = input as? DSPDoubleSplitComplex, var to = output as? DSPDoubleSplitComplex {
                vDSP_fft_zropD(setup, &from, 1, &to, 1, log2n, direction)
            }
        }
    }
}
