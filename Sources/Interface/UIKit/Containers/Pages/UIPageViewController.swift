// SPDX-License-Identifier: MIT

/// Shows one controller at a time and turns to its neighbours, by scrolling or like a book.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points, as a number; of the scrolling style.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    private var style: TransitionStyle
    private var orientation: NavigationOrientation
    private var spine: SpineLocation
    final var spacing: CGFloat
    final var shown: [UIViewController] = []
    final let scroller = PageScrollView()
    final var pageControl: UIPageControl?
    final var turning: PageTurn?
    private let curlTap = UITapGestureRecognizer()
    private let curlPan = UIPanGestureRecognizer()
    final var curl: PageCurl?

    /// Pages that curl, side by side.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (self.style, orientation) = (style, navigationOrientation)
        spine = Self.spine(options?[.spineLocation]) ?? (style == .pageCurl ? .min : .none)
        spacing =
            (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) }
            ?? options?[.interPageSpacing] as? CGFloat ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        let node = (coder as? InterfaceCoder)?.node
        style = node?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        orientation = node?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spacing = node?.number("pageSpacing") ?? 0
        switch node?["spineLocation"] {
        case "mid": spine = .mid
        case "max": spine = .max
        default: spine = style == .pageCurl ? .min : .none
        }
        super.init(coder: coder)
        doubleSided = node?.bool("doubleSided", default: false) ?? false
    }

    private static func spine(_ value: Any?) -> SpineLocation? {
        if let location = value as? SpineLocation { return location }
        return ((value as? NSNumber)?.intValue ?? value as? Int).flatMap { SpineLocation(rawValue: $0) }
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// nil: pages change only by `setViewControllers`.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }
    open var transitionStyle: TransitionStyle { style }
    open var navigationOrientation: NavigationOrientation { orientation }
    open var spineLocation: SpineLocation { spine }
    private var doubleSided = false
    open var isDoubleSided: Bool {
        get { doubleSided }
        set { doubleSided = newValue }
    }
    /// Of the curling style; scrolling has its scroll view's own.
    open var gestureRecognizers: [UIGestureRecognizer] { style == .pageCurl ? [curlPan, curlTap] : [] }
    open var viewControllers: [UIViewController]? { shown }

    /// Shows other pages; the data source is not asked for them.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        let most = spine == .mid ? 2 : 1
        guard pages.count <= most else {
            NSException.raise(
                .invalidArgumentException,
                "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(most)) for "
                    + "the requested transition")
        }
        change(to: pages, direction, animated: animated, completion)
    }

    // MARK: Life

    open override func loadView() {
        let view = _UIPageViewControllerContentView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if style == .scroll {
            scroller.prepare(self)
            view.addSubview(scroller)
        } else {
            view.clipsToBounds = true
            installCurlGestures(curlPan, curlTap)
        }
        showPages()
        updatePageControl()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placePages()
    }

    open override var childForStatusBarStyle: UIViewController? { shown.first }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}

/// The view of a page view controller, by the name that hierarchies print.
final class _UIPageViewControllerContentView: UIView {}
