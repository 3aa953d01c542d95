// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// A layer's shadow: a blurred mask with its place, or the order to blur what the layer shows.
struct ShadowItem {
    var rect = PixelRect.empty
    /// Made from the alpha of the whole subtree when drawn.
    var followsContent = false
    /// Nothing is drawn where the layer itself hides it.
    var sparesShape: Bool { !hole.isEmpty }
    private(set) var color: UInt32 = 0
    private var mask: ShadowMask?
    private var map = Homography.identity
    private var hole = DevicePolygon.empty
    /// Device pixels.
    private var offset = SIMD2<Double>.zero
    private var sigma = 0.0
    /// Mask pixels at each side that are too faint to change a byte with this shadow's opacity.
    private var faint = (columns: 0, rows: 0)

    init?(
        _ state: LayerState, _ node: RenderNode, _ outline: RoundedOutline, _ shape: DevicePolygon, _ space: ParentSpace
    ) {
        guard var rgba = state.shadowColor?.rgba else { return nil }
        rgba.w *= max(0, min(1, state.shadowOpacity))
        let radius = max(0, Double(state.shadowRadius))
        guard radius.isFinite, state.shadowOffset.width.isFinite, state.shadowOffset.height.isFinite else { return nil }
        let scale = DevicePolygon.scale(of: node.toDevice, state.bounds)
        let background = state.backgroundColor?.rgba.w ?? 0
        if let path = state.shadowPath {
            mask = ShadowMask.path(path, sigma: radius, scale: scale, cache: &node.caches)
            place(node.toDevice, state.shadowOffset)
        } else if background > 0 {
            rgba.w *= background
            mask = ShadowMask.outline(outline, sigma: radius, scale: scale)
            if let mask, mask.isQuarter { faint = mask.faintMargin(opacity: Double(rgba.w)) }
            place(node.toDevice, state.shadowOffset)
        } else {
            followsContent = true
            sigma = radius * scale
            let m = node.toDevice
            offset = SIMD2(
                m.x.x * state.shadowOffset.width + m.y.x * state.shadowOffset.height,
                m.x.y * state.shadowOffset.width + m.y.y * state.shadowOffset.height)
        }
        color = rgba.packed(tint: space.tint)
        if color == 0 || (!followsContent && mask == nil) { return nil }
        if background >= 1 { hole = shape }
    }

    private mutating func place(_ toDevice: Homography, _ offset: CGSize) {
        guard let mask else { return }
        let toMask = Homography.translation(-mask.origin.x - offset.width, -mask.origin.y - offset.height)
            .concat(.scale(mask.scale)).concat(.translation(-Double(faint.columns), -Double(faint.rows)))
        guard let inverse = toDevice.inverse else {
            self.mask = nil
            return
        }
        map = inverse.concat(toMask)
        let (left, top) = (Double(faint.columns) / mask.scale, Double(faint.rows) / mask.scale)
        let area = CGRect(
            x: mask.origin.x + offset.width + left, y: mask.origin.y + offset.height + top,
            width: mask.size.x / mask.scale - 2 * left, height: mask.size.y / mask.scale - 2 * top)
        rect = PixelRect(covering: toDevice.boundingBox(of: area))
    }

    /// Where the shadow of content in `rect` may be.
    func shadowRect(of content: PixelRect) -> PixelRect {
        guard !content.isEmpty, sigma < 1e4, abs(offset.x) < 1e6, abs(offset.y) < 1e6 else { return .empty }
        let reach = Int((sigma * 3).rounded(.up)) + 1
        return content.insetBy(-reach).offsetBy(Int(offset.x.rounded()), Int(offset.y.rounded()))
    }

    func draw(on canvas: Canvas, _ clip: PixelRect, _ alpha: UInt32) {
        guard let mask else { return }
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        mask.bytes.withUnsafeBufferPointer { bytes in
            var kernel = crl_mask()
            kernel.bytes = bytes.baseAddress.map { $0 + faint.rows * mask.columns + faint.columns }
            kernel.stride = mask.columns
            (kernel.columns, kernel.rows) = (Int32(mask.columns - faint.columns), Int32(mask.rows - faint.rows))
            if mask.isQuarter {
                kernel.width = mask.size.x - 2 * Double(faint.columns)
                kernel.height = mask.size.y - 2 * Double(faint.rows)
            }
            (kernel.ux, kernel.uy, kernel.u0) = (map.x.x, map.y.x, map.o.x)
            (kernel.vx, kernel.vy, kernel.v0) = (map.x.y, map.y.y, map.o.y)
            (kernel.wx, kernel.wy, kernel.w0) = (map.x.z, map.y.z, map.o.z)
            kernel.perspective = map.isAffine ? 0 : 1
            kernel.nearest = mask.isFine && map.isAffine ? 1 : 0
            kernel.color = Painter.scale(color, alpha)
            hole.withKernelShape { crl_draw_mask(canvas.target(area), &kernel, $0) }
        }
    }

    /// The shadow of pixels already drawn, as coverage.
    func contentMask(_ bytes: [UInt8], _ rect: PixelRect) -> (bytes: [UInt8], rect: PixelRect) {
        let target = shadowRect(of: rect)
        let reach = (target.width - rect.width) / 2
        var result = [UInt8](repeating: 0, count: max(0, target.area))
        guard !target.isEmpty else { return ([], .empty) }
        for y in 0..<rect.height {
            for x in 0..<rect.width { result[(y + reach) * target.width + x + reach] = bytes[y * rect.width + x] }
        }
        ShadowMask.blur(&result, width: target.width, height: target.height, sigma: sigma)
        return (result, target)
    }
}

extension Painter {
    func paint(_ shadow: ShadowItem, of node: RenderNode, _ clip: PixelRect, _ alpha: UInt32) {
        guard shadow.followsContent else { return shadow.draw(on: canvas, clip, alpha) }
        let cache: ShadowCache
        if let old = node.caches.shadow, old.version == node.version {
            cache = old
        } else {
            let rect = node.contentRect
            guard !rect.isEmpty else { return }
            let shadowItem = node.content.shadow
            node.content.shadow = nil
            let opacity = node.content.opacity
            node.content.opacity = 255
            let alpha = alphaBytes(of: node, in: rect)
            node.content.shadow = shadowItem
            node.content.opacity = opacity
            let (bytes, place) = shadow.contentMask(alpha, rect)
            cache = ShadowCache(version: node.version, bytes: bytes, rect: place)
            node.caches.shadow = cache
        }
        let area = cache.rect.intersection(clip)
        guard !area.isEmpty else { return }
        cache.bytes.withUnsafeBufferPointer { bytes in
            var kernel = crl_mask()
            kernel.bytes = bytes.baseAddress
            kernel.stride = cache.rect.width
            (kernel.columns, kernel.rows) = (Int32(cache.rect.width), Int32(cache.rect.height))
            (kernel.ux, kernel.u0, kernel.vy, kernel.v0) = (1, Double(-cache.rect.x), 1, Double(-cache.rect.y))
            kernel.w0 = 1
            kernel.color = Self.scale(shadow.color, alpha)
            crl_draw_mask(canvas.target(area), &kernel, crl_polygon())
        }
    }
}

/// The blurred alpha of a subtree.
struct ShadowCache {
    var version: Int
    var bytes: [UInt8]
    var rect: PixelRect
    var path: CGPath?
    var pathMask: ShadowMask?
}

extension RenderNode {
    /// What the subtree draws without its shadow.
    var contentRect: PixelRect {
        var inner = PixelRect.empty
        for child in painted { inner = inner.union(child.subtreeRect) }
        if let clip = content.clipRect { inner = inner.intersection(clip) }
        return inner.union(content.rect)
    }
}
