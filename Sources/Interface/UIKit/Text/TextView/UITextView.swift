// SPDX-License-Identifier: MIT

/// Text in lines that scrolls, is edited and selected.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    final lazy var editor = TextEditor(self)
    final var style = Style()
    final let canvas = TextCanvas()
    final var accessory: UIView?
    final var keyboard: UIView?
    /// The text of the last layout with links marked; nil when it has to be made again.
    final var linkRanges: [(NSRange, Any)] = []
    private let storage: NSTextStorage
    /// Of TextKit 1, which also serves a view whose text layout manager nobody has asked for: the lines are the same.
    final let manager: NSLayoutManager
    private let container: NSTextContainer
    /// What lays out and draws once somebody has asked for it.
    final var fragments: TextFragments?
    /// For good, once somebody has asked for the layout manager.
    final var usesLayoutManager: Bool

    /// - Parameter textContainer: of a layout manager with a storage; nil makes all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (storage, manager, container) = Self.stack(textContainer)
        usesLayoutManager = textContainer != nil && textContainer?.textLayoutManager == nil
        super.init(frame: frame)
        backgroundColor = .systemBackground
        finishTextView()
        if let given = textContainer?.textLayoutManager { useFragments(of: given) }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter usingTextLayoutManager: false: with TextKit 1 from the start.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        usesLayoutManager = !usingTextLayoutManager
    }

    public required init?(coder: NSCoder) {
        (storage, manager, container) = Self.stack(nil)
        usesLayoutManager = false
        super.init(coder: coder)
        finishTextView()
    }

    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { delegateStorage as? any UITextViewDelegate }
        set { delegateStorage = newValue }
    }

    // MARK: Text

    open var textStorage: NSTextStorage { storage }
    /// Asking for it takes the view back to TextKit 1 for good, as on iOS.
    open var layoutManager: NSLayoutManager {
        useLayoutManager()
        return manager
    }
    /// nil in TextKit 1.
    open var textLayoutManager: NSTextLayoutManager? { usesLayoutManager ? nil : textFragments.manager }
    open var textContainer: NSTextContainer { container }

    open var text: String! {
        get { storage.string }
        set { setText(newValue ?? "") }
    }
    open var attributedText: NSAttributedString! {
        get { storage.part(NSRange(location: 0, length: storage.length)) }
        set { setAttributedText(newValue) }
    }
    /// nil until something sets it; text without a font shows in Helvetica at 12 points.
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
    /// Of what is typed next; the character before the caret sets them anew when the selection moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { style.typing ?? attributesAtCaret }
        set { style.typing = newValue }
    }
    /// Of links, over their own.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { linksChanged() } }
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }
    open var isEditable = true { didSet { if oldValue != isEditable { editingChanged() } } }
    open var isSelectable = true { didSet { if oldValue != isSelectable { editingChanged() } } }
    /// Web addresses, mail addresses and telephone numbers become links while the text cannot be edited; other kinds
    /// are reported.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { linksChanged() } }
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }
    /// Without effect here: text comes from no platform with another scale.
    open var usesStandardTextScaling = false
    /// Whether a person can search the text: by Command-F, or by the panel that the interaction shows.
    open var isFindInteractionEnabled = false {
        didSet { if oldValue != isFindInteractionEnabled { findingChanged() } }
    }
    /// nil unless finding is enabled.
    open var findInteraction: UIFindInteraction? { finder?.interaction }
    final var finder: TextViewFinder?
    /// What a text view looks like: iOS has no border.
    public enum BorderStyle: Int, Sendable { case none = 0 }
    open var borderStyle = BorderStyle.none
    /// The selection and the place in the text, to be given to a view with the same text later.
    open var interactionState: Any {
        get { TextInteractionState(selection: editor.selection, offset: contentOffset) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            editor.select(state.selection)
            contentOffset = state.offset
        }
    }

    /// Between the view's edges and the text container.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if oldValue != textContainerInset { geometryChanged() } }
    }
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    open override var inputView: UIView? {
        get { keyboard }
        set { keyboard = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        layOutText()
        super.layoutSubviews()
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            sizeMayHaveChanged(from: old.size)
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            sizeMayHaveChanged(from: old.size)
        }
    }
    /// The text's, also between a change and the next layout.
    open override var contentSize: CGSize {
        get {
            updateContentSize()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    final var isSizing = false
    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            guard super.isScrollEnabled != newValue else { return }
            super.isScrollEnabled = newValue
            geometryChanged()
        }
    }
    open override var intrinsicContentSize: CGSize { intrinsicSize(isAskedFreely ? 0 : bounds.width) }
    /// Layout asks for the text's natural width first: what it was given before must not make the text narrower for good.
    package override var freeContentSize: CGSize {
        isAskedFreely = true
        defer { isAskedFreely = false }
        return intrinsicContentSize
    }
    private var isAskedFreely = false
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
    package override var wrapsToLayoutWidth: Bool { !isScrollEnabled }
    package override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { intrinsicSize(width) }
    package override var layoutLineHeight: CGFloat? { (style.font ?? Style.noFont).lineHeight }
    package override var hasOwnBaselines: Bool { true }
    package override var baselineOffsets: (first: CGFloat, last: CGFloat) { textBaselines }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        editor.interaction.update()
        // What is searched has gone, and the panel and its keyboard with it.
        if window == nil { findInteraction?.dismissFindNavigator() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        canvas.redraw()
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            adjustFonts()
        }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        linksChanged()
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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
    open var keyboardType = UIKeyboardType.default { didSet { if isFirstResponder { reloadInputViews() } } }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    /// Without effect here: as on iOS, text views show what they hold.
    open var isSecureTextEntry = false

    // MARK: UIKeyInput

    open var hasText: Bool { storage.length > 0 }
    open func insertText(_ text: String) { insert(text) }
    open func deleteBackward() { editor.deleteBackward() }

    // MARK: Standard actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if TextViewFinder.actions.contains(action.name) { return isFindInteractionEnabled }
        if ["toggleBoldface:", "toggleItalics:", "toggleUnderline:"].contains(action.name) {
            return isEditable && allowsEditingTextAttributes
        }
        return editor.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func delete(_ sender: Any?) { editor.deleteSelection() }
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { toggleUnderlining() }
    open override func pasteAndMatchStyle(_ sender: Any?) {
        UIPasteboard.untold { UIPasteboard.general.string }.map(insert)
    }
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { useSelectionToFind() }
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { changeAttributes(conversionHandler) }
    open override var keyCommands: [UIKeyCommand]? {
        guard let finder else { return super.keyCommands }
        return (super.keyCommands ?? []) + finder.keyCommands
    }

    // MARK: UITextInput

    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(editor.range(range), with: NSAttributedString(string: text, attributes: attributesForTyping))
    }
    open var selectedTextRange: UITextRange? {
        get { TextSpan(editor.selection) }
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
    ) -> NSWritingDirection { writingDirection(at: editor.index(position)) }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection, editor.range(range))
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
        textStorage.attributedSubstring(from: editor.range(range))
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
}

extension UITextView {
    /// Storage, layout manager and container; those of `given` where it has them.
    private static func stack(_ given: NSTextContainer?) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let container = given ?? NSTextContainer(size: .zero)
        // A container without a width of its own takes that of the view, whoever made it.
        if given == nil || container.size.width <= 0 { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let content = container.textLayoutManager?.textContentManager as? NSTextContentStorage
        let storage = manager.textStorage ?? content?.textStorage ?? NSTextStorage(string: "")
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (storage, manager, container)
    }
}
