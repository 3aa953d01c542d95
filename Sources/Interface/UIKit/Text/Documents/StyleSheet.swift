// SPDX-License-Identifier: MIT

/// The rules of style sheets, as far as texts need them: selectors of one element by name, class or identifier. Of selectors
/// for elements inside others the last part counts; at-rules and pseudo classes are left out.
struct StyleSheet {
    private var rules: [(selector: Selector, declarations: String)] = []

    private struct Selector {
        /// nil: any.
        var name: String?
        var classes: [String] = []
        var identifier: String?
    }

    init() {}

    init(_ text: String) {
        var rest = Substring(Self.withoutComments(text))
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open].split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "}") else { break }
            if selectors.first?.hasPrefix("@") == true {
                rest = Self.behindBlock(inside)
                continue
            }
            for selector in selectors.compactMap(Self.selector) { rules.append((selector, String(inside[..<close]))) }
            rest = inside[inside.index(after: close)...]
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = text
        while let start = result.range(of: "/*") {
            let end = result.range(of: "*/", range: start.upperBound..<result.endIndex)?.upperBound ?? result.endIndex
            result.removeSubrange(start.lowerBound..<end)
        }
        return result
    }

    /// What follows the closing brace of the block that `text` starts in.
    private static func behindBlock(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text[text.endIndex...]
    }

    private static func selector(_ text: String) -> Selector? {
        guard !text.contains(":"), let last = text.split(whereSeparator: { $0.isWhitespace || $0 == ">" }).last else {
            return nil
        }
        var result = Selector()
        var kind: Character = " "
        var word = ""
        func take() {
            switch kind {
            case ".": result.classes.append(word)
            case "#": result.identifier = word
            default: if !word.isEmpty, word != "*" { result.name = word.lowercased() }
            }
            word = ""
        }
        for character in last {
            if character == "." || character == "#" {
                take()
                kind = character
            } else {
                word.append(character)
            }
        }
        take()
        return result
    }

    mutating func add(_ other: StyleSheet) { rules += other.rules }

    /// In the order of the sheet, so that later ones win.
    func declarations(for tag: HTMLTag) -> [String] {
        guard !rules.isEmpty else { return [] }
        let classes = Set((tag.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
        return rules.compactMap { selector, declarations in
            if let name = selector.name, name != tag.name { return nil }
            if let identifier = selector.identifier, identifier != tag.attributes["id"] { return nil }
            return classes.isSuperset(of: selector.classes) ? declarations : nil
        }
    }
}
