// SPDX-License-Identifier: MIT
import CCairo
import CRaster
import Foundation

/// One drawing operation: what colours it has and where they go.
///
/// Both closures get a cairo context in this context's device coordinates: the real one, or one of a temporary
/// surface for shadows, masks and blend modes that cairo does not have. They may be called several times.
package struct DrawingOperation {
    /// Device pixels the shape can touch; the clip limits it further.
    package var bounds: CGRect
    /// Makes the colour, image or gradient the current source. The matrix may be left in any state.
    package var setSource: (OpaquePointer) -> Void
    /// Paints the current source through the shape with the current operator.
    package var paintShape: (OpaquePointer) -> Void

    /// - Parameter bounds: device pixels; may be too large, never too small.
    package init(
        bounds: CGRect, setSource: @escaping (OpaquePointer) -> Void, paintShape: @escaping (OpaquePointer) -> Void
    ) {
        self.bounds = bounds
        self.setSource = setSource
        self.paintShape = paintShape
    }
}

/// Which of the two colours of the graphics state a drawing uses.
package enum PaintKind {
    case fill
    case stroke
}

extension CGContext {
    /// Draws something that Core Graphics has no shape for, glyphs above all, with everything the graphics state
    /// asks: colour or pattern, alpha, shadow, blend mode, clip and mask.
    ///
    /// - Parameters:
    ///   - bounds: in user space, around all that `shape` paints; nil when unknown (then the whole clip).
    ///   - shape: paints the current source; the context's matrix is user space. It may be called several times.
    package func paint(_ kind: PaintKind, bounds: CGRect?, _ shape: @escaping (OpaquePointer) -> Void) {
        let transform = cairoCTM
        guard !transform.isDegenerate else { return }
        let area = bounds.map { $0.applying(transform) } ?? .infinite
        perform(
            DrawingOperation(bounds: area, setSource: source(kind)) { context in
                cairoSetMatrix(context, transform)
                shape(context)
            })
    }

    /// The one road to pixels.
    package func perform(_ operation: DrawingOperation) {
        guard let area = drawnArea(operation.bounds) else { return }
        bitmap?.willDraw(area.grown)
        if let shadow = state.shadow { drawShadow(shadow, of: operation) }
        let visible = area.visible
        if !visible.isEmpty {
            if let simple = simpleOperator, state.mask == nil {
                cairo_set_antialias(cairo, antialias)
                cairo_set_operator(cairo, simple)
                operation.setSource(cairo)
                operation.paintShape(cairo)
            } else {
                composite(operation, in: visible)
            }
        }
        bitmap?.didDraw(area.grown)
    }

    /// Page descriptions have the blend modes that cairo does not compute exactly.
    private var simpleOperator: cairo_operator_t? {
        let mode = state.blendMode
        return mode.boundedOperator ?? (mode.isOfPages && isVector ? mode.vectorOperator : nil)
    }

    /// The clip's extent in device pixels.
    package var clipArea: PixelRect {
        cairo_identity_matrix(cairo)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).enclosingPixels
    }

    /// What an operation with these bounds can touch, itself and with its shadow; nil when that is nothing.
    private func drawnArea(_ bounds: CGRect) -> (visible: PixelRect, grown: PixelRect)? {
        let clip = clipArea
        // A pixel more on each side, for antialiasing and hairlines.
        let shape = bounds.isInfinite ? clip : bounds.insetBy(dx: -1, dy: -1).enclosingPixels
        let visible = shape.intersection(clip)
        var grown = visible
        if let shadow = state.shadow {
            grown = visible.union(shadowArea(shadow, of: shape).intersection(clip))
        }
        return grown.isEmpty ? nil : (visible, grown)
    }

    // MARK: Sources

    /// The fill or stroke colour with the global alpha, or the pattern.
    package func source(_ kind: PaintKind) -> (OpaquePointer) -> Void {
        let color = kind == .fill ? state.fillColor : state.strokeColor
        if let pattern = color.pattern, let cell = patternSource(pattern, color) {
            return { context in
                cairo_identity_matrix(context)
                cairo_set_source(context, cell.pattern)
            }
        }
        let rgba = color.clampedSRGB
        let alpha = rgba.w * Double(state.alpha)
        return { cairo_set_source_rgba($0, rgba.x, rgba.y, rgba.z, alpha) }
    }

    // MARK: Masks and blend modes

    /// Draws on temporary surfaces and puts the result into place: for image clips and for the blend modes whose
    /// cairo namesakes would also change what lies outside the shape.
    private func composite(_ operation: DrawingOperation, in area: PixelRect) {
        guard let source = CoverageSurface(CAIRO_FORMAT_ARGB32, area: area) else { return }
        source.draw(antialias: antialias) { context in
            operation.setSource(context)
            operation.paintShape(context)
        }
        if let simple = state.blendMode == .normal ? CAIRO_OPERATOR_OVER : nil, let mask = state.mask {
            cairo_identity_matrix(cairo)
            cairo_set_operator(cairo, simple)
            cairo_set_source_surface(cairo, source.surface, 0, 0)
            cairo_mask_surface(cairo, mask.surface, 0, 0)
            return
        }
        guard let target = backingPixels(area) else {
            cairo_set_operator(cairo, state.blendMode.vectorOperator)
            cairo_identity_matrix(cairo)
            cairo_set_source_surface(cairo, source.surface, 0, 0)
            return cairo_paint(cairo)
        }
        guard let shape = shapeCoverage(operation, in: area) else { return }
        if state.mask != nil { multiplyByMask(source) }
        blend(source, shape, onto: target, in: area)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, target.surface, 0, 0)
        cairo_rectangle(cairo, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        cairo_fill(cairo)
    }

    /// Coverage of the shape and the image clip together.
    private func shapeCoverage(_ operation: DrawingOperation, in area: PixelRect) -> CoverageSurface? {
        guard let shape = CoverageSurface(CAIRO_FORMAT_A8, area: area) else { return nil }
        shape.draw(antialias: antialias) { context in
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            operation.paintShape(context)
        }
        if state.mask != nil { multiplyByMask(shape) }
        return shape
    }

    private func multiplyByMask(_ surface: CoverageSurface) {
        guard let mask = state.mask else { return }
        surface.draw(antialias: CAIRO_ANTIALIAS_DEFAULT) { context in
            cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(context, mask.surface, 0, 0)
            cairo_paint(context)
        }
    }

    /// A copy of what has been drawn in the area; nil for PDF, where there are no pixels.
    package func backingPixels(_ area: PixelRect) -> CoverageSurface? {
        guard let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            let copy = CoverageSurface(CAIRO_FORMAT_ARGB32, area: area)
        else { return nil }
        copy.draw(antialias: CAIRO_ANTIALIAS_NONE) { context in
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(context, target, 0, 0)
            cairo_paint(context)
        }
        return copy
    }

    private func blend(
        _ source: CoverageSurface, _ shape: CoverageSurface, onto target: CoverageSurface, in area: PixelRect
    ) {
        raster_blend(
            source.data, source.stride, shape.data, shape.stride, target.data, target.stride, area.width,
            area.height, state.blendMode.rawValue)
        target.markDirty()
    }
}
