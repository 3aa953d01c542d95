// SPDX-License-Identifier: MIT
import CCairo
import CRaster
import Foundation

extension CGContext {
    /// Pixels per unit of base space, for blurs.
    private var baseScale: CGFloat { baseCTM.meanScale }

    /// The offset in cairo device pixels.
    private func deviceOffset(_ shadow: Shadow) -> CGSize {
        shadow.offset.applying(baseCTM.concatenating(deviceToCairo))
    }

    private func sigma(_ shadow: Shadow) -> CGFloat { min(shadow.blur / 2 * baseScale, 1000) }

    /// How far the blur reaches; a Gaussian has less than 0.3 % beyond.
    private func reach(_ shadow: Shadow) -> Int { Int((3 * sigma(shadow)).rounded(.up)) + 1 }

    /// Device pixels the shadow of a shape with these bounds can touch.
    func shadowArea(_ shadow: Shadow, of shape: PixelRect) -> PixelRect {
        let offset = deviceOffset(shadow)
        let reach = CGFloat(reach(shadow))
        return CGRect(
            x: CGFloat(shape.x) + offset.width, y: CGFloat(shape.y) + offset.height, width: CGFloat(shape.width),
            height: CGFloat(shape.height)
        ).insetBy(dx: -reach, dy: -reach).enclosingPixels
    }

    /// Draws the blurred, tinted, displaced alpha of what the operation is about to draw.
    func drawShadow(_ shadow: Shadow, of operation: DrawingOperation) {
        let offset = deviceOffset(shadow)
        let reach = reach(shadow)
        let clip = clipArea
        // Shape pixels that can reach a visible pixel, and room for the blur around them.
        let needed = CGRect(
            x: CGFloat(clip.x) - offset.width, y: CGFloat(clip.y) - offset.height, width: CGFloat(clip.width),
            height: CGFloat(clip.height)
        ).insetBy(dx: -CGFloat(2 * reach), dy: -CGFloat(2 * reach)).enclosingPixels
        let shape =
            operation.bounds.isInfinite
            ? needed : operation.bounds.insetBy(dx: -CGFloat(reach + 1), dy: -CGFloat(reach + 1)).enclosingPixels
        let area = shape.intersection(needed)
        guard let coverage = CoverageSurface(CAIRO_FORMAT_A8, area: area) else { return }
        coverage.draw(antialias: antialias) { context in
            operation.setSource(context)
            operation.paintShape(context)
        }
        _ = raster_blur(coverage.data, coverage.stride, area.width, area.height, Double(sigma(shadow)))
        coverage.markDirty()
        paintShadow(coverage, shadow.color, offset)
    }

    private func paintShadow(_ coverage: CoverageSurface, _ color: CGColor, _ offset: CGSize) {
        let rgba = color.clampedSRGB
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, Double(offset.width), Double(offset.height))
        cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w)
        cairo_set_operator(cairo, state.blendMode.boundedOperator ?? CAIRO_OPERATOR_OVER)
        if let mask = state.mask {
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w)
            cairo_mask_surface(cairo, coverage.surface, 0, 0)
            cairo_pop_group_to_source(cairo)
            cairo_identity_matrix(cairo)
            cairo_mask_surface(cairo, mask.surface, 0, 0)
        } else {
            cairo_mask_surface(cairo, coverage.surface, 0, 0)
        }
        cairo_identity_matrix(cairo)
    }
}
