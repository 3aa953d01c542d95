// SPDX-License-Identifier: MIT

/// What keys do to the text before the caret.
extension KeyboardView {
    func type(_ text: String) {
        guard KeyboardLayout.named(language).composes, page == .letters, let letter = text.first,
            let before = characterBeforeCaret, let joined = HangulComposer.joined(before, letter)
        else { return TextKeys.type(text) }
        TextKeys.delete()
        TextKeys.type(joined)
    }

    /// The same key at once again goes on to the row's next kana.
    func typeKana(_ key: String, _ isAgain: Bool) {
        let next = isAgain && flick == .none ? characterBeforeCaret.flatMap { KanaKeys.next(after: $0, on: key) } : nil
        if next != nil { TextKeys.delete() }
        TextKeys.type(next ?? KanaKeys.kana(key, flick))
    }

    func changeKana() {
        guard let variant = characterBeforeCaret.flatMap(KanaKeys.variant) else { return }
        TextKeys.delete()
        TextKeys.type(variant)
    }

    func moveCaret(_ step: Int) {
        guard let input = input as? any UITextInput, let caret = input.selectedTextRange,
            let place = input.position(from: caret.start, offset: step)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    /// Two spaces behind a word end the sentence.
    func typeSpace(_ isAgain: Bool) {
        guard isAgain, input?.autocorrectionType != .no, charactersBeforeCaret(2).first?.isLetter == true,
            characterBeforeCaret == " "
        else { return TextKeys.type(" ") }
        TextKeys.delete()
        TextKeys.type(". ")
    }

    private var characterBeforeCaret: Character? { charactersBeforeCaret(1).last }

    private func charactersBeforeCaret(_ count: Int) -> String {
        guard let input = input as? any UITextInput, let caret = input.selectedTextRange, caret.isEmpty,
            let start = input.position(from: caret.start, offset: -count),
            let range = input.textRange(from: start, to: caret.start)
        else { return "" }
        return input.text(in: range) ?? ""
    }
}
