// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// What the kinds of views have of their own.
    func setContent(of view: UIView, _ node: ResourceNode) {
        if let control = view as? UIControl { setControl(control, node) }
        switch view {
        case let label as UILabel: setLabel(label, node)
        case let button as UIButton: setButton(button, node)
        case let imageView as UIImageView: setImageView(imageView, node)
        case let field as UITextField: setTextField(field, node)
        case let control as UISwitch: setSwitch(control, node)
        case let slider as UISlider: setSlider(slider, node)
        case let stepper as UIStepper: setStepper(stepper, node)
        case let control as UISegmentedControl: setSegments(control, node)
        case let progress as UIProgressView: setProgress(progress, node)
        case let indicator as UIActivityIndicatorView: setIndicator(indicator, node)
        case let control as UIPageControl: setPages(control, node)
        case let stack as UIStackView: setStack(stack, node)
        case let picker as UIDatePicker: setDatePicker(picker, node)
        case let bar as UISearchBar: setSearchBar(bar, node)
        case let view as UITextView:
            setScroll(view, node)
            setTextView(view, node)
        case let table as UITableView:
            setScroll(table, node)
            setTable(table, node)
        case let grid as UICollectionView:
            setScroll(grid, node)
            setCollection(grid, node)
        case let cell as UICollectionViewCell: setCell(cell, node)
        case let scroll as UIScrollView: setScroll(scroll, node)
        case let cell as UITableViewCell: setCell(cell, node)
        case let effect as UIVisualEffectView: setEffect(effect, node)
        default: break
        }
    }

    private func setControl(_ control: UIControl, _ node: ResourceNode) {
        update(control, \.isEnabled, node.bool("enabled", default: true))
        update(control, \.isSelected, node.bool("selected", default: false))
        update(control, \.isHighlighted, node.bool("highlighted", default: false))
        switch node["contentHorizontalAlignment"] {
        case "center": control.contentHorizontalAlignment = .center
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        default: break
        }
        switch node["contentVerticalAlignment"] {
        case "center": control.contentVerticalAlignment = .center
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        default: break
        }
    }

    /// A blur, and the views in front of it, which belong to its content view.
    private func setEffect(_ view: UIVisualEffectView, _ node: ResourceNode) {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        let blur = node.child("blurEffect") ?? node.child("vibrancyEffect")?.child("blurEffect")
        if let blur {
            let effect = UIBlurEffect(style: styles[blur["style"] ?? "regular"] ?? .regular)
            view.effect = node.child("vibrancyEffect") == nil ? effect : UIVibrancyEffect(blurEffect: effect)
        }
        guard let content = node.value("contentView") else { return }
        register(view.contentView, content)
        for child in content.child("subviews")?.children ?? [] {
            if let subview = make(child) as? UIView { view.contentView.addSubview(subview) }
        }
    }

    // MARK: Text

    private func setLabel(_ label: UILabel, _ node: ResourceNode) {
        if let font = node.font("fontDescription") { label.font = font }
        if let color = node.color("textColor", self) { label.textColor = color }
        if let color = node.color("highlightedColor", self) { label.highlightedTextColor = color }
        if let color = node.color("shadowColor", self) { label.shadowColor = color }
        if let offset = node.value("shadowOffset") { label.shadowOffset = offset.size }
        if let alignment = node.textAlignment { label.textAlignment = alignment }
        if let mode = node.lineBreakMode { label.lineBreakMode = mode }
        label.numberOfLines = node.integer("numberOfLines") ?? 1
        // Left out, it means yes, but only together with how far the text may shrink.
        let scale = node.number("minimumScaleFactor")
        let size = node.number("minimumFontSize")
        if node.bool("adjustsFontSizeToFit", default: true), (scale ?? 0) > 0 || (size ?? 0) > 0 {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = scale ?? (size ?? 0) / max(1, label.font.pointSize)
        }
        switch node["baselineAdjustment"] {
        case "alignBaselines": label.baselineAdjustment = .alignBaselines
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if let width = node.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        update(label, \.isEnabled, node.bool("enabled", default: true))
        update(label, \.isHighlighted, node.bool("highlighted", default: false))
        update(
            label, \.adjustsFontForContentSizeCategory, node.bool("adjustsFontForContentSizeCategory", default: false))
        if let text = attributedString(node, "attributedText") {
            label.attributedText = text
        } else if let text = text(node, "text") {
            label.text = text
        }
    }

    func attributedString(_ node: ResourceNode, _ key: String) -> NSAttributedString? {
        node.attributedString(key, self)
    }

    // MARK: Buttons and pictures

    private func setButton(_ button: UIButton, _ node: ResourceNode) {
        button.become(node.buttonType)
        if let font = node.font("fontDescription") { button.titleLabel?.font = font }
        if let mode = node.lineBreakMode { button.titleLabel?.lineBreakMode = mode }
        if let insets = node.value("contentEdgeInsets") { button.contentEdgeInsets = insets.insets }
        if let insets = node.value("titleEdgeInsets") { button.titleEdgeInsets = insets.insets }
        if let insets = node.value("imageEdgeInsets") { button.imageEdgeInsets = insets.insets }
        if let size = node.value("titleShadowOffset") { button.titleLabel?.shadowOffset = size.size }
        update(button, \.showsTouchWhenHighlighted, node.bool("showsTouchWhenHighlighted", default: false))
        update(
            button, \.reversesTitleShadowWhenHighlighted,
            node.bool("reversesTitleShadowWhenHighlighted", default: false))
        update(button, \.adjustsImageWhenHighlighted, node.bool("adjustsImageWhenHighlighted", default: true))
        update(button, \.adjustsImageWhenDisabled, node.bool("adjustsImageWhenDisabled", default: true))
        for child in node.children where child.name == "state" { setState(of: button, child, node) }
        if let configuration = node.value("configuration") { setConfiguration(of: button, configuration, node) }
    }

    private func setState(of button: UIButton, _ node: ResourceNode, _ buttonNode: ResourceNode) {
        let key = node["key"] ?? "normal"
        let states: [String: UIControl.State] = [
            "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
        ]
        let state = states[key] ?? .normal
        if let title = translation(buttonNode, "\(key)Title") ?? node.string("title") {
            button.setTitle(title, for: state)
        }
        if let color = node.color("titleColor", self) { button.setTitleColor(color, for: state) }
        if let color = node.color("titleShadowColor", self) { button.setTitleShadowColor(color, for: state) }
        if let image = image(node, "image") { button.setImage(image, for: state) }
        if let image = image(node, "backgroundImage") { button.setBackgroundImage(image, for: state) }
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
        let title = translation(buttonNode, "configuration.title") ?? node.string("title")
        configuration.title = title ?? button.title(for: .normal)
        configuration.subtitle = node.string("subtitle")
        configuration.image = image(node, "image") ?? button.image(for: .normal)
        if let color = node.color("baseForegroundColor", self) { configuration.baseForegroundColor = color }
        if let color = node.color("baseBackgroundColor", self) { configuration.baseBackgroundColor = color }
        if let padding = node.number("imagePadding") { configuration.imagePadding = padding }
        if let padding = node.number("titlePadding") { configuration.titlePadding = padding }
        button.configuration = configuration
    }

    private func setImageView(_ imageView: UIImageView, _ node: ResourceNode) {
        imageView.image = image(node, "image")
        imageView.highlightedImage = image(node["highlightedImage"])
        update(imageView, \.isHighlighted, node.bool("highlighted", default: false))
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
