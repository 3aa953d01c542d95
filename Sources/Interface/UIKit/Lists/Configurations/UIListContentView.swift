// SPDX-License-Identifier: MIT

/// Shows a `UIListContentConfiguration`.
open class UIListContentView: UIView, UIContentView {
    private var current: UIListContentConfiguration
    private let textLabel = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    /// Where the three are; guides that an app may constrain to.
    private let textGuide = UILayoutGuide()
    private let secondaryGuide = UILayoutGuide()
    private let imageGuide = UILayoutGuide()

    public init(configuration: UIListContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) {
        current = .cell()
        super.init(coder: coder)
        show()
    }

    /// A configuration of another type is refused with an exception.
    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                NSException.raise(
                    .invalidArgumentException, "UIListContentView can't show a configuration of \(type(of: newValue))")
            }
            guard list != current || list.hasTransformers else { return }
            current = list
            show()
        }
    }

    open var textLayoutGuide: UILayoutGuide? { current.hasText ? guide(over: textLabel) : nil }
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        current.hasSecondaryText ? guide(over: secondaryLabel) : nil
    }
    open var imageLayoutGuide: UILayoutGuide? { current.image != nil ? guide(over: imageView) : nil }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrange(width: bounds.width, height: bounds.height)
        imageView.frame = arrangement.image
        textLabel.frame = arrangement.text
        secondaryLabel.frame = arrangement.secondary
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        imageView.preferredSymbolConfiguration = symbolConfiguration
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        let wide = arrange(width: bounds.width > 0 ? bounds.width : 10_000, height: nil)
        return CGSize(width: UIView.noIntrinsicMetric, height: wide.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : 10_000
        return CGSize(width: width, height: arrange(width: width, height: nil).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if horizontalFittingPriority.rawValue < 500, targetSize.width == 0 {
            let arrangement = arrange(width: 10_000, height: nil)
            let width = max(arrangement.text.maxX, arrangement.secondary.maxX, arrangement.image.maxX)
            return CGSize(width: width + margins.right, height: arrangement.height)
        }
        return sizeThatFits(targetSize)
    }

    package override var wrapsToLayoutWidth: Bool { true }
    package override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: arrange(width: width, height: nil).height)
    }
    open override var forFirstBaselineLayout: UIView { textLabel }
    open override var forLastBaselineLayout: UIView { current.hasSecondaryText ? secondaryLabel : textLabel }

    /// How far from the leading edge the text begins, where an image stands before it; nil: none does.
    var textLeading: CGFloat? {
        guard current.image != nil, current.hasText || current.hasSecondaryText else { return nil }
        let arrangement = arrange(width: bounds.width, height: nil)
        let text = current.hasText ? arrangement.text : arrangement.secondary
        return isRightToLeft ? bounds.width - text.maxX : text.minX
    }

    private var margins: UIEdgeInsets {
        var own = UIEdgeInsets(current.directionalLayoutMargins, rightToLeft: isRightToLeft)
        // A table's cell gives its content view the margins that go with its accessory.
        let holder = superview is UITableViewCell ? self : superview
        guard let outer = holder?.layoutMargins else { return own }
        if current.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (own.left, own.right) = (max(own.left, outer.left), max(own.right, outer.right))
        }
        if current.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (own.top, own.bottom) = (max(own.top, outer.top), max(own.bottom, outer.bottom))
        }
        return own
    }
}

extension UIListContentView {
    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        /// Of the whole with its margins.
        var height: CGFloat = 0
    }

    private func guide(over label: UIView) -> UILayoutGuide {
        let guide = label === imageView ? imageGuide : label === textLabel ? textGuide : secondaryGuide
        if guide.owningView == nil {
            addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
                guide.topAnchor.constraint(equalTo: label.topAnchor),
                guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
            ])
        }
        return guide
    }

    private func show() {
        isUserInteractionEnabled = true
        fill(textLabel, current.text, current.attributedText, current.textProperties)
        fill(secondaryLabel, current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties)
        let image = current.imageProperties
        imageView.preferredSymbolConfiguration = symbolConfiguration
        imageView.image = current.image
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor =
            image.tintColor == nil && image.tintColorTransformer == nil
            ? nil : image.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = image.cornerRadius
        imageView.layer.borderWidth = image.strokeWidth
        imageView.layer.borderColor =
            image.strokeWidth > 0
            ? image.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
        imageView.clipsToBounds = image.cornerRadius > 0
        attach(imageView, current.image != nil)
        attach(textLabel, current.hasText)
        attach(secondaryLabel, current.hasSecondaryText)
        for view in [imageView, textLabel, secondaryLabel] { view.alpha = current.alpha }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Symbols are as large as the text beside them, which follows the person's text size.
    private var symbolConfiguration: UIImage.SymbolConfiguration {
        let text = current.textProperties
        let font = text.adjustsFontForContentSizeCategory ? text.font.adjusted(for: traitCollection) : nil
        return current.imageProperties.preferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(font: font ?? text.font)
    }

    private func attach(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview == nil { addSubview(view) } else if !isShown { view.removeFromSuperview() }
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
    }

    /// - Parameter height: nil: as tall as the content asks.
    private func arrange(width: CGFloat, height: CGFloat?) -> Arrangement {
        let margins = self.margins
        var result = Arrangement()
        // As for left to right; mirrored at the end.
        var left = isRightToLeft ? margins.right : margins.left
        let right = max(left, width - (isRightToLeft ? margins.left : margins.right))
        let imageSize = self.imageSize
        if current.image != nil {
            let reserved = current.imageProperties.reservedLayoutSize
            // The same for all symbols of a list, so that the texts are in line at every text size.
            let metrics = UIFontMetrics.default
            let symbolWidth =
                current.image?.isSymbolImage == true ? metrics.scaledValue(for: 24, compatibleWith: traitCollection) : 0
            let place = reserved.width > 0 ? reserved.width : max(imageSize.width, symbolWidth)
            result.image = CGRect(
                x: left + (place - imageSize.width) / 2, y: 0, width: imageSize.width, height: imageSize.height)
            left += place + (current.hasText || current.hasSecondaryText ? current.imageToTextPadding : 0)
        }
        let room = max(0, right - left)
        let block = arrangeTexts(left: left, room: room, into: &result)
        let content = max(block, max(imageSize.height, current.imageProperties.reservedLayoutSize.height))
        result.height = content + margins.top + margins.bottom
        let whole = height ?? result.height
        let shift = max(margins.top, 0) + (whole - margins.top - margins.bottom - block) / 2
        result.text.origin.y += shift
        result.secondary.origin.y += shift
        result.image.origin.y = margins.top + (whole - margins.top - margins.bottom - imageSize.height) / 2
        if isRightToLeft {
            for path in [\Arrangement.image, \.text, \.secondary] as [WritableKeyPath<Arrangement, CGRect>] {
                result[keyPath: path].origin.x = width - result[keyPath: path].maxX
            }
        }
        for path in [\Arrangement.image, \.text, \.secondary] as [WritableKeyPath<Arrangement, CGRect>] {
            result[keyPath: path].origin = CGPoint(
                x: onPixel(result[keyPath: path].minX), y: onPixel(result[keyPath: path].minY))
        }
        result.height = (result.height * UIScreen.main.scale).rounded(.up) / UIScreen.main.scale
        return result
    }

    /// - Returns: the height of the texts together; their origins count from its top.
    private func arrangeTexts(left: CGFloat, room: CGFloat, into result: inout Arrangement) -> CGFloat {
        let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let limit = CGSize(width: room, height: CGFloat.greatestFiniteMagnitude)
        let (hasText, hasSecondary) = (current.hasText, current.hasSecondaryText)
        if current.prefersSideBySideTextAndSecondaryText, hasText, hasSecondary {
            let first = textLabel.sizeThatFits(free)
            let second = secondaryLabel.sizeThatFits(free)
            if first.width + current.textToSecondaryTextHorizontalPadding + second.width <= room {
                let height = max(first.height, second.height)
                result.text = CGRect(
                    x: left, y: (height - first.height) / 2, width: first.width, height: first.height)
                result.secondary = CGRect(
                    x: left + room - second.width, y: (height - second.height) / 2, width: second.width,
                    height: second.height)
                return height
            }
        }
        var height: CGFloat = 0
        if hasText {
            let size = textLabel.sizeThatFits(limit)
            result.text = CGRect(x: left, y: 0, width: width(size, room, current.textProperties), height: size.height)
            height = size.height
        }
        if hasSecondary {
            if hasText { height += current.textToSecondaryTextVerticalPadding }
            let size = secondaryLabel.sizeThatFits(limit)
            result.secondary = CGRect(
                x: left, y: height, width: width(size, room, current.secondaryTextProperties), height: size.height)
            height += size.height
        }
        return height
    }

    /// Text that is aligned in the whole row needs its width.
    private func width(
        _ size: CGSize, _ room: CGFloat, _ properties: UIListContentConfiguration.TextProperties
    ) -> CGFloat { properties.alignment == .natural ? min(size.width, room) : room }

    private var imageSize: CGSize {
        guard current.image != nil else { return .zero }
        var size = imageView.intrinsicContentSize
        let maximum = current.imageProperties.maximumSize
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = min(
            1, maximum.width > 0 ? maximum.width / size.width : 1, maximum.height > 0 ? maximum.height / size.height : 1
        )
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    private func onPixel(_ value: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (value * scale).rounded() / scale
    }
}

extension UIListContentConfiguration {
    var hasText: Bool { text != nil || attributedText != nil }
    var hasSecondaryText: Bool { secondaryText != nil || secondaryAttributedText != nil }
    fileprivate var hasTransformers: Bool {
        textProperties.colorTransformer != nil || secondaryTextProperties.colorTransformer != nil
            || imageProperties.tintColorTransformer != nil
    }
}
