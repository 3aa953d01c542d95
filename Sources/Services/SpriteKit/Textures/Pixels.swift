// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

extension PixelBuffer {
    /// The pixels of `image`, drawn one to one.
    static func pixels(of image: CGImage) -> PixelBuffer {
        let buffer = PixelBuffer(width: image.width, height: image.height)
        let context = CGContext(buffer: buffer, scale: 1)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return buffer
    }

    func kernelTarget(_ rect: PixelRect) -> crl_target {
        crl_target(
            pixels: baseAddress.assumingMemoryBound(to: UInt32.self), stride: bytesPerRow / 4,
            x0: Int32(rect.x), y0: Int32(rect.y), x1: Int32(rect.x + rect.width), y1: Int32(rect.y + rect.height))
    }
}

enum TintedPixels {
    /// `image` with each component multiplied by that of `color`, 0xAARRGGBB and not premultiplied.
    static func image(_ image: CGImage, _ color: UInt32) -> CGImage {
        let source = PixelBuffer.pixels(of: image)
        let target = PixelBuffer(width: source.width, height: source.height)
        let whole = PixelRect(x: 0, y: 0, width: source.width, height: source.height)
        crl_blit(
            target.kernelTarget(whole), source.baseAddress.assumingMemoryBound(to: UInt32.self), source.bytesPerRow / 4,
            0, 0, color >> 24, color | 0xFF00_0000, 0)
        return CGImage(pixels: target)
    }
}

/// Textures made of numbers.
enum RawPixels {
    static func picture(_ data: Data, _ size: CGSize, rowLength: Int, isTopDown: Bool) -> SKTexture.LoadedPicture? {
        let (width, height) = (Int(size.width), Int(size.height))
        let row = rowLength > 0 ? rowLength : width
        guard width > 0, height > 0, data.count >= (row * (height - 1) + width) * 4 else { return nil }
        let buffer = PixelBuffer(width: width, height: height)
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                let line = buffer.row(isTopDown ? y : height - 1 - y)
                for x in 0..<width {
                    let at = (y * row + x) * 4
                    let (red, green, blue) = (UInt32(bytes[at]), UInt32(bytes[at + 1]), UInt32(bytes[at + 2]))
                    line[x] = UInt32(bytes[at + 3]) << 24 | red << 16 | green << 8 | blue
                }
            }
        }
        return SKTexture.LoadedPicture(image: CGImage(pixels: buffer), scale: 1)
    }

    /// Values on a grid, the wider the smoother, mixed in between: the same at every run.
    static func noise(_ smoothness: CGFloat, _ size: CGSize, isGray: Bool) -> SKTexture.LoadedPicture? {
        let (width, height) = (Int(size.width), Int(size.height))
        guard width > 0, height > 0 else { return nil }
        let buffer = PixelBuffer(width: width, height: height)
        let cell = 1 + max(0, min(1, smoothness)) * 31
        func grid(_ x: Int, _ y: Int, _ channel: Int) -> CGFloat {
            var hash = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ channel &* 83_492_791))
            hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
            return CGFloat((hash ^ hash >> 33) & 0xFFFF) / 65_535
        }
        func value(_ x: Int, _ y: Int, _ channel: Int) -> UInt32 {
            let (u, v) = (CGFloat(x) / cell, CGFloat(y) / cell)
            let (left, top) = (Int(u), Int(v))
            let (s, t) = (u - CGFloat(left), v - CGFloat(top))
            let upper = grid(left, top, channel) * (1 - s) + grid(left + 1, top, channel) * s
            let lower = grid(left, top + 1, channel) * (1 - s) + grid(left + 1, top + 1, channel) * s
            return UInt32((upper * (1 - t) + lower * t) * 255)
        }
        for y in 0..<height {
            let line = buffer.row(y)
            for x in 0..<width {
                let red = value(x, y, 0)
                let (green, blue) = isGray ? (red, red) : (value(x, y, 1), value(x, y, 2))
                line[x] = 0xFF00_0000 | red << 16 | green << 8 | blue
            }
        }
        return SKTexture.LoadedPicture(image: CGImage(pixels: buffer), scale: 1)
    }
}
