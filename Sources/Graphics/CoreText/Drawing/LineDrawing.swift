// SPDX-License-Identifier: MIT
import CoreGraphics

/// Attribute values that carry a colour: `UIColor` above this module.
package protocol TextColor: AnyObject {
    /// Resolved for the traits in force now.
    var textCGColor: CGColor { get }
}

/// Inline objects that draw themselves: text attachments.
package protocol DrawingInlineObject: InlineObject {
    /// `rect` in the context's user space, with the orientation of `isFlipped` (y down).
    func drawInline(in context: CGContext, rect: CGRect, isFlipped: Bool, characterIndex: Int)
}

/// Draws a line: backgrounds, then glyphs with their shadows, strokes and lines.
package struct LineDrawing {
    /// Its state changes while it draws and is restored.
    package let context: CGContext
    /// Line space (points, y up, origin at the left end of the baseline) to user space.
    package let toUser: CGAffineTransform
    /// Colour of runs without one; nil: the context's fill colour.
    package var defaultColor: CGColor?
    /// Replaces every run's colour, as in a highlighted or disabled label.
    package var overridingColor: CGColor?
    /// Applies to runs that have no shadow of their own.
    package var defaultShadow: (any TextShadow)?
    /// Top and bottom of background rectangles, relative to the baseline, y up.
    package var backgroundTop: Double
    /// Negative below the baseline.
    package var backgroundBottom: Double
    /// Whether lines under and through glyphs are drawn with them; else by `drawUnderline` and `drawStrikethrough`.
    package var drawsDecorations = true
    /// y grows downwards in user space.
    package var isFlipped: Bool { toUser.d < 0 }

    /// Backgrounds get the line's own height, without leading.
    package init(context: CGContext, toUser: CGAffineTransform, line: TextLine) {
        self.context = context
        self.toUser = toUser
        backgroundTop = line.ascent
        backgroundBottom = -line.descent
    }

    /// nil where the value carries no colour. Dynamic colours answer for the traits of this moment.
    package static func color(_ value: Any?) -> CGColor? {
        switch value {
        case let color as any TextColor: color.textCGColor
        case let color as CGColor: color
        default: nil
        }
    }

    /// Backgrounds under all glyphs of the line.
    package func draw(_ line: TextLine) {
        drawBackgrounds(line)
        drawRuns(line)
    }

    /// For whoever draws the backgrounds of all lines first.
    package func drawBackgrounds(_ line: TextLine) {
        for run in line.runs { drawBackground(run, line) }
    }

    /// Glyphs with shadows and lines, without backgrounds.
    package func drawRuns(_ line: TextLine) {
        for run in line.runs { draw(run, line) }
    }

    /// Draws one run of a line.
    package func draw(_ run: LineRun, _ line: TextLine, glyphs: Range<Int>? = nil) {
        let style = line.source.styles[run.style].value
        let saved = context.state
        defer { context.state = saved }
        use(style)
        switch run.kind {
        case .object: drawObject(run, style, line)
        case .terminator: break
        case .tab where drawsDecorations:
            drawUnderline(run, style, line)
            drawStrikethrough(run, style, line)
        case .tab: break
        case .text:
            if drawsDecorations { drawUnderline(run, style, line) }
            drawGlyphs(run, style, glyphs, line)
            if drawsDecorations { drawStrikethrough(run, style, line) }
        }
    }

    /// Sets colour and shadow of a run.
    func use(_ style: RunStyle) {
        if let color = overridingColor ?? Self.color(style.paint?.foreground) ?? inherited(style) {
            context.state.fillColor = color
        }
        let letterpress = style.paint?.isLetterpress == true ? LetterpressShadow.standard : nil
        if let shadow = style.paint?.shadow ?? letterpress ?? defaultShadow { apply(shadow) }
    }

    private func inherited(_ style: RunStyle) -> CGColor? { style.paint?.usesContextColor == true ? nil : defaultColor }

    private func apply(_ shadow: any TextShadow) {
        guard let color = Self.color(shadow.textShadowColor) else { return }
        let offset = shadow.textShadowOffset
        // Shadow offsets of the graphics state are in base space, whose y may grow upwards.
        let isBaseFlipped = context.baseCTM.d < 0
        let scale = isBaseFlipped ? 1 : context.state.ctm.a
        context.setShadow(
            offset: CGSize(
                width: offset.width * scale, height: (isBaseFlipped ? offset.height : -offset.height) * scale),
            blur: CGFloat(shadow.textShadowBlur) * scale, color: color)
    }

    // MARK: Glyphs

    private func drawGlyphs(_ run: LineRun, _ style: RunStyle, _ part: Range<Int>?, _ line: TextLine) {
        let range = (part ?? run.glyphs.indices).clamped(to: run.glyphs.indices)
        var pens: [CGPoint] = []
        var ids: [UInt16] = []
        pens.reserveCapacity(range.count)
        ids.reserveCapacity(range.count)
        var x = run.x
        for (index, glyph) in run.glyphs.enumerated() {
            if range.contains(index) {
                ids.append(glyph.id)
                pens.append(CGPoint(x: x + glyph.dx, y: glyph.dy + style.baselineOffset))
            }
            x += glyph.advance
        }
        var batch = GlyphBatch(font: run.font, glyphs: ids, pens: pens, toUser: toUser)
        batch.shear = style.obliqueness + run.font.slant
        batch.stretch = style.stretch
        if context.isVector { batch.text = GlyphText(run, range, of: line) }
        let width = style.paint?.strokeWidth ?? 0
        guard width != 0 else { return context.draw(batch) }
        context.state.strokeColor = Self.color(style.paint?.strokeColor) ?? context.state.fillColor
        context.state.lineWidth = CGFloat(abs(width) / 100 * run.font.size)
        context.state.lineJoin = .round
        context.state.textDrawingMode = width > 0 ? .stroke : .fillStroke
        context.draw(batch)
    }

    private func drawObject(_ run: LineRun, _ style: RunStyle, _ line: TextLine) {
        guard let object = style.inlineObject as? any DrawingInlineObject else { return }
        let box = run.objectBounds
        let rect = CGRect(x: run.x + box.minX, y: box.minY + style.baselineOffset, width: box.width, height: box.height)
        context.state.shadow = nil
        object.drawInline(
            in: context, rect: rect.applying(toUser), isFlipped: isFlipped,
            characterIndex: line.sourceStart + run.range.lowerBound)
    }

    // MARK: Rectangles

    private func drawBackground(_ run: LineRun, _ line: TextLine) {
        let style = line.source.styles[run.style].value
        guard run.kind != .terminator, let color = Self.color(style.paint?.background), run.width > 0 else { return }
        let saved = context.state
        context.state.shadow = nil
        context.state.fillColor = color
        fill(CGRect(x: run.x, y: backgroundBottom, width: run.width, height: backgroundTop - backgroundBottom))
        context.state = saved
    }

    /// Fills a rectangle of line space with its edges on device pixels, where there are any.
    func fill(_ rect: CGRect) {
        let device = toUser.concatenating(context.cairoCTM)
        var path = PathStorage()
        if device.b == 0, device.c == 0, !context.isVector {
            let box = rect.applying(device)
            guard box.isFinite else { return }
            let top = box.minY.rounded()
            let left = box.minX.rounded()
            let right = max(left + (box.width > 0 ? 1 : 0), box.maxX.rounded())
            let bottom = max(top + 1, top + box.height.rounded())
            path.addRect(CGRect(x: left, y: top, width: right - left, height: bottom - top), .identity)
        } else {
            path.addRect(rect, device)
        }
        context.fill(path, .winding)
    }
}

/// The light edge below letters that look pressed into the page.
private final class LetterpressShadow: TextShadow, Sendable {
    static let standard = LetterpressShadow()

    var textShadowOffset: CGSize { CGSize(width: 0, height: 1) }
    var textShadowBlur: Double { 0 }
    var textShadowColor: Any? { CGColor(gray: 1, alpha: 0.6) }
}
