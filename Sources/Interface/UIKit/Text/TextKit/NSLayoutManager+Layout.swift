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
    func endsLine(_ line: TextLayout.PlacedLine) -> Bool { layout.endsLine(line) }

    static func shortens(_ mode: NSLineBreakMode) -> Bool {
        mode == .byTruncatingHead || mode == .byTruncatingMiddle || mode == .byTruncatingTail
    }

    func lineIndex(at unit: Int) -> Int? { layout.lineIndex(at: unit - start) }

    /// The lines that have some of a range of the storage.
    func lines(of units: Range<Int>) -> ArraySlice<TextLayout.PlacedLine> {
        layout.lines[layout.lineIndices(of: units.lowerBound - start..<units.upperBound - start)]
    }

    /// The lines whose fragments touch a rectangle of the container.
    func lines(touching rect: CGRect) -> ArraySlice<TextLayout.PlacedLine> {
        guard let first = layout.lineIndex(atHeight: Double(rect.minY)) else { return [] }
        var (start, end) = (first, first)
        // Beside exclusion paths several lines share a top.
        while start > 0, layout.lines[start - 1].top + layout.lines[start - 1].height > Double(rect.minY) { start -= 1 }
        while end < layout.lines.count, layout.lines[end].top < Double(rect.maxY) { end += 1 }
        while start < end, !fragment(layout.lines[start]).intersects(rect) { start += 1 }
        while start < end, !fragment(layout.lines[end - 1]).intersects(rect) { end -= 1 }
        return layout.lines[start..<end]
    }

    /// Around all lines, padding and the extra line included.
    var usedRect: CGRect {
        var used = layout.unitCount > 0 ? layout.usedRect : .null
        if !used.isNull { used.size.width += 2 * padding }
        if let extraLine {
            used = used.union(CGRect(x: 0, y: extraLine.minY, width: 2 * padding, height: extraLine.height))
        }
        return used.isNull ? .zero : used
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
        if let pending = pendingEdit {
            pendingEdit = nil
            if relayOut(pending, textStorage) { return }
        }
        let whole = readText(textStorage)
        var start = 0
        filled = []
        for (index, container) in textContainers.enumerated() {
            var options = container.layoutOptions
            options.usesFontLeading = usesFontLeading
            if delegate != nil { askDelegate(about: container, from: start, &options) }
            let isLast = index == textContainers.count - 1
            let source = start == 0 ? whole : whole.part(from: start)
            let layout = TextLayout(source, options)
            let end = layout.lines.last.map { $0.range.upperBound + start } ?? start
            var entry = ContainerLayout(container: container, layout: layout, start: start, range: start..<end)
            entry.extraLine = extraLine(entry, whole.units.count)
            filled.append(entry)
            start = end
            delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: end == whole.units.count)
            if end >= whole.units.count || isLast { break }
        }
        onLayout?(-CGFloat.infinity...CGFloat.infinity)
    }

    private func readText(_ storage: NSTextStorage) -> SourceText {
        // In the middle of an edit the text is already another one than the manager was told.
        let isSettled = storage.editedMask.isEmpty
        if isSettled, let shownText { return shownText }
        let text = AttributeReader.uikit.source(decorated?(storage, nil) ?? storage)
        if isSettled { shownText = text }
        return text
    }

    private func askDelegate(about container: NSTextContainer, from start: Int, _ options: inout TextLayout.Options) {
        options.spacing = spacing(from: start)
        options.paragraphSpacing = paragraphSpacing(from: start)
        options.adjusted = adjustedLines(of: container, from: start)
        options.refusesBreak = refusedBreaks(from: start)
    }

    /// What the delegate wants between paragraphs; zero leaves the style's own.
    private func paragraphSpacing(from start: Int) -> (Int, Bool) -> Double? {
        { [weak self] unit, isBefore in
            guard let self, let delegate = self.delegate else { return nil }
            let asked =
                isBefore
                ? delegate.layoutManager(
                    self, paragraphSpacingBeforeGlyphAt: unit + start, withProposedLineFragmentRect: .zero)
                : delegate.layoutManager(
                    self, paragraphSpacingAfterGlyphAt: unit + start, withProposedLineFragmentRect: .zero)
            return asked != 0 ? Double(asked) : nil
        }
    }

    /// Where the delegate wants lines to stand.
    private func adjustedLines(
        of container: NSTextContainer, from start: Int
    ) -> (TextLayout.LineProposal) -> TextLayout.LineProposal? {
        { [weak self, weak container] line in
            guard let self, let container, let delegate = self.delegate else { return nil }
            let padding = 2 * container.lineFragmentPadding
            var fragment = CGRect(x: 0, y: line.top, width: container.size.width, height: line.height)
            var used = CGRect(x: line.x, y: line.top, width: line.contentWidth + padding, height: line.height)
            var baseline = CGFloat(line.baseline)
            let isChanged = delegate.layoutManager(
                self, shouldSetLineFragmentRect: &fragment, lineFragmentUsedRect: &used, baselineOffset: &baseline,
                in: container, forGlyphRange: NSRange(line.range.lowerBound + start..<line.range.upperBound + start))
            guard isChanged else { return nil }
            var changed = line
            (changed.top, changed.height) = (Double(fragment.minY), Double(fragment.height))
            changed.baseline = Double(baseline)
            return changed
        }
    }

    /// What the delegate wants between lines; it is asked with the line's last character, and zero leaves the paragraph's own.
    private func spacing(from start: Int) -> (Int) -> Double? {
        { [weak self] unit in
            guard let self, let delegate = self.delegate else { return nil }
            let asked = delegate.layoutManager(
                self, lineSpacingAfterGlyphAt: unit + start, withProposedLineFragmentRect: .zero)
            return asked != 0 ? Double(asked) : nil
        }
    }

    /// Where the delegate wants no line to start.
    private func refusedBreaks(from start: Int) -> (Int) -> Bool {
        { [weak self] unit in
            guard let self, let delegate = self.delegate else { return false }
            return !delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: unit + start)
        }
    }

    /// Lays out the paragraphs an edit touched and moves the others to their new places; false when all has to be done anew.
    private func relayOut(_ edit: PendingEdit, _ storage: NSTextStorage) -> Bool {
        guard filled.count == 1, let old = filled.first, old.start == 0, old.container === textContainers.first,
            old.range.count == storage.length - edit.delta, edit.range.location <= storage.length,
            edit.range.length <= storage.length - edit.range.location
        else { return false }
        // A neighbour on either side may join the paragraph or have been parted from it.
        let low = max(0, edit.range.location - 1)
        let high = min(storage.length, edit.range.location + edit.range.length + 1)
        let text = storage.string as NSString
        let touched = text.paragraphRange(for: NSRange(location: low, length: max(0, high - low)))
        guard touched.length <= storage.length / 2 + 1024, touched.length - edit.delta >= 0 else { return false }
        let part = decorated?(storage, touched) ?? storage.part(touched)
        let replaced = touched.location..<touched.location + touched.length - edit.delta
        let oldHeight = old.layout.size.height
        let oldLines = Array(old.layout.lines[old.layout.lineIndices(of: replaced)])
        let source = AttributeReader.uikit.source(part)
        guard let layout = TextLayout(editing: old.layout, source, replacing: replaced) else { return false }
        var entry = ContainerLayout(container: old.container, layout: layout, start: 0, range: 0..<layout.unitCount)
        entry.extraLine = extraLine(entry, storage.length)
        filled = [entry]
        delegate?.layoutManager(self, didCompleteLayoutFor: old.container, atEnd: true)
        onLayout?(changedStrip(oldLines, entry, touched, oldHeight))
        return true
    }

    /// How far shadows, strokes and the like may reach out of their lines, points.
    static let reach: CGFloat = 60

    /// From the highest to the lowest pixel that may look different, points; to the end when lines below moved.
    private func changedStrip(
        _ old: [TextLayout.PlacedLine], _ entry: ContainerLayout, _ touched: NSRange, _ oldHeight: CGFloat
    ) -> ClosedRange<CGFloat> {
        let new = Array(entry.lines(of: touched.location..<touched.location + touched.length))
        let height = entry.layout.size.height
        let same = zip(old, new).prefix { $0.looksLike($1) }.count
        guard abs(height - oldHeight) < 1e-6 else {
            let top = new.dropFirst(same).first?.top ?? old.dropFirst(same).first?.top ?? Double(min(oldHeight, height))
            return CGFloat(top) - Self.reach...CGFloat.infinity
        }
        let sameBelow = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
            .prefix { $0.looksLike($1) }.count
        let strips = (old.dropFirst(same).dropLast(sameBelow) + new.dropFirst(same).dropLast(sameBelow))
            .map { $0.inkStrip(uncertain: Double(Self.reach)) }
        let top = strips.map(\.lowerBound).min() ?? 0
        return CGFloat(top)...CGFloat(max(top, strips.map(\.upperBound).max() ?? 0))
    }

    /// Size of the text, padding included, in a container of another width and no limit to its height.
    func measured(width: CGFloat, like container: NSTextContainer) -> CGSize {
        guard let textStorage else { return .zero }
        let source = readText(textStorage)
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
        if let extra = extraLine(entry, source.units.count) { size.height += extra.height }
        return size
    }

    /// The empty line behind a line end at the end of the text, which has `length` units; nil where there is none.
    private func extraLine(_ entry: ContainerLayout, _ length: Int) -> CGRect? {
        let isWhole = entry.layout.lines.last.map { $0.range.upperBound + entry.start == length } ?? false
        guard isWhole, entry.layout.endsWithParagraphEnd, let font = entry.layout.lastFont else { return nil }
        let width = entry.layout.options.width.isFinite ? entry.layout.options.width : 0
        let height = font.lineHeight + (usesFontLeading ? font.styleLeading : 0)
        return CGRect(
            x: 0, y: entry.layout.size.height, width: CGFloat(width) + 2 * entry.padding, height: CGFloat(height))
    }

    func entry(for container: NSTextContainer) -> ContainerLayout? {
        layOut()
        return filled.first { $0.container === container }
    }

    func entry(at unit: Int) -> ContainerLayout? {
        layOut()
        return filled.count == 1 ? filled.first : filled.first { $0.range.contains(unit) } ?? filled.last
    }

    func draw(_ range: NSRange, at origin: CGPoint, backgrounds: Bool, glyphs: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layOut()
        let wanted = range.location..<max(range.location, range.location + range.length)
        let visible = visibleHeights(context)
        let asks = glyphs && type(of: self) != NSLayoutManager.self
        for entry in filled {
            for line in entry.lines(of: wanted) {
                let strip = line.inkStrip(uncertain: Double(Self.reach))
                let ink = CGFloat(strip.lowerBound) + origin.y...CGFloat(strip.upperBound) + origin.y
                if let visible, !visible.overlaps(ink) { continue }
                if asks { askForDecorations(.underline, of: line, in: entry, at: origin) }
                entry.layout.draw(
                    line, in: context, at: CGPoint(x: origin.x + entry.padding, y: origin.y), backgrounds: backgrounds,
                    glyphs: glyphs, decorations: !asks)
                if asks { askForDecorations(.strikethrough, of: line, in: entry, at: origin) }
            }
        }
    }

    /// The heights in which drawing text leaves pixels; nil where the clip does not tell, or a shadow may come in from beyond.
    private func visibleHeights(_ context: CGContext) -> ClosedRange<CGFloat>? {
        let clip = context.boundingBoxOfClipPath
        guard context.state.shadow == nil, !clip.isNull, !clip.isInfinite else { return nil }
        return clip.minY...clip.maxY
    }
}
