// SPDX-License-Identifier: MIT
import CoreGraphics

/// Breaks paragraphs into lines.
extension TextLayout {
    /// Lays out one paragraph; false when the column is full.
    func add(_ source: SourceText, _ range: Range<Int>, offset: Int, hasMore: Bool) -> Bool {
        let paragraph = ShapedParagraph(source, range, offset: offset, lineWidth: options.width)
        let base = range.lowerBound + offset
        let isFirst = entries.isEmpty
        entries.append(
            Entry(
                shaped: paragraph, firstUnit: base, firstLine: lines.count, top: y, spacing: pendingSpacing))
        let format = paragraph.format
        let refuses = options.refusesBreak
        let breaker = LineBreaker(paragraph) { refuses?($0 + base) ?? false }
        let mode = effectiveMode(format)
        if !isFirst { pendingSpacing += options.paragraphSpacing?(base, true) ?? format.paragraphSpacingBefore }
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
            } else if isLastAllowed, options.clipsLastLine {
                end = hardEnd(paragraph, start)
                line = TextLine(paragraph, start..<end, indent: x)
            } else {
                let natural = end
                if mode == .wordWrapping, format.pushesOutLastWord, !isLastAllowed {
                    let next = column(format, false, paragraph.baseLevel & 1 == 1)
                    end = breaker.pushingOut(start..<end, width: next.width)
                }
                // A word that keeps the last one company goes whole.
                (line, end) = unshortened(paragraph, start..<end, x, width, breaker, mode, mayHyphenate: end == natural)
            }
            if !lines.isEmpty, !fits(line, format) {
                truncateLastLine(more: true)
                return false
            }
            let wraps = end < paragraph.units.count && !SourceText.endsLine(paragraph.units[max(start, end - 1)])
            place(line, format, x, width, base + start..<base + end, wraps: wraps)
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
        let last = base + max(0, paragraph.units.count - 1)
        pendingSpacing += options.paragraphSpacing?(last, false) ?? format.paragraphSpacing
        return true
    }

    /// The line of a range; less of it where the letters at the cut take other, wider shapes there.
    private func unshortened(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, _ x: Double, _ width: Double, _ breaker: LineBreaker,
        _ mode: ParagraphFormat.LineBreak, mayHyphenate: Bool
    ) -> (TextLine, Int) {
        var line = TextLine(paragraph, range, indent: x, endsWithHyphen: Hyphen.shows(paragraph, at: range.upperBound))
        guard mode == .wordWrapping || mode == .charWrapping else { return (line, range.upperBound) }
        var end = range.upperBound
        if mode == .wordWrapping, mayHyphenate, paragraph.format.hyphenationFactor > 0,
            let place = hyphenated(paragraph, range, line, x, width)
        {
            return (TextLine(paragraph, range.lowerBound..<place, indent: x, endsWithHyphen: true), place)
        }
        var room = width
        for _ in 0..<4 where line.contentWidth > width + 1e-6 && breaker.nextCluster(after: range.lowerBound) < end {
            room -= max(line.contentWidth - width, 0.01)
            end = breaker.lineEnd(
                from: range.lowerBound, width: max(0, room), indent: x, byCharacter: mode == .charWrapping)
            line = TextLine(
                paragraph, range.lowerBound..<end, indent: x, endsWithHyphen: Hyphen.shows(paragraph, at: end))
        }
        return (line, end)
    }

    /// Where the word behind a wrapped line may be parted so that its first part and a hyphen fit; nil if the line is full
    /// enough or the word cannot be parted.
    private func hyphenated(
        _ paragraph: ShapedParagraph, _ range: Range<Int>, _ line: TextLine, _ x: Double, _ width: Double
    ) -> Int? {
        guard width.isFinite, range.upperBound < paragraph.units.count, !line.endsWithTerminator,
            line.contentWidth < width * paragraph.format.hyphenationFactor
        else { return nil }
        return Hyphen.places(inWordAt: range.upperBound, of: paragraph).reversed().first { place in
            let attempt = TextLine(paragraph, range.lowerBound..<place, indent: x, endsWithHyphen: true)
            return attempt.contentWidth <= width + 1e-6
        }
    }

    /// Pieces narrower than this, in points, take no text.
    private static let narrowest = 24.0

    /// The pieces of the next strip that text may take, from left to right; moves down past strips without any. Empty
    /// when the column has no more room.
    private func freeSpans(_ x: Double, _ width: Double, _ paragraph: ShapedParagraph) -> [(x: Double, width: Double)] {
        guard let taken = options.taken, width.isFinite else { return [(x, width)] }
        let height = paragraph.source.style(at: 0).font.lineHeight
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

    func effectiveMode(_ format: ParagraphFormat) -> ParagraphFormat.LineBreak {
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

    func hardEnd(_ paragraph: ShapedParagraph, _ start: Int) -> Int {
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

    func contentRange(_ paragraph: ShapedParagraph, _ start: Int, _ end: Int) -> Range<Int> {
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
}
