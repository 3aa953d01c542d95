// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import ImageIO
import Testing

/// What files say beside pixels, written and read again. Truth: Apple's documentation of `CGImageDestination`, CIPA DC-008.
@Suite struct ImageMetadataTests {
    private func picture(_ width: Int = 8, _ height: Int = 4) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return try #require(context.makeImage())
    }

    private func written(_ type: String, _ image: CGImage, _ properties: [CFString: Any]) throws -> CGImageSource {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as NSString, 1, nil))
        CGImageDestinationAddImage(destination, image, NSDictionary(dictionary: properties))
        #expect(CGImageDestinationFinalize(destination))
        return try #require(CGImageSourceCreateWithData(data, nil))
    }

    private let properties: [CFString: Any] = [
        kCGImagePropertyOrientation: 6,
        kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFArtist: "Æneas", kCGImagePropertyTIFFSoftware: "us"],
        kCGImagePropertyExifDictionary: [
            kCGImagePropertyExifExposureTime: 1.0 / 60, kCGImagePropertyExifISOSpeedRatings: [200],
            kCGImagePropertyExifExposureBiasValue: -0.5, kCGImagePropertyExifFNumber: 2.8,
            kCGImagePropertyExifDateTimeOriginal: "2024:02:29 12:30:00",
        ],
        kCGImagePropertyGPSDictionary: [
            kCGImagePropertyGPSLatitude: 52.52, kCGImagePropertyGPSLatitudeRef: "N",
            kCGImagePropertyGPSAltitude: 34, kCGImagePropertyGPSTimeStamp: "11:30:05",
        ],
    ]

    @Test(arguments: ["public.jpeg", "public.png"]) func metadataSurvives(_ type: String) throws {
        try check(try written(type, try picture(), properties))
    }

    private func check(_ source: CGImageSource) throws {
        let found = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(found["Orientation"] as? Int == 6)
        let tiff = try #require(found["{TIFF}"] as? [String: Any])
        #expect(tiff["Artist"] as? String == "Æneas" && tiff["Software"] as? String == "us")
        let exif = try #require(found["{Exif}"] as? [String: Any])
        #expect(abs((exif["ExposureTime"] as? Double ?? 0) - 1.0 / 60) < 1e-6)
        #expect(exif["ISOSpeedRatings"] as? [Int] == [200])
        #expect(exif["ExposureBiasValue"] as? Double == -0.5 && exif["FNumber"] as? Double == 2.8)
        #expect(exif["DateTimeOriginal"] as? String == "2024:02:29 12:30:00")
        let gps = try #require(found["{GPS}"] as? [String: Any])
        #expect(abs((gps["Latitude"] as? Double ?? 0) - 52.52) < 1e-5)
        #expect(gps["LatitudeRef"] as? String == "N" && gps["Altitude"] as? Double == 34)
        #expect(gps["TimeStamp"] as? String == "11:30:05")
    }

    /// An image of a source keeps what the source says; null takes it away.
    @Test func imagesOfSourcesKeepTheirMetadata() throws {
        let source = try written("public.jpeg", try picture(), properties)
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, [kCGImagePropertyGPSDictionary: NSNull()])
        #expect(CGImageDestinationFinalize(destination))
        let copy = try #require(CGImageSourceCreateWithData(data, nil))
        let found = try #require(CGImageSourceCopyPropertiesAtIndex(copy, 0, nil) as? [String: Any])
        #expect(found["Orientation"] as? Int == 6 && found["{GPS}"] == nil)
        #expect((found["{Exif}"] as? [String: Any])?["FNumber"] as? Double == 2.8)
    }

    @Test func sizesAreLimited() throws {
        let source = try written("public.png", try picture(80, 40), [kCGImageDestinationImageMaxPixelSize: 20])
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 20 && image.height == 10)
    }

    @Test func heicIsWrittenWhereItCanBe() throws {
        let types = try #require(CGImageDestinationCopyTypeIdentifiers() as? [String])
        guard types.contains("public.heic") else { return }
        let source = try written("public.heic", try picture(64, 32), properties)
        #expect(CGImageSourceGetType(source) == "public.heic")
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        // Turned upright by the decoder, as the file says.
        #expect(image.width == 32 && image.height == 64)
        let data = try #require(image.dataProvider?.data as Data?)
        let middle = data[data.startIndex + image.bytesPerRow * 30 + 40..<data.startIndex + image.bytesPerRow * 30 + 43]
        #expect(middle.map { Int($0) }.first ?? 0 > 240)
        let found = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect((found["{Exif}"] as? [String: Any])?["FNumber"] as? Double == 2.8)
    }
}
