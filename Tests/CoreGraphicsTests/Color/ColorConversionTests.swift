// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreGraphics

/// Profiles and conversions. Truth: ICC.1:2010, ITU-R BT.2100-2 and BT.2408.
@Suite struct ColorConversionTests {
    /// A written profile, read again, is the space.
    @Test(arguments: [
        "kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceAdobeRGB1998", "kCGColorSpaceLinearSRGB",
        "kCGColorSpaceITUR_2020", "kCGColorSpaceGenericGrayGamma2_2",
    ])
    func profilesSayTheSpace(_ name: String) throws {
        let space = try #require(CGColorSpace(name: name as NSString))
        let data = try #require(space.copyICCData())
        #expect(data.length % 4 == 0 && data.length > 128)
        let again = try #require(CGColorSpace(iccData: data))
        #expect(again.model == space.model)
        for level in [0.1, 0.5, 0.9] as [CGFloat] {
            let components = [CGFloat](repeating: level, count: space.numberOfComponents)
            let (a, b) = (space.encoding.toSRGB(components), again.encoding.toSRGB(components))
            #expect(abs(a.x - b.x) < 0.002 && abs(a.y - b.y) < 0.002 && abs(a.z - b.z) < 0.002)
        }
        let primary = space.numberOfComponents == 3 ? [1, 0, 0] : [1] as [CGFloat]
        let (a, b) = (space.encoding.toSRGB(primary), again.encoding.toSRGB(primary))
        #expect(abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01)
    }

    /// BT.2408, table 1: 203 cd/m2 is 58 % of PQ and 75 % of HLG.
    @Test func whiteOfHighDynamicRange() throws {
        let pq = try #require(CGColorSpace(name: CGColorSpace.itur_2100_PQ))
        let hlg = try #require(CGColorSpace(name: CGColorSpace.itur_2100_HLG))
        #expect(pq.isHDR() && hlg.isHDR())
        #expect(abs(pq.encoding.toSRGB([0.58, 0.58, 0.58]).y - 1) < 0.01)
        #expect(abs(hlg.encoding.toSRGB([0.75, 0.75, 0.75]).y - 1) < 0.001)
        for value in [0.1, 0.4, 0.58, 0.9] {
            for transfer in [TransferFunction.pq, .hlg] {
                #expect(abs(transfer.fromLinear(transfer.toLinear(value)) - value) < 1e-9)
            }
        }
    }

    @Test func pixelsAreConverted() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let wide = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let info = try #require(CGColorConversionInfo(src: p3, dst: wide))
        let source = CGColorBufferFormat(
            version: 0, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), bitsPerComponent: 8,
            bitsPerPixel: 32, bytesPerRow: 8)
        let target = CGColorBufferFormat(
            version: 0,
            bitmapInfo: [
                .floatComponents, .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            ], bitsPerComponent: 32, bitsPerPixel: 128, bytesPerRow: 32)
        var pixels: [UInt8] = [255, 0, 0, 255, 128, 128, 128, 51]
        var result = [Float](repeating: 0, count: 8)
        #expect(
            info.convert(width: 2, height: 1, to: &result, format: target, from: &pixels, format: source, options: nil))
        // P3's red lies outside of sRGB: more than one, less than nothing.
        #expect(result[0] > 1.05 && result[1] < -0.1 && result[3] == 1)
        #expect(abs(result[4] - 128 / 255) < 0.001 && abs(result[7] - 0.2) < 0.001)
    }

    @Test func spacesAreWrittenAndRead() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let list = try #require(space.copyPropertyList())
        #expect(CGColorSpace(propertyListPlist: list) == space)
        let indexed = try #require(CGColorSpace(indexedBaseSpace: space, last: 1, colorTable: [1, 2, 3, 4, 5, 6]))
        #expect(indexed.colorTable == [1, 2, 3, 4, 5, 6])
        #expect(space.colorTable == nil)
    }

    @Test func providersReadFromClients() throws {
        let bytes: [UInt8] = [1, 2, 3, 4, 5]
        final class Source {
            var left: [UInt8] = [1, 2, 3, 4, 5]
            var isReleased = false
        }
        let source = Source()
        var callbacks = CGDataProviderSequentialCallbacks(
            version: 0,
            getBytes: { info, buffer, count in
                guard let info else { return 0 }
                let source = Unmanaged<Source>.fromOpaque(info).takeUnretainedValue()
                let part = source.left.prefix(min(count, 2))
                buffer.copyMemory(from: Array(part), byteCount: part.count)
                source.left.removeFirst(part.count)
                return part.count
            }, skipForward: nil, rewind: nil,
            releaseInfo: { info in
                info.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue().isReleased = true }
            })
        var provider = CGDataProvider(
            sequentialInfo: Unmanaged.passUnretained(source).toOpaque(), callbacks: &callbacks)
        #expect(provider?.data.map { [UInt8]($0 as Data) } == bytes)
        provider = nil
        #expect(source.isReleased)
        var direct = CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: nil, releaseBytePointer: nil,
            getBytesAtPosition: { _, buffer, position, count in
                for index in 0..<count {
                    buffer.storeBytes(of: UInt8(Int(position) + index), toByteOffset: index, as: UInt8.self)
                }
                return count
            }, releaseInfo: nil)
        let numbers = CGDataProvider(directInfo: nil, size: 4, callbacks: &direct)
        #expect(numbers?.data.map { [UInt8]($0 as Data) } == [0, 1, 2, 3])
    }
}
