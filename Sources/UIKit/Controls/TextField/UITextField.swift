// SPDX-License-Identifier: MIT

/// One line of text to edit. The caret stays behind the last character; selecting is not there yet.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
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

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private let label = UILabel()
    private let hint = UILabel()
    private let caret = UIView()
    private var string = ""
    private var styled: NSAttributedString?

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    open var text: String? {
        get { string }
        set {
            string = newValue ?? ""
            styled = nil
            show()
        }
    }
    open var attributedText: NSAttributedString? {
        get { styled ?? NSAttributedString(string: string) }
        set {
            styled = newValue
            string = newValue?.string ?? ""
            show()
        }
    }
    open var placeholder: String? { didSet { show() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { show() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
    open var textColor: UIColor? = .label { didSet { show() } }
    open var textAlignment = NSTextAlignment.natural { didSet { show() } }
    open var borderStyle = BorderStyle.none { didSet { show() } }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var clearButtonMode = ViewMode.never
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var isEditing: Bool { isFirstResponder }

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false { didSet { show() } }

    // MARK: Places

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat = borderStyle == .none ? 0 : 7
        var rect = bounds.insetBy(dx: side, dy: 0)
        if let leftView, shows(leftViewMode) {
            rect.origin.x += leftView.bounds.width
            rect.size.width -= leftView.bounds.width
        }
        if let rightView, shows(rightViewMode) { rect.size.width -= rightView.bounds.width }
        return rect
    }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// 34 points high with a rounded border, else as high as the text.
    open override var intrinsicContentSize: CGSize {
        let text = (string.isEmpty ? hint : label).sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
        let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
        return borderStyle == .none
            ? CGSize(width: text.width.rounded(.up), height: max(line, text.height))
            : CGSize(width: text.width.rounded(.up) + 28, height: max(34, line + 12))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        label.frame = rect
        hint.frame = placeholderRect(forBounds: bounds)
        leftView?.isHidden = !shows(leftViewMode)
        rightView?.isHidden = !shows(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        let width = min(
            label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width, rect.width)
        let height = (font ?? .systemFont(ofSize: 17)).lineHeight + 1.5
        let x: CGFloat
        switch textAlignment {
        case .center: x = rect.midX + (string.isEmpty ? 0 : width / 2)
        case .right: x = rect.maxX - 2
        default: x = rect.minX + (string.isEmpty ? 0 : width)
        }
        caret.frame = CGRect(x: x, y: rect.midY - height / 2, width: 2, height: height)
        caret.backgroundColor = tintColor
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if let delegate, optionalCall({ delegate.textFieldShouldBeginEditing(self) }) == false { return false }
        guard super.becomeFirstResponder() else { return false }
        TextFieldInput.install()
        if clearsOnBeginEditing { text = "" }
        caret.isHidden = false
        blink(true)
        if let delegate { _ = optionalCall { delegate.textFieldDidBeginEditing(self) } }
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        setNeedsLayout()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        if let delegate, optionalCall({ delegate.textFieldShouldEndEditing(self) }) == false { return false }
        guard super.resignFirstResponder() else { return false }
        caret.isHidden = true
        blink(false)
        if let delegate {
            let told: Void? = optionalCall { delegate.textFieldDidEndEditing(self, reason: .committed) }
            if told == nil { _ = optionalCall { delegate.textFieldDidEndEditing(self) } }
        }
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        setNeedsLayout()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    open var hasText: Bool { !string.isEmpty }

    open func insertText(_ text: String) {
        guard text != "\n", text != "\r" else { return returnPressed() }
        replaceCharacters(in: NSRange(location: string.utf16.count, length: 0), with: text)
    }

    open func deleteBackward() {
        guard let last = string.last else { return }
        let length = String(last).utf16.count
        replaceCharacters(in: NSRange(location: string.utf16.count - length, length: length), with: "")
    }

    private func replaceCharacters(in range: NSRange, with text: String) {
        if let delegate,
            optionalCall({
                delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
            }) == false
        {
            return
        }
        self.text = (string as NSString).replacingCharacters(in: range, with: text)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        if let delegate { _ = optionalCall { delegate.textFieldDidChangeSelection(self) } }
    }

    private func returnPressed() {
        let mayReturn = delegate.flatMap { delegate in optionalCall { delegate.textFieldShouldReturn(self) } } ?? true
        guard mayReturn else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
    }

    // MARK: Parts

    private func addParts() {
        for part in [hint, label, caret] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        caret.layer.cornerRadius = 1
        caret.isHidden = true
        show()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func show() {
        label.font = font
        label.textColor = isEnabled ? textColor : .tertiaryLabel
        label.textAlignment = textAlignment
        if let styled, !isSecureTextEntry {
            label.attributedText = styled
        } else {
            label.text = isSecureTextEntry ? String(repeating: "•", count: string.count) : string
        }
        hint.font = font
        hint.textAlignment = textAlignment
        hint.textColor = .placeholderText
        if let attributedPlaceholder { hint.attributedText = attributedPlaceholder } else { hint.text = placeholder }
        hint.isHidden = !string.isEmpty
        switch borderStyle {
        case .roundedRect:
            layer.cornerRadius = 5
            layer.borderWidth = 0.5
            layer.borderColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
            if backgroundColor == nil { backgroundColor = .systemBackground }
        case .line, .bezel:
            layer.borderWidth = 1
            layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        case .none:
            layer.borderWidth = 0
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func blink(_ isOn: Bool) {
        guard isOn else { return caret.layer.removeAnimation(forKey: "blink") }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 1, 0, 0]
        animation.keyTimes = [0, 0.5, 0.6, 1]
        animation.duration = 1
        animation.repeatCount = .infinity
        caret.layer.add(animation, forKey: "blink")
    }
}

/// Brings what is typed to the first responder when it takes text.
@MainActor
enum TextFieldInput {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        TextInputHooks.insert = { text in (FirstResponder.current as? any UIKeyInput)?.insertText(text) }
        TextInputHooks.key = { key in
            guard let field = FirstResponder.current as? any UIKeyInput else { return false }
            switch key.keyCode {
            case .keyboardDeleteOrBackspace: field.deleteBackward()
            case .keyboardReturnOrEnter, .keypadEnter: field.insertText("\n")
            default: return false
            }
            return true
        }
    }
}
