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
    ///
    /// Where two of the circles go through a point, the later one counts (PDF 32000-1, 8.7.4.5.4).
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0, startRadius.isFinite,
            endRadius.isFinite
        else { return }
        var first = Circle(center: startCenter, radius: startRadius)
        let last = Circle(center: endCenter, radius: endRadius)
        var (gradient, options) = (gradient, options)
        if options == .drawsBeforeStartLocation, !first.isNested(with: last) {
            // cairo would choose a circle beyond the end and paint nothing; so the circles before become a part of all.
            let lead = leadIn(first, last)
            first = first.extrapolated(lead, from: last)
            gradient = gradient.led(in: lead)
            options = []
        }
        drawGradient(gradient, options, isRadial: true) {
            cairo_pattern_create_radial(
                Double(first.center.x), Double(first.center.y), Double(first.radius), Double(last.center.x),
                Double(last.center.y), Double(last.radius))
        }
    }

    private struct Circle {
        let center: CGPoint
        let radius: CGFloat

        func distance(to other: Circle) -> CGFloat { hypot(other.center.x - center.x, other.center.y - center.y) }

        func isNested(with other: Circle) -> Bool { distance(to: other) <= abs(other.radius - radius) }

        /// `steps` times the way from `other` to here beyond here.
        func extrapolated(_ steps: CGFloat, from other: Circle) -> Circle {
            Circle(
                center: CGPoint(
                    x: center.x + (center.x - other.center.x) * steps,
                    y: center.y + (center.y - other.center.y) * steps),
                radius: max(0, radius + (radius - other.radius) * steps))
        }
    }

    /// How far the circles go on before the first, in ways from the first to the last: to a point, or out of the clip.
    private func leadIn(_ first: Circle, _ last: Circle) -> CGFloat {
        if last.radius > first.radius { return first.radius / (last.radius - first.radius) }
        let clip = boundingBoxOfClipPath
        let span = clip.width + clip.height + hypot(clip.midX - first.center.x, clip.midY - first.center.y)
        return min(2 * (span + first.radius) / first.distance(to: last), 1000)
    }

    private func drawGradient(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, isRadial: Bool = false,
        _ make: () -> OpaquePointer?
    ) {
        let transform = cairoCTM
        guard !transform.isDegenerate, let pattern = make() else { return }
        defer { cairo_pattern_destroy(pattern) }
        if isRadial, options.isEmpty {
            addStops(gradient, [.drawsBeforeStartLocation, .drawsAfterEndLocation], to: pattern)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
        } else {
            addStops(gradient, options, to: pattern)
        }
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

extension CGGradient {
    /// With `lead` times its length of its first colour before it.
    fileprivate func led(in lead: CGFloat) -> CGGradient {
        CGGradient(
            stops: stops.map { Stop(location: (Double(lead) + $0.location) / (Double(lead) + 1), color: $0.color) })
    }
}
