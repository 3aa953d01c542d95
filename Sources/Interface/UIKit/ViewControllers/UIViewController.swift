// SPDX-License-Identifier: MIT

/// Manages one part of an app's interface: owns a root view, loads it when first needed, and takes part in layout,
/// appearance and rotation.
///
/// Everything that can be overridden is declared in this body; extensions by capability hold the work.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable
{
    // MARK: Storage

    final var viewStorage: UIView?
    final var isLoadingView = false
    final var isAwakening = false
    final weak var parentStorage: UIViewController?
    /// In the order in which they were added.
    final package var childList: [UIViewController] = []
    /// The window whose root it is; nil for all others.
    final package weak var owningWindow: UIWindow?
    final var appearance = AppearanceState()
    final var presentedStorage: UIViewController?
    final weak var presentingStorage: UIViewController?
    /// What `PresentationEngine` keeps while it is presented; nil: it is not.
    final package var presentationState: AnyObject?
    /// Of the transition under way.
    final package weak var coordinatorStorage: (any UIViewControllerTransitionCoordinator)?
    final var titleStorage: String?
    final var preferredSize = CGSize.zero
    final var extraSafeArea = UIEdgeInsets.zero
    final var styleOverride = UIUserInterfaceStyle.unspecified
    final var overrideValues = TraitValues()
    final var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    final var lastTraits: UITraitCollection?
    final var keyCommandList: [UIKeyCommand] = []
    final var nibNameStorage: String?
    final var nibBundleStorage: Bundle?
    /// What storyboards, containers and bars keep about this controller, by their own keys.
    package final var attachments: [String: Any] = [:]
    public let __traitRegistrations = TraitRegistrations()

    // MARK: Life

    /// - Parameter nibNameOrNil: nil: a nib named like the class if there is one, else a plain view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibNameStorage = nibNameOrNil
        nibBundleStorage = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    open func encode(with coder: NSCoder) { encode(into: coder) }
    open var nibName: String? { nibNameStorage }
    open var nibBundle: Bundle? { nibBundleStorage }

    // MARK: View

    /// Loads when first read.
    open var view: UIView! {
        get {
            if viewStorage == nil { loadViewNow() }
            return viewStorage
        }
        set { changeView(newValue) }
    }
    open var viewIfLoaded: UIView? { viewStorage }
    open var isViewLoaded: Bool { viewStorage != nil }
    /// Makes the view: from the storyboard or nib, else a plain one. Overrides set `view` and do not call super.
    open func loadView() { loadDefaultView() }
    open func loadViewIfNeeded() { if viewStorage == nil { loadViewNow() } }
    open func viewDidLoad() {}

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called when the view's constraints are wanted; call `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraintsOfView() }
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func didReceiveMemoryWarning() {}

    open var isBeingPresented: Bool { appearance.isBeingPresented || parentStorage?.isBeingPresented == true }
    open var isBeingDismissed: Bool { appearance.isBeingDismissed || parentStorage?.isBeingDismissed == true }
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    open var title: String? {
        get { titleStorage }
        set {
            __kvoWill("title")
            titleStorage = newValue
            titleDidChange()
            __kvoDid("title")
        }
    }
    open var preferredContentSize: CGSize {
        get { preferredSize }
        set { changePreferredContentSize(newValue) }
    }

    // MARK: Storyboard

    /// The storyboard the controller came from; nil when it was made in code.
    open var storyboard: UIStoryboard? { StoryboardScene.of(self)?.storyboard }
    /// Raises when the controller's scene has no segue of that name. Does not ask `shouldPerformSegue`.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        StoryboardScene.performSegue(identifier, of: self, sender: sender)
    }
    /// Asked before a segue that an object of the scene triggers.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// The last moment to give the destination what it shows.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether going back ends here.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    { responds(to: action) }
    /// Containers show their child that is to be seen after going back.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        showForUnwinding(subsequentVC)
    }
    /// The children to be searched for where going back ends, topmost first, without the one it starts in.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        UnwindSegue.children(of: self, from: source)
    }

    // MARK: Layout

    /// Added to the safe area the view has from outside.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { extraSafeArea }
        set {
            guard extraSafeArea != newValue else { return }
            extraSafeArea = newValue
            viewStorage?.updateSafeArea()
        }
    }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewStorage?.marginsMayHaveChanged() }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { barMetricsDidChange() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { barMetricsDidChange() } }
    open var automaticallyAdjustsScrollViewInsets = true
    /// What bars and hardware cover of the view at the top, as a guide of their height.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.topBar, "UIViewControllerTopLayoutGuide") }
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottomBar, "UIViewControllerBottomLayoutGuide") }

    // MARK: Containment

    open var parent: UIViewController? { parentStorage }
    open var children: [UIViewController] { childList }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, parentStorage != nil { appearance.isMovingFromParent = true }
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapChildren(
            fromViewController, toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    /// The child that a transition under way takes away: it does not come back when its container does.
    package var leavingChild: UIViewController? { nil }
    /// Whether appearing and disappearing is passed to the children; containers that say no do it themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endAppearance() }
    open func childContaining(_ source: UIViewController) -> UIViewController? {
        UnwindSegue.child(of: self, containing: source)
    }

    // MARK: Presentation

    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modalStyle == .automatic ? automaticModalStyle : modalStyle }
        set { modalStyle = newValue }
    }
    final var modalStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var disablesAutomaticKeyboardDismissal: Bool { modalStyle == .formSheet }

    /// The controller this one or an ancestor presents.
    open var presentedViewController: UIViewController? { presentedStorage ?? parentStorage?.presentedViewController }
    open var presentingViewController: UIViewController? {
        presentingStorage ?? parentStorage?.presentingViewController
    }
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        PresentationHooks.present(self, viewControllerToPresent, flag, completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        PresentationHooks.dismiss(self, flag, completion)
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let target = targetViewController(forAction: Selector("showViewController:sender:"), sender: sender),
            target !== self
        {
            target.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    /// Posted by split view controllers when they collapse or expand.
    public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let target = targetViewController(
            forAction: Selector("showDetailViewController:sender:"), sender: sender), target !== self
        {
            target.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    /// Called on a split view's primary controller when only one column is left: takes in the other column's controller.
    /// A navigation controller lays it on its stack; others present it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        splitViewController.putOnPrimary(secondaryViewController)
    }
    /// Called on a split view's primary controller when there is room for two columns again: gives the other column's
    /// controller back; nil keeps the one the split view had before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        splitViewController.takeFromPrimary()
    }
    /// This controller if its `canPerformAction` says yes, else the nearest container around it whose does; nil when
    /// none. Of the two show methods a controller performs those that its class overrides.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        showTarget(action, sender)
    }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ShowActions.isOverridden(action, in: type(of: self)) ?? super.canPerformAction(action, withSender: sender)
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }

    /// The one in use; before the presentation the one that will be.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var presentationController: UIPresentationController? { currentPresentationController }
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPopoverController
    }

    // MARK: Bars of containers

    open var navigationController: UINavigationController? { nearestNavigationController }
    open var navigationItem: UINavigationItem { navigationItemStorage }
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]? {
        get { toolbarItemsStorage }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(toolbarItems, animated: animated)
    }
    open var tabBarController: UITabBarController? { nearestTabBarController }
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemStorage }
        set { tabBarItemStorage = newValue }
    }
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    // MARK: Size and traits

    open override var next: UIResponder? { nextInChain }
    open var traitCollection: UITraitCollection { effectiveTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOverride }
        set {
            guard styleOverride != newValue else { return }
            styleOverride = newValue
            viewStorage?.traitsMayHaveChanged()
        }
    }
    open var traitOverrides: any UITraitOverrides {
        get { overrideValues }
        set { changeTraitOverrides(newValue) }
    }
    open func updateTraitsIfNeeded() { viewStorage?.traitsMayHaveChanged() }
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.traitsMayHaveChanged()
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }
    /// Called before the view changes size by rotation or by its window's size; passes it on to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeTransition(to: size, with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraitTransition(to: newCollection, with: coordinator)
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Rotation

    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIScreen.main.device.isPad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIDevice.current.interfaceOrientation
    }
    open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
    open class func attemptRotationToDeviceOrientation() { UIApplication.shared.followDeviceOrientation() }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.shared.followDeviceOrientation() }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    // MARK: Status bar and edges

    /// What the menu below the controller's preview offers.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    final var previewingContexts: [PreviewingContext] = []
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    open weak var preferredFocusedView: UIView? { nil }
    open var focusGroupIdentifier: String?
    /// Whether the focus comes back where it was when the controller shows again.
    open var restoresFocusAfterTransition = true
    open func setNeedsFocusUpdate() { UIFocusSystem.shared.requestFocusUpdate(to: self) }
    open func updateFocusIfNeeded() { UIFocusSystem.shared.updateFocusIfNeeded() }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.statusBarAppearanceMayHaveChanged() }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Whether the pointer is kept in the window and only its movement counts.
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {
        if prefersPointerLocked { Unsupported.report("UIViewController.prefersPointerLocked") }
    }

    // MARK: Nothing to show

    /// Sets `contentUnavailableConfiguration` by the state; called before layout when that has changed.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Names the scrolling of the controller's views in performance logs. Without effect here: nothing logs it.
    open var interactionActivityTrackingBaseName: String?
    /// Whether actions reach the controller while it presents another one.
    open var performsActionsWhilePresentingModally: Bool { modalPresentationStyle != .fullScreen }
    /// The controller of what is presented now, while one is.
    open var activePresentationController: UIPresentationController? {
        presentedStorage == nil && presentingStorage == nil ? nil : currentPresentationController
    }
    /// Of before iOS 13.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Bars that slid with rotation, of before iOS 8.
    open func rotatingHeaderView() -> UIView? { navigationController?.navigationBar }
    open func rotatingFooterView() -> UIView? { tabBarController?.tabBar ?? navigationController?.toolbar }
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    /// Makes the segue that goes back; of before iOS 9. nil: the system's.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    final var editing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        editingDidChange(animated: animated)
    }
    open override var keyCommands: [UIKeyCommand]? { keyCommandList.isEmpty ? nil : keyCommandList }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { keyCommandList.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { keyCommandList.removeAll { $0 === keyCommand } }

    // MARK: Restoration

    open var restorationIdentifier: String?
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    /// Asked when the user leaves what is shown with an assistive gesture.
    /// - Returns: whether it was left.
    open func accessibilityPerformEscape() -> Bool { false }

    open override var description: String {
        "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
    }
}
