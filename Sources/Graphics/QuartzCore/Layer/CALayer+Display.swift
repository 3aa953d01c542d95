// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Pixels that a layer drew. Never written again once a layer has it as contents, because the render tree reads it.
package final class BackingStore: __ObjCObject, @unchecked Sendable {
    // Immutable after drawing, which is what makes it sendable.
    package let pixels: PixelBuffer
    package let scale: CGFloat
    package let isOpaque: Bool

    package init(pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool) {
        (self.pixels, self.scale, self.isOpaque) = (pixels, scale, isOpaque)
        super.init()
    }
}

extension PixelBuffer {
    /// As a gray context would have drawn it.
    fileprivate func removeColors() {
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        let gray = PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 16, bytesPerRow: width * 2,
            bitmapInfo: info, colorSpace: .deviceGray)
        guard let samples = gray.encode(self) else { return }
        samples.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { gray.decode(base, into: self) }
        }
    }
}

extension CALayer {
    func markNeedsDisplay(_ rect: CGRect) {
        guard links.model == nil, !rect.isEmpty || rect.isInfinite else { return }
        links.flags.insert(.needsDisplay)
        links.dirtyRect =
            rect.isInfinite || links.dirtyRect.isInfinite ? .infinite : links.dirtyRect.union(rect)
        queueForCommit()
    }

    func displayContents() {
        let dirty = links.dirtyRect
        links.dirtyRect = .null
        if state.bounds.isEmpty { links.flags.insert(.awaitsArea) } else { links.flags.remove(.awaitsArea) }
        if let delegate, optionalCall({ delegate.display(self) }) != nil { return }
        guard let store = drawBackingStore(dirty: dirty) else {
            if state.contents is BackingStore { storeContents(nil) }
            return
        }
        storeContents(store)
    }

    /// Runs `draw(in:)` over a buffer of the bounds' size; nil when the layer is empty or nothing draws it.
    func drawBackingStore(dirty: CGRect) -> BackingStore? {
        let scale = state.contentsScale > 0 && state.contentsScale.isFinite ? state.contentsScale : 1
        let size = state.bounds.size
        guard let width = Self.pixelCount(size.width * scale), let height = Self.pixelCount(size.height * scale)
        else { return nil }
        let pixels = PixelBuffer(width: width, height: height)
        let context = CGContext(buffer: pixels, scale: scale)
        context.translateBy(x: -state.bounds.minX, y: -state.bounds.minY)
        if let old = state.contents as? BackingStore, !dirty.isInfinite, !dirty.contains(state.bounds),
            old.pixels.width == width, old.pixels.height == height
        {
            copyRows(from: old.pixels, to: pixels)
            context.clip(to: dirty)
            context.clear(dirty)
        }
        if let delegate { _ = optionalCall { delegate.layerWillDraw(self) } }
        links.drewNothing = false
        draw(in: context)
        if links.drewNothing { return nil }
        if contentsFormat == .gray8Uint { pixels.removeColors() }
        // The layer's `isOpaque` is a promise that drawing may break; the pixels cannot.
        let isOpaque = crl_is_opaque(pixels.words, pixels.stride, Int32(width), Int32(height)) != 0
        return BackingStore(pixels: pixels, scale: scale, isOpaque: isOpaque)
    }

    func drawByDelegate(_ ctx: CGContext) {
        guard let delegate, optionalCall({ delegate.draw(self, in: ctx) }) != nil else {
            links.drewNothing = true
            return
        }
    }

    private func storeContents(_ store: BackingStore?) {
        state.contents = store
        if links.model == nil { markChanged(.contents) }
    }

    private func copyRows(from source: PixelBuffer, to target: PixelBuffer) {
        for y in 0..<source.height { _ = target.row(y).update(from: source.row(y)) }
    }

    /// nil for empty, NaN and absurd sizes.
    static func pixelCount(_ length: CGFloat) -> Int? {
        guard length > 0, length <= 16384 else { return nil }
        return Int(length.rounded(.up))
    }
}
