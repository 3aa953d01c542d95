// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// Greatest device coordinate handed to cairo, whose 24.8 fixed point wraps beyond 2^23.
private let coordinateLimit = 4_000_000.0

@inline(__always)
private func clamped(_ value: CGFloat) -> Double { max(-coordinateLimit, min(coordinateLimit, Double(value))) }

/// Makes `path`, in device coordinates, cairo's current path. Elements with a NaN or infinite point are left out.
func cairoAppend(_ context: OpaquePointer, _ path: PathStorage) {
    cairo_new_path(context)
    cairo_identity_matrix(context)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    path.forEach { type, p in
        for i in 0..<type.pointCount where !p[i].isFinite { return }
        switch type {
        case .moveToPoint:
            cairo_move_to(context, clamped(p[0].x), clamped(p[0].y))
            (start, current) = (p[0], p[0])
        case .addLineToPoint:
            cairo_line_to(context, clamped(p[0].x), clamped(p[0].y))
            current = p[0]
        case .addQuadCurveToPoint:
            let cubic = CubicSegment(quad: current, p[0], p[1])
            cairo_curve_to(
                context, clamped(cubic.p1.x), clamped(cubic.p1.y), clamped(cubic.p2.x), clamped(cubic.p2.y),
                clamped(cubic.p3.x), clamped(cubic.p3.y))
            current = p[1]
        case .addCurveToPoint:
            cairo_curve_to(
                context, clamped(p[0].x), clamped(p[0].y), clamped(p[1].x), clamped(p[1].y), clamped(p[2].x),
                clamped(p[2].y))
            current = p[2]
        case .closeSubpath:
            cairo_close_path(context)
            current = start
        }
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
