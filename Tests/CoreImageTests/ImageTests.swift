// SPDX-License-Identifier: MIT
import CoreImage
import Foundation
import Testing

/// What the documents of CIImage and CIContext say.
@Suite struct ImageTests {
    @Test func colorsHaveNoBounds() {
        #expect(CIImage(color: .red).extent.isInfinite)
        #expect(CIImage.empty().extent.isNull)
        #expect(
            CIImage(color: .red).cropped(to: CGRect(x: 1, y: 2, width: 3, height: 4)).extent
                == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CIImage(color: .red).clampedToExtent().extent.isInfinite)
    }

    @Test func everyByteSurvivesRendering() throws {
        var bytes: [UInt8] = []
        for i in 0..<256 { bytes += [UInt8(i), UInt8(255 - i), UInt8((i * 7) % 256), 255] }
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: 64, size: CGSize(width: 16, height: 16), format: .RGBA8,
            colorSpace: space)
        var result = [UInt8](repeating: 0, count: 1024)
        CIContext().render(
            image, toBitmap: &result, rowBytes: 64, bounds: image.extent, format: .RGBA8, colorSpace: space)
        #expect(result == bytes)
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(picture.width == 16 && picture.bitsPerComponent == 8 && picture.alphaInfo == .premultipliedLast)
        let again = CIImage(cgImage: picture)
        CIContext().render(
            again, toBitmap: &result, rowBytes: 64, bounds: image.extent, format: .RGBA8, colorSpace: space)
        #expect(result == bytes)
    }

    /// The working space is linear: half the code is a fifth of the light.
    @Test func workingSpaceIsLinear() {
        let gray = CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5))
        #expect(abs(Double(value(gray, 0, 0).x) - light(0.5)) < 1e-5)
        let unmanaged = values(gray, CGRect(x: 0, y: 0, width: 1, height: 1), [.workingColorSpace: NSNull()])
        #expect(unmanaged[0].x == 0.5)
    }

    @Test func rectanglesWithoutPixelsGiveNothing() {
        let context = CIContext()
        #expect(context.createCGImage(.red, from: .infinite) == nil)
        #expect(context.createCGImage(.red, from: .null) == nil)
        #expect(context.createCGImage(.red, from: .zero) == nil)
    }

    /// Exif 2.3, table of orientations: where the stored lower left and upper left pixel come to lie. The picture is 2 wide
    /// and 3 high; y counts up.
    @Test(arguments: [
        (1, 0, 0, 0, 2, 2, 3), (2, 1, 0, 1, 2, 2, 3), (3, 1, 2, 1, 0, 2, 3), (4, 0, 2, 0, 0, 2, 3),
        (5, 2, 1, 0, 1, 3, 2), (6, 0, 1, 2, 1, 3, 2), (7, 0, 0, 2, 0, 3, 2), (8, 2, 0, 0, 0, 3, 2),
    ])
    func orientations(_ n: Int, _ lowX: Int, _ lowY: Int, _ highX: Int, _ highY: Int, _ w: Int, _ h: Int) {
        let image = picture(2, 3) { x, y in SIMD4(x == 0 && y == 0 ? 1 : 0, x == 0 && y == 2 ? 1 : 0, 0, 1) }
        let turned = image.oriented(forExifOrientation: Int32(n))
        #expect(turned.extent == CGRect(x: 0, y: 0, width: w, height: h))
        #expect(isClose(value(turned, lowX, lowY), SIMD4(1, 0, 0, 1)))
        #expect(isClose(value(turned, highX, highY), SIMD4(0, 1, 0, 1)))
    }

    @Test func transformsMoveTheExtent() {
        let image = plain(1, 0, 0)
        #expect(
            image.transformed(by: CGAffineTransform(translationX: 3, y: -2)).extent
                == CGRect(x: 3, y: -2, width: 4, height: 4))
        #expect(
            image.transformed(by: CGAffineTransform(scaleX: 2.5, y: 2)).extent
                == CGRect(x: 0, y: 0, width: 10, height: 8))
        let large = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        #expect(isClose(value(large, 8, 8), SIMD4(1, 0, 0, 1)))
    }

    @Test func clampingRepeatsTheEdge() {
        let image = picture(3, 2) { x, y in SIMD4(Float(x), Float(y), 0, 1) }.clampedToExtent()
        #expect(value(image, -5, 9) == SIMD4(0, 1, 0, 1))
        #expect(value(image, 100, -1) == SIMD4(2, 0, 0, 1))
        #expect(value(image, 1, 1) == SIMD4(1, 1, 0, 1))
    }

    /// Porter and Duff's over.
    @Test func compositing() {
        let result = plain(1, 0, 0, 0.25).composited(over: plain(0, 1, 0, 0.5))
        #expect(isClose(value(result, 1, 1), SIMD4(0.25, 0.375, 0, 0.625)))
    }

    @Test func alpha() {
        #expect(isClose(value(plain(1, 0.5, 0, 0.5).unpremultiplyingAlpha(), 0, 0), SIMD4(1, 0.5, 0, 0.5)))
        let opaque = plain(1, 0.5, 0, 0.5).settingAlphaOne(in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(opaque.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(isClose(value(opaque, 0, 0), SIMD4(0.5, 0.25, 0, 1)))
    }

    @Test func filesHoldThePicture() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let image = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6)).cropped(
            to: CGRect(x: 5, y: 5, width: 8, height: 6))
        let png = try #require(CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
        let read = try #require(CIImage(data: png))
        #expect(read.extent == CGRect(x: 0, y: 0, width: 8, height: 6))
        #expect(abs(code(Double(value(read, 3, 3).y)) - 0.4) < 0.002)
        let jpeg = try #require(CIContext().jpegRepresentation(of: image, colorSpace: space))
        #expect(try #require(CIImage(data: jpeg)).extent.size == CGSize(width: 8, height: 6))
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func vectorsAndColors() {
        #expect(CIVector(x: 1, y: 2.5).stringRepresentation == "[1 2.5]")
        #expect(CIVector(string: "[1 2 3]").count == 3)
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).w == 4)
        #expect(CIVector(x: 1).y == 0)
        #expect(CIVector(x: 1, y: 2) == CIVector(cgPoint: CGPoint(x: 1, y: 2)))
        #expect(CIColor(string: "0.5 0.6 0.7").alpha == 1)
        #expect(CIColor(red: 0.5, green: 0, blue: 1).stringRepresentation == "0.5 0 1 1")
        #expect(CIColor(cgColor: CGColor(gray: 1, alpha: 0.5)).blue == 1)
    }
}
