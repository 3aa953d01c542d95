// SPDX-License-Identifier: MIT

/// A property list in the old text form: `{ key = value; list = (a, b); }`. Project files and `.strings` use it.
package indirect enum PropertyListText: Hashable, Sendable {
    case string(String)
    case array([PropertyListText])
    case dictionary([String: PropertyListText])

    /// nil for lists and dictionaries.
    package var string: String? { if case .string(let value) = self { value } else { nil } }
    /// nil for the other kinds.
    package var array: [PropertyListText]? { if case .array(let value) = self { value } else { nil } }
    /// nil for the other kinds.
    package var dictionary: [String: PropertyListText]? { if case .dictionary(let value) = self { value } else { nil } }
    /// The elements of a list that are texts; empty for the other kinds.
    package var strings: [String] { array?.compactMap(\.string) ?? [] }
    /// nil where there is no such key, or this is no dictionary.
    package subscript(key: String) -> PropertyListText? { dictionary?[key] }
}

/// Reads the old text form. Errors name the file and the line.
package struct PropertyListTextParser {
    private let bytes: [UInt8]
    private var position = 0
    private let file: Path

    /// Nesting beyond this is refused: project files need 6.
    private static let depthLimit = 100

    /// - Throws: `Failure` with file and line, also for text behind the list and for nesting that no project has.
    package static func parse(_ text: String, file: Path) throws -> PropertyListText {
        var parser = PropertyListTextParser(text, file: file)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == parser.bytes.count else { throw parser.error("text after the end of the list") }
        return value
    }

    /// A `.strings` file: pairs without the outer braces.
    package static func parseStrings(_ text: String, file: Path) throws -> [String: PropertyListText] {
        var parser = PropertyListTextParser(text, file: file)
        parser.skipSpace()
        if parser.peek == UInt8(ascii: "{") { return try parser.value(depth: 0).dictionary ?? [:] }
        return try parser.pairs(until: nil, depth: 0)
    }

    private init(_ text: String, file: Path) {
        bytes = Array(text.utf8)
        self.file = file
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ message: String) -> Failure {
        let line = 1 + bytes[..<min(position, bytes.count)].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        return .build(message, file: file, line: line)
    }

    private mutating func skipSpace() {
        while let byte = peek {
            if byte <= 32 {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                position += 2
                while position < bytes.count {
                    if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") { break }
                    position += 1
                }
                position = min(position + 1, bytes.count)
            } else {
                return
            }
        }
    }

    private mutating func expect(_ character: Character) throws {
        skipSpace()
        guard let byte = peek else { throw error("the file ends where '\(character)' belongs") }
        guard byte == character.asciiValue else {
            throw error("'\(character)' belongs where '\(Character(UnicodeScalar(byte)))' stands")
        }
        position += 1
    }

    private mutating func value(depth: Int) throws -> PropertyListText {
        guard depth < Self.depthLimit else { throw error("lists nested more than \(Self.depthLimit) deep") }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"):
            position += 1
            return .dictionary(try pairs(until: UInt8(ascii: "}"), depth: depth + 1))
        case UInt8(ascii: "("):
            position += 1
            return .array(try elements(depth: depth + 1))
        case nil: throw error("the file ends where a value belongs")
        default: return .string(try word())
        }
    }

    private mutating func pairs(until end: UInt8?, depth: Int) throws -> [String: PropertyListText] {
        var result: [String: PropertyListText] = [:]
        while true {
            skipSpace()
            if peek == end {
                position += end == nil ? 0 : 1
                return result
            }
            guard peek != nil else { throw error("the file ends inside a dictionary") }
            let key = try word()
            skipSpace()
            if peek == UInt8(ascii: ";") {
                // In `.strings` files a key alone stands for itself.
                position += 1
                result[key] = .string(key)
                continue
            }
            try expect("=")
            result[key] = try value(depth: depth)
            try expect(";")
        }
    }

    private mutating func elements(depth: Int) throws -> [PropertyListText] {
        var result: [PropertyListText] = []
        while true {
            skipSpace()
            if peek == UInt8(ascii: ")") {
                position += 1
                return result
            }
            result.append(try value(depth: depth))
            skipSpace()
            if peek == UInt8(ascii: ",") { position += 1 }
        }
    }

    private mutating func word() throws -> String {
        guard let first = peek else { throw error("the file ends where a word belongs") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = position
        while let byte = peek, Self.isWordByte(byte) { position += 1 }
        guard position > start else {
            throw error("'\(Character(UnicodeScalar(first)))' stands where a word belongs")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"),
            UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "*"), 128...:
            true
        default: false
        }
    }

    private mutating func quoted(_ quote: UInt8) throws -> String {
        position += 1
        var units: [UInt16] = []
        var plain: [UInt8] = []
        func flush(_ plain: inout [UInt8], _ units: inout [UInt16]) {
            units += Array(String(decoding: plain, as: UTF8.self).utf16)
            plain = []
        }
        while let byte = peek {
            position += 1
            if byte == quote {
                flush(&plain, &units)
                return String(decoding: units, as: UTF16.self)
            }
            guard byte == UInt8(ascii: "\\"), let escaped = peek else {
                plain.append(byte)
                continue
            }
            position += 1
            switch escaped {
            case UInt8(ascii: "n"): plain.append(10)
            case UInt8(ascii: "t"): plain.append(9)
            case UInt8(ascii: "r"): plain.append(13)
            case UInt8(ascii: "U"), UInt8(ascii: "u"):
                flush(&plain, &units)
                units.append(number(radix: 16, digits: 4))
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                position -= 1
                flush(&plain, &units)
                units.append(number(radix: 8, digits: 3))
            default: plain.append(escaped)
            }
        }
        throw error("the file ends inside a quoted word")
    }

    private mutating func number(radix: UInt16, digits: Int) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<digits {
            guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < Int(radix) else {
                break
            }
            value = value &* radix &+ UInt16(digit)
            position += 1
        }
        return value
    }
}
