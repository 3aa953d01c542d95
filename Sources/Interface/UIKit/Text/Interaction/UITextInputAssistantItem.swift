// SPDX-License-Identifier: MIT

/// The buttons beside the predictions on a tablet's keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: __ObjCObject {
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Whether the shortcuts go where there is little room.
    open var allowsHidingShortcuts = true

    public override init() { super.init() }
}

/// Room in a text for something that is still to come, such as dictated words.
@preconcurrency @MainActor
open class UITextPlaceholder: __ObjCObject {
    open private(set) var rects: [UITextSelectionRect]
    /// Where it stands in the text, one character.
    let range: UITextRange?

    public override init() {
        rects = []
        range = nil
        super.init()
    }

    init(_ rects: [UITextSelectionRect], _ range: UITextRange) {
        self.rects = rects
        self.range = range
        super.init()
    }
}

/// A phrase that was dictated, and what it may have been instead.
@preconcurrency @MainActor
open class UIDictationPhrase: __ObjCObject {
    public let text: String
    public let alternativeInterpretations: [String]?

    init(_ text: String, _ alternatives: [String]?) {
        self.text = text
        alternativeInterpretations = alternatives
        super.init()
    }
}

/// How alternatives of words are marked.
public enum UITextAlternativeStyle: Int, Sendable {
    case none = 0
    case lowConfidence
}

extension UITextInput {
    // What inputs may implement themselves; by default it is put down to the rest of the protocol.

    public func insertAttributedText(_ string: NSAttributedString) {
        guard let range = selectedTextRange else { return insertText(string.string) }
        replace(range, withAttributedText: string)
    }

    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { insert(dictated: dictationResult) }

    public func dictationRecordingDidEnd() {}
    public func dictationRecognitionFailed() {}

    /// A space as wide as it is said, where there is a selection.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
        guard let range = selectedTextRange else { return UITextPlaceholder() }
        replace(range, withText: "\u{FFFC}")
        guard let end = position(from: range.start, offset: 1), let made = textRange(from: range.start, to: end) else {
            return UITextPlaceholder()
        }
        return UITextPlaceholder(selectionRects(for: made), made)
    }

    public func remove(_ textPlaceholder: UITextPlaceholder) {
        if let range = textPlaceholder.range { replace(range, withText: "") }
    }

    /// A caret that is dragged about over the text goes to the place nearest to it.
    public func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }
    public func updateFloatingCursor(at point: CGPoint) { moveCaret(to: point) }
    public func endFloatingCursor() {}

    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    /// To the place in the text that is nearest to the point, in the input's own points.
    func moveCaret(to point: CGPoint) {
        guard let position = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: position, to: position)
    }

    /// What the phrases say, without their alternatives.
    func insert(dictated phrases: [UIDictationPhrase]) { insertText(phrases.map(\.text).joined()) }
}
