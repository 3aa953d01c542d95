// SPDX-License-Identifier: MIT
import CRaster
import Foundation

/// How a bitmap's bytes mean pixels: what a client hands to, or asks from, an image or bitmap context.
package struct PixelLayout: @unchecked Sendable {
    // CGBitmapInfo and CGColorSpace are immutable.
    /// Pixels.
    package var width: Int
    /// Pixels, rows.
    package var height: Int
    /// Of one colour or alpha component.
    package var bitsPerComponent: Int
    /// With alpha and what is skipped.
    package var bitsPerPixel: Int
    /// From one row to the next; may be more than the pixels need.
    package var bytesPerRow: Int
    /// Where alpha is and in which order the bytes lie.
    package var bitmapInfo: CGBitmapInfo
    /// nil for masks and alpha-only bitmaps.
    package var colorSpace: CGColorSpace?

    /// Checks nothing; `isReadable` does.
    package init(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo,
        colorSpace: CGColorSpace?
    ) {
        self.width = width
        self.height = height
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        self.bitmapInfo = bitmapInfo
        self.colorSpace = colorSpace
    }

    /// The layout of `PixelBuffer`.
    package init(buffer: PixelBuffer) {
        self.init(
            width: buffer.width, height: buffer.height, bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: buffer.bytesPerRow,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000),
            colorSpace: .deviceRGB)
    }

    /// `none` for bits that mean nothing.
    package var alpha: CGImageAlphaInfo { bitmapInfo.alphaInfo }

    /// Bytes that have to be there; the last row need not be padded. nil when it overflows.
    package var byteCount: Int? {
        guard width > 0, height > 0 else { return 0 }
        let (rowBits, overflow) = width.multipliedReportingOverflow(by: bitsPerPixel)
        let (rows, overflow2) = (height - 1).multipliedReportingOverflow(by: bytesPerRow)
        guard !overflow, !overflow2 else { return nil }
        let (sum, overflow3) = rows.addingReportingOverflow((rowBits + 7) / 8)
        return overflow3 ? nil : sum
    }

    /// Pixels are opaque whatever the bytes say.
    package var isOpaque: Bool {
        switch alpha {
        case .none, .noneSkipLast, .noneSkipFirst: true
        case .premultipliedLast, .premultipliedFirst, .last, .first, .alphaOnly: false
        }
    }

    /// The kernel's description of 8-bit layouts in sRGB or the screen's gray; nil for all others.
    package var byteFormat: raster_format? {
        guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents) else { return nil }
        if alpha == .alphaOnly {
            return bitsPerPixel == 8 ? raster_format(bytes: 1, kind: 2, r: 0, g: 0, b: 0, a: 0, alpha: 1) : nil
        }
        switch colorSpace?.encoding {
        case .rgb(let rgb) where rgb.isSRGB: return rgbByteFormat
        case .gray(.sRGB): return grayByteFormat
        default: return nil
        }
    }

    private var alphaKind: Int32 {
        switch alpha {
        case .premultipliedFirst, .premultipliedLast: 1
        case .first, .last: 2
        case .none, .noneSkipFirst, .noneSkipLast, .alphaOnly: 0
        }
    }

    private var rgbByteFormat: raster_format? {
        if bitsPerPixel == 24 {
            return alpha == .none ? raster_format(bytes: 3, kind: 0, r: 0, g: 1, b: 2, a: 0, alpha: 0) : nil
        }
        guard bitsPerPixel == 32, bitmapInfo.byteOrder != .order16Little else { return nil }
        let alphaFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
        var (r, g, b, a): (Int32, Int32, Int32, Int32) = alphaFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
        if bitmapInfo.byteOrder == .order32Little { (r, g, b, a) = (3 - r, 3 - g, 3 - b, 3 - a) }
        return raster_format(bytes: 4, kind: 0, r: r, g: g, b: b, a: a, alpha: alphaKind)
    }

    private var grayByteFormat: raster_format? {
        switch bitsPerPixel {
        case 8 where alpha == .none: return raster_format(bytes: 1, kind: 1, r: 0, g: 0, b: 0, a: 0, alpha: 0)
        case 16:
            let first = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
            return raster_format(
                bytes: 2, kind: 1, r: first ? 1 : 0, g: 0, b: 0, a: first ? 0 : 1, alpha: alphaKind)
        default: return nil
        }
    }
}
