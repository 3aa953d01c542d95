// SPDX-License-Identifier: MIT
internal import Glibc

/// The discrete Fourier transform, unscaled, of split complex numbers: sums of x[k] e^(-2 pi i j k / n) forward, with
/// the other sign inverse. Mixed radix by Cooley and Tukey; a prime length costs its square.
final class FourierTransform<T: BinaryFloatingPoint & SIMDScalar>: @unchecked Sendable {  // immutable
    let count: Int
    private let cosines: [T]
    private let sines: [T]

    init(count: Int) {
        self.count = count
        // In double precision, so that long transforms keep their accuracy.
        cosines = (0..<max(1, count)).map { T(Glibc.cos(2 * Double.pi * Double($0) / Double(count))) }
        sines = (0..<max(1, count)).map { T(Glibc.sin(2 * Double.pi * Double($0) / Double(count))) }
    }

    /// - Parameter sign: -1 forward, 1 inverse.
    func transform(_ real: [T], _ imag: [T], sign: T) -> ([T], [T]) {
        var (outReal, outImag) = ([T](repeating: 0, count: count), [T](repeating: 0, count: count))
        real.withUnsafeBufferPointer { real in
            imag.withUnsafeBufferPointer { imag in
                outReal.withUnsafeMutableBufferPointer { outReal in
                    outImag.withUnsafeMutableBufferPointer { outImag in
                        step(real, imag, 0, 1, outReal, outImag, 0, count, sign)
                    }
                }
            }
        }
        return (outReal, outImag)
    }

    /// The transform of every `stride`-th element from `start`, into `n` elements from `to`.
    private func step(
        _ real: UnsafeBufferPointer<T>, _ imag: UnsafeBufferPointer<T>, _ start: Int, _ stride: Int,
        _ outReal: UnsafeMutableBufferPointer<T>, _ outImag: UnsafeMutableBufferPointer<T>, _ to: Int, _ n: Int,
        _ sign: T
    ) {
        guard n > 1 else {
            (outReal[to], outImag[to]) = (real[start], imag[start])
            return
        }
        let radix = Self.smallestFactor(n)
        let part = n / radix
        for q in 0..<radix {
            step(real, imag, start + q * stride, stride * radix, outReal, outImag, to + q * part, part, sign)
        }
        if radix == 2 {
            butterfly(outReal, outImag, to, part, sign)
        } else {
            combine(outReal, outImag, to, part, radix, sign)
        }
    }

    private func butterfly(
        _ real: UnsafeMutableBufferPointer<T>, _ imag: UnsafeMutableBufferPointer<T>, _ to: Int, _ part: Int, _ sign: T
    ) {
        let turn = count / (2 * part)
        for k in 0..<part {
            let (c, s) = (cosines[k * turn], sign * sines[k * turn])
            let (a, b) = (to + k, to + k + part)
            let (x, y) = (real[b] * c - imag[b] * s, real[b] * s + imag[b] * c)
            (real[b], imag[b]) = (real[a] - x, imag[a] - y)
            (real[a], imag[a]) = (real[a] + x, imag[a] + y)
        }
    }

    private func combine(
        _ real: UnsafeMutableBufferPointer<T>, _ imag: UnsafeMutableBufferPointer<T>, _ to: Int, _ part: Int,
        _ radix: Int, _ sign: T
    ) {
        let (n, turn) = (part * radix, count / (part * radix))
        var (x, y) = ([T](repeating: 0, count: radix), [T](repeating: 0, count: radix))
        for k in 0..<part {
            for q in 0..<radix { (x[q], y[q]) = (real[to + q * part + k], imag[to + q * part + k]) }
            for r in 0..<radix {
                var (sumReal, sumImag): (T, T) = (0, 0)
                for q in 0..<radix {
                    let angle = q * (k + r * part) % n * turn
                    let (c, s) = (cosines[angle], sign * sines[angle])
                    sumReal += x[q] * c - y[q] * s
                    sumImag += x[q] * s + y[q] * c
                }
                (real[to + r * part + k], imag[to + r * part + k]) = (sumReal, sumImag)
            }
        }
    }

    private static func smallestFactor(_ n: Int) -> Int {
        if n % 2 == 0 { return 2 }
        var factor = 3
        while factor * factor <= n {
            if n % factor == 0 { return factor }
            factor += 2
        }
        return n
    }

    // MARK: Real signals

    /// Of `count` real numbers, as vDSP packs them: half as many complex ones, twice the transform's, with the highest
    /// frequency's in the imaginary part of the first. Input: even elements in `real`, odd ones in `imag`.
    func forwardReal(_ real: [T], _ imag: [T]) -> ([T], [T]) {
        var signal = [T](repeating: 0, count: count)
        for k in 0..<count / 2 { (signal[2 * k], signal[2 * k + 1]) = (real[k], imag[k]) }
        var (outReal, outImag) = transform(signal, [T](repeating: 0, count: count), sign: -1)
        outImag[0] = outReal[count / 2]
        outReal.removeLast(count / 2)
        outImag.removeLast(count / 2)
        return (outReal.map { 2 * $0 }, outImag.map { 2 * $0 })
    }
    /// Of packed numbers, back to even and odd elements of the signal, unscaled.
    func inverseReal(_ real: [T], _ imag: [T]) -> ([T], [T]) {
        let half = count / 2
        var (x, y) = ([T](repeating: 0, count: count), [T](repeating: 0, count: count))
        (x[0], x[half]) = (real[0], imag[0])
        for k in 1..<max(1, half) {
            (x[k], y[k]) = (real[k], imag[k])
            (x[count - k], y[count - k]) = (real[k], -imag[k])
        }
        let signal = transform(x, y, sign: 1).0
        return ((0..<half).map { signal[2 * $0] }, (0..<half).map { signal[2 * $0 + 1] })
    }
}
