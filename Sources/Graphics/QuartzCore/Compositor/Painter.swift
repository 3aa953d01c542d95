// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Draws a subtree onto a canvas within a clip.
struct Painter {
    let canvas: Canvas
    let arena: Arena
    /// From the root to a node that hides what comes before it in drawing order.
    var cover: [RenderNode]?

    /// - Parameters: `clip`: device pixels that may change; `alpha`: what superlayers without a group of their own
    ///   multiply in, 0 to 255.
    mutating func paint(_ node: RenderNode, clip: PixelRect, alpha: UInt32, depth: Int = 0) {
        let region = node.subtreeRect.intersection(clip)
        guard node.isVisible, !region.isEmpty else { return }
        let opacity = alpha == 255 ? node.content.opacity : Self.multiply(alpha, node.content.opacity)
        guard opacity > 0 else { return }
        if let transition = node.transition, let progress = transition.progress(at: node.localTime) {
            return paintTransition(transition, progress, node, region, opacity)
        }
        if let blend = node.content.blend { return paintBlended(node, blend, region, opacity) }
        if node.isolates { return paintBlended(node, .sourceOver, region, opacity) }
        if let mask = node.mask { return paintMasked(node, mask, region, opacity) }
        if opacity < 255 && node.content.allowsGroup && node.hasOverlap {
            arena.withWords(region.area) { saved in
                crl_save(canvas.target(region), saved)
                paintPlain(node, region, 255, depth)
                crl_restore_alpha(canvas.target(region), saved, opacity)
            }
        } else {
            paintPlain(node, region, opacity, depth)
        }
    }

    /// Shadow, own items, sublayers and border, every one with `alpha`.
    mutating func paintPlain(_ node: RenderNode, _ region: PixelRect, _ alpha: UInt32, _ depth: Int = 0) {
        if cover == nil, let shadow = node.content.shadow { paint(shadow, of: node, region, alpha) }
        switch node.content.clip {
        case nil: paintInside(node, region, alpha, depth)
        case .rect(let clip):
            let inner = region.intersection(clip)
            if !inner.isEmpty { paintInside(node, inner, alpha, depth) }
        case .shape(let shape):
            let inner = region.intersection(shape.rect)
            if inner.isEmpty { return }
            if shape.solid.contains(inner) { return paintInside(node, inner, alpha, depth) }
            arena.withWords(inner.area) { saved in
                shape.withKernelShape { crl_save_outside(canvas.target(inner), $0, saved) }
                paintInside(node, inner, alpha, depth)
                shape.withKernelShape { crl_restore_outside(canvas.target(inner), $0, saved) }
            }
        }
    }

    private mutating func paintInside(_ node: RenderNode, _ clip: PixelRect, _ alpha: UInt32, _ depth: Int) {
        // On the way to the covering node everything before it is hidden.
        var isHidden = false
        if let path = cover, depth < path.count, path[depth] === node { isHidden = depth + 1 < path.count }
        if !isHidden {
            cover = nil
            if let backdrop = node.content.backdrop { draw(backdrop, clip, alpha) }
            for item in node.content.items { draw(item, clip, alpha) }
        }
        if let parts = node.parts {
            for part in parts { paint(part, clip, alpha) }
        } else {
            paintChildren(node, clip, alpha, depth, isHidden)
        }
        if let border = node.content.border { draw(border, clip, alpha) }
    }

    private mutating func paint(_ part: SiblingPart, _ clip: PixelRect, _ alpha: UInt32) {
        let area = part.node.subtreeRect.intersection(clip)
        if part.edges.isEmpty || area.isEmpty { return paint(part.node, clip: clip, alpha: alpha) }
        let shape = DevicePolygon(area, within: part.edges)
        let inner = shape.rect.intersection(area)
        guard !inner.isEmpty else { return }
        arena.withWords(inner.area) { saved in
            shape.withKernelShape { crl_save_outside(canvas.target(inner), $0, saved) }
            paint(part.node, clip: inner, alpha: alpha)
            shape.withKernelShape { crl_restore_outside(canvas.target(inner), $0, saved) }
        }
    }

    private mutating func paintChildren(
        _ node: RenderNode, _ clip: PixelRect, _ alpha: UInt32, _ depth: Int, _ startsHidden: Bool
    ) {
        var isHidden = startsHidden
        for child in node.painted {
            if isHidden {
                guard let path = cover, child === path[depth + 1] else { continue }
                isHidden = false
            }
            paint(child, clip: clip, alpha: alpha, depth: depth + 1)
        }
    }

    static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let x = a * b + 128
        return (x + (x >> 8)) >> 8
    }

    static func scale(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
        if alpha == 255 { return color }
        return multiply(color >> 24, alpha) << 24 | multiply(color >> 16 & 255, alpha) << 16
            | multiply(color >> 8 & 255, alpha) << 8 | multiply(color & 255, alpha)
    }

    // MARK: Items

    func draw(_ item: DrawItem, _ clip: PixelRect, _ alpha: UInt32) {
        switch item {
        case .fill(let shape, let color):
            let area = shape.rect.intersection(clip)
            guard !area.isEmpty else { return }
            let color = Self.scale(color, alpha)
            if shape.isRect {
                crl_fill(canvas.target(area), color)
            } else {
                shape.withKernelShape { crl_fill_polygon(canvas.target(area), $0, color) }
            }
        case .ring(let outer, let inner, let color):
            let area = outer.rect.intersection(clip)
            guard !area.isEmpty else { return }
            outer.withKernelShape { outer in
                inner.withKernelShape { inner in
                    crl_fill_ring(canvas.target(area), outer, inner, Self.scale(color, alpha))
                }
            }
        case .image(let image): draw(image, clip, alpha)
        case .gradient(let gradient): draw(gradient, clip, alpha)
        case .particles(let images, let isAdditive):
            for image in images { draw(image, clip, alpha, isAdditive: isAdditive) }
        }
    }

    private func draw(_ image: ImageItem, _ clip: PixelRect, _ alpha: UInt32, isAdditive: Bool = false) {
        let area = image.shape.rect.intersection(clip)
        guard !area.isEmpty else { return }
        let alpha = Self.multiply(image.alpha, alpha)
        if let offset = image.offset, !isAdditive {
            return crl_blit(
                canvas.target(area), image.pixels.words, image.pixels.stride, Int32(offset.x), Int32(offset.y), alpha,
                image.tint, image.isOpaque ? 1 : 0)
        }
        var kernel = crl_image()
        kernel.pixels = UnsafePointer(image.pixels.words)
        kernel.stride = image.pixels.stride
        (kernel.min_x, kernel.min_y) = (Int32(image.source.x), Int32(image.source.y))
        (kernel.max_x, kernel.max_y) = (Int32(image.source.maxX - 1), Int32(image.source.maxY - 1))
        let m = image.map
        (kernel.ux, kernel.uy, kernel.u0) = (m.x.x, m.y.x, m.o.x)
        (kernel.vx, kernel.vy, kernel.v0) = (m.x.y, m.y.y, m.o.y)
        (kernel.wx, kernel.wy, kernel.w0) = (m.x.z, m.y.z, m.o.z)
        kernel.perspective = m.isAffine ? 0 : 1
        kernel.linear = image.isSmooth ? 1 : 0
        kernel.alpha = alpha
        kernel.tint = image.tint
        kernel.opaque = image.isOpaque ? 1 : 0
        kernel.additive = isAdditive ? 1 : 0
        image.shape.withKernelShape { crl_draw_image(canvas.target(area), $0, &kernel) }
    }

    private func draw(_ gradient: GradientItem, _ clip: PixelRect, _ alpha: UInt32) {
        let area = gradient.shape.rect.intersection(clip)
        guard !area.isEmpty else { return }
        let colors = alpha == 255 ? gradient.colors : gradient.colors.map { Self.scale($0, alpha) }
        colors.withUnsafeBufferPointer { colors in
            var kernel = crl_gradient()
            kernel.colors = colors.baseAddress
            kernel.count = Int32(colors.count)
            kernel.kind = gradient.kind
            let m = gradient.map
            (kernel.ux, kernel.uy, kernel.u0) = (m.x.x, m.y.x, m.o.x)
            (kernel.vx, kernel.vy, kernel.v0) = (m.x.y, m.y.y, m.o.y)
            (kernel.wx, kernel.wy, kernel.w0) = (m.x.z, m.y.z, m.o.z)
            kernel.opaque = gradient.isOpaque && alpha == 255 ? 1 : 0
            gradient.shape.withKernelShape { crl_draw_gradient(canvas.target(area), $0, &kernel) }
        }
    }
}

extension RenderNode {
    /// Whether drawing each part with the layer's opacity would show one part through another.
    var hasOverlap: Bool {
        var parts = content.items.count + (content.border == nil ? 0 : 1)
        if content.backdrop != nil { parts += 1 }
        // A shadow that spares the layer's own shape does not lie under it.
        if let shadow = content.shadow, !shadow.sparesShape || shadow.followsContent { parts += 1 }
        if parts > 1 { return true }
        for child in painted where child.isVisible && !child.subtreeRect.isEmpty {
            parts += 1
            if parts > 1 { return true }
        }
        return false
    }
}
