// SPDX-License-Identifier: MIT

extension UITextField {
    /// Delegate, role, delegate, action, notification; then the keyboard, as on iOS.
    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard isEnabled else { return false }
        if let delegate, optionalCall({ delegate.textFieldShouldBeginEditing(self) }) == false { return false }
        return KeyboardController.shared.hold {
            guard FirstResponder.make(self) else { return false }
            begun()
            return true
        }
    }

    private func begun() {
        if clearsOnBeginEditing, storage.length > 0, mayClear() {
            storage.deleteCharacters(in: NSRange(location: 0, length: storage.length))
            editor.textWasReplaced()
            lineChanged()
        }
        replacesAll = isSecureTextEntry && storage.length > 0
        style.typing = nil
        lineChanged()
        partsChanged()
        setNeedsLayout()
        layoutIfNeeded()
        editor.interaction.update()
        if let delegate { _ = optionalCall { delegate.textFieldDidBeginEditing(self) } }
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditing() -> Bool {
        guard isFirstResponder else { return FirstResponder.resign(self) }
        if let delegate, optionalCall({ delegate.textFieldShouldEndEditing(self) }) == false { return false }
        if editor.marked != nil { editor.unmark() }
        return KeyboardController.shared.hold {
            guard FirstResponder.resign(self) else { return false }
            editor.endTyping()
            EditMenu.shared.hide(of: self)
            scrollX = 0
            style.typing = nil
            lineChanged()
            partsChanged()
            editor.interaction.update()
            if let delegate {
                let told: Void? = optionalCall { delegate.textFieldDidEndEditing(self, reason: .committed) }
                if told == nil { _ = optionalCall { delegate.textFieldDidEndEditing(self) } }
            }
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(
                name: Self.textDidEndEditingNotification, object: self,
                userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
            return true
        }
    }

    private func mayClear() -> Bool {
        delegate.flatMap { delegate in optionalCall { delegate.textFieldShouldClear(self) } } ?? true
    }

    /// The clear button.
    func clearTapped() {
        guard mayClear() else { return }
        contentWasCleared()
        editor.replace(NSRange(location: 0, length: storage.length), with: NSAttributedString(string: ""))
        if !isFirstResponder { becomeFirstResponder() }
    }

    func traitsOfKeyboardChanged() { if isFirstResponder { reloadInputViews() } }

    /// One that left its window without having resigned.
    func showEnded() {
        scrollX = 0
        lineChanged()
        partsChanged()
        editor.interaction.update()
    }
}

extension UITextField: TextEditorOwner {
    var editedText: NSMutableAttributedString { storage }
    var allowsEditing: Bool { isEnabled }
    var allowsSelecting: Bool { isEnabled }
    var allowsCopying: Bool { !isSecureTextEntry }
    var isMultiline: Bool { false }
    var attributesForTyping: [NSAttributedString.Key: Any] { style.typing ?? currentTypingAttributes }

    func editorMayReplace(_ range: NSRange, with text: String) -> Bool {
        guard let delegate else { return true }
        return optionalCall {
            delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
        } ?? true
    }

    func editorTextDidChange() {
        lineChanged()
        if parts.placeholder.isHidden != hasContent { partsChanged() }
    }

    func editorDidEdit() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorSelectionDidChange() {
        style.typing = nil
        replacesAll = false
        if let delegate { _ = optionalCall { delegate.textFieldDidChangeSelection(self) } }
    }

    func editorMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: editor.selection, suggestedActions: suggested)
    }
    func editorMenuWillShow(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }
    func editorMenuWillHide(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    func editorReturn() -> Bool {
        let mayReturn = delegate.flatMap { delegate in optionalCall { delegate.textFieldShouldReturn(self) } } ?? true
        guard mayReturn else { return true }
        let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
        return true
    }
}
