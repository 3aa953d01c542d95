// SPDX-License-Identifier: MIT

extension UIButton {
    func change(_ edit: (inout ButtonContent) -> Void) {
        edit(&content)
        if configuration != nil { configured?.isStale = true }
        updateContent()
        contentSizeChanged()
    }

    /// What is set for the normal state takes the place of what the configuration said: whichever was set last shows.
    func configure(for state: State, _ edit: (inout Configuration) -> Void) {
        guard state == .normal, var changed = configuration else { return }
        edit(&changed)
        configuration = changed
    }

    func contentSizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func become(_ type: ButtonType) {
        buttonType = type
        switch type {
        case .custom, .system, .plain: break
        case .detailDisclosure, .infoLight, .infoDark: showGlyph("info.circle")
        case .contactAdd: showGlyph("plus.circle")
        case .close: setImage(CloseButtonImage.image, for: .normal)
        }
        accessibilityLabel = type.spokenName
        sizeToFitIfEmpty()
    }

    private func showGlyph(_ name: String) {
        let image = Self.symbol(name)
        standardGlyph = image
        madeImageView.contentMode = .center
        setImage(image, for: .normal)
    }

    private static func symbol(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .regular))
    }

    private func sizeToFitIfEmpty() {
        if currentImage != nil, bounds.isEmpty { frame.size = intrinsicContentSize }
    }

    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.title == nil, configuration?.attributedTitle == nil, !action.title.isEmpty {
                configuration?.title = action.title
            }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    func decodeContent(from coder: NSCoder) {
        buttonType = ButtonType(rawValue: coder.decodeInteger(forKey: "UIButtonType")) ?? .custom
        if let title = coder.decodeObject(of: NSString.self, forKey: "UINormalTitle") as String? {
            setTitle(title, for: .normal)
        }
    }

    // MARK: Parts

    var madeTitleLabel: UILabel {
        if let label { return label }
        let made = UILabel()
        made.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        made.lineBreakMode = .byTruncatingMiddle
        made.textAlignment = .center
        // Other than a label of its own, a button's title has its shadow right behind it.
        made.shadowOffset = .zero
        label = made
        updateContent()
        setNeedsLayout()
        return made
    }

    /// The title's label comes into the button with the first layout, or when the app asks for it: what an app puts in
    /// before, such as a layer with a gradient, lies below.
    func attachTitle() {
        guard let label, label.superview !== self else { return }
        addSubview(label)
    }

    /// The label of the title wherever it is, in the button or not there yet.
    var titlePart: UILabel? { configured?.title ?? madeTitleLabel }

    var madeImageView: UIImageView {
        if let picture { return picture }
        let made = UIImageView(frame: .zero)
        made.contentMode = .scaleToFill
        made.clipsToBounds = true
        made.isOpaque = false
        picture = made
        insertSubview(made, at: backdrop == nil ? 0 : 1)
        updateContent()
        return made
    }

    private var madeBackdrop: UIImageView {
        if let backdrop { return backdrop }
        let made = UIImageView(frame: backgroundRect(forBounds: bounds))
        backdrop = made
        insertSubview(made, at: 0)
        return made
    }

    // MARK: Showing

    /// Grey of a disabled system button's title, measured on a white and on a dark ground.
    private static let disabledTitle = UIColor { traits in
        UIColor(
            white: traits.userInterfaceStyle == .dark ? 140.0 / 255 : 133.0 / 255,
            alpha: traits.userInterfaceStyle == .dark ? 1 : 0.45)
    }

    var isSystem: Bool { buttonType != .custom }

    func defaultTitleColor(for state: State) -> UIColor {
        guard isSystem else { return .white }
        return state.contains(.disabled) ? Self.disabledTitle : tintColor
    }

    /// Brings text, colours and images of the parts up to the present state.
    func updateContent() {
        guard configuration == nil else { return setNeedsLayout() }
        let (plain, attributed) = content.title(for: state)
        if plain != nil || attributed != nil || label != nil { updateTitle(plain, attributed) }
        let image = imageForState
        if image != nil || picture != nil {
            madeImageView.image = image
            madeImageView.isHidden = image == nil
            madeImageView.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        }
        if let background = currentBackgroundImage {
            madeBackdrop.image = background
            madeBackdrop.isHidden = false
        } else {
            backdrop?.isHidden = true
        }
        updateSelection()
    }

    /// A selected system button shows its title and image in white on a ground of its tint.
    var showsSelection: Bool {
        buttonType == .system && isSelected && isEnabled && configuration == nil && currentBackgroundImage == nil
    }

    private func updateSelection() {
        guard showsSelection else {
            if selectionGround != nil { picture?.tintColor = nil }
            selectionGround?.removeFromSuperview()
            selectionGround = nil
            return
        }
        let ground = selectionGround ?? UIView()
        if selectionGround == nil {
            ground.isUserInteractionEnabled = false
            ground.layer.cornerRadius = 4
            insertSubview(ground, at: 0)
            selectionGround = ground
            setNeedsLayout()
        }
        ground.backgroundColor = tintColor
        picture?.tintColor = .white
    }

    private func updateTitle(_ plain: String?, _ attributed: NSAttributedString?) {
        let label = madeTitleLabel
        let color = showsSelection && content.titleColors[state] == nil ? .white : currentTitleColor
        if let attributed {
            label.textColor = color
            label.attributedText = attributed
        } else {
            if label.text != plain { label.text = plain }
            label.textColor = color
        }
        label.shadowColor = plain == nil && attributed == nil ? nil : currentTitleShadowColor
    }

    /// The image, darkened while a custom button is pressed, grey while disabled, unless the state has its own.
    private var imageForState: UIImage? {
        guard let image = currentImage else { return nil }
        let hasOwn = content.images[state] != nil
        picture?.alpha = !isEnabled && !hasOwn && adjustsImageWhenDisabled && !isSystem ? 0.5 : picture?.alpha ?? 1
        guard isHighlighted, !isSystem, adjustsImageWhenHighlighted, !hasOwn, !image.isTemplateImage else {
            return image
        }
        if darkened?.source !== image { darkened = (image, image.darkened) }
        return darkened?.result
    }

    func showState(from oldState: State) {
        if configuration != nil { return setNeedsUpdateConfiguration() }
        updateContent()
        if oldState.contains(.highlighted) != isHighlighted { showTouch() }
        guard isSystem, oldState.contains(.highlighted) != isHighlighted else { return }
        fade(pressed: isHighlighted)
    }

    /// What buttons do under a finger only where the app asks for it.
    private func showTouch() {
        if reversesTitleShadowWhenHighlighted, let label {
            label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
        }
        glow?.removeFromSuperview()
        glow = nil
        guard showsTouchWhenHighlighted, isHighlighted else { return }
        let side: CGFloat = 80
        let layer = CAGradientLayer()
        layer.type = .radial
        layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        layer.colors = [UIColor(white: 1, alpha: 0.7).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        let view = UIView(
            frame: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        view.isUserInteractionEnabled = false
        view.layer.addSublayer(layer)
        addSubview(view)
        glow = view
    }

    /// System buttons pale at once when pressed and come back slowly.
    private func fade(pressed: Bool) {
        let parts = [label, picture].compactMap { $0 } as [UIView]
        guard !pressed else { return parts.forEach { $0.alpha = 0.2 } }
        UIView.animate(withDuration: 0.47, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            parts.forEach { $0.alpha = 1 }
        }
    }
}

extension UIImage {
    /// The image under a half transparent black veil, where it is not transparent itself.
    fileprivate var darkened: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(origin: .zero, size: size)
        let result = UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(in: bounds)
            context.cgContext.setBlendMode(.sourceAtop)
            context.cgContext.setFillColor(CGColor(gray: 0, alpha: 0.45))
            context.cgContext.fill(bounds)
        }
        return capInsets == .zero ? result : result.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
}

extension UIButton.ButtonType {
    /// Of buttons that are only an image.
    fileprivate var spokenName: String? {
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add"
        case .close: "Close"
        }
    }
}
