// SPDX-License-Identifier: MIT

// Between pixel buffers and the premultiplied BGRA pixels that images and layers are made of.

/// Bytes of red, green, blue and alpha in a pixel of four bytes; nil for other formats.
private func channelOrder(_ format: OSType) -> (red: Int, green: Int, blue: Int, alpha: Int)? {
    switch format {
    case kCVPixelFormatType_32BGRA: (2, 1, 0, 3)
    case kCVPixelFormatType_32ARGB: (1, 2, 3, 0)
    case kCVPixelFormatType_32ABGR: (3, 2, 1, 0)
    case kCVPixelFormatType_32RGBA: (0, 1, 2, 3)
    default: nil
    }
}

/// Eight bits of luma and, at half the size, of chroma, in one plane or two.
private struct LumaChroma {
    let isFullRange: Bool
    let isInterleaved: Bool

    init?(_ format: OSType) {
        switch format {
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: (isFullRange, isInterleaved) = (false, true)
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: (isFullRange, isInterleaved) = (true, true)
        case kCVPixelFormatType_420YpCbCr8Planar: (isFullRange, isInterleaved) = (false, false)
        case kCVPixelFormatType_420YpCbCr8PlanarFullRange: (isFullRange, isInterleaved) = (true, false)
        default: return nil
        }
    }
}

private func clamped(_ value: Float) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }

extension CVBuffer {
    /// The picture as images have it; nil for formats whose samples are no colours (depth, floats).
    package func copyPixels() -> PixelBuffer? {
        let result = PixelBuffer(width: width, height: height)
        if let order = channelOrder(format) {
            for y in 0..<height { copyRow(y, order, into: result.row(y)) }
        } else if let kind = LumaChroma(format) {
            for y in 0..<height { convertRow(y, kind, into: result.row(y)) }
        } else if format == kCVPixelFormatType_OneComponent8 {
            for y in 0..<height {
                let (source, target) = (bytes(0, y), result.row(y))
                for x in 0..<width { target[x] = 0xFF00_0000 | UInt32(source[x]) * 0x010101 }
            }
        } else {
            return nil
        }
        return result
    }

    /// Draws a picture of the same size into the buffer; false for formats whose samples are no colours.
    package func fill(from picture: PixelBuffer) -> Bool {
        let lines = min(height, picture.height)
        if let order = channelOrder(format) {
            for y in 0..<lines { storeRow(y, order, from: picture.row(y)) }
        } else if let kind = LumaChroma(format) {
            for y in 0..<lines { storeLuma(y, kind, from: picture.row(y)) }
            for y in 0..<lines / 2 { storeChroma(y, kind, from: picture.row(y * 2)) }
        } else if format == kCVPixelFormatType_OneComponent8 {
            for y in 0..<lines {
                let (source, target) = (picture.row(y), bytes(0, y))
                for x in 0..<min(width, source.count) { target[x] = UInt8(clamped(luma(source[x]))) }
            }
        } else {
            return false
        }
        return true
    }

    private func bytes(_ plane: Int, _ row: Int) -> UnsafeMutablePointer<UInt8> {
        (planes[plane].base + row * planes[plane].bytesPerRow).assumingMemoryBound(to: UInt8.self)
    }

    // MARK: Four bytes a pixel

    private func copyRow(
        _ y: Int, _ order: (red: Int, green: Int, blue: Int, alpha: Int),
        into target: UnsafeMutableBufferPointer<UInt32>
    ) {
        let source = bytes(0, y)
        for x in 0..<width {
            let pixel = source + x * 4
            target[x] =
                UInt32(pixel[order.alpha]) << 24 | UInt32(pixel[order.red]) << 16 | UInt32(pixel[order.green]) << 8
                | UInt32(pixel[order.blue])
        }
    }

    private func storeRow(
        _ y: Int, _ order: (red: Int, green: Int, blue: Int, alpha: Int),
        from source: UnsafeMutableBufferPointer<UInt32>
    ) {
        let target = bytes(0, y)
        for x in 0..<min(width, source.count) {
            let pixel = target + x * 4
            pixel[order.alpha] = UInt8(truncatingIfNeeded: source[x] >> 24)
            pixel[order.red] = UInt8(truncatingIfNeeded: source[x] >> 16)
            pixel[order.green] = UInt8(truncatingIfNeeded: source[x] >> 8)
            pixel[order.blue] = UInt8(truncatingIfNeeded: source[x])
        }
    }

    // MARK: Luma and chroma (ITU-R BT.709)

    private func convertRow(_ y: Int, _ kind: LumaChroma, into target: UnsafeMutableBufferPointer<UInt32>) {
        let light = bytes(0, y)
        let blue = bytes(1, y / 2)
        let red = kind.isInterleaved ? blue + 1 : bytes(2, y / 2)
        let step = kind.isInterleaved ? 2 : 1
        let (scale, offset): (Float, Float) = kind.isFullRange ? (1, 0) : (255.0 / 219, 16)
        let chromaScale: Float = kind.isFullRange ? 1 : 255.0 / 224
        for x in 0..<width {
            let luma = (Float(light[x]) - offset) * scale
            let cb = (Float(blue[x / 2 * step]) - 128) * chromaScale
            let cr = (Float(red[x / 2 * step]) - 128) * chromaScale
            let (r, g) = (clamped(luma + 1.5748 * cr), clamped(luma - 0.1873 * cb - 0.4681 * cr))
            target[x] = 0xFF00_0000 | r << 16 | g << 8 | clamped(luma + 1.8556 * cb)
        }
    }

    private func luma(_ pixel: UInt32) -> Float {
        0.2126 * Float(pixel >> 16 & 0xFF) + 0.7152 * Float(pixel >> 8 & 0xFF) + 0.0722 * Float(pixel & 0xFF)
    }

    private func storeLuma(_ y: Int, _ kind: LumaChroma, from source: UnsafeMutableBufferPointer<UInt32>) {
        let target = bytes(0, y)
        for x in 0..<min(width, source.count) {
            let value = luma(source[x])
            target[x] = UInt8(clamped(kind.isFullRange ? value : value * 219 / 255 + 16))
        }
    }

    private func storeChroma(_ y: Int, _ kind: LumaChroma, from source: UnsafeMutableBufferPointer<UInt32>) {
        let blue = bytes(1, y)
        let red = kind.isInterleaved ? blue + 1 : bytes(2, y)
        let step = kind.isInterleaved ? 2 : 1
        let scale: Float = kind.isFullRange ? 1 : 224.0 / 255
        for x in 0..<min(width, source.count) / 2 {
            let pixel = source[x * 2]
            let light = luma(pixel)
            blue[x * step] = UInt8(clamped((Float(pixel & 0xFF) - light) / 1.8556 * scale + 128))
            red[x * step] = UInt8(clamped((Float(pixel >> 16 & 0xFF) - light) / 1.5748 * scale + 128))
        }
    }
}

extension CVBuffer {
    /// A BGRA buffer with a copy of the pixels; nil for an empty picture.
    package convenience init?(_ picture: PixelBuffer, format: OSType = kCVPixelFormatType_32BGRA) {
        self.init(width: picture.width, height: picture.height, format: format)
        guard fill(from: picture) else { return nil }
    }

    /// The picture as an image; nil for formats whose samples are no colours.
    package var image: CGImage? { copyPixels().map { CGImage(pixels: $0) } }
}
