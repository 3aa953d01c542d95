// SPDX-License-Identifier: MIT
import CoreText

extension UITextView {
    private var pixel: CGFloat { 1 / max(1, UIScreen.main.scale) }
    private func ceiled(_ value: CGFloat) -> CGFloat { (value / pixel - 1e-4).rounded(.up) * pixel }

    /// Layout, text or attributes are no longer what was drawn. What of it shows is drawn again after the next layout.
    func textInvalidated() {
        editor.clampSelection()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func geometryChanged() {
        fitContainer()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func sizeMayHaveChanged(from old: CGSize) {
        guard old != bounds.size else { return }
        fitContainer()
        if old.width != bounds.width, !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// A container that shortens its last line needs the height there is; others go on below.
    private func containerSize(_ width: CGFloat) -> CGSize {
        let room = max(1, width - textContainerInset.left - textContainerInset.right)
        let isLimited = !isScrollEnabled && ContainerLayout.shortens(textContainer.lineBreakMode)
        let height = bounds.height - textContainerInset.top - textContainerInset.bottom
        return CGSize(width: room, height: isLimited && height > 0 ? height : 1e7)
    }

    private func fitContainer() {
        guard bounds.width > 0 else { return }
        var size = containerSize(bounds.width)
        if !textContainer.widthTracksTextView { size.width = textContainer.size.width }
        if textContainer.heightTracksTextView {
            size.height = max(1, bounds.height - textContainerInset.top - textContainerInset.bottom)
        }
        if textContainer.size != size { textContainer.size = size }
        textContainer.alignsNaturalRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Wider than the view when the container is.
    private var contentWidth: CGFloat {
        guard !textContainer.widthTracksTextView, textStorage.length > 0 else { return bounds.width }
        let used = filled?.usedRect ?? .zero
        return max(bounds.width, ceiled(used.maxX + textContainerInset.left + textContainerInset.right))
    }

    private var textSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

    func updateContentSize() {
        // Who hears of the change asks for the size.
        guard !isSizing else { return }
        isSizing = true
        defer { isSizing = false }
        fitContainer()
        let text = textSize
        let shown = CGSize(width: isScrollEnabled ? max(text.width, 0) : text.width, height: text.height)
        if size != shown { contentSize = shown }
    }

    func layOutText() {
        updateContentSize()
        let size = textSize
        let area = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, bounds.height))
        if canvas.frame != area { UIView.performWithoutAnimation { canvas.frame = area } }
        canvas.showTiles(bounds.intersection(area))
        fragments?.layOutViewport()
        finder?.place()
        editor.interaction.update()
    }

    /// Of the empty line of an empty text, or behind a line end.
    var emptyLineHeight: CGFloat {
        ((typingAttributes[.font] as? UIFont) ?? style.font ?? Style.noFont).lineHeight
    }

    private var contentHeight: CGFloat {
        let used = textStorage.length == 0 ? emptyLineHeight : filled?.usedRect.maxY ?? 0
        return ceiled(used + textContainerInset.top + textContainerInset.bottom)
    }

    /// The size the text needs when it may be as wide as `width`; zero or less: any width.
    func fittingSize(_ width: CGFloat) -> CGSize {
        let inset = textContainerInset
        let unlimited: CGFloat = 1e7
        let limit = width > 0 && width < unlimited ? width : unlimited
        let padding = textContainer.lineFragmentPadding
        guard textStorage.length > 0 else {
            return CGSize(
                width: ceiled(inset.left + inset.right + 2 * padding),
                height: ceiled(emptyLineHeight + inset.top + inset.bottom))
        }
        let room = limit - inset.left - inset.right
        let used: CGSize
        if abs(room - textContainer.size.width) < 0.01, textContainer.size.height >= unlimited {
            let rect = filled?.usedRect ?? .zero
            used = CGSize(width: rect.maxX, height: rect.maxY)
        } else {
            used = manager.measured(width: max(1, room), like: textContainer)
        }
        return CGSize(
            width: ceiled(used.width + inset.left + inset.right), height: ceiled(used.height + inset.top + inset.bottom)
        )
    }

    func intrinsicSize(_ width: CGFloat) -> CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return fittingSize(width)
    }

    var textBaselines: (first: CGFloat, last: CGFloat) {
        let font = style.font ?? Style.noFont
        let first = textContainerInset.top + font.ascender
        return (
            first,
            max(
                0,
                bounds.height - textContainerInset.bottom + font.descender > first
                    ? textContainerInset.bottom - font.descender : 0)
        )
    }

    // MARK: Geometry for the editor

    private var filled: ContainerLayout? {
        fitContainer()
        return fragments?.manager.stack() ?? manager.entry(for: textContainer)
    }

    func layOutLines() { _ = filled }

    private var origin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    func editorCaretRect(_ index: Int) -> CGRect {
        let height: CGFloat
        let top: CGFloat
        var x: CGFloat
        let isAtEmptyLine = index >= textStorage.length && (filled?.extraLine != nil || textStorage.length == 0)
        if let entry = filled, !isAtEmptyLine, let place = entry.lineIndex(at: index), textStorage.length > 0 {
            let line = entry.layout.lines[place]
            x = entry.caret(index, line)
            height = CGFloat(line.line.ascent + line.line.descent)
            top = CGFloat(line.baseline - line.line.ascent)
        } else {
            height = emptyLineHeight
            top = filled?.extraLine?.minY ?? 0
            x = emptyLineX
        }
        x = min(x, max(0, textContainer.size.width - TextCaretView.width))
        let scale = max(1, UIScreen.main.scale)
        return CGRect(
            x: ((origin.x + x) * scale).rounded() / scale, y: (origin.y + top - 0.75).rounded(.down),
            width: TextCaretView.width, height: height + 1.5)
    }

    /// Where the caret stands on a line without text.
    private var emptyLineX: CGFloat {
        let padding = textContainer.lineFragmentPadding
        let width = textContainer.size.width
        let paragraph = typingAttributes[.paragraphStyle] as? NSParagraphStyle
        switch paragraph?.alignment ?? style.alignment {
        case .center: return width / 2
        case .right: return width - padding
        case .left: return padding + (paragraph?.firstLineHeadIndent ?? 0)
        case .natural, .justified:
            let isRightToLeft =
                paragraph?.baseWritingDirection == .rightToLeft
                || (paragraph?.baseWritingDirection != .leftToRight
                    && effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return isRightToLeft ? width - padding : padding + (paragraph?.firstLineHeadIndent ?? 0)
        }
    }

    /// One or more a line, as tall as the line; a selected line end reaches to the edge.
    func editorRects(_ range: NSRange) -> [CGRect] {
        guard let entry = filled, range.length > 0 else { return [] }
        let wanted = range.location..<range.location + range.length
        var rects: [CGRect] = []
        for line in entry.lines(of: wanted) {
            let units = line.range.lowerBound + entry.start..<line.range.upperBound + entry.start
            let part = wanted.clamped(to: units)
            guard !part.isEmpty else { continue }
            let base = entry.start + line.line.sourceStart
            let goesOn =
                wanted.upperBound > units.upperBound || (part.upperBound == units.upperBound && entry.endsLine(line))
            var added = line.line.extents(of: part.lowerBound - base..<part.upperBound - base).map {
                CGRect(
                    x: origin.x + entry.padding + CGFloat(line.x + $0.lowerBound), y: origin.y + CGFloat(line.top),
                    width: CGFloat($0.upperBound - $0.lowerBound), height: CGFloat(line.height))
            }
            if added.isEmpty {
                let x = origin.x + entry.caret(part.lowerBound, line)
                added = [CGRect(x: x, y: origin.y + CGFloat(line.top), width: 0, height: CGFloat(line.height))]
            }
            if goesOn, let last = added.indices.last, !line.line.baseIsRightToLeft {
                added[last].size.width = max(
                    added[last].width, origin.x + textContainer.size.width - entry.padding - added[last].minX)
            }
            rects += added
        }
        return rects
    }

    func editorIndex(at point: CGPoint) -> Int {
        guard textStorage.length > 0, let entry = filled else { return 0 }
        let y = point.y - origin.y
        if let extra = entry.extraLine, y >= extra.minY { return textStorage.length }
        guard let place = entry.layout.lineIndex(atHeight: Double(y)) else { return 0 }
        let line = entry.layout.lines[place]
        let x = Double(point.x - origin.x - entry.padding) - line.x
        var found = line.line.nearestCaret(at: x) + line.line.sourceStart + entry.start
        let end = line.range.upperBound + entry.start
        if found >= end, end < textStorage.length, end > line.range.lowerBound + entry.start {
            // A place behind a wrapped line would show in front of the next one.
            found = (textStorage.string as NSString).rangeOfComposedCharacterSequence(at: end - 1).location
        }
        found = min(max(0, found), textStorage.length)
        guard found > 0, found < textStorage.length else { return found }
        let range = (textStorage.string as NSString).rangeOfComposedCharacterSequence(at: found)
        return range.location == found ? found : range.location + range.length
    }

    var editorLineRanges: [NSRange] {
        guard let entry = filled else { return [] }
        var lines = entry.layout.lines.map {
            NSRange(location: $0.range.lowerBound + entry.start, length: $0.range.count)
        }
        if entry.extraLine != nil { lines.append(NSRange(location: textStorage.length, length: 0)) }
        return lines
    }

    func editorReveal(_ index: Int) {
        guard isFirstResponder, isScrollEnabled, !isTracking else { return }
        layOutText()
        let caret = editorCaretRect(index)
        scrollRectToVisible(
            caret.insetBy(dx: 0, dy: index >= textStorage.length ? -textContainerInset.bottom + 1 : 0), animated: false)
    }

    var editorClip: CGRect { bounds }

    func reveal(_ range: NSRange) {
        layOutText()
        let start = editorCaretRect(min(max(0, range.location), textStorage.length))
        let end = editorCaretRect(min(max(0, range.location + range.length), textStorage.length))
        scrollRectToVisible(end.union(start), animated: true)
    }

    func writingDirection(at index: Int) -> NSWritingDirection {
        guard let entry = filled, let place = entry.lineIndex(at: index) else { return .leftToRight }
        return entry.layout.lines[place].line.baseIsRightToLeft ? .rightToLeft : .leftToRight
    }
}

/// Shows the text in pieces, so that a long one does not need a picture of all of it.
final class TextCanvas: UIView {
    static let tileHeight: CGFloat = 512

    weak var textView: UITextView?
    private var tiles: [Int: TextTile] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func redraw() { for tile in tiles.values { tile.setNeedsDisplay() } }

    /// Draws a strip of the text container again.
    func redraw(_ strip: ClosedRange<CGFloat>) {
        guard strip.lowerBound.isFinite, let textView else { return redraw() }
        // Whole pixels: a strip that ends in one would leave half of what was there.
        let scale = textView.contentScaleFactor
        let top = ((strip.lowerBound + textView.textContainerInset.top) * scale).rounded(.down) / scale
        let bottom = ((strip.upperBound + textView.textContainerInset.top) * scale).rounded(.up) / scale
        for tile in tiles.values where tile.frame.minY < bottom && tile.frame.maxY > top {
            let low = max(0, top - tile.frame.minY)
            let high = min(tile.bounds.height, bottom - tile.frame.minY)
            tile.setNeedsDisplay(CGRect(x: 0, y: low, width: tile.bounds.width, height: high - low))
        }
    }

    /// Those that touch `visible`; others are dropped.
    func showTiles(_ visible: CGRect) {
        // A frame without bounds would have tiles without end.
        guard visible.width > 0, visible.height > 0, visible.minY.isFinite, visible.height < 1e6,
            abs(visible.minY) < 1e9
        else { return }
        let wanted = Int(max(0, visible.minY) / Self.tileHeight)...Int(max(0, visible.maxY - 1) / Self.tileHeight)
        for (index, tile) in tiles where !wanted.contains(index) {
            tile.removeFromSuperview()
            tiles[index] = nil
        }
        for index in wanted {
            let top = CGFloat(index) * Self.tileHeight
            let frame = CGRect(x: 0, y: top, width: bounds.width, height: min(Self.tileHeight, bounds.height - top))
            guard frame.height > 0 else { continue }
            let tile = tiles[index] ?? TextTile()
            if tiles[index] == nil {
                tile.canvas = self
                tiles[index] = tile
                addSubview(tile)
            }
            if tile.frame != frame {
                UIView.performWithoutAnimation { tile.frame = frame }
                tile.setNeedsDisplay()
            }
        }
    }
}

final class TextTile: UIView {
    weak var canvas: TextCanvas?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let textView = canvas?.textView, textView.textStorage.length > 0 else { return }
        let inset = textView.textContainerInset
        let origin = CGPoint(x: inset.left, y: inset.top - frame.minY)
        let dirty = rect.intersection(bounds).offsetBy(dx: frame.minX, dy: frame.minY)
        let part = dirty.offsetBy(dx: -inset.left, dy: -inset.top).insetBy(dx: -1e4, dy: -NSLayoutManager.reach)
        if let fragments = textView.fragments { return fragments.draw(part, at: origin) }
        let range = textView.manager.glyphRange(forBoundingRect: part, in: textView.textContainer)
        guard range.length > 0 else { return }
        textView.manager.drawBackground(forGlyphRange: range, at: origin)
        textView.manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}
