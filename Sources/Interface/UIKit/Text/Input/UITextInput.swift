// SPDX-License-Identifier: MIT

/// A place between two characters. What it means is known only to the text input that made it.
@preconcurrency @MainActor
open class UITextPosition: __ObjCObject {
    public override init() { super.init() }
}

/// The text between two positions.
@preconcurrency @MainActor
open class UITextRange: __ObjCObject {
    public override init() { super.init() }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// One rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: __ObjCObject {
    public override init() { super.init() }
    /// In the text input view's coordinates.
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .leftToRight }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
    open var transform: CGAffineTransform { .identity }
}

public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A `UITextStorageDirection` or a `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// What keyboards and other input systems learn from a text input.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Text that can be edited at any place, with a selection, and with text that an input method still composes.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or the selection when nothing is marked. `selectedRange` counts inside `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Keeps the marked text as text like any other.
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// In UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The first rectangle of the range, in the text input view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    // Optional.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key:
        Any]?
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    var textInputView: UIView { get }
    var selectionAffinity: UITextStorageDirection { get set }
    var isEditable: Bool { get }
    func attributedText(in range: UITextRange) -> NSAttributedString
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    func insertAttributedText(_ string: NSAttributedString)
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    func dictationRecordingDidEnd()
    func dictationRecognitionFailed()
    func beginFloatingCursor(at point: CGPoint)
    func updateFloatingCursor(at point: CGPoint)
    func endFloatingCursor()
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
    public var textInputView: UIView { (self as? UIView) ?? UIView() }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set { _ = newValue }
    }
    public var isEditable: Bool { true }
    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "")
    }
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }
}
