// SPDX-License-Identifier: MIT
import Accelerate
import CoreGraphics
import Testing

struct ImageTests {
    private func filled(_ width: Int, _ height: Int) throws -> vImage_Buffer {
        let buffer = try vImage_Buffer(width: width, height: height, bitsPerPixel: 32)
        for y in 0..<height {
            for x in 0..<width * 4 {
                (buffer.data + y * buffer.rowBytes).storeBytes(
                    of: UInt8((x * 37 + y * 101) % 256), toByteOffset: x, as: UInt8.self)
            }
        }
        return buffer
    }
    private func byte(_ buffer: vImage_Buffer, _ x: Int, _ y: Int) -> Int {
        Int((buffer.data + y * buffer.rowBytes).load(fromByteOffset: x, as: UInt8.self))
    }

    @Test("a box's blur is the mean of the neighbours, with edges extended, whatever the box")
    func box() throws {
        var (source, result) = (try filled(9, 7), try vImage_Buffer(width: 9, height: 7, bitsPerPixel: 32))
        defer {
            source.free()
            result.free()
        }
        for (width, height) in [(1, 1), (3, 3), (5, 1), (7, 5)] {
            #expect(
                vImageBoxConvolve_ARGB8888(
                    &source, &result, nil, 0, 0, UInt32(height), UInt32(width), nil, vImage_Flags(kvImageEdgeExtend))
                    == 0)
            for y in 0..<7 {
                for x in 0..<36 {
                    var sum = 0
                    for v in -(height / 2)...(height / 2) {
                        for u in -(width / 2)...(width / 2) {
                            sum += byte(source, min(max(x / 4 + u, 0), 8) * 4 + x % 4, min(max(y + v, 0), 6))
                        }
                    }
                    let area = width * height
                    #expect(byte(result, x, y) == (sum + area / 2) / area)
                }
            }
        }
        #expect(vImageBoxConvolve_ARGB8888(&source, &result, nil, 0, 0, 2, 3, nil, 0) == kvImageInvalidKernelSize)
    }

    @Test("reflections, turns, channels and colours")
    func pixels() throws {
        var (source, result) = (try filled(3, 3), try vImage_Buffer(width: 3, height: 3, bitsPerPixel: 32))
        defer {
            source.free()
            result.free()
        }
        vImageHorizontalReflect_ARGB8888(&source, &result, 0)
        #expect(byte(result, 1, 2) == byte(source, 9, 2))
        let back: [UInt8] = [0, 0, 0, 0]
        vImageRotate90_ARGB8888(&source, &result, UInt8(kRotate90DegreesClockwise), back, 0)
        // What was at the left of the lowest row is now at the left of the highest.
        #expect(byte(result, 0, 0) == byte(source, 0, 2))
        vImagePermuteChannels_ARGB8888(&source, &result, [3, 2, 1, 0], 0)
        #expect(byte(result, 0, 1) == byte(source, 3, 1))
        vImageMatrixMultiply_ARGB8888(
            &source, &result, [256, 0, 0, 0, 0, 128, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0], 256, nil, nil, 0)
        #expect(byte(result, 0, 0) == byte(source, 0, 0) && byte(result, 1, 0) == (byte(source, 1, 0) + 1) / 2)
        #expect(byte(result, 3, 0) == 0)
    }

    @Test("a picture comes into a buffer and out of it unchanged")
    func pictures() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGBitmapInfo(
            rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: info.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        let image = try #require(context.makeImage())
        var format = try #require(
            vImage_CGImageFormat(bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: space, bitmapInfo: info))
        var buffer = vImage_Buffer()
        #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, image, 0) == 0)
        defer { buffer.free() }
        #expect((0..<4).map { byte(buffer, $0, 1) } == [0, 0, 255, 255] && byte(buffer, 3 * 4 + 3, 1) == 0)
        let again = try buffer.createCGImage(format: format)
        #expect(again.width == 4 && again.height == 4)
    }

    @Test("half floats become floats and back, by the bit patterns of IEEE 754")
    func halves() throws {
        var source = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
        var floats = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        defer {
            source.free()
            floats.free()
        }
        let patterns: [UInt16] = [0x3C00, 0xC000, 0x7BFF, 0x3555, 0x0001, 0x0000]
        for (i, bits) in patterns.enumerated() {
            source.data.storeBytes(of: bits, toByteOffset: i / 3 * source.rowBytes + i % 3 * 2, as: UInt16.self)
        }
        #expect(vImageConvert_Planar16FtoPlanarF(&source, &floats, 0) == kvImageNoError)
        let values = (0..<6).map { i in
            floats.data.load(fromByteOffset: i / 3 * floats.rowBytes + i % 3 * 4, as: Float.self)
        }
        #expect(values == [1, -2, 65504, 0.333251953125, 0x1p-24, 0])
        #expect(vImageConvert_PlanarFtoPlanar16F(&floats, &source, 0) == kvImageNoError)
        let back = (0..<6).map { i in
            source.data.load(fromByteOffset: i / 3 * source.rowBytes + i % 3 * 2, as: UInt16.self)
        }
        #expect(back == patterns)
        var wide = try vImage_Buffer(width: 4, height: 2, bitsPerPixel: 32)
        defer { wide.free() }
        #expect(vImageConvert_Planar16FtoPlanarF(&source, &wide, 0) == kvImageRoiLargerThanInputBuffer)
    }
}
