// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

@Suite struct ImageDestinationTests {
    private func random(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool = false) -> CGImage {
        var source = SeededNumbers(seed: seed)
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &source)
                func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &source) }
                buffer.row(y)[x] = alpha << 24 | channel() << 16 | channel() << 8 | channel()
            }
        }
        return CGImage(pixels: buffer, isOpaque: opaque)
    }

    private func write(_ type: CFString, _ images: [(CGImage, CFDictionary?)], _ file: CFDictionary? = nil) throws
        -> Data
    {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type, images.count, nil))
        CGImageDestinationSetProperties(destination, file)
        for (image, properties) in images { CGImageDestinationAddImage(destination, image, properties) }
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        return data as Data
    }

    @Test func pngKeepsEveryVisiblePixel() throws {
        for opaque in [true, false] {
            let image = random(37, 23, seed: 50, opaque: opaque)
            let file = try write("public.png", [(image, nil)])
            let source = try #require(CGImageSourceCreateWithData(NSData(data: file), nil))
            let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(again.alphaInfo == (opaque ? .noneSkipLast : .premultipliedLast))
            for (a, b) in zip(words(image), words(again)) {
                // Un- and premultiplying rounds twice; both to nearest, so a byte is off by at most one.
                for shift: UInt32 in [0, 8, 16] { #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 1) }
                #expect(a >> 24 == b >> 24)
            }
        }
    }

    @Test func jpegQualityTradesSizeForError() throws {
        let image = random(64, 64, seed: 51, opaque: true)
        func encode(_ quality: Double) throws -> (Int, Int) {
            let options: [CFString: Any] = [kCGImageDestinationLossyCompressionQuality: quality]
            let file = try write("public.jpeg", [(image, options as CFDictionary)])
            let source = try #require(CGImageSourceCreateWithData(NSData(data: file), nil))
            let again = words(CGImageSourceCreateImageAtIndex(source, 0, nil))
            let error = zip(words(image), again).reduce(0) { $0 + abs(Int($1.0 >> 8 & 255) - Int($1.1 >> 8 & 255)) }
            return (file.count, error)
        }
        let (small, coarse) = try encode(0.1)
        let (large, fine) = try encode(1)
        #expect(small < large / 3)
        #expect(fine * 5 < coarse)
    }

    @Test func jpegOrientationIsWritten() throws {
        let options: [CFString: Any] = [kCGImagePropertyOrientation: 6]
        let file = try write("public.jpeg", [(random(8, 8, seed: 52, opaque: true), options as CFDictionary)])
        let source = try #require(CGImageSourceCreateWithData(NSData(data: file), nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(properties?["Orientation"] as? Int == 6)
    }

    @Test func gifAnimationsComeBack() throws {
        func plain(_ color: UInt32) -> CGImage {
            let buffer = PixelBuffer(width: 5, height: 3)
            for y in 0..<3 { for x in 0..<5 { buffer.row(y)[x] = x == 0 ? 0 : color } }
            return CGImage(pixels: buffer)
        }
        let frame = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.25]] as [CFString: Any]
        let file = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 3]] as [CFString: Any]
        let colors: [UInt32] = [0xFFFF_0000, 0xFF12_3456]
        let data = try write(
            "com.compuserve.gif", colors.map { (plain($0), frame as CFDictionary) }, file as CFDictionary)
        let source = try #require(CGImageSourceCreateWithData(NSData(data: data), nil))
        #expect(CGImageSourceGetCount(source) == 2)
        for (i, color) in colors.enumerated() {
            let found = words(CGImageSourceCreateImageAtIndex(source, i, nil))
            #expect(found == (0..<15).map { $0 % 5 == 0 ? 0 : color })
            let own = (CGImageSourceCopyPropertiesAtIndex(source, i, nil) as? [String: Any])?["{GIF}"] as? [String: Any]
            #expect(own?["DelayTime"] as? Double == 0.25)
        }
        let properties = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        #expect((properties?["{GIF}"] as? [String: Any])?["LoopCount"] as? Int == 3)
    }

    @Test func manyColorsAreQuantizedClosely() throws {
        let buffer = PixelBuffer(width: 64, height: 64)
        for y in 0..<64 {
            for x in 0..<64 { buffer.row(y)[x] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | 128 }
        }
        let data = try write("com.compuserve.gif", [(CGImage(pixels: buffer), nil)])
        let source = try #require(CGImageSourceCreateWithData(NSData(data: data), nil))
        let found = words(CGImageSourceCreateImageAtIndex(source, 0, nil))
        // 4096 colours in a plane, 256 boxes: 4 x 4 colours a box, 16 code values wide.
        for (i, pixel) in found.enumerated() {
            #expect(abs(Int(pixel >> 16 & 255) - i % 64 * 4) <= 16 && abs(Int(pixel >> 8 & 255) - i / 64 * 4) <= 16)
        }
    }

    @Test func unknownFormatsAreRefused() {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "org.webmproject.webp", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 0, nil) == nil)
    }

    @Test func missingImagesFail() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
        CGImageDestinationAddImage(destination, random(2, 2, seed: 1), nil)
        #expect(!CGImageDestinationFinalize(destination))
        #expect(data.length == 0)
    }
}
