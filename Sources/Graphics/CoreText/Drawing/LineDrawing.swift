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
        if let color = overridingColor ?? Self.color(style.paint?.foreground) ?? inherited(style) {
            context.state.fillColor = color
        }
        let letterpress = style.paint?.isLetterpress == true ? LetterpressShadow.standard : nil
        if let shadow = style.paint?.shadow ?? letterpress ?? defaultShadow { apply(shadow) }
        switch run.kind {
        case .object: drawObject(run, style, line)
        case .terminator: break
        case .tab: drawLines(run, style, line)
        case .text:
            drawUnderline(run, style, line)
            drawGlyphs(run, style, glyphs, line)
            drawStrikethrough(run, style, line)
        }
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

    private func drawLines(_ run: LineRun, _ style: RunStyle, _ line: TextLine) {
        drawUnderline(run, style, line)
        drawStrikethrough(run, style, line)
    }

    private func drawUnderline(_ run: LineRun, _ style: RunStyle, _ line: TextLine) {
        guard let paint = style.paint, paint.underline & 0xFF != 0 else { return }
        let font = style.font
        let thickness = Decoration.thickness(font, paint.underline)
        let top = style.baselineOffset - Decoration.underlineGap(font)
        decorate(run, line, paint.underline, paint.underlineColor, top: top, thickness: thickness)
    }

    private func drawStrikethrough(_ run: LineRun, _ style: RunStyle, _ line: TextLine) {
        guard let paint = style.paint, paint.strikethrough & 0xFF != 0 else { return }
        let thickness = Decoration.thickness(style.font, paint.strikethrough)
        let top = style.baselineOffset + (style.font.metrics.xHeight / 2 + thickness / 2).rounded()
        decorate(run, line, paint.strikethrough, paint.strikethroughColor, top: top, thickness: thickness)
    }

    private func decorate(
        _ run: LineRun, _ line: TextLine, _ lineStyle: Int, _ color: Any?, top: Double, thickness: Double
    ) {
        let saved = context.state
        if overridingColor == nil, let color = Self.color(color) { context.state.fillColor = color }
        let byWord = lineStyle & 0x8000 != 0
        for part in Decoration.extents(run, line, byWord: byWord) {
            let rows = lineStyle & 0x0F == 0x09 ? 2 : 1
            for row in 0..<rows {
                let y = top - thickness - Double(row) * thickness * 2
                let whole = CGRect(
                    x: part.lowerBound, y: y, width: part.upperBound - part.lowerBound, height: thickness)
                for dash in Decoration.dashes(whole, pattern: lineStyle & 0x700, thickness: thickness) { fill(dash) }
            }
        }
        context.state = saved
    }

    /// Fills a rectangle of line space with its edges on device pixels, where there are any.
    private func fill(_ rect: CGRect) {
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

/// Underlines and strikethroughs.
enum Decoration {
    /// Whole points, one for text up to about 20 points; thick lines are double.
    static func thickness(_ font: FontCore, _ style: Int) -> Double {
        let single = max(1, font.underlineWidth.rounded())
        return style & 0x0F == 0x02 ? single * 2 : single
    }

    /// From the baseline down to the underline's top edge.
    static func underlineGap(_ font: FontCore) -> Double {
        max(1, (-font.underlineOffset - font.underlineWidth / 2).rounded(.up))
    }

    /// Parts of a run that get a line: all but the white space at the line's end, or only words.
    static func extents(_ run: LineRun, _ line: TextLine, byWord: Bool) -> [Range<Double>] {
        let units = line.paragraph.units
        var end = line.range.upperBound
        while end > line.range.lowerBound, SourceText.isSpace(units[end - 1]) { end -= 1 }
        if run.kind == .tab { return run.range.lowerBound < end && !byWord ? [run.x..<run.x + run.width] : [] }
        var result: [Range<Double>] = []
        var x = run.x
        for glyph in run.glyphs {
            let unit = Int(glyph.cluster)
            let isGap = unit >= end || (byWord && unit < units.count && SourceText.isSpace(units[unit]))
            let next = x + glyph.advance
            if !isGap, next > x {
                if let last = result.last, last.upperBound == x {
                    result[result.count - 1] = last.lowerBound..<next
                } else {
                    result.append(x..<next)
                }
            }
            x = next
        }
        return result
    }

    /// The rectangle cut into dots and dashes; lengths are multiples of the thickness.
    static func dashes(_ rect: CGRect, pattern: Int, thickness: Double) -> [CGRect] {
        let lengths: [Double] =
            switch pattern {
            case 0x100: [1, 1]
            case 0x200: [4, 2]
            case 0x300: [4, 2, 1, 2]
            case 0x400: [4, 2, 1, 2, 1, 2]
            default: []
            }
        guard !lengths.isEmpty, rect.width / thickness < 100_000 else { return [rect] }
        var result: [CGRect] = []
        var x = Double(rect.minX)
        var step = 0
        while x < Double(rect.maxX) {
            let length = lengths[step % lengths.count] * thickness
            if step % 2 == 0 {
                let width = min(length, Double(rect.maxX) - x)
                result.append(CGRect(x: x, y: rect.minY, width: width, height: rect.height))
            }
            x += length
            step += 1
        }
        return result
    }
}
