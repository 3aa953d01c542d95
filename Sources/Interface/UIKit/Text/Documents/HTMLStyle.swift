// SPDX-License-Identifier: MIT

/// What elements say of the text in them; elements inside inherit it.
struct HTMLStyle {
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

    // MARK: Attributes of the text

    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        if depth > 0 {
            // As iOS lays lists out: the bullet at 11 points, the text at 36.
            let outer = CGFloat(depth - 1) * 36
            paragraph.headIndent = outer + 36
            paragraph.tabStops = [
                NSTextTab(textAlignment: .left, location: outer + 11),
                NSTextTab(textAlignment: .natural, location: outer + 36),
            ]
        }
        paragraph.paragraphSpacing = CGFloat(spacing)
        if let height = lineHeight { paragraph.minimumLineHeight = CGFloat(height) }
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
        attributes[.foregroundColor] = color ?? UIColor.black
        if let background = background { attributes[.backgroundColor] = background }
        if isUnderlined || link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let kern = kern { attributes[.kern] = CGFloat(kern) }
        if baseline != 0 { attributes[.baselineOffset] = CGFloat(baseline) }
        if let link = link { attributes[.link] = URL(string: link) ?? link }
        return attributes
    }

    private var font: UIFont {
        let family = isMonospaced ? "Courier" : family
        let isSystem = ["-apple-system", "system-ui", "sans-serif"].contains(family)
        let size = CGFloat(size)
        let base =
            isSystem ? UIFont.systemFont(ofSize: size) : UIFont(name: family, size: size) ?? .systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }

    // MARK: Elements and declarations

    private static let hidden: Set<String> = ["head", "script", "style", "title", "template"]

    private static let headings: [String: Double] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]

    mutating func apply(_ tag: HTMLTag) {
        if Self.hidden.contains(tag.name) { isHidden = true }
        if let heading = Self.headings[tag.name] { (size, isBold, spacing) = (heading, true, heading * 0.83) }
        // Margins of browsers: one line below paragraphs.
        if tag.name == "p" || tag.name == "pre" || tag.name == "blockquote" { spacing = size }
        if tag.name == "li" || tag.name == "div" { spacing = 0 }
        switch tag.name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "var", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "del", "strike": isStruck = true
        case "code", "tt", "kbd", "samp": isMonospaced = true
        case "pre": (isMonospaced, isPreformatted) = (true, true)
        case "small": size *= 0.83
        case "big": size *= 1.2
        case "sup": (baseline, size) = (size * 0.33, size * 0.83)
        case "sub": (baseline, size) = (-size * 0.17, size * 0.83)
        case "mark": background = .yellow
        case "center": self.alignment = .center
        case "ul": (depth, counter) = (depth + 1, nil)
        case "ol": (depth, counter) = (depth + 1, Int(tag.attributes["start"] ?? "") ?? 1)
        case "a":
            if let target = tag.attributes["href"] {
                link = target
                color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
            }
        case "font":
            if let named = tag.attributes["color"].flatMap(HTMLColor.init) { color = named.color }
            if let face = tag.attributes["face"] { family = face }
        default: break
        }
        if let align = tag.attributes["align"] { apply(alignment: align) }
    }

    private mutating func apply(alignment: String) {
        let known: [String: NSTextAlignment] = [
            "left": .left, "right": .right, "center": .center, "justify": .justified,
        ]
        if let known = known[alignment.lowercased()] { self.alignment = known }
    }

    /// - Parameter css: declarations, as an element's `style` attribute has them.
    mutating func apply(css: String) {
        for declaration in css.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            let value = parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces)
            switch parts[0].lowercased() {
            case "color": color = HTMLColor(value)?.color ?? color
            case "background", "background-color": background = HTMLColor(value)?.color ?? background
            case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 400) >= 600
            case "font-style": isItalic = value == "italic" || value == "oblique"
            case "text-decoration":
                isUnderlined = value.contains("underline")
                isStruck = value.contains("line-through")
            case "text-align": apply(alignment: value)
            case "font-size": size = Self.length(value, em: size) ?? size
            case "font-family":
                let first = value.split(separator: ",").first.map(String.init) ?? value
                family = first.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
            case "line-height":
                let factor = Double(value).map { $0 * size }
                lineHeight = factor ?? Self.length(value, em: size)
            case "letter-spacing": kern = Self.length(value, em: size)
            case "display": isHidden = isHidden || value == "none"
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
