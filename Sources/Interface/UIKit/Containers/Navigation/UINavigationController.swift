// SPDX-License-Identifier: MIT

/// A stack of controllers, the last of which is shown under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push, pop
    }

    public nonisolated static let hideShowBarDuration: CGFloat = 0.2
    static let transitionDuration: TimeInterval = 0.35

    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        tools = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        finishInit()
        pushViewController(rootViewController, animated: false)
    }

    /// nil: the standard class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = navigationBarClass.flatMap { ObjectMaker.make($0) as? UINavigationBar } ?? UINavigationBar(frame: .zero)
        tools = toolbarClass.flatMap { ObjectMaker.make($0) as? UIToolbar } ?? UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        tools = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        tools = UIToolbar(frame: .zero)
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        // What is presented in a context covers the navigation controller's area (documented).
        definesPresentationContext = true
        bar.isOwned = true
        bar.goBack = { [weak self] in self?.backTapped() }
        bar.metricsChanged = { [weak self] in self?.layOutChildren() }
        tools.isHidden = true
    }

    // MARK: Storage

    final var stack: [UIViewController] = []
    final var bar: UINavigationBar
    final var tools: UIToolbar
    final let stage = NavigationStageView()
    final var running: NavigationTransition?
    final var barHidden = false
    final var toolsHidden = true
    final var backSwipe: NavigationBackSwipe?
    /// How far the delegate knows that the first controller shows.
    final var firstShow = FirstShow.notYet
    enum FirstShow { case notYet, due, willShow, didShow }
    /// Inside "More" of a tab bar controller: the list's item, and how to go back to it.
    final weak var outerItem: UINavigationItem?
    final var leave: (() -> Void)?
    /// Whether navigation controllers may be pushed.
    var allowsNesting: Bool { false }

    // MARK: Stack

    // Pickers of images have one of their own that asks for more.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedStorage ?? stack.last?.presentedStorage ?? stack.last }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated)?.last
    }

    /// - Returns: what was taken off; nil when the controller is not in the stack or on its top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            NSException.raise(
                .internalInconsistencyException, "Tried to pop to a view controller that doesn't exist.")
        }
        return pop(to: index, animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    open var navigationBar: UINavigationBar { bar }
    open var toolbar: UIToolbar! { tools }

    open var isNavigationBarHidden: Bool {
        get { barHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { changeBarHidden(hidden, animated: animated) }

    open var isToolbarHidden: Bool {
        get { toolsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { changeToolbarHidden(hidden, animated: animated) }

    open var hidesBarsOnTap = false { didSet { hiding.update() } }
    open var hidesBarsOnSwipe = false { didSet { hiding.update() } }
    open var hidesBarsWhenKeyboardAppears = false { didSet { hiding.update() } }
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            hiding.update()
            hiding.heightClassDidChange()
        }
    }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
    final lazy var hiding = NavigationBarHiding(controller: self)
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return backSwipe?.recognizer
    }

    // MARK: Controller

    open override func loadView() {
        let root = UILayoutContainerView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.laidOut = { [weak self] in
            self?.showTopIfAway()
            self?.layOutChildren()
            self?.tellFirstWillShow()
        }
        view = root
        stage.frame = root.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stage)
        root.addSubview(bar)
        root.addSubview(tools)
        backSwipe = NavigationBackSwipe(controller: self)
        root.addGestureRecognizer(backSwipe?.recognizer ?? UIGestureRecognizer())
        hiding.update()
        bar.setItems(barItems, animated: false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            hiding.heightClassDidChange()
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTopWithoutAnimation()
        layOutChildren()
        if firstShow == .notYet { firstShow = .due }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellFirstDidShow()
    }

    package override var leavingChild: UIViewController? { running?.old }

    open override var childForStatusBarStyle: UIViewController? { bar.isHidden || barHidden ? topViewController : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .default ? .default : .lightContent
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate.flatMap { delegate in
            optionalCall { delegate.navigationControllerSupportedInterfaceOrientations(self) }
        } ?? super.supportedInterfaceOrientations
    }

    open override var title: String? {
        get { super.title ?? stack.first?.title }
        set { super.title = newValue }
    }

    open override var tabBarItem: UITabBarItem! {
        get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
}

/// The controller's own view: tells when it is laid out.
@MainActor
final class UILayoutContainerView: UIView {
    var laidOut: () -> Void = {}
    override func layoutSubviews() {
        super.layoutSubviews()
        laidOut()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Holds the views of the stack's controllers.
@MainActor
final class NavigationStageView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }
    required init?(coder: NSCoder) { nil }
}
