// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// Intersects the clip with the current path, which is emptied. An empty path is ignored, as in Quartz.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !isPathEmpty else { return }
        clip(currentPath, rule)
        beginPath()
    }

    public func clip(to rect: CGRect) {
        var path = PathStorage()
        path.addRect(rect.standardized, cairoCTM)
        clip(path, .winding)
        beginPath()
    }

    /// The union of the rectangles.
    public func clip(to rects: [CGRect]) {
        var path = PathStorage()
        for rect in rects { path.addRect(rect.standardized, cairoCTM) }
        clip(path, .winding)
        beginPath()
    }

    /// `path` in cairo device space; an empty one clips everything away.
    package func clip(_ path: PathStorage, _ rule: CGPathFillRule) {
        cairo_set_antialias(cairo, antialias)
        cairoAppend(cairo, path)
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
    }

    /// Clips to the rectangle, and multiplies all later drawing with the mask stretched over it: a stencil mask's
    /// samples block (1 hides), an image's gray values let through (1 shows) together with its alpha.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let area = clipArea
        guard !area.isEmpty, let placement = imageTransform(mask, in: rect),
            let coverage = CoverageSurface(CAIRO_FORMAT_A8, area: area)
        else { return }
        let (pixels, transform) = drawable(mask.coverage, placement)
        let old = state.mask
        coverage.draw(antialias: CAIRO_ANTIALIAS_DEFAULT) { context in
            withImagePattern(pixels, transform, state.interpolation) { pattern in
                cairo_set_source(context, pattern)
                cairo_paint(context)
            }
            if let old {
                cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
                cairo_set_source_surface(context, old.surface, 0, 0)
                cairo_paint(context)
            }
        }
        state.mask = coverage
    }

    /// Whether the clip, apart from an image's mask, is exactly this rectangle.
    package func clipIsPixelRectangle(_ clip: PixelRect) -> Bool {
        cairo_identity_matrix(cairo)
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return false }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return false }
        let rect = list.pointee.rectangles[0]
        return rect.x == Double(clip.x) && rect.y == Double(clip.y) && rect.width == Double(clip.width)
            && rect.height == Double(clip.height)
    }

    /// The whole pixels that the clip, apart from an image's mask, lets through; nil when it has other edges.
    var clipRectangles: [PixelRect]? {
        cairo_identity_matrix(cairo)
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        return UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)).map {
            PixelRect(x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height))
        }
    }

    /// Back to the whole destination.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.mask = nil
    }

    /// In user space; empty at the origin when nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        cairo_identity_matrix(cairo)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        guard x2 > x1, y2 > y1, !cairoCTM.isDegenerate else { return .zero }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).applying(cairoCTM.inverted())
    }
}
