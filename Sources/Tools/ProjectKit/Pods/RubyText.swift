// SPDX-License-Identifier: MIT
import Foundation

/// What a Podfile or podspec says, read without running it: both are Ruby programs, but nearly all of them only list facts,
/// a statement a line, in blocks.
struct RubyText {
    /// `keyword arguments`, `variable.keyword arguments` or `variable.keyword = arguments`.
    struct Statement {
        /// Without the block's variable: `source_files`, `ios.source_files`, `pod`.
        var keyword: String
        var arguments: String
        /// What the block after it holds; empty for statements without one.
        var block: [Statement] = []

        /// Every text in quotes, in order.
        var texts: [String] { RubyText.texts(in: arguments) }

        /// The text after `:key =>` or `key:`.
        func text(for key: String) -> String? {
            for mark in [":\(key) =>", ":\(key)=>", "\(key):", ":'\(key)' =>"] {
                guard let range = arguments.range(of: mark) else { continue }
                return RubyText.texts(in: String(arguments[range.upperBound...])).first
            }
            return nil
        }
    }

    let statements: [Statement]

    init(_ text: String) {
        var lines = RubyText.joined(RubyText.withoutHereDocuments(text))[...]
        statements = RubyText.block(&lines, variables: [])
    }

    // MARK: reading

    private static func block(_ lines: inout ArraySlice<String>, variables: [String]) -> [Statement] {
        var result: [Statement] = []
        while let line = lines.popFirst() {
            if line == "end" || line.hasPrefix("end ") { return result }
            var head = line
            var inner = variables
            var opens = false
            if let range = head.range(of: #"\bdo(\s*\|\s*(\w+)\s*\|)?\s*$"#, options: .regularExpression) {
                inner.append(head[range].filter { $0.isLetter || $0.isNumber || $0 == "_" }.dropFirst(2).description)
                head = String(head[..<range.lowerBound])
                opens = true
            } else if ["if ", "unless ", "def ", "case ", "begin", "class ", "module "].contains(where: head.hasPrefix)
            {
                opens = true
            }
            var statement = statement(head, variables)
            if opens { statement.block = block(&lines, variables: inner) }
            result.append(statement)
        }
        return result
    }

    private static func statement(_ line: String, _ variables: [String]) -> Statement {
        var rest = line[...]
        if let dot = rest.firstIndex(of: "."), variables.contains(String(rest[..<dot])) {
            rest = rest[rest.index(after: dot)...]
        }
        let keyword = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "!" }
        var arguments = rest.dropFirst(keyword.count).drop { $0 == " " || $0 == "\t" }
        if arguments.hasPrefix("="), !arguments.hasPrefix("=>") { arguments = arguments.dropFirst() }
        return Statement(keyword: String(keyword), arguments: arguments.trimmingCharacters(in: .whitespaces))
    }

    /// `<<-DESC` up to `DESC` says nothing that a build needs.
    private static func withoutHereDocuments(_ text: String) -> [String] {
        var result: [String] = []
        var mark: String?
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            if let end = mark {
                if line.trimmingCharacters(in: .whitespaces) == end { mark = nil }
                continue
            }
            if let range = line.range(of: #"<<[-~]?['"]?([A-Z_a-z]+)['"]?"#, options: .regularExpression) {
                mark = line[range].filter { $0.isLetter || $0 == "_" }
            }
            result.append(line)
        }
        return result
    }

    /// Statements that go on over several lines as one line each, without comments.
    private static func joined(_ lines: [String]) -> [String] {
        var result: [String] = []
        var open = ""
        for line in lines {
            open += (open.isEmpty ? "" : " ") + withoutComment(line).trimmingCharacters(in: .whitespaces)
            let isOpen = depth(open) > 0 || open.hasSuffix(",") || open.hasSuffix("\\")
            if !isOpen {
                if !open.isEmpty { result.append(open) }
                open = ""
            }
        }
        return open.isEmpty ? result : result + [open]
    }

    private static func withoutComment(_ line: String) -> String {
        var quote: Character?
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                return String(line[..<index])
            }
        }
        return line
    }

    private static func depth(_ line: String) -> Int {
        var quote: Character?
        var depth = 0
        for character in line {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if "[{(".contains(character) {
                depth += 1
            } else if "]})".contains(character) {
                depth -= 1
            }
        }
        return depth
    }

    fileprivate static func texts(in text: String) -> [String] {
        var result: [String] = []
        var open: (quote: Character, text: String)?
        for character in text {
            if let part = open {
                if character == part.quote {
                    result.append(part.text)
                    open = nil
                } else {
                    open?.text.append(character)
                }
            } else if character == "'" || character == "\"" {
                open = (character, "")
            }
        }
        return result
    }
}
