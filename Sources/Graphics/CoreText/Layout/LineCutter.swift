// SPDX-License-Identifier: MIT
import CoreGraphics

/// Takes the runs of a range out of a shaped paragraph, in logical order.
enum LineCutter {
    static func runs(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> [LineRun] {
        var result: [LineRun] = []
        let spaceStart = trailingSpaceStart(paragraph, range)
        var index = firstRun(paragraph, range.lowerBound)
        while index < paragraph.runs.count, paragraph.runs[index].item.range.lowerBound < range.upperBound {
            let run = paragraph.runs[index]
            index += 1
            let part = run.item.range.clamped(to: range)
            guard !part.isEmpty else { continue }
            // White space at the end of a line takes the paragraph's level (rule L1).
            if run.item.level != paragraph.baseLevel, part.upperBound > spaceStart {
                let content = part.lowerBound..<max(part.lowerBound, min(part.upperBound, spaceStart))
                if !content.isEmpty { result.append(cut(run, content, paragraph)) }
                let space = content.upperBound..<part.upperBound
                result.append(cut(run, space, paragraph, level: paragraph.baseLevel))
            } else {
                result.append(cut(run, part, paragraph))
            }
        }
        return result
    }

    /// Binary search for the run that holds a unit.
    static func firstRun(_ paragraph: ShapedParagraph, _ unit: Int) -> Int {
        var low = 0
        var high = paragraph.runs.count
        while low < high {
            let middle = (low + high) / 2
            if paragraph.runs[middle].item.range.upperBound > unit { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private static func trailingSpaceStart(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> Int {
        var start = range.upperBound
        while start > range.lowerBound, SourceText.isSpace(paragraph.units[start - 1]) { start -= 1 }
        return start
    }

    private static func cut(
        _ run: ShapedRun, _ part: Range<Int>, _ paragraph: ShapedParagraph, level: UInt8? = nil
    ) -> LineRun {
        var glyphs: [Glyph]
        if part == run.item.range {
            glyphs = run.glyphs
        } else {
            if isSafe(run, part.lowerBound), isSafe(run, part.upperBound) {
                glyphs = Array(run.glyphs[run.glyphRange(part)])
            } else {
                var item = run.item
                item.range = part
                glyphs =
                    ShapedParagraph.shape(
                        item, paragraph.units, paragraph.source, paragraph.start, .infinity
                    ).glyphs
            }
        }
        return LineRun(
            kind: LineRun.Kind(run.item.kind), font: run.item.font, level: level ?? run.item.level,
            style: run.item.style,
            range: part, glyphs: glyphs, x: 0, width: glyphs.reduce(0) { $0 + $1.advance },
            objectBounds: run.objectBounds,
            growsLine: StandIn.growsLines(run.item.script))
    }

    /// Whether the run may be cut before a unit without shaping again.
    private static func isSafe(_ run: ShapedRun, _ unit: Int) -> Bool {
        guard unit > run.item.range.lowerBound, unit < run.item.range.upperBound else { return true }
        let glyph = run.isRightToLeft ? run.firstGlyph(before: unit) - 1 : run.firstGlyph(from: unit)
        guard run.glyphs.indices.contains(glyph) else { return false }
        return Int(run.glyphs[glyph].cluster) == unit && !run.glyphs[glyph].isUnsafeToBreak
    }
}

// Clusters rise along the glyphs of left-to-right runs and fall along those of right-to-left ones, so places are found by
// binary search: a line costs no more than its own glyphs.
extension ShapedRun {
    fileprivate var isRightToLeft: Bool { item.level & 1 == 1 }

    /// Left to right: the first glyph whose cluster is at or after a unit.
    fileprivate func firstGlyph(from unit: Int) -> Int {
        // A glyph for each unit, as a rule, or a few less.
        let guess = unit - item.range.lowerBound
        if guess > 0, guess < glyphs.count, glyphs[guess].cluster == unit, glyphs[guess - 1].cluster < unit {
            return guess
        }
        return partition { Int($0.cluster) >= unit }
    }

    /// Right to left: the first glyph whose cluster is before a unit.
    fileprivate func firstGlyph(before unit: Int) -> Int { partition { Int($0.cluster) < unit } }

    fileprivate func glyphRange(_ part: Range<Int>) -> Range<Int> {
        let range =
            isRightToLeft
            ? (firstGlyph(before: part.upperBound), firstGlyph(before: part.lowerBound))
            : (firstGlyph(from: part.lowerBound), firstGlyph(from: part.upperBound))
        return range.0..<max(range.0, range.1)
    }

    private func partition(_ isPast: (Glyph) -> Bool) -> Int {
        var low = 0
        var high = glyphs.count
        while low < high {
            let middle = (low + high) / 2
            if isPast(glyphs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension LineRun.Kind {
    init(_ kind: TextItem.Kind) {
        switch kind {
        case .text: self = .text
        case .tab: self = .tab
        case .object: self = .object
        case .terminator: self = .terminator
        }
    }
}

/// Gives tabs their widths.
struct TabResolver {
    private let stops: [ParagraphFormat.Tab]
    private let interval: Double
    private let indent: Double

    init(_ format: ParagraphFormat, indent: Double) {
        stops = format.tabs ?? ParagraphFormat.defaultTabs
        interval = format.defaultTabInterval > 0 ? format.defaultTabInterval : 28
        self.indent = indent
    }

    /// The stop after `x`, a distance from the line's start.
    func next(after x: Double) -> ParagraphFormat.Tab {
        let place = x + indent
        if let stop = stops.first(where: { $0.location > place + 1e-6 }) {
            return ParagraphFormat.Tab(
                alignment: stop.alignment, location: stop.location - indent, terminators: stop.terminators)
        }
        let count = (place / interval).rounded(.down) + 1
        return ParagraphFormat.Tab(alignment: .left, location: count * interval - indent)
    }

    /// Sets the widths of the tab runs of a line in visual order.
    func resolve(_ runs: inout [LineRun]) {
        guard runs.contains(where: { $0.kind == .tab }) else { return }
        var x = 0.0
        for index in runs.indices {
            if runs[index].kind == .tab {
                let stop = next(after: x)
                let following = runs[(index + 1)...].prefix { $0.kind != .tab }.reduce(0) { $0 + $1.width }
                let shift: Double =
                    switch stop.alignment {
                    case .right: following
                    case .center: following / 2
                    case .left, .natural, .justified: 0
                    }
                runs[index].width = max(0, stop.location - x - shift)
            }
            x += runs[index].width
        }
    }
}
