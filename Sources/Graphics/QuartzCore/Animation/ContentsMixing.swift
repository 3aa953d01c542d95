// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Cross-fades of layer contents, as animations of `contents` show them.
enum ContentsMixing {
    /// `a` at 0, `b` at 1, of the size of `b`. What is no picture changes at the end.
    static func mix(_ a: AnyObject?, _ b: AnyObject?, _ t: Double) -> AnyObject? {
        if t <= 0 { return a }
        if t >= 1 || a === b { return b }
        guard let (first, _) = LayerContents.pixels(a), let (to, scale) = LayerContents.pixels(b) else { return a }
        let from = scaled(first, to)
        let pixels = PixelBuffer(width: to.width, height: to.height)
        for y in 0..<to.height { _ = pixels.row(y).update(from: to.row(y)) }
        let target = crl_target(
            pixels: pixels.words, stride: pixels.stride, x0: 0, y0: 0, x1: Int32(to.width), y1: Int32(to.height))
        // Rows of what is mixed in must have the target's width, which those of an image need not.
        let saved = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, to.width * to.height))
        defer { saved.deallocate() }
        for y in 0..<from.height {
            guard let row = from.row(y).baseAddress else { continue }
            (saved + y * to.width).update(from: row, count: to.width)
        }
        crl_restore_alpha(target, saved, UInt32((t * 255).rounded()))
        let isOpaque = LayerContents.isOpaque(a) && LayerContents.isOpaque(b)
        guard let scale else { return CGImage(pixels: pixels, isOpaque: isOpaque) }
        return BackingStore(pixels: pixels, scale: scale, isOpaque: isOpaque)
    }

    /// The picture at the other's size, as a layer stretches both.
    private static func scaled(_ picture: PixelBuffer, _ other: PixelBuffer) -> PixelBuffer {
        if picture.width == other.width, picture.height == other.height { return picture }
        let result = PixelBuffer(width: other.width, height: other.height)
        let context = CGContext(buffer: result, scale: 1)
        context.drawUpright(CGImage(pixels: picture), in: CGRect(x: 0, y: 0, width: other.width, height: other.height))
        context.flush()
        return result
    }
}
