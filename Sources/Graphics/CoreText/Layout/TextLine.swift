// SPDX-License-Identifier: MIT
import CoreGraphics

/// Glyphs of one run on a line, in visual order from left to right.
package struct LineRun {
    /// What stands there.
    package let kind: Kind
    /// Where the glyphs come from: the style's, or a fallback.
    package let font: FontCore
    /// Of the bidirectional algorithm; odd runs go from right to left.
    package let level: UInt8
    /// Position in the source's styles.
    package let style: Int
    /// UTF-16 units, relative to the paragraph.
    package let range: Range<Int>
    /// From left to right.
    package var glyphs: [Glyph]
    /// Left edge from the line's start, in points.
    package var x: Double
    /// Points, with kerning and tracking.
    package var width: Double
    /// Box of an inline object relative to the baseline, y up.
    package let objectBounds: CGRect
    /// Its script is taller than Latin.
    let growsLine: Bool

    /// How the run takes part in the line.
    package enum Kind: Sendable {
        case text
        case tab
        case object
        case terminator
    }

    /// Whether its characters go from right to left.
    package var isRightToLeft: Bool { level & 1 == 1 }
}

/// A line cut out of a paragraph, with its glyphs in visual order. Immutable after layout, except that justification
/// stretches its spaces.
package final class TextLine {
    let paragraph: ShapedParagraph
    /// The paragraph of the text that the line stands for; another one than `paragraph` for shortened lines.
    private let home: ShapedParagraph
    /// Where in it the line's text starts.
    private let homeOffset: Int
    /// Relative to the paragraph.
    package let range: Range<Int>
    /// From left to right.
    package private(set) var runs: [LineRun]
    /// Advance of everything, trailing white space included, in points.
    package private(set) var width: Double
    /// Points, of the white space that hangs over the end.
    package private(set) var trailingSpaceWidth: Double
    /// Points above the baseline.
    package let ascent: Double
    /// Positive.
    package let descent: Double
    /// Points, with what a text style gives.
    package let leading: Double
    /// The part of it that text styles give.
    let styleLeading: Double
    /// An ellipsis stands for some of the text.
    package let isTruncated: Bool
    /// Add to a unit of this line to get one of the whole text; for the head of a truncated line.
    package var sourceStart: Int { home.start + homeOffset }

    /// Of the paragraph; its units count from the paragraph's start.
    package var source: SourceText { paragraph.source }
    /// The paragraph's direction, which natural alignment follows.
    package var baseIsRightToLeft: Bool { paragraph.baseLevel & 1 == 1 }
    /// Paragraph of the text and the place in it that the line's units count from.
    var origin: (paragraph: ShapedParagraph, offset: Int) { (home, homeOffset) }
    /// Its last unit ends a line, so the line did not end by wrapping.
    package var endsWithTerminator: Bool {
        !range.isEmpty && range.upperBound <= paragraph.units.count
            && SourceText.endsLine(paragraph.units[range.upperBound - 1])
    }
    /// Width up to the white space at the end.
    package var contentWidth: Double { width - trailingSpaceWidth }

    init(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, indent: Double, isTruncated: Bool = false,
        home: (paragraph: ShapedParagraph, offset: Int)? = nil, endsWithHyphen: Bool = false
    ) {
        self.paragraph = paragraph
        self.range = range
        self.isTruncated = isTruncated
        self.home = home?.paragraph ?? paragraph
        homeOffset = home?.offset ?? 0
        var logical = LineCutter.runs(paragraph, range)
        if endsWithHyphen, let hyphen = Hyphen.run(paragraph, after: range) { logical.append(hyphen) }
        let metrics = LineMetrics(paragraph, range, logical)
        // From left to right throughout, as nearly always, the orders are the same.
        var visual =
            logical.contains { $0.level != 0 }
            ? BidiLevels.visualOrder(logical.map(\.level)).map { logical[$0] } : logical
        logical = []
        if visual.contains(where: { $0.kind == .tab }) {
            TabResolver(paragraph.format, indent: indent).resolve(&visual)
        }
        var x = 0.0
        for index in visual.indices {
            visual[index].x = x
            x += visual[index].width
        }
        runs = visual
        width = x
        (ascent, descent, leading) = (metrics.ascent, metrics.descent, metrics.leading)
        styleLeading = metrics.styleLeading
        trailingSpaceWidth = Self.trailingSpace(paragraph, range, visual)
    }

    private static func trailingSpace(_ paragraph: ShapedParagraph, _ range: Range<Int>, _ runs: [LineRun]) -> Double {
        var end = range.upperBound
        while end > range.lowerBound, SourceText.isSpace(paragraph.units[end - 1]) { end -= 1 }
        guard end < range.upperBound else { return 0 }
        var width = 0.0
        for run in runs where run.range.upperBound > end {
            if run.kind == .tab, run.range.lowerBound >= end { width += run.width }
            for glyph in run.glyphs where Int(glyph.cluster) >= end { width += glyph.advance }
        }
        return width
    }

    /// Widens the spaces inside the content so that it fills `target` points. Does nothing without spaces.
    func justify(to target: Double) {
        let missing = target - contentWidth
        guard missing > 0 else { return }
        var end = range.upperBound
        while end > range.lowerBound, SourceText.isSpace(paragraph.units[end - 1]) { end -= 1 }
        let afterTab = (range.lowerBound..<end).last { paragraph.units[$0] == 0x09 }.map { $0 + 1 } ?? range.lowerBound
        let places = (afterTab..<end).filter { paragraph.units[$0] == 0x20 || paragraph.units[$0] == 0xA0 }
        guard !places.isEmpty else { return }
        let extra = missing / Double(places.count)
        let spaces = Set(places)
        var x = 0.0
        for index in runs.indices {
            runs[index].x = x
            for glyph in runs[index].glyphs.indices where spaces.contains(Int(runs[index].glyphs[glyph].cluster)) {
                runs[index].glyphs[glyph].advance += extra
                runs[index].width += extra
            }
            x += runs[index].width
        }
        width = x
    }
}

/// Ascent, descent and leading of a line: the largest of its styles' fonts, of fallback fonts of tall scripts, and of inline
/// objects.
private struct LineMetrics {
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    var styleLeading = 0.0
    private var isEmpty = true

    init(_ paragraph: ShapedParagraph, _ range: Range<Int>, _ runs: [LineRun]) {
        let styles = paragraph.source.styles
        // The terminator counts only where it is all there is.
        let isBlank = !runs.contains { $0.kind != .terminator }
        var hasText = false
        for run in runs where isBlank || run.kind != .terminator {
            let style = styles[run.style].value
            if run.kind != .object { hasText = true }
            if run.kind == .object {
                add(Double(run.objectBounds.maxY), Double(-run.objectBounds.minY), 0, 0)
                continue
            }
            add(style.font, style.baselineOffset)
            if run.font !== style.font, run.growsLine { add(run.font, style.baselineOffset) }
        }
        if isEmpty || !hasText {
            let unit = min(range.lowerBound, max(0, paragraph.units.count - 1))
            let style = paragraph.source.style(at: unit)
            if isEmpty { add(style.font, style.baselineOffset) }
        }
    }

    private mutating func add(_ font: FontCore, _ offset: Double) {
        add(
            font.metrics.ascent + offset, font.metrics.descent - offset, font.metrics.leading, font.styleLeading)
    }

    private mutating func add(_ ascent: Double, _ descent: Double, _ leading: Double, _ styleLeading: Double) {
        self.ascent = isEmpty ? ascent : max(self.ascent, ascent)
        self.descent = isEmpty ? descent : max(self.descent, descent)
        self.leading = isEmpty ? leading : max(self.leading, leading)
        self.styleLeading = isEmpty ? styleLeading : max(self.styleLeading, styleLeading)
        isEmpty = false
    }
}
