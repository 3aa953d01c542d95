// SPDX-License-Identifier: MIT
import Foundation

/// A piece of a predicate format string.
enum PredicateToken: Equatable {
    /// A name or keyword; `#name` is never a keyword.
    case word(String, isEscaped: Bool)
    case string(String)
    case number(String)
    /// `$NAME`.
    case variable(String)
    /// `%K`, `%@`, `%d`...: the letter(s) after the percent sign.
    case argument(String)
    /// `@count` and the like inside key paths.
    case atWord(String)
    case symbol(String)
    case end
}

/// Splits a format string as in "Predicate Format String Syntax" of Apple's Predicate Programming Guide.
struct PredicateTokenizer {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = Array(text) }

    static func tokens(_ text: String) throws -> [PredicateToken] {
        var tokenizer = PredicateTokenizer(text)
        var tokens: [PredicateToken] = []
        while let token = try tokenizer.next() { tokens.append(token) }
        return tokens + [.end]
    }

    private func peek(_ offset: Int = 0) -> Character? {
        position + offset < characters.count ? characters[position + offset] : nil
    }

    private mutating func take(while test: (Character) -> Bool) -> String {
        let start = position
        while let character = peek(), test(character) { position += 1 }
        return String(characters[start..<position])
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static let symbols = [
        "==", "!=", "<>", ">=", "=>", "<=", "=<", "&&", "||", "**", ":=", "=", "<", ">", "!", "+", "-", "*", "/", "(",
        ")", "{", "}", "[", "]", ",", ".", ":",
    ]

    private mutating func next() throws -> PredicateToken? {
        _ = take { $0.isWhitespace }
        guard let first = peek() else { return nil }
        switch first {
        case "'", "\"": return .string(try quoted(first))
        case "$":
            position += 1
            return .variable(take(while: Self.isWordCharacter))
        case "#":
            position += 1
            return .word(take(while: Self.isWordCharacter), isEscaped: true)
        case "@":
            position += 1
            return .atWord("@" + take(while: Self.isWordCharacter))
        case "%": return try argument()
        default: break
        }
        if first.isNumber || (first == "." && peek(1)?.isNumber == true) { return .number(number()) }
        if Self.isWordCharacter(first) { return .word(take(while: Self.isWordCharacter), isEscaped: false) }
        for symbol in Self.symbols where characters[position...].starts(with: symbol) {
            position += symbol.count
            return .symbol(symbol)
        }
        throw PredicateFormatError.unexpected(String(characters[position...]))
    }

    private mutating func quoted(_ quote: Character) throws -> String {
        position += 1
        var text = ""
        while let character = peek() {
            position += 1
            if character == quote { return text }
            guard character == "\\", let escaped = peek() else {
                text.append(character)
                continue
            }
            position += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw PredicateFormatError.unexpected("an unfinished string")
    }

    private mutating func argument() throws -> PredicateToken {
        position += 1
        var letters = ""
        while let character = peek() {
            letters.append(character)
            position += 1
            if character.isLetter || character == "@" || character == "%" {
                // Length modifiers stand before the conversion: `%ld`, `%lu`, `%qi`, `%zd`.
                if "lqhzjt".contains(character) { continue }
                break
            }
        }
        return .argument(letters)
    }

    private mutating func number() -> String {
        if peek() == "0", let base = peek(1), "xob".contains(base.lowercased()) {
            position += 2
            return "0" + base.lowercased() + take { $0.isHexDigit }
        }
        var text = take { $0.isNumber }
        if peek() == ".", peek(1)?.isNumber == true {
            position += 1
            text += "." + take { $0.isNumber }
        }
        if let e = peek(), e == "e" || e == "E" {
            let signed = peek(1) == "-" || peek(1) == "+"
            if peek(signed ? 2 : 1)?.isNumber == true {
                position += 1
                text += "e"
                if signed, let sign = peek() {
                    text.append(sign)
                    position += 1
                }
                text += take { $0.isNumber }
            }
        }
        return text
    }
}

enum PredicateFormatError: Error {
    case unexpected(String)
}
