// SPDX-License-Identifier: MIT
import CRaster
import Foundation
import Testing

@testable import CoreImage

/// Truth: the plain loops and formulas that the kernels stand for, to the last bit, with and without wide registers.
@Suite(.serialized) struct LightKernelTests {
    private func random(_ count: Int, _ range: ClosedRange<Float>, seed: UInt64) -> [Float] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + (range.upperBound - range.lowerBound) * Float(state >> 40) / Float(1 << 24)
        }
    }

    @Test(arguments: [1, 0]) func sumsAreThoseOfThePlainLoop(wide: Int32) {
        crl_use_wide_kernels(wide)
        defer { crl_use_wide_kernels(1) }
        for (count, step, reach) in [(4, 4, 0), (64, 4, 30), (100, 4, 7), (132, 160, 5), (31, 32, 2)] {
            let margin = reach * step
            let from = random(count + 2 * margin, -0.5...1.5, seed: UInt64(count))
            let weights = random(reach + 1, 0...0.2, seed: 3)
            var sums = [Float](repeating: 0, count: count)
            from.withUnsafeBufferPointer { from in
                crl_symmetric_sum(from.baseAddress.map { $0 + margin }, &sums, count, step, weights, Int32(reach))
            }
            for k in 0..<count {
                var sum = from[margin + k] * weights[0]
                for i in 0...reach where i > 0 {
                    sum += (from[margin + k - i * step] + from[margin + k + i * step]) * weights[i]
                }
                #expect(sums[k] == sum, "\(count) \(step) \(reach) at \(k)")
            }
        }
    }

    @Test(arguments: [1, 0]) func codesAreThoseOfTheCurve(wide: Int32) {
        crl_use_wide_kernels(wide)
        defer { crl_use_wide_kernels(1) }
        var pixels = random(4 * 20_000, -0.1...1.2, seed: 9)
        for (index, value) in [Float.nan, 0, 1, .infinity, -.infinity, 1.0000001, 0.99999994, 1e-30].enumerated() {
            for place in 0..<4 { pixels[16 * index + 5 * place] = value }
        }
        for index in 100..<4_000 { pixels[4 * index + 3] = index % 2 == 0 ? 1 : 0.99999994 }
        var words = [UInt32](repeating: 0, count: pixels.count / 4)
        crl_encode_light(pixels, &words, Int32(words.count), SRGBCurve.codes)
        for index in words.indices {
            let pixel = SIMD4(pixels[4 * index], pixels[4 * index + 1], pixels[4 * index + 2], pixels[4 * index + 3])
            #expect(words[index] == Self.word(pixel), "\(pixel)")
        }
    }

    private static func word(_ pixel: SIMD4<Float>) -> UInt32 {
        let alpha = pixel.w > 0 ? min(pixel.w, 1) : 0
        guard alpha > 0 else { return 0 }
        let light = pixel.w == 1 ? pixel.rgb : pixel.rgb / pixel.w
        let code = SRGBCurve.fromLinear(light)
        func byte(_ value: Float) -> UInt32 { UInt32((value > 0 ? min(value, 1) : 0) * alpha * 255 + 0.5) }
        return UInt32(alpha * 255 + 0.5) << 24 | byte(code.x) << 16 | byte(code.y) << 8 | byte(code.z)
    }
}
