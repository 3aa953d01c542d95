// SPDX-License-Identifier: MIT
import CImageCodecs
import CRaster
import CoreGraphics

/// Pixels to files.
package enum ImageEncoder {
    /// `dpi` 0 writes no resolution.
    package static func png(_ pixels: PixelBuffer, isOpaque: Bool, dpi: Double = 0, exif: Data? = nil) -> Data? {
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
        return take(result).map { file in exif.map { PNGChunks.adding("eXIf", $0, to: file) } ?? file }
    }

    /// Transparency becomes `background`. `quality` 0 to 1; `exif` as `ExifWriter` makes it.
    package static func jpeg(
        _ pixels: PixelBuffer, quality: Double, exif: Data? = nil, background: CGColor = .white
    ) -> Data? {
        guard pixels.width > 0, pixels.height > 0, pixels.width <= 65500, pixels.height <= 65500 else { return nil }
        let flat = flattened(pixels, background)
        var result = codec_bytes()
        let done = (exif ?? Data()).withUnsafeBytes { block in
            codec_jpeg_encode(
                flat.bytes, flat.bytesPerRow, UInt32(flat.width), UInt32(flat.height), 4,
                Int32((1 + unit(quality) * 99).rounded()), block.bindMemory(to: UInt8.self).baseAddress, block.count,
                &result)
        }
        return done == 1 ? take(result) : nil
    }

    /// nil, and a report, where libheif or an encoder for it is not installed. `quality` 0 to 1.
    package static func heic(
        _ pixels: PixelBuffer, isOpaque: Bool, quality: Double, orientation: CGImagePropertyOrientation = .up,
        exif: Data? = nil
    ) -> Data? {
        guard codec_heif_can_encode() != 0 else {
            Unsupported.report("HEIC images without libheif's encoder")
            return nil
        }
        guard pixels.width > 0, pixels.height > 0, pixels.width <= 16384, pixels.height <= 16384 else { return nil }
        let channels = isOpaque ? 3 : 4
        let stride = pixels.width * channels
        let format = raster_format(
            bytes: Int32(channels), kind: 0, r: 0, g: 1, b: 2, a: 3, alpha: isOpaque ? 0 : 2)
        var rows = [UInt8](repeating: 0, count: stride * pixels.height)
        raster_export(pixels.bytes, pixels.bytesPerRow, format, &rows, stride, pixels.width, pixels.height, nil, nil)
        var result = codec_bytes()
        let done = (exif ?? Data()).withUnsafeBytes { block in
            codec_heif_encode(
                rows, stride, UInt32(pixels.width), UInt32(pixels.height), Int32(channels),
                Int32((unit(quality) * 100).rounded()), Int32(orientation.rawValue),
                block.bindMemory(to: UInt8.self).baseAddress, block.count, &result)
        }
        return done == 1 ? take(result) : nil
    }

    private static func unit(_ quality: Double) -> Double { quality.isNaN ? 0.75 : max(0, min(1, quality)) }

    private static func flattened(_ pixels: PixelBuffer, _ background: CGColor) -> PixelBuffer {
        let flat = PixelBuffer(width: pixels.width, height: pixels.height)
        let context = CGContext(buffer: flat, scale: 1, opaque: true)
        let bounds = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        context.setFillColor(background)
        context.fill(bounds)
        context.draw(pixels: pixels, transform: .identity, in: bounds)
        context.flush()
        return flat
    }

    private static func take(_ result: codec_bytes) -> Data? {
        guard let bytes = result.bytes else { return nil }
        defer { codec_free(bytes) }
        return Data(bytes: bytes, count: result.count)
    }

    /// A block that says nothing but how the pixels have to be turned; nil for upright ones.
    package static func exif(_ orientation: CGImagePropertyOrientation) -> Data? {
        ExifWriter([:], orientation: orientation).data
    }
}

/// Chunks of PNG files (PNG, chapter 5).
enum PNGChunks {
    /// The file with a chunk more behind its header.
    static func adding(_ name: String, _ content: Data, to file: Data) -> Data {
        let header = 8 + 25
        guard file.count > header, content.count < Int32.max else { return file }
        let body = Data(name.utf8) + content
        return file.prefix(header) + number(UInt32(content.count)) + body + number(checksum(body))
            + file.dropFirst(header)
    }

    /// The file without the chunks that are named by their type and content.
    static func removing(_ file: Data, _ leaves: (String, Data) -> Bool) -> Data? {
        var result = file.prefix(8)
        var position = 8
        while position + 12 <= file.count {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard position + 12 + length <= file.count else { return nil }
            let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
            let content = file.subdata(in: position + 8..<position + 8 + length)
            if !leaves(name, content) { result += file[position..<position + 12 + length] }
            position += 12 + length
        }
        return result
    }

    private static func number(_ value: UInt32) -> Data { Data([24, 16, 8, 0].map { UInt8(value >> $0 & 255) }) }

    /// Annex D: the cyclic redundancy code of ISO 3309.
    private static func checksum(_ bytes: Data) -> UInt32 {
        ~bytes.reduce(UInt32.max) { code, byte in
            (0..<8).reduce(code ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
    }
}
