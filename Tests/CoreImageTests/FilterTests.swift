// SPDX-License-Identifier: MIT
import CoreImage
import Foundation
import Testing

/// Key-value coding, attributes and names as CIFilter's documents have them.
@Suite struct FilterTests {
    @Test func inputsAndDefaults() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        #expect(filter.name == "CISepiaTone")
        #expect(filter.inputKeys == ["inputImage", "inputIntensity"])
        #expect(filter.outputKeys == ["outputImage"])
        #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
        #expect(filter.outputImage == nil)
        filter.setValue(Float(0.25), forKey: kCIInputIntensityKey)
        #expect(filter.value(forKey: "inputIntensity") as? NSNumber == 0.25)
        filter.setValue(plain(1, 1, 1), forKey: kCIInputImageKey)
        #expect(filter.value(forKey: kCIOutputImageKey) is CIImage)
        filter.setDefaults()
        #expect(filter.value(forKey: "inputIntensity") as? Double == 1)
        filter.setValue(nil, forKey: kCIInputImageKey)
        #expect(filter.outputImage == nil)
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }

    @Test func attributes() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3]))
        let attributes = filter.attributes
        #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
        #expect((attributes[kCIAttributeFilterCategories] as? [String])?.contains(kCICategoryBlur) == true)
        let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeDefault] as? Double == 10)
        #expect(radius[kCIAttributeClass] as? String == "NSNumber")
        #expect(radius[kCIAttributeSliderMax] as? Double == 100)
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Int == 3)
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
        #expect(CIFilter.localizedName(forFilterName: "CIQRCodeGenerator") == "QR Code Generator")
    }

    @Test func typedFilters() {
        let blur = CIFilter.gaussianBlur()
        #expect(blur.radius == 10)
        blur.radius = 4
        #expect(blur.value(forKey: "inputRadius") as? Double == 4)
        let flash = CIFilter.flashTransition()
        flash.inputImage = CIImage(color: .red)
        flash.targetImage = plain(0, 0, 1)
        flash.center = CGPoint(x: 2, y: 2)
        flash.setValue(1.0, forKey: "inputTime")
        #expect(flash.time == 1)
        #expect(flash.outputImage.map { isClose(value($0, 1, 1), SIMD4(0, 0, 1, 1)) } == true)
    }

    final class Doubling: CIFilter {
        var inputImage: CIImage?
        override var outputImage: CIImage? {
            inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
        }
    }

    final class Maker: NSObject, CIFilterConstructor {
        func filter(withName name: String) -> CIFilter? { Doubling() }
    }

    @Test func filtersOfTheApp() throws {
        CIFilter.registerName(
            "Doubling", constructor: Maker(), classAttributes: [kCIAttributeFilterCategories: ["Mine"]])
        let filter = try #require(CIFilter(name: "Doubling") as? Doubling)
        #expect(filter.inputKeys == ["inputImage"])
        filter.inputImage = plain(0.25, 0.125, 0)
        let output = try #require(filter.outputImage)
        #expect(isClose(value(output, 0, 0), SIMD4(0.5, 0.25, 0, 1)))
        #expect(CIFilter.filterNames(inCategory: "Mine") == ["Doubling"])
    }

    /// Every filter there is makes pixels of its standard values, of a picture and of nothing else than that.
    @Test func everyFilterRenders() throws {
        let image = picture(40, 30) { x, y in SIMD4(Float(x) / 40, Float(y) / 30, 0.5, 1) }
        for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys
            where (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String == "CIImage" {
                filter.setValue(image, forKey: key)
            }
            if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("x".utf8), forKey: "inputMessage") }
            if filter.inputKeys.contains("inputCubeDimension") {
                for key in filter.inputKeys where key.hasSuffix("Data") {
                    filter.setValue(Data(count: 8 * 16), forKey: key)
                }
            }
            let output = try #require(filter.outputImage, "\(name) has no output")
            let all = values(output, CGRect(x: 0, y: 0, width: 40, height: 30))
            #expect(all.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite }, "\(name)")
        }
    }
}
