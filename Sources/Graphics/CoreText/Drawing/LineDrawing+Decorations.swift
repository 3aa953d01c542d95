// SPDX-License-Identifier: MIT
import CoreGraphics

/// Lines under and through words.
extension LineDrawing {
    /// Which of the two, with what of it differs from what the text's attributes say.
    package struct DecorationPart {
        /// Where a line goes.
        package enum Kind: Sendable { case underline, strikethrough }

        /// Under the glyphs or through them.
        package let kind: Kind
        /// UTF-16 units, relative to the paragraph.
        package let units: Range<Int>
        /// Raw value of `NSUnderlineStyle`.
        package let style: Int
        /// Points above the place that the font gives the line.
        package let offset: Double

        /// - Parameter units: relative to the paragraph, as those of runs.
        package init(_ kind: Kind, units: Range<Int>, style: Int, offset: Double) {
            (self.kind, self.units, self.style, self.offset) = (kind, units, style, offset)
        }
    }

    /// Draws a line under or through a part of a line of text in the colours of its runs, whatever their own styles.
    package func draw(_ part: DecorationPart, _ line: TextLine) {
        guard part.style & 0xFF != 0 else { return }
        for run in line.runs where run.range.overlaps(part.units) && (run.kind == .text || run.kind == .tab) {
            let style = line.source.styles[run.style].value
            let saved = context.state
            use(style)
            let isUnder = part.kind == .underline
            var stroke = isUnder ? underline(style, part.style) : strikethrough(style, part.style)
            stroke.top += part.offset
            stroke.part = part.units
            decorate(run, line, stroke)
            context.state = saved
        }
    }

    func drawUnderline(_ run: LineRun, _ style: RunStyle, _ line: TextLine) {
        guard let paint = style.paint, paint.underline & 0xFF != 0 else { return }
        decorate(run, line, underline(style, paint.underline))
    }

    func drawStrikethrough(_ run: LineRun, _ style: RunStyle, _ line: TextLine) {
        guard let paint = style.paint, paint.strikethrough & 0xFF != 0 else { return }
        decorate(run, line, strikethrough(style, paint.strikethrough))
    }

    /// A line of one run: where and how.
    private struct Stroke {
        /// Raw value of `NSUnderlineStyle`.
        let style: Int
        /// nil: the colour of the run's glyphs.
        let color: Any?
        /// Upper edge above the baseline, points.
        var top: Double
        let thickness: Double
        /// Units that get it; nil: the whole run.
        var part: Range<Int>?
    }

    private func underline(_ style: RunStyle, _ lineStyle: Int) -> Stroke {
        Stroke(
            style: lineStyle, color: style.paint?.underlineColor,
            top: style.baselineOffset - Decoration.underlineGap(style.font),
            thickness: Decoration.thickness(style.font, lineStyle))
    }

    private func strikethrough(_ style: RunStyle, _ lineStyle: Int) -> Stroke {
        let thickness = Decoration.thickness(style.font, lineStyle)
        return Stroke(
            style: lineStyle, color: style.paint?.strikethroughColor,
            top: style.baselineOffset + (style.font.metrics.xHeight / 2 + thickness / 2).rounded(), thickness: thickness
        )
    }

    private func decorate(_ run: LineRun, _ line: TextLine, _ stroke: Stroke) {
        let saved = context.state
        if overridingColor == nil, let color = Self.color(stroke.color) { context.state.fillColor = color }
        let byWord = stroke.style & 0x8000 != 0
        let thickness = stroke.thickness
        for part in Decoration.extents(run, line, byWord: byWord, within: stroke.part) {
            let rows = stroke.style & 0x0F == 0x09 ? 2 : 1
            for row in 0..<rows {
                let y = stroke.top - thickness - Double(row) * thickness * 2
                let whole = CGRect(
                    x: part.lowerBound, y: y, width: part.upperBound - part.lowerBound, height: thickness)
                for dash in Decoration.dashes(whole, pattern: stroke.style & 0x700, thickness: thickness) { fill(dash) }
            }
        }
        context.state = saved
    }
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
    /// - Parameter part: units that may get one.
    static func extents(
        _ run: LineRun, _ line: TextLine, byWord: Bool, within part: Range<Int>? = nil
    ) -> [Range<Double>] {
        let units = line.paragraph.units
        var end = line.range.upperBound
        while end > line.range.lowerBound, SourceText.isSpace(units[end - 1]) { end -= 1 }
        if run.kind == .tab {
            let isPart = part?.overlaps(run.range) ?? true
            return isPart && run.range.lowerBound < end && !byWord ? [run.x..<run.x + run.width] : []
        }
        var result: [Range<Double>] = []
        var x = run.x
        for glyph in run.glyphs {
            let unit = Int(glyph.cluster)
            let isSpace = byWord && unit < units.count && SourceText.isSpace(units[unit])
            let isGap = unit >= end || isSpace || part?.contains(unit) == false
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
