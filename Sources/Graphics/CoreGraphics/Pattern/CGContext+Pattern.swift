// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// A pattern's cell, drawn and ready to be a source in device space.
final class PatternCell {
    let pattern: OpaquePointer
    init(_ pattern: OpaquePointer) { self.pattern = pattern }
    deinit { cairo_pattern_destroy(pattern) }
}

/// A cell is drawn with at most this many pixels a side; larger ones get coarser.
private let maximumCellSide: CGFloat = 4096

extension CGContext {
    /// Draws the cell at device resolution; nil when it cannot be seen.
    func patternSource(_ pattern: CGPattern, _ color: CGColor) -> PatternCell? {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toDevice = pattern.matrix.concatenating(phase).concatenating(baseCTM).concatenating(deviceToCairo)
        guard !toDevice.isDegenerate else { return nil }
        let width = min(maximumCellSide, max(1, (pattern.xStep * hypot(toDevice.a, toDevice.b)).rounded()))
        let height = min(maximumCellSide, max(1, (pattern.yStep * hypot(toDevice.c, toDevice.d)).rounded()))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        // Pattern space to cell pixels, y up as in Quartz device space; the context flips it to cairo's.
        let toCell = CGAffineTransform(scaleX: width / pattern.xStep, y: height / pattern.yStep)
            .translatedBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
        drawCell(pattern, color, surface, toCell, width: Int(width), height: Int(height))
        guard let source = cairo_pattern_create_for_surface(surface) else { return nil }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        let cellToDevice = toCell.concatenating(flip).inverted().concatenating(toDevice)
        var matrix = cellToDevice.inverted().cairoMatrix
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        let isExact =
            abs(abs(cellToDevice.a) + abs(cellToDevice.b) - 1) < 1e-6
            && abs(abs(cellToDevice.c) + abs(cellToDevice.d) - 1) < 1e-6
        cairo_pattern_set_filter(source, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        return PatternCell(source)
    }

    private func drawCell(
        _ pattern: CGPattern, _ color: CGColor, _ surface: OpaquePointer, _ toCell: CGAffineTransform, width: Int,
        height: Int
    ) {
        let context = CGContext(
            surface: surface, deviceHeight: CGFloat(height), ctm: toCell, base: toCell,
            backing: .surface(width: width, height: height))
        if !pattern.isColored {
            let rgba = color.srgb
            let paint = CGColor(
                red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z), alpha: CGFloat(rgba.w))
            context.setFillColor(paint)
            context.setStrokeColor(paint)
        }
        context.clip(to: pattern.bounds)
        context.setAlpha(state.alpha * (pattern.isColored ? color.alpha : 1))
        pattern.callbacks.drawPattern?(pattern.info, context)
        context.flush()
    }
}
