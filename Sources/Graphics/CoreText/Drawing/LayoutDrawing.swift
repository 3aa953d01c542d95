// SPDX-License-Identifier: MIT
import CoreGraphics

extension TextLayout {
    /// What a view decides when it draws, beside the text's own attributes.
    package struct DrawingOptions {
        /// Of runs that name no colour; nil: the context's fill colour.
        package var defaultColor: CGColor?
        /// Of all runs, in place of their own; nil: each has its own.
        package var overridingColor: CGColor?
        /// Of runs that name no shadow; nil: none.
        package var defaultShadow: (any TextShadow)?
        /// Baselines stand where Quartz puts glyphs; else on the nearest pixel row, as views place their text.
        package var standsOnGrid = false
        /// The text as its attributes say.
        package init() {}
    }

    /// Draws the lines with the column's top left corner at `origin`, in a context whose y grows downwards.
    ///
    /// Lines that start at `maxY` or below are left out. Baselines are put on device pixels, so that lines of one text keep their distances to the pixel.
    package func draw(
        in context: CGContext, at origin: CGPoint, _ drawing: DrawingOptions = DrawingOptions(),
        maxY: Double = .infinity
    ) {
        let clip = context.boundingBoxOfClipPath
        for placed in lines {
            let top = Double(origin.y) + placed.top
            if top >= maxY { break }
            // Glyphs may reach out of their line, by no more than a few times its height.
            let reach = max(placed.height, placed.line.ascent + placed.line.descent) * 2
            if !clip.isInfinite, !clip.isNull,
                top - reach > Double(clip.maxY) || top + placed.height + reach < Double(clip.minY)
            {
                continue
            }
            lineDrawing(placed, in: context, at: origin, drawing).draw(placed.line)
        }
    }

    /// Draws one line, or only its backgrounds or its glyphs.
    /// - Parameter decorations: whether glyphs come with the lines under and through them.
    package func draw(
        _ placed: PlacedLine, in context: CGContext, at origin: CGPoint, backgrounds: Bool, glyphs: Bool,
        decorations: Bool = true
    ) {
        var drawing = storageLine(placed, in: context, at: origin)
        drawing.drawsDecorations = decorations
        if backgrounds { drawing.drawBackgrounds(placed.line) }
        if glyphs { drawing.drawRuns(placed.line) }
    }

    /// Draws a line under or through a part of one line.
    package func draw(
        _ part: LineDrawing.DecorationPart, of placed: PlacedLine, in context: CGContext, at origin: CGPoint
    ) {
        storageLine(placed, in: context, at: origin).draw(part, placed.line)
    }

    /// Text without a colour is black.
    private func storageLine(_ placed: PlacedLine, in context: CGContext, at origin: CGPoint) -> LineDrawing {
        var options = DrawingOptions()
        options.defaultColor = .black
        return lineDrawing(placed, in: context, at: origin, options)
    }

    private func lineDrawing(
        _ placed: PlacedLine, in context: CGContext, at origin: CGPoint, _ drawing: DrawingOptions
    ) -> LineDrawing {
        let toUser = CGAffineTransform(
            a: 1, b: 0, c: 0, d: -1, tx: origin.x + placed.x,
            ty: drawing.standsOnGrid
                ? origin.y + placed.baseline : context.nearestRow(to: origin.y + placed.baseline))
        var line = LineDrawing(context: context, toUser: toUser, line: placed.line)
        line.defaultColor = drawing.defaultColor
        line.overridingColor = drawing.overridingColor
        line.defaultShadow = drawing.defaultShadow
        line.backgroundTop = placed.baseline - placed.top
        line.backgroundBottom = placed.baseline - placed.top - placed.height
        return line
    }
}

extension TextLayout {
    /// Bounds of the ink of all lines, in the column's coordinates.
    package var inkBounds: CGRect {
        var bounds = CGRect.null
        for placed in lines {
            let ink = placed.line.inkBounds
            guard !ink.isNull else { continue }
            bounds = bounds.union(
                CGRect(x: placed.x + ink.minX, y: placed.baseline - ink.maxY, width: ink.width, height: ink.height))
        }
        return bounds.isNull ? .zero : bounds
    }
}

extension TextLine {
    /// Bounds of the glyphs' ink from the line's start on the baseline, y up; null when nothing is drawn.
    package var inkBounds: CGRect {
        var bounds = CGRect.null
        for run in runs {
            let offset = source.styles[run.style].value.baselineOffset
            if run.kind == .object {
                bounds = bounds.union(run.objectBounds.offsetBy(dx: run.x, dy: offset))
                continue
            }
            var x = run.x
            for glyph in run.glyphs {
                let box = run.font.inkBounds(glyph.id)
                if !box.isNull { bounds = bounds.union(box.offsetBy(dx: x + glyph.dx, dy: glyph.dy + offset)) }
                x += glyph.advance
            }
        }
        return bounds
    }
}

extension FontCore {
    /// Bounds of a glyph's ink around its pen, in points, y up; null without ink.
    package func inkBounds(_ glyph: UInt16) -> CGRect {
        let box = face.inkBox(glyph)
        guard !box.isNull else { return box }
        let fit = fit(glyph)
        return CGRect(
            x: box.minX * unitScale * fit.stretch + fit.shift, y: box.minY * unitScale,
            width: box.width * unitScale * fit.stretch, height: box.height * unitScale)
    }
}

extension SourceText {
    /// The text with all fonts and lengths of its styles scaled.
    package func scaled(by factor: Double) -> SourceText {
        var result = self
        for index in result.styles.indices {
            let style = result.styles[index].value
            result.styles[index].value.font = style.font.resized(style.font.size * factor)
            result.styles[index].value.kern = style.kern.map { $0 * factor }
            result.styles[index].value.tracking = style.tracking * factor
            result.styles[index].value.baselineOffset = style.baselineOffset * factor
        }
        for index in result.formats.indices {
            result.formats[index].value.lineSpacing *= factor
            result.formats[index].value.minimumLineHeight *= factor
            result.formats[index].value.maximumLineHeight *= factor
        }
        return result
    }
}

extension CGContext {
    /// The place of a pixel's edge nearest to `y`, in user space; `y` itself where rows are not parallel to the x axis
    /// and on pages, which have none.
    fileprivate func nearestRow(to y: CGFloat) -> CGFloat {
        let device = cairoCTM
        guard device.b == 0, device.c == 0, device.d != 0, !isVector else { return y }
        let row = (y * device.d + device.ty).rounded()
        return row.isFinite ? (row - device.ty) / device.d : y
    }
}
