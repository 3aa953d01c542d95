// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

/// Images longer than the drawing engine can address draw like their halves.
@Suite struct LongImageTests {
    /// A column of 60,000 pixels: green above, blue below, a red pixel at 50,000.
    private func column() throws -> CGImage {
        let height = 60_000
        var bytes = [UInt8](repeating: 255, count: height * 4)
        for y in 0..<height {
            let color: [UInt8] = y == 50_000 ? [255, 0, 0] : y < height / 2 ? [0, 255, 0] : [0, 0, 255]
            bytes.replaceSubrange(y * 4..<y * 4 + 3, with: color)
        }
        let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
        return try #require(
            CGImage(
                width: 1, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    private func canvas() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 4, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    private func pixel(_ context: CGContext, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { data[y * context.bytesPerRow + $0] }
    }

    @Test func partOfALongImage() throws {
        let context = try canvas()
        // Row 50,000 of the image, counted from the top, is row 30 of the canvas.
        context.draw(try column(), in: CGRect(x: 0, y: 60 + 50_000 - 30 - 60_000, width: 1, height: 60_000))
        #expect(try pixel(context, 29) == [0, 0, 255, 255])
        #expect(try pixel(context, 30) == [255, 0, 0, 255])
        #expect(try pixel(context, 31) == [0, 0, 255, 255])
    }

    @Test func wholeLongImageMadeSmall() throws {
        let context = try canvas()
        context.draw(try column(), in: CGRect(x: 0, y: 0, width: 1, height: 60))
        #expect(try pixel(context, 10) == [0, 255, 0, 255])
        #expect(try pixel(context, 45) == [0, 0, 255, 255])
    }
}
