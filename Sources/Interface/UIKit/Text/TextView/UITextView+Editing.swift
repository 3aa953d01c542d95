// SPDX-License-Identifier: MIT

extension UITextView {
    func finishTextView() {
        contentMode = .redraw
        canvas.textView = self
        addSubview(canvas)
        manager.onInvalidate = { [weak self] in
            MainActor.assumeIsolated { self?.textInvalidated() }
        }
        manager.decorated = { [weak self] storage, range in
            // A text view's storage is laid out on the main thread; the text only passes through the closure.
            nonisolated(unsafe) let given = storage
            nonisolated(unsafe) var shown: NSAttributedString = storage
            MainActor.assumeIsolated {
                if let self {
                    shown = self.withLinks(given, range)
                } else if let range {
                    shown = given.part(range)
                }
            }
            return shown
        }
        manager.onLayout = { [weak self] strip in
            MainActor.assumeIsolated { self?.canvas.redraw(strip) }
        }
        editor.interaction.attach(behind: canvas)
    }

    /// Asks, takes the role, which brings the keyboard, then tells: text views tell after the keyboard, fields before.
    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if isEditable, let delegate, optionalCall({ delegate.textViewShouldBeginEditing(self) }) == false {
            return false
        }
        guard FirstResponder.make(self) else { return false }
        editor.interaction.update()
        guard isEditable else { return true }
        if let delegate { _ = optionalCall { delegate.textViewDidBeginEditing(self) } }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing() -> Bool {
        guard isFirstResponder else { return FirstResponder.resign(self) }
        if isEditable, let delegate, optionalCall({ delegate.textViewShouldEndEditing(self) }) == false { return false }
        if editor.marked != nil { editor.unmark() }
        guard FirstResponder.resign(self) else { return false }
        editor.endTyping()
        EditMenu.shared.hide(of: self)
        editor.interaction.update()
        guard isEditable else { return true }
        if let delegate { _ = optionalCall { delegate.textViewDidEndEditing(self) } }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    func editingChanged() {
        linksChanged()
        if !canBecomeFirstResponder, isFirstResponder { resignFirstResponder() }
        if isFirstResponder { reloadInputViews() }
        editor.interaction.update()
    }
}

extension UITextView: TextEditorOwner {
    var editedText: NSMutableAttributedString { textStorage }
    var allowsEditing: Bool { isEditable }
    var allowsSelecting: Bool { isSelectable || isEditable }
    var allowsCopying: Bool { !isSecureTextEntry }
    var isMultiline: Bool { true }
    var attributesForTyping: [NSAttributedString.Key: Any] { typingAttributes }

    func editorMayReplace(_ range: NSRange, with text: String) -> Bool {
        guard let delegate else { return true }
        return optionalCall { delegate.textView(self, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    func editorTextDidChange() {}

    func editorDidEdit() {
        if let delegate { _ = optionalCall { delegate.textViewDidChange(self) } }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorSelectionDidChange() {
        style.typing = nil
        if let delegate { _ = optionalCall { delegate.textViewDidChangeSelection(self) } }
    }

    func editorReturn() -> Bool { false }

    func editorMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(
            self, editMenuForTextIn: editor.selection, suggestedActions: suggested)
    }
    func editorMenuWillShow(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }
    func editorMenuWillHide(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: Links

    /// The text as it shows, or a range of it: links in their colours, found ones among them.
    func withLinks(_ storage: NSTextStorage, _ part: NSRange?) -> NSAttributedString {
        linkRanges = []
        let all = NSRange(location: 0, length: storage.length)
        storage.enumerateAttribute(.link, in: all, options: []) { value, range, _ in
            if let value { linkRanges.append((range, value)) }
        }
        if !isEditable, !dataDetectorTypes.isEmpty {
            for (range, url) in DataDetection.links(in: storage.string, dataDetectorTypes)
            where !linkRanges.contains(where: { NSIntersectionRange($0.0, range).length > 0 }) {
                linkRanges.append((range, url))
            }
        }
        let wanted = part ?? all
        let touched = linkRanges.compactMap { entry -> NSRange? in
            let range = NSIntersectionRange(entry.0, wanted)
            return range.length > 0 ? NSRange(location: range.location - wanted.location, length: range.length) : nil
        }
        guard !touched.isEmpty else { return part.map(storage.part) ?? storage }
        let shown = NSMutableAttributedString(attributedString: storage.part(wanted))
        for range in touched {
            shown.removeAttribute(.link, range: range)
            var attributes = linkTextAttributes ?? [:]
            if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tintColor ?? UIColor.link }
            shown.addAttributes(attributes, range: range)
        }
        return shown
    }

    func linksChanged() {
        guard textStorage.length > 0 else { return }
        manager.discardLayout()
        fragments?.content.decorationChanged()
    }

    private static func url(_ value: Any) -> URL? { value as? URL ?? (value as? String).flatMap(URL.init(string:)) }

    func editorFollowLink(at point: CGPoint, longPress: Bool) -> Bool {
        guard isSelectable, !isEditable else { return false }
        let interaction: UITextItemInteraction = longPress ? .presentActions : .invokeDefaultAction
        layOutLines()
        let held = linkRanges.first { entry in
            editorRects(entry.0).contains { $0.insetBy(dx: -2, dy: -2).holds(point) }
        }
        if let (range, value) = held, let url = Self.url(value) {
            if !longPress || mayInteract(url, range, interaction) {
                follow(url, range, interaction)
            }
            return true
        }
        return followAttachment(at: point, interaction)
    }

    private func mayInteract(_ url: URL, _ range: NSRange, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate else { return true }
        if let answer = optionalCall({
            delegate.textView(self, shouldInteractWith: url, in: range, interaction: interaction)
        }) {
            return answer
        }
        return optionalCall { delegate.textView(self, shouldInteractWith: url, in: range) } ?? true
    }

    private func follow(_ url: URL, _ range: NSRange, _ interaction: UITextItemInteraction) {
        let standard = UIAction { [weak self] _ in self?.open(url, range) }
        if interaction == .invokeDefaultAction {
            if let delegate,
                let action = optionalCall({
                    delegate.textView(
                        self, primaryActionFor: UITextItem(content: .link(url), range: range), defaultAction: standard)
                })
            {
                action?.performWithSender(self, target: nil)
                return
            }
            guard mayInteract(url, range, interaction) else { return }
            standard.performWithSender(self, target: nil)
        }
    }

    private func open(_ url: URL, _ range: NSRange) {
        guard url.scheme == DataDetection.scheme else { return UIApplication.shared.open(url) }
        let whole = text as NSString
        let (item, line) = (whole.substring(with: range), whole.substring(with: whole.lineRange(for: range)))
        Self.openDetected(item, line, self, editorRects(range).first ?? bounds)
    }
    /// Opens a date or an address of the text, given with its line and its place in the view: what it asks with stands above
    /// text.
    static var openDetected: (_ item: String, _ line: String, _ view: UIView, _ rect: CGRect) -> Void = { _, _, _, _ in
    }

    private func followAttachment(at point: CGPoint, _ interaction: UITextItemInteraction) -> Bool {
        guard let span = editor.characterRange(at: point) as? TextSpan, span.range.length > 0,
            let attachment = textStorage.attribute(.attachment, at: span.range.location, effectiveRange: nil)
                as? NSTextAttachment, let delegate
        else { return false }
        if optionalCall({
            delegate.textView(self, shouldInteractWith: attachment, in: span.range, interaction: interaction)
        }) != nil {
            return true
        }
        return optionalCall { delegate.textView(self, shouldInteractWith: attachment, in: span.range) } != nil
    }
}
