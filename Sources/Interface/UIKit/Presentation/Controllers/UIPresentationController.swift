// SPDX-License-Identifier: MIT

/// Arranges how one controller is shown over another: where its view goes and what else is around it.
@preconcurrency @MainActor
open class UIPresentationController: __ObjCObject, UITraitEnvironment, UIContentContainer {
    public let presentedViewController: UIViewController
    /// The controller that presents; until the presentation starts, the one the initialiser was given.
    open internal(set) var presentingViewController: UIViewController

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    final var style: UIModalPresentationStyle?
    final weak var host: PresentationContainerView?
    final weak var session: PresentationSession?

    open var presentationStyle: UIModalPresentationStyle {
        style ?? presentedViewController.modalPresentationStyle
    }
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    /// The view that holds the presented one during the presentation; nil before and after it.
    open var containerView: UIView? { host }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { host?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var overrideTraitCollection: UITraitCollection?

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Environment

    open var traitCollection: UITraitCollection {
        let outer = host?.traitCollection ?? presentingViewController.traitCollection
        return overrideTraitCollection.map { UITraitCollection(traitsFrom: [outer, $0]) } ?? outer
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        host?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }
    /// The container changes size: tells the presented controller, when its view will change size too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        presented.coordinatorStorage = coordinator
        let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        guard let old = presented.viewIfLoaded?.bounds.size, old != new else { return }
        presented.viewWillTransition(to: new, with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.coordinatorStorage = coordinator
        let traits =
            overrideTraitCollection.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
        presentedViewController.willTransition(to: traits, with: coordinator)
    }

    // MARK: Built-in behaviour

    /// Whether the keyboard of what is below is put away while this shows.
    package var hidesKeyboardBelow: Bool { false }
    /// Whether the presenting controller stops being visible, and so gets appearance callbacks.
    package var coversPresenter: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }
    /// The animator used when the app gives none.
    package func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(style: transitionStyle, isPresenting: isPresenting)
    }
    /// The presented controller's; in a context whose controller provides one, that controller's.
    final var transitionStyle: UIModalTransitionStyle {
        presentationStyle.isInContext && presentingViewController.providesPresentationContextTransitionStyle
            ? presentingViewController.modalTransitionStyle : presentedViewController.modalTransitionStyle
    }
    /// A touch beside the presented view.
    package func outsideTapped() {}
    /// Views behind the presentation that keep their touches.
    package var viewsTakingTouchesBehind: [UIView] { [] }
}

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        byName(self, "adaptivePresentationStyleForPresentationController:", [controller], or: .none)
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        byName(
            self, "adaptivePresentationStyleForPresentationController:traitCollection:", [controller, traitCollection],
            or: .none)
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        byName(
            self, "presentationController:viewControllerForAdaptivePresentationStyle:", [controller, style], or: nil)
    }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        byName(
            self, "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
            [presentationController, style, transitionCoordinator])
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        byName(self, "presentationControllerShouldDismiss:", [presentationController], or: true)
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        byName(self, "presentationControllerWillDismiss:", [presentationController])
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        byName(self, "presentationControllerDidDismiss:", [presentationController])
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        byName(self, "presentationControllerDidAttemptToDismiss:", [presentationController])
    }
}

extension UIPresentationController {
    /// What the delegate makes of the style in a narrow environment.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate {
            if let style = optionalCall({ delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }) {
                return style
            }
            if let style = optionalCall({ delegate.adaptivePresentationStyle(for: self) }) { return style }
        }
        return standardAdaptedStyle(for: traits)
    }

    private func standardAdaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact && presentationStyle == .popover ? .pageSheet : .none
    }

    /// The style to use for the traits, `none` for no other than the presentation's own. Answers that no narrow
    /// environment can show count as none given.
    func adaptedStyleInUse(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return .none }
        let style = adaptivePresentationStyle(for: traits)
        switch style {
        case .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet: return style
        case .automatic: return .pageSheet
        case .currentContext, .custom, .overCurrentContext, .popover: return standardAdaptedStyle(for: traits)
        }
    }

    /// Asks the delegate, then dismisses, telling it before and after. For gestures and taps outside.
    func dismissByUser(animated: Bool = true) {
        guard mayDismissByUser else {
            if let delegate { _ = optionalCall { delegate.presentationControllerDidAttemptToDismiss(self) } }
            return
        }
        if let delegate { _ = optionalCall { delegate.presentationControllerWillDismiss(self) } }
        presentingViewController.dismiss(animated: animated) { [self] in
            if let delegate { _ = optionalCall { delegate.presentationControllerDidDismiss(self) } }
        }
    }

    var mayDismissByUser: Bool {
        guard !presentedViewController.isModalInPresentation else { return false }
        guard let delegate else { return true }
        return optionalCall { delegate.presentationControllerShouldDismiss(self) } ?? true
    }
}
