// SPDX-License-Identifier: MIT
import CoreGraphics

/// Text laid out in a column: lines with their places. Coordinates in points, y down from the top of the column.
package final class TextLayout {
    package struct Options {
        /// Of the column; infinity for text that never wraps.
        package var width = Double.infinity
        /// Lines that would end below are left out.
        package var height = Double.infinity
        /// Zero: no limit.
        package var maximumLines = 0
        /// How the last line is shortened when more text follows. nil: not at all.
        package var truncation: ParagraphFormat.LineBreak?
        /// Line-break modes of paragraph styles that shorten are taken as word wrapping (what labels do).
        package var ignoresTruncatingStyles = false
        package var usesFontLeading = true
        /// What text must keep clear of: the parts of a strip (top, height) that are taken, as x ranges. nil: nothing.
        package var taken: ((_ top: Double, _ height: Double) -> [ClosedRange<Double>])?
        /// Edge of a device pixel in points; baselines of drawn text are placed on it by the caller, not here.
        package init() {}
    }

    package struct PlacedLine {
        package let line: TextLine
        /// Left end of the baseline.
        package var x: Double
        package var baseline: Double
        package var top: Double
        /// To the top of the next line, spacing excluded.
        package var height: Double
        /// UTF-16 units of the whole text.
        package let range: Range<Int>
        /// Width of the column part the line had, after indents, and where it starts.
        package let fragmentX: Double
        package let fragmentWidth: Double
    }

    package let source: SourceText
    package let options: Options
    package private(set) var lines: [PlacedLine] = []
    /// Widest line and sum of heights. The break space of wrapped lines counts, as on iOS, but not beyond the column.
    package private(set) var size = CGSize.zero
    /// Not all of the text is shown.
    package private(set) var isTruncated = false

    private var y = 0.0
    private var usedWidth = 0.0
    private var pendingSpacing = 0.0

    package init(_ source: SourceText, _ options: Options) {
        self.source = source
        self.options = options
        let paragraphs = source.paragraphs
        for (index, range) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            // A terminator at the very end opens no line of its own in a measured text.
            if isLast, range.isEmpty, index > 0 { break }
            guard add(range, isFirst: index == 0, hasMore: !isLast && !(range.upperBound == source.units.count)) else {
                break
            }
        }
        alignLines()
        size = CGSize(width: usedWidth, height: max(0, y))
    }

    /// Lays out one paragraph; false when the column is full.
    private func add(_ range: Range<Int>, isFirst: Bool, hasMore: Bool) -> Bool {
        let paragraph = ShapedParagraph(source, range, lineWidth: options.width)
        let format = paragraph.format
        let breaker = LineBreaker(paragraph)
        let mode = effectiveMode(format)
        if !isFirst { pendingSpacing += format.paragraphSpacingBefore }
        var start = 0
        var spans: [(x: Double, width: Double)] = []
        // Where a row of several pieces ends.
        var rowEnd = 0.0
        repeat {
            let isFirstLine = start == 0
            var (x, width) = column(format, isFirstLine, paragraph.baseLevel & 1 == 1)
            if options.taken != nil {
                if spans.isEmpty { spans = freeSpans(x, width, paragraph) }
                guard !spans.isEmpty else { return false }
                (x, width) = spans.removeFirst()
            }
            let rowTop = y
            let rowSpacing = pendingSpacing
            let isSingle = mode != .wordWrapping && mode != .charWrapping
            var end =
                isSingle
                ? hardEnd(paragraph, start)
                : breaker.lineEnd(from: start, width: width, indent: x, byCharacter: mode == .charWrapping)
            let isLastAllowed = options.maximumLines > 0 && lines.count + 1 == options.maximumLines
            var follows: Bool { end < paragraph.units.count || hasMore }
            var line: TextLine
            let content = contentRange(paragraph, start, end)
            if isSingle, let place = Truncation.Place(mode) {
                line = Truncation(paragraph, content, width: width).line(
                    place, indent: x, force: isLastAllowed && follows && options.truncation != nil)
            } else if isLastAllowed, follows, let place = options.truncation.flatMap(Truncation.Place.init) {
                (line, end) = shortened(paragraph, start, place, x, width, hasMore)
            } else {
                (line, end) = unshortened(paragraph, start..<end, x, width, breaker, mode)
            }
            if !lines.isEmpty, !fits(line, format) {
                truncateLastLine(more: true)
                return false
            }
            let wraps = end < paragraph.units.count && !SourceText.endsLine(paragraph.units[max(start, end - 1)])
            place(line, format, x, width, range.lowerBound + start..<range.lowerBound + end, wraps: wraps)
            start = end
            if options.taken != nil {
                rowEnd = max(rowEnd, y)
                if spans.isEmpty || start >= paragraph.units.count || !wraps {
                    spans = []
                    y = max(y, rowEnd)
                    rowEnd = 0
                } else {
                    (y, pendingSpacing) = (rowTop, rowSpacing)
                }
            }
            if isLastAllowed {
                isTruncated = line.isTruncated || follows
                return false
            }
        } while start < paragraph.units.count
        pendingSpacing += format.paragraphSpacing
        return true
    }

    /// The line of a range; less of it where the letters at the cut take other, wider shapes there.
    private func unshortened(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, _ x: Double, _ width: Double, _ breaker: LineBreaker,
        _ mode: ParagraphFormat.LineBreak
    ) -> (TextLine, Int) {
        var line = TextLine(paragraph, range, indent: x)
        guard mode == .wordWrapping || mode == .charWrapping else { return (line, range.upperBound) }
        var end = range.upperBound
        var room = width
        for _ in 0..<4 where line.contentWidth > width + 1e-6 && breaker.nextCluster(after: range.lowerBound) < end {
            room -= max(line.contentWidth - width, 0.01)
            end = breaker.lineEnd(
                from: range.lowerBound, width: max(0, room), indent: x, byCharacter: mode == .charWrapping)
            line = TextLine(paragraph, range.lowerBound..<end, indent: x)
        }
        return (line, end)
    }

    /// Pieces narrower than this, in points, take no text.
    private static let narrowest = 24.0

    /// The pieces of the next strip that text may take, from left to right; moves down past strips without any. Empty
    /// when the column has no more room.
    private func freeSpans(_ x: Double, _ width: Double, _ paragraph: ShapedParagraph) -> [(x: Double, width: Double)] {
        guard let taken = options.taken, width.isFinite else { return [(x, width)] }
        let height = paragraph.source.style(at: paragraph.range.lowerBound).font.lineHeight
        for _ in 0..<10_000 {
            var free = [(x, x + width)]
            for range in taken(y + pendingSpacing, height) {
                free = free.flatMap { span -> [(Double, Double)] in
                    guard range.upperBound > span.0, range.lowerBound < span.1 else { return [span] }
                    return [(span.0, range.lowerBound), (range.upperBound, span.1)].filter { $0.1 > $0.0 }
                }
            }
            let wide = free.filter { $0.1 - $0.0 >= min(Self.narrowest, width) }
            if !wide.isEmpty { return wide.map { ($0.0, $0.1 - $0.0) } }
            y += height / 2
            if y > options.height { return [] }
        }
        return []
    }

    private func effectiveMode(_ format: ParagraphFormat) -> ParagraphFormat.LineBreak {
        if options.ignoresTruncatingStyles, format.lineBreak != .charWrapping, format.lineBreak != .clipping {
            return .wordWrapping
        }
        return format.lineBreak
    }

    /// Start and width of the line's part of the column. Indents count from the paragraph's leading edge.
    private func column(_ format: ParagraphFormat, _ isFirst: Bool, _ isRightToLeft: Bool) -> (x: Double, width: Double)
    {
        let head = isFirst ? format.firstLineHeadIndent : format.headIndent
        guard options.width.isFinite else { return (isRightToLeft ? 0 : head, .infinity) }
        let end = format.tailIndent > 0 ? min(format.tailIndent, options.width) : options.width + format.tailIndent
        let width = max(0, end - head)
        return (isRightToLeft ? max(0, options.width - end) : head, width)
    }

    private func hardEnd(_ paragraph: ShapedParagraph, _ start: Int) -> Int {
        var unit = start
        while unit < paragraph.units.count {
            unit += 1
            if SourceText.endsLine(paragraph.units[unit - 1]) {
                let isPair =
                    paragraph.units[unit - 1] == 0x0D && unit < paragraph.units.count && paragraph.units[unit] == 0x0A
                return isPair ? unit + 1 : unit
            }
        }
        return unit
    }

    private func contentRange(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Range<Int> {
        var end = end
        while end > start, SourceText.endsLine(paragraph.units[end - 1]) { end -= 1 }
        return start..<end
    }

    private func shortened(
        _ paragraph: ShapedParagraph, _ start: Int, _ place: Truncation.Place, _ x: Double, _ width: Double,
        _ hasMore: Bool
    ) -> (TextLine, Int) {
        let end = hardEnd(paragraph, start)
        let content = contentRange(paragraph, start, end)
        let force = hasMore || end < paragraph.units.count
        return (Truncation(paragraph, content, width: width).line(place, indent: x, force: force), end)
    }

    // MARK: Placing

    private func lineHeight(_ line: TextLine, _ format: ParagraphFormat) -> Double {
        var height = line.ascent + line.descent + (options.usesFontLeading ? line.leading : 0)
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        if format.minimumLineHeight > 0 { height = max(height, format.minimumLineHeight) }
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        return height
    }

    private func fits(_ line: TextLine, _ format: ParagraphFormat) -> Bool {
        y + pendingSpacing + lineHeight(line, format) <= options.height + 1e-6
    }

    /// Puts a line under the others. What a line is taller than its font by goes above the text.
    private func place(
        _ line: TextLine, _ format: ParagraphFormat, _ x: Double, _ width: Double, _ range: Range<Int>, wraps: Bool
    ) {
        y += pendingSpacing
        let height = lineHeight(line, format)
        let leading = options.usesFontLeading ? line.leading : 0
        let extra = height - (line.ascent + line.descent + leading)
        lines.append(
            PlacedLine(
                line: line, x: x, baseline: y + extra + line.ascent, top: y, height: height, range: range, fragmentX: x,
                fragmentWidth: width))
        y += height
        pendingSpacing = format.lineSpacing
        let measured = wraps ? min(line.width, width) : line.contentWidth
        let isJustified = format.alignment == .justified && wraps && width.isFinite
        if isJustified { line.justify(to: width) }
        usedWidth = max(usedWidth, x + (isJustified ? width : max(measured, line.contentWidth)))
    }

    /// Shortens the last placed line, because the next one does not fit into the height.
    private func truncateLastLine(more: Bool) {
        isTruncated = true
        guard let mode = options.truncation, let place = Truncation.Place(mode), let last = lines.popLast() else {
            return
        }
        let paragraph = last.line.paragraph
        guard !last.line.isTruncated else {
            lines.append(last)
            return
        }
        let start = last.line.range.lowerBound
        let content = contentRange(paragraph, start, hardEnd(paragraph, start))
        let line = Truncation(paragraph, content, width: last.fragmentWidth).line(place, indent: last.x, force: more)
        let range = last.range.lowerBound..<paragraph.range.lowerBound + content.upperBound
        lines.append(
            PlacedLine(
                line: line, x: last.x, baseline: last.baseline, top: last.top, height: last.height, range: range,
                fragmentX: last.fragmentX, fragmentWidth: last.fragmentWidth))
        usedWidth = max(usedWidth, last.x + line.contentWidth)
    }

    /// Moves lines to the side their paragraph asks for. A column of unlimited width is as wide as its widest line.
    private func alignLines() {
        for index in lines.indices {
            let placed = lines[index]
            let width = placed.fragmentWidth.isFinite ? placed.fragmentWidth : max(0, usedWidth - placed.fragmentX)
            let free = width - placed.line.contentWidth
            let isRightToLeft = placed.line.baseIsRightToLeft
            // The white space at the end of a right-to-left line stands left of its text.
            let hang = isRightToLeft ? placed.line.trailingSpaceWidth : 0
            let shift: Double =
                switch placed.line.paragraph.format.alignment {
                case .left: 0
                case .right: free
                case .center: free / 2
                case .natural, .justified: isRightToLeft ? free : 0
                }
            lines[index].x = placed.fragmentX + shift - hang
        }
    }
}

extension Truncation.Place {
    /// nil for modes that do not shorten.
    init?(_ mode: ParagraphFormat.LineBreak) {
        switch mode {
        case .truncatingHead: self = .head
        case .truncatingTail: self = .tail
        case .truncatingMiddle: self = .middle
        case .wordWrapping, .charWrapping, .clipping: return nil
        }
    }
}
