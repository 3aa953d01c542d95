// SPDX-License-Identifier: MIT
import CoreText

/// Reads the text of an HTML document with the attributes its elements stand for. Broken markup is read as far as it makes
/// sense; nothing is loaded.
struct HTMLReader {
    private let units: [Character]
    private var place = 0
    private let result = NSMutableAttributedString(string: "")
    private var stack: [(name: String, style: Style)] = [("", Style())]
    /// White space in front of the next character, once there is one, with the looks of where it stands.
    private var pendingSpace = false
    private var spaceAttributes: [NSAttributedString.Key: Any] = [:]
    private var pendingBreaks = 0
    private var sheet = StyleSheet()
    /// The last thing read was the end of a block: the text ends with a line end.
    private var endsWithBlock = false

    /// The state inherited by elements.
    private struct Style {
        var family = "Times New Roman"
        var size = 12.0
        var isBold = false
        var isItalic = false
        var isMonospaced = false
        var isPreformatted = false
        var isHidden = false
        var color: UIColor?
        var background: UIColor?
        var isUnderlined = false
        var isStruck = false
        var link: String?
        var baseline = 0.0
        var alignment = NSTextAlignment.natural
        /// Below the block's last paragraph.
        var spacing = 0.0
        var lineHeight: Double?
        var kern: Double?
        var depth = 0
        /// Number of the next item; nil in unordered lists.
        var counter: Int?
    }

    init(_ text: String) { units = Array(text) }

    func read() -> NSAttributedString {
        var reader = self
        reader.run()
        if reader.endsWithBlock, reader.result.length > 0 { reader.append("\n", like: reader.result.length - 1) }
        return reader.result
    }

    private var style: Style { stack[stack.count - 1].style }

    private mutating func run() {
        while place < units.count {
            if units[place] == "<" {
                markup()
            } else {
                character()
            }
        }
    }

    // MARK: Characters

    private mutating func character() {
        let character = units[place] == "&" ? entity() : take()
        guard !style.isHidden else { return }
        if !style.isPreformatted, character.isWhitespace, character != "\u{A0}" {
            if !pendingSpace { spaceAttributes = attributes }
            pendingSpace = true
        } else if style.isPreformatted, character.isNewline {
            breakLine()
        } else {
            emit(String(character))
        }
    }

    private mutating func take() -> Character {
        place += 1
        return units[place - 1]
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™",
        "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•",
        "euro": "€", "pound": "£", "middot": "·", "times": "×", "laquo": "«", "raquo": "»", "deg": "°", "shy": "\u{AD}",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
    ]

    /// A reference; an ampersand that starts none stands for itself.
    private mutating func entity() -> Character {
        let end = units[place...].prefix(12).firstIndex(of: ";")
        guard let end, end > place + 1 else { return take() }
        let name = String(units[place + 1..<end])
        var found = Self.entities[name]
        if name.hasPrefix("#x") || name.hasPrefix("#X") {
            found = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
        } else if name.hasPrefix("#") {
            found = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map(Character.init)
        }
        guard let found else { return take() }
        place = end + 1
        return found
    }

    private mutating func emit(_ text: String) {
        if pendingBreaks > 0, result.length > 0 {
            // A line end belongs to the paragraph it ends.
            append(String(repeating: "\n", count: pendingBreaks), like: result.length - 1)
        } else if pendingSpace, result.length > 0, !result.string.hasSuffix("\n") {
            result.append(NSAttributedString(string: " ", attributes: spaceAttributes))
        }
        pendingBreaks = 0
        pendingSpace = false
        endsWithBlock = false
        append(text)
    }

    private func append(_ text: String, like index: Int) {
        let attributes = result.attributes(at: index, effectiveRange: nil)
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private mutating func append(_ text: String) {
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        if style.depth > 0 {
            // As iOS lays lists out: the bullet at 11 points, the text at 36.
            let outer = CGFloat(style.depth - 1) * 36
            paragraph.headIndent = outer + 36
            paragraph.tabStops = [
                NSTextTab(textAlignment: .left, location: outer + 11),
                NSTextTab(textAlignment: .natural, location: outer + 36),
            ]
        }
        paragraph.paragraphSpacing = CGFloat(style.spacing)
        if let height = style.lineHeight { paragraph.minimumLineHeight = CGFloat(height) }
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
        attributes[.foregroundColor] = style.color ?? UIColor.black
        if let background = style.background { attributes[.backgroundColor] = background }
        if style.isUnderlined || style.link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let kern = style.kern { attributes[.kern] = CGFloat(kern) }
        if style.baseline != 0 { attributes[.baselineOffset] = CGFloat(style.baseline) }
        if let link = style.link { attributes[.link] = URL(string: link) ?? link }
        return attributes
    }

    private var font: UIFont {
        let family = style.isMonospaced ? "Courier" : style.family
        let isSystem = ["-apple-system", "system-ui", "sans-serif"].contains(family)
        let size = CGFloat(style.size)
        let base =
            isSystem ? UIFont.systemFont(ofSize: size) : UIFont(name: family, size: size) ?? .systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }

    // MARK: Elements

    private mutating func markup() {
        if units[place...].starts(with: "<!--") {
            skip(past: "-->")
            return
        }
        guard let end = units[place...].firstIndex(of: ">"), place + 1 < end else {
            let character = take()
            if !style.isHidden { emit(String(character)) }
            return
        }
        let tag = String(units[place + 1..<end])
        place = end + 1
        guard let first = tag.first, first != "!", first != "?" else { return }
        if first == "/" {
            close(String(tag.dropFirst()).lowercased().trimmingCharacters(in: .whitespaces))
        } else {
            open(HTMLTag(tag))
        }
    }

    private mutating func skip(past terminator: String) {
        let mark = Array(terminator)
        while place < units.count, !units[place...].starts(with: mark) { place += 1 }
        place = min(place + mark.count, units.count)
    }

    private static let blocks: Set<String> = [
        "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "body", "html", "hr", "center", "dl", "dt", "dd",
    ]
    private static let empty: Set<String> = [
        "br", "hr", "img", "meta", "link", "input", "wbr", "source", "base", "col",
    ]
    private static let hidden: Set<String> = ["head", "script", "style", "title", "template"]

    private mutating func open(_ tag: HTMLTag) {
        if tag.name == "br" { return breakLine() }
        if Self.blocks.contains(tag.name) { startBlock() }
        guard !Self.empty.contains(tag.name) else { return }
        if tag.name == "style" { return readStyleSheet() }
        var next = style
        apply(tag, &next)
        for css in sheet.declarations(for: tag) { apply(css: css, &next) }
        if let css = tag.attributes["style"] { apply(css: css, &next) }
        if tag.name == "li" {
            if let number = style.counter { stack[stack.count - 1].style.counter = number + 1 }
            next.counter = nil
        }
        stack.append((tag.name, next))
        if tag.name == "li" { emit(style(bulletFor: stack[stack.count - 2].style)) }
        if tag.isSelfClosing { close(tag.name) }
    }

    /// Takes in the rules of a `style` element, which ends at its end tag whatever is in it. Those for the whole document are
    /// in force at once: fragments often have no body element.
    private mutating func readStyleSheet() {
        let start = place
        skip(past: "</style")
        let end = place
        skip(past: ">")
        guard start < end else { return }
        let rules = StyleSheet(String(units[start..<end]).replacingOccurrences(of: "</style", with: ""))
        sheet.add(rules)
        for name in ["html", "body"] where !stack.contains(where: { $0.name == name }) {
            for css in rules.declarations(for: HTMLTag(name)) { apply(css: css, &stack[0].style) }
        }
    }

    private func style(bulletFor list: Style) -> String { list.counter.map { "\t\($0 - 1).\t" } ?? "\t•\t" }

    private mutating func close(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else { return }
        let hidden = style.isHidden
        stack.removeSubrange(index...)
        guard Self.blocks.contains(name) else { return }
        startBlock()
        if !hidden, result.length > 0, name != "body", name != "html" { endsWithBlock = true }
    }

    private mutating func startBlock() {
        pendingSpace = false
        if result.length > 0, pendingBreaks == 0 { pendingBreaks = 1 }
    }

    private mutating func breakLine() {
        pendingSpace = false
        pendingBreaks += 1
    }

    private static let headings: [String: Double] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]

    private func apply(_ tag: HTMLTag, _ style: inout Style) {
        if Self.hidden.contains(tag.name) { style.isHidden = true }
        if let size = Self.headings[tag.name] { (style.size, style.isBold, style.spacing) = (size, true, size * 0.83) }
        // Margins of browsers: one line below paragraphs.
        if tag.name == "p" || tag.name == "pre" || tag.name == "blockquote" { style.spacing = style.size }
        if tag.name == "li" || tag.name == "div" { style.spacing = 0 }
        switch tag.name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var", "address": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "del", "strike": style.isStruck = true
        case "code", "tt", "kbd", "samp": style.isMonospaced = true
        case "pre": (style.isMonospaced, style.isPreformatted) = (true, true)
        case "small": style.size *= 0.83
        case "big": style.size *= 1.2
        case "sup": (style.baseline, style.size) = (style.size * 0.33, style.size * 0.83)
        case "sub": (style.baseline, style.size) = (-style.size * 0.17, style.size * 0.83)
        case "mark": style.background = .yellow
        case "center": style.alignment = .center
        case "ul": (style.depth, style.counter) = (style.depth + 1, nil)
        case "ol": (style.depth, style.counter) = (style.depth + 1, Int(tag.attributes["start"] ?? "") ?? 1)
        case "a":
            if let target = tag.attributes["href"] {
                style.link = target
                style.color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
            }
        case "font":
            if let color = tag.attributes["color"].flatMap(HTMLColor.init) { style.color = color.color }
            if let face = tag.attributes["face"] { style.family = face }
        default: break
        }
        if let align = tag.attributes["align"] { apply(alignment: align, &style) }
    }

    private func apply(alignment: String, _ style: inout Style) {
        let known: [String: NSTextAlignment] = [
            "left": .left, "right": .right, "center": .center, "justify": .justified,
        ]
        if let alignment = known[alignment.lowercased()] { style.alignment = alignment }
    }

    private func apply(css: String, _ style: inout Style) {
        for declaration in css.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            let value = parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces)
            switch parts[0].lowercased() {
            case "color": style.color = HTMLColor(value)?.color ?? style.color
            case "background", "background-color": style.background = HTMLColor(value)?.color ?? style.background
            case "font-weight": style.isBold = value == "bold" || value == "bolder" || (Int(value) ?? 400) >= 600
            case "font-style": style.isItalic = value == "italic" || value == "oblique"
            case "text-decoration":
                style.isUnderlined = value.contains("underline")
                style.isStruck = value.contains("line-through")
            case "text-align": apply(alignment: value, &style)
            case "font-size": style.size = Self.length(value, em: style.size) ?? style.size
            case "font-family":
                let first = value.split(separator: ",").first.map(String.init) ?? value
                style.family = first.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
            case "line-height":
                let factor = Double(value).map { $0 * style.size }
                style.lineHeight = factor ?? Self.length(value, em: style.size)
            case "letter-spacing": style.kern = Self.length(value, em: style.size)
            case "display": style.isHidden = style.isHidden || value == "none"
            default: break
            }
        }
    }

    /// Pixels of HTML are three quarters of a point.
    private static func length(_ value: String, em: Double) -> Double? {
        let number = Double(value.prefix { $0.isNumber || $0 == "." })
        guard let number, number.isFinite, number < 10_000 else { return nil }
        if value.hasSuffix("em") { return number * em }
        if value.hasSuffix("%") { return number / 100 * em }
        return value.hasSuffix("pt") ? number : number * 0.75
    }
}

/// The inside of a start tag: name and attributes.
struct HTMLTag {
    let name: String
    private(set) var attributes: [String: String] = [:]
    let isSelfClosing: Bool

    init(_ text: String) {
        isSelfClosing = text.hasSuffix("/")
        var rest = Substring(isSelfClosing ? String(text.dropLast()) : text)
        name = rest.prefix { !$0.isWhitespace }.lowercased()
        rest = rest.drop { !$0.isWhitespace }
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard !rest.isEmpty else { break }
            let key = rest.prefix { $0 != "=" && !$0.isWhitespace }.lowercased()
            rest = rest.drop { $0 != "=" && !$0.isWhitespace }.drop { $0.isWhitespace }
            guard rest.first == "=" else {
                attributes[key] = ""
                if key.isEmpty { rest = rest.dropFirst() }
                continue
            }
            rest = rest.dropFirst().drop { $0.isWhitespace }
            if let quote = rest.first, quote == "\"" || quote == "'" {
                let value = rest.dropFirst().prefix { $0 != quote }
                attributes[key] = String(value)
                rest = rest.dropFirst(value.count + 2)
            } else {
                let value = rest.prefix { !$0.isWhitespace }
                attributes[key] = String(value)
                rest = rest.dropFirst(value.count)
            }
        }
    }
}

/// A colour as HTML writes it: `#rgb`, `#rrggbb`, `rgb(...)`, `rgba(...)` or a name.
struct HTMLColor {
    let color: UIColor

    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        let hex = text.hasPrefix("#") ? String(text.dropFirst()) : Self.names[text]
        if let hex, let value = UInt32(hex, radix: 16) {
            let channels: [UInt32]
            switch hex.count {
            case 3: channels = [value >> 8 & 15, value >> 4 & 15, value & 15].map { $0 * 17 }
            case 6: channels = [value >> 16 & 255, value >> 8 & 255, value & 255]
            default: return nil
            }
            let parts = channels.map { CGFloat($0) / 255 }
            color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        } else if text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")"),
            start < end
        {
            let parts = text[text.index(after: start)..<end].split { $0 == "," || $0 == " " || $0 == "/" }.compactMap {
                Double($0)
            }
            guard parts.count >= 3 else { return nil }
            color = UIColor(
                red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
        } else {
            return nil
        }
    }

    private static let names = [
        "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff", "yellow": "ffff00",
        "gray": "808080", "grey": "808080", "silver": "c0c0c0", "maroon": "800000", "purple": "800080",
        "fuchsia": "ff00ff",
        "lime": "00ff00", "olive": "808000", "navy": "000080", "teal": "008080", "aqua": "00ffff", "orange": "ffa500",
        "pink": "ffc0cb", "brown": "a52a2a", "cyan": "00ffff", "magenta": "ff00ff",
    ]
}
