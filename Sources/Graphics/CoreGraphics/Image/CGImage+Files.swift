// SPDX-License-Identifier: MIT
import CImageCodecs
import CRaster
import Foundation

extension CGImage {
    /// nil when the provider holds no PNG.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.contents, let info = FileHeader.read(data, codec_png_info) else { return nil }
        self.init(layout: info.layout, sourceType: "public.png") {
            info.pixels(straightAlpha: info.hasAlpha) { bytes, count, buffer in
                codec_png_decode(
                    bytes, count, buffer.baseAddress.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow,
                    UInt32(buffer.width), UInt32(buffer.height))
            }
        }
    }

    /// nil when the provider holds no JPEG.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.contents, let info = FileHeader.read(data, codec_jpeg_info) else { return nil }
        self.init(layout: info.layout, sourceType: "public.jpeg") {
            info.pixels(straightAlpha: false) { bytes, count, buffer in
                codec_jpeg_decode(
                    bytes, count, buffer.baseAddress.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow,
                    UInt32(buffer.width), UInt32(buffer.height), 1)
            }
        }
    }
}

/// A file whose header has been understood.
private struct FileHeader {
    let data: Data
    let layout: PixelLayout
    let hasAlpha: Bool

    typealias InfoReader = (
        UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<codec_info>?, UnsafeMutablePointer<codec_bytes>?
    ) -> Int32

    static func read(_ data: Data, _ reader: InfoReader) -> FileHeader? {
        var info = codec_info()
        let found = data.withUnsafeBytes { reader($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &info, nil) }
        guard found == 1 else { return nil }
        let alpha: CGImageAlphaInfo = info.has_alpha != 0 ? .premultipliedLast : .noneSkipLast
        let layout = PixelLayout(
            width: Int(info.width), height: Int(info.height), bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: Int(info.width) * 4, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
            colorSpace: .standardRGB)
        return FileHeader(data: data, layout: layout, hasAlpha: info.has_alpha != 0)
    }

    func pixels(
        straightAlpha: Bool, _ decode: (UnsafePointer<UInt8>?, Int, PixelBuffer) -> Int32
    ) -> PixelBuffer? {
        let buffer = PixelBuffer(width: layout.width, height: layout.height)
        let result = data.withUnsafeBytes { decode($0.bindMemory(to: UInt8.self).baseAddress, $0.count, buffer) }
        guard result != 0 else { return nil }
        if straightAlpha {
            let bytes = buffer.baseAddress.assumingMemoryBound(to: UInt8.self)
            raster_import(
                bytes, buffer.bytesPerRow, raster_format(bytes: 4, kind: 0, r: 2, g: 1, b: 0, a: 3, alpha: 2), bytes,
                buffer.bytesPerRow, buffer.width, buffer.height)
        }
        return buffer
    }
}
