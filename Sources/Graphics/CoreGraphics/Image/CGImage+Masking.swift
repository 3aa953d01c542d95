// SPDX-License-Identifier: MIT
import Foundation

extension CGImage {
    /// The part inside `rect` (pixels, y down), rounded outwards; nil when that lies outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.enclosingPixels.intersection(whole)
        guard !part.isEmpty else { return nil }
        if part == whole { return self }
        var layout = layout
        (layout.width, layout.height) = (part.width, part.height)
        return CGImage(layout: layout.derived, isMask: isMask, sourceType: sourceType) { [self] in
            let (source, result) = (pixels, PixelBuffer(width: part.width, height: part.height))
            for y in 0..<part.height {
                let from = source.row(part.y + y)
                let to = result.row(y)
                for x in 0..<part.width { to[x] = from[part.x + x] }
            }
            return result
        }
    }

    /// This image seen through `mask`, stretched to its size: a stencil's sample 1 hides, a gray image's 1 shows.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask else { return nil }
        return CGImage(layout: layout.withAlpha.derived, sourceType: sourceType) { [self] in
            let buffer = PixelBuffer(width: width, height: height)
            let context = CGContext(buffer: buffer, scale: 1)
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            context.translateBy(x: 0, y: CGFloat(height))
            context.scaleBy(x: 1, y: -1)
            context.clip(to: bounds, mask: mask)
            context.draw(self, in: bounds)
            context.flush()
            return buffer
        }
    }

    /// Pixels whose components all lie inside the ranges become transparent. The components are pairs of minimum and
    /// maximum in the image's own bit depth. nil for masks, images with alpha, or too few components.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let count = colorSpace?.numberOfComponents ?? 0
        guard !isMask, isOpaque, components.count >= 2 * count, count == 3 || count == 1, bitsPerComponent == 8 else {
            return nil
        }
        let limits = (0..<3).map { i -> (UInt32, UInt32) in
            let index = count == 3 ? i : 0
            func byte(_ v: CGFloat) -> UInt32 { UInt32(max(0, min(255, v.isFinite ? v : 0))) }
            return (byte(components[2 * index].rounded(.up)), byte(components[2 * index + 1].rounded(.down)))
        }
        return CGImage(layout: layout.withAlpha.derived, sourceType: sourceType) { [self] in
            let buffer = pixels.copy()
            for y in 0..<buffer.height {
                let row = buffer.row(y)
                for x in 0..<buffer.width {
                    let rgb = [row[x] >> 16 & 255, row[x] >> 8 & 255, row[x] & 255]
                    let hidden = zip(rgb, limits).allSatisfy { $0 >= $1.0 && $0 <= $1.1 }
                    if hidden { row[x] = 0 }
                }
            }
            return buffer
        }
    }

    /// The same components, called a colour of another space with as many of them; nil when it has not.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == layout.colorSpace?.numberOfComponents,
            let bytes = dataProvider?.contents
        else { return nil }
        var layout = layout
        layout.colorSpace = space
        let decodeArray = decodeArray
        return CGImage(layout: layout, sourceType: sourceType) { layout.decode(bytes, decodeArray: decodeArray) }
    }

    /// Pixels whose alpha is the coverage this image gives as a mask.
    package var coverage: PixelBuffer {
        if isMask { return pixels }
        let result = pixels.copy()
        let usesAlpha = layout.alpha == .alphaOnly || !layout.isOpaque
        for y in 0..<result.height {
            let row = result.row(y)
            for x in 0..<result.width {
                let (r, g, b, a) = (row[x] >> 16 & 255, row[x] >> 8 & 255, row[x] & 255, row[x] >> 24)
                // Quartz documents gray images without alpha. Public code also hands over images with alpha, to tint
                // them: there alpha counts. Of opaque ones in colour the luma does.
                let value = usesAlpha ? a : (r * 54 + g * 183 + b * 19 + 128) >> 8
                row[x] = value << 24
            }
        }
        return result
    }
}

extension PixelLayout {
    /// The layout of pixels that were computed: nothing is left of the source's padding and depth.
    fileprivate var derived: PixelLayout {
        var copy = self
        if byteFormat == nil {
            copy.bitsPerComponent = 8
            copy.bitsPerPixel = 32
            copy.colorSpace = .deviceRGB
            copy.bitmapInfo = CGBitmapInfo(
                rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast).rawValue)
        }
        copy.bytesPerRow = (copy.width * copy.bitsPerPixel + 7) / 8
        return copy
    }

    /// The layout with an alpha channel.
    fileprivate var withAlpha: PixelLayout {
        guard isOpaque else { return self }
        var copy = self
        copy.bitsPerComponent = 8
        copy.bitsPerPixel = 32
        copy.colorSpace = .deviceRGB
        copy.bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        return copy
    }
}
