// SPDX-License-Identifier: MIT
import Accelerate
import Foundation
import Testing

struct TransformTests {
    /// Numbers that repeat from run to run.
    private func signal(_ count: Int) -> [Float] {
        var state: UInt64 = 42
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(state >> 40) / Float(1 << 23) - 1
        }
    }
    /// The definition: sums of x[k] e^(-2 pi i j k / n).
    private func reference(_ x: [Float], _ y: [Float], _ sign: Double) -> [(Double, Double)] {
        let n = x.count
        return (0..<n).map { j in
            (0..<n).reduce((0.0, 0.0)) { sum, k in
                let angle = sign * 2 * Double.pi * Double(j * k % n) / Double(n)
                let (a, b) = (Double(x[k]), Double(y[k]))
                return (sum.0 + a * cos(angle) - b * sin(angle), sum.1 + a * sin(angle) + b * cos(angle))
            }
        }
    }

    @Test(
        "complex transforms are the definition's sums, also of lengths that are no powers of two",
        arguments: [1, 2, 8, 12, 15, 30, 64, 97])
    func complex(count: Int) throws {
        let (x, y) = (signal(count), Array(signal(2 * count).suffix(count)))
        for (direction, sign) in [(vDSP_DFT_Direction.FORWARD, -1.0), (.INVERSE, 1)] {
            let setup = try #require(vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), direction))
            defer { vDSP_DFT_DestroySetup(setup) }
            var (u, v) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
            vDSP_DFT_Execute(setup, x, y, &u, &v)
            for (k, wanted) in reference(x, y, sign).enumerated() {
                // A sum of n terms of at most 1, in single precision.
                #expect(abs(Double(u[k]) - wanted.0) < 1e-5 * Double(count + 1))
                #expect(abs(Double(v[k]) - wanted.1) < 1e-5 * Double(count + 1))
            }
        }
    }

    @Test("a packed real transform is twice the definition's, and back it is 2 n times the signal")
    func real() throws {
        let (n, half) = (16, 8)
        let x = signal(n)
        let setup = try #require(vDSP_create_fftsetup(4, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        var (even, odd) = ([Float](repeating: 0, count: half), [Float](repeating: 0, count: half))
        even.withUnsafeMutableBufferPointer { even in
            odd.withUnsafeMutableBufferPointer { odd in
                guard let realp = even.baseAddress, let imagp = odd.baseAddress else { return }
                var split = DSPSplitComplex(realp: realp, imagp: imagp)
                x.withUnsafeBytes { bytes in
                    guard let pairs = bytes.bindMemory(to: DSPComplex.self).baseAddress else { return }
                    vDSP_ctoz(pairs, 2, &split, 1, vDSP_Length(half))
                }
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
                let wanted = reference(x, [Float](repeating: 0, count: n), -1)
                #expect(abs(Double(realp[0]) - 2 * wanted[0].0) < 1e-4)
                #expect(abs(Double(imagp[0]) - 2 * wanted[half].0) < 1e-4)
                for k in 1..<half {
                    #expect(abs(Double(realp[k]) - 2 * wanted[k].0) < 1e-4)
                    #expect(abs(Double(imagp[k]) - 2 * wanted[k].1) < 1e-4)
                }
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
            }
        }
        for k in 0..<half {
            #expect(abs(even[k] - 2 * Float(n) * x[2 * k]) < 1e-3)
            #expect(abs(odd[k] - 2 * Float(n) * x[2 * k + 1]) < 1e-3)
        }
    }

    @Test("operands stand as the documentation says: subtraction and division take the second vector first")
    func order() {
        let (a, b): ([Float], [Float]) = ([6, 8, 10], [2, 4, 5])
        var c = [Float](repeating: 0, count: 3)
        vDSP_vsub(b, 1, a, 1, &c, 1, 3)
        #expect(c == [4, 4, 5])
        vDSP_vdiv(b, 1, a, 1, &c, 1, 3)
        #expect(c == [3, 2, 2])
        #expect(vDSP.subtract(a, b) == [4, 4, 5] && vDSP.divide(a, b) == [3, 2, 2] && vDSP.add(1, b) == [3, 5, 6])
        vDSP_vadd(a, 2, b, 1, &c, 1, 2)
        #expect(c.prefix(2) == [8, 14])
        var (s, i): (Float, vDSP_Length) = (0, 0)
        vDSP_maxvi(a, 2, &s, &i, 2)
        #expect(s == 10 && i == 2)
        vDSP_rmsqv([3, 4] as [Float], 1, &s, 2)
        #expect(s == Float(12.5).squareRoot())
        var (low, high): (Float, Float) = (0, 1)
        vDSP_vclip([-1, 0.5, 2] as [Float], 1, &low, &high, &c, 1, 3)
        #expect(c == [0, 0.5, 1])
        // A filter from its last element with a stride of -1 is a convolution: (1, 2) * (3, 4, 5) inside.
        let filter: [Float] = [1, 2]
        filter.withUnsafeBufferPointer { f in
            if let end = f.baseAddress { vDSP_conv([3, 4, 5] as [Float], 1, end + 1, -1, &c, 1, 2, 2) }
        }
        #expect(c.prefix(2) == [10, 13])
        var one: Float = 1
        vDSP_vdbcon([10, 100] as [Float], 1, &one, &c, 1, 2, 1)
        #expect(c.prefix(2) == [20, 40])
    }

    @Test("windows and vector mathematics follow their formulas")
    func formulas() {
        let hann = vDSP.window(ofType: Float.self, usingSequence: .hanningDenormalized, count: 8, isHalfWindow: false)
        for (k, value) in hann.enumerated() {
            #expect(abs(Double(value) - 0.5 * (1 - cos(2 * .pi * Double(k) / 8))) < 1e-6)
        }
        #expect(vForce.sqrt([4, 9] as [Double]) == [2, 3])
        var (y, n): ([Double], Int32) = ([0, 0], 2)
        vvpow(&y, [3, 2], [2, 5], &n)
        #expect(y == [8, 25])
        #expect(vDSP.mean([1, 2, 3] as [Double]) == 2 && vDSP.dot([1, 2], [3, 4] as [Float]) == 11)
    }

    /// IEEE 754: the remainder is of the division with the quotient rounded to the nearest; logb is the exponent of two.
    @Test func remaindersAndExponents() {
        var (x, y, count) = ([5.0, 7.0, -5.0], [3.0, 2.0, 3.0], Int32(3))
        var z = [Double](repeating: 0, count: 3)
        vvremainder(&z, &x, &y, &count)
        #expect(z == [-1, -1, 1])
        var powers: [Float] = [1, 10, 0.3]
        var exponents = [Float](repeating: 0, count: 3)
        vvlogbf(&exponents, &powers, &count)
        #expect(exponents == [0, 3, -2])
    }
}
