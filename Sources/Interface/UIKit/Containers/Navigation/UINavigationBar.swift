// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        byName(self, "navigationBar:shouldPushItem:", [navigationBar, item], or: true)
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        byName(self, "navigationBar:didPushItem:", [navigationBar, item])
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        byName(self, "navigationBar:shouldPopItem:", [navigationBar, item], or: true)
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        byName(self, "navigationBar:didPopItem:", [navigationBar, item])
    }
}

/// The bar at the top: titles and buttons of a stack of items, the last of which is shown.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, LargeContentBar {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    open weak var delegate: (any UINavigationBarDelegate)?
    open var barPosition: UIBarPosition {
        delegate.flatMap { delegate in optionalCall { delegate.position(for: self) } }
            ?? (isOwned ? .topAttached : .top)
    }

    // MARK: Items

    final var stack: [UINavigationItem] = []
    final var content: NavigationBarContent?
    final let ground = BarBackground(hairline: .bottom)
    final let largeTitle = LargeTitleView()
    /// A navigation controller runs the bar; apps must not.
    package final var isOwned = false
    /// What a tap on the back button does when a controller owns the bar.
    package final var goBack: (() -> Void)?
    /// How far the background reaches above the bar, under the status bar.
    package final var topExtension: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// How far the background reaches below the bar, to where content begins in sheets.
    package final var bottomExtension: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The content under the bar is scrolled to its top (or does not scroll).
    /// Only a controller knows of content under the bar: a bar on its own always has its background.
    package final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }
    /// 1: the large title is fully there; 0: it has gone under the bar.
    package final var largeTitleFraction: CGFloat = 1 {
        didSet { if largeTitleFraction != oldValue { largeTitleMoved() } }
    }
    /// Holds the search bar of the item on top.
    final let searchHolder = UIView()
    /// 1: the search bar is fully there; 0: it has gone under the row of buttons.
    package final var searchFraction: CGFloat = 1 { didSet { if searchFraction != oldValue { setNeedsLayout() } } }
    /// Only the search bar shows.
    package final var isSearching = false
    /// What content pulled beyond its top adds to the bar's height; the large title hangs at the bar's bottom edge.
    package final var stretch: CGFloat = 0

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    // MARK: Look

    /// The bar's own direction is that of its items and titles too, unlike that of other views.
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { updateContent() } }
    open var barStyle = UIBarStyle.default { didSet { updateContent() } }
    open var isTranslucent: Bool {
        get { translucency ?? true }
        set {
            translucency = newValue
            updateContent()
            metricsChanged()
        }
    }
    private var translucency: Bool?
    open var barTintColor: UIColor? { didSet { updateContent() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateContent() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateContent() } }
    open var shadowImage: UIImage? { didSet { updateContent() } }
    open var backIndicatorImage: UIImage? { didSet { updateContent() } }
    open var backIndicatorTransitionMaskImage: UIImage?
    open var prefersLargeTitles = false {
        didSet {
            updateContent()
            metricsChanged()
        }
    }
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasStandardAppearance = true
            updateContent()
        }
    }
    open var compactAppearance: UINavigationBarAppearance? { didSet { updateContent() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateContent() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateContent() } }
    final var hasStandardAppearance = false
    final var backgroundImages: [UIBarMetrics: UIImage] = [:]
    final var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    /// Tells the controller that heights may have changed.
    package final var metricsChanged: () -> Void = {}

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        updateContent()
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        updateContent()
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContent()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateContent() }
    }
}
