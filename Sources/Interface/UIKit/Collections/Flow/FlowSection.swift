// SPDX-License-Identifier: MIT

/// The lines of one section, in lengths from the section's own start.
///
/// 1. Items fill a line while they and the least spacing fit; one that is too broad has a line for itself.
/// 2. What is left over in a line is spread evenly between its items; a single item is centred.
/// 3. The last line is spaced as if more items of the last one's size filled it, so that it continues the columns.
/// 4. Across the line items are centred on it.
struct FlowSection {
    struct Line {
        var first: Int
        var count: Int
        var start: CGFloat
        var length: CGFloat
    }

    let metrics: FlowMetrics
    let axis: FlowAxis
    /// From side to side of the content, insets included.
    let breadth: CGFloat
    let scale: CGFloat
    private(set) var lines: [Line] = []
    /// Of uniform sections, whose lines are not listed.
    private var grid: (perLine: Int, lineCount: Int)?
    /// The places along the line, by item; empty in uniform sections.
    private var sides: [CGFloat] = []
    private(set) var length: CGFloat = 0
    /// Where the items begin and end.
    let bodyStart: CGFloat
    private(set) var bodyEnd: CGFloat = 0

    init(metrics: FlowMetrics, axis: FlowAxis, breadth: CGFloat, scale: CGFloat) {
        (self.metrics, self.axis, self.breadth, self.scale) = (metrics, axis, breadth, scale)
        let edges = axis.edges(metrics.inset)
        bodyStart = metrics.headerLength + edges.before
        switch metrics.sizes {
        case .uniform(let size, let count): layOutGrid(size, count)
        case .each(let sizes): layOutLines(sizes)
        }
        length = bodyEnd + edges.after + metrics.footerLength
    }

    private var room: CGFloat {
        let edges = axis.edges(metrics.inset)
        return breadth - edges.low - edges.high
    }

    // MARK: Uniform items

    private mutating func layOutGrid(_ size: CGSize, _ count: Int) {
        let perLine = Self.fitting(axis.breadth(size), metrics.itemSpacing, room)
        let lineCount = count == 0 ? 0 : (count + perLine - 1) / perLine
        grid = (perLine, lineCount)
        let spacing = lineCount > 1 ? CGFloat(lineCount - 1) * metrics.lineSpacing : 0
        bodyEnd = bodyStart + CGFloat(lineCount) * axis.length(size) + spacing
    }

    /// How many items of `breadth` go into a line; at least one.
    private static func fitting(_ breadth: CGFloat, _ spacing: CGFloat, _ room: CGFloat) -> Int {
        guard breadth + spacing > 0, breadth <= room else { return 1 }
        let count = ((room + spacing) / (breadth + spacing) + tolerance).rounded(.down)
        return max(1, Int(min(count, 1_000_000)))
    }

    /// Sums of fractions of points that should fill a line exactly do.
    private static let tolerance: CGFloat = 1e-6

    /// Where item `column` of a line of uniform items is, of which `perLine` fit.
    private func gridSide(_ column: Int, _ breadth: CGFloat, _ perLine: Int) -> CGFloat {
        let low = axis.edges(metrics.inset).low
        let left = room - CGFloat(perLine) * breadth - CGFloat(perLine - 1) * metrics.itemSpacing
        if perLine == 1 { return low + onPixel(left / 2) }
        let gap = metrics.itemSpacing + left / CGFloat(perLine - 1)
        return low + onPixel(CGFloat(column) * (breadth + gap))
    }

    private func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    // MARK: Items of their own sizes

    private mutating func layOutLines(_ sizes: [CGSize]) {
        sides = Array(repeating: 0, count: sizes.count)
        var start = bodyStart
        var first = 0
        while first < sizes.count {
            var used = axis.breadth(sizes[first])
            var length = axis.length(sizes[first])
            var end = first + 1
            while end < sizes.count {
                let wanted = used + metrics.itemSpacing + axis.breadth(sizes[end])
                guard wanted <= room + Self.tolerance else { break }
                used = wanted
                length = max(length, axis.length(sizes[end]))
                end += 1
            }
            place(first..<end, sizes, used: used)
            lines.append(Line(first: first, count: end - first, start: start, length: length))
            start += length + metrics.lineSpacing
            first = end
        }
        bodyEnd = lines.last.map { $0.start + $0.length } ?? bodyStart
    }

    private mutating func place(_ items: Range<Int>, _ sizes: [CGSize], used: CGFloat) {
        var left = room - used
        var count = items.count
        if items.upperBound == sizes.count {
            let next = axis.breadth(sizes[items.upperBound - 1]) + metrics.itemSpacing
            while next > 0, left + Self.tolerance >= next {
                left -= next
                count += 1
            }
        }
        var side = axis.edges(metrics.inset).low
        if count == 1 { side += left / 2 }
        let gap = metrics.itemSpacing + (count > 1 ? left / CGFloat(count - 1) : 0)
        for item in items {
            sides[item] = onPixel(side)
            side += axis.breadth(sizes[item]) + gap
        }
    }

    // MARK: Questions

    func frame(_ item: Int) -> CGRect {
        if case .uniform(let size, _) = metrics.sizes, let grid {
            let (line, column) = (item / grid.perLine, item % grid.perLine)
            let start = bodyStart + CGFloat(line) * (axis.length(size) + metrics.lineSpacing)
            return axis.rect(
                start: start, side: gridSide(column, axis.breadth(size), grid.perLine), length: axis.length(size),
                breadth: axis.breadth(size))
        }
        let size = metrics.sizes[item]
        let line = lines[lineIndex(of: item)]
        return axis.rect(
            start: line.start + onPixel((line.length - axis.length(size)) / 2), side: sides[item],
            length: axis.length(size), breadth: axis.breadth(size))
    }

    private func lineIndex(of item: Int) -> Int {
        lines.partition { $0.first <= item } - 1
    }

    /// The items of the lines that reach into `low...high`.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let count = metrics.sizes.count
        guard count > 0, high >= bodyStart, low <= bodyEnd else { return 0..<0 }
        if case .uniform(let size, _) = metrics.sizes, let grid {
            let pitch = axis.length(size) + metrics.lineSpacing
            guard pitch > 0 else { return 0..<count }
            let first = max(0, Int(((low - bodyStart - axis.length(size)) / pitch).rounded(.down)))
            let last = min(grid.lineCount - 1, Int(((high - bodyStart) / pitch).rounded(.down)))
            guard first <= last else { return 0..<0 }
            return first * grid.perLine..<min(count, (last + 1) * grid.perLine)
        }
        let first = lines.partition { $0.start + $0.length < low }
        let end = lines.partition { $0.start <= high }
        guard first < end else { return 0..<0 }
        return lines[first].first..<(lines[end - 1].first + lines[end - 1].count)
    }
}

extension Array {
    /// The index of the first element that does not satisfy `isBefore`, which holds for a beginning of the array.
    /// - Complexity: O(log n).
    func partition(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
