// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    func setButton(_ button: UIButton, _ node: ResourceNode) {
        button.become(node.buttonType)
        if let font = node.font("fontDescription") { button.titlePart?.font = font }
        if let mode = node.lineBreakMode { button.titlePart?.lineBreakMode = mode }
        if let insets = node.value("contentEdgeInsets") { button.contentEdgeInsets = insets.insets }
        if let insets = node.value("titleEdgeInsets") { button.titleEdgeInsets = insets.insets }
        if let insets = node.value("imageEdgeInsets") { button.imageEdgeInsets = insets.insets }
        if let size = node.value("titleShadowOffset") { button.titlePart?.shadowOffset = size.size }
        update(button, \.showsTouchWhenHighlighted, node.bool("showsTouchWhenHighlighted", default: false))
        update(
            button, \.reversesTitleShadowWhenHighlighted,
            node.bool("reversesTitleShadowWhenHighlighted", default: false))
        update(button, \.adjustsImageWhenHighlighted, node.bool("adjustsImageWhenHighlighted", default: true))
        update(button, \.adjustsImageWhenDisabled, node.bool("adjustsImageWhenDisabled", default: true))
        for child in node.children where child.name == "state" { setState(of: button, child, node) }
        if let configuration = node.value("configuration") { setConfiguration(of: button, configuration, node) }
        if let menu = node.value("menu") { button.menu = self.menu(menu) }
        update(button, \.showsMenuAsPrimaryAction, node.bool("showsMenuAsPrimaryAction", default: false))
        update(
            button, \.changesSelectionAsPrimaryAction, node.bool("changesSelectionAsPrimaryAction", default: false))
        update(button, \.isPointerInteractionEnabled, node.bool("pointerInteraction", default: false))
    }

    private func setState(of button: UIButton, _ node: ResourceNode, _ buttonNode: ResourceNode) {
        let key = node["key"] ?? "normal"
        let states: [String: UIControl.State] = [
            "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
        ]
        let state = states[key] ?? .normal
        // A configuration has the title, or there is none: the editor leaves "Button" here in files of buttons with an
        // image only.
        let isConfigured = buttonNode.value("configuration") != nil
        if !isConfigured, let title = translation(buttonNode, "\(key)Title") ?? node.string("title") {
            button.setTitle(title, for: state)
        }
        if let color = node.color("titleColor", self) { button.setTitleColor(color, for: state) }
        if let color = node.color("titleShadowColor", self) { button.setTitleShadowColor(color, for: state) }
        if let image = image(node, "image") { button.setImage(image, for: state) }
        if let image = image(node, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let symbol = node.value("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(symbolConfiguration(symbol), forImageIn: state)
        }
        if let title = attributedString(node, "attributedTitle") { button.setAttributedTitle(title, for: state) }
    }

    private func setConfiguration(of button: UIButton, _ node: ResourceNode, _ buttonNode: ResourceNode) {
        var configuration: UIButton.Configuration
        switch node["style"] {
        case "gray": configuration = .gray()
        case "tinted": configuration = .tinted()
        case "filled": configuration = .filled()
        default: configuration = .plain()
        }
        setTexts(of: &configuration, node, button, buttonNode)
        setLook(of: &configuration, node)
        button.configuration = configuration
    }

    private func setTexts(
        of configuration: inout UIButton.Configuration, _ node: ResourceNode, _ button: UIButton,
        _ buttonNode: ResourceNode
    ) {
        if let text = attributedString(node, "attributedTitle") {
            configuration.attributedTitle = AttributedString(text)
        } else {
            configuration.title = translation(buttonNode, "configuration.title") ?? node.string("title")
        }
        if let text = attributedString(node, "attributedSubtitle") {
            configuration.attributedSubtitle = AttributedString(text)
        } else {
            configuration.subtitle =
                translation(buttonNode, "configuration.subtitle") ?? node.string("subtitle")
        }
        if let font = node.font("titleFontDescription") { configuration.titleTextAttributesTransformer = .font(font) }
        if let font = node.font("subtitleFontDescription") {
            configuration.subtitleTextAttributesTransformer = .font(font)
        }
        if let mode = NSLineBreakMode.named(node["titleLineBreakMode"]) { configuration.titleLineBreakMode = mode }
        if let mode = NSLineBreakMode.named(node["subtitleLineBreakMode"]) {
            configuration.subtitleLineBreakMode = mode
        }
        let alignments: [String: UIButton.Configuration.TitleAlignment] = [
            "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        if let alignment = alignments[node["titleAlignment"] ?? ""] { configuration.titleAlignment = alignment }
        configuration.image = image(node, "image") ?? button.image(for: .normal)
        if let symbol = node.value("preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbolConfiguration(symbol)
        }
    }

    private func setLook(of configuration: inout UIButton.Configuration, _ node: ResourceNode) {
        if let color = node.color("baseForegroundColor", self) { configuration.baseForegroundColor = color }
        if let color = node.color("baseBackgroundColor", self) { configuration.baseBackgroundColor = color }
        if let padding = node.number("imagePadding") { configuration.imagePadding = padding }
        if let padding = node.number("titlePadding") { configuration.titlePadding = padding }
        if let insets = node.value("contentInsets") { configuration.contentInsets = insets.directionalInsets }
        let edges: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let edge = edges[node["imagePlacement"] ?? ""] { configuration.imagePlacement = edge }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let style = corners[node["cornerStyle"] ?? ""] { configuration.cornerStyle = style }
        let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
        if let size = sizes[node["buttonSize"] ?? ""] { configuration.buttonSize = size }
        if node["indicator"] == "popup" { configuration.indicator = .popup }
        configuration.showsActivityIndicator = node.bool("showsActivityIndicator", default: false)
        if let background = node.value("background") { setBackground(&configuration.background, background) }
    }

    /// `<backgroundConfiguration key="background" cornerRadius= strokeWidth= image=>` with its colours.
    private func setBackground(_ background: inout UIBackgroundConfiguration, _ node: ResourceNode) {
        if let radius = node.number("cornerRadius") { background.cornerRadius = radius }
        if let width = node.number("strokeWidth") { background.strokeWidth = width }
        if let color = node.color("backgroundColor", self) { background.backgroundColor = color }
        if let color = node.color("strokeColor", self) { background.strokeColor = color }
        if let insets = node.value("backgroundInsets") { background.backgroundInsets = insets.directionalInsets }
        if let image = image(node, "image") {
            background.image = image
            if let mode = node.contentMode("imageContentMode") { background.imageContentMode = mode }
        }
    }
}

extension ResourceNode {
    /// Of a button element.
    var buttonType: UIButton.ButtonType {
        switch self["buttonType"] {
        case "roundedRect", "system": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }
}
