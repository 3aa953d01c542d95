// SPDX-License-Identifier: MIT

/// The view of one bar button item: a text, an image or the app's own view.
@MainActor
final class BarButton: UIControl {
    /// Where the button stands, which decides its text's defaults.
    enum Kind { case plain, back }

    let item: UIBarButtonItem
    private let kind: Kind
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    var pictureLayer: CALayer { picture.layer }
    private let backdrop = UIImageView(frame: .zero)
    /// Of the bar; attributes of the item itself win.
    var appearance: UIBarButtonItemAppearance? { didSet { update() } }

    init(item: UIBarButtonItem, kind: Kind = .plain) {
        self.item = item
        self.kind = kind
        super.init(frame: .zero)
        for part in [backdrop, label, picture] as [UIView] { addSubview(part) }
        showsLargeContentViewer = true
        picture.contentMode = .center
        label.lineBreakMode = .byTruncatingTail
        item.view = self
        update()
    }

    required init?(coder: NSCoder) { nil }

    override package var primaryEvent: Event { .touchUpInside }

    func update() {
        isEnabled = item.isEnabled
        let isSprung = interactionList.contains { $0 is TapSpring }
        if item.opensForDrags, !isSprung { addInteraction(TapSpring()) }
        if !item.opensForDrags, isSprung { interactionList.filter { $0 is TapSpring }.forEach(removeInteraction) }
        tintColor = item.tintColor
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.spokenName
        if let custom = item.customView {
            label.isHidden = true
            picture.isHidden = true
            if custom.superview !== self { addSubview(custom) }
        } else {
            picture.image = item.shownImage(in: traitCollection).image.map {
                $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
            }
            picture.isHidden = item.image == nil
            label.isHidden = item.image != nil
            updateText()
        }
        backdrop.image =
            item.backgroundImages[state] ?? item.backgroundImages[.normal]
            ?? appearance?.state(state).backgroundImage ?? appearance?.normal.backgroundImage
        setNeedsLayout()
    }

    private func updateText() {
        label.attributedText = NSAttributedString(string: item.title ?? "", attributes: textAttributes)
        picture.tintColor = isEnabled ? nil : .tertiaryLabel
    }

    private var textAttributes: [NSAttributedString.Key: Any] {
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
            .foregroundColor: color,
        ]
        attributes.merge(appearance?.attributes(for: state) ?? [:]) { $1 }
        attributes.merge(item.textAttributes[.normal] ?? [:]) { $1 }
        if state != .normal { attributes.merge(item.textAttributes[state] ?? [:]) { $1 } }
        if !isEnabled, item.textAttributes[.disabled] == nil { attributes[.foregroundColor] = UIColor.tertiaryLabel }
        return attributes
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if item.landscapeImagePhone != nil { update() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !AppearanceRegistry.isEmpty else { return }
        AppearanceRegistry.apply(to: item, inside: self)
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if item.customView == nil { updateText() }
    }

    override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        guard item.customView == nil else { return }
        updateText()
        let parts = [label, picture] as [UIView]
        if isHighlighted {
            parts.forEach { $0.alpha = 0.3 }
        } else {
            UIView.animate(withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                parts.forEach { $0.alpha = 1 }
            }
        }
    }

    /// The width of the content, or the item's own.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let custom = item.customView { return customSize(custom, in: size) }
        if item.isSpace { return CGSize(width: item.width, height: 44) }
        if item.width > 0 { return CGSize(width: item.width, height: 44) }
        let content = item.image == nil ? textWidth(in: size) : picture.image?.size.width ?? 0
        return CGSize(width: content.rounded(.up), height: 44)
    }

    /// Of the widest title that the item may get, so that the bar does not move when it gets it.
    private func textWidth(in size: CGSize) -> CGFloat {
        let attributes = textAttributes
        return (item.possibleTitles ?? []).reduce(label.sizeThatFits(size).width) {
            max($0, NSAttributedString(string: $1, attributes: attributes).size().width)
        }
    }

    private func customSize(_ view: UIView, in limit: CGSize) -> CGSize {
        var size = view.bounds.size
        if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let intrinsic = view.intrinsicContentSize
            size = CGSize(
                width: fitting.width > 0 ? fitting.width : max(intrinsic.width, size.width),
                height: fitting.height > 0 ? fitting.height : max(intrinsic.height, size.height))
        }
        return CGSize(width: size.width, height: max(1, min(size.height, 44)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let groundShift = appearance?.state(state).backgroundImagePositionAdjustment ?? .zero
        backdrop.frame = bounds.offsetBy(
            dx: groundShift.horizontal, dy: groundShift.vertical + (item.groundShifts[.default] ?? 0))
        if let custom = item.customView {
            let size = customSize(custom, in: bounds.size)
            custom.frame = CGRect(x: 0, y: (bounds.height - size.height) / 2, width: bounds.width, height: size.height)
            return
        }
        var offset = item.titlePositionAdjustment(for: .default)
        if offset == .zero, let appearance { offset = appearance.state(state).titlePositionAdjustment }
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        label.textAlignment = kind == .back ? .natural : .center
        let insets = item.shownImage(in: traitCollection).insets
        picture.frame = bounds.offsetBy(
            dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }

    /// Taps a little beside the content count, so that every button is at least 44 points wide.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = max(8, (44 - bounds.width) / 2)
        return bounds.insetBy(dx: -side, dy: 0).holds(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard item.customView != nil else { return super.hitTest(point, with: event) }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, item.customView == nil { item.trigger(from: self, event: event) }
    }
}
