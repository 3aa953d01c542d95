// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: __ObjCObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    /// nil: the bar's tint, or the grey of unselected tabs.
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var badgePositionAdjustment = UIOffset.zero
    public var badgeTitlePositionAdjustment = UIOffset.zero

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

@preconcurrency @MainActor
open class UITabBarItemAppearance: __ObjCObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline, compactInline
    }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public override init() { super.init() }
    public init(style: Style) { super.init() }

    /// Of any style: tabs here stand image above title.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init() { super.init() }
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { changed() } }
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { changed() } }
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { changed() } }
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }
}

extension TabBarArrangement {
    @MainActor
    func appearance(in appearance: UITabBarAppearance) -> UITabBarItemAppearance {
        switch self {
        case .stacked: appearance.stackedLayoutAppearance
        case .inline: appearance.inlineLayoutAppearance
        case .compactInline: appearance.compactInlineLayoutAppearance
        }
    }
}
