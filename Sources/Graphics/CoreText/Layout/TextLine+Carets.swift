// SPDX-License-Identifier: MIT
import CoreGraphics

/// Places between characters on a line. Units count in the line's paragraph, x from the line's start in points.
extension TextLine {
    /// One cluster of characters on the line.
    private struct Box {
        let units: Range<Int>
        let left: Double
        let right: Double
        let isRightToLeft: Bool
    }

    /// Clusters from left to right.
    private var boxes: [Box] {
        var result: [Box] = []
        for run in runs {
            guard !run.glyphs.isEmpty else {
                result.append(
                    Box(units: run.range, left: run.x, right: run.x + run.width, isRightToLeft: run.isRightToLeft))
                continue
            }
            var x = run.x
            var index = 0
            while index < run.glyphs.count {
                let cluster = Int(run.glyphs[index].cluster)
                let left = x
                while index < run.glyphs.count, Int(run.glyphs[index].cluster) == cluster {
                    x += run.glyphs[index].advance
                    index += 1
                }
                let next = nextCluster(after: cluster, in: run)
                result.append(Box(units: cluster..<next, left: left, right: x, isRightToLeft: run.isRightToLeft))
            }
        }
        return result
    }

    private func nextCluster(after unit: Int, in run: LineRun) -> Int {
        var next = unit + 1
        while next < run.range.upperBound, !paragraph.isClusterStart(next) { next += 1 }
        return max(unit + 1, min(next, run.range.upperBound))
    }

    /// Where the caret in front of a unit stands. Units outside the line give its ends.
    package func offset(of unit: Int) -> Double {
        let boxes = boxes
        guard !boxes.isEmpty else { return 0 }
        for box in boxes where box.units.contains(unit) {
            let share = Double(unit - box.units.lowerBound) / Double(box.units.count)
            let along = share * (box.right - box.left)
            return box.isRightToLeft ? box.right - along : box.left + along
        }
        if unit >= range.upperBound {
            // The end of the last character in reading order.
            guard let last = boxes.max(by: { $0.units.upperBound < $1.units.upperBound }) else { return 0 }
            return last.isRightToLeft ? last.left : last.right
        }
        guard let first = boxes.min(by: { $0.units.lowerBound < $1.units.lowerBound }) else { return 0 }
        return first.isRightToLeft ? first.right : first.left
    }

    /// The unit whose character covers `x`, and how far into it that is in reading direction, 0...1. Left of the line is its
    /// first character's start, right of it the last one's end.
    package func unit(at x: Double) -> (unit: Int, fraction: Double) {
        let boxes = boxes.filter { $0.right > $0.left }
        guard let first = boxes.first, let last = boxes.last else { return (range.lowerBound, 0) }
        let box = x < first.left ? first : x >= last.right ? last : boxes.first { x < $0.right } ?? last
        let inside = min(max((x - box.left) / (box.right - box.left), 0), 1)
        let fraction = box.isRightToLeft ? 1 - inside : inside
        let stops = graphemes(box.units)
        let place = fraction * Double(stops.count)
        let index = min(Int(place), stops.count - 1)
        return (stops[index], min(place - Double(index), 1))
    }

    /// Starts of the grapheme clusters in a cluster: a ligature has several.
    private func graphemes(_ units: Range<Int>) -> [Int] {
        guard units.count > 1 else { return [units.lowerBound] }
        let text = String(decoding: paragraph.units[units], as: UTF16.self)
        var result: [Int] = []
        var unit = units.lowerBound
        for character in text {
            result.append(unit)
            unit += character.utf16.count
        }
        return result
    }

    /// The caret nearest to `x`: a unit that starts a character, or the end of the line's text.
    package func nearestCaret(at x: Double) -> Int {
        let (unit, fraction) = unit(at: x)
        guard fraction > 0.5 else { return unit }
        let starts = boxes.flatMap { graphemes($0.units) }.sorted()
        return min(starts.first { $0 > unit } ?? contentEnd, contentEnd)
    }

    /// The unit past the last one that is not a line terminator.
    package var contentEnd: Int {
        var end = range.upperBound
        while end > range.lowerBound, SourceText.endsLine(paragraph.units[end - 1]) { end -= 1 }
        return end
    }

    /// Horizontal extents of a range of units, from left to right; several where directions mix.
    package func extents(of units: Range<Int>) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        for box in boxes {
            let part = box.units.clamped(to: units)
            guard !part.isEmpty else { continue }
            let width = box.right - box.left
            let from = Double(part.lowerBound - box.units.lowerBound) / Double(box.units.count) * width
            let to = Double(part.upperBound - box.units.lowerBound) / Double(box.units.count) * width
            let extent = box.isRightToLeft ? box.right - to...box.right - from : box.left + from...box.left + to
            if let last = result.last, abs(last.upperBound - extent.lowerBound) < 1e-9 {
                result[result.count - 1] = last.lowerBound...extent.upperBound
            } else {
                result.append(extent)
            }
        }
        return result
    }
}
