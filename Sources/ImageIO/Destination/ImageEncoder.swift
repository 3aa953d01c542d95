// SPDX-License-Identifier: MIT
import CImageCodecs
import CRaster
import CoreGraphics

/// Pixels to files.
package enum ImageEncoder {
    /// `dpi` 0 writes no resolution.
    package static func png(_ pixels: PixelBuffer, isOpaque: Bool, dpi: Double = 0) -> Data? {
        let channels = isOpaque ? 3 : 4
        let stride = pixels.width * channels
        let format = raster_format(
            bytes: Int32(channels), kind: 0, r: 0, g: 1, b: 2, a: 3, alpha: isOpaque ? 0 : 2)
        var rows = [UInt8](repeating: 0, count: max(1, stride * pixels.height))
        raster_export(
            pixels.bytes, pixels.bytesPerRow, format, &rows, stride, pixels.width, pixels.height, nil, nil)
        var result = codec_bytes()
        guard pixels.width > 0, pixels.height > 0,
            codec_png_encode(
                rows, stride, UInt32(pixels.width), UInt32(pixels.height), Int32(channels), dpi, &result) == 1
        else { return nil }
        return take(result)
    }

    /// Transparency becomes white. `quality` 0 to 1.
    package static func jpeg(
        _ pixels: PixelBuffer, quality: Double, orientation: CGImagePropertyOrientation = .up
    ) -> Data? {
        guard pixels.width > 0, pixels.height > 0, pixels.width <= 65500, pixels.height <= 65500 else { return nil }
        let flat = PixelBuffer(width: pixels.width, height: pixels.height)
        let context = CGContext(buffer: flat, scale: 1, opaque: true)
        let bounds = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        context.setFillColor(.white)
        context.fill(bounds)
        context.draw(pixels: pixels, transform: .identity, in: bounds)
        context.flush()
        let scale = quality.isNaN ? 0.75 : max(0, min(1, quality))
        let exif = orientation == .up ? Data() : exifBlock(orientation)
        var result = codec_bytes()
        let done = exif.withUnsafeBytes { block in
            codec_jpeg_encode(
                flat.bytes, flat.bytesPerRow, UInt32(flat.width), UInt32(flat.height), 4,
                Int32((1 + scale * 99).rounded()), block.bindMemory(to: UInt8.self).baseAddress, block.count, &result)
        }
        return done == 1 ? take(result) : nil
    }

    private static func take(_ result: codec_bytes) -> Data? {
        guard let bytes = result.bytes else { return nil }
        defer { codec_free(bytes) }
        return Data(bytes: bytes, count: result.count)
    }

    /// A TIFF structure with one entry: tag 0x0112, SHORT, one value.
    private static func exifBlock(_ orientation: CGImagePropertyOrientation) -> Data {
        Data([
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0,
            0, 0, 0, 0,
        ])
    }
}
