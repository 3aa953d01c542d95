// SPDX-License-Identifier: MIT
import CoreGraphics

/// An element of a packet's XML, with its names' namespaces looked up.
final class MarkupElement {
    struct Name: Equatable {
        let space: String
        let prefix: String
        let local: String
    }

    let name: Name
    let attributes: [(name: Name, value: String)]
    var children: [MarkupElement] = []
    var text = ""

    init(_ name: Name, _ attributes: [(name: Name, value: String)]) {
        self.name = name
        self.attributes = attributes
    }

    func attribute(_ space: String, _ local: String) -> String? {
        attributes.first { $0.name.space == space && $0.name.local == local }?.value
    }
}

/// Reads the XML that packets of XMP consist of: elements, attributes, texts, the five entities and numbered characters.
/// Entities of one's own, which could grow without end, are not read.
struct MarkupReader {
    /// Deeper nesting is no packet.
    private static let depthLimit = 100

    private let bytes: [UInt8]
    private var place = 0
    /// Prefixes in force, innermost last.
    private var scopes: [[String: String]] = [["xml": XMPNamespaces.xml]]

    private init(_ data: Data) { bytes = [UInt8](data) }

    /// The first element of the text; nil: it is not well-formed.
    static func read(_ data: Data) -> MarkupElement? {
        var reader = MarkupReader(data)
        reader.skipMisc()
        return reader.element(0)
    }

    private func starts(_ text: String) -> Bool {
        let wanted = text.utf8
        return place + wanted.count <= bytes.count && bytes[place..<place + wanted.count].elementsEqual(wanted)
    }

    private mutating func skip(behind text: String) -> Bool {
        while place < bytes.count {
            if starts(text) {
                place += text.utf8.count
                return true
            }
            place += 1
        }
        return false
    }

    private mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }

    /// What may stand before the first element: marks, instructions, comments.
    private mutating func skipMisc() {
        while place < bytes.count {
            if starts("<?") {
                _ = skip(behind: "?>")
            } else if starts("<!--") {
                _ = skip(behind: "-->")
            } else if starts("<") {
                return
            } else {
                place += 1
            }
        }
    }

    private mutating func word() -> String {
        let start = place
        let ends: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">")]
        while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func element(_ depth: Int) -> MarkupElement? {
        guard depth < Self.depthLimit, starts("<") else { return nil }
        place += 1
        let name = word()
        guard !name.isEmpty, let found = attributes() else { return nil }
        var scope: [String: String] = [:]
        for (key, value) in found where key == "xmlns" || key.hasPrefix("xmlns:") {
            scope[key == "xmlns" ? "" : String(key.dropFirst(6))] = value
        }
        scopes.append(scope)
        defer { scopes.removeLast() }
        let own = found.filter { !$0.0.hasPrefix("xmlns") }.map {
            (name: resolve($0.0, isAttribute: true), value: $0.1)
        }
        let element = MarkupElement(resolve(name, isAttribute: false), own)
        if starts("/>") {
            place += 2
            return element
        }
        guard starts(">") else { return nil }
        place += 1
        return content(of: element, depth) ? element : nil
    }

    private mutating func content(of element: MarkupElement, _ depth: Int) -> Bool {
        while place < bytes.count {
            if starts("</") {
                place += 2
                _ = word()
                skipSpace()
                guard starts(">") else { return false }
                place += 1
                return true
            } else if starts("<!--") {
                guard skip(behind: "-->") else { return false }
            } else if starts("<![CDATA[") {
                place += 9
                let start = place
                guard skip(behind: "]]>") else { return false }
                element.text += String(decoding: bytes[start..<place - 3], as: UTF8.self)
            } else if starts("<?") {
                guard skip(behind: "?>") else { return false }
            } else if starts("<") {
                guard let child = self.element(depth + 1) else { return false }
                element.children.append(child)
            } else {
                element.text += text(until: UInt8(ascii: "<"))
            }
        }
        return false
    }

    private mutating func attributes() -> [(String, String)]? {
        var found: [(String, String)] = []
        while true {
            skipSpace()
            guard place < bytes.count else { return nil }
            if starts(">") || starts("/>") { return found }
            let name = word()
            skipSpace()
            guard !name.isEmpty, starts("=") else { return nil }
            place += 1
            skipSpace()
            guard starts("\"") || starts("'") else { return nil }
            let quote = bytes[place]
            place += 1
            found.append((name, text(until: quote)))
            guard place < bytes.count else { return nil }
            place += 1
        }
    }

    private mutating func text(until end: UInt8) -> String {
        let start = place
        while place < bytes.count, bytes[place] != end { place += 1 }
        return Self.unescaped(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            guard let end = rest.firstIndex(of: ";"), let character = entity(rest[rest.index(after: mark)..<end]) else {
                result.append(rest.removeFirst())
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> Character? {
        let names: [Substring: Character] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        if let known = names[name] { return known }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }

    private func resolve(_ name: String, isAttribute: Bool) -> MarkupElement.Name {
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        let prefix = parts.count == 2 ? parts[0] : ""
        let space = isAttribute && prefix.isEmpty ? nil : scopes.last { $0[prefix] != nil }?[prefix]
        return MarkupElement.Name(space: space ?? "", prefix: prefix, local: parts.last ?? name)
    }
}
