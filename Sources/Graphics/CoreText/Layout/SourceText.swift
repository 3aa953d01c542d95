// SPDX-License-Identifier: MIT
import CoreGraphics

/// Text with its styles as the layout engine reads it: UTF-16 units, and spans that follow each other without gaps.
package struct SourceText {
    /// What holds from where the span before ends.
    package struct Span<Value> {
        /// The unit behind the last that it covers.
        package var end: Int
        /// The same for all of its units.
        package var value: Value

        /// Checks nothing.
        package init(end: Int, value: Value) {
            self.end = end
            self.value = value
        }
    }

    /// Setting forgets what was shaped.
    package var units: [UInt16] {
        didSet { shapes = ParagraphShapes() }
    }
    /// Never empty; the last one ends at `units.count`.
    package var styles: [Span<RunStyle>] {
        didSet { shapes = ParagraphShapes() }
    }
    /// Never empty; the last one ends at `units.count`. The format at a paragraph's first unit governs the paragraph.
    package var formats: [Span<ParagraphFormat>] {
        didSet { shapes = ParagraphShapes() }
    }

    /// What was shaped of this text.
    package private(set) var shapes = ParagraphShapes()

    /// The spans have to follow each other up to `units.count`.
    package init(units: [UInt16], styles: [Span<RunStyle>], formats: [Span<ParagraphFormat>]) {
        self.units = units
        self.styles = styles
        self.formats = formats
    }

    /// Text in one style.
    package init(_ text: String, style: RunStyle, format: ParagraphFormat) {
        units = Array(text.utf16)
        styles = [Span(end: units.count, value: style)]
        formats = [Span(end: units.count, value: format)]
    }

    /// Of units past the end: that of the last. A binary search.
    package func style(at unit: Int) -> RunStyle { styles[SourceText.find(styles, unit)].value }

    /// Of units past the end: that of the last. A binary search.
    package func format(at unit: Int) -> ParagraphFormat { formats[SourceText.find(formats, unit)].value }

    /// Binary search for the span that holds `unit`; the last one for units past the end.
    package static func find<Value>(_ spans: [Span<Value>], _ unit: Int) -> Int {
        var low = 0
        var high = spans.count - 1
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end > unit { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The text from a unit on.
    package func part(from start: Int) -> SourceText { part(start..<units.count) }

    /// A range of the text with its styles. Costs no more than the range and its styles.
    package func part(_ range: Range<Int>) -> SourceText {
        if range == units.indices { return self }
        return SourceText(
            units: Array(units[range]), styles: Self.cut(styles, range), formats: Self.cut(formats, range))
    }

    private static func cut<Value>(_ spans: [Span<Value>], _ range: Range<Int>) -> [Span<Value>] {
        let first = find(spans, range.lowerBound)
        let last = range.isEmpty ? first : find(spans, range.upperBound - 1)
        return spans[first...last].map {
            Span(end: min(max($0.end, range.lowerBound), range.upperBound) - range.lowerBound, value: $0.value)
        }
    }

    /// Ranges of the paragraphs; each holds its terminator. Text that ends with a terminator has an empty last paragraph.
    package var paragraphs: [Range<Int>] { shapes.paragraphs { findParagraphs() } }

    private func findParagraphs() -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var unit = 0
        while unit < units.count {
            let code = units[unit]
            unit += 1
            guard Self.endsParagraph(code) else { continue }
            if code == 0x0D, unit < units.count, units[unit] == 0x0A { unit += 1 }
            result.append(start..<unit)
            start = unit
        }
        result.append(start..<units.count)
        return result
    }

    /// Carriage return counts by itself; one before a line feed is one terminator with it.
    package static func endsParagraph(_ code: UInt16) -> Bool {
        code == 0x0A || code == 0x0D || code == 0x2029
    }

    /// Ends a line: paragraph terminators, line separator, form feed, vertical tab and next line.
    package static func endsLine(_ code: UInt16) -> Bool {
        endsParagraph(code) || code == 0x2028 || code == 0x0B || code == 0x0C || code == 0x85
    }

    /// White space that hangs over the end of a line.
    package static func isSpace(_ code: UInt16) -> Bool {
        code == 0x20 || code == 0x09 || (code >= 0x2000 && code <= 0x200A && code != 0x2007) || code == 0x3000
            || code == 0x1680 || code == 0x205F || endsLine(code)
    }
}
