// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

/// Bitmap contexts in the layouts of the table "Pixel formats supported for bitmap graphics contexts" of Apple's
/// Quartz 2D Programming Guide.
@Suite struct BitmapFormatTests {
    private func context(
        _ bits: Int, _ space: CGColorSpace?, _ info: UInt32, data: UnsafeMutableRawPointer? = nil, rowBytes: Int = 0
    ) -> CGContext? {
        CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: rowBytes, space: space,
            bitmapInfo: info)
    }

    private func bytes(_ context: CGContext?, _ count: Int) -> [UInt8] {
        guard let data = context?.data else { return [] }
        return (0..<count).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }

    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let gray = CGColorSpaceCreateDeviceGray()

    @Test func bytesLieWhereTheInfoSays() {
        // Half transparent (1, 0.5, 0): premultiplied with 0.5 it is 128, 64, 0.
        func first(_ info: UInt32) -> [UInt8] {
            let c = context(8, rgb, info)
            c?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
            c?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            return bytes(c, 4)
        }
        let (big, little) = (CGBitmapInfo.byteOrder32Big.rawValue, CGBitmapInfo.byteOrder32Little.rawValue)
        #expect(first(CGImageAlphaInfo.premultipliedLast.rawValue) == [128, 64, 0, 128])
        #expect(first(CGImageAlphaInfo.premultipliedLast.rawValue | big) == [128, 64, 0, 128])
        #expect(first(CGImageAlphaInfo.premultipliedFirst.rawValue) == [128, 128, 64, 0])
        #expect(first(CGImageAlphaInfo.premultipliedFirst.rawValue | little) == [0, 64, 128, 128])
        #expect(first(CGImageAlphaInfo.premultipliedLast.rawValue | little) == [128, 0, 64, 128])
        // Without alpha it is drawn over black.
        #expect(first(CGImageAlphaInfo.noneSkipLast.rawValue).prefix(3) == [128, 64, 0])
        #expect(first(CGImageAlphaInfo.noneSkipFirst.rawValue | little).prefix(3) == [0, 64, 128])
    }

    @Test func grayAndAlphaOnly() {
        let g = context(8, gray, CGImageAlphaInfo.none.rawValue)
        g?.setFillColor(gray: 0.5, alpha: 1)
        g?.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        // Row 0 in memory is the top one, y = 1.
        #expect(bytes(g, 2) == [128, 0])
        let a = context(8, nil, CGImageAlphaInfo.alphaOnly.rawValue)
        a?.setFillColor(gray: 0, alpha: 0.25)
        a?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(bytes(a, 2) == [64, 64])
    }

    /// Rec. 709 luminance of green is 0.7152 of the light; encoded by sRGB's curve that is 0.8641 (220).
    @Test func coloursInGrayContextsKeepTheirLuminance() {
        let g = context(8, gray, CGImageAlphaInfo.none.rawValue)
        g?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        g?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(bytes(g, 1) == [220])
    }

    @Test func deepAndFloatingFormats() {
        let half =
            CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
            | CGBitmapInfo.byteOrder16Little.rawValue
        let h = context(16, rgb, half)
        h?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        h?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        // IEEE binary16 of 1 is 0x3C00.
        #expect(bytes(h, 8) == [0, 0x3C, 0, 0, 0, 0, 0, 0x3C])
        let float =
            CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue
        let f = context(32, rgb, float)
        f?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        f?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(bytes(f, 4) == [0, 0, 0x80, 0x3F])
    }

    @Test func unsupportedLayoutsAreRefused() {
        #expect(context(8, rgb, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(context(8, rgb, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(context(8, nil, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(context(3, rgb, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        var memory = [UInt8](repeating: 0, count: 16)
        #expect(context(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue, data: &memory, rowBytes: 4) == nil)
        #expect(
            CGContext(
                data: nil, width: 0, height: 5, bitsPerComponent: 8, bytesPerRow: 0, space: rgb,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }

    @Test func clientMemoryIsReadAndWrittenInPlace() {
        for info in [
            CGImageAlphaInfo.premultipliedLast.rawValue,
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        ] {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 16)
            defer { memory.deallocate() }
            memory.initializeMemory(as: UInt8.self, repeating: 255, count: 24)
            let c = context(8, rgb, info, data: memory, rowBytes: 12)
            c?.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            c?.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            // White under half black, without asking for `data`.
            #expect(memory.load(fromByteOffset: 1, as: UInt8.self) == 127)
            // Padding and other pixels stay.
            #expect(memory.load(fromByteOffset: 4, as: UInt8.self) == 255)
            #expect(memory.load(fromByteOffset: 8, as: UInt8.self) == 255)
            // What the client writes is drawn over.
            memory.storeBytes(of: 0xFF00_00FF as UInt32, toByteOffset: 0, as: UInt32.self)
            c?.setBlendMode(.plusLighter)
            c?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            c?.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            #expect(memory.load(as: UInt32.self) == 0xFF00_FFFF)
        }
    }

    @Test func imagesAreSnapshots() throws {
        let c = try #require(context(8, rgb, CGImageAlphaInfo.premultipliedLast.rawValue))
        c.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        c.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(c.makeImage())
        c.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(words(image) == [UInt32](repeating: 0xFFFF_0000, count: 4))
        #expect(image.alphaInfo == .premultipliedLast && image.bitsPerPixel == 32)
        let data = try #require(image.dataProvider?.data)
        #expect([UInt8](Data(referencing: data).prefix(4)) == [255, 0, 0, 255])
    }

    @Test func imagesOfAnyLayoutDecode() throws {
        func image(_ bytes: [UInt8], bits: Int, pixel: Int, _ space: CGColorSpace, _ info: UInt32) -> CGImage? {
            CGDataProvider(data: NSData(data: Data(bytes))).flatMap {
                CGImage(
                    width: 1, height: 1, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: bytes.count,
                    space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: $0, decode: nil,
                    shouldInterpolate: false, intent: .defaultIntent)
            }
        }
        #expect(words(image([10, 20, 30], bits: 8, pixel: 24, rgb, 0)) == [0xFF0A_141E])
        #expect(
            words(image([255, 0, 0, 51], bits: 8, pixel: 32, rgb, CGImageAlphaInfo.last.rawValue)) == [0x3333_0000])
        #expect(
            words(image([0x7C, 0x00], bits: 5, pixel: 16, rgb, CGImageAlphaInfo.noneSkipFirst.rawValue)) == [
                0xFFFF_0000
            ])
        #expect(words(image([0x80, 0x00, 0xFF, 0xFF, 0, 0], bits: 16, pixel: 48, rgb, 0)) == [0xFF80_FF00])
        #expect(
            words(image([0, 0, 255, 0], bits: 8, pixel: 32, CGColorSpaceCreateDeviceCMYK(), 0)) == [0xFFFF_FF00])
        // P3's green is outside sRGB: red and blue clip at 0.
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(words(image([0, 255, 0], bits: 8, pixel: 24, p3, 0)) == [0xFF00_FF00])
        // CSS Color 4: color(display-p3 0.5 0.5 0.5) is sRGB's same gray.
        #expect(words(image([128, 128, 128], bits: 8, pixel: 24, p3, 0)) == [0xFF80_8080])
        // Too few bytes, contradicting numbers.
        #expect(image([1], bits: 8, pixel: 24, rgb, 0) == nil)
        #expect(image([1, 2, 3], bits: 8, pixel: 7, rgb, 0) == nil)
    }
}
