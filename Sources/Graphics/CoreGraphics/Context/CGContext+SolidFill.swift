// SPDX-License-Identifier: MIT
import CCairo
import CRaster
import Foundation

// Translucent colours over whole pixels, with Quartz's own arithmetic. It rounds down: 0.2 of black over itself again and
// again gives 51, 91, 123, 149, 170, 187, 200, 211, 219 in the reference pictures of muukii/MondrianLayout, where cairo,
// which rounds to nearest, has 92, 125, 151 and so on. Glyphs in the same pictures are rounded to nearest. Transparency
// layers and clips of any shape make no difference to the pixels that are covered whole.

extension CGContext {
    /// Fills a rectangle of whole device pixels when a translucent colour is all that the state asks for.
    /// - Parameter box: in device space.
    /// - Returns: false for everything else, which is left to cairo.
    func fillWholePixels(_ box: CGRect) -> Bool {
        guard fillsTranslucently, let rect = PixelRect(exactly: box) else { return false }
        return fillWholePixels([rect])
    }

    /// The same for a path that is made of such rectangles, as a border is.
    func fillWholePixels(_ path: PathStorage, _ rule: CGPathFillRule) -> Bool {
        guard fillsTranslucently, let areas = path.pixelAreas(rule) else { return false }
        return fillWholePixels(areas)
    }

    private var fillsTranslucently: Bool {
        state.blendMode == .normal && state.mask == nil && state.shadow == nil
            && state.fillColor.pattern == nil && state.fillColor.alpha * state.alpha < 1
    }

    /// - Parameter areas: do not overlap.
    private func fillWholePixels(_ areas: [PixelRect]) -> Bool {
        guard let bitmap else { return false }
        let inLayer = !layers.isEmpty
        let color = state.packedFill
        if let clip = clipRectangles {
            guard let target = inLayer ? groupPixels : bitmap.directPixels else { return false }
            for area in areas {
                for part in clip.map({ area.intersection($0) }) where !part.isEmpty {
                    raster_fill_over(
                        target.address + part.y * target.stride + part.x * 4, target.stride, part.width, part.height,
                        color)
                }
            }
        } else {
            guard let clip = clipCoverage, let target = inLayer ? groupPixels : bitmap.directPixels else {
                return false
            }
            fill(areas, color, through: clip, target)
        }
        if inLayer { cairo_surface_mark_dirty(cairo_get_group_target(cairo)) } else { bitmap.wroteDirectly() }
        return true
    }

    private func fill(
        _ areas: [PixelRect], _ color: UInt32, through clip: CoverageSurface,
        _ target: (address: UnsafeMutablePointer<UInt8>, stride: Int)
    ) {
        let (coverage, stride) = (clip.data, clip.stride)
        for area in areas.map({ $0.intersection(clip.area) }) where !area.isEmpty {
            raster_fill_over_coverage(
                target.address + area.y * target.stride + area.x * 4, target.stride,
                coverage + (area.y - clip.area.y) * stride + (area.x - clip.area.x), stride, area.width, area.height,
                color)
        }
    }

    /// The pixels of the innermost transparency layer, addressed as the context's device pixels are.
    private var groupPixels: (address: UnsafeMutablePointer<UInt8>, stride: Int)? {
        guard let surface = cairo_get_group_target(cairo),
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        else { return nil }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return (data + Int(y) * stride + Int(x) * 4, stride)
    }

    /// How much the clip lets through at each of its pixels.
    private var clipCoverage: CoverageSurface? {
        let area = clipArea
        guard let coverage = CoverageSurface(CAIRO_FORMAT_A8, area: area) else { return nil }
        // Within a group of its own, the context's clip is all that keeps a paint from covering everything.
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_paint(cairo)
        guard let group = cairo_pop_group(cairo) else { return nil }
        defer { cairo_pattern_destroy(group) }
        coverage.draw(antialias: CAIRO_ANTIALIAS_NONE) { context in
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_source(context, group)
            cairo_paint(context)
        }
        return coverage
    }
}

extension PathStorage {
    /// The whole pixels that filling the path covers, without overlaps; nil when the path is anything but a few
    /// rectangles of whole pixels.
    fileprivate func pixelAreas(_ rule: CGPathFillRule) -> [PixelRect]? {
        guard let rects = pixelRects else { return nil }
        if rects.count == 1 { return [rects[0].rect] }
        let xs = Set(rects.flatMap { [$0.rect.x, $0.rect.maxX] }).sorted()
        let ys = Set(rects.flatMap { [$0.rect.y, $0.rect.maxY] }).sorted()
        var areas: [PixelRect] = []
        for (top, bottom) in zip(ys, ys.dropFirst()) {
            for (left, right) in zip(xs, xs.dropFirst()) {
                let over = rects.filter {
                    $0.rect.x <= left && $0.rect.maxX >= right && $0.rect.y <= top && $0.rect.maxY >= bottom
                }
                let isInside =
                    rule == .evenOdd ? over.count % 2 == 1 : over.reduce(0) { $0 + $1.winding } != 0
                if isInside { areas.append(PixelRect(x: left, y: top, width: right - left, height: bottom - top)) }
            }
        }
        return areas
    }

    /// The rectangles that the subpaths are, and which way round each goes.
    private var pixelRects: [(rect: PixelRect, winding: Int)]? {
        guard types.count <= 64 else { return nil }
        var rects: [(rect: PixelRect, winding: Int)] = []
        var (type, point) = (0, 0)
        while type < types.count {
            let lines = types[(type + 1)...].prefix { $0 == .addLineToPoint }.count
            guard types[type] == .moveToPoint, lines == 3 || lines == 4,
                let found = Self.pixelRect(points[point...(point + lines)])
            else { return nil }
            rects.append(found)
            type += 1 + lines
            point += 1 + lines
            if type < types.count, types[type] == .closeSubpath { type += 1 }
        }
        return rects.isEmpty ? nil : rects
    }

    private static func pixelRect(_ points: ArraySlice<CGPoint>) -> (rect: PixelRect, winding: Int)? {
        var subpath = PathStorage()
        for (index, point) in points.enumerated() {
            if index == 0 { subpath.move(point) } else { subpath.line(point) }
        }
        let p = Array(points)
        guard let rect = subpath.asRect.flatMap(PixelRect.init(exactly:)) else { return nil }
        let turn = (p[1].x - p[0].x) * (p[2].y - p[1].y) - (p[1].y - p[0].y) * (p[2].x - p[1].x)
        return (rect, turn > 0 ? 1 : -1)
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
