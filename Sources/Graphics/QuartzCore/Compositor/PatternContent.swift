// SPDX-License-Identifier: MIT
import CoreGraphics

/// The tiles of a background, painted once for a size.
struct PatternCache {
    var color: CGColor
    var bounds: CGRect
    var scale: Double
    var pixels: PixelBuffer
}

extension RenderNode {
    /// The largest side of what is painted, in pixels; larger areas get coarser tiles.
    private static let largestSide = 8192.0

    /// A background that is a pattern: tiles from the corner of the bounds, cut to `area`.
    func addPattern(
        _ color: CGColor, _ state: LayerState, _ area: DevicePolygon, _ space: ParentSpace,
        to content: inout NodeContent
    ) {
        guard !area.isEmpty, let pixels = patternPixels(color, state.bounds) else { return }
        let size = CGSize(width: pixels.width, height: pixels.height)
        let scale = caches.pattern?.scale ?? 1
        let part = ContentsPlacement.Part(
            source: CGRect(origin: .zero, size: size),
            target: CGRect(
                x: state.bounds.minX, y: state.bounds.minY, width: size.width / scale, height: size.height / scale))
        guard
            var item = imageItem(
                pixels, part, state, through: toDevice, isOpaque: false, snaps: area.isRect, tint: space.tint)
        else {
            return
        }
        if !area.isRect {
            item.shape = area
            item.offset = nil
        }
        content.items.append(.image(item))
        content.rect = content.rect.union(item.shape.rect)
    }

    private func patternPixels(_ color: CGColor, _ bounds: CGRect) -> PixelBuffer? {
        let longest = max(bounds.width, bounds.height).native
        guard longest > 0, longest.isFinite else { return nil }
        let scale = min(max(0.1, min(8, DevicePolygon.scale(of: toDevice, bounds))), Self.largestSide / longest)
        if let cache = caches.pattern, cache.color === color, cache.bounds == bounds, cache.scale == scale {
            return cache.pixels
        }
        let pixels = PixelBuffer(
            width: Int((bounds.width.native * scale).rounded(.up)),
            height: Int((bounds.height.native * scale).rounded(.up)))
        let context = CGContext(buffer: pixels, scale: CGFloat(scale))
        context.setFillColor(color)
        context.fill(CGRect(origin: .zero, size: bounds.size))
        context.flush()
        caches.pattern = PatternCache(color: color, bounds: bounds, scale: scale, pixels: pixels)
        return pixels
    }
}
