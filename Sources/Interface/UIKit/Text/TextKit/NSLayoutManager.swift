// SPDX-License-Identifier: MIT
import CoreText

@preconcurrency
public protocol NSLayoutManagerDelegate: AnyObject {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Points; zero leaves what the paragraph's style says.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Points; zero leaves what the paragraph's style says.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Whether a line stands as the delegate has written it into the pointers: rectangles in the container's coordinates,
    /// the baseline from the fragment's upper edge. Unlike on iOS a fragment's left edge and width stay as they are.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Whether a line may start at a character, in front of which there is the end of a word.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
}

/// Lays out the text of a storage in containers.
///
/// Unlike on iOS a glyph index is the index of a character's UTF-16 unit, which keeps both kinds of ranges the same.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class NSLayoutManager: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on one thread at a time, as on iOS.

    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var usesFontLeading = true {
        didSet { if oldValue != usesFontLeading { discardLayout() } }
    }
    open var showsInvisibleCharacters = false {
        didSet { if showsInvisibleCharacters { Unsupported.report("NSLayoutManager.showsInvisibleCharacters") } }
    }
    open var showsControlCharacters = false {
        didSet { if showsControlCharacters { Unsupported.report("NSLayoutManager.showsControlCharacters") } }
    }
    open var usesDefaultHyphenation = false
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    open var limitsLayoutForSuspiciousContents = false

    /// One entry per container that has been filled.
    var filled: [ContainerLayout] = []
    var isLaidOut = false
    /// Changes of the text since `filled` was made that a new layout of their paragraphs takes in.
    var pendingEdit: PendingEdit?
    /// The text as it was last read, with what was shaped of it; nil once it changed. Other widths break its lines anew.
    var shownText: SourceText?
    /// Called when the layout no longer fits the text: text views lay out again.
    package var onInvalidate: (() -> Void)?
    /// Called after layout with the part of the first container, from top to bottom, that looks different now.
    var onLayout: ((ClosedRange<CGFloat>) -> Void)?
    /// The text as it shows, whole or a range of it: text views put the looks of links on it. As long as what was asked for.
    var decorated: ((NSTextStorage, NSRange?) -> NSAttributedString)?

    public override init() { super.init() }
    public required convenience init?(coder: NSCoder) { self.init() }

    // MARK: Containers

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        discardLayout()
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        discardLayout()
    }

    open func textContainerChangedGeometry(_ container: NSTextContainer) { discardLayout(keepsText: true) }

    func attach(to storage: NSTextStorage?) {
        textStorage = storage
        discardLayout()
    }

    // MARK: Invalidation

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard isLaidOut || pendingEdit != nil, newCharRange.location != NSNotFound else { return discardLayout() }
        let had = isLaidOut
        isLaidOut = false
        shownText = nil
        pendingEdit = PendingEdit(range: newCharRange, delta: delta, after: pendingEdit)
        onInvalidate?()
        if had { delegate?.layoutManagerDidInvalidateLayout(self) }
    }

    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        discardLayout()
    }

    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        discardLayout()
    }

    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        onLayout?(-CGFloat.infinity...CGFloat.infinity)
    }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    /// - Parameter keepsText: the text is the same, and only its room is another.
    func discardLayout(keepsText: Bool = false) {
        let had = isLaidOut
        if !keepsText || pendingEdit != nil { shownText = nil }
        filled = []
        isLaidOut = false
        pendingEdit = nil
        onInvalidate?()
        if had { delegate?.layoutManagerDidInvalidateLayout(self) }
    }

    // MARK: Layout

    open func ensureLayout(for container: NSTextContainer) { layOut() }
    open func ensureLayout(forCharacterRange charRange: NSRange) { layOut() }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut() }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { layOut() }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { layOut() }
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { layOut() }

    // MARK: Drawing, called for parts by subclasses

    /// Draws the backgrounds of a range with the container's origin at `origin`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        if type(of: self) == NSLayoutManager.self {
            draw(glyphsToShow, at: origin, backgrounds: true, glyphs: false)
        } else {
            fillBackgrounds(glyphsToShow, at: origin)
        }
    }

    /// Fills the backgrounds of a range of one colour, which is the fill colour already: a rectangle for each line, in the
    /// coordinates of the context. Subclasses draw other shapes.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        for index in 0..<rectCount { UIRectFill(rectArray[index]) }
    }

    /// Draws the glyphs of a range, with underlines and attachments.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, backgrounds: false, glyphs: true)
    }

    // Of a subclass only: the class itself draws these lines with the glyphs.

    /// Determines which glyphs of a range, which is of one line, get a line under them, and draws it by `drawUnderline`: words
    /// alone where the style says so, no white space at the line's end.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in decorated(glyphRange, underlineVal, lineGlyphRange) {
            drawUnderline(
                forGlyphRange: part, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws a line under all glyphs of a range.
    /// - Parameters:
    ///   - baselineOffset: points that the line lies above its usual place.
    ///   - containerOrigin: of the text container, in the context's coordinates.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawDecoration(.underline, glyphRange, underlineVal, baselineOffset, containerOrigin)
    }

    /// As `underlineGlyphRange`, through the glyphs.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in decorated(glyphRange, strikethroughVal, lineGlyphRange) {
            drawStrikethrough(
                forGlyphRange: part, strikethroughType: strikethroughVal, baselineOffset: 0,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// As `drawUnderline`, through the glyphs.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawDecoration(.strikethrough, glyphRange, strikethroughVal, baselineOffset, containerOrigin)
    }
}

/// A change of a text: where it is in the new text, and how much longer that is.
struct PendingEdit {
    var range: NSRange
    var delta: Int

    /// One change for two in succession.
    init(range: NSRange, delta: Int, after first: PendingEdit?) {
        self.range = range
        self.delta = delta
        guard let first else { return }
        let start = min(first.range.location, range.location)
        let end = max(first.range.location + first.range.length + delta, range.location + range.length)
        self.range = NSRange(location: start, length: max(0, end - start))
        self.delta = delta + first.delta
    }
}
