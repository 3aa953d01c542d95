// SPDX-License-Identifier: MIT

/// What a text control gives its editor: the text, its geometry, and who is to be asked and told.
@MainActor
protocol TextEditorOwner: UIView, UITextInput {
    var editor: TextEditor { get }
    /// The text itself; the editor changes it.
    var editedText: NSMutableAttributedString { get }
    var allowsEditing: Bool { get }
    var allowsSelecting: Bool { get }
    /// False while the text is hidden.
    var allowsCopying: Bool { get }
    var isMultiline: Bool { get }
    /// Of characters typed at the selection.
    var attributesForTyping: [NSAttributedString.Key: Any] { get }

    /// Asks the delegate.
    func editorMayReplace(_ range: NSRange, with text: String) -> Bool
    /// The text has changed; lay it out again.
    func editorTextDidChange()
    /// The person or an input method changed the text: tell the delegate and others.
    func editorDidEdit()
    func editorSelectionDidChange()
    /// The return key. Whether that was all; else a line end is inserted.
    func editorReturn() -> Bool

    /// The menu for the selection as the delegate wants it; nil: as suggested.
    func editorMenu(_ suggested: [UIMenuElement]) -> UIMenu?
    func editorMenuWillShow(_ animator: any UIEditMenuInteractionAnimating)
    func editorMenuWillHide(_ animator: any UIEditMenuInteractionAnimating)

    // Geometry in the owner's coordinates.

    func editorCaretRect(_ index: Int) -> CGRect
    func editorRects(_ range: NSRange) -> [CGRect]
    /// The caret place nearest to a point.
    func editorIndex(at point: CGPoint) -> Int
    var editorLineRanges: [NSRange] { get }
    /// Scrolls so that the caret at a place shows.
    func editorReveal(_ index: Int)
    /// The part of the owner in which the selection shows.
    var editorClip: CGRect { get }
    /// The link at a point that a tap follows; whether it was taken.
    func editorFollowLink(at point: CGPoint, longPress: Bool) -> Bool
}

extension TextEditorOwner {
    func editorFollowLink(at point: CGPoint, longPress: Bool) -> Bool { false }
}

/// A place in a text control: UTF-16 units from the start.
final class TextPlace: UITextPosition {
    let index: Int
    init(_ index: Int) {
        self.index = index
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.index == index }
    override var hash: Int { index }
    override var description: String { "<UITextPosition: \(index)>" }
}

final class TextSpan: UITextRange {
    let range: NSRange
    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextPlace(range.location) }
    override var end: UITextPosition { TextPlace(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    override var hash: Int { range.location ^ range.length }
    override var description: String { "<UITextRange: (\(range.location), \(range.length))>" }
}

final class TextSpanRect: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)
    init(_ place: CGRect, start: Bool, end: Bool) {
        self.place = place
        ends = (start, end)
        super.init()
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
