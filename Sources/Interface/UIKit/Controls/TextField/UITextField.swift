// SPDX-License-Identifier: MIT

/// One line of text to edit.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled
    }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    final lazy var editor = TextEditor(self)
    final let storage = NSMutableAttributedString(string: "")
    final var style = Style()
    final var parts = Parts()
    final var cache: FieldLine?
    /// How far the text is scrolled to the left, in points.
    final var scrollX: CGFloat = 0
    /// The first character typed replaces hidden text.
    final var replacesAll = false
    final var accessory: UIView?
    final var keyboard: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// Never nil when read.
    open var text: String? {
        get { storage.string }
        set { setText(newValue ?? "") }
    }
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: storage) }
        set { setAttributedText(newValue) }
    }
    open var placeholder: String? {
        get { style.placeholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }, isPlain: true) }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { currentPlaceholder }
        set { setPlaceholder(newValue, isPlain: false) }
    }
    open var font: UIFont? {
        get { style.font }
        set { setFont(newValue) }
    }
    open var textColor: UIColor? {
        get { style.color }
        set { setTextColor(newValue) }
    }
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { setAlignment(newValue) }
    }
    /// Attributes of all text; setting them changes what is there.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes }
        set { setDefaultAttributes(newValue) }
    }
    /// Of what is typed next; only while editing.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? style.typing ?? currentTypingAttributes : nil }
        set { if isEditing { style.typing = newValue } }
    }
    open var allowsEditingTextAttributes = false
    open var adjustsFontSizeToFitWidth = false { didSet { lineChanged() } }
    /// Points; with `adjustsFontSizeToFitWidth`. Zero: the text shrinks as far as it must.
    open var minimumFontSize: CGFloat = 0 { didSet { lineChanged() } }
    open var adjustsFontForContentSizeCategory = false
    open var clearsOnBeginEditing = false
    /// Selects nothing; the next character replaces all text.
    open var clearsOnInsertion = false
    open var isEditing: Bool { isFirstResponder }

    // MARK: Parts

    open var borderStyle = BorderStyle.none { didSet { borderChanged() } }
    open var background: UIImage? { didSet { borderChanged() } }
    open var disabledBackground: UIImage? { didSet { borderChanged() } }
    open var clearButtonMode = ViewMode.never { didSet { partsChanged() } }
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { partsChanged() } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var rightViewMode = ViewMode.never { didSet { partsChanged() } }
    open override var inputView: UIView? {
        get { keyboard }
        set { keyboard = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds, isEditing: false) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds, isEditing: true) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(bounds, leftView, isLeft: true) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(bounds, rightView, isLeft: false) }
    /// Draws the text, while it is not being edited, into the field's label.
    open func drawText(in rect: CGRect) { drawLine(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawPlain(in: rect) }

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        boundsChanged()
        placeParts()
    }
    package override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        borderChanged()
        colorsChanged()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.clear.tintColor = .tertiaryLabel
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(previousTraitCollection)
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        editor.interaction.update()
    }
    package override var primaryEvent: Event { .editingDidEndOnExit }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing() }

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardType = UIKeyboardType.default { didSet { traitsOfKeyboardChanged() } }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var isSecureTextEntry = false { didSet { lineChanged() } }

    /// Whether there is anything that the clear button clears and that hides the placeholder.
    var hasContent: Bool { storage.length > 0 }
    /// The clear button took the text away.
    func contentWasCleared() {}

    // MARK: UIKeyInput

    open var hasText: Bool { storage.length > 0 }
    open func insertText(_ text: String) { insert(text) }
    open func deleteBackward() { deleteBack() }

    // MARK: Standard actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func delete(_ sender: Any?) { editor.deleteSelection() }

    // MARK: UITextInput

    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(editor.range(range), with: NSAttributedString(string: text, attributes: attributesForTyping))
    }
    open var selectedTextRange: UITextRange? {
        get { isEditing || storage.length > 0 ? TextSpan(editor.selection) : nil }
        set { if let newValue { editor.select(editor.range(newValue)) } }
    }
    open var markedTextRange: UITextRange? { editor.marked.map(TextSpan.init) }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set { editor.markedTextStyle = newValue }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText, selected: selectedRange)
    }
    open func unmarkText() { editor.unmark() }
    open var beginningOfDocument: UITextPosition { TextPlace(0) }
    open var endOfDocument: UITextPosition { TextPlace(storage.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(position, in: direction, offset: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.index(toPosition) - editor.index(from)
    }
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { line.isRightToLeft ? .rightToLeft : .leftToRight }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection)
    }
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
    open func caretRect(for position: UITextPosition) -> CGRect { editorCaretRect(editor.index(position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(point, within: nil) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
    open func attributedText(in range: UITextRange) -> NSAttributedString {
        storage.attributedSubstring(from: editor.range(range))
    }
    open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.replace(editor.range(range), with: attributedText)
    }
    open func insertAttributedText(_ string: NSAttributedString) {
        if let range = selectedTextRange { replace(range, withAttributedText: string) }
    }
    // The protocol's own, again in the class, where subclasses can override them.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    open func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
    open func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }
    open func updateFloatingCursor(at point: CGPoint) { moveCaret(to: point) }
    open func endFloatingCursor() {}
    open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { insert(dictated: dictationResult) }
    open func dictationRecordingDidEnd() {}
    open func dictationRecognitionFailed() {}
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editorMayReplace(editor.range(range), with: text)
    }
    open var textInputView: UIView { self }
    open var isEditable: Bool { isEnabled }
}
