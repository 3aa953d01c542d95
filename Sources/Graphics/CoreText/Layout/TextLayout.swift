// SPDX-License-Identifier: MIT
import CoreGraphics

/// Text laid out in a column: lines with their places. Coordinates in points, y down from the top of the column.
package final class TextLayout {
    /// What the column and the view want of the layout.
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
        /// Whether the fonts' own leading counts.
        package var usesFontLeading = true
        /// The leading of a text style goes between lines only: the last line, and so a single one, has none (what labels
        /// and string drawing do). Otherwise every line has it, as in text containers.
        package var leadingBetweenLines = false
        /// The last line allowed takes all the rest of its paragraph and is cut off where the column ends.
        package var clipsLastLine = false
        /// Points below the line that ends with a unit, instead of its paragraph's line spacing; nil where that counts.
        package var spacing: ((_ lastUnit: Int) -> Double?)?
        /// Points before the paragraph that begins with a unit, or after the one that ends with it, instead of its style's;
        /// nil where that counts.
        package var paragraphSpacing: ((_ unit: Int, _ isBefore: Bool) -> Double?)?
        /// Another place and height for a line; nil: it stays as it is.
        package var adjusted: ((LineProposal) -> LineProposal?)?
        /// Whether no line may start at a unit of the text, although the rules allow it. nil: none is refused.
        package var refusesBreak: ((_ unit: Int) -> Bool)?
        /// What text must keep clear of: the parts of a strip (top, height) that are taken, as x ranges. nil: nothing.
        package var taken: ((_ top: Double, _ height: Double) -> [ClosedRange<Double>])?
        /// Text whose paragraph says nothing else stands at the right edge, whatever its letters: an interface from right to
        /// left.
        package var alignsNaturalRight = false
        /// Edge of a device pixel in points; baselines of drawn text are placed on it by the caller, not here.
        package init() {}
    }

    /// A line and where it stands in the column.
    package struct PlacedLine {
        /// Its glyphs, in its own space.
        package let line: TextLine
        /// Left end of the baseline.
        package var x: Double
        /// From the column's top, y down.
        package var baseline: Double
        /// From the column's top, y down.
        package var top: Double
        /// To the top of the next line, spacing excluded.
        package var height: Double
        /// UTF-16 units of the whole text.
        package internal(set) var range: Range<Int>
        /// Width of the column part the line had, after indents, and where it starts.
        package let fragmentX: Double
        /// Points, infinity in columns without a width.
        package let fragmentWidth: Double
    }

    /// Where a line is about to stand.
    package struct LineProposal {
        /// UTF-16 units of the whole text.
        package let range: Range<Int>
        /// Left end of the text, in the column's coordinates.
        package let x: Double
        /// Without the white space at the text's end.
        package let contentWidth: Double
        /// From the column's top, y down.
        package var top: Double
        /// To where the next line may begin, spacing excluded.
        package var height: Double
        /// From the line's top.
        package var baseline: Double
    }

    /// A paragraph that was laid out.
    struct Entry {
        let shaped: ShapedParagraph
        /// Where the paragraph starts in the text that was laid out, whatever was typed in front of it since.
        let firstUnit: Int
        /// Position in `lines`.
        var firstLine: Int
        /// Where the paragraph before ended, and what had to follow it.
        var top: Double
        var spacing: Double
        /// Right end of its longest line; what it adds to the layout's width.
        var usedWidth = 0.0
        /// Left end of the text that starts leftmost; infinite without lines.
        var minX = Double.infinity
        /// Right end of the text that ends rightmost.
        var maxX = -Double.infinity
    }

    /// As it was asked for; never changes.
    package let options: Options
    /// From top to bottom.
    package internal(set) var lines: [PlacedLine] = []
    /// Widest line and sum of heights. The break space of wrapped lines counts, as on iOS, but not beyond the column.
    package internal(set) var size = CGSize.zero
    /// Not all of the text is shown.
    package internal(set) var isTruncated = false
    /// UTF-16 units of the text.
    package let unitCount: Int
    var entries: [Entry] = []
    /// Units that this layout shaped, for budgets: an edit shapes what it changed.
    package private(set) var shapedUnits = 0

    // The pen.
    var y = 0.0
    var usedWidth = 0.0
    var pendingSpacing = 0.0

    /// Without lines; `append` brings those of other layouts.
    init(_ options: Options, unitCount: Int) {
        self.options = options
        self.unitCount = unitCount
    }

    /// Sums up lines that came from other layouts.
    func finishStack() {
        y = lines.last.map { $0.top + $0.height } ?? 0
        finishSize()
    }

    /// Lays all of it out at once; the cost follows the text up to where the options end it.
    package init(_ source: SourceText, _ options: Options) {
        self.options = options
        unitCount = source.units.count
        _ = addParagraphs(of: source, offset: 0, isEnd: true)
        finish(from: 0)
    }

    /// The layout of a text that differs from `old`'s in some paragraphs; shares the lines of all others.
    ///
    /// The old layout must not be used afterwards: its lines take their new places.
    /// - Parameters:
    ///   - changed: the text of the new paragraphs.
    ///   - range: the units of `old`'s text they stand for: whole paragraphs, with their terminators.
    /// - Returns: nil when the rest depends on what changed (limits of height or lines, exclusions, an unlimited width), and
    ///   the whole text has to be laid out.
    package init?(editing old: TextLayout, _ changed: SourceText, replacing range: Range<Int>) {
        options = old.options
        unitCount = old.unitCount - range.count + changed.units.count
        guard options.width.isFinite, options.height == .infinity, options.maximumLines == 0, options.taken == nil,
            !old.isTruncated, range.upperBound <= old.unitCount, !old.entries.isEmpty
        else { return nil }
        let reachesEnd = range.upperBound == old.unitCount
        let first = old.entryIndex(from: range.lowerBound)
        // The one paragraph of an empty text goes with it.
        let end = reachesEnd ? old.entries.count : old.entryIndex(from: range.upperBound)
        guard first < old.entries.count || reachesEnd, !changed.units.isEmpty || reachesEnd,
            first > 0 || !changed.units.isEmpty
        else { return nil }
        if first < old.entries.count {
            let entry = old.entries[first]
            guard entry.shaped.start == range.lowerBound else { return nil }
            (y, pendingSpacing) = (entry.top, entry.spacing)
            lines = Array(old.lines[..<entry.firstLine])
        } else {
            (y, pendingSpacing) = (old.y, old.pendingSpacing)
            lines = old.lines
        }
        guard end >= old.entries.count || old.entries[end].shaped.start == range.upperBound else { return nil }
        entries = Array(old.entries[..<first])
        let kept = lines.count
        guard addParagraphs(of: changed, offset: range.lowerBound, isEnd: reachesEnd) else { return nil }
        alignLines(from: kept)
        measureEntries(from: first)
        takeOver(old, from: end, unitShift: changed.units.count - range.count)
        finishSize()
    }

    /// Puts the paragraphs of another layout below, from one of them on.
    private func takeOver(_ old: TextLayout, from end: Int, unitShift: Int) {
        guard end < old.entries.count else { return }
        let down = y + pendingSpacing - old.entries[end].top - old.entries[end].spacing
        let oldFirst = old.entries[end].firstLine
        let lineShift = lines.count - oldFirst
        lines.reserveCapacity(lines.count + old.lines.count - oldFirst)
        for var line in old.lines[oldFirst...] {
            line.top += down
            line.baseline += down
            line.range = line.range.lowerBound + unitShift..<line.range.upperBound + unitShift
            lines.append(line)
        }
        for var entry in old.entries[end...] {
            entry.shaped.start += unitShift
            entry.firstLine += lineShift
            entry.top += down
            entries.append(entry)
        }
        // What the first of them starts from is the new pen.
        (
            entries[entries.count - old.entries.count + end].top,
            entries[entries.count - old.entries.count + end].spacing
        ) =
            (y, pendingSpacing)
        (y, pendingSpacing) = (old.y + down, old.pendingSpacing)
    }

    /// Lays out the paragraphs of a text under the others; false when the column is full.
    private func addParagraphs(of source: SourceText, offset: Int, isEnd: Bool) -> Bool {
        let paragraphs = source.paragraphs
        for (index, range) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            // A terminator at the very end opens no line of its own in a measured text.
            if isLast, range.isEmpty, index > 0 || offset > 0 || !isEnd { break }
            shapedUnits += range.count
            guard add(source, range, offset: offset, hasMore: !isLast && range.upperBound != source.units.count) else {
                return false
            }
        }
        return true
    }

    private func finish(from line: Int) {
        alignLines(from: line)
        measureEntries(from: 0)
        finishSize()
    }

    private func finishSize() {
        usedWidth = entries.reduce(0) { max($0, $1.usedWidth) }
        size = CGSize(width: usedWidth, height: max(0, y))
    }

    private func measureEntries(from first: Int) {
        for index in first..<max(first, entries.count) {
            let end = index + 1 < entries.count ? entries[index + 1].firstLine : lines.count
            for line in lines[entries[index].firstLine..<end] {
                let left = line.x + (line.line.baseIsRightToLeft ? line.line.trailingSpaceWidth : 0)
                entries[index].minX = min(entries[index].minX, left)
                entries[index].maxX = max(entries[index].maxX, left + line.line.contentWidth)
            }
        }
    }
}

// MARK: Looking up

extension TextLayout {
    /// The first paragraph that starts at or behind a unit.
    func entryIndex(from unit: Int) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].shaped.start >= unit { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Position of the line that has a unit; the last one for units behind all lines, nil without lines.
    package func lineIndex(at unit: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].range.upperBound > unit { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Positions of the lines that have some of a range of units.
    package func lineIndices(of units: Range<Int>) -> Range<Int> {
        guard !units.isEmpty, let first = lineIndex(at: units.lowerBound),
            lines[first].range.upperBound > units.lowerBound
        else { return 0..<0 }
        var end = first
        while end < lines.count, lines[end].range.lowerBound < units.upperBound { end += 1 }
        return first..<end
    }

    /// Position of the last line whose top is at or above `y`; the first line for places above it. nil without lines.
    package func lineIndex(atHeight y: Double) -> Int? {
        guard !lines.isEmpty else { return nil }
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].top <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Around the text of all lines, white space at their ends left out; null without lines.
    package var usedRect: CGRect {
        var (left, right) = (Double.infinity, -Double.infinity)
        for entry in entries {
            left = min(left, entry.minX)
            right = max(right, entry.maxX)
        }
        guard let first = lines.first, let last = lines.last, left <= right else { return .null }
        return CGRect(x: left, y: first.top, width: right - left, height: last.top + last.height - first.top)
    }

    /// Font of the text's last unit; nil for an empty text.
    package var lastFont: FontCore? { entries.last.flatMap { $0.shaped.source.styles.last?.value.font } }

    /// The text ends with the end of a paragraph.
    package var endsWithParagraphEnd: Bool {
        entries.last.flatMap { $0.shaped.units.last }.map(SourceText.endsParagraph) ?? false
    }

    /// The line's last unit ends a line: it did not end by wrapping.
    package func endsLine(_ line: PlacedLine) -> Bool {
        let index = entryIndex(from: line.range.upperBound) - 1
        guard !line.range.isEmpty, entries.indices.contains(index) else { return false }
        let unit = line.range.upperBound - 1 - entries[index].shaped.start
        let units = entries[index].shaped.units
        return units.indices.contains(unit) && SourceText.endsLine(units[unit])
    }
}
