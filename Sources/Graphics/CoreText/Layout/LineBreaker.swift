// SPDX-License-Identifier: MIT
import CoreGraphics

/// Finds where lines of a paragraph end.
struct LineBreaker {
    private let paragraph: ShapedParagraph
    /// Sums of advances differ in the last bits from the width that was measured of the same text.
    private static let tolerance = 1e-6

    /// Whether no line may start at a unit of the paragraph, where the rules of Unicode allow it.
    private let isRefused: (Int) -> Bool

    init(_ paragraph: ShapedParagraph, isRefused: @escaping (Int) -> Bool = { _ in false }) {
        self.paragraph = paragraph
        self.isRefused = isRefused
    }

    /// The unit past the line that starts at `start`, white space and terminator included. At least one cluster is taken.
    ///
    /// - Parameters: `width` in points from the line's start; `indent` of that start from the margin, for tabs.
    func lineEnd(from start: Int, width: Double, indent: Double, byCharacter: Bool) -> Int {
        let (end, overflows) = fit(from: start, width: width, indent: indent)
        guard overflows else { return end }
        if !byCharacter {
            var place = end
            while place > start, !mayBreak(at: place) { place -= 1 }
            if place > start { return place }
        }
        return max(end, nextCluster(after: start))
    }

    private func mayBreak(at unit: Int) -> Bool {
        paragraph.mayBreak(at: unit) && paragraph.isClusterStart(unit) && !isRefused(unit)
    }

    /// The end of what fits, and whether text follows on the same line. White space never overflows.
    private func fit(from start: Int, width: Double, indent: Double) -> (end: Int, overflows: Bool) {
        paragraph.units.withUnsafeBufferPointer { units in
            paragraph.advances.withUnsafeBufferPointer { advances in
                fit(units, advances, from: start, width: width, indent: indent)
            }
        }
    }

    private func fit(
        _ units: UnsafeBufferPointer<UInt16>, _ advances: UnsafeBufferPointer<Double>, from start: Int, width: Double,
        indent: Double
    ) -> (end: Int, overflows: Bool) {
        let limit = width + Self.tolerance
        var x = 0.0
        // Room in front of a right or centred tab that the text after it takes first.
        var gap = 0.0
        var gapShare = 1.0
        var unit = start
        while unit < units.count {
            if gap == 0 { Self.skipLetters(units, advances, &unit, &x, limit) }
            guard unit < units.count else { break }
            let code = units[unit]
            // Letters need no questions about what they are.
            let isOther = !(code > 0x20 && code < 0x85)
            if isOther, SourceText.endsLine(code) { return (terminatorEnd(unit), false) }
            var next = unit + 1
            while next < units.count, advances[next] == ShapedParagraph.noCluster { next += 1 }
            if code == 0x09 {
                let stop = TabResolver(paragraph.format, indent: indent).next(after: x)
                x = max(x, min(stop.location, stop.alignment == .left ? .infinity : limit))
                (gap, gapShare) = Self.gap(stop, x)
                if x > limit, unit > start { return (unit, true) }
            } else {
                var advance = advances[unit]
                // What is narrower than nothing is taken from what follows.
                if gap != 0 || advance < 0 {
                    let taken = min(gap, advance * gapShare)
                    gap -= taken
                    advance -= taken
                }
                if x + advance > limit, !(isOther && SourceText.isSpace(code)) { return (unit, true) }
                x += advance
            }
            unit = next
        }
        return (units.count, false)
    }

    /// Takes letters of a cluster each that fit.
    @inline(__always)
    private static func skipLetters(
        _ units: UnsafeBufferPointer<UInt16>, _ advances: UnsafeBufferPointer<Double>, _ unit: inout Int,
        _ x: inout Double, _ limit: Double
    ) {
        var (place, end) = (unit, x)
        while place + 1 < units.count {
            let advance = advances[place]
            guard units[place] &- 0x21 < 0x64, advance >= 0, advances[place + 1] != ShapedParagraph.noCluster,
                end + advance <= limit
            else { break }
            end += advance
            place += 1
        }
        (unit, x) = (place, end)
    }

    /// An end for a line so that the paragraph's last word does not stand alone on the next one: that of the line itself,
    /// or the one before it when the words behind both fit on a line of `width`.
    func pushingOut(_ line: Range<Int>, width: Double) -> Int {
        let units = paragraph.units
        let contentEnd = paragraph.contentEnd
        guard line.upperBound < contentEnd, isWordSpace(line.upperBound - 1) else { return line.upperBound }
        for unit in line.upperBound + 1..<max(line.upperBound + 1, contentEnd) {
            if paragraph.mayBreak(at: unit) || SourceText.endsLine(units[unit - 1]) { return line.upperBound }
        }
        var place = line.upperBound - 1
        while place > line.lowerBound, !mayBreak(at: place) { place -= 1 }
        guard place > line.lowerBound, isWordSpace(place - 1) else { return line.upperBound }
        let pushed = (place..<contentEnd).reduce(0) { $0 + max(0, paragraph.advances[$1]) }
        return pushed <= width + Self.tolerance ? place : line.upperBound
    }

    private func isWordSpace(_ unit: Int) -> Bool {
        let code = paragraph.units[unit]
        return SourceText.isSpace(code) && !SourceText.endsLine(code)
    }

    private static func gap(_ stop: ParagraphFormat.Tab, _ x: Double) -> (Double, Double) {
        switch stop.alignment {
        case .right: (x, 1)
        case .center: (x / 2, 0.5)
        case .left, .natural, .justified: (0, 1)
        }
    }

    private func terminatorEnd(_ unit: Int) -> Int {
        let units = paragraph.units
        let isPair = units[unit] == 0x0D && unit + 1 < units.count && units[unit + 1] == 0x0A
        return unit + (isPair ? 2 : 1)
    }

    func nextCluster(after unit: Int) -> Int {
        var next = unit + 1
        while next < paragraph.units.count, !paragraph.isClusterStart(next) { next += 1 }
        return min(next, paragraph.units.count)
    }
}
