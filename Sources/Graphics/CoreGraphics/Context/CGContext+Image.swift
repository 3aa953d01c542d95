// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// The image's top edge lies at the rectangle's maxY: upright where y points up, upside down in UIKit's contexts.
    public func draw(_ image: CGImage, in rect: CGRect) {
        if image.isMask { return fill(throughAlphaOf: image, in: rect) }
        let rect = rect.standardized
        guard let transform = imageTransform(image, in: rect) else { return }
        draw(pixels: image.pixels, transform: transform, in: rect)
    }

    /// For contexts whose y goes down, in which `draw(_:in:)` turns images upside down, as Quartz does.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: rect)
        restoreGState()
    }

    /// `byTiling`: the image repeats at the size of `rect`, anchored there, all over the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let rect = rect.standardized
        guard let placement = imageTransform(image, in: rect) else { return }
        let (pixels, transform) = drawable(image.pixels, placement, isWhole: true)
        let (quality, alpha) = (state.interpolation, state.alpha)
        perform(
            DrawingOperation(
                bounds: .infinite,
                setSource: { context in
                    cairo_identity_matrix(context)
                    self.withImagePattern(pixels, transform, quality, extend: CAIRO_EXTEND_REPEAT) {
                        cairo_set_source(context, $0)
                    }
                },
                paintShape: { context in
                    cairo_identity_matrix(context)
                    cairo_paint_with_alpha(context, Double(alpha))
                }))
    }

    /// Pixels through `transform` (buffer pixels, y down, to cairo device space), cut to `rect` in user space.
    package func draw(pixels: PixelBuffer, transform: CGAffineTransform, in rect: CGRect) {
        let (whole, placement) = drawable(pixels, transform)
        let (pixels, transform) = reduced(whole, placement)
        var outline = PathStorage()
        outline.addRect(rect, cairoCTM)
        let (quality, alpha) = (state.interpolation, Double(state.alpha))
        perform(
            DrawingOperation(
                bounds: outline.finiteBounds,
                setSource: { context in
                    cairo_identity_matrix(context)
                    self.withImagePattern(pixels, transform, quality) { cairo_set_source(context, $0) }
                },
                paintShape: { context in
                    cairoAppend(context, outline)
                    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                    if alpha == 1 { return cairo_fill(context) }
                    cairo_save(context)
                    cairo_clip(context)
                    cairo_paint_with_alpha(context, alpha)
                    cairo_restore(context)
                }))
    }

    /// The fill colour through the image's alpha: stencils and templates. Placed like `draw(_:in:)`.
    package func fill(throughAlphaOf image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        guard let placement = imageTransform(image, in: rect) else { return }
        let (pixels, transform) = drawable(image.pixels, placement)
        let quality = state.interpolation
        var outline = PathStorage()
        outline.addRect(rect, cairoCTM)
        perform(
            DrawingOperation(bounds: outline.finiteBounds, setSource: source(.fill)) { context in
                cairo_save(context)
                cairoAppend(context, outline)
                cairo_clip(context)
                self.withImagePattern(pixels, transform, quality) { cairo_mask(context, $0) }
                cairo_restore(context)
            })
    }

    /// Image pixels (y down) to cairo device space; nil when nothing would be visible.
    func imageTransform(_ image: CGImage, in rect: CGRect) -> CGAffineTransform? {
        guard rect.isFinite, !rect.isEmpty, image.width > 0, image.height > 0 else { return nil }
        let toUser = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
            ty: rect.maxY)
        let transform = toUser.concatenating(cairoCTM)
        return transform.isDegenerate || transform.inverted().isDegenerate ? nil : transform
    }

    /// Calls `body` with a cairo pattern of the pixels; `transform` maps pixels to device space.
    func withImagePattern(
        _ pixels: PixelBuffer, _ transform: CGAffineTransform, _ quality: CGInterpolationQuality,
        extend: cairo_extend_t = CAIRO_EXTEND_PAD, _ body: (OpaquePointer) -> Void
    ) {
        guard
            let surface = cairo_image_surface_create_for_data(
                pixels.baseAddress.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
                Int32(pixels.height), Int32(pixels.bytesPerRow)),
            let pattern = cairo_pattern_create_for_surface(surface)
        else { return }
        // The surface refers to the pixels without keeping them; it does from here on, whoever keeps the pattern.
        cairo_surface_set_user_data(
            surface, &pixelOwnerKey, Unmanaged.passRetained(pixels).toOpaque(),
            { pointer in pointer.map { Unmanaged<PixelBuffer>.fromOpaque($0).release() } })
        var matrix = transform.inverted().cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, extend)
        cairo_pattern_set_filter(pattern, imageFilter(transform, quality))
        // cairo fixes a pattern to the matrix of the moment it becomes the source.
        body(pattern)
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(surface)
    }

    private func isReduced(_ t: CGAffineTransform) -> Bool { min(hypot(t.a, t.b), hypot(t.c, t.d)) < 0.75 }

    private func imageFilter(_ t: CGAffineTransform, _ quality: CGInterpolationQuality) -> cairo_filter_t {
        let isPixelAligned =
            t.isRectilinear && abs(t.a) + abs(t.b) == 1 && abs(t.c) + abs(t.d) == 1
            && t.tx == t.tx.rounded() && t.ty == t.ty.rounded()
        if isPixelAligned { return CAIRO_FILTER_NEAREST }
        switch quality {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        // Below three quarters of its size, bilinear sampling skips pixels; GOOD averages them, and costs more.
        case .default, .medium: return isReduced(t) ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
        // Enlarging, cairo's best filter keeps the pixels square.
        case .high: return isReduced(t) ? CAIRO_FILTER_BEST : CAIRO_FILTER_BILINEAR
        }
    }
}

extension CGContext {
    /// Pixels and their map to device space (in buffer pixels, y down) in about the size in which they are seen: those themselves
    /// where they are not made much smaller, are turned by less than a quarter, or are hidden for the most part.
    func reduced(_ pixels: PixelBuffer, _ transform: CGAffineTransform) -> (PixelBuffer, CGAffineTransform) {
        guard case .bitmap = backing, state.interpolation != .none, state.interpolation != .low, transform.isRectilinear
        else { return (pixels, transform) }
        let (across, down) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        guard across <= 1, down <= 1, min(across, down) < 0.75 else { return (pixels, transform) }
        let width = max(1, Int((CGFloat(pixels.width) * across).rounded()))
        let height = max(1, Int((CGFloat(pixels.height) * down).rounded()))
        guard isMostlyShown(CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height).applying(transform)),
            let smaller = pixels.reduced(width: width, height: height)
        else { return (pixels, transform) }
        let toWhole = CGAffineTransform(
            scaleX: CGFloat(pixels.width) / CGFloat(width), y: CGFloat(pixels.height) / CGFloat(height))
        return (smaller, toWhole.concatenating(transform))
    }

    /// Whether a quarter of an area of the device lies within the clip.
    private func isMostlyShown(_ area: CGRect) -> Bool {
        let clip = clipArea
        let shown = area.intersection(CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
        return !shown.isNull && shown.width * shown.height * 4 >= area.width * area.height
    }
}

/// Its address is the key, which is never written.
nonisolated(unsafe) private var pixelOwnerKey = cairo_user_data_key_t()
