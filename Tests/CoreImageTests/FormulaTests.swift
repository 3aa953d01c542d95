// SPDX-License-Identifier: MIT
import CoreImage
import Foundation
import Testing

/// Filters against the formulas of Apple's filter reference, PDF and signal processing, computed here in another way.
@Suite struct FormulaTests {
    @Test func exposureDoublesLight() {
        let result = plain(0.1, 0.2, 0.4, 0.5).applyingFilter("CIExposureAdjust", parameters: ["inputEV": 2])
        #expect(isClose(value(result, 0, 0), SIMD4(0.2, 0.4, 0.8, 0.5)))
    }

    @Test func colorMatrix() {
        let result = plain(0.1, 0.2, 0.4).applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 1, y: 1, z: 1, w: 0),
                "inputBiasVector": CIVector(x: 0, y: 0, z: 0.5, w: 0),
            ])
        #expect(isClose(value(result, 0, 0), SIMD4(0.2, 0.7, 0.9, 1)))
    }

    @Test func smallFormulas() {
        let base = plain(0.25, 0.5, 0.75)
        func check(_ name: String, _ parameters: [String: Any], _ expected: SIMD4<Float>) {
            #expect(isClose(value(base.applyingFilter(name, parameters: parameters), 1, 1), expected), "\(name)")
        }
        check("CIColorInvert", [:], SIMD4(0.75, 0.5, 0.25, 1))
        check("CIGammaAdjust", ["inputPower": 2], SIMD4(0.0625, 0.25, 0.5625, 1))
        check("CIColorClamp", ["inputMaxComponents": CIVector(x: 1, y: 0.4, z: 0.4, w: 1)], SIMD4(0.25, 0.4, 0.4, 1))
        check(
            "CIColorPolynomial", ["inputRedCoefficients": CIVector(x: 0.1, y: 0, z: 1, w: 1)],
            SIMD4(0.1 + 0.0625 + 0.015625, 0.5, 0.75, 1))
        check("CIColorControls", ["inputBrightness": 0.1], SIMD4(0.35, 0.6, 0.85, 1))
        check("CIColorControls", ["inputContrast": 2], SIMD4(0, 0.5, 1, 1))
        check("CIMaximumComponent", [:], SIMD4(0.75, 0.75, 0.75, 1))
        check("CIMinimumComponent", [:], SIMD4(0.25, 0.25, 0.25, 1))
        let y: Float = 0.2126 * 0.25 + 0.7152 * 0.5 + 0.0722 * 0.75
        check("CIColorControls", ["inputSaturation": 0], SIMD4(y, y, y, 1))
        check("CIMaskToAlpha", [:], SIMD4(y, y, y, y))
        // A third of a turn around the gray axis.
        check("CIHueAdjust", ["inputAngle": 2 * Double.pi / 3], SIMD4(0.75, 0.25, 0.5, 1))
        check("CIWhitePointAdjust", ["inputColor": CIColor(red: 1, green: 0, blue: 1)], SIMD4(0.25, 0, 0.75, 1))
    }

    /// PDF 32000-1, 11.3.5: B(backdrop, source), and 11.3.6 with alpha.
    @Test(arguments: [
        ("CIMultiplyBlendMode", 0.2), ("CIScreenBlendMode", 0.7), ("CIDarkenBlendMode", 0.4),
        ("CILightenBlendMode", 0.5),
        ("CIDifferenceBlendMode", 0.1), ("CIExclusionBlendMode", 0.5), ("CIHardLightBlendMode", 0.4),
        ("CIOverlayBlendMode", 0.4),
        ("CIColorDodgeBlendMode", 0.8), ("CIColorBurnBlendMode", 0), ("CISoftLightBlendMode", 0.4),
        ("CILinearDodgeBlendMode", 0.9), ("CILinearBurnBlendMode", 0), ("CISubtractBlendMode", 0),
        ("CIDivideBlendMode", 0.8),
    ])
    func blendModes(_ name: String, _ expected: Double) {
        let (front, back) = (plain(0.5, 0.5, 0.5), plain(0.4, 0.4, 0.4))
        let result = front.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back])
        #expect(abs(Double(value(result, 0, 0).x) - expected) < 1e-5)
        let half = plain(0.5, 0.5, 0.5, 0.5).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back])
        #expect(abs(Double(value(half, 0, 0).x) - (0.5 * 0.4 + 0.5 * expected)) < 1e-5)
    }

    /// The definition of the Gaussian, summed over all pixels.
    private func slowGaussian(_ sigma: Double, _ image: [[Double]], _ x: Int, _ y: Int) -> Double {
        var (sum, total) = (0.0, 0.0)
        for dy in -60...60 {
            for dx in -60...60 {
                let weight = exp(-Double(dx * dx + dy * dy) / (2 * sigma * sigma))
                total += weight
                let (sx, sy) = (x + dx, y + dy)
                if image.indices.contains(sy), image[sy].indices.contains(sx) { sum += weight * image[sy][sx] }
            }
        }
        return sum / total
    }

    /// Up to 12 pixels exactly but for the tails beyond three deviations (0.3 % on each axis); above on fewer pixels.
    @Test(arguments: [(2.0, 0.004), (6.0, 0.004), (16.0, 0.006)])
    func gaussianBlur(_ sigma: Double, _ tolerance: Double) {
        let cells = (0..<40).map { y in (0..<40).map { x in x >= 20 && y >= 13 ? 1.0 : 0.0 } }
        let image = picture(40, 40) { x, y in SIMD4(Float(cells[y][x]), 0, 0, 1) }
        let blurred = image.applyingGaussianBlur(sigma: sigma)
        #expect(blurred.extent == CGRect(x: 0, y: 0, width: 40, height: 40).insetBy(dx: -3 * sigma, dy: -3 * sigma))
        for (x, y) in [(20, 13), (19, 20), (30, 30), (5, 5), (39, 39), (25, 12)] {
            #expect(abs(Double(value(blurred, x, y).x) - slowGaussian(sigma, cells, x, y)) < tolerance, "\(x) \(y)")
        }
    }

    @Test func convolution() {
        let image = picture(5, 5) { x, y in SIMD4(Float(x + 10 * y), 0, 0, 1) }
        // Row by row from the top: the pixel above minus the one to the right.
        let weights: [CGFloat] = [0, 1, 0, 0, 0, -1, 0, 0, 0]
        let result = image.applyingFilter(
            "CIConvolution3X3", parameters: ["inputWeights": CIVector(values: weights, count: 9)])
        #expect(value(result, 2, 2).x == 32 - 23)
        #expect(result.extent == CGRect(x: -1, y: -1, width: 7, height: 7))
    }

    @Test func reductions() {
        let image = picture(4, 2) { x, y in SIMD4(Float(x), Float(y), 1, 1) }
        let extent: [String: Any] = ["inputExtent": CIVector(cgRect: image.extent)]
        func pixel(_ name: String) -> SIMD4<Float> { value(image.applyingFilter(name, parameters: extent), 0, 0) }
        #expect(pixel("CIAreaAverage") == SIMD4(1.5, 0.5, 1, 1))
        #expect(pixel("CIAreaMaximum") == SIMD4(3, 1, 1, 1))
        #expect(pixel("CIAreaMinimum") == SIMD4(0, 0, 1, 1))
        #expect(pixel("CIRowAverage") == SIMD4(1.5, 0, 1, 1))
        let histogram = image.applyingFilter("CIAreaHistogram", parameters: extent.merging(["inputCount": 4]) { $1 })
        #expect(values(histogram, CGRect(x: 0, y: 0, width: 4, height: 1)).map(\.y) == [0.5, 0, 0, 0.5])
    }

    /// CIE 116-1995 of colours of sRGB, computed by a script of the formulas in double precision; black and white by definition.
    @Test func perceptualDifferences() {
        func difference(_ a: CIImage, _ b: CIImage) -> SIMD4<Float> {
            value(a.applyingFilter("CILabDeltaE", parameters: ["inputImage2": b]), 1, 1)
        }
        #expect(isClose(difference(plain(1, 1, 1), plain(0, 0, 0)), SIMD4(100, 100, 100, 1), 0.01))
        #expect(isClose(difference(plain(1, 0, 0), plain(0, 1, 0)), SIMD4(73.430, 73.430, 73.430, 1), 0.01))
        #expect(difference(plain(0.2, 0.4, 0.6), plain(0.2, 0.4, 0.6)) == SIMD4(0, 0, 0, 1))
    }

    @Test func morphology() {
        let image = picture(9, 9) { x, y in SIMD4(x == 4 && y == 4 ? 1 : 0, 0, 0, 1) }
        let grown = image.applyingFilter("CIMorphologyMaximum", parameters: ["inputRadius": 2])
        for y in 0..<9 {
            for x in 0..<9 {
                let isInside = (x - 4) * (x - 4) + (y - 4) * (y - 4) <= 5
                #expect(value(grown, x, y).x == (isInside ? 1 : 0), "\(x) \(y)")
            }
        }
        let back = grown.applyingFilter("CIMorphologyMinimum", parameters: ["inputRadius": 2])
        #expect(value(back, 4, 4).x == 1 && value(back, 5, 4).x == 0)
    }

    @Test func gradientsAndPatterns() {
        let line =
            CIFilter(
                name: "CILinearGradient",
                parameters: [
                    "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 10, y: 0),
                    "inputColor0": CIColor.black,
                    "inputColor1": CIColor.white,
                ])?.outputImage ?? .empty()
        #expect(line.extent.isInfinite)
        #expect(abs(value(line, 4, 7).x - 0.45) < 1e-5)
        let board =
            CIFilter(
                name: "CICheckerboardGenerator", parameters: ["inputWidth": 10, "inputCenter": CIVector(x: 0, y: 0)])?
            .outputImage ?? .empty()
        #expect(value(board, 5, 5).x == 1 && value(board, 15, 5).x == 0 && value(board, 15, 15).x == 1)
    }

    @Test func blocks() {
        let image = picture(8, 8) { x, _ in SIMD4(Float(x), 0, 0, 1) }
        let result = image.applyingFilter(
            "CIPixellate", parameters: ["inputScale": 4, "inputCenter": CIVector(x: 2, y: 2)])
        #expect(value(result, 0, 0).x == 1.5 && value(result, 3, 3).x == 1.5 && value(result, 4, 0).x == 5.5)
    }

    @Test func distortionsKeepWhatIsOutside() {
        let image = picture(60, 60) { x, y in SIMD4(Float(x), Float(y), 0, 1) }
        for name in ["CITwirlDistortion", "CIBumpDistortion", "CIPinchDistortion", "CIVortexDistortion"] {
            let result = image.applyingFilter(
                name, parameters: ["inputCenter": CIVector(x: 30, y: 30), "inputRadius": 10])
            #expect(value(result, 5, 50) == SIMD4(5, 50, 0, 1), "\(name)")
            #expect(result.extent == image.extent, "\(name)")
        }
    }

    /// Four corners to four corners and back.
    @Test func perspective() {
        let image = picture(20, 20) { x, y in SIMD4(Float(x) / 20, Float(y) / 20, 0, 1) }
        let corners: [String: Any] = [
            "inputTopLeft": CIVector(x: 10, y: 60), "inputTopRight": CIVector(x: 50, y: 70),
            "inputBottomRight": CIVector(x: 70, y: 10), "inputBottomLeft": CIVector(x: 0, y: 0),
        ]
        let laid = image.applyingFilter("CIPerspectiveTransform", parameters: corners)
        #expect(laid.extent == CGRect(x: 0, y: 0, width: 70, height: 70))
        let back = laid.applyingFilter("CIPerspectiveCorrection", parameters: corners)
        let middle = value(back, Int(back.extent.width) / 2, Int(back.extent.height) / 2)
        #expect(abs(middle.x - 0.475) < 0.03 && abs(middle.y - 0.475) < 0.03)
    }

    @Test func lanczosKeepsConstants() {
        let small = plain(0.2, 0.4, 0.6).applyingFilter("CILanczosScaleTransform", parameters: ["inputScale": 0.5])
        #expect(small.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(isClose(value(small, 0, 0), SIMD4(0.2, 0.4, 0.6, 1)))
    }
}
