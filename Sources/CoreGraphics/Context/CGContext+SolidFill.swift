// SPDX-License-Identifier: MIT
import CRaster
import Foundation

// Translucent colours over whole pixels, with Quartz's own arithmetic. It rounds down: 0.2 of black over itself again and
// again gives 51, 91, 123, 149, 170, 187, 200, 211, 219 in the reference pictures of muukii/MondrianLayout, where cairo,
// which rounds to nearest, has 92, 125, 151 and so on. Glyphs in the same pictures are rounded to nearest.

extension CGContext {
    /// Fills a rectangle of whole device pixels when a translucent colour is all that the state asks for.
    /// - Parameter box: in device space.
    /// - Returns: false for everything else, which is left to cairo.
    func fillWholePixels(_ box: CGRect) -> Bool {
        guard state.blendMode == .normal, state.mask == nil, state.shadow == nil, layers.isEmpty,
            state.fillColor.pattern == nil, let bitmap, let rect = PixelRect(exactly: box)
        else { return false }
        let color = state.packedFill
        // Opaque colours need no arithmetic.
        guard color >> 24 < 255 else { return false }
        let clip = clipArea
        guard clipIsPixelRectangle(clip), let target = bitmap.directPixels else { return false }
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return true }
        raster_fill_over(
            target.address + area.y * target.stride + area.x * 4, target.stride, area.width, area.height, color)
        bitmap.wroteDirectly()
        return true
    }
}

extension GraphicsState {
    /// The fill colour with the global alpha, premultiplied: 0xAARRGGBB.
    package var packedFill: UInt32 {
        let rgba = fillColor.clampedSRGB
        let alpha = rgba.w * Double(alpha)
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return byte(alpha) << 24 | byte(rgba.x * alpha) << 16 | byte(rgba.y * alpha) << 8 | byte(rgba.z * alpha)
    }
}

extension PixelRect {
    /// Nil for rectangles whose edges are not pixel edges, to the precision of cairo's coordinates.
    fileprivate init?(exactly rect: CGRect) {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { (exact: $0, whole: $0.rounded()) }
        guard edges.allSatisfy({ abs($0.exact) < 1e6 && abs($0.exact - $0.whole) < 1 / 512 }) else { return nil }
        self.init(
            x: Int(edges[0].whole), y: Int(edges[1].whole), width: Int(edges[2].whole - edges[0].whole),
            height: Int(edges[3].whole - edges[1].whole))
    }
}
