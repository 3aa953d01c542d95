// SPDX-License-Identifier: MIT
import CoreGraphics

extension TextLayout {
    package struct DrawingOptions {
        package var defaultColor: CGColor?
        package var overridingColor: CGColor?
        package var defaultShadow: (any TextShadow)?
        package init() {}
    }

    /// Draws the lines with the column's top left corner at `origin`, in a context whose y grows downwards.
    ///
    /// Baselines are put on device pixels, so that lines of one text keep their distances to the pixel.
    package func draw(in context: CGContext, at origin: CGPoint, _ drawing: DrawingOptions = DrawingOptions()) {
        let clip = context.boundingBoxOfClipPath
        for placed in lines {
            let top = Double(origin.y) + placed.top
            // Glyphs may reach out of their line, by no more than a few times its height.
            let reach = max(placed.height, placed.line.ascent + placed.line.descent) * 2
            if !clip.isInfinite, !clip.isNull,
                top - reach > Double(clip.maxY) || top + placed.height + reach < Double(clip.minY)
            {
                continue
            }
            let toUser = CGAffineTransform(
                a: 1, b: 0, c: 0, d: -1, tx: origin.x + placed.x, ty: origin.y + placed.baseline)
            var line = LineDrawing(context: context, toUser: toUser, line: placed.line)
            line.defaultColor = drawing.defaultColor
            line.overridingColor = drawing.overridingColor
            line.defaultShadow = drawing.defaultShadow
            line.backgroundTop = placed.baseline - placed.top
            line.backgroundBottom = placed.baseline - placed.top - placed.height
            line.draw(placed.line)
        }
    }
}
