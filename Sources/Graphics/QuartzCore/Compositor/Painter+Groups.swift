// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

extension Painter {
    /// The alpha of the mask layer's tree decides how much of the node is seen.
    mutating func paintMasked(_ node: RenderNode, _ mask: RenderNode, _ region: PixelRect, _ opacity: UInt32) {
        let shown = region.intersection(mask.subtreeRect)
        guard mask.isVisible, !shown.isEmpty else { return }
        let bytes = alphaBytes(of: mask, in: shown)
        arena.withWords(shown.area) { saved in
            crl_save(canvas.target(shown), saved)
            cover = nil
            paintPlain(node, shown, 255)
            bytes.withUnsafeBufferPointer {
                guard let base = $0.baseAddress else { return }
                crl_restore_mask(canvas.target(shown), saved, base, shown.width, opacity)
            }
        }
    }

    /// The coverage of a tree drawn alone.
    func alphaBytes(of node: RenderNode, in rect: PixelRect) -> [UInt8] {
        let pixels = PixelBuffer(width: rect.width, height: rect.height)
        var painter = Painter(canvas: Canvas(pixels, origin: rect), arena: arena)
        painter.paint(node, clip: rect, alpha: 255)
        return pixels.alphaBytes
    }

    /// Drawn alone, then blended as a whole.
    mutating func paintBlended(
        _ node: RenderNode, _ blend: CompositingMode, _ region: PixelRect, _ opacity: UInt32
    ) {
        let pixels = PixelBuffer(width: region.width, height: region.height)
        let saved = (node.content.blend, node.isolates)
        (node.content.blend, node.isolates) = (nil, false)
        defer { (node.content.blend, node.isolates) = saved }
        cover = nil
        var painter = Painter(canvas: Canvas(pixels, origin: region), arena: arena)
        let full = node.content.opacity
        node.content.opacity = 255
        painter.paint(node, clip: region, alpha: opacity)
        node.content.opacity = full
        let place = region.offsetBy(-canvas.origin.x, -canvas.origin.y)
        switch blend.method {
        case .quartz(let mode): draw(pixels, at: place, mode)
        case .formula(let formula): canvas.buffer.blend(pixels, at: place, formula)
        }
    }

    /// Quartz blends bitmaps in all modes; its images stand on their heads here.
    private func draw(_ pixels: PixelBuffer, at place: PixelRect, _ mode: CGBlendMode) {
        let context = CGContext(buffer: canvas.buffer, scale: 1)
        context.interpolationQuality = .none
        context.setBlendMode(mode)
        context.translateBy(x: CGFloat(place.x), y: CGFloat(place.maxY))
        context.scaleBy(x: 1, y: -1)
        context.draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: place.width, height: place.height))
        context.flush()
    }

    // MARK: Transitions

    mutating func paintTransition(
        _ transition: RunningTransition, _ progress: Double, _ node: RenderNode, _ region: PixelRect, _ opacity: UInt32
    ) {
        cover = nil
        if transition.isCurl { return paintCurl(transition, progress, node, region, opacity) }
        let (oldAlpha, newAlpha) = transition.alphas(progress)
        let old = transition.item(progress, node)
        let canvas = self.canvas
        let isOldOnTop = transition.isOldOnTop
        func paintOld(_ painter: Painter, _ alpha: UInt32) {
            if let old { painter.draw(.image(old), region, alpha) }
        }
        if transition.isFade {
            // Both are drawn over the same background and mixed, so that equal parts stay as they are.
            arena.withWords(region.area) { behind in
                crl_save(canvas.target(region), behind)
                paintPlain(node, region, opacity)
                arena.withWords(region.area) { new in
                    crl_save(canvas.target(region), new)
                    crl_restore_alpha(canvas.target(region), behind, 0)
                    paintOld(self, opacity)
                    crl_restore_alpha(canvas.target(region), new, oldAlpha)
                }
            }
            return
        }
        if !isOldOnTop { paintOld(self, Self.multiply(oldAlpha, opacity)) }
        let alpha = Self.multiply(newAlpha, opacity)
        arena.withWords(region.area) { saved in
            crl_save(canvas.target(region), saved)
            paintPlain(node, region, 255)
            if alpha != 255 { crl_restore_alpha(canvas.target(region), saved, alpha) }
        }
        if isOldOnTop { paintOld(self, Self.multiply(oldAlpha, opacity)) }
    }
}

extension Painter {
    /// One of the two pictures flat, the other a page that is turned over it.
    private mutating func paintCurl(
        _ transition: RunningTransition, _ progress: Double, _ node: RenderNode, _ region: PixelRect, _ opacity: UInt32
    ) {
        let target = canvas.target(region)
        arena.withWords(opacity == 255 ? 0 : region.area) { saved in
            if opacity < 255 { crl_save(target, saved) }
            if transition.isCurlingIn {
                if let old = transition.item(progress, node) { draw(.image(old), region, 255) }
                // The whole page, as the part of it that a pixel shows may come from anywhere.
                let whole = node.subtreeRect
                let pixels = PixelBuffer(width: whole.width, height: whole.height)
                var painter = Painter(canvas: Canvas(pixels, origin: whole), arena: arena)
                painter.paintPlain(node, whole, 255)
                var page = transition.page(pixels, at: whole, progress)
                withExtendedLifetime(pixels) { crl_turn_page(target, &page) }
            } else {
                paintPlain(node, region, 255)
                if let old = transition.image {
                    var page = transition.page(old, at: transition.rect, progress)
                    withExtendedLifetime(old) { crl_turn_page(target, &page) }
                }
            }
            if opacity < 255 { crl_restore_alpha(target, saved, opacity) }
        }
    }
}

extension PixelBuffer {
    var alphaBytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            if let base = bytes.baseAddress {
                crl_extract_alpha(words, stride, base, width, Int32(width), Int32(height))
            }
            count = width * height
        }
    }
}
