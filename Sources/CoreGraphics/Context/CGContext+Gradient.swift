// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    /// Fills the clip. Without options only the band between the two points is painted.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end else { return }
        drawGradient(gradient, options) {
            cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        }
    }

    /// Fills the clip with circles between the two; without options nothing inside the first or outside the second.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0, startRadius.isFinite,
            endRadius.isFinite
        else { return }
        drawGradient(gradient, options) {
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius))
        }
    }

    private func drawGradient(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ make: () -> OpaquePointer?
    ) {
        let transform = cairoCTM
        guard !transform.isDegenerate, let pattern = make() else { return }
        defer { cairo_pattern_destroy(pattern) }
        addStops(gradient, options, to: pattern)
        let alpha = Double(state.alpha)
        perform(
            DrawingOperation(
                bounds: .infinite,
                setSource: { context in
                    cairoSetMatrix(context, transform)
                    cairo_set_source(context, pattern)
                },
                paintShape: { context in
                    cairo_identity_matrix(context)
                    if alpha == 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, alpha) }
                }))
    }

    /// Beyond an end, cairo goes on with the outermost stop; a transparent one there ends the gradient.
    private func addStops(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, to pattern: OpaquePointer) {
        guard let first = gradient.stops.first?.color, let last = gradient.stops.last?.color else { return }
        if !options.contains(.drawsBeforeStartLocation) {
            cairo_pattern_add_color_stop_rgba(pattern, 0, first.x, first.y, first.z, 0)
        }
        // The first and last colours reach the ends of the gradient.
        cairo_pattern_add_color_stop_rgba(pattern, 0, first.x, first.y, first.z, first.w)
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.x, color.y, color.z, color.w)
        }
        cairo_pattern_add_color_stop_rgba(pattern, 1, last.x, last.y, last.z, last.w)
        if !options.contains(.drawsAfterEndLocation) {
            cairo_pattern_add_color_stop_rgba(pattern, 1, last.x, last.y, last.z, 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
}
