// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    func setTextField(_ field: UITextField, _ node: ResourceNode) {
        if let font = node.font("fontDescription") { field.font = font }
        if let color = node.color("textColor", self) { field.textColor = color }
        if let alignment = node.textAlignment { field.textAlignment = alignment }
        switch node["borderStyle"] {
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        case "roundedRect": field.borderStyle = .roundedRect
        default: field.borderStyle = .none
        }
        switch node["clearButtonMode"] {
        case "whileEditing": field.clearButtonMode = .whileEditing
        case "unlessEditing": field.clearButtonMode = .unlessEditing
        case "always": field.clearButtonMode = .always
        default: break
        }
        if let size = node.number("minimumFontSize") { field.minimumFontSize = size }
        update(field, \.adjustsFontSizeToFitWidth, node.bool("adjustsFontSizeToFit", default: true))
        update(field, \.clearsOnBeginEditing, node.bool("clearsOnBeginEditing", default: false))
        if let image = image(node, "background") { field.background = image }
        if let image = image(node, "disabledBackground") { field.disabledBackground = image }
        update(
            field, \.adjustsFontForContentSizeCategory, node.bool("adjustsFontForContentSizeCategory", default: false))
        if let text = text(node, "placeholder") { field.placeholder = text }
        if let text = attributedString(node, "attributedText") {
            field.attributedText = text
        } else if let text = text(node, "text") {
            field.text = text
        }
        if let traits = node.value("textInputTraits") {
            setTraits(of: field, traits)
            field.textContentType = traits["textContentType"].map(UITextContentType.init(rawValue:))
        }
    }

    func setTextView(_ view: UITextView, _ node: ResourceNode) {
        view.font = node.font("fontDescription") ?? .systemFont(ofSize: 14)
        if let color = node.color("textColor", self) { view.textColor = color }
        if let alignment = node.textAlignment { view.textAlignment = alignment }
        update(view, \.isEditable, node.bool("editable", default: true))
        update(view, \.isSelectable, node.bool("selectable", default: true))
        update(view, \.allowsEditingTextAttributes, node.bool("allowsEditingTextAttributes", default: false))
        update(
            view, \.adjustsFontForContentSizeCategory, node.bool("adjustsFontForContentSizeCategory", default: false))
        if let text = attributedString(node, "attributedText") {
            view.attributedText = text
        } else if let text = text(node, "text") {
            view.text = text
        }
        if let traits = node.value("textInputTraits") { setTraits(of: view, traits) }
        if let types = node.value("dataDetectorTypes") {
            var detected: UIDataDetectorTypes = []
            for (name, type) in Self.detectors where types.bool(name, default: false) { detected.insert(type) }
            view.dataDetectorTypes = detected
        }
    }

    private static let detectors: [(String, UIDataDetectorTypes)] = [
        ("link", .link), ("phoneNumber", .phoneNumber), ("address", .address), ("calendarEvent", .calendarEvent),
    ]

    /// `<textInputTraits key="textInputTraits" .../>`
    func setTraits(of input: any UITextInputTraits & UIView, _ node: ResourceNode) {
        input.isSecureTextEntry = node.bool("secureTextEntry", default: false)
        input.enablesReturnKeyAutomatically = node.bool("enablesReturnKeyAutomatically", default: false)
        if let type = Self.keyboards[node["keyboardType"] ?? ""] { input.keyboardType = type }
        if let type = Self.returnKeys[node["returnKeyType"] ?? ""] { input.returnKeyType = type }
        switch node["autocapitalizationType"] {
        case "words": input.autocapitalizationType = .words
        case "sentences": input.autocapitalizationType = .sentences
        case "allCharacters": input.autocapitalizationType = .allCharacters
        default: input.autocapitalizationType = .none
        }
        switch node["autocorrectionType"] {
        case "no": input.autocorrectionType = .no
        case "yes": input.autocorrectionType = .yes
        default: break
        }
        switch node["spellCheckingType"] {
        case "no": input.spellCheckingType = .no
        case "yes": input.spellCheckingType = .yes
        default: break
        }
        switch node["smartQuotesType"] {
        case "no": input.smartQuotesType = .no
        case "yes": input.smartQuotesType = .yes
        default: break
        }
        switch node["smartDashesType"] {
        case "no": input.smartDashesType = .no
        case "yes": input.smartDashesType = .yes
        default: break
        }
        switch node["smartInsertDeleteType"] {
        case "no": input.smartInsertDeleteType = .no
        case "yes": input.smartInsertDeleteType = .yes
        default: break
        }
        switch node["keyboardAppearance"] {
        case "alert", "dark": input.keyboardAppearance = .dark
        case "light": input.keyboardAppearance = .light
        default: break
        }
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
