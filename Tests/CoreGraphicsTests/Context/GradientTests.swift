// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

@Suite struct GradientTests {
    private func row(_ draw: (CGContext) -> Void) -> [UInt32] {
        let buffer = PixelBuffer(width: 100, height: 1)
        let context = CGContext(buffer: buffer, scale: 1)
        draw(context)
        context.flush()
        return Array(buffer.row(0))
    }

    private func channel(_ pixel: UInt32, _ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }

    /// Colours are interpolated component by component, alpha too, and multiplied afterwards (the reason why a fade
    /// from white to clear black looks gray on iOS).
    @Test func linearGradientInterpolatesUnpremultiplied() {
        let gradient = CGGradient.of([.rgb(1, 1, 1, 1), .rgb(0, 0, 0, 0)])
        let pixels = row {
            $0.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: [])
        }
        for (x, pixel) in pixels.enumerated() where x >= 20 && x < 80 {
            let t = (Double(x) + 0.5 - 20) / 60
            // Stops are kept with 16 bits, pixels with 8; half a value for each rounding, and the product of two.
            #expect(abs(channel(pixel, 24) - (1 - t)) < 2.0 / 255, "alpha at \(x)")
            #expect(abs(channel(pixel, 16) - (1 - t) * (1 - t)) < 2.5 / 255, "red at \(x)")
        }
        #expect(pixels[19] == 0 && pixels[80] == 0)
    }

    @Test func optionsExtendTheEnds() {
        let gradient = CGGradient.of([.rgb(1, 0, 0), .rgb(0, 0, 1)])
        func ends(_ options: CGGradientDrawingOptions) -> (UInt32, UInt32) {
            let pixels = row {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 60, y: 0), options: options)
            }
            return (pixels[0], pixels[99])
        }
        #expect(ends([]) == (0, 0))
        #expect(ends(.drawsBeforeStartLocation) == (0xFFFF_0000, 0))
        #expect(ends(.drawsAfterEndLocation) == (0, 0xFF00_00FF))
        #expect(ends([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == (0xFFFF_0000, 0xFF00_00FF))
    }

    @Test func locationsAreUsedAndSorted() {
        let gradient = CGGradient.of([.rgb(0, 1, 0), .rgb(1, 0, 0), .rgb(0, 0, 1)], [1, 0.25, 0.75])
        let pixels = row {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(pixels[10] == 0xFFFF_0000)
        #expect(abs(channel(pixels[50], 16) - 0.49) < 0.02 && abs(channel(pixels[50], 0) - 0.51) < 0.02)
        #expect(abs(channel(pixels[87], 8) - 0.5) < 0.02)
    }

    /// PDF 32000-1, 8.7.4.5.4: with concentric circles the parameter is (distance - r0) / (r1 - r0).
    @Test func radialGradientFollowsDistance() {
        let gradient = CGGradient.of([.rgb(0, 0, 0), .rgb(1, 1, 1)])
        let pixels = row {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 50, y: 0.5), startRadius: 10, endCenter: CGPoint(x: 50, y: 0.5),
                endRadius: 40, options: [])
        }
        for (x, pixel) in pixels.enumerated() {
            let distance = abs(Double(x) + 0.5 - 50)
            if distance < 10 || distance > 40 {
                #expect(pixel == 0, "at \(x)")
            } else {
                #expect(abs(channel(pixel, 16) - (distance - 10) / 30) < 3.0 / 255, "at \(x)")
            }
        }
    }

    /// PDF 32000-1, 8.7.4.5.4, circles outside each other: a point belongs to the last circle through it whose parameter the
    /// options allow. Here the circle of parameter t ends right at 50 + 53t and left at 30 + 17t.
    @Test(arguments: [CGGradientDrawingOptions.RawValue(0), 1, 2, 3])
    func radialGradientTakesTheLastCircleThroughAPoint(_ options: UInt32) {
        let gradient = CGGradient.of([.rgb(0, 0, 0), .rgb(1, 1, 1)])
        let options = CGGradientDrawingOptions(rawValue: options)
        let pixels = row {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 40, y: 0.5), startRadius: 10, endCenter: CGPoint(x: 75, y: 0.5),
                endRadius: 28, options: options)
        }
        for (x, pixel) in pixels.enumerated() {
            let place = Double(x) + 0.5
            let candidates = [(place - 30) / 17, (place - 50) / 53].sorted(by: >)
            let t = candidates.first { t in
                10 + 18 * t >= 0 && (t >= 0 || options.contains(.drawsBeforeStartLocation))
                    && (t <= 1 || options.contains(.drawsAfterEndLocation))
            }
            // Steps between painted and unpainted may fall on the neighbouring pixel.
            if candidates.contains(where: { abs($0) < 0.1 || abs($0 - 1) < 0.1 || abs(10 + 18 * $0) < 1 }) { continue }
            guard let t else {
                #expect(pixel == 0, "at \(x)")
                continue
            }
            #expect(pixel >> 24 == 255 && abs(channel(pixel, 16) - max(0, min(1, t))) < 0.02, "at \(x)")
        }
    }

    @Test func damagedGradientsDrawNothing() {
        let gradient = CGGradient.of([.rgb(1, 0, 0), .rgb(0, 0, 1)], [.nan, .infinity])
        for odd in [CGFloat.nan, .infinity, -1] {
            let pixels = row {
                $0.drawLinearGradient(gradient, start: CGPoint(x: odd, y: odd), end: CGPoint(x: odd, y: 0), options: [])
                $0.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: odd, endCenter: CGPoint(x: odd, y: 0), endRadius: odd,
                    options: [])
            }
            if !odd.isFinite { #expect(pixels.allSatisfy { $0 == 0 }) }
        }
        #expect(CGGradient(colorsSpace: nil, colors: NSArray(), locations: nil) == nil)
    }
}
