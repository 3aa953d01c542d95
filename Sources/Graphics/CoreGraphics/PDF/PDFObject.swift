// SPDX-License-Identifier: MIT
import Foundation

/// A value of a PDF file (ISO 32000-1, 7.3).
indirect enum PDFObject {
    case null
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case name(String)
    case string([UInt8])
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// The number of an indirect object.
    case reference(Int)
    /// A dictionary and where its bytes begin in the file.
    case stream([String: PDFObject], start: Int)
    /// A picture within a page's content (8.9.7).
    case inline([String: PDFObject], [UInt8])

    var number: Double? {
        switch self {
        case .integer(let v): Double(v)
        case .real(let v): v
        default: nil
        }
    }
    /// A real's whole part too.
    var integer: Int? { number.flatMap { abs($0) < 1e15 ? Int($0) : nil } }
    var isReference: Bool { if case .reference = self { true } else { false } }
    var name: String? { if case .name(let v) = self { v } else { nil } }
    var array: [PDFObject]? { if case .array(let v) = self { v } else { nil } }

    /// A stream's dictionary too.
    var dictionary: [String: PDFObject]? {
        switch self {
        case .dictionary(let v), .stream(let v, _), .inline(let v, _): v
        default: nil
        }
    }
}

/// Reads values (ISO 32000-1, 7.2 and 7.3). Damaged input gives nil or `null`, never a trap.
struct PDFLexer {
    let bytes: [UInt8]
    var position: Int

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = max(0, position)
    }

    var isAtEnd: Bool { position >= bytes.count }

    static func isSpace(_ c: UInt8) -> Bool { c == 32 || (9...13).contains(c) || c == 0 }
    private static func isDelimiter(_ c: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(c) }

    mutating func skipSpace() {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "%") {
                while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            } else if !Self.isSpace(bytes[position]) {
                return
            } else {
                position += 1
            }
        }
    }

    /// A run of regular characters: a number or keyword.
    mutating func word() -> String {
        skipSpace()
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func integer() -> Int? { Int(word()) }

    private mutating func take(_ c: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: c) else { return false }
        position += 1
        return true
    }

    /// The value here; nil at the end, at a closing bracket, and where nesting is deeper than any real file's.
    mutating func object(depth: Int = 0) -> PDFObject? {
        skipSpace()
        guard position < bytes.count, depth < 64 else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "/"):
            position += 1
            return .name(name())
        case UInt8(ascii: "("): return .string(literalString())
        case UInt8(ascii: "["):
            position += 1
            var items: [PDFObject] = []
            while let item = object(depth: depth + 1) { items.append(item) }
            _ = take("]")
            return .array(items)
        case UInt8(ascii: "<"):
            position += 1
            if take("<") { return dictionaryOrStream(depth) }
            return .string(hexString())
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
        default: return numberOrKeyword()
        }
    }

    private mutating func name() -> String {
        let raw = Array(word0().utf8)
        guard raw.contains(UInt8(ascii: "#")) else { return String(decoding: raw, as: UTF8.self) }
        var result: [UInt8] = []
        var i = 0
        while i < raw.count {
            if raw[i] == UInt8(ascii: "#"), i + 2 < raw.count,
                let value = UInt8(String(decoding: raw[i + 1...i + 2], as: UTF8.self), radix: 16)
            {
                result.append(value)
                i += 3
            } else {
                result.append(raw[i])
                i += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A word that may be empty: white space is not skipped.
    private mutating func word0() -> String {
        guard position < bytes.count, !Self.isSpace(bytes[position]) else { return "" }
        return word()
    }

    private mutating func literalString() -> [UInt8] {
        var (result, depth): ([UInt8], Int) = ([], 0)
        while position < bytes.count {
            let c = bytes[position]
            position += 1
            switch c {
            case UInt8(ascii: "("):
                depth += 1
                if depth > 1 { result.append(c) }
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return result }
                result.append(c)
            case UInt8(ascii: "\\"): if let escaped = escapedByte() { result.append(escaped) }
            case UInt8(ascii: "\r"):
                // Every line end within a string is a line feed.
                _ = take("\n")
                result.append(10)
            default: result.append(c)
            }
        }
        return result
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
    ]

    /// What a backslash and the characters behind it stand for (7.3.4.2); nil for a line end, which is left out.
    private mutating func escapedByte() -> UInt8? {
        guard position < bytes.count else { return nil }
        let c = bytes[position]
        position += 1
        if let special = Self.escapes[c] { return special }
        if c == 10 { return nil }
        if c == 13 {
            _ = take("\n")
            return nil
        }
        guard Self.isOctal(c) else { return c }
        var value = Int(c - 48)
        for _ in 0..<2 where position < bytes.count && Self.isOctal(bytes[position]) {
            value = value * 8 + Int(bytes[position] - 48)
            position += 1
        }
        return UInt8(truncatingIfNeeded: value)
    }

    private static func isOctal(_ c: UInt8) -> Bool { (48...55).contains(c) }

    private mutating func hexString() -> [UInt8] {
        var digits: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue { digits.append(UInt8(digit)) }
            position += 1
        }
        position += 1
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func dictionaryOrStream(_ depth: Int) -> PDFObject {
        var entries: [String: PDFObject] = [:]
        while case .name(let key)? = object(depth: depth + 1) {
            guard let value = object(depth: depth + 1) else { break }
            entries[key] = value
        }
        if take(">") { _ = take(">") }
        let end = position
        guard word() == "stream" else {
            position = end
            return .dictionary(entries)
        }
        _ = take("\r")
        _ = take("\n")
        return .stream(entries, start: position)
    }

    private mutating func numberOrKeyword() -> PDFObject? {
        let text = word()
        guard let value = Self.number(text) else {
            switch text {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "": return nil
            default: return .null
            }
        }
        // `12 0 R` is a reference.
        if case .integer(let number) = value, number >= 0 {
            let end = position
            if let generation = integer(), generation >= 0, word() == "R" { return .reference(number) }
            position = end
        }
        return value
    }

    /// 7.3.3: nil for what is no number.
    static func number(_ text: String) -> PDFObject? {
        guard let first = text.utf8.first, first < UInt8(ascii: ":") else { return nil }
        if let whole = Int(text) { return .integer(whole) }
        return Double(text).flatMap { $0.isFinite ? .real($0) : nil }
    }
}
