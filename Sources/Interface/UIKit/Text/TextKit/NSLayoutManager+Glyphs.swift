// SPDX-License-Identifier: MIT
import CoreText

extension NSLayoutManager {
    /// What a glyph does beside being drawn.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Not drawn, and without an advance.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space that a line may end behind.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// Combines with the glyph before it.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The run and glyph that show a unit of the storage; nil for units that nothing shows.
    private func place(of unit: Int) -> (run: LineRun, glyph: Glyph)? {
        guard isValidGlyphIndex(unit), let entry = entry(at: unit), let index = entry.lineIndex(at: unit) else {
            return nil
        }
        let line = entry.layout.lines[index].line
        let local = unit - entry.start - line.sourceStart
        guard let run = line.runs.first(where: { $0.range.contains(local) }) else { return nil }
        return run.glyphs.first { Int($0.cluster) == local }.map { (run, $0) }
    }

    /// 0 for a glyph that is not drawn: line ends, and all but the first unit of a cluster.
    public func cgGlyph(at glyphIndex: Int) -> CGGlyph { place(of: glyphIndex)?.glyph.id ?? 0 }

    public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return cgGlyph(at: glyphIndex)
    }

    public func glyph(at glyphIndex: Int) -> UInt32 { UInt32(cgGlyph(at: glyphIndex)) }

    public func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> UInt32 {
        UInt32(cgGlyph(at: glyphIndex, isValidIndex: isValidIndex))
    }

    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex), let text = textStorage?.string as NSString? else { return [] }
        let unit = text.character(at: glyphIndex)
        if SourceText.endsLine(unit) || unit == 9 { return .controlCharacter }
        if SourceText.isSpace(unit) { return .elastic }
        return place(of: glyphIndex) == nil ? .null : []
    }

    /// Fills what is not nil with the values of a range of glyphs; returns how many there are.
    public func getGlyphs(
        in glyphRange: NSRange, glyphs: UnsafeMutablePointer<CGGlyph>?,
        properties: UnsafeMutablePointer<GlyphProperty>?, characterIndexes: UnsafeMutablePointer<Int>?,
        bidiLevels: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let range = self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: nil)
        for index in 0..<range.length {
            let place = place(of: range.location + index)
            glyphs?[index] = place?.glyph.id ?? 0
            properties?[index] = propertyForGlyph(at: range.location + index)
            characterIndexes?[index] = range.location + index
            bidiLevels?[index] = place?.run.level ?? 0
        }
        return range.length
    }

    /// A line end shows nothing.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { place(of: glyphIndex) == nil }
    public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

    /// Of the attachment that a glyph stands for; (-1, -1) for other glyphs.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let run = place(of: glyphIndex)?.run, run.kind == .object else { return CGSize(width: -1, height: -1) }
        return run.objectBounds.size
    }

    // MARK: Progress of layout

    /// All text that fits the containers is laid out at once.
    public func firstUnlaidCharacterIndex() -> Int {
        layOut()
        return filled.last?.range.upperBound ?? 0
    }

    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    public func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidCharacterIndex()
    }

    // MARK: Lines

    /// The part of a shortened line that the ellipsis stands for; the location is `NSNotFound` in lines that are whole.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let entry = entry(at: glyphIndex), let index = entry.lineIndex(at: glyphIndex) else { return none }
        let placed = entry.layout.lines[index]
        guard placed.line.isTruncated else { return none }
        let base = entry.start + placed.line.sourceStart
        var hidden = IndexSet(integersIn: entry.start + placed.range.lowerBound..<entry.start + placed.range.upperBound)
        for run in placed.line.runs where !run.range.isEmpty {
            hidden.remove(integersIn: base + run.range.lowerBound..<base + run.range.upperBound)
        }
        guard let first = hidden.first, let last = hidden.last else { return none }
        return NSRange(location: first, length: last + 1 - first)
    }

    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// Fills places and characters of the carets on a line, in the order of the text or of the display; returns how many
    /// there are. The caret behind the last character is not among them.
    public func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions: Bool, inDisplayOrder: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard let entry = entry(at: charIndex), let index = entry.lineIndex(at: charIndex) else { return 0 }
        let placed = entry.layout.lines[index]
        let text = (textStorage?.string ?? "") as NSString
        var carets = (entry.start + placed.range.lowerBound..<entry.start + placed.range.upperBound)
            .filter { text.rangeOfComposedCharacterSequence(at: $0).location == $0 }
            .map { (x: entry.caret($0, placed), unit: $0) }
        if inDisplayOrder { carets.sort { $0.x < $1.x } }
        for (place, caret) in carets.enumerated() {
            positions?[place] = caret.x
            characterIndexes?[place] = caret.unit
        }
        return carets.count
    }

    // MARK: Backgrounds

    /// Calls `fillBackgroundRectArray` for every stretch of the range that has a background, as subclasses expect.
    func fillBackgrounds(_ range: NSRange, at origin: CGPoint) {
        guard let textStorage else { return }
        let all = glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        textStorage.enumerateAttribute(.backgroundColor, in: all, options: []) { value, part, _ in
            guard let color = value as? UIColor else { return }
            for container in textContainers {
                var rects: [CGRect] = []
                enumerateEnclosingRects(
                    forGlyphRange: part, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
                    in: container
                ) { rect, _ in rects.append(rect.offsetBy(dx: origin.x, dy: origin.y)) }
                guard !rects.isEmpty else { continue }
                color.setFill()
                rects.withUnsafeBufferPointer { buffer in
                    guard let base = buffer.baseAddress else { return }
                    fillBackgroundRectArray(base, count: buffer.count, forCharacterRange: part, color: color)
                }
            }
        }
    }
}
