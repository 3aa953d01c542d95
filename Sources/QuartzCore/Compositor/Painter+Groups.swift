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
        let saved = node.content.blend
        node.content.blend = nil
        defer { node.content.blend = saved }
        cover = nil
        var painter = Painter(canvas: Canvas(pixels, origin: region), arena: arena)
        let full = node.content.opacity
        node.content.opacity = 255
        painter.paint(node, clip: region, alpha: opacity)
        node.content.opacity = full
        let shape = pixels.alphaBytes
        let target = canvas.target(region)
        shape.withUnsafeBufferPointer {
            guard let base = $0.baseAddress, let words = target.pixels else { return }
            let first = words + region.y * target.stride + region.x
            // The kernel wants colours times shape, which premultiplied pixels with alpha as shape are not twice.
            raster_blend_premultiplied(
                pixels.words, pixels.stride, base, region.width, first, target.stride, region.width, region.height,
                blend)
        }
    }

    // MARK: Transitions

    mutating func paintTransition(
        _ transition: RunningTransition, _ progress: Double, _ node: RenderNode, _ region: PixelRect, _ opacity: UInt32
    ) {
        cover = nil
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

/// Blend modes through the bitmap kernels of Quartz.
func raster_blend_premultiplied(
    _ source: UnsafeMutablePointer<UInt32>, _ sourceStride: Int, _ shape: UnsafePointer<UInt8>, _ shapeStride: Int,
    _ target: UnsafeMutablePointer<UInt32>, _ targetStride: Int, _ width: Int, _ height: Int, _ mode: CompositingMode
) {
    // Inside the kernel a source without its own transparency gets it from the shape: colour as it is, shape full
    // where there is colour.
    let whole = [UInt8](repeating: 255, count: width * height)
    whole.withUnsafeBufferPointer { whole in
        raster_blend(
            UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self), sourceStride * 4, whole.baseAddress, width,
            UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self), targetStride * 4, width, height,
            mode.blendMode.rawValue)
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
