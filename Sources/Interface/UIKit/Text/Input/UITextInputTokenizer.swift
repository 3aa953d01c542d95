// SPDX-License-Identifier: MIT

/// Finds characters, words, sentences and lines in a text input.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// The tokenizer of plain text. Works on the text of any text input.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: __ObjCObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private static func isForward(_ direction: UITextDirection) -> Bool {
        [UITextDirection.storage(.forward), .layout(.right), .layout(.down)].contains(direction)
    }

    private func content(_ input: any UITextInput) -> String {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap(input.text(in:)) ?? ""
    }

    private func index(_ position: UITextPosition, _ input: any UITextInput) -> Int {
        input.offset(from: input.beginningOfDocument, to: position)
    }

    private func units(_ granularity: UITextGranularity, _ input: any UITextInput, near index: Int) -> [NSRange] {
        if granularity == .line, let owner = input as? any TextEditorOwner {
            return owner.editorLineRanges
        }
        return TextUnits.ranges(granularity, in: content(input))
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let index = index(position, input)
        let forward = Self.isForward(direction)
        let found = units(granularity, input, near: index).first {
            forward
                ? $0.location <= index && index < $0.location + $0.length
                : $0.location < index && index <= $0.location + $0.length
        }
        guard let found,
            let start = input.position(from: input.beginningOfDocument, offset: found.location),
            let end = input.position(from: input.beginningOfDocument, offset: found.location + found.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let index = index(position, input)
        return units(granularity, input, near: index).contains {
            Self.isForward(direction) ? index == $0.location + $0.length : index == $0.location
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let index = index(position, input)
        let units = units(granularity, input, near: index)
        let target =
            Self.isForward(direction)
            ? units.map { $0.location + $0.length }.first { $0 > index }
            : units.map(\.location).last { $0 < index }
        return target.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }
}

/// Where the units of plain text are, in UTF-16 units.
enum TextUnits {
    /// In order; words and sentences leave gaps between them.
    static func ranges(_ granularity: UITextGranularity, in text: String) -> [NSRange] {
        switch granularity {
        case .character: characters(text)
        case .word: words(text)
        case .sentence: sentences(text)
        case .paragraph, .line: paragraphs(text)
        case .document: [NSRange(location: 0, length: text.utf16.count)]
        }
    }

    private static func characters(_ text: String) -> [NSRange] {
        var location = 0
        return text.map { character in
            let length = character.utf16.count
            defer { location += length }
            return NSRange(location: location, length: length)
        }
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Runs of letters and digits; an apostrophe or full stop between two of them does not end a word.
    static func words(_ text: String) -> [NSRange] {
        var result: [NSRange] = []
        var start: Int?
        var location = 0
        var end = 0
        var pending: Character?
        for character in text {
            let length = character.utf16.count
            if isWord(character) {
                if let held = pending, start != nil, held == ".", !character.isNumber {
                    result.append(NSRange(location: start ?? 0, length: end - (start ?? 0)))
                    start = nil
                }
                if start == nil { start = location }
                pending = nil
                end = location + length
            } else if start != nil, pending == nil, "'’.".contains(character) {
                pending = character
            } else if let begun = start {
                result.append(NSRange(location: begun, length: end - begun))
                start = nil
                pending = nil
            }
            location += length
        }
        if let begun = start { result.append(NSRange(location: begun, length: end - begun)) }
        return result
    }

    /// Up to a full stop, question or exclamation mark and the white space behind it.
    private static func sentences(_ text: String) -> [NSRange] {
        var result: [NSRange] = []
        var start = 0
        var location = 0
        var hasEnded = false
        var hasText = false
        for character in text {
            if hasEnded, !character.isWhitespace, !"\"'”’)".contains(character) {
                result.append(NSRange(location: start, length: location - start))
                start = location
                hasEnded = false
            }
            if ".!?…。！？".contains(character) || character.isNewline { hasEnded = hasText }
            if !character.isWhitespace { hasText = true }
            location += character.utf16.count
        }
        if location > start { result.append(NSRange(location: start, length: location - start)) }
        return result
    }

    /// Each with its terminator.
    private static func paragraphs(_ text: String) -> [NSRange] {
        var result: [NSRange] = []
        var start = 0
        var location = 0
        for character in text {
            location += character.utf16.count
            if character.isNewline, character != "\u{2028}", character != "\u{0B}", character != "\u{0C}" {
                result.append(NSRange(location: start, length: location - start))
                start = location
            }
        }
        if location > start { result.append(NSRange(location: start, length: location - start)) }
        return result
    }

    /// The word that a double tap at a place selects: the one around it, else the nearest before, else the character.
    static func word(at index: Int, in text: String) -> NSRange {
        let words = words(text)
        if let word = words.first(where: { $0.location <= index && index < $0.location + $0.length }) { return word }
        if let word = words.last(where: { $0.location + $0.length == index }) { return word }
        let characters = characters(text)
        return characters.first { $0.location <= index && index < $0.location + $0.length } ?? characters.last
            ?? NSRange(location: 0, length: 0)
    }

    static func paragraph(at index: Int, in text: String) -> NSRange {
        let all = paragraphs(text)
        let found = all.first { $0.location <= index && index < $0.location + $0.length } ?? all.last
        return found ?? NSRange(location: 0, length: 0)
    }
}
