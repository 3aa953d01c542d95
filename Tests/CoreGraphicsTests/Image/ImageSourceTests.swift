// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import ImageIO
import Testing

func words(_ image: CGImage?) -> [UInt32] {
    guard let buffer = image?.pixels else { return [] }
    return (0..<buffer.height).flatMap { Array(buffer.row($0)) }
}

@Suite struct ImageSourceTests {
    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(NSData(data: data), nil))
    }

    private func pixels(_ data: Data, _ index: Int = 0) throws -> [UInt32] {
        words(CGImageSourceCreateImageAtIndex(try source(data), index, nil))
    }

    // MARK: PNG

    /// W3C PNG, third edition, 11.3.4: areas, both ways to put a frame on the canvas, three ways to leave it.
    @Test func animatedPNGFramesCompose() throws {
        let (red, blue, clear): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
        let file = PNGBuilder(
            width: 3, height: 1, depth: 8, color: 6,
            frames: [
                .init(width: 3, height: 1, delay: 50),
                .init(x: 1, width: 2, height: 1, delay: 5, disposal: 2, blends: true, rows: [blue + clear]),
                .init(x: 1, width: 2, height: 1, disposal: 1, blends: false, rows: [blue + clear]),
                .init(x: 0, width: 1, height: 1, blends: true, rows: [[0, 255, 0, 128]]),
            ], plays: 3, rows: [red + red + red])
        let source = try source(file.data)
        #expect(CGImageSourceGetCount(source) == 4)
        let (r, b): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        // Asked for in any order.
        for (index, row) in [(3, [0xFF7F_8000, 0, 0]), (0, [r, r, r]), (1, [r, b, r]), (2, [r, b, 0])] {
            #expect(words(CGImageSourceCreateImageAtIndex(source, index, nil)) == row, "frame \(index)")
        }
        let whole = try #require(CGImageSourceCopyProperties(source, nil)?["{PNG}"] as? [String: Any])
        #expect(whole[kCGImagePropertyAPNGLoopCount as String] as? Int == 3)
        let second = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?["{PNG}"] as? [String: Any])
        #expect(second[kCGImagePropertyAPNGDelayTime as String] as? Double == 0.1)
        #expect(second[kCGImagePropertyAPNGUnclampedDelayTime as String] as? Double == 0.005)
        // A still one has one image and no times.
        let still = PNGBuilder(width: 1, height: 1, depth: 8, color: 0, rows: [[9]])
        #expect(CGImageSourceGetCount(try self.source(still.data)) == 1)
    }

    @Test func pngInEveryColorType() throws {
        let gray1 = PNGBuilder(width: 8, height: 1, depth: 1, color: 0, rows: [[0b1010_0001]])
        #expect(try pixels(gray1.data) == [1, 0, 1, 0, 0, 0, 0, 1].map { $0 == 1 ? 0xFFFF_FFFF : 0xFF00_0000 })
        let gray16 = PNGBuilder(width: 2, height: 1, depth: 16, color: 0, rows: [[0x80, 0x80, 0xFF, 0xFF]])
        #expect(try pixels(gray16.data) == [0xFF80_8080, 0xFFFF_FFFF])
        let rgb = PNGBuilder(width: 2, height: 1, depth: 8, color: 2, rows: [[1, 2, 3, 250, 251, 252]])
        #expect(try pixels(rgb.data) == [0xFF01_0203, 0xFFFA_FBFC])
        let palette = PNGBuilder(
            width: 4, height: 1, depth: 2, color: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9],
            transparency: [255, 0], rows: [[0b00_01_10_11]])
        #expect(try pixels(palette.data) == [0xFFFF_0000, 0, 0xFF00_00FF, 0xFF09_0909])
        let grayAlpha = PNGBuilder(width: 1, height: 1, depth: 8, color: 4, rows: [[200, 128]])
        #expect(try pixels(grayAlpha.data) == [0x8064_6464])
        let rgba = PNGBuilder(width: 2, height: 1, depth: 8, color: 6, rows: [[255, 128, 0, 51, 7, 8, 9, 0]])
        // 255, 128, 0 times 51/255 is 51, 25.6, 0.
        #expect(try pixels(rgba.data) == [0x3333_1A00, 0])
    }

    @Test func pngPropertiesAreTheFiles() throws {
        let file = PNGBuilder(
            width: 2, height: 1, depth: 16, color: 6, extra: [("pHYs", [0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1])],
            rows: [[UInt8](repeating: 255, count: 16)])
        let image = try source(file.data)
        #expect(CGImageSourceGetType(image) == "public.png")
        #expect(CGImageSourceGetCount(image) == 1)
        #expect(CGImageSourceGetStatus(image) == .statusComplete)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(image, 0, nil) as? [String: Any])
        #expect(properties["PixelWidth"] as? Int == 2 && properties["PixelHeight"] as? Int == 1)
        #expect(properties["Depth"] as? Int == 16)
        #expect(properties["HasAlpha"] as? Bool == true)
        #expect(properties["ColorModel"] as? String == "RGB")
        // 2835 pixels a metre are 72 an inch.
        #expect(properties["DPIWidth"] as? Double == 72)
    }

    @Test func truncatedPNGKeepsWhatArrived() throws {
        let rows = (0..<40).map { _ in [UInt8](repeating: 200, count: 40 * 3) }
        let file = PNGBuilder(width: 40, height: 40, depth: 8, color: 2, rows: rows).data
        let found = try pixels(file.prefix(file.count / 2))
        #expect(found.first == 0xFFC8_C8C8)
        #expect(found.last == 0)
        #expect(CGImageSourceGetCount(try source(file.prefix(20))) == 0)
    }

    // MARK: Other programs' files

    @Test func webPFromChromium() throws {
        #expect(try pixels(ImageVectors.webP) == ImageVectors.colors)
        #expect(CGImageSourceGetType(try source(ImageVectors.webP)) == "org.webmproject.webp")
    }

    @Test func jpegFromChromium() throws {
        let found = try pixels(ImageVectors.jpeg)
        // Colour is stored at half the resolution, brightness is not: compare luma.
        func luma(_ p: UInt32) -> Double {
            0.299 * Double(p >> 16 & 255) + 0.587 * Double(p >> 8 & 255) + 0.114 * Double(p & 255)
        }
        try #require(found.count == 8)
        for (a, b) in zip(found, ImageVectors.colors) { #expect(abs(luma(a) - luma(b)) < 60) }
        #expect(found.allSatisfy { $0 >> 24 == 255 })
        #expect(CGImageSourceCreateImageAtIndex(try source(ImageVectors.jpeg), 0, nil)?.alphaInfo == .noneSkipLast)
    }

    // MARK: GIF

    private static let animation = GIFBuilder(
        width: 3, height: 2, palette: [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255], loops: 0,
        frames: [
            .init(width: 3, height: 2, pixels: [1, 1, 1, 2, 2, 2], delay: 5),
            .init(x: 1, width: 1, height: 2, pixels: [3, 3], delay: 0, disposal: 2),
            .init(x: 2, width: 1, height: 1, pixels: [3], delay: 20, disposal: 3),
            .init(width: 3, height: 1, pixels: [0, 3, 3], transparent: 0),
        ])

    @Test func gifFramesCompose() throws {
        let (r, g, b): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
        let file = Self.animation.data
        #expect(CGImageSourceGetCount(try source(file)) == 4)
        let wanted: [[UInt32]] = [
            [r, r, r, g, g, g], [r, b, r, g, b, g],
            // The second frame is cleared before the third.
            [r, 0, b, g, 0, g],
            // The third is taken back; index 0 lets the first row through at the left.
            [r, b, b, g, 0, g],
        ]
        let gif = try source(file)
        // Any order gives the same frames.
        for i in [3, 0, 2, 1, 1, 3] {
            #expect(words(CGImageSourceCreateImageAtIndex(gif, i, nil)) == wanted[i], "frame \(i)")
        }
    }

    @Test func gifTimesAndLoops() throws {
        let gif = try source(Self.animation.data)
        func delays(_ index: Int) throws -> (Double?, Double?) {
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(gif, index, nil) as? [String: Any])
            let own = properties[kCGImagePropertyGIFDictionary as String] as? [String: Any]
            return (own?["DelayTime"] as? Double, own?["UnclampedDelayTime"] as? Double)
        }
        #expect(try delays(0) == (0.05, 0.05))
        #expect(try delays(1) == (0.1, 0))
        let file = try #require(CGImageSourceCopyProperties(gif, nil) as? [String: Any])
        #expect((file["{GIF}"] as? [String: Any])?["LoopCount"] as? Int == 0)
    }

    // MARK: Orientation and thumbnails

    /// The JPEG with an Exif block that says orientation and maker, big endian as cameras write it.
    private func oriented(_ value: UInt8) -> Data {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2, 0x01, 0x0F, 0, 2, 0, 0, 0, 4, 0x41, 0x42, 0x43, 0, 0x01, 0x12, 0, 3,
            0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0,
        ]
        let length = 2 + 6 + tiff.count
        let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + Array("Exif\0\0".utf8) + tiff
        return ImageVectors.jpeg.prefix(2) + Data(segment) + ImageVectors.jpeg.dropFirst(2)
    }

    @Test func exifIsRead() throws {
        let properties = try #require(
            CGImageSourceCopyPropertiesAtIndex(try source(oriented(6)), 0, nil) as? [String: Any])
        #expect(properties["Orientation"] as? Int == 6)
        #expect((properties["{TIFF}"] as? [String: Any])?["Make"] as? String == "ABC")
    }

    /// TIFF 6.0's table of orientations: where pixel (column, row) of a stored w x h image is shown.
    @Test(arguments: 1...8)
    func thumbnailsAreTurnedUpright(_ value: Int) throws {
        let image = try source(oriented(UInt8(value)))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 4,
        ]
        let turned = try #require(CGImageSourceCreateThumbnailAtIndex(image, 0, options as CFDictionary))
        let stored = try pixels(ImageVectors.jpeg)
        let (w, h) = (4, 2)
        #expect(turned.width == (value < 5 ? w : h) && turned.height == (value < 5 ? h : w))
        let shown = words(turned)
        for row in 0..<h {
            for column in 0..<w {
                let (x, y) =
                    switch value {
                    case 1: (column, row)
                    case 2: (w - 1 - column, row)
                    case 3: (w - 1 - column, h - 1 - row)
                    case 4: (column, h - 1 - row)
                    case 5: (row, column)
                    case 6: (h - 1 - row, column)
                    case 7: (h - 1 - row, w - 1 - column)
                    default: (row, w - 1 - column)
                    }
                #expect(shown[y * turned.width + x] == stored[row * w + column], "pixel \(column), \(row)")
            }
        }
    }

    @Test func thumbnailsKeepProportions() throws {
        let rows = (0..<300).map { _ in [UInt8](repeating: 90, count: 900) }
        let image = try source(
            PNGBuilder(width: 900, height: 60, depth: 8, color: 0, rows: Array(rows.prefix(60))).data)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(100),
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(image, 0, options as CFDictionary))
        #expect(small.width == 100 && small.height == 7)
        #expect(words(small).allSatisfy { $0 == 0xFF5A_5A5A })
        #expect(CGImageSourceCreateThumbnailAtIndex(image, 0, nil) == nil)
    }

    // MARK: Not images

    @Test func nonsenseHasNoImages() throws {
        for bytes in [
            Data(), Data([1, 2, 3]), Data("hello, this is no image at all".utf8), Data(repeating: 0xFF, count: 99),
        ] {
            let image = try source(bytes)
            #expect(CGImageSourceGetCount(image) == 0)
            #expect(CGImageSourceGetType(image) == nil)
            #expect(CGImageSourceCreateImageAtIndex(image, 0, nil) == nil)
            #expect(CGImageSourceCopyPropertiesAtIndex(image, 0, nil) == nil)
        }
    }

    @Test func incrementalSourcesGrow() {
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, NSData(data: ImageVectors.webP.prefix(10)), false)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, NSData(data: ImageVectors.webP), true)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
    }
}
