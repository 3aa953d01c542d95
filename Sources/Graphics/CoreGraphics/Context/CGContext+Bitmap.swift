// SPDX-License-Identifier: MIT
import CCairo
import Foundation

// Zero or nil for contexts that are not bitmaps.
extension CGContext {
    public var width: Int { bitmap?.layout.width ?? 0 }
    public var height: Int { bitmap?.layout.height ?? 0 }
    public var bitsPerComponent: Int { bitmap?.layout.bitsPerComponent ?? 0 }
    public var bitsPerPixel: Int { bitmap?.layout.bitsPerPixel ?? 0 }
    public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
    public var colorSpace: CGColorSpace? { bitmap?.layout.colorSpace }
    public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alpha ?? .none }
    public var bitmapInfo: CGBitmapInfo { bitmap?.layout.bitmapInfo ?? [] }

    /// The pixels in the layout the context was made with, up to date after every drawing call.
    public var data: UnsafeMutableRawPointer? { bitmap?.data }

    /// A copy of what has been drawn.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        return bitmap.image(of: bitmap.snapshot())
    }

    /// The drawing as an image without a copy where possible; the context must not be drawn into afterwards.
    package func finishedImage() -> CGImage? {
        guard let bitmap else { return nil }
        return bitmap.image(of: bitmap.finishedBuffer())
    }

    public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }
    public func synchronize() { flush() }
}

extension BitmapBacking {
    fileprivate func image(of pixels: PixelBuffer) -> CGImage {
        let own = PixelLayout(buffer: pixels)
        if layout.bitmapInfo == own.bitmapInfo && layout.bytesPerRow == own.bytesPerRow {
            return CGImage(pixels: pixels)
        }
        return CGImage(layout: layout, pixels: pixels)
    }
}
