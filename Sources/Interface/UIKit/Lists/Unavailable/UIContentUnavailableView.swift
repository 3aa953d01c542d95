// SPDX-License-Identifier: MIT

/// Shows a content-unavailable configuration in its middle, and scrolls where that is higher.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private let scroll = UIScrollView()
    private let column = UIView()
    private let picture = UIImageView(frame: .zero)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()
    private let detail = UILabel()
    private var buttons: [UIButton] = []
    private var ground: UIView?
    private var shown: UIContentUnavailableConfiguration

    /// Wider columns of text are hard to read, points.
    private static let widest: CGFloat = 400

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        finishUnavailable()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        finishUnavailable()
    }

    private func finishUnavailable() {
        scroll.isScrollEnabled = false
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        scroll.addSubview(column)
        for part in [picture, spinner, title, detail] as [UIView] { column.addSubview(part) }
        picture.contentMode = .scaleAspectFit
        apply()
    }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            apply()
        }
    }

    /// Whether contents higher than the view can be scrolled.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    // MARK: Contents

    private func apply() {
        applyPicture()
        apply(shown.text, shown.attributedText, shown.textProperties, to: title)
        apply(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, to: detail)
        buttons.forEach { $0.removeFromSuperview() }
        buttons = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
            .compactMap(button)
        buttons.forEach(column.addSubview)
        ground?.removeFromSuperview()
        backgroundColor = shown.background.backgroundColor
        if let custom = shown.background.customView {
            insertSubview(custom, at: 0)
            ground = custom
        }
        layer.cornerRadius = shown.background.cornerRadius
        setNeedsLayout()
    }

    private func applyPicture() {
        let properties = shown.imageProperties
        picture.image = shown.image
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        picture.tintColor = properties.tintColor
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        picture.isHidden = shown.image == nil || shown.isLoading
        spinner.isHidden = !shown.isLoading
        if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    private func apply(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, to label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (label.text ?? "").isEmpty
    }

    /// nil for a button that has nothing to show.
    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let hasTitle = configuration.title?.isEmpty == false || configuration.attributedTitle != nil
        guard hasTitle || configuration.image != nil || properties.primaryAction?.title.isEmpty == false else {
            return nil
        }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }

    // MARK: Layout

    /// What shows, from the top, with the points above it.
    private var rows: [(view: UIView, above: CGFloat)] {
        var rows: [(UIView, CGFloat)] = []
        func add(_ view: UIView, _ above: CGFloat) { rows.append((view, rows.isEmpty ? 0 : above)) }
        if !spinner.isHidden { add(spinner, 0) } else if !picture.isHidden { add(picture, 0) }
        if !title.isHidden { add(title, shown.imageToTextPadding) }
        if !detail.isHidden {
            add(detail, title.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
        }
        for (index, button) in buttons.enumerated() {
            add(button, index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        }
        return rows
    }

    private func size(of view: UIView, _ width: CGFloat) -> CGSize {
        guard view === picture, let image = picture.image else {
            var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            size.width = min(width, size.width)
            return size
        }
        var size = picture.intrinsicContentSize == .zero ? image.size : picture.intrinsicContentSize
        let limit = shown.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1,
            width / max(1, size.width))
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground?.frame = bounds
        let margins = shown.directionalLayoutMargins
        let area = bounds.inset(by: safeAreaInsets)
        scroll.frame = area
        let width = max(0, min(Self.widest, area.width - margins.leading - margins.trailing))
        let height = place(width)
        let whole = height + margins.top + margins.bottom
        scroll.contentSize = CGSize(width: area.width, height: whole)
        column.frame = CGRect(
            x: (area.width - width) / 2, y: max(margins.top, (area.height - height) / 2), width: width, height: height)
    }

    /// Puts the rows under each other; returns how high they are.
    private func place(_ width: CGFloat) -> CGFloat {
        var y: CGFloat = 0
        for (view, above) in rows {
            y += above
            let size = size(of: view, width)
            view.frame = CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height)
            y += size.height
        }
        return y
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = shown.directionalLayoutMargins
        let width = max(0, min(Self.widest, size.width - margins.leading - margins.trailing))
        return CGSize(width: size.width, height: place(width) + margins.top + margins.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
}
