// SPDX-License-Identifier: MIT

/// A list beside its detail where there is room, one over the other where there is not.
///
/// Made without a style it has two controllers; made with one it has columns. In compact width it collapses: what the
/// secondary column holds goes on the primary's navigation stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary, secondary, compact, inspector
    }

    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

    public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

    final var columns: [Column: UIViewController] = [:]
    /// What the app chose with the button or by `show`; nil: by the size.
    final var chosenMode: DisplayMode?
    final var collapsed: Bool?
    /// Navigation controllers whose stacks lie on the primary's while collapsed, with the number of controllers.
    final var onPrimary: (holder: UIViewController, controllers: [UIViewController])?
    /// How much of the side columns a finger shows, 0 to 1; nil: none moves them.
    final var swipeShare: CGFloat?
    final var wasWide: Bool?
    final var secondaryOnlyButton: UIBarButtonItem?
    final let divider = UIView()
    final let shade = SplitShade()
    public let style: Style

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        let value =
            coder.containsValue(forKey: "UISplitViewControllerStyle")
            ? coder.decodeInteger(forKey: "UISplitViewControllerStyle") : 0
        style = Style(rawValue: value) ?? .unspecified
        super.init(coder: coder)
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// One while collapsed, else two or three.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setControllers(newValue) }
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, vc) }
    /// As it was set, without the navigation controller that was put round it.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open func show(_ column: Column) { showColumn(column) }
    open func hide(_ column: Column) { hideColumn(column) }
    open func isShowing(_ column: Column) -> Bool {
        isCollapsed ? false : column == .secondary || sideColumns(in: displayMode).contains(column)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if let delegate, optionalCall({ delegate.splitViewController(self, show: vc, sender: sender) }) == true {
            return
        }
        showPrimary(vc)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let delegate, optionalCall({ delegate.splitViewController(self, showDetail: vc, sender: sender) }) == true {
            return
        }
        showDetail(vc)
    }

    // MARK: Modes

    open var isCollapsed: Bool { collapsed ?? (traitCollection.horizontalSizeClass == .compact) }
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            modeChanged()
        }
    }
    open var displayMode: DisplayMode { currentMode }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeChanged() } }
    open var splitBehavior: SplitBehavior {
        preferredSplitBehavior == .automatic ? (isWide ? .tile : .overlay) : preferredSplitBehavior
    }
    open lazy var displayModeButtonItem: UIBarButtonItem = makeModeButton()
    /// Whether a swipe from the edge brings hidden columns.
    open var presentsWithGesture = true { didSet { modeChanged() } }
    /// Of three columns: whether a button in the secondary one hides the others.
    open var showsSecondaryOnlyButton = false { didSet { modeChanged() } }
    /// Of split view controllers with a style; automatic: shown where the swipe is allowed.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { modeChanged() } }
    open var primaryEdge = PrimaryEdge.leading { didSet { modeChanged() } }
    open var primaryBackgroundStyle = BackgroundStyle.none { didSet { modeChanged() } }

    // MARK: Widths

    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { modeChanged() } }
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { modeChanged() } }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { modeChanged() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { modeChanged() } }
    open var primaryColumnWidth: CGFloat { primaryWidth }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { modeChanged() }
    }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { modeChanged() }
    }
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { modeChanged() }
    }
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { modeChanged() }
    }
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        divider.backgroundColor = .separator
        shade.onTap = { [weak self] in self?.change(to: .secondaryOnly) }
        installSwipe()
        arrange()
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
        placeColumns()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { arrange() }
    }
    open override var childForStatusBarStyle: UIViewController? { shownControllers.last }
}

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? {
        var controller = parent
        while let candidate = controller {
            if let split = candidate as? UISplitViewController { return split }
            controller = candidate.parent
        }
        return nil
    }
}

/// Darkens the secondary column under an overlaid primary one.
final class SplitShade: UIControl {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.12)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
