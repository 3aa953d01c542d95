// SPDX-License-Identifier: MIT

/// Presentations in narrow and wide environments: the style an app asks for is one thing, the one in use another.
///
/// Before anything changes the delegate is asked for the style, then for a controller to be shown in that style.
extension PresentationSession {
    /// What is shown by which controller.
    typealias Adapted = (controller: UIPresentationController, presented: UIViewController)

    /// The presentation of `wanted` for the traits; without a reason to adapt the original one.
    static func adapted(
        _ original: UIPresentationController, presenting wanted: UIViewController, on presenter: UIViewController,
        traits: UITraitCollection
    ) -> Adapted {
        let style = original.adaptedStyleInUse(for: traits)
        guard style != .none, style != original.presentationStyle else { return (original, wanted) }
        let replacement =
            original.delegate.flatMap { delegate in
                optionalCall {
                    delegate.presentationController(original, viewControllerForAdaptivePresentationStyle: style)
                }
            } ?? nil
        let shown = replacement ?? wanted
        let result =
            preparedSheet(original, style: style, shown: shown)
            ?? UIViewController.builtIn(style, presented: shown, presenter: presenter)
        result.presentingViewController = presenter
        result.style = style
        result.delegate = result.delegate ?? original.delegate
        return (result, shown)
    }

    /// The sheet that the app has set up at its popover; nil: other styles, or another controller takes the place.
    private static func preparedSheet(
        _ original: UIPresentationController, style: UIModalPresentationStyle, shown: UIViewController
    ) -> UIPresentationController? {
        guard [.pageSheet, .formSheet].contains(style), shown === original.presentedViewController else { return nil }
        return (original as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    }

    func tellWillPresent(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let delegate = original.delegate else { return }
        let style: UIModalPresentationStyle = controller === original ? .none : controller.presentationStyle
        _ = optionalCall {
            delegate.presentationController(
                original, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        }
    }

    /// The container's traits are others: another style may be due, with another controller shown.
    func adapt() {
        guard controller.host === container, !container.isInTransition, !presented.isBeingDismissed else { return }
        let style = original.adaptedStyleInUse(for: presenter.traitCollection)
        let wantedStyle = style == .none ? original.presentationStyle : style
        guard wantedStyle != controller.presentationStyle else { return }
        let next = Self.adapted(original, presenting: wanted, on: presenter, traits: presenter.traitCollection)
        replace(by: next)
    }

    /// Swaps the views without an animation of its own: the change of size around it animates.
    private func replace(by next: Adapted) {
        // The view changes places, which is no appearance.
        let before = presented
        before.appearance.isExplicit = true
        defer { before.appearance.isExplicit = false }
        restorePresentersView()
        controller.dismissalTransitionWillBegin()
        controller.presentedView?.removeFromSuperview()
        controller.dismissalTransitionDidEnd(true)
        for view in container.subviews { view.removeFromSuperview() }
        controller.host = nil
        if next.presented !== presented { show(next.presented) }
        take(next.controller)
        tellWillPresent(nil)
        next.controller.host = container
        next.controller.presentationTransitionWillBegin()
        placePresentedView()
        takePresentersViewOut()
        next.controller.presentationTransitionDidEnd(true)
        container.setNeedsLayout()
    }

    /// Another controller takes over the links; the one before may be its child, or have it as a child.
    private func show(_ new: UIViewController) {
        let old = presented
        old.presentingStorage = nil
        old.presentationState = nil
        old.viewIfLoaded?.removeFromSuperview()
        if new === wanted, new.parent != nil {
            (new.parent as? UINavigationController)?.setViewControllers([], animated: false)
            if new.parent != nil { new.removeFromParent() }
            new.viewIfLoaded?.removeFromSuperview()
        }
        presented = new
        presenter.presentedStorage = new
        new.presentingStorage = presenter
        new.presentationState = self
        new.loadViewIfNeeded()
        new.beginAppearanceTransition(true, animated: false)
        new.endAppearanceTransition()
    }
}
