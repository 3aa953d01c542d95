// SPDX-License-Identifier: MIT

/// A view that takes the keyboard's place, or stands above it, in the keyboard's own look.
@preconcurrency @MainActor
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// The ground of the system's keyboard.
        case keyboard
    }

    public let inputViewStyle: Style
    /// Whether constraints give the height instead of the frame.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        showStyle()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    private func showStyle() {
        if inputViewStyle == .keyboard { backgroundColor = KeyboardView.ground }
    }
}

/// Sounds of the keys of an app's own keyboard.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { byName(self, "enableInputClicksWhenVisible", [], or: false) }
}

/// What a keyboard knows and changes of the text it types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// A controller whose view is a keyboard of the app's own.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// `view`, which is an input view unless the app made another.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView ?? view as? UIInputView }
        set { view = newValue }
    }

    /// The text that the first responder edits.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = ResponderProxy()
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    /// Devices without the key that goes to the next keyboard show it in the keyboard itself. There is one here.
    open var needsInputModeSwitchKey: Bool { false }

    open override func loadView() {
        view = UIInputView(
            frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216), inputViewStyle: .keyboard)
    }

    open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }

    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Hands everything on to the first responder.
@MainActor
private final class ResponderProxy: __ObjCObject, UITextDocumentProxy {
    let documentIdentifier = UUID()
    private var keys: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
    private var input: (any UITextInput)? { FirstResponder.current as? any UITextInput }

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.insertText(text) }
    func deleteBackward() { keys?.deleteBackward() }

    private func text(_ ends: (any UITextInput) -> (UITextPosition, UITextPosition)?) -> String? {
        guard let input, let (start, end) = ends(input), let range = input.textRange(from: start, to: end) else {
            return nil
        }
        return input.text(in: range).flatMap { $0.isEmpty ? nil : $0 }
    }

    var documentContextBeforeInput: String? {
        text { input in input.selectedTextRange.map { (input.beginningOfDocument, $0.start) } }
    }
    var documentContextAfterInput: String? {
        text { input in input.selectedTextRange.map { ($0.end, input.endOfDocument) } }
    }
    var selectedText: String? { text { $0.selectedTextRange.map { ($0.start, $0.end) } } }
    var documentInputMode: UITextInputMode? { FirstResponder.current?.textInputMode }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let caret = input.selectedTextRange?.start,
            let place = input.position(from: caret, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { input?.unmarkText() }
}
