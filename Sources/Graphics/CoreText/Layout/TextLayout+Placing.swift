// SPDX-License-Identifier: MIT
import CoreGraphics

/// Puts lines under each other and to the sides their paragraphs ask for.
extension TextLayout {
    /// The leading of text styles, where it is put below the line's own height.
    private func leadingBelow(_ line: TextLine, _ format: ParagraphFormat) -> Double {
        let hasOwnHeight =
            format.lineHeightMultiple > 0 || format.minimumLineHeight > 0 || format.maximumLineHeight > 0
        return options.usesFontLeading && options.leadingBetweenLines && !hasOwnHeight ? line.styleLeading : 0
    }

    private func lineHeight(_ line: TextLine, _ format: ParagraphFormat) -> Double {
        var height = line.ascent + line.descent
        if options.usesFontLeading { height += line.leading - leadingBelow(line, format) }
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        if format.minimumLineHeight > 0 { height = max(height, format.minimumLineHeight) }
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        return height
    }

    func fits(_ line: TextLine, _ format: ParagraphFormat) -> Bool {
        y + pendingSpacing + lineHeight(line, format) <= options.height + 1e-6
    }

    /// Puts a line under the others. What a line is taller than its font by goes above the text.
    func place(
        _ line: TextLine, _ format: ParagraphFormat, _ x: Double, _ width: Double, _ range: Range<Int>, wraps: Bool
    ) {
        y += pendingSpacing
        let height = lineHeight(line, format)
        let below = leadingBelow(line, format)
        let leading = options.usesFontLeading ? line.leading - below : 0
        let extra = height - (line.ascent + line.descent + leading)
        var place = LineProposal(
            range: range, x: x, contentWidth: line.contentWidth, top: y, height: height, baseline: extra + line.ascent)
        if let adjusted = options.adjusted?(place) { place = adjusted }
        lines.append(
            PlacedLine(
                line: line, x: x, baseline: place.top + place.baseline, top: place.top, height: place.height,
                range: range, fragmentX: x, fragmentWidth: width))
        y = place.top + place.height
        pendingSpacing = (options.spacing?(max(range.lowerBound, range.upperBound - 1)) ?? format.lineSpacing) + below
        let measured = wraps ? min(line.width, width) : line.contentWidth
        let isJustified = format.alignment == .justified && wraps && width.isFinite
        if isJustified { line.justify(to: width) }
        widen(to: x + (isJustified ? width : max(measured, line.contentWidth)))
    }

    /// Shortens the last placed line, because the next one does not fit into the height.
    func truncateLastLine(more: Bool) {
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
        let range = last.range.lowerBound..<paragraph.start + content.upperBound
        lines.append(
            PlacedLine(
                line: line, x: last.x, baseline: last.baseline, top: last.top, height: last.height, range: range,
                fragmentX: last.fragmentX, fragmentWidth: last.fragmentWidth))
        widen(to: last.x + line.contentWidth)
    }

    private func widen(to x: Double) {
        usedWidth = max(usedWidth, x)
        entries[entries.count - 1].usedWidth = max(entries[entries.count - 1].usedWidth, x)
    }

    /// Moves lines to the side their paragraph asks for. A column of unlimited width is as wide as its widest line.
    func alignLines(from first: Int) {
        for index in first..<max(first, lines.count) {
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
                case .natural: isRightToLeft || options.alignsNaturalRight ? free : 0
                case .justified: isRightToLeft ? free : 0
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
