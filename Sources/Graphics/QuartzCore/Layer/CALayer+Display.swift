// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Pixels that a layer drew. Never written again once a layer has it as contents, because the render tree reads it.
package final class BackingStore: __ObjCObject, @unchecked Sendable {
    // Immutable after drawing, which is what makes it sendable.
    /// Row 0 at the top of the layer.
    package let pixels: PixelBuffer
    /// Pixels per point.
    package let scale: CGFloat
    /// Whether nothing behind the layer can shine through.
    package let isOpaque: Bool

    /// The caller does not write the pixels from now on.
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
        guard let (store, part) = drawBackingStore(dirty: dirty) else {
            if state.contents is BackingStore { storeContents(nil) }
            return
        }
        storeContents(store, part)
    }

    /// Runs `draw(in:)` over a buffer of the bounds' size; nil when the layer is empty or nothing draws it.
    /// - Returns: also the pixels that differ from the present contents; nil: perhaps all.
    private func drawBackingStore(dirty: CGRect) -> (BackingStore, part: PixelRect?)? {
        let scale = state.contentsScale > 0 && state.contentsScale.isFinite ? state.contentsScale : 1
        let bounds = state.bounds
        guard let width = Self.pixelCount(bounds.width * scale), let height = Self.pixelCount(bounds.height * scale)
        else { return nil }
        var part: PixelRect?
        let pixels: PixelBuffer
        let old = state.contents as? BackingStore
        if let old, !dirty.isInfinite, !dirty.isNull, !dirty.contains(bounds), old.pixels.width == width,
            old.pixels.height == height, old.scale == scale
        {
            let dirtyPixels = Self.pixels(dirty.offsetBy(dx: -bounds.minX, dy: -bounds.minY), scale, width, height)
            pixels = pixelsToChange(old.pixels, dirtyPixels)
            part = dirtyPixels
        } else {
            pixels = PixelBuffer(width: width, height: height)
            links.spare = nil
        }
        let context = CGContext(buffer: pixels, scale: scale)
        if let part {
            context.clip(
                to: CGRect(
                    x: CGFloat(part.x) / scale, y: CGFloat(part.y) / scale, width: CGFloat(part.width) / scale,
                    height: CGFloat(part.height) / scale))
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if let delegate { _ = optionalCall { delegate.layerWillDraw(self) } }
        links.drewNothing = false
        draw(in: context)
        if links.drewNothing { return nil }
        if contentsFormat == .gray8Uint { pixels.removeColors() }
        // The layer's `isOpaque` is a promise that drawing may break; the pixels cannot.
        let isOpaque = crl_is_opaque(pixels.words, pixels.stride, Int32(width), Int32(height)) != 0
        return (BackingStore(pixels: pixels, scale: scale, isOpaque: isOpaque), part)
    }

    /// The pixels that a rectangle of points touches.
    private static func pixels(_ rect: CGRect, _ scale: CGFloat, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(
            covering: CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        ).intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// A copy of what is shown with nothing in `part`, to be drawn into there. Drawing in parts again and again takes turns
    /// between two buffers, as long as nobody else reads the one before: nothing but the parts is copied.
    private func pixelsToChange(_ old: PixelBuffer, _ part: PixelRect) -> PixelBuffer {
        var spare: PixelBuffer?
        if isKnownUniquelyReferenced(&links.spare) { swap(&spare, &links.spare) }
        let pixels: PixelBuffer
        if let spare, spare.width == old.width, spare.height == old.height {
            pixels = spare
            copy(links.spareLacks, from: old, to: pixels)
        } else {
            pixels = PixelBuffer(width: old.width, height: old.height)
            copy(PixelRect(x: 0, y: 0, width: old.width, height: old.height), from: old, to: pixels)
        }
        (links.spare, links.spareLacks) = (old, part)
        for y in part.y..<max(part.y, part.maxY) {
            (pixels.words + y * pixels.stride + part.x).update(repeating: 0, count: part.width)
        }
        return pixels
    }

    private func copy(_ rect: PixelRect, from source: PixelBuffer, to target: PixelBuffer) {
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.maxY {
            (target.words + y * target.stride + rect.x).update(
                from: source.words + y * source.stride + rect.x, count: rect.width)
        }
    }

    func drawByDelegate(_ ctx: CGContext) {
        guard let delegate, optionalCall({ delegate.draw(self, in: ctx) }) != nil else {
            links.drewNothing = true
            return
        }
    }

    /// - Parameter part: pixels in which it differs from what was stored before; nil: perhaps all.
    private func storeContents(_ store: BackingStore?, _ part: PixelRect? = nil) {
        state.contents = store
        guard links.model == nil else { return }
        if let part {
            links.changedContents = links.changedContents.union(part)
            markChanged(.contentsPart)
        } else {
            markChanged(.contents)
        }
    }

    /// nil for empty, NaN and absurd sizes.
    static func pixelCount(_ length: CGFloat) -> Int? {
        guard length > 0, length <= 16384 else { return nil }
        return Int(length.rounded(.up))
    }
}
