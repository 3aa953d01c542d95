// SPDX-License-Identifier: MIT
import Foundation

/// Reads the words of a Markdown block: emphasis, code, links, images, escapes. Delimiter rules as in CommonMark 6.2, with the
/// nearest closing delimiter taken.
struct MarkdownInlines {
    let baseURL: URL?

    private struct Style {
        var intent: InlinePresentationIntent = []
        var link: URL?
    }

    func read(_ text: String) -> AttributedString {
        var result = AttributedString()
        read(Array(text)[...], Style(), &result)
        return result
    }

    private func read(_ text: ArraySlice<Character>, _ style: Style, _ result: inout AttributedString) {
        var plain = ""
        var index = text.startIndex
        func flush() {
            if !plain.isEmpty { result.append(made(plain, style)) }
            plain = ""
        }
        while index < text.endIndex {
            let character = text[index]
            if character == "\\", index + 1 < text.endIndex, text[index + 1].isPunctuation || text[index + 1].isSymbol {
                plain.append(text[index + 1])
                index += 2
            } else if let span = code(text, at: index) {
                flush()
                var inner = style
                inner.intent.insert(.code)
                result.append(made(String(text[span.content]), inner))
                index = span.end
            } else if let span = delimited(text, at: index) {
                flush()
                var inner = style
                inner.intent.formUnion(span.intent)
                read(text[span.content], inner, &result)
                index = span.end
            } else if let span = link(text, at: index) {
                flush()
                if span.isImage {
                    var image = made(String(text[span.content]), style)
                    image.imageURL = span.url
                    result.append(image)
                } else {
                    var inner = style
                    inner.link = span.url
                    read(text[span.content], inner, &result)
                }
                index = span.end
            } else if let span = autolink(text, at: index) {
                flush()
                var inner = style
                inner.link = span.url
                result.append(made(String(text[span.content]), inner))
                index = span.end
            } else {
                plain.append(character)
                index += 1
            }
        }
        flush()
    }

    private func made(_ text: String, _ style: Style) -> AttributedString {
        var part = AttributedString(text)
        if !style.intent.isEmpty { part[Intent.self] = style.intent }
        if let link = style.link { part.link = link }
        return part
    }

    private typealias Intent = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute

    private struct Span {
        let content: Range<Int>
        let end: Int
        var intent: InlinePresentationIntent = []
        var url: URL?
        var isImage = false
    }

    /// As many of one character as stand at a place.
    private func run(_ text: ArraySlice<Character>, at start: Int) -> Int {
        var end = start
        while end < text.endIndex, text[end] == text[start] { end += 1 }
        return end - start
    }

    private func code(_ text: ArraySlice<Character>, at start: Int) -> Span? {
        guard text[start] == "`" else { return nil }
        let length = run(text, at: start)
        var index = start + length
        while index < text.endIndex {
            guard text[index] == "`" else {
                index += 1
                continue
            }
            let closing = run(text, at: index)
            if closing == length { return Span(content: start + length..<index, end: index + length) }
            index += closing
        }
        return nil
    }

    /// Emphasis: `*`, `**`, `***`, the same with `_`, and `~~`.
    private func delimited(_ text: ArraySlice<Character>, at start: Int) -> Span? {
        let mark = text[start]
        guard mark == "*" || mark == "_" || mark == "~" else { return nil }
        let length = min(run(text, at: start), mark == "~" ? 2 : 3)
        guard mark != "~" || length == 2, start + length < text.endIndex, !text[start + length].isWhitespace else {
            return nil
        }
        // Underscores inside of words mean nothing.
        if mark == "_", start > text.startIndex, isWord(text[start - 1]) { return nil }
        var index = start + length
        while index < text.endIndex {
            if text[index] == "\\" {
                index += 2
            } else if let span = code(text, at: index) {
                index = span.end
            } else if text[index] == mark {
                let closing = run(text, at: index)
                let ends = mark != "_" || index + closing >= text.endIndex || !isWord(text[index + closing])
                if closing >= length, ends, !text[index - 1].isWhitespace {
                    let end = index + closing
                    return Span(content: start + length..<end - length, end: end, intent: intent(mark, length))
                }
                index += closing
            } else {
                index += 1
            }
        }
        return nil
    }

    private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private func intent(_ mark: Character, _ length: Int) -> InlinePresentationIntent {
        if mark == "~" { return .strikethrough }
        return length == 1 ? .emphasized : length == 2 ? .stronglyEmphasized : [.emphasized, .stronglyEmphasized]
    }

    /// `[text](address "title")`, with an exclamation mark in front for images.
    private func link(_ text: ArraySlice<Character>, at start: Int) -> Span? {
        let isImage = text[start] == "!" && start + 1 < text.endIndex && text[start + 1] == "["
        guard isImage || text[start] == "[" else { return nil }
        let open = isImage ? start + 1 : start
        guard let close = closing(text, from: open, "[", "]"), close + 1 < text.endIndex, text[close + 1] == "(",
            let end = closing(text, from: close + 1, "(", ")")
        else { return nil }
        let inside = String(text[close + 2..<end]).trimmingCharacters(in: .whitespaces)
        let address = inside.split(separator: " ").first.map(String.init) ?? ""
        let bare = address.hasPrefix("<") && address.hasSuffix(">") ? String(address.dropFirst().dropLast()) : address
        return Span(
            content: open + 1..<close, end: end + 1, url: URL(string: bare, relativeTo: baseURL)?.plain,
            isImage: isImage)
    }

    private func closing(
        _ text: ArraySlice<Character>, from start: Int, _ open: Character, _ close: Character
    ) -> Int? {
        var depth = 0
        var index = start
        while index < text.endIndex {
            if text[index] == "\\" {
                index += 1
            } else if text[index] == open {
                depth += 1
            } else if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }

    /// `<https://example.com>` and mail addresses in angle brackets.
    private func autolink(_ text: ArraySlice<Character>, at start: Int) -> Span? {
        guard text[start] == "<", let end = text[start...].firstIndex(of: ">") else { return nil }
        let inside = String(text[start + 1..<end])
        guard !inside.contains(where: \.isWhitespace), !inside.isEmpty else { return nil }
        let isMail = inside.contains("@") && !inside.contains(":")
        guard isMail || inside.contains(":"), let url = URL(string: isMail ? "mailto:" + inside : inside) else {
            return nil
        }
        return Span(content: start + 1..<end, end: end + 1, url: url)
    }
}

extension URL {
    /// Without a base to be relative to, where there was none.
    fileprivate var plain: URL { baseURL == nil ? self : absoluteURL }
}
