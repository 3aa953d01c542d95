// SPDX-License-Identifier: MIT
import CoreText

extension NSLayoutManager {
    private var length: Int { textStorage?.length ?? 0 }

    // MARK: Indices

    public var numberOfGlyphs: Int { length }
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < length }
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let range = clamped(charRange)
        actualCharRange?.pointee = range
        return range
    }

    public func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let range = clamped(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    private func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    // MARK: Containers

    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let entry = entry(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: entry.range.lowerBound, length: entry.range.count)
        return entry.container
    }

    public func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let entry = entry(for: container) else { return NSRange(location: 0, length: 0) }
        return NSRange(location: entry.range.lowerBound, length: entry.range.count)
    }

    /// Whole lines that touch `bounds`.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let entry = entry(for: container) else { return NSRange(location: 0, length: 0) }
        let lines = entry.lines(touching: bounds)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(
            location: first.range.lowerBound + entry.start, length: last.range.upperBound - first.range.lowerBound)
    }

    public func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

    /// Around all lines of the container, padding and the extra line included.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        entry(for: container)?.usedRect ?? .zero
    }

    // MARK: Lines

    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        line(at: glyphIndex, effectiveGlyphRange) { $0.fragment($1) }
    }

    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        line(at: glyphIndex, effectiveGlyphRange) { $0.used($1) }
    }

    private func line(
        at unit: Int, _ range: NSRangePointer?, _ body: (ContainerLayout, TextLayout.PlacedLine) -> CGRect
    ) -> CGRect {
        guard let entry = entry(at: unit), let index = entry.lineIndex(at: unit) else { return .zero }
        let line = entry.layout.lines[index]
        range?.pointee = NSRange(location: line.range.lowerBound + entry.start, length: line.range.count)
        return body(entry, line)
    }

    /// Pen of a glyph relative to its line fragment, on the baseline.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let entry = entry(at: glyphIndex), let index = entry.lineIndex(at: glyphIndex) else { return .zero }
        let line = entry.layout.lines[index]
        return CGPoint(x: entry.caret(glyphIndex, line), y: CGFloat(line.baseline - line.top))
    }

    public var extraLineFragmentRect: CGRect {
        layOut()
        return filled.last?.extraLine ?? .zero
    }

    public var extraLineFragmentUsedRect: CGRect {
        let rect = extraLineFragmentRect
        return rect == .zero
            ? rect : CGRect(x: 0, y: rect.minY, width: 2 * (filled.last?.padding ?? 0), height: rect.height)
    }

    public var extraLineFragmentTextContainer: NSTextContainer? {
        layOut()
        return filled.last.flatMap { $0.extraLine == nil ? nil : $0.container }
    }

    /// Calls `block` with fragment, used part, container, range and a flag that stops, for each line that has some of the range.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        layOut()
        let range = clamped(glyphRange)
        let wanted = range.location..<range.location + range.length
        var stop = ObjCBool(false)
        for entry in filled {
            for line in entry.lines(of: wanted) {
                let units = line.range.lowerBound + entry.start..<line.range.upperBound + entry.start
                block(
                    entry.fragment(line), entry.used(line), entry.container,
                    NSRange(location: units.lowerBound, length: units.count), &stop)
                if stop.boolValue { return }
            }
        }
    }

    // MARK: Rectangles and points

    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        var all = CGRect.null
        for rect in rects(glyphRange, in: container) { all = all.union(rect) }
        return all.isNull ? .zero : all
    }

    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(glyphRange, in: textContainer) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Rectangles of a range, one or more per line, as tall as the lines. An empty range gives its caret's.
    private func rects(_ range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let entry = entry(for: container) else { return [] }
        let wanted = range.location..<range.location + max(0, range.length)
        if wanted.isEmpty {
            guard let index = entry.lineIndex(at: range.location) else { return [] }
            let line = entry.layout.lines[index]
            return [CGRect(x: entry.caret(range.location, line), y: line.top, width: 0, height: line.height)]
        }
        return entry.lines(of: wanted).flatMap { line -> [CGRect] in
            let base = entry.start + line.line.sourceStart
            let part = wanted.clamped(to: line.range.lowerBound + entry.start..<line.range.upperBound + entry.start)
            guard !part.isEmpty else { return [] }
            return line.line.extents(of: part.lowerBound - base..<part.upperBound - base).map {
                CGRect(
                    x: line.x + $0.lowerBound + entry.padding, y: line.top, width: $0.upperBound - $0.lowerBound,
                    height: line.height)
            }
        }
    }

    /// The character at a point of the container, and how far through it the point is. Points outside the lines give the nearest
    /// one.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard length > 0, let entry = entry(for: container),
            let index = entry.layout.lineIndex(atHeight: Double(point.y))
        else { return 0 }
        let line = entry.layout.lines[index]
        let (unit, fraction) = line.line.unit(at: Double(point.x - entry.padding) - line.x)
        partialFraction?.pointee = CGFloat(fraction)
        return min(unit + line.line.sourceStart + entry.start, max(0, length - 1))
    }

    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }

    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return fraction
    }
}
