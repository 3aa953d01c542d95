// SPDX-License-Identifier: MIT
import CoreImage
import Foundation
import Testing

/// Core Image: filters and their attributes, images, rendering.
@Suite struct CoreImageStatementsTests {
    private let categories = [
        kCICategoryBlur, kCICategoryColorAdjustment, kCICategoryColorEffect, kCICategoryCompositeOperation,
        kCICategoryDistortionEffect, kCICategoryGenerator, kCICategoryGeometryAdjustment, kCICategoryGradient,
        kCICategoryHalftoneEffect, kCICategorySharpen, kCICategoryStylize, kCICategoryTileEffect,
        kCICategoryTransition,
    ]

    @Test("CI1: each of the 13 categories has filters, and all of them are built in")
    func everyCategory() {
        let builtIn = Set(CIFilter.filterNames(inCategory: kCICategoryBuiltIn))
        #expect(categories.count == 13)
        for category in categories {
            let names = CIFilter.filterNames(inCategory: category)
            #expect(!names.isEmpty && Set(names).isSubset(of: builtIn), "\(category)")
        }
        #expect(Set(CIFilter.filterNames(inCategory: nil)).isSuperset(of: builtIn))
    }

    @Test("CI2: CISepiaTone is in its six categories")
    func sixCategories() throws {
        let six = [
            kCICategoryColorEffect, kCICategoryVideo, kCICategoryInterlaced, kCICategoryNonSquarePixels,
            kCICategoryStillImage, kCICategoryBuiltIn,
        ]
        let attributes = try #require(CIFilter(name: "CISepiaTone")).attributes
        #expect(Set(try #require(attributes[kCIAttributeFilterCategories] as? [String])) == Set(six))
        for category in six { #expect(CIFilter.filterNames(inCategory: category).contains("CISepiaTone")) }
    }

    @Test("CI3: a filter is made by its name, an unknown name gives nil")
    func byName() {
        #expect(CIFilter(name: "CISepiaTone")?.name == "CISepiaTone")
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }

    @Test("CI4: attributes have a display name and per input a class, a default, limits, a slider range and a type")
    func attributes() throws {
        let attributes = try #require(CIFilter(name: "CISepiaTone")).attributes
        #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Sepia Tone")
        let intensity = try #require(attributes[kCIInputIntensityKey] as? [String: Any])
        #expect(intensity[kCIAttributeClass] as? String == "NSNumber")
        #expect(intensity[kCIAttributeDefault] as? Double == 1)
        #expect(intensity[kCIAttributeSliderMin] as? Double == 0 && intensity[kCIAttributeSliderMax] as? Double == 1)
        #expect(intensity[kCIAttributeType] as? String == kCIAttributeTypeScalar)
        let image = try #require(attributes[kCIInputImageKey] as? [String: Any])
        #expect(image[kCIAttributeClass] as? String == "CIImage")
    }

    @Test("CI5: inputKeys and outputKeys list names, and each list of outputs has outputImage")
    func keys() throws {
        for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
            let filter = try #require(CIFilter(name: name))
            #expect(filter.outputKeys.contains(kCIOutputImageKey), "\(name)")
            #expect(filter.inputKeys.allSatisfy { filter.attributes[$0] is [String: Any] }, "\(name)")
        }
        #expect(try #require(CIFilter(name: "CISepiaTone")).inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    }

    @Test("CI6: class or type tells a cell for colour, image, number, vector or transform for every input")
    func kinds() throws {
        var kinds: Set<String> = []
        var unknown: Set<String> = []
        for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys {
                let attribute = try #require(filter.attributes[key] as? [String: Any])
                let kind = try #require(attribute[kCIAttributeClass] as? String, "\(name).\(key)")
                switch kind {
                case "CIColor", "CIImage", "NSNumber", "CIVector", "NSAffineTransform", "NSValue": kinds.insert(kind)
                default: unknown.insert(kind)
                }
            }
        }
        #expect(kinds.isSuperset(of: ["CIColor", "CIImage", "NSNumber", "CIVector"]))
        #expect(kinds.contains("NSAffineTransform") || kinds.contains("NSValue"))
        // What is left has a class of Foundation, a string or data: a program shows no cell for it.
        #expect(unknown.allSatisfy { $0.hasPrefix("NS") || $0.hasPrefix("CI") }, "\(unknown)")
    }

    @Test("CI7: the types colour, image, scalar, distance, angle, time, position, offset and rectangle are met")
    func types() throws {
        var seen: Set<String> = []
        for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys {
                let attribute = filter.attributes[key] as? [String: Any]
                if let type = attribute?[kCIAttributeType] as? String { seen.insert(type) }
            }
        }
        let expected = [
            kCIAttributeTypeColor, kCIAttributeTypeImage, kCIAttributeTypeScalar, kCIAttributeTypeDistance,
            kCIAttributeTypeAngle, kCIAttributeTypeTime, kCIAttributeTypePosition, kCIAttributeTypeOffset,
            kCIAttributeTypeRectangle,
        ]
        #expect(Set(expected).subtracting(seen).isEmpty, "\(Set(expected).subtracting(seen))")
    }

    @Test("CI8: setValue sets inputs, outputImage is a value as well, and typed filters have properties")
    func values() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        filter.setValue(plain(0.5, 0.5, 0.5), forKey: kCIInputImageKey)
        filter.setValue(0.5, forKey: kCIInputIntensityKey)
        let a = try #require(filter.outputImage)
        let b = try #require(filter.value(forKey: kCIOutputImageKey) as? CIImage)
        #expect(value(a, 1, 1) == value(b, 1, 1))
        let typed = CIFilter.sepiaTone()
        typed.inputImage = plain(0.5, 0.5, 0.5)
        typed.intensity = 0.5
        #expect(isClose(value(try #require(typed.outputImage), 1, 1), value(a, 1, 1)))
    }

    @Test("CI8: setting an unknown key raises")
    func unknownKey() async {
        await #expect(processExitsWith: .failure) {
            CIFilter(name: "CISepiaTone")?.setValue(1, forKey: "inputNonsense")
        }
    }

    @Test("CI9: a fresh filter and setDefaults have the documented defaults")
    func defaults() throws {
        let documented: [(String, String, Double)] = [
            ("CISepiaTone", kCIInputIntensityKey, 1), ("CIGaussianBlur", kCIInputRadiusKey, 10),
            ("CIPixellate", kCIInputScaleKey, 8), ("CIVignette", kCIInputRadiusKey, 1),
            ("CIHueAdjust", kCIInputAngleKey, 0), ("CIBumpDistortion", kCIInputRadiusKey, 300),
        ]
        for (name, key, expected) in documented {
            let filter = try #require(CIFilter(name: name))
            #expect(filter.value(forKey: key) as? Double == expected, "\(name)")
            filter.setValue(expected + 3, forKey: key)
            filter.setDefaults()
            #expect(filter.value(forKey: key) as? Double == expected, "\(name)")
        }
    }

    @Test("CI11: a chain of three colour filters gives what they give one by one, within rounding")
    func chain() throws {
        func invert(_ image: CIImage) -> CIImage { image.applyingFilter("CIColorInvert") }
        func sepia(_ image: CIImage) -> CIImage {
            image.applyingFilter("CISepiaTone", parameters: ["inputIntensity": 0.7])
        }
        func expose(_ image: CIImage) -> CIImage {
            image.applyingFilter("CIExposureAdjust", parameters: ["inputEV": -1])
        }
        let source = picture(4, 4) { x, y in SIMD4(Float(x) / 4, Float(y) / 4, 0.4, 1) }
        let chained = expose(sepia(invert(source)))
        func baked(_ image: CIImage) -> CIImage {
            let all = CoreImageTests.values(image, CGRect(x: 0, y: 0, width: 4, height: 4))
            return picture(4, 4) { x, y in all[y * 4 + x] }
        }
        let single = baked(expose(baked(sepia(baked(invert(source))))))
        for x in 0..<4 { for y in 0..<4 { #expect(isClose(value(chained, x, y), value(single, x, y), 1e-3)) } }
    }

    @Test("CI12: sepia of intensity 1 makes grey brown, of 0 leaves the picture")
    func sepia() {
        let grey = plain(0.5, 0.5, 0.5)
        let brown = value(grey.applyingFilter("CISepiaTone", parameters: ["inputIntensity": 1]), 1, 1)
        #expect(brown.x > brown.y && brown.y > brown.z && brown.w == 1)
        let same = value(grey.applyingFilter("CISepiaTone", parameters: ["inputIntensity": 0]), 1, 1)
        #expect(isClose(same, SIMD4(0.5, 0.5, 0.5, 1), 1e-3))
    }

    @Test("CI13: monochrome maps to one hue; invert twice is the identity; a blur grows the extent")
    func colors() {
        let colored = picture(4, 4) { x, y in SIMD4(Float(x) / 4, Float(y) / 4, 0.3, 1) }
        let red = colored.applyingFilter(
            "CIColorMonochrome", parameters: ["inputColor": CIColor(red: 1, green: 0, blue: 0), "inputIntensity": 1])
        for x in 0..<4 {
            let got = value(red, x, 2)
            #expect(got.y < 1e-3 && got.z < 1e-3 && got.x > 0)
        }
        let twice = colored.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")
        for x in 0..<4 { #expect(isClose(value(twice, x, 1), value(colored, x, 1), 1e-3)) }
        let blurred = colored.applyingFilter("CIGaussianBlur", parameters: ["inputRadius": 3])
        #expect(blurred.extent.contains(colored.extent.insetBy(dx: -3, dy: -3)))
    }

    @Test("CI15: an image of a bitmap begins at (0, 0) with its size; a constant colour is infinite")
    func extents() throws {
        let picture = try #require(
            CIContext().createCGImage(plain(1, 0, 0), from: CGRect(x: 0, y: 0, width: 4, height: 3)))
        #expect(CIImage(cgImage: picture).extent == CGRect(x: 0, y: 0, width: 4, height: 3))
        let generator = try #require(CIFilter(name: "CIConstantColorGenerator"))
        #expect(try #require(generator.outputImage).extent.isInfinite)
    }

    @Test("CI16: an infinite image renders in a finite rectangle; with its own extent there is no picture")
    func infinite() throws {
        let image = try #require(CIFilter(name: "CIConstantColorGenerator")?.outputImage)
        let context = CIContext()
        let picture = context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(picture?.width == 20 && picture?.height == 10)
        #expect(context.createCGImage(image, from: image.extent) == nil)
    }

    @Test("CI17: one context with nil options renders many times")
    func context() {
        let context = CIContext(options: nil)
        for number in 1...50 {
            let image = plain(Float(number) / 50, 0, 0).applyingFilter("CIColorInvert")
            #expect(context.createCGImage(image, from: image.extent)?.width == 4)
        }
    }

    @Test("CI18: generators and gradients need no input; a filter whose input image is not set has no output")
    func inputs() throws {
        for name in ["CIConstantColorGenerator", "CICheckerboardGenerator", "CILinearGradient", "CIRadialGradient"] {
            let filter = try #require(CIFilter(name: name))
            #expect(!filter.inputKeys.contains(kCIInputImageKey) && filter.outputImage != nil, "\(name)")
        }
        #expect(try #require(CIFilter(name: "CIColorInvert")).outputImage == nil)
    }

    @Test("CI19: the origin is at the bottom left: cropping to the first half of the height takes the lower half")
    func origin() throws {
        // Row 0 of a bitmap is its top: red above blue.
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: 4, size: CGSize(width: 1, height: 2), format: .RGBA8,
            colorSpace: space)
        let lower = image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(lower.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(isClose(value(lower, 0, 0), SIMD4(0, 0, 1, 1), 1e-3))
    }

    @Test("CI20: scaling by (1, -1) and moving by (0, -H) maps a rectangle to y' = H - y - h; applying bounds it")
    func flip() {
        let height: CGFloat = 200
        let flip = CGAffineTransform(scaleX: 1, y: -1).translatedBy(x: 0, y: -height)
        let rect = CGRect(x: 10, y: 30, width: 40, height: 50)
        #expect(rect.applying(flip) == CGRect(x: 10, y: height - 30 - 50, width: 40, height: 50))
        let turned = CGRect(x: 0, y: 0, width: 10, height: 10).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 10 * 2.0.squareRoot()) < 1e-9 && abs(turned.minX + turned.width / 2) < 1e-9)
    }

}
