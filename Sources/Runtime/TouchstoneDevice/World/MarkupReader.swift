// SPDX-License-Identifier: MIT
import Foundation

/// Reads XML piece by piece: elements, attributes, text with the five entities and character numbers, CDATA; comments,
/// declarations and processing instructions are passed over, and entities that a document declares are refused.
///
/// Foundation's XML comes with libraries that would cost every start of every app a third of its time.
struct MarkupReader {
    enum Token: Equatable {
        /// Names are without their namespace's prefix.
        case start(name: String, attributes: [String: String], isEmpty: Bool)
        case end(name: String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) {
        bytes = Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    func failure(_ reason: String) -> WorldTextError {
        let line = bytes[..<min(position, bytes.count)].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return WorldTextError("\(line): \(reason)")
    }

    /// nil at the end.
    mutating func next() throws -> Token? {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") { return .text(try text()) }
            if skips("<!--", until: "-->") || skips("<?", until: "?>") { continue }
            if starts(with: "<![CDATA[") { return .text(try characterData()) }
            if starts(with: "<!DOCTYPE") { throw failure("document types are not allowed") }
            if starts(with: "<!") || starts(with: "<?") { throw failure("a comment or instruction does not end") }
            return try tag()
        }
        return nil
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private func find(_ text: String) -> Int? {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return nil }
        return (position...max(position, bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }
    }

    private mutating func skips(_ start: String, until end: String) -> Bool {
        guard starts(with: start), let found = find(end) else { return false }
        position = found + end.utf8.count
        return true
    }

    private mutating func characterData() throws -> String {
        position += 9
        guard let end = find("]]>") else { throw failure("<![CDATA[ does not end") }
        defer { position = end + 3 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    private mutating func text() throws -> String {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return try unescaped(bytes[start..<position])
    }

    private mutating func tag() throws -> Token {
        position += 1
        let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
        if isEnd { position += 1 }
        let name = try self.name()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard position < bytes.count else { throw failure("the file ends inside <\(name)") }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                return isEnd ? .end(name: name) : .start(name: name, attributes: attributes, isEmpty: false)
            }
            if starts(with: "/>"), !isEnd {
                position += 2
                return .start(name: name, attributes: attributes, isEmpty: true)
            }
            let key = try self.name()
            attributes[key] = try value(of: key)
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private mutating func name() throws -> String {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            let isPart =
                byte >= 0x80 || (byte >= 0x30 && byte <= 0x3A) || (byte >= 0x41 && byte <= 0x5A)
                || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F || byte == 0x2D || byte == 0x2E
            guard isPart else { break }
            position += 1
        }
        guard position > start else { throw failure("a name is missing after '<' or between attributes") }
        let whole = String(decoding: bytes[start..<position], as: UTF8.self)
        return whole.split(separator: ":").last.map(String.init) ?? whole
    }

    private mutating func value(of key: String) throws -> String {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            throw failure("the attribute '\(key)' has no value")
        }
        position += 1
        skipSpace()
        guard position < bytes.count, [0x22, 0x27].contains(bytes[position]) else {
            throw failure("the value of '\(key)' is not in quotes")
        }
        let quote = bytes[position]
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "<") { position += 1 }
        guard position < bytes.count, bytes[position] == quote else {
            throw failure("the value of '\(key)' does not end")
        }
        defer { position += 1 }
        return try unescaped(bytes[start..<position])
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private func unescaped(_ bytes: ArraySlice<UInt8>) throws -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";") else { throw failure("'&' without ';'") }
            let entity = String(rest[rest.index(after: start)..<end])
            result += try character(entity)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func character(_ entity: String) throws -> String {
        if let known = Self.entities[entity] { return known }
        let isHexadecimal = entity.hasPrefix("#x")
        let digits = entity.dropFirst(isHexadecimal ? 2 : 1)
        guard entity.hasPrefix("#"), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(number)
        else { throw failure("'&\(entity);' is not known") }
        return String(Character(scalar))
    }
}
