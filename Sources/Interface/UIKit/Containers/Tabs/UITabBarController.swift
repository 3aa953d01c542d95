// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        byName(self, "tabBarController:shouldSelectViewController:", [tabBarController, viewController], or: true)
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        byName(self, "tabBarController:didSelectViewController:", [tabBarController, viewController])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        byName(
            self, "tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        byName(
            self, "tabBarController:willEndCustomizingViewControllers:changed:",
            [tabBarController, viewControllers, changed])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        byName(
            self, "tabBarController:didEndCustomizingViewControllers:changed:",
            [tabBarController, viewControllers, changed])
    }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        byName(
            self, "tabBarControllerSupportedInterfaceOrientations:", [tabBarController], or: .allButUpsideDown)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        byName(
            self, "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
            [tabBarController, fromVC, toVC], or: nil)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        byName(
            self, "tabBarController:interactionControllerForAnimationController:",
            [tabBarController, animationController], or: nil)
    }
}

/// Several controllers side by side, one of which is shown above a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishInit()
        // Apps fill their subclasses in `viewDidLoad` and select a tab right behind `init`.
        loadViewIfNeeded()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        bar.delegate = self
        bar.isAtScrollEdge = true
        bar.shouldSelect = { [weak self] in self?.mayTap($0) ?? false }
        bar.tapped = { [weak self] in self?.tapped($0) }
    }

    final let bar = UITabBar(frame: .zero)
    final var list: [UIViewController] = []
    final var selected: UIViewController?
    final var stage = UIView()
    /// Pushed controllers may ask for a screen without tabs.
    final var hidesBar = false
    private var transition: TransitionContext?

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var tabBar: UITabBar { bar }

    open var viewControllers: [UIViewController]? {
        get { list.isEmpty ? nil : list }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Where there are too many, the last tab is "More", which lists the rest.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        customizableViewControllers = viewControllers
        replace(viewControllers ?? [])
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, newValue !== selected else { return }
            if newValue !== moreController, !list.contains(where: { $0 === newValue }) {
                NSException.raise(
                    .invalidArgumentException,
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                        + "controller's list of view controllers can be selected.")
            }
            select(newValue)
        }
    }

    /// `NSNotFound` when nothing is selected.
    open var selectedIndex: Int {
        get { list.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard list.indices.contains(newValue) else { return }
            select(list[newValue])
        }
    }

    /// Those that a person may move, with the button Edit of the list "More"; all of them after `viewControllers` was
    /// set. Empty or nil: there is no such button.
    open var customizableViewControllers: [UIViewController]? {
        didSet { if !overflow.isEmpty { moreController.listChanged() } }
    }
    open var moreNavigationController: UINavigationController { moreController }
    final lazy var moreController = MoreNavigationController(tabs: self)

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { customizingBegins() }
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        customizingEnds(with: items, changed: changed)
    }
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        customizingEnded(with: items, changed: changed)
    }

    // MARK: Controller

    open override func loadView() {
        let root = UILayoutContainerView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.laidOut = { [weak self] in self?.layOutChildren() }
        view = root
        stage.frame = root.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stage)
        root.addSubview(bar)
        if let selected { stage.addSubview(staged(selected).view) }
        layOutChildren()
        loadNavigationViews()
    }

    /// Views of navigation controllers are there before their tab is selected, without those of their children, as
    /// dumps of iOS's controller trees show.
    private func loadNavigationViews() {
        for controller in list where controller is UINavigationController { controller.loadViewIfNeeded() }
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

    // MARK: Children

    private func replace(_ new: [UIViewController]) {
        for controller in list where !new.contains(where: { $0 === controller }) {
            controller.beginLeavingParent()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where !list.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        list = new
        arrangeTabs()
        if isViewLoaded { loadNavigationViews() }
        if let selected, new.contains(where: { $0 === selected }) {
            bar.selectedItem = staged(selected).tabBarItem
        } else {
            selected = nil
            if let first = new.first { select(first) }
        }
    }

    private func mayTap(_ item: UITabBarItem) -> Bool {
        guard let controller = controller(for: item) else { return false }
        guard let delegate else { return true }
        return optionalCall { delegate.tabBarController(self, shouldSelect: controller) } ?? true
    }

    /// A tap on the selected tab takes a navigation controller back to its root.
    private func tapped(_ item: UITabBarItem) {
        guard let controller = controller(for: item) else { return }
        if let selected, controller === staged(selected) {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller === moreController ? moreController.content ?? controller : controller)
        }
        if let delegate { _ = optionalCall { delegate.tabBarController(self, didSelect: controller) } }
    }

    private func select(_ new: UIViewController) {
        let old = selected
        guard old !== new else { return }
        transition?.completeTransition(true)
        let isMore = old.map { staged($0) === moreController } ?? false
        if overflow.contains(where: { $0 === new }) { moreController.show(new, animated: isMore) }
        change(to: new, from: old.map(staged), staged(new))
    }

    private func change(to controller: UIViewController, from old: UIViewController?, _ new: UIViewController) {
        selected = controller
        bar.selectedItem = new.tabBarItem
        guard old !== new else { return }
        guard isViewLoaded else { return }
        updateHidesBar()
        let isOnShow = view.window != nil && (appearance.stage == .appeared || appearance.stage == .appearing)
        if isOnShow {
            // As public logs of iOS show it: the new one first.
            new.beginAppearanceTransition(true, animated: false)
            old?.beginAppearanceTransition(false, animated: false)
        }
        place(new)
        run(from: old, to: new) {
            old?.viewIfLoaded?.removeFromSuperview()
            if isOnShow {
                old?.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            UIApplication.shared.statusBarAppearanceMayHaveChanged()
        }
    }

    private func run(from old: UIViewController?, to new: UIViewController, then: @escaping () -> Void) {
        guard let old, let delegate, view.window != nil,
            let made = optionalCall({
                delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
            }), let animator = made
        else {
            stage.addSubview(new.view)
            return then()
        }
        let context = TransitionContext(containerView: stage, animated: true, duration: 0)
        context.controllers = [.from: old, .to: new]
        context.views = [.from: old.view, .to: new.view]
        context.initialFrames = [.from: old.view.frame]
        context.finalFrames = [.to: new.view.frame]
        context.completed = { [weak self] _ in
            self?.transition = nil
            then()
        }
        transition = context
        let driver = optionalCall { delegate.tabBarController(self, interactionControllerFor: animator) } ?? nil
        context.start(animator, driver: driver)
    }

    // MARK: Layout

    func layOutChildren() {
        guard isViewLoaded else { return }
        let height = bar.barHeight + view.safeAreaInsets.bottom
        bar.frame = CGRect(
            x: bar.isHidden || !hidesBar ? 0 : -view.bounds.width, y: view.bounds.height - height,
            width: view.bounds.width, height: height)
        if let selected { place(staged(selected)) }
    }

    private func place(_ controller: UIViewController) {
        let isCovered = !hidesBar && !bar.isHidden
        let extends =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        controller.containerInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: isCovered && extends ? bar.barHeight : 0, right: 0)
        var frame = stage.bounds
        if isCovered, !extends { frame.size.height -= bar.barHeight + view.safeAreaInsets.bottom }
        if controller.viewIfLoaded?.frame != frame { controller.view.frame = frame }
    }

    func updateHidesBar() {
        hidesBar = (selected.map(staged) as? UINavigationController)?.wantsNoTabBar ?? false
        layOutChildren()
    }
}

extension UINavigationController {
    /// The top controller, or one below it, wants to be without tabs.
    var wantsNoTabBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    /// Slides the tab bar away with the controller that had it, or back.
    func tabBarWillChange(
        for new: UIViewController, operation: Operation, context: any UIViewControllerTransitionCoordinator
    ) {
        guard let tabs = parent as? UITabBarController, tabs.selected === self, tabs.hidesBar != wantsNoTabBar else {
            return
        }
        tabs.hidesBar = wantsNoTabBar
        context.animate(alongsideTransition: { _ in tabs.layOutChildren() }, completion: nil)
    }
}
