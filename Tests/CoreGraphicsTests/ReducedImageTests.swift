// SPDX-License-Identifier: MIT
import CRaster
import TestSupport
import Testing

@testable import CoreGraphics

/// Images made smaller. Truth: the mean over the area that each pixel covers, worked out pixel by pixel.
@Suite(.serialized) struct ReducedImageTests {
    private static func noise(_ width: Int, _ height: Int, seed: UInt64) -> PixelBuffer {
        var random = SeededNumbers(seed: seed)
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width {
                let alpha = UInt32.random(in: 0...255, using: &random)
                func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
                row[x] = alpha << 24 | part() << 16 | part() << 8 | part()
            }
        }
        return buffer
    }

    /// The share of `[from, from + length)` that each pixel has.
    private static func shares(_ from: Double, _ length: Double) -> [(Int, Double)] {
        (Int(from)...Int((from + length).rounded(.up))).compactMap { place in
            let share = (min(from + length, Double(place + 1)) - max(from, Double(place))) / length
            return share > 1e-12 ? (place, share) : nil
        }
    }

    private static func mean(_ buffer: PixelBuffer, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ shift: UInt32)
        -> Double
    {
        let (across, down) = (Double(buffer.width) / Double(width), Double(buffer.height) / Double(height))
        var sum = 0.0
        for (row, share) in shares(Double(y) * down, down) {
            for (column, part) in shares(Double(x) * across, across) {
                sum += Double(buffer.row(row)[column] >> shift & 255) * share * part
            }
        }
        return sum
    }

    @Test(
        "Each pixel is the mean of what it covers, whatever the sizes",
        arguments: [
            (64, 48, 32, 24), (100, 70, 33, 23), (17, 9, 17, 4), (5, 300, 1, 7), (31, 31, 30, 29), (1, 1, 1, 1),
            (640, 2, 3, 1),
        ])
    func means(_ width: Int, _ height: Int, _ smallWidth: Int, _ smallHeight: Int) throws {
        let buffer = Self.noise(width, height, seed: UInt64(width * 1000 + height))
        let small = try #require(buffer.reduced(width: smallWidth, height: smallHeight))
        var most = 0.0
        for y in 0..<smallHeight {
            for x in 0..<smallWidth {
                for shift in [UInt32(0), 8, 16, 24] {
                    let wanted = Self.mean(buffer, x, y, smallWidth, smallHeight, shift)
                    most = max(most, abs(Double(small.row(y)[x] >> shift & 255) - wanted))
                }
            }
        }
        // Half a code, and what sixteen bits a share leave out.
        #expect(most < 0.55)
    }

    @Test("What is evenly coloured stays so, opaque white too")
    func even() throws {
        let buffer = PixelBuffer(width: 37, height: 53)
        for y in 0..<53 { for x in 0..<37 { buffer.row(y)[x] = 0xFFFF_FFFF } }
        let small = try #require(buffer.reduced(width: 10, height: 11))
        for y in 0..<11 { #expect(small.row(y).allSatisfy { $0 == 0xFFFF_FFFF }) }
    }

    @Test("Wide kernels give the same bytes")
    func wide() throws {
        let buffer = Self.noise(333, 217, seed: 9)
        let wide = try #require(buffer.reduced(width: 100, height: 80))
        crl_use_wide_kernels(0)
        defer { crl_use_wide_kernels(1) }
        let plain = try #require(buffer.reduced(width: 100, height: 80))
        for y in 0..<80 { #expect(Array(wide.row(y)) == Array(plain.row(y))) }
    }

    @Test("A context draws an image that it makes smaller so, turned by quarters as well, and others with its filters")
    func contexts() throws {
        let image = CGImage(pixels: Self.noise(60, 40, seed: 4))
        func drawn(_ quality: CGInterpolationQuality, _ change: (CGContext) -> Void = { _ in }) -> PixelBuffer {
            let target = PixelBuffer(width: 30, height: 30)
            let context = CGContext(buffer: target, scale: 1)
            context.interpolationQuality = quality
            change(context)
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 30, height: 20))
            return target
        }
        let means = try #require(image.pixels.reduced(width: 30, height: 20))
        for quality in [CGInterpolationQuality.default, .medium, .high] {
            let target = drawn(quality)
            for y in 0..<20 { #expect(Array(target.row(y)) == Array(means.row(y)), "\(quality)") }
        }
        #expect(Array(drawn(.none).row(3)) != Array(means.row(3)))
        let turned = drawn(.high) {
            $0.translateBy(x: 20, y: 0)
            $0.rotate(by: .pi / 2)
        }
        // cos(π / 2) is not quite zero: such a turn is none by quarters.
        #expect(turned.row(0)[19] >> 24 > 0)
        let exact = drawn(.high) { $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)) }
        for y in 0..<20 { for x in 0..<30 { #expect(exact.row(x)[19 - y] == means.row(y)[x]) } }
    }
}
