// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath, rule)
        beginPath()
    }

    public func strokePath() {
        stroke(currentPath, width: state.lineWidth)
        beginPath()
    }

    /// Paints and empties the current path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path, width: state.lineWidth)
        case .fillStroke:
            fill(path, .winding)
            stroke(path, width: state.lineWidth)
        case .eoFillStroke:
            fill(path, .evenOdd)
            stroke(path, width: state.lineWidth)
        }
        beginPath()
    }

    // Quartz's convenience functions leave no current path behind.

    public func fill(_ rect: CGRect) {
        defer { beginPath() }
        let transform = cairoCTM
        guard rect.isFinite, transform.isRectilinear else {
            var path = PathStorage()
            path.addRect(rect.standardized, transform)
            return fill(path, .winding)
        }
        fillDeviceRect(rect.standardized.applying(transform))
    }

    /// Straight to cairo's boxes, without a path of our own in between.
    private func fillDeviceRect(_ box: CGRect) {
        guard box.isFinite, box.width > 0, box.height > 0 else { return }
        if fillWholePixels(box) { return }
        let limit: CGFloat = 4_000_000
        let (left, top) = (max(-limit, box.minX), max(-limit, box.minY))
        let (right, bottom) = (min(limit, box.maxX), min(limit, box.maxY))
        guard right > left, bottom > top else { return }
        perform(
            DrawingOperation(bounds: box, setSource: source(.fill)) { context in
                cairo_identity_matrix(context)
                cairo_new_path(context)
                cairo_rectangle(context, Double(left), Double(top), Double(right - left), Double(bottom - top))
                cairo_fill(context)
            })
    }

    public func fill(_ rects: [CGRect]) {
        var path = PathStorage()
        for rect in rects { path.addRect(rect.standardized, cairoCTM) }
        fill(path, .winding)
        beginPath()
    }

    public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var path = PathStorage()
        path.addRect(rect.standardized, cairoCTM)
        stroke(path, width: width)
        beginPath()
    }

    public func fillEllipse(in rect: CGRect) {
        var path = PathStorage()
        path.addEllipse(rect.standardized, cairoCTM)
        fill(path, .winding)
        beginPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        var path = PathStorage()
        path.addEllipse(rect.standardized, cairoCTM)
        stroke(path, width: state.lineWidth)
        beginPath()
    }

    /// A line from each even point to the odd one after it; a last single point is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = PathStorage()
        let t = cairoCTM
        for i in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(points[i].applying(t))
            path.line(points[i + 1].applying(t))
        }
        stroke(path, width: state.lineWidth)
        beginPath()
    }

    /// Makes the rectangle transparent, or black where there is no alpha; neither alpha nor blend mode nor shadow
    /// count, the clip does.
    public func clear(_ rect: CGRect) {
        let saved = state
        state.blendMode = .clear
        state.alpha = 1
        state.shadow = nil
        state.fillColor = .black
        fill(rect)
        state = saved
    }

    // MARK: Shapes in device space

    /// `path` in cairo device space.
    package func fill(_ path: PathStorage, _ rule: CGPathFillRule) {
        guard !path.types.isEmpty else { return }
        if fillWholePixels(path, rule) { return }
        let cairoRule = rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
        perform(
            DrawingOperation(bounds: path.finiteBounds, setSource: source(.fill)) { context in
                cairoAppend(context, path)
                cairo_set_fill_rule(context, cairoRule)
                cairo_fill(context)
            })
    }

    /// `path` in cairo device space; `width` in user space. A width of 0 paints nothing.
    package func stroke(_ path: PathStorage, width: CGFloat) {
        let pen = cairoCTM
        guard !path.types.isEmpty, width > 0, width.isFinite, !pen.isDegenerate else { return }
        let state = state
        // Miters and square caps reach further than half the width.
        let reach = width / 2 * max(hypot(pen.a, pen.b), hypot(pen.c, pen.d)) * max(state.strokeReach, 1)
        perform(
            DrawingOperation(
                bounds: path.finiteBounds.insetBy(dx: -reach, dy: -reach), setSource: source(.stroke)
            ) { context in
                cairoAppend(context, path)
                cairoSetMatrix(context, pen)
                cairo_set_line_width(context, Double(width))
                cairo_set_line_cap(context, state.lineCap.cairo)
                cairo_set_line_join(context, state.lineJoin.cairo)
                cairo_set_miter_limit(context, max(1, Double(state.miterLimit)))
                let dashes = state.dashLengths.map(Double.init)
                cairo_set_dash(context, dashes, Int32(dashes.count), Double(state.dashPhase))
                cairo_stroke(context)
            })
    }
}

extension GraphicsState {
    /// How many half line widths a stroke can be away from its path.
    package var strokeReach: CGFloat {
        let join = lineJoin == .miter ? max(1, miterLimit) : 1
        return max(join, lineCap == .square ? 1.5 : 1)
    }
}

extension PathStorage {
    /// Control bounds of the finite points; empty at the origin when there are none.
    package var finiteBounds: CGRect {
        let bounds = controlBounds
        if bounds.isFinite { return bounds }
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for point in points where point.isFinite {
            (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
            (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
        }
        return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .zero
    }
}
