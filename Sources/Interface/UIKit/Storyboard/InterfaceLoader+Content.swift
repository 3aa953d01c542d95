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
        case is UINavigationBar, is UIToolbar, is UITabBar: setBar(view, node)
        default: addContentView(to: view, node)
        }
    }

    /// Headers are often designed as cells, and their class is no cell's: they have the content as a view of theirs.
    private func addContentView(to view: UIView, _ node: ResourceNode) {
        guard ["tableViewCell", "collectionViewCell"].contains(node.name), let content = node.value("contentView"),
            let made = make(content) as? UIView
        else { return }
        view.addSubview(made)
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
        let blur = node.child("blurEffect") ?? node.child("vibrancyEffect")?.child("blurEffect")
        if let blur {
            let effect = UIBlurEffect(style: UIBlurEffect.Style.named(blur["style"] ?? "regular") ?? .regular)
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
        // Left out, it means yes: labels of a fixed size say so. Without a limit the text shrinks as far as it must.
        if node.bool("adjustsFontSizeToFit", default: true) {
            label.adjustsFontSizeToFitWidth = true
            let size = node.number("minimumFontSize") ?? 0
            label.minimumScaleFactor = node.number("minimumScaleFactor") ?? size / max(1, label.font.pointSize)
        }
        switch node["baselineAdjustment"] {
        case "alignBaselines": label.baselineAdjustment = .alignBaselines
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        // Xcode writes the two others.
        default: label.baselineAdjustment = .alignCenters
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

    // MARK: Pictures

    private func setImageView(_ imageView: UIImageView, _ node: ResourceNode) {
        imageView.image = image(node, "image")
        imageView.highlightedImage = image(node, "highlightedImage")
        if let symbol = node.value("preferredSymbolConfiguration") {
            imageView.preferredSymbolConfiguration = symbolConfiguration(symbol)
        }
        update(
            imageView, \.adjustsImageSizeForAccessibilityContentSizeCategory,
            node.bool("adjustsImageSizeForAccessibilityContentSizeCategory", default: false))
        update(imageView, \.isHighlighted, node.bool("highlighted", default: false))
    }
}
