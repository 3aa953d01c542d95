// SPDX-License-Identifier: MIT

/// The parts of a button that has a configuration.
@MainActor
final class ConfiguredButtonViews {
    let background = UIView()
    let stroke = BackgroundStroke(frame: .zero)
    let backgroundImage = UIImageView(frame: .zero)
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    var indicator: UIActivityIndicatorView?
    /// The sign that the button opens a pop-up menu.
    var popUpSign: UIImageView?
    /// The configuration or the content by state has changed since the parts were filled.
    var isStale = true

    init(in button: UIButton) {
        background.isUserInteractionEnabled = false
        background.clipsToBounds = true
        background.addSubview(backgroundImage)
        button.insertSubview(background, at: 0)
        button.insertSubview(stroke, aboveSubview: background)
    }

    func remove() {
        for part in [background, stroke, title, subtitle, image, indicator, popUpSign] as [UIView?] {
            part?.removeFromSuperview()
        }
    }
}

extension UIButton {
    func configurationChanged() {
        if configuration == nil {
            configured?.remove()
            configured = nil
            updateContent()
        } else {
            for part in [label, picture, backdrop] as [UIView?] { part?.removeFromSuperview() }
            (label, picture, backdrop) = (nil, nil, nil)
            configured?.isStale = true
            fillConfigured()
        }
        contentSizeChanged()
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration, configuration != nil || configurationUpdateHandler != nil else { return }
        needsUpdateConfiguration = false
        updateConfiguration()
        configured?.isStale = true
        fillConfigured()
    }

    /// Brings the parts up to the configuration.
    func fillConfigured() {
        guard let configuration else { return }
        let views = configured ?? ConfiguredButtonViews(in: self)
        configured = views
        guard views.isStale else { return }
        views.isStale = false
        let colors = ButtonColors(configuration, for: self)
        fillBackground(views, configuration, colors)
        fillTexts(views, configuration, colors)
        fillImage(views, configuration, colors)
        fillPopUpSign(views, configuration, colors)
    }

    /// As on iOS where the button's menu chooses its title, unless the configuration decides.
    private func showsPopUpSign(_ configuration: Configuration) -> Bool {
        switch configuration.indicator {
        case .none: false
        case .popup: true
        case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
        }
    }

    private func fillPopUpSign(
        _ views: ConfiguredButtonViews, _ configuration: Configuration, _ colors: ButtonColors
    ) {
        guard showsPopUpSign(configuration) else {
            views.popUpSign?.removeFromSuperview()
            views.popUpSign = nil
            return
        }
        let sign = views.popUpSign ?? UIImageView(frame: .zero)
        if views.popUpSign == nil {
            sign.image = UIImage(
                systemName: "chevron.up.chevron.down",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
            addSubview(sign)
            views.popUpSign = sign
        }
        sign.tintColor = configuration.indicatorColorTransformer?(colors.foreground) ?? colors.foreground
    }

    private func fillBackground(
        _ views: ConfiguredButtonViews, _ configuration: Configuration, _ colors: ButtonColors
    ) {
        views.background.backgroundColor = colors.background
        views.stroke.show(configuration.background, tint: tintColor)
        views.backgroundImage.image = configuration.background.image ?? currentBackgroundImage
        views.backgroundImage.contentMode = configuration.background.imageContentMode
        if let custom = configuration.background.customView, custom.superview !== views.background {
            views.background.addSubview(custom)
        }
    }

    private func fillTexts(_ views: ConfiguredButtonViews, _ configuration: Configuration, _ colors: ButtonColors) {
        let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
        let title = text(
            content.ownTitle(for: state) ?? configuration.attributedTitle ?? shownTitle,
            font: .preferredFont(forTextStyle: isSmall ? .subheadline : .body), color: colors.foreground,
            transformer: configuration.titleTextAttributesTransformer)
        let alignment = configuration.textAlignment
        fill(&views.title, with: title, alignment, lineBreakMode: configuration.titleLineBreakMode)
        let subtitle = text(
            configuration.attributedSubtitle, font: .preferredFont(forTextStyle: isSmall ? .caption1 : .footnote),
            color: colors.foreground, transformer: configuration.subtitleTextAttributesTransformer)
        fill(&views.subtitle, with: subtitle, alignment, lineBreakMode: configuration.subtitleLineBreakMode)
    }

    private var shownTitle: AttributedString? {
        let (plain, attributed) = content.title(for: state)
        return attributed.map { AttributedString($0) } ?? plain.map { AttributedString($0) }
    }

    private func text(
        _ string: AttributedString?, font: UIFont, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard var string, !string.characters.isEmpty else { return nil }
        var standard = AttributeContainer()
        standard.font = font
        standard.foregroundColor = color
        // What the title itself says counts more than the style, and what the transformer says most.
        string.mergeAttributes(standard, mergePolicy: .keepCurrent)
        if let transformer {
            for run in string.runs { string[run.range].setAttributes(transformer(run.attributes)) }
        }
        return NSAttributedString(string)
    }

    private func fill(
        _ label: inout UILabel?, with text: NSAttributedString?, _ alignment: NSTextAlignment,
        lineBreakMode: NSLineBreakMode
    ) {
        guard let text else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let made = label ?? UILabel()
        if label == nil {
            made.numberOfLines = 0
            addSubview(made)
            label = made
        }
        made.lineBreakMode = lineBreakMode
        made.attributedText = text
        made.textAlignment = alignment
    }

    private func fillImage(_ views: ConfiguredButtonViews, _ configuration: Configuration, _ colors: ButtonColors) {
        if configuration.showsActivityIndicator {
            views.image?.removeFromSuperview()
            views.image = nil
            let indicator = views.indicator ?? UIActivityIndicatorView(style: .medium)
            if views.indicator == nil {
                views.indicator = indicator
                addSubview(indicator)
            }
            indicator.color = configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
            indicator.startAnimating()
            return
        }
        views.indicator?.removeFromSuperview()
        views.indicator = nil
        let own = state == .normal ? nil : content.images[state]
        guard let image = own ?? configuration.image ?? currentImage else {
            views.image?.removeFromSuperview()
            views.image = nil
            return
        }
        let imageView = views.image ?? UIImageView(frame: .zero)
        if views.image == nil {
            views.image = imageView
            addSubview(imageView)
        }
        imageView.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize == .small ? .subheadline : .body)
        imageView.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
        imageView.image = image
    }
}

extension UIButton.Configuration {
    /// Of the lines of a title that wraps.
    @MainActor fileprivate var textAlignment: NSTextAlignment {
        switch titleAlignment {
        case .center: .center
        case .trailing: UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .left : .right
        case .leading, .automatic: .natural
        }
    }

    /// Whether a title that is too long goes on in another line.
    var wrapsTitle: Bool {
        let modes: [NSLineBreakMode] = [.byWordWrapping, .byCharWrapping]
        return modes.contains(titleLineBreakMode) || modes.contains(subtitleLineBreakMode)
    }
}
