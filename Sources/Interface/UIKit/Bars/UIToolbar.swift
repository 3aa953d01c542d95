// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons, usually at the bottom. 49 points in controllers, 44 by itself.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, LargeContentBar {
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

    private let ground = BarBackground(hairline: .top)
    private var list: [UIBarButtonItem] = []
    private var buttons: [BarButton] = []
    /// Nothing scrolls on under the bar. Only a controller knows; a bar by itself has its standard look.
    package final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }
    /// How far the background reaches below the bar.
    package final var bottomExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

    open weak var delegate: (any UIToolbarDelegate)?
    open var barPosition: UIBarPosition {
        delegate.flatMap { delegate in optionalCall { delegate.position(for: self) } } ?? .bottom
    }

    open var items: [UIBarButtonItem]? {
        get { list.isEmpty ? nil : list }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        list = items ?? []
        rebuild()
    }

    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    open var isTranslucent = true { didSet { updateBackground() } }
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnAppearance = true
            updateBackground()
        }
    }
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateBackground() } }
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    final var hasOwnAppearance = false
    private var backgroundImages: [UIBarPosition: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[topOrBottom] = backgroundImage
        updateBackground()
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[topOrBottom]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        updateBackground()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    // MARK: View

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
        layOutButtons()
    }

    private func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = list.filter { !$0.isHidden }.map { item in
            let button = BarButton(item: item)
            button.appearance = standardAppearance.buttonAppearance
            item.changed = { [weak self, weak button] in
                button?.update()
                self?.setNeedsLayout()
            }
            button.isHidden = item.isSpace
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    /// Flexible spaces share what the others leave; without any, buttons start at the leading edge. The margins are those
    /// of navigation bars, beside a sensor housing too.
    private func layOutButtons() {
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let area = CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
        let margin: CGFloat = area.width >= 414 && left == 0 && right == 0 ? 20 : 16
        let widths = buttons.map { $0.item.isFlexibleSpace ? 0 : $0.sizeThatFits(bounds.size).width }
        let gaps = zip(buttons, buttons.dropFirst()).map { first, second -> CGFloat in
            first.item.isSpace || second.item.isSpace ? 0 : 16
        }
        let used = widths.reduce(0, +) + gaps.reduce(0, +)
        let flexible = buttons.filter(\.item.isFlexibleSpace).count
        let share = flexible == 0 ? 0 : max(0, area.width - 2 * margin - used) / CGFloat(flexible)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = margin
        for (index, button) in buttons.enumerated() {
            let width = button.item.isFlexibleSpace ? share : widths[index]
            button.frame = CGRect(
                x: isMirrored ? area.maxX - x - width : area.minX + x, y: 0, width: width, height: bounds.height)
            x += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    private func updateBackground() {
        let appearance = UIToolbarAppearance(barAppearance: standardAppearance)
        if !hasOwnAppearance {
            if barStyle != .default { appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
            if let barTintColor {
                appearance.backgroundEffect = nil
                appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.94) : barTintColor
            } else if !isTranslucent {
                appearance.configureWithOpaqueBackground()
            }
            if let image = backgroundImages[.any] ?? backgroundImages[.bottom] {
                appearance.backgroundEffect = nil
                appearance.backgroundColor = nil
                appearance.backgroundImage = image
            }
            if let shadow = shadowImages[.any] ?? shadowImages[.bottom] {
                appearance.shadowColor = nil
                appearance.shadowImage = shadow.size == .zero ? nil : shadow
            }
        }
        ground.show(isAtScrollEdge ? edgeAppearance ?? appearance : appearance)
    }

    /// At the scroll edge a bar without a look of its own is transparent.
    private var edgeAppearance: UIToolbarAppearance? {
        if let scrollEdgeAppearance { return scrollEdgeAppearance }
        guard barStyle == .default, barTintColor == nil, isTranslucent, backgroundImages.isEmpty else { return nil }
        let clear = UIToolbarAppearance()
        clear.configureWithTransparentBackground()
        return clear
    }
}
