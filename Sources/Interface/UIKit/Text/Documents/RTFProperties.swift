// SPDX-License-Identifier: MIT

/// What an RTF document says of itself: the information group, paper, margins and view (RTF 1.9.1, "Document
/// properties").
struct RTFProperties {
    typealias Key = NSAttributedString.DocumentAttributeKey

    /// Texts of the information group.
    private static let texts: [(word: String, key: Key)] = [
        ("title", .title), ("author", .author), ("subject", .subject), ("manager", .manager), ("company", .company),
        ("operator", .editor), ("category", .category), ("keywords", .keywords), ("doccomm", .comment),
        ("copyright", .copyright),
    ]
    private static let dates: [(word: String, key: Key)] = [("creatim", .creationTime), ("revtim", .modificationTime)]
    /// Lengths, in twentieths of a point.
    private static let lengths: [(word: String, key: Key)] = [
        ("margl", .leftMargin), ("margr", .rightMargin), ("margt", .topMargin), ("margb", .bottomMargin),
        ("deftab", .defaultTabInterval),
    ]

    let attributes: [Key: Any]

    init(_ data: Data) {
        let text = String(decoding: data.prefix(16_384), as: UTF8.self)
        var found: [Key: Any] = [:]
        for (word, key) in Self.texts { found[key] = Self.group(word, in: text).map(Self.plain) }
        for (word, key) in Self.dates { found[key] = Self.group(word, in: text).flatMap(Self.date) }
        if let words = found[.keywords] as? String {
            found[.keywords] = words.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        for (word, key) in Self.lengths {
            found[key] = Self.number(word, in: text).map { NSNumber(value: Double($0) / 20) }
        }
        if let width = Self.number("paperw", in: text), let height = Self.number("paperh", in: text) {
            found[.paperSize] = NSValue(cgSize: CGSize(width: CGFloat(width) / 20, height: CGFloat(height) / 20))
        }
        if let zoom = Self.number("viewscale", in: text) { found[.viewZoom] = NSNumber(value: zoom) }
        if let mode = Self.number("viewkind", in: text) { found[.viewMode] = NSNumber(value: mode == 1 ? 1 : 0) }
        if text.contains("\\annotprot") { found[.readOnly] = NSNumber(value: 1) }
        attributes = found
    }

    // MARK: Reading

    /// What stands in `{\word ...}`; nil where there is no such group.
    private static func group(_ word: String, in text: String) -> String? {
        for opening in ["{\\\(word) ", "{\\*\\\(word) ", "{\\\(word)\\"] {
            guard let start = text.range(of: opening) else { continue }
            let from = opening.hasSuffix("\\") ? text.index(before: start.upperBound) : start.upperBound
            var end = from
            while end < text.endIndex, text[end] != "}" {
                if text[end] == "\\" { end = text.index(after: end) }
                if end < text.endIndex { end = text.index(after: end) }
            }
            return String(text[from..<end])
        }
        return nil
    }

    private static func number(_ word: String, in text: String) -> Int? {
        guard let start = text.range(of: "\\\(word)") else { return nil }
        return Int(text[start.upperBound...].prefix { $0 == "-" || ("0"..."9").contains($0) })
    }

    /// `\yr2024\mo3\dy9\hr10\min5`
    private static func date(_ text: String) -> Date? {
        var parts = DateComponents()
        parts.year = number("yr", in: text)
        parts.month = number("mo", in: text)
        parts.day = number("dy", in: text)
        parts.hour = number("hr", in: text)
        parts.minute = number("min", in: text)
        return parts.year == nil ? nil : Calendar(identifier: .gregorian).date(from: parts)
    }

    /// Without escapes: `\'e9` is of code page 1252, `\u233?` a number.
    private static func plain(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.first else {
                result.append(character)
                continue
            }
            if next == "'", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
                result += String(data: Data([byte]), encoding: .windowsCP1252) ?? "?"
                rest = rest.dropFirst(3)
            } else if next == "u" {
                let digits = rest.dropFirst().prefix { $0 == "-" || $0.isNumber }
                let code = UInt32(truncatingIfNeeded: (Int(digits) ?? 63) & 0xFFFF)
                result.unicodeScalars.append(Unicode.Scalar(code) ?? "?")
                rest = rest.dropFirst(1 + digits.count + 1)
            } else {
                result.append(next)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    // MARK: Writing

    /// A document of RTF with the attributes behind its first brace and version.
    static func written(_ attributes: [Key: Any], into data: Data) -> Data {
        let words = words(attributes)
        guard !words.isEmpty, let place = data.range(of: Data("\\ansi".utf8)) else { return data }
        var made = data
        made.insert(contentsOf: Data(words.utf8), at: place.upperBound)
        return made
    }

    private static func words(_ attributes: [Key: Any]) -> String {
        var info = ""
        for (word, key) in texts {
            let value = attributes[key]
            let list = (value as? [String])?.joined(separator: ", ")
            if let text = value as? String ?? list { info += "{\\\(word) \(escaped(text))}" }
        }
        for (word, key) in dates {
            guard let date = attributes[key] as? Date else { continue }
            let parts = Calendar(identifier: .gregorian)
                .dateComponents([.year, .month, .day, .hour, .minute], from: date)
            info += "{\\\(word)\\yr\(parts.year ?? 0)\\mo\(parts.month ?? 1)\\dy\(parts.day ?? 1)"
            info += "\\hr\(parts.hour ?? 0)\\min\(parts.minute ?? 0)}"
        }
        var result = info.isEmpty ? "" : "{\\info\(info)}"
        for (word, key) in lengths {
            if let length = attributes[key] as? NSNumber { result += "\\\(word)\(Int(length.doubleValue * 20))" }
        }
        if let size = (attributes[.paperSize] as? NSValue)?.cgSizeValue ?? attributes[.paperSize] as? CGSize {
            result += "\\paperw\(Int(size.width * 20))\\paperh\(Int(size.height * 20))"
        }
        if let zoom = attributes[.viewZoom] as? NSNumber { result += "\\viewscale\(zoom.intValue)" }
        if let mode = attributes[.viewMode] as? NSNumber { result += "\\viewkind\(mode.intValue == 1 ? 1 : 4)" }
        if let locked = attributes[.readOnly] as? NSNumber, locked.intValue > 0 { result += "\\annotprot" }
        return result.isEmpty ? "" : result + " "
    }

    private static func escaped(_ text: String) -> String {
        text.utf16.map { unit in
            switch unit {
            case 0x5C, 0x7B, 0x7D: "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
            default: "\\u\(Int16(bitPattern: unit))?"
            }
        }.joined()
    }
}
