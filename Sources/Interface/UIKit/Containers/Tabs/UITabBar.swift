// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        byName(self, "tabBar:didSelectItem:", [tabBar, item])
    }
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { reportMissingRequirement() }
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { reportMissingRequirement() }
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        reportMissingRequirement()
    }
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        reportMissingRequirement()
    }
}

/// The bar at the bottom: one item of several is selected. 49 points (32 on a phone on its side, 50 on a tablet) and the
/// home indicator's band.
@preconcurrency @MainActor
open class UITabBar: UIView, LargeContentBar {
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill, centered
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        updateBackground()
        addInteraction(UILargeContentViewerInteraction())
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        insertSubview(ground, at: 0)
        updateBackground()
        addInteraction(UILargeContentViewerInteraction())
    }

    /// Without the home indicator's band, in points. The screen decides, not the traits that a container gives the bar
    /// (pictures of a snapshot library's tests).
    final var barHeight: CGFloat { TabBarArrangement((window?.screen ?? .main).traitCollection).height }
    private var arrangement: TabBarArrangement { TabBarArrangement(traitCollection) }
    private static let inlineSpacing: CGFloat = 34
    private let ground = BarBackground(hairline: .top)
    private var buttons: [TabBarButton] = []
    private var list: [UITabBarItem] = []
    /// Asked before a tap selects; the owner's veto.
    package final var shouldSelect: (UITabBarItem) -> Bool = { _ in true }
    /// Told about every tap, also on the selected item.
    package final var tapped: (UITabBarItem) -> Void = { _ in }
    /// Nothing scrolls on under the bar.
    /// Only a controller knows of content under the bar: a bar on its own always has its background.
    package final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }

    open weak var delegate: (any UITabBarDelegate)?

    open var items: [UITabBarItem]? {
        get { list.isEmpty ? nil : list }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        list = items ?? []
        if let selectedItem, !list.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        rebuild()
    }

    open var selectedItem: UITabBarItem? { didSet { updateButtons() } }

    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    open var isTranslucent = true { didSet { updateBackground() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var unselectedItemTintColor: UIColor? { didSet { updateButtons() } }
    open var selectedImageTintColor: UIColor? { didSet { updateButtons() } }
    open var backgroundImage: UIImage? { didSet { updateBackground() } }
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    open var selectionIndicatorImage: UIImage? { didSet { updateButtons() } }
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnAppearance = true
            updateBackground()
            updateButtons()
        }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateBackground() } }
    final var hasOwnAppearance = false

    /// The panel that a person chooses the items with, while it is shown.
    final weak var customization: TabCustomizationPanel?

    open var isCustomizing: Bool { customization != nil }

    /// Shows a panel above the bar with these items, from which a person drags some onto the bar. Without a window
    /// nothing is shown.
    open func beginCustomizingItems(_ items: [UITabBarItem]) { beginCustomizing(items, fixed: nil) }

    /// Takes the panel away as its Done button does.
    ///
    /// - Returns: whether the bar's items changed.
    open func endCustomizing(animated: Bool) -> Bool { customization?.finish(animated: animated) ?? false }

    /// The place of the tab that is nearest to a point, in the bar's coordinates.
    final func slot(at point: CGPoint) -> Int? {
        buttons.indices.min { abs(buttons[$0].frame.midX - point.x) < abs(buttons[$1].frame.midX - point.x) }
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight + safeAreaInsets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight + safeAreaInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        guard !buttons.isEmpty else { return }
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, spacing) = itemMetrics(in: area.width)
        let count = CGFloat(buttons.count)
        let start = area.minX + (area.width - count * width - (count - 1) * spacing) / 2
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            let x = (start + place * (width + spacing)).rounded()
            let end = (start + place * (width + spacing) + width).rounded()
            button.frame = CGRect(x: x, y: 0, width: end - x, height: min(barHeight, bounds.height))
        }
    }

    /// Phones divide the bar among the tabs, tablets gather them in the middle, all as wide as the widest.
    private func itemMetrics(in width: CGFloat) -> (width: CGFloat, spacing: CGFloat) {
        let share = (width / CGFloat(buttons.count), CGFloat(0))
        let isCentered =
            itemPositioning == .centered || itemPositioning == .automatic && arrangement == .inline
        guard isCentered else { return share }
        let natural = buttons.map(\.naturalWidth).max() ?? 0
        let wanted = itemWidth > 0 ? itemWidth : max(76, natural + 16).rounded(.up)
        let spacing = itemSpacing > 0 ? itemSpacing : Self.inlineSpacing
        let count = CGFloat(buttons.count)
        return wanted * count + spacing * (count - 1) <= width ? (wanted, spacing) : share
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateButtons()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    private func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = list.map { item in
            let button = TabBarButton(item: item)
            button.tapped = { [weak self] in self?.tap(item) }
            item.changed = { [weak self] in self?.updateButtons() }
            addSubview(button)
            return button
        }
        updateButtons()
        setNeedsLayout()
    }

    func tap(_ item: UITabBarItem) {
        guard item.isEnabled, shouldSelect(item) else { return }
        selectedItem = item
        tapped(item)
        if let delegate { _ = optionalCall { delegate.tabBar(self, didSelect: item) } }
    }

    private func updateButtons() {
        for button in buttons {
            let appearance = button.item.standardAppearance ?? standardAppearance
            button.update(
                isSelected: button.item === selectedItem, tint: selectedImageTintColor ?? tintColor,
                unselected: unselectedItemTintColor, appearance: arrangement.appearance(in: appearance),
                arrangement: arrangement, indicator: appearance.selectionIndicatorImage ?? selectionIndicatorImage)
        }
    }

    private func updateBackground() {
        if isAtScrollEdge {
            if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return ground.show(edge) }
            if !hasLegacyBackground {
                let clear = UITabBarAppearance()
                clear.configureWithTransparentBackground()
                return ground.show(clear)
            }
        }
        ground.show(hasOwnAppearance ? standardAppearance : legacyAppearance)
    }

    private var hasLegacyBackground: Bool { barTintColor != nil || backgroundImage != nil || barStyle != .default }

    private var legacyAppearance: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        if barStyle != .default { appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
        if let barTintColor {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.94) : barTintColor
        } else if !isTranslucent {
            appearance.configureWithOpaqueBackground()
        }
        if let backgroundImage {
            appearance.backgroundEffect = nil
            appearance.backgroundImage = backgroundImage
        }
        if let shadowImage {
            appearance.shadowImage = shadowImage.size == .zero ? nil : shadowImage
            appearance.shadowColor = nil
        }
        return appearance
    }
}
