// SPDX-License-Identifier: MIT

/// One tab: the image above a 10 point title, and the badge.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel()
    private let badge = BadgeLabel()
    private let indicator = UIImageView(frame: .zero)
    /// The appearance of the state that shows.
    private var look = UITabBarItemStateAppearance()
    private var arrangement = TabBarArrangement.stacked
    private static let inlineGap: CGFloat = 6
    /// Where titles end, below the bar's upper edge.
    private static let titleBottom: CGFloat = 47
    var tapped: () -> Void = {}
    /// Unselected image and title, on light and on dark.
    private static let unselectedColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 117.0 / 255, alpha: 1) : UIColor(white: 153.0 / 255, alpha: 1)
    }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        showsLargeContentViewer = true
        item.view = self
        // Apps that animate their tabs look for the first image view.
        for part in [picture, label, badge] as [UIView] { addSubview(part) }
        label.textAlignment = .center
        picture.contentMode = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = 9
    }

    required init?(coder: NSCoder) { nil }

    func update(
        isSelected: Bool, tint: UIColor, unselected: UIColor?, appearance: UITabBarItemAppearance,
        arrangement: TabBarArrangement, indicator image: UIImage?
    ) {
        self.arrangement = arrangement
        let state = isSelected ? appearance.selected : appearance.normal
        look = state
        let standard = isSelected ? tint : unselected ?? Self.unselectedColor
        let color = state.iconColor ?? standard
        let own = item.shownImage(in: traitCollection).image
        let shown = isSelected ? item.selectedImage ?? own : own
        picture.image = shown.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = color
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: arrangement.titleSize, weight: .medium), .foregroundColor: standard,
        ]
        attributes.merge(state.titleTextAttributes) { $1 }
        attributes.merge(item.textAttributes[.normal] ?? [:]) { $1 }
        if isSelected { attributes.merge(item.textAttributes[.selected] ?? [:]) { $1 } }
        label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
        indicator.image = isSelected ? image : nil
        if indicator.image != nil, indicator.superview == nil { insertSubview(indicator, at: 0) }
        updateBadge(state)
        isEnabled = item.isEnabled
        alpha = item.isEnabled ? 1 : 0.5
        self.isSelected = isSelected
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private func updateBadge(_ state: UITabBarItemStateAppearance) {
        badge.isHidden = item.badgeValue == nil
        guard let value = item.badgeValue else { return }
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
        ]
        attributes.merge(state.badgeTextAttributes) { $1 }
        attributes.merge(item.badgeAttributes[.normal] ?? [:]) { $1 }
        badge.attributedText = NSAttributedString(string: value, attributes: attributes)
    }

    /// Keys that apps read to move a tab's parts.
    override func value(forUndefinedKey key: String) -> Any? {
        let part: UncheckedPart? = MainActor.assumeIsolated {
            switch key {
            case "badge": UncheckedPart(view: badge)
            case "info": UncheckedPart(view: picture)
            case "label": UncheckedPart(view: label)
            default: nil
            }
        }
        return part?.view ?? super.value(forUndefinedKey: key)
    }

    // Sendable: key-value coding of views is the main thread's, which the part does not leave.
    private struct UncheckedPart: @unchecked Sendable { let view: UIView }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !AppearanceRegistry.isEmpty else { return }
        AppearanceRegistry.apply(to: item, inside: self)
        item.changed()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.frame = bounds
        if arrangement.isInline { return placeInline() }
        let hasTitle = !(item.title ?? "").isEmpty
        let size = picture.image?.size ?? .zero
        // Images are centred in the upper part, titles stand on the bar's lower edge.
        let middle = hasTitle ? 18.5 : bounds.midY
        let insets = item.shownImage(in: traitCollection).insets
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2 + (insets.left - insets.right) / 2,
            y: middle - size.height / 2 + (insets.top - insets.bottom) / 2, width: size.width, height: size.height)
        label.isHidden = !hasTitle
        let titleShift =
            item.titlePositionAdjustment == .zero ? look.titlePositionAdjustment : item.titlePositionAdjustment
        // Titles of other sizes grow upwards: 12 points for the usual 10 point title.
        let height = label.font.lineHeight.rounded(.up)
        label.frame = CGRect(
            x: 1 + titleShift.horizontal, y: Self.titleBottom - height + titleShift.vertical,
            width: max(0, bounds.width - 2), height: height)
        let badgeWidth = max(18, badge.sizeThatFits(CGSize(width: 200, height: 18)).width + 10)
        badge.frame = CGRect(x: bounds.midX + 5, y: 2, width: badgeWidth, height: 18).offsetBy(
            dx: look.badgePositionAdjustment.horizontal, dy: look.badgePositionAdjustment.vertical)
        badge.shift = look.badgeTitlePositionAdjustment
    }

    // MARK: Side by side

    private var hasTitle: Bool { !(item.title ?? "").isEmpty }

    /// Of image and title together.
    var naturalWidth: CGFloat {
        let image = picture.image?.size.width ?? 0
        guard hasTitle else { return image }
        return image + (image > 0 ? Self.inlineGap : 0) + titleWidth
    }

    private var titleWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width.rounded(.up)
    }

    private func placeInline() {
        let size = picture.image?.size ?? .zero
        label.isHidden = !hasTitle
        let room = max(0, bounds.width - size.width - Self.inlineGap)
        let title = hasTitle ? min(titleWidth, room) : 0
        let gap = hasTitle && size.width > 0 ? Self.inlineGap : 0
        let start = ((bounds.width - size.width - gap - title) / 2).rounded()
        picture.frame = CGRect(
            x: start, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        label.frame = CGRect(x: start + size.width + gap, y: 0, width: title, height: bounds.height)
        let badgeWidth = max(18, badge.sizeThatFits(CGSize(width: 200, height: 18)).width + 10)
        badge.frame = CGRect(x: picture.frame.maxX - 7, y: 2, width: badgeWidth, height: 18)
        badge.shift = look.badgeTitlePositionAdjustment
        mirrorPlaced([picture, label, badge])
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { tapped() }
    }
}

/// The text of a badge, which an appearance may move.
private final class BadgeLabel: UILabel {
    var shift = UIOffset.zero { didSet { if shift != oldValue { setNeedsDisplay() } } }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: shift.horizontal, dy: shift.vertical))
    }
}
