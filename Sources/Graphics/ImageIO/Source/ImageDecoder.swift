// SPDX-License-Identifier: MIT
import CImageCodecs
import CRaster
import CoreGraphics
import Synchronization

/// A file's images: headers read at once, pixels on demand. The bytes are not trusted.
package final class ImageDecoder: @unchecked Sendable {
    // Everything is constant but the players, which are used under the lock.
    /// By the first bytes, whatever the file is called.
    package let format: ImageFormat
    /// The whole file.
    package let data: Data
    /// Of the first image, or of an animation's canvas: pixels as stored, and whether it has alpha.
    package let info: codec_info
    /// 1 for formats without animation.
    package let frameCount: Int
    /// 0: for ever. nil: the file says nothing.
    package let loopCount: Int?
    /// Of the stored samples; decoded pixels are sRGB.
    package let colorSpace: CGColorSpace
    private let webPDelays: [Int32]
    private let lock = NSLock()
    private let player: OpaquePointer?
    private let pngPlayer: PNGPlayer?
    private let plain: PlainImage?
    /// GIFs are decoded from this copy, which does not move.
    private let gifBytes: UnsafeMutableBufferPointer<UInt8>?

    /// nil when the format is unknown or the header is damaged.
    package init?(_ source: Data) {
        let data = source.startIndex == 0 ? source : Data(source)
        guard let format = ImageFormat(data) else { return nil }
        var info = codec_info()
        var profile = codec_bytes()
        var (frames, loops): (Int, Int?) = (1, nil)
        var delays: [Int32] = []
        var (player, gifBytes): (OpaquePointer?, UnsafeMutableBufferPointer<UInt8>?) = (nil, nil)
        let plain = PlainImage(data, format)
        let isFine = data.withUnsafeBytes { buffer -> Bool in
            guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
            let count = buffer.count
            switch format {
            case .png: return codec_png_info(bytes, count, &info, &profile) == 1
            case .jpeg: return codec_jpeg_info(bytes, count, &info, &profile) == 1
            case .webP: return Self.readWebP(bytes, count, &info, &profile, &frames, &loops, &delays)
            case .heic, .heif:
                var images: UInt32 = 0
                guard codec_heif_info(bytes, count, &info, &images) == 1 else { return false }
                frames = max(1, Int(images))
                _ = codec_heif_profile(bytes, count, &profile)
                return true
            case .gif:
                let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
                copy.baseAddress?.initialize(from: bytes, count: count)
                gifBytes = copy
                player = Self.openGIF(copy, &info, &frames, &loops)
                return player != nil
            case .tiff, .bmp, .ico, .cur, .xBitmap: return plain?.describe(&info) ?? false
            }
        }
        defer { codec_free(profile.bytes) }
        guard isFine else {
            gifBytes?.deallocate()
            return nil
        }
        var pngPlayer: PNGPlayer?
        if format == .png, let animation = AnimatedPNG(data, width: Int(info.width), height: Int(info.height)) {
            pngPlayer = PNGPlayer(animation, data, info)
            (frames, loops) = (animation.frames.count, animation.plays)
        }
        self.format = format
        self.data = data
        self.info = info
        frameCount = frames
        loopCount = loops
        webPDelays = delays
        self.player = player
        self.gifBytes = gifBytes
        self.pngPlayer = pngPlayer
        self.plain = plain
        colorSpace = Self.colorSpace(info, profile)
    }

    deinit {
        codec_gif_close(player)
        gifBytes?.deallocate()
    }

    private static func readWebP(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, _ info: inout codec_info, _ profile: inout codec_bytes,
        _ frames: inout Int, _ loops: inout Int?, _ delays: inout [Int32]
    ) -> Bool {
        var animated: Int32 = 0
        guard codec_webp_info(bytes, count, &info, &animated) == 1 else { return false }
        _ = codec_webp_chunk(bytes, count, "ICCP", &profile)
        guard animated != 0 else { return true }
        var (frameCount, loopCount): (UInt32, UInt32) = (0, 0)
        delays = [Int32](repeating: 100, count: 10000)
        guard codec_webp_frames(bytes, count, &frameCount, &loopCount, &delays, delays.count) == 1 else { return false }
        frames = min(Int(frameCount), delays.count)
        loops = Int(loopCount)
        return true
    }

    private static func openGIF(
        _ bytes: UnsafeMutableBufferPointer<UInt8>, _ info: inout codec_info, _ frames: inout Int, _ loops: inout Int?
    ) -> OpaquePointer? {
        var gif = codec_gif_info()
        guard let base = bytes.baseAddress, let player = codec_gif_open(base, bytes.count, &gif) else { return nil }
        info.width = gif.width
        info.height = gif.height
        info.bits_per_component = 8
        info.components = 3
        info.has_alpha = gif.has_transparency
        info.is_indexed = 1
        frames = Int(gif.frames)
        loops = gif.loops < 0 ? nil : Int(gif.loops)
        return player
    }

    private static func colorSpace(_ info: codec_info, _ profile: codec_bytes) -> CGColorSpace {
        if let bytes = profile.bytes, profile.count > 0,
            let space = CGColorSpace(profile: Data(bytes: bytes, count: profile.count)),
            space.numberOfComponents == (info.components == 1 ? 1 : 3)
        {
            return space
        }
        return info.components == 1 ? .deviceGray : .standardRGB
    }

    // MARK: Pixels

    /// Seconds; nil for formats without time.
    package func delay(_ index: Int) -> Double? {
        if let player { return Double(lock.withLock { codec_gif_delay(player, UInt32(index)) }) / 100 }
        if let frames = pngPlayer?.animation.frames {
            return frames.indices.contains(index) ? frames[index].delay : nil
        }
        return webPDelays.indices.contains(index) && frameCount > 1 ? Double(webPDelays[index]) / 1000 : nil
    }

    /// The image as sRGB pixels; nil when nothing of it can be read. Damaged files give what could be read.
    package func pixels(_ index: Int) -> PixelBuffer? {
        guard (0..<frameCount).contains(index) else { return nil }
        let buffer = PixelBuffer(width: Int(info.width), height: Int(info.height))
        if let pngPlayer {
            guard lock.withLock({ pngPlayer.show(index, in: buffer) }) else { return nil }
            finish(buffer, .premultiplied)
            return buffer
        }
        if let plain {
            plain.draw(PlainPixels(buffer: buffer))
            finish(buffer, plain.alpha == .straight ? .straight : plain.alpha == .opaque ? .opaque : .premultiplied)
            return buffer
        }
        guard let alpha = decode(index, buffer) else { return nil }
        finish(buffer, alpha)
        return buffer
    }

    /// A JPEG at a half, quarter or eighth of its size in each direction; nil for other formats.
    package func reducedPixels(denominator: Int) -> PixelBuffer? {
        guard format == .jpeg else { return nil }
        let width = (Int(info.width) + denominator - 1) / denominator
        let height = (Int(info.height) + denominator - 1) / denominator
        let buffer = PixelBuffer(width: width, height: height)
        let result = withBytes { bytes, count in
            codec_jpeg_decode(
                bytes, count, buffer.bytes, buffer.bytesPerRow, UInt32(width), UInt32(height), Int32(denominator))
        }
        guard result != 0 else { return nil }
        finish(buffer, .opaque)
        return buffer
    }

    private enum Alpha { case opaque, straight, premultiplied }

    private func withBytes<R>(_ body: (UnsafePointer<UInt8>, Int) -> R) -> R {
        data.withUnsafeBytes { buffer in
            // The initialiser has seen that there are bytes.
            body(buffer.bindMemory(to: UInt8.self).baseAddress!, buffer.count)
        }
    }

    private func decode(_ index: Int, _ buffer: PixelBuffer) -> Alpha? {
        let (pixels, stride) = (buffer.bytes, buffer.bytesPerRow)
        let (width, height) = (info.width, info.height)
        let (result, alpha): (Int32, Alpha) = withBytes { bytes, count in
            switch format {
            case .png: (codec_png_decode(bytes, count, pixels, stride, width, height), .straight)
            case .jpeg: (codec_jpeg_decode(bytes, count, pixels, stride, width, height, 1), .opaque)
            case .gif:
                (lock.withLock { codec_gif_frame(player, UInt32(index), pixels, stride) }, .premultiplied)
            case .webP where frameCount > 1:
                (codec_webp_frame(bytes, count, UInt32(index), pixels, stride, width, height), .premultiplied)
            case .webP: (codec_webp_decode(bytes, count, pixels, stride, width, height), .straight)
            case .heic, .heif:
                (codec_heif_decode(bytes, count, UInt32(index), pixels, stride, width, height), .straight)
            case .tiff, .bmp, .ico, .cur, .xBitmap: (0, .opaque)
            }
        }
        return result == 0 ? nil : alpha
    }

    /// To premultiplied sRGB.
    private func finish(_ buffer: PixelBuffer, _ alpha: Alpha) {
        if alpha == .straight, info.has_alpha != 0 { buffer.premultiply() }
        if case .rgb(let rgb) = colorSpace.encoding, !rgb.isSRGB { rgb.convertToSRGB(buffer) }
    }
}

extension PixelBuffer {
    /// The top left pixel's blue byte, see `PixelBuffer.baseAddress`.
    package var bytes: UnsafeMutablePointer<UInt8> { baseAddress.assumingMemoryBound(to: UInt8.self) }

    /// From straight alpha.
    func premultiply() {
        let format = raster_format(bytes: 4, kind: 0, r: 2, g: 1, b: 0, a: 3, alpha: 2)
        raster_import(bytes, bytesPerRow, format, bytes, bytesPerRow, width, height)
    }
}
