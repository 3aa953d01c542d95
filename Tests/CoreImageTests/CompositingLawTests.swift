// SPDX-License-Identifier: MIT
import CoreImage
import Foundation
import TestSupport
import Testing

/// Compositing as Porter and Duff define it (Compositing Digital Images, 1984, table of operators), for random pixels; and what
/// must hold of filters whose parameters say "nothing", "all" or "one half".
@Suite struct CompositingLawTests {
    private static let side = 6

    /// Premultiplied colours; some pixels are clear, some opaque.
    private func randomPixels(_ random: inout SeededNumbers) -> [SIMD4<Float>] {
        (0..<(Self.side * Self.side)).map { _ in
            let alpha: Float = [0, 1, Float.random(in: 0...1, using: &random)].randomElement(using: &random) ?? 1
            let color = SIMD3<Float>.random(in: 0...1, using: &random) * alpha
            return SIMD4(color, alpha)
        }
    }

    private func image(_ pixels: [SIMD4<Float>]) -> CIImage {
        picture(Self.side, Self.side) { x, y in pixels[y * Self.side + x] }
    }

    private func pixels(_ image: CIImage) -> [SIMD4<Float>] {
        values(image, CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    }

    /// The parts of source and backdrop that stay, by the two alphas.
    private typealias Parts = @Sendable (_ source: Float, _ backdrop: Float) -> (source: Float, backdrop: Float)

    private static let operators: [(name: String, parts: Parts)] = [
        ("CISourceOverCompositing", { a, _ in (1, 1 - a) }), ("CISourceInCompositing", { _, b in (b, 0) }),
        ("CISourceOutCompositing", { _, b in (1 - b, 0) }), ("CISourceAtopCompositing", { a, b in (b, 1 - a) }),
    ]

    @Test("Porter and Duff's operators", arguments: 0..<12)
    func porterDuff(_ number: Int) {
        var random = SeededNumbers(seed: UInt64(number))
        let (front, back) = (randomPixels(&random), randomPixels(&random))
        for (name, parts) in Self.operators {
            let result = pixels(
                image(front).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: image(back)]))
            for index in front.indices {
                let (f, b) = parts(front[index].w, back[index].w)
                #expect(isClose(result[index], f * front[index] + b * back[index], 1e-5), "\(name) at \(index)")
            }
        }
    }

    @Test("compositing by sum, product, larger and smaller", arguments: 0..<12)
    func arithmetic(_ number: Int) {
        var random = SeededNumbers(seed: UInt64(number) + 100)
        let (front, back) = (randomPixels(&random), randomPixels(&random))
        func check(_ name: String, _ expected: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) {
            let result = pixels(
                image(front).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: image(back)]))
            for index in front.indices {
                #expect(isClose(result[index], expected(front[index], back[index]), 1e-5), "\(name) at \(index)")
            }
        }
        check("CIMultiplyCompositing") { $0 * $1 }
        check("CIMaximumCompositing") { pointwiseMax($0, $1) }
        check("CIMinimumCompositing") { pointwiseMin($0, $1) }
    }

    @Test("what lies over a clear image is itself; over is associative", arguments: 0..<12)
    func overLaws(_ number: Int) {
        var random = SeededNumbers(seed: UInt64(number) + 200)
        let (a, b, c) = (image(randomPixels(&random)), image(randomPixels(&random)), image(randomPixels(&random)))
        let clear = CIImage(color: .clear).cropped(to: a.extent)
        #expect(pixels(a.composited(over: clear)) == pixels(a))
        #expect(zip(pixels(clear.composited(over: a)), pixels(a)).allSatisfy { isClose($0, $1, 1e-6) })
        let left = pixels(a.composited(over: b).composited(over: c))
        let right = pixels(a.composited(over: b.composited(over: c)))
        #expect(zip(left, right).allSatisfy { isClose($0, $1, 1e-5) })
    }

    // MARK: Parameters that say nothing, all or one half

    /// Each with the parameters for which Apple's reference says that the image stays.
    @Test(
        "adjustments by nothing leave every pixel",
        arguments: [
            ("CIExposureAdjust", ["inputEV": 0.0]), ("CIGammaAdjust", ["inputPower": 1]),
            ("CIHueAdjust", ["inputAngle": 0]), ("CIVibrance", ["inputAmount": 0]),
            ("CISepiaTone", ["inputIntensity": 0]),
            ("CIColorControls", ["inputBrightness": 0, "inputContrast": 1, "inputSaturation": 1]),
            ("CIColorMatrix", [:]), ("CIColorPolynomial", [:]), ("CIColorClamp", [:]),
        ] as [(String, [String: Double])])
    func neutral(_ name: String, _ parameters: [String: Double]) {
        var random = SeededNumbers(seed: 300)
        let source = image(randomPixels(&random))
        let result = pixels(source.applyingFilter(name, parameters: parameters))
        for (found, expected) in zip(result, pixels(source)) { #expect(isClose(found, expected, 1e-4), "\(name)") }
    }

    @Test("an inverted image inverted is itself; doubled light halved too", arguments: 0..<6)
    func inverses(_ number: Int) {
        var random = SeededNumbers(seed: UInt64(number) + 400)
        let source = image(randomPixels(&random))
        func check(_ result: CIImage, _ name: Comment) {
            for (found, expected) in zip(pixels(result), pixels(source)) {
                #expect(isClose(found, expected, 1e-4), name)
            }
        }
        check(source.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert"), "invert")
        check(
            source.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 1.5])
                .applyingFilter("CIExposureAdjust", parameters: ["inputEV": -1.5]), "exposure")
        check(
            source.transformed(by: CGAffineTransform(translationX: 17, y: -9))
                .transformed(by: CGAffineTransform(translationX: -17, y: 9)), "translation")
        check(
            source.oriented(.left).oriented(.right).transformed(by: .identity), "orientation")
    }

    /// Before it begins a transition shows its image, after its end the target.
    @Test(
        "transitions begin with the image and end with the target",
        arguments: [
            "CIDissolveTransition", "CISwipeTransition", "CIBarsSwipeTransition", "CIModTransition",
            "CICopyMachineTransition",
        ])
    func transitions(_ name: String) {
        let (image, target) = (plain(0.2, 0.4, 0.6), plain(0.9, 0.7, 0.1))
        func at(_ time: Double) -> SIMD4<Float> {
            var parameters: [String: Any] = ["inputTargetImage": target, "inputTime": time]
            if name != "CIDissolveTransition", name != "CIBarsSwipeTransition", name != "CIModTransition" {
                parameters["inputExtent"] = CIVector(cgRect: image.extent)
            }
            return value(image.applyingFilter(name, parameters: parameters), 2, 2)
        }
        #expect(isClose(at(0), value(image, 2, 2), 1e-3), "\(name) at 0")
        #expect(isClose(at(1), value(target, 2, 2), 1e-3), "\(name) at 1")
        if name == "CIDissolveTransition" {
            #expect(isClose(at(0.5), (value(image, 2, 2) + value(target, 2, 2)) / 2, 1e-4))
        }
    }

    // MARK: Places

    @Test("crops, moves and turns keep what they show", arguments: 0..<10)
    func places(_ number: Int) {
        var random = SeededNumbers(seed: UInt64(number) + 500)
        let source = image(randomPixels(&random))
        let whole = pixels(source)
        let (dx, dy) = (Int.random(in: -20...20, using: &random), Int.random(in: -20...20, using: &random))
        let moved = source.transformed(by: CGAffineTransform(translationX: CGFloat(dx), y: CGFloat(dy)))
        #expect(moved.extent == source.extent.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy)))
        for y in 0..<Self.side {
            for x in 0..<Self.side { #expect(value(moved, x + dx, y + dy) == whole[y * Self.side + x]) }
        }
        let part = CGRect(x: 1, y: 2, width: 3, height: 2)
        let cropped = source.cropped(to: part)
        #expect(cropped.extent == part)
        #expect(value(cropped, 2, 3) == whole[3 * Self.side + 2] && value(cropped, 0, 0) == .zero)
        // A quarter turn: columns become rows.
        let turned = source.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
            .transformed(by: CGAffineTransform(translationX: CGFloat(Self.side), y: 0))
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                #expect(isClose(value(turned, Self.side - 1 - y, x), whole[y * Self.side + x], 1e-3), "\(x) \(y)")
            }
        }
    }

    /// x^2 + y^2 decides; between the radii the colours mix in the straight line.
    @Test("radial gradients follow the distance")
    func radial() throws {
        let gradient = try #require(
            CIFilter(
                name: "CIRadialGradient",
                parameters: [
                    "inputCenter": CIVector(x: 0, y: 0), "inputRadius0": 10, "inputRadius1": 30,
                    "inputColor0": CIColor.black, "inputColor1": CIColor.white,
                ])?.outputImage)
        for (x, y) in [(3, 4), (12, 9), (0, 20), (20, 15), (-18, 0), (25, 40)] {
            // Pixels are taken at their middle.
            let distance = (pow(Double(x) + 0.5, 2) + pow(Double(y) + 0.5, 2)).squareRoot()
            let expected = Float(min(max((distance - 10) / 20, 0), 1))
            #expect(abs(value(gradient, x, y).x - expected) < 1e-3, "\(x) \(y)")
        }
    }
}
