// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// One filter of each category beside its formula, and when filters compute.
@Suite struct FilterCategoryTests {
    /// A value at each place: red grows to the right, green upwards.
    private func ramp(_ width: Int = 40, _ height: Int = 40) -> CIImage {
        picture(width, height) { x, y in SIMD4(Float(x) / 64, Float(y) / 64, 0.25, 1) }
    }

    private func edge() -> CIImage { picture(40, 40) { x, _ in x < 20 ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1) } }

    /// What a Gaussian makes of a black to white edge `distance` pixels from it.
    private func blurredEdge(_ distance: Double, _ sigma: Double) -> Float {
        Float(0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot()))))
    }

    private func filter(_ name: String, _ values: [String: Any]) throws -> CIImage {
        try #require(CIFilter(name: name, parameters: values)?.outputImage)
    }

    private func number(_ image: CIImage, _ x: Int, _ y: Int) -> SIMD4<Float> { value(image, x, y) }

    @Test("CI14: a filter of each category gives the picture of its formula: blur, colours, compositing, distortion")
    func first() throws {
        let blurred = edge().clampedToExtent().applyingFilter("CIGaussianBlur", parameters: ["inputRadius": 3])
        for x in [12, 17, 22, 27] {
            #expect(abs(number(blurred, x, 20).x - blurredEdge(Double(x) + 0.5 - 20, 3)) < 0.02)
        }
        let brighter = ramp().applyingFilter("CIExposureAdjust", parameters: ["inputEV": 1])
        #expect(isClose(number(brighter, 10, 5), SIMD4(20.0 / 64, 10.0 / 64, 0.5, 1)))
        let brightest = plain(0.2, 0.4, 0.6).applyingFilter("CIMaximumComponent")
        #expect(isClose(number(brightest, 1, 1), SIMD4(0.6, 0.6, 0.6, 1)))
        let sum = ramp().applyingFilter("CIAdditionCompositing", parameters: ["inputBackgroundImage": ramp()])
        #expect(isClose(number(sum, 8, 16), SIMD4(0.25, 0.5, 0.5, 1)))
        // Outside of the circle the colours of its rim go on.
        let splash = ramp().clampedToExtent().applyingFilter(
            "CICircleSplashDistortion", parameters: ["inputCenter": CIVector(x: 20, y: 20), "inputRadius": 10])
        #expect(isClose(number(splash, 24, 20), SIMD4(24.0 / 64, 20.0 / 64, 0.25, 1), 0.01))
        #expect(abs(number(splash, 37, 20).x - 29.5 / 64) < 0.02)
    }

    @Test("CI14: generator, geometry, gradient, halftone")
    func second() throws {
        let board = try filter(
            "CICheckerboardGenerator",
            [
                "inputWidth": 8, "inputCenter": CIVector(x: 0, y: 0), "inputSharpness": 1, "inputColor0": CIColor.red,
                "inputColor1": CIColor.blue,
            ])
        for (x, y) in [(2, 2), (10, 2), (10, 10), (2, 10), (18, 2)] {
            let isFirst = (x / 8 + y / 8).isMultiple(of: 2)
            #expect(isClose(number(board, x, y), isFirst ? SIMD4(1, 0, 0, 1) : SIMD4(0, 0, 1, 1)), "\(x) \(y)")
        }
        let moved = ramp().transformed(by: CGAffineTransform(translationX: 5, y: 7))
        #expect(isClose(number(moved, 15, 17), SIMD4(10.0 / 64, 10.0 / 64, 0.25, 1)))
        let gradient = try filter(
            "CILinearGradient",
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 100, y: 0),
                "inputColor0": CIColor.black, "inputColor1": CIColor.white,
            ])
        let tones = [10, 50, 90].map { number(gradient, $0, 0).x }
        #expect(number(gradient, -5, 0).x == 0 && number(gradient, 105, 0).x == 1)
        #expect(tones[0] < tones[1] && tones[1] < tones[2])
        // A screen of 6 pixels over a grey: black and white dots whose share is the grey.
        for grey in [Float(0.25), 0.5, 0.75] {
            let paper = picture(60, 60) { _, _ in SIMD4(grey, grey, grey, 1) }
            let dots = paper.applyingFilter(
                "CILineScreen", parameters: ["inputWidth": 6, "inputSharpness": 1, "inputAngle": 0])
            let rows = values(dots, CGRect(x: 0, y: 30, width: 60, height: 1)).map(\.x)
            #expect(rows.allSatisfy { $0 < 0.02 || $0 > 0.98 })
            #expect(Set(rows.map { $0 > 0.5 }).count == 2)
        }
    }

    @Test("CI14: sharpening, stylizing, tiles, transitions")
    func third() throws {
        let sharp = edge().clampedToExtent()
            .applyingFilter("CIUnsharpMask", parameters: ["inputRadius": 3, "inputIntensity": 0.5])
        for x in [17, 22] {
            let (old, soft): (Float, Float) = (x < 20 ? 0 : 1, blurredEdge(Double(x) + 0.5 - 20, 3))
            #expect(abs(number(sharp, x, 20).x - (old + (old - soft) * 0.5)) < 0.02)
        }
        let mask = plain(0.5, 0.5, 0.5)
        let blended = plain(1, 0, 0).applyingFilter(
            "CIBlendWithMask", parameters: ["inputBackgroundImage": plain(0, 0, 1), "inputMaskImage": mask])
        let mixed = number(blended, 1, 1)
        #expect(mixed.x > 0.3 && mixed.z > 0.3 && abs(mixed.x + mixed.z - 1) < 1e-3)
        let tiles = ramp(10, 10).applyingFilter(
            "CIAffineTile", parameters: ["inputTransform": CGAffineTransform.identity])
        #expect(isClose(number(tiles, 23, 37), SIMD4(3.0 / 64, 7.0 / 64, 0.25, 1)))
        #expect(isClose(number(tiles, -1, -1), SIMD4(9.0 / 64, 9.0 / 64, 0.25, 1)))
        let dissolve = plain(1, 0, 0).applyingFilter(
            "CIDissolveTransition", parameters: ["inputTargetImage": plain(0, 0, 1), "inputTime": 0.25])
        #expect(isClose(number(dissolve, 1, 1), SIMD4(0.75, 0, 0.25, 1), 1e-3))
    }

    /// Counts how often its pixels are asked for.
    private final class Counting: Recipe, @unchecked Sendable {
        // Sendable: one thread asks.
        var count = 0
        init(_ input: Recipe) { super.init(extent: input.extent, inputs: [input]) }
        override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
            count += 1
            return renderer.tile(inputs[0], region)
        }
    }

    @Test("CI10: a chain of 20 filters reads no pixel before createCGImage")
    func laziness() throws {
        let counting = Counting(ramp().source)
        var image = CIImage(counting)
        for step in 0..<20 {
            image = image.applyingFilter(
                step.isMultiple(of: 2) ? "CIExposureAdjust" : "CIGaussianBlur",
                parameters: step.isMultiple(of: 2) ? ["inputEV": 0.1] : ["inputRadius": 1])
        }
        #expect(image.extent.width > 40 && counting.count == 0)
        #expect(CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 40, height: 40)) != nil)
        #expect(counting.count > 0)
    }
}

/// Sheets of paper on a table, and codes beside each other.
@Suite struct RectangleDetectionTests {
    private func sheet(_ corners: [CGPoint], light: Bool = true) throws -> CIImage {
        let (paper, table): (CIColor, CIColor) =
            light
            ? (CIColor(red: 0.95, green: 0.95, blue: 0.9), CIColor(red: 0.3, green: 0.2, blue: 0.15))
            : (CIColor(red: 0.1, green: 0.1, blue: 0.2), CIColor(red: 0.8, green: 0.8, blue: 0.8))
        let page = CIImage(color: paper).cropped(to: CGRect(x: 0, y: 0, width: 200, height: 280))
        let laid = page.applyingFilter(
            "CIPerspectiveTransform",
            parameters: [
                "inputTopLeft": CIVector(cgPoint: corners[0]), "inputTopRight": CIVector(cgPoint: corners[1]),
                "inputBottomRight": CIVector(cgPoint: corners[2]), "inputBottomLeft": CIVector(cgPoint: corners[3]),
            ])
        return laid.composited(
            over: CIImage(color: table).cropped(to: CGRect(x: 0, y: 0, width: 480, height: 360)))
    }

    private func found(_ image: CIImage, _ options: [String: Any]? = nil) -> [CIRectangleFeature] {
        let detector = CIDetector(ofType: CIDetectorTypeRectangle, context: nil, options: options)
        return detector?.features(in: image).compactMap { $0 as? CIRectangleFeature } ?? []
    }

    @Test(
        "CI27: the four corners of a tilted sheet are found within a few pixels, light on dark and dark on light",
        arguments: [true, false])
    func tilted(_ light: Bool) throws {
        for corners in [
            [CGPoint(x: 90, y: 300), CGPoint(x: 300, y: 320), CGPoint(x: 330, y: 50), CGPoint(x: 70, y: 40)],
            [CGPoint(x: 60, y: 200), CGPoint(x: 260, y: 330), CGPoint(x: 400, y: 130), CGPoint(x: 200, y: 20)],
        ] {
            let feature = try #require(found(try sheet(corners, light: light)).first)
            let all = [feature.topLeft, feature.topRight, feature.bottomRight, feature.bottomLeft]
            for (point, expected) in zip(all, corners) {
                #expect(hypot(point.x - expected.x, point.y - expected.y) < 3, "\(all)")
            }
            #expect(feature.type == CIFeatureTypeRectangle && feature.bounds.contains(CGPoint(x: 200, y: 180)))
        }
    }

    @Test(
        "Round things, noise and empty pictures have no rectangle; the largest comes first, more where they are wanted")
    func others() throws {
        let disk = try #require(
            CIFilter(
                name: "CIRadialGradient",
                parameters: [
                    "inputCenter": CIVector(x: 100, y: 100), "inputRadius0": 60, "inputRadius1": 61,
                    "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                ])?.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 200, height: 200)))
        #expect(found(disk).isEmpty)
        #expect(found(CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))).isEmpty)
        let noise = CIFilter.randomGenerator().outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(noise.map { found($0).isEmpty } == true)
        let table = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 400, height: 200))
        let two = CIImage(color: .white).cropped(to: CGRect(x: 20, y: 20, width: 60, height: 60))
            .composited(over: CIImage(color: .white).cropped(to: CGRect(x: 200, y: 30, width: 120, height: 140)))
            .composited(over: table)
        #expect(found(two).map(\.bounds) == [CGRect(x: 200, y: 30, width: 120, height: 140)])
        #expect(found(two, [CIDetectorMaxFeatureCount: 5]).count == 2)
    }

    @Test("CI26: a code is found with its message and four corners; of two codes in a picture both are")
    func codes() throws {
        func code(_ text: String) throws -> CIImage {
            let filter = CIFilter.qrCodeGenerator()
            filter.message = Data(text.utf8)
            filter.correctionLevel = "M"
            return try #require(filter.outputImage).samplingNearest().transformed(
                by: CGAffineTransform(scaleX: 6, y: 6))
        }
        let (first, second) = (try code("first"), try code("second"))
        let paper = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 480, height: 240))
        let picture = first.transformed(by: CGAffineTransform(translationX: 30, y: 40))
            .composited(over: second.transformed(by: CGAffineTransform(translationX: 270, y: 40)))
            .composited(over: paper)
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
        let features = try #require(detector).features(in: picture).compactMap { $0 as? CIQRCodeFeature }
        let sorted = features.sorted { $0.bounds.minX < $1.bounds.minX }
        #expect(sorted.map(\.messageString) == ["first", "second"])
        // A module of white is around the code that the filter makes.
        let side = first.extent.width
        for (feature, x) in zip(sorted, [30.0, 270]) {
            #expect(abs(feature.topLeft.x - x - 6) < 5 && abs(feature.topLeft.y - (40 + side - 6)) < 5)
            #expect(abs(feature.bottomRight.x - (x + side - 6)) < 5 && abs(feature.bottomRight.y - 46) < 5)
        }
    }
}
