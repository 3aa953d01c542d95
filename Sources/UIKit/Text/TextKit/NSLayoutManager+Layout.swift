// SPDX-License-Identifier: MIT
import CoreText

/// The lines of one container.
struct ContainerLayout {
    let container: NSTextContainer
    let layout: TextLayout
    /// Where the container's text starts in the storage.
    let start: Int
    /// Units of the storage shown in the container, line ends included.
    let range: Range<Int>
    /// The empty line after a line end at the end of the text, in the container's coordinates.
    var extraLine: CGRect?

    var padding: CGFloat { container.lineFragmentPadding }

    /// Rectangle of a line fragment: the whole width of the container.
    func fragment(_ line: TextLayout.PlacedLine) -> CGRect {
        let width = layout.options.width.isFinite ? layout.options.width + 2 * padding : layout.size.width + 2 * padding
        return CGRect(x: 0, y: line.top, width: width, height: line.height)
    }

    /// The part of it that has text, padding included.
    func used(_ line: TextLayout.PlacedLine) -> CGRect {
        let trailing = line.line.baseIsRightToLeft ? line.line.trailingSpaceWidth : 0
        return CGRect(
            x: line.x + trailing, y: line.top, width: line.line.contentWidth + 2 * padding, height: line.height)
    }

    /// Whether the line ends with a line end rather than by wrapping.
    func endsLine(_ line: TextLayout.PlacedLine) -> Bool {
        guard let last = line.range.last, layout.source.units.indices.contains(last) else { return false }
        return SourceText.endsLine(layout.source.units[last])
    }

    static func shortens(_ mode: NSLineBreakMode) -> Bool {
        mode == .byTruncatingHead || mode == .byTruncatingMiddle || mode == .byTruncatingTail
    }

    func lineIndex(at unit: Int) -> Int? {
        let local = unit - start
        if let index = layout.lines.firstIndex(where: { $0.range.contains(local) }) { return index }
        return layout.lines.isEmpty
            ? nil : (local < (layout.lines.first?.range.lowerBound ?? 0) ? 0 : layout.lines.count - 1)
    }

    /// x of the caret in front of a unit, in the container's coordinates.
    func caret(_ unit: Int, _ line: TextLayout.PlacedLine) -> CGFloat {
        CGFloat(line.x + line.line.offset(of: unit - start - line.line.sourceStart)) + padding
    }
}

extension NSLayoutManager {
    /// Fills the containers one after the other, if that has not been done since the last change.
    func layOut() {
        guard !isLaidOut, let textStorage else { return }
        isLaidOut = true
        let whole = AttributeReader.uikit.source(decorated?(textStorage) ?? textStorage)
        var start = 0
        filled = []
        for (index, container) in textContainers.enumerated() {
            var options = container.layoutOptions
            options.usesFontLeading = usesFontLeading
            let isLast = index == textContainers.count - 1
            let source = start == 0 ? whole : whole.part(from: start)
            let layout = TextLayout(source, options)
            let end = layout.lines.last.map { $0.range.upperBound + start } ?? start
            var entry = ContainerLayout(container: container, layout: layout, start: start, range: start..<end)
            if end == whole.units.count, whole.units.last.map(SourceText.endsParagraph) ?? true {
                entry.extraLine = extraLine(entry, whole)
            }
            filled.append(entry)
            start = end
            delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: end == whole.units.count)
            if end >= whole.units.count || isLast { break }
        }
    }

    /// Size of the text, padding included, in a container of another width and no limit to its height.
    func measured(width: CGFloat, like container: NSTextContainer) -> CGSize {
        guard let textStorage else { return .zero }
        let source = AttributeReader.uikit.source(decorated?(textStorage) ?? textStorage)
        var options = container.layoutOptions
        options.usesFontLeading = usesFontLeading
        let padding = container.lineFragmentPadding
        options.width = width < 1e6 ? Double(max(0, width - 2 * padding)) : .infinity
        options.height = .infinity
        let layout = TextLayout(source, options)
        var size = layout.size
        size.width += 2 * padding
        let entry = ContainerLayout(
            container: container, layout: layout, start: 0, range: 0..<source.units.count, extraLine: nil)
        let isWhole = layout.lines.last.map { $0.range.upperBound == source.units.count } ?? false
        if isWhole, source.units.last.map(SourceText.endsParagraph) ?? false, let extra = extraLine(entry, source) {
            size.height += extra.height
        }
        return size
    }

    private func extraLine(_ entry: ContainerLayout, _ whole: SourceText) -> CGRect? {
        guard !whole.units.isEmpty else { return nil }
        let font = whole.style(at: whole.units.count - 1).font
        let width = entry.layout.options.width.isFinite ? entry.layout.options.width : 0
        return CGRect(
            x: 0, y: entry.layout.size.height, width: CGFloat(width) + 2 * entry.padding,
            height: CGFloat(font.lineHeight))
    }

    func entry(for container: NSTextContainer) -> ContainerLayout? {
        layOut()
        return filled.first { $0.container === container }
    }

    func entry(at unit: Int) -> ContainerLayout? {
        layOut()
        return filled.first { $0.range.contains(unit) } ?? filled.last
    }

    func draw(_ range: NSRange, at origin: CGPoint, backgrounds: Bool, glyphs: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layOut()
        let wanted = range.location..<max(range.location, range.location + range.length)
        for entry in filled {
            for line in entry.layout.lines {
                let units = line.range.lowerBound + entry.start..<line.range.upperBound + entry.start
                guard units.overlaps(wanted) else { continue }
                entry.layout.draw(
                    line, in: context, at: CGPoint(x: origin.x + entry.padding, y: origin.y), backgrounds: backgrounds,
                    glyphs: glyphs)
            }
        }
    }
}
