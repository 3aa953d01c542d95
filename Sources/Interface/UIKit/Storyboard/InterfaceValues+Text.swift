// SPDX-License-Identifier: MIT

extension ResourceNode {
    /// The `<fontDescription>` that is the value of `key`; nil when there is none.
    @MainActor
    func font(_ key: String) -> UIFont? {
        guard let node = value(key), node.name == "fontDescription" || node.name == "font" else { return nil }
        // Labels of cells come with a size of 0: that of their place in the cell holds.
        if node["style"] == nil, node["metaFont"] == nil, node.number("pointSize") == 0 { return nil }
        return node.fontValue
    }

    @MainActor
    var fontValue: UIFont? {
        if let style = self["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = number("pointSize") ?? number("size") ?? UIFont.systemFontSize
        if let meta = self["metaFont"] { return Self.metaFont(meta, size: size) }
        if let name = self["name"] {
            // A face that is not there becomes the system's, as on iOS.
            return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        switch self["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: fontWeight)
        }
    }

    private static func metaFont(_ name: String, size: CGFloat) -> UIFont {
        name.lowercased().contains("bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    private var fontWeight: UIFont.Weight {
        switch self["weight"] {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    /// The `<attributedString>` that is the value of `key`.
    @MainActor
    func attributedString(_ key: String, _ loader: InterfaceLoader) -> NSAttributedString? {
        guard let node = value(key), node.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in node.children where fragment.name == "fragment" {
            let text = fragment.string("content") ?? ""
            let attributes = fragment.child("attributes").map { $0.textAttributes(loader) } ?? [:]
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }

    /// Attributes whose children's keys are the attributes' names.
    @MainActor
    func textAttributes(_ loader: InterfaceLoader) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for child in children {
            guard let key = child["key"] else { continue }
            let value: Any?
            switch child.name {
            case "color": value = child.colorValue(loader)
            case "font", "fontDescription": value = child.fontValue
            case "paragraphStyle": value = child.paragraphStyle
            case "integer", "real": value = child.number("value").map { NSNumber(value: Double($0)) }
            case "url": value = child["string"].flatMap { URL(string: $0) }
            case "string": value = child.stringValue
            case "shadow": value = child.shadow(loader)
            default: value = nil
            }
            if let value { result[NSAttributedString.Key(key)] = value }
        }
        return result
    }

    @MainActor
    private func shadow(_ loader: InterfaceLoader) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = number("blurRadius") ?? 0
        if let offset = value("offset") { shadow.shadowOffset = offset.size }
        if let color = color("color", loader) { shadow.shadowColor = color }
        return shadow
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let textAlignment { style.alignment = textAlignment }
        if let lineBreakMode { style.lineBreakMode = lineBreakMode }
        if let value = number("lineSpacing") { style.lineSpacing = value }
        if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = number("headIndent") { style.headIndent = value }
        if let value = number("tailIndent") { style.tailIndent = value }
        if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = number("hyphenationFactor") { style.hyphenationFactor = Float(value) }
        if let value = number("defaultTabInterval") { style.defaultTabInterval = value }
        style.allowsDefaultTighteningForTruncation = bool("allowsDefaultTighteningForTruncation", default: false)
        switch self["baseWritingDirection"] {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: break
        }
        if let stops = value("tabStops")?.children.filter({ $0.name == "textTab" }), !stops.isEmpty {
            style.tabStops = stops.map {
                NSTextTab(textAlignment: $0.textAlignment ?? .left, location: $0.number("location") ?? 0, options: [:])
            }
        }
        return style
    }
}
