// SPDX-License-Identifier: MIT
import Foundation

public enum CGColorConversionInfoTransformType: UInt32, Sendable {
    case transformFromSpace = 0
    case transformToSpace = 1
    case transformApplySpace = 2
}

/// How pixels lie in a client's memory.
public struct CGColorBufferFormat {
    public var version: UInt32
    public var bitmapInfo: CGBitmapInfo
    public var bitsPerComponent: Int
    public var bitsPerPixel: Int
    public var bytesPerRow: Int

    public init() {
        self.init(version: 0, bitmapInfo: [], bitsPerComponent: 0, bitsPerPixel: 0, bytesPerRow: 0)
    }

    public init(
        version: UInt32, bitmapInfo: CGBitmapInfo, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int
    ) {
        self.version = version
        self.bitmapInfo = bitmapInfo
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
    }

    fileprivate func layout(_ width: Int, _ height: Int, _ space: CGColorSpace) -> PixelLayout {
        PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo, colorSpace: space)
    }
}

/// The way from one colour space to another.
public final class CGColorConversionInfo {
    private let source: CGColorSpace
    private let destination: CGColorSpace

    /// nil when the second is a space one cannot convert into: patterns and indexed ones.
    public init?(src: CGColorSpace, dst: CGColorSpace) {
        guard src.model != .pattern, dst.encoding.fromSRGB(.zero) != nil else { return nil }
        source = src
        destination = dst
    }

    /// `options` choose how colours out of reach are shown; here they are clamped in any case.
    public convenience init?(optionsSrc: CGColorSpace, dst: CGColorSpace, options: CFDictionary?) {
        self.init(src: optionsSrc, dst: dst)
    }

    public static var typeID: CFTypeID { 0x4347_4349 }

    /// Converts a bitmap into another; both must hold the rows their formats say. False for formats that bitmaps do not
    /// have. Values outside of [0, 1] survive between float formats.
    public func convert(
        width: Int, height: Int, to dst_data: UnsafeMutableRawPointer, format dst_format: CGColorBufferFormat,
        from src_data: UnsafeRawPointer, format src_format: CGColorBufferFormat, options: CFDictionary?
    ) -> Bool {
        let from = src_format.layout(width, height, source)
        let to = dst_format.layout(width, height, destination)
        guard from.isReadable, to.isReadable, to.isWritableByComponents else { return false }
        let reader = SampleReader(layout: from, decodeArray: nil)
        for y in 0..<height {
            let line = src_data + y * from.bytesPerRow
            for x in 0..<width {
                let (color, alpha) = reader.color(line, x)
                guard let values = destination.encoding.fromSRGB(color) else { return false }
                to.writePixel(values, alpha, dst_data + y * to.bytesPerRow + x * to.bitsPerPixel / 8)
            }
        }
        return true
    }
}

// NSString constants are immutable, hence safe to share.
extension CGColor {
    nonisolated(unsafe) public static let conversionBlackPointCompensation: CFString =
        "kCGColorConversionBlackPointCompensation"
    nonisolated(unsafe) public static let conversionTRCSize: CFString = "kCGColorConversionTRCSize"
}
