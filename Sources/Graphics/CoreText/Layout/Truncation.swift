// SPDX-License-Identifier: MIT
import CoreGraphics

/// Shortens a line with an ellipsis that looks like the text around it.
struct Truncation {
    enum Place {
        case head
        case middle
        case tail
    }

    private let paragraph: ShapedParagraph
    /// What the line would show if it were long enough: to the end of the paragraph, terminator excluded.
    private let range: Range<Int>
    private let width: Double
    private let token: SourceText?

    private static let ellipsis: UInt16 = 0x2026

    /// - Parameter token: shown instead of an ellipsis.
    init(_ paragraph: ShapedParagraph, _ range: Range<Int>, width: Double, token: SourceText? = nil) {
        self.paragraph = paragraph
        self.range = range
        self.width = width
        self.token = token
    }

    /// The shortened line. `force` adds the ellipsis even if all the text fits, because more follows below.
    func line(_ place: Place, indent: Double, force: Bool) -> TextLine {
        let total = width(of: range)
        if total <= width + 1e-6, !force { return TextLine(paragraph, range, indent: indent) }
        var room = width - tokenWidth(near: place == .head ? range.upperBound - 1 : range.lowerBound)
        // Shaping the shortened text may change a pair's kerning: try again with less room until it fits.
        for attempt in 0..<4 {
            let (head, tail) = cut(place, room)
            let line = assemble(head, tail, indent)
            if line.contentWidth <= width + 1e-6 || attempt == 3 || (head.isEmpty && tail.isEmpty) { return line }
            room -= max(line.contentWidth - width, 0.01)
        }
        return assemble(range.lowerBound..<range.lowerBound, range.upperBound..<range.upperBound, indent)
    }

    private func width(of range: Range<Int>) -> Double {
        var end = range.upperBound
        while end > range.lowerBound, SourceText.isSpace(paragraph.units[end - 1]) { end -= 1 }
        return paragraph.advances[range.lowerBound..<max(end, range.lowerBound)].reduce(0) {
            $1 == ShapedParagraph.noCluster ? $0 : $0 + $1
        }
    }

    private func tokenWidth(near unit: Int) -> Double {
        let line = TextLine(
            shaped(range.lowerBound..<range.lowerBound, range.upperBound..<range.upperBound, near: unit), nil)
        return line.width
    }

    /// The parts in front of and behind the ellipsis for `room` points of text.
    private func cut(_ place: Place, _ room: Double) -> (Range<Int>, Range<Int>) {
        switch place {
        case .tail: return (head(room), range.upperBound..<range.upperBound)
        case .head: return (range.lowerBound..<range.lowerBound, tail(room, after: range.lowerBound))
        case .middle:
            let first = head(room / 2)
            let used = width(of: first)
            return (first, tail(room - used, after: first.upperBound))
        }
    }

    private func head(_ room: Double) -> Range<Int> {
        var x = 0.0
        var end = range.lowerBound
        var unit = range.lowerBound
        let breaker = LineBreaker(paragraph)
        while unit < range.upperBound {
            x += max(0, paragraph.advances[unit])
            if x > room + 1e-6 { break }
            unit = min(breaker.nextCluster(after: unit), range.upperBound)
            end = unit
        }
        while end > range.lowerBound, SourceText.isSpace(paragraph.units[end - 1]) { end -= 1 }
        return range.lowerBound..<end
    }

    private func tail(_ room: Double, after limit: Int) -> Range<Int> {
        var x = 0.0
        var start = range.upperBound
        var unit = range.upperBound
        while unit > limit {
            unit -= 1
            guard paragraph.isClusterStart(unit) else { continue }
            x += max(0, paragraph.advances[unit])
            if x > room + 1e-6 { break }
            start = unit
        }
        while start < range.upperBound, SourceText.isSpace(paragraph.units[start]) { start += 1 }
        return start..<range.upperBound
    }

    private func assemble(_ head: Range<Int>, _ tail: Range<Int>, _ indent: Double) -> TextLine {
        let near = head.isEmpty ? (tail.isEmpty ? range.lowerBound : tail.lowerBound) : head.upperBound - 1
        return TextLine(
            shaped(head, tail, near: near), nil, indent: indent,
            home: (paragraph, head.lowerBound))
    }

    /// The text head + ellipsis + tail as a paragraph with the direction of the original.
    private func shaped(_ head: Range<Int>, _ tail: Range<Int>, near: Int) -> ShapedParagraph {
        let source = paragraph.source
        let near = min(max(near, 0), max(0, paragraph.units.count - 1))
        var format = paragraph.format
        format.direction = paragraph.baseLevel & 1 == 1 ? .rightToLeft : .leftToRight
        var units: [UInt16] = []
        var styles: [SourceText.Span<RunStyle>] = []
        func append(_ part: Range<Int>) {
            var unit = part.lowerBound
            while unit < part.upperBound {
                let span = SourceText.find(source.styles, unit)
                let end =
                    span == source.styles.count - 1
                    ? part.upperBound : min(part.upperBound, source.styles[span].end)
                units += paragraph.units[unit..<end]
                styles.append(SourceText.Span(end: units.count, value: source.styles[span].value))
                unit = end
            }
        }
        append(head)
        if let token {
            units += token.units
            let offset = units.count - token.units.count
            styles += token.styles.map { SourceText.Span(end: $0.end + offset, value: $0.value) }
        } else {
            units.append(Self.ellipsis)
            var style = source.style(at: near)
            style.inlineObject = nil
            styles.append(SourceText.Span(end: units.count, value: style))
        }
        append(tail)
        let made = SourceText(units: units, styles: styles, formats: [SourceText.Span(end: units.count, value: format)])
        return ShapedParagraph(made, 0..<units.count)
    }
}

extension TextLine {
    /// A line over a whole paragraph that was made by shortening another.
    fileprivate convenience init(
        _ paragraph: ShapedParagraph, _ range: Range<Int>?, indent: Double = 0,
        home: (paragraph: ShapedParagraph, offset: Int)? = nil
    ) {
        self.init(
            paragraph, range ?? 0..<paragraph.units.count, indent: indent, isTruncated: true, home: home)
    }
}
