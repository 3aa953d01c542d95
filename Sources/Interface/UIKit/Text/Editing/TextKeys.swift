// SPDX-License-Identifier: MIT

/// Brings what keyboards type to the first responder: the delegate is asked before, as the system's keyboard does.
@MainActor
enum TextKeys {
    static func install() {
        TextInputHooks.insert = { type($0) }
        TextInputHooks.mark = { mark($0) }
        TextInputHooks.key = { press($0) }
    }

    /// Some hosts send the return key and then the line end it types: only one of them counts.
    private static var returnKeyDone = false

    /// Types text at the selection of the first responder.
    static func type(_ text: String) {
        guard !text.isEmpty, let input = FirstResponder.current as? any UIKeyInput else { return }
        let isReturn = text == "\n" || text == "\r"
        defer { returnKeyDone = false }
        if isReturn, returnKeyDone { return }
        if isReturn { return pressReturn() }
        if text == "\u{8}" { return delete() }
        guard let input = input as? any UITextInput else { return input.insertText(text) }
        guard mayChange(input, input.markedTextRange ?? input.selectedTextRange, text) else { return }
        input.insertText(text)
    }

    /// Puts a word in place of the letters before the caret, and a space behind it. In quotes: what was typed stays.
    static func take(suggestion: String) {
        guard let input = FirstResponder.current as? any UITextInput, let caret = input.selectedTextRange, caret.isEmpty
        else { return }
        let word = suggestion.hasPrefix("“") ? String(suggestion.dropFirst().dropLast()) : suggestion
        let from = input.position(from: caret.start, offset: -64) ?? input.beginningOfDocument
        let before = input.textRange(from: from, to: caret.start).flatMap(input.text(in:)) ?? ""
        let partial = before.reversed().prefix { $0.isLetter || $0 == "’" || $0 == "'" }
        let length = String(partial.reversed()).utf16.count
        guard let start = input.position(from: caret.start, offset: -length),
            let range = input.textRange(from: start, to: caret.start), mayChange(input, range, word + " ")
        else { return }
        input.replace(range, withText: word + " ")
    }

    static func pressReturn() {
        guard let input = FirstResponder.current as? any UIKeyInput else { return }
        if let owner = input as? any TextEditorOwner, owner.editorReturn() { return }
        if let input = input as? any UITextInput,
            !mayChange(input, input.markedTextRange ?? input.selectedTextRange, "\n")
        {
            return
        }
        input.insertText("\n")
    }

    static func delete() {
        guard let input = FirstResponder.current as? any UIKeyInput else { return }
        if let owner = input as? any TextEditorOwner, let range = owner.editor.rangeToDelete {
            guard owner.allowsEditing, owner.editorMayReplace(range, with: "") else { return }
        }
        input.deleteBackward()
    }

    private static func mayChange(_ input: any UITextInput, _ range: UITextRange?, _ text: String) -> Bool {
        if let owner = input as? any TextEditorOwner {
            return owner.allowsEditing
                && owner.editorMayReplace(range.map(owner.editor.range) ?? owner.editor.selection, with: text)
        }
        guard let range else { return true }
        return input.shouldChangeText(in: range, replacementText: text)
    }

    private static func mark(_ text: String) {
        guard let input = FirstResponder.current as? any UITextInput else { return }
        if text.isEmpty {
            input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        } else {
            input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        }
    }

    // MARK: Hardware keys

    /// Keys that edit or move; whether it was one.
    private static func press(_ key: UIKey) -> Bool {
        returnKeyDone = false
        guard let responder = FirstResponder.current as? any UIKeyInput else { return false }
        let flags = key.modifierFlags
        switch key.keyCode {
        case .keyboardDeleteOrBackspace:
            deleteKey(flags)
            return true
        case .keyboardReturnOrEnter, .keypadEnter:
            pressReturn()
            returnKeyDone = true
            return true
        case .keyboardDeleteForward:
            guard let owner = responder as? any TextEditorOwner, owner.editor.selection.length == 0 else {
                delete()
                return true
            }
            owner.editor.move(forward: true, by: .character, extending: true)
            if owner.editor.selection.length > 0 { delete() }
            return true
        case .keyboardTab:
            guard let owner = responder as? any TextEditorOwner, owner.isMultiline else { return false }
            type("\t")
            return true
        default: break
        }
        guard let owner = responder as? any TextEditorOwner, owner.allowsSelecting else { return false }
        return move(owner, key.keyCode, flags) || command(owner, key, flags)
    }

    private static func deleteKey(_ flags: UIKeyModifierFlags) {
        if let owner = FirstResponder.current as? any TextEditorOwner, owner.editor.selection.length == 0 {
            if flags.contains(.command) {
                owner.editor.move(forward: false, by: .line, extending: true)
            } else if flags.contains(.alternate) {
                owner.editor.move(forward: false, by: .word, extending: true)
            }
        }
        delete()
    }

    private static func move(
        _ owner: any TextEditorOwner, _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags
    ) -> Bool {
        let editor = owner.editor
        let shift = flags.contains(.shift)
        let isWord = flags.contains(.alternate) || flags.contains(.control)
        let isLine = flags.contains(.command)
        switch code {
        case .keyboardLeftArrow, .keyboardRightArrow:
            // The arrows point on the screen: in right-to-left text the left one leads on.
            let place = TextPlace(editor.selection.location)
            let isRightToLeft = owner.baseWritingDirection(for: place, in: .forward) == .rightToLeft
            editor.move(
                forward: (code == .keyboardRightArrow) != isRightToLeft,
                by: isLine ? .line : isWord ? .word : .character, extending: shift)
        case .keyboardUpArrow, .keyboardDownArrow:
            editor.move(
                forward: code == .keyboardDownArrow, by: isLine ? .document : isWord ? .paragraph : .vertical,
                extending: shift)
        case .keyboardHome: editor.move(forward: false, by: .line, extending: shift)
        case .keyboardEnd: editor.move(forward: true, by: .line, extending: shift)
        default: return false
        }
        return true
    }

    private static func command(_ owner: any TextEditorOwner, _ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
        guard flags.contains(.command) || flags.contains(.control) else { return false }
        switch key.charactersIgnoringModifiers.lowercased() {
        case "a": owner.selectAll(nil)
        case "c": owner.copy(nil)
        case "x": owner.cut(nil)
        case "v": owner.paste(nil)
        case "z":
            if flags.contains(.shift) { owner.undoManager?.redo() } else { owner.undoManager?.undo() }
        default: return false
        }
        return true
    }
}
