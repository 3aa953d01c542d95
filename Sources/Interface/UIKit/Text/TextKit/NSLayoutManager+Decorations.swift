// SPDX-License-Identifier: MIT
import CoreText

/// Lines under and through glyphs, which subclasses may draw otherwise.
extension NSLayoutManager {
    /// The parts of a range that get a line: without the white space at the line's end, or only the words.
    func decorated(_ range: NSRange, _ style: NSUnderlineStyle, _ line: NSRange) -> [NSRange] {
        guard let text = textStorage?.string as NSString? else { return [] }
        var end = min(line.location + line.length, text.length)
        while end > line.location, SourceText.isSpace(text.character(at: end - 1)) { end -= 1 }
        let units = range.location..<max(range.location, min(range.location + range.length, end))
        guard style.contains(.byWord) else {
            return units.isEmpty ? [] : [NSRange(location: units.lowerBound, length: units.count)]
        }
        let words = IndexSet(units.lazy.filter { !SourceText.isSpace(text.character(at: $0)) })
        return words.rangeView.map { NSRange(location: $0.lowerBound, length: $0.count) }
    }

    func drawDecoration(
        _ kind: LineDrawing.DecorationPart.Kind, _ range: NSRange, _ style: NSUnderlineStyle, _ offset: CGFloat,
        _ origin: CGPoint
    ) {
        guard range.length > 0, let context = UIGraphicsGetCurrentContext(), let entry = entry(at: range.location)
        else { return }
        let wanted = range.location..<range.location + range.length
        for placed in entry.lines(of: wanted) {
            let base = entry.start + placed.line.sourceStart
            let part = LineDrawing.DecorationPart(
                kind, units: wanted.lowerBound - base..<wanted.upperBound - base, style: style.rawValue,
                offset: Double(offset))
            entry.layout.draw(part, of: placed, in: context, at: CGPoint(x: origin.x + entry.padding, y: origin.y))
        }
    }

    /// Asks for the lines of one kind for all stretches of a line of text that have the same style of it.
    func askForDecorations(
        _ kind: LineDrawing.DecorationPart.Kind, of placed: TextLayout.PlacedLine, in entry: ContainerLayout,
        at origin: CGPoint
    ) {
        let fragment = NSRange(placed.range.lowerBound + entry.start..<placed.range.upperBound + entry.start)
        for (style, range) in decoratedStretches(kind, placed, entry) {
            if kind == .underline {
                underlineGlyphRange(
                    range, underlineType: style, lineFragmentRect: entry.fragment(placed),
                    lineFragmentGlyphRange: fragment, containerOrigin: origin)
            } else {
                strikethroughGlyphRange(
                    range, strikethroughType: style, lineFragmentRect: entry.fragment(placed),
                    lineFragmentGlyphRange: fragment, containerOrigin: origin)
            }
        }
    }

    private func decoratedStretches(
        _ kind: LineDrawing.DecorationPart.Kind, _ placed: TextLayout.PlacedLine, _ entry: ContainerLayout
    ) -> [(NSUnderlineStyle, NSRange)] {
        let base = entry.start + placed.line.sourceStart
        var units: [Int: IndexSet] = [:]
        for run in placed.line.runs where !run.range.isEmpty {
            let paint = placed.line.source.styles[run.style].value.paint
            let style = (kind == .underline ? paint?.underline : paint?.strikethrough) ?? 0
            guard style & 0xFF != 0 else { continue }
            units[style, default: []].insert(integersIn: base + run.range.lowerBound..<base + run.range.upperBound)
        }
        let stretches = units.flatMap { style, set in
            set.rangeView.map {
                (NSUnderlineStyle(rawValue: style), NSRange(location: $0.lowerBound, length: $0.count))
            }
        }
        return stretches.sorted { $0.1.location < $1.1.location }
    }
}
