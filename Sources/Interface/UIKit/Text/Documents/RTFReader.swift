// SPDX-License-Identifier: MIT
import CoreText

/// Reads Rich Text Format: fonts, sizes, colours, bold, italic, lines, super- and subscripts, paragraphs, links and Unicode.
/// Tables and pictures are left out. Truth: the RTF specification 1.9.
struct RTFReader {
    private let bytes: [UInt8]
    private var place = 0
    private var state = State()
    private var saved: [State] = []
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    private let result = NSMutableAttributedString(string: "")
    private var pending: [UInt8] = []
    private var highSurrogate: UInt16?

    private enum Destination {
        case text
        case fonts
        case colors
        case link
        case skipped
    }

    private struct State {
        var destination = Destination.text
        var font = 0
        var size = 12.0
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var baseline = 0.0
        var color = 0
        var background = 0
        var link: String?
        var alignment = NSTextAlignment.natural
        var firstIndent = 0.0
        var leftIndent = 0.0
        var spaceBefore = 0.0
        var spaceAfter = 0.0
        /// Characters that follow a Unicode one for readers which do not know it.
        var fallbackCount = 1
    }

    // While tables are read.
    private var fontNumber = 0
    private var fontName = ""
    private var color: (red: Int, green: Int, blue: Int)?
    private var instruction = ""
    private var toSkip = 0

    /// nil for data that is no RTF.
    init?(_ data: Data) {
        guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
        bytes = Array(data)
    }

    func read() -> NSAttributedString {
        var reader = self
        reader.run()
        return reader.result
    }

    private mutating func run() {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "{"):
                flush()
                saved.append(state)
            case UInt8(ascii: "}"):
                flush()
                endGroup()
            case UInt8(ascii: "\\"): control()
            case 0x0A, 0x0D: break
            default: character(byte)
            }
        }
        flush()
    }

    private mutating func endGroup() {
        let ended = state.destination
        guard let outer = saved.popLast() else { return }
        state = outer
        // The result of a field carries the address its instruction had.
        if ended == .link, state.destination != .link {
            let words = instruction.split(separator: "\"", omittingEmptySubsequences: false)
            if words.count > 1, words[0].contains("HYPERLINK") { state.link = String(words[1]) }
            instruction = ""
        }
    }

    // MARK: Characters

    private mutating func character(_ byte: UInt8) {
        if toSkip > 0 {
            toSkip -= 1
            return
        }
        switch state.destination {
        case .text: pending.append(byte)
        case .fonts:
            if byte == UInt8(ascii: ";") {
                fonts[fontNumber] = fontName.trimmingCharacters(in: .whitespaces)
                fontName = ""
            } else {
                fontName.append(Character(Unicode.Scalar(byte)))
            }
        case .colors:
            guard byte == UInt8(ascii: ";") else { return }
            colors.append(
                color.map {
                    UIColor(
                        red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255,
                        alpha: 1)
                })
            color = nil
        case .link: instruction.append(Character(Unicode.Scalar(byte)))
        case .skipped: break
        }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        emit(String(data: Data(pending), encoding: .windowsCP1252) ?? String(decoding: pending, as: UTF8.self))
        pending = []
    }

    private mutating func emit(_ text: String) {
        guard state.destination == .text else { return }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private mutating func unit(_ value: UInt16) {
        flush()
        toSkip = state.fallbackCount
        if value & 0xFC00 == 0xD800 {
            highSurrogate = value
            return
        }
        let units = highSurrogate.map { [$0, value] } ?? [value]
        highSurrogate = nil
        emit(String(decoding: units, as: UTF16.self))
    }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = state.alignment
        paragraph.headIndent = CGFloat(state.leftIndent)
        paragraph.firstLineHeadIndent = CGFloat(state.leftIndent + state.firstIndent)
        paragraph.paragraphSpacingBefore = CGFloat(state.spaceBefore)
        paragraph.paragraphSpacing = CGFloat(state.spaceAfter)
        attributes[.paragraphStyle] = paragraph
        if let color = color(state.color) { attributes[.foregroundColor] = color }
        if state.background > 0, let color = color(state.background) { attributes[.backgroundColor] = color }
        if state.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if state.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if state.baseline != 0 { attributes[.baselineOffset] = CGFloat(state.baseline) }
        if let link = state.link { attributes[.link] = URL(string: link) ?? link }
        return attributes
    }

    private func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }

    private var font: UIFont {
        let name = fonts[state.font] ?? "Helvetica"
        let size = CGFloat(state.size)
        let isSystem = name.hasPrefix(".") || name.contains("SFUI") || name.contains("AppleSystem")
        let base =
            isSystem
            ? UIFont.systemFont(ofSize: size)
            : UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
        var traits = base.fontDescriptor.symbolicTraits
        if state.isBold { traits.insert(.traitBold) }
        if state.isItalic { traits.insert(.traitItalic) }
        guard traits != base.fontDescriptor.symbolicTraits,
            let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
        else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }

    // MARK: Control words

    private mutating func control() {
        guard place < bytes.count else { return }
        let first = bytes[place]
        guard Self.isLetter(first) else {
            place += 1
            return symbol(first)
        }
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]), place - start < 32 { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        var digits = ""
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") {
            digits = "-"
            place += 1
        }
        while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39, digits.count < 10 {
            digits.append(Character(Unicode.Scalar(bytes[place])))
            place += 1
        }
        if place < bytes.count, bytes[place] == 0x20 { place += 1 }
        apply(word, Int(digits))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    private mutating func symbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"):
            let end = min(place + 2, bytes.count)
            let value = UInt8(String(decoding: bytes[place..<end], as: UTF8.self), radix: 16)
            place = end
            if let value { character(value) }
        case UInt8(ascii: "*"): if state.destination == .text { state.destination = .skipped }
        case UInt8(ascii: "~"):
            flush()
            emit("\u{A0}")
        case UInt8(ascii: "-"):
            flush()
            emit("\u{AD}")
        case UInt8(ascii: "_"):
            flush()
            emit("\u{2011}")
        case 0x0A, 0x0D:
            flush()
            emit("\n")
        default: character(byte)
        }
    }

    private static let characters: [String: String] = [
        "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’",
        "ldblquote": "“", "rdblquote": "”", "bullet": "•", "page": "\u{0C}",
    ]
    private static let skipped: Set<String> = [
        "stylesheet", "info", "pict", "header", "footer", "object", "listtable", "listoverridetable",
        "expandedcolortbl",
    ]

    private mutating func apply(_ word: String, _ value: Int?) {
        flush()
        if let text = Self.characters[word] { return emit(text) }
        if Self.skipped.contains(word) { return state.destination = .skipped }
        let isOn = value != 0
        let points = Double(value ?? 0) / 20
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        // A field's instruction is marked as skippable, but has the address.
        case "fldinst": state.destination = .link
        case "red": color = (value ?? 0, color?.green ?? 0, color?.blue ?? 0)
        case "green": color = (color?.red ?? 0, value ?? 0, color?.blue ?? 0)
        case "blue": color = (color?.red ?? 0, color?.green ?? 0, value ?? 0)
        case "f": if state.destination == .fonts { fontNumber = value ?? 0 } else { state.font = value ?? 0 }
        case "fs": state.size = min(max(Double(value ?? 24) / 2, 1), 1000)
        case "b": state.isBold = isOn
        case "i": state.isItalic = isOn
        case "ul": state.isUnderlined = isOn
        case "ulnone": state.isUnderlined = false
        case "strike": state.isStruck = isOn
        case "super": state.baseline = state.size / 3
        case "sub": state.baseline = -state.size / 6
        case "nosupersub": state.baseline = 0
        case "up": state.baseline = Double(value ?? 0) / 2
        case "dn": state.baseline = -Double(value ?? 0) / 2
        case "cf": state.color = value ?? 0
        case "cb", "highlight", "chcbpat": state.background = value ?? 0
        case "ql": state.alignment = .left
        case "qr": state.alignment = .right
        case "qc": state.alignment = .center
        case "qj": state.alignment = .justified
        case "fi": state.firstIndent = points
        case "li": state.leftIndent = points
        case "sb": state.spaceBefore = points
        case "sa": state.spaceAfter = points
        case "pard":
            state.alignment = .natural
            (state.firstIndent, state.leftIndent, state.spaceBefore, state.spaceAfter) = (0, 0, 0, 0)
        case "plain":
            let fresh = State()
            (state.isBold, state.isItalic, state.isUnderlined, state.isStruck) = (false, false, false, false)
            (state.size, state.baseline, state.color, state.background) = (fresh.size, 0, 0, 0)
        case "uc": state.fallbackCount = max(0, value ?? 1)
        case "u": unit(UInt16(truncatingIfNeeded: value ?? 0))
        default: break
        }
    }
}
