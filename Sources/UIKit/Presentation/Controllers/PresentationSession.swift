// SPDX-License-Identifier: MIT

/// One presentation from beginning to end: who presents whom, in which container, and the transition that runs.
///
/// The order of calls is UIKit's: will-callbacks of both controllers, `presentationTransitionWillBegin`, animation,
/// `presentationTransitionDidEnd`, did-callbacks (the one that appears first), then the completion.
@MainActor
final class PresentationSession {
    let controller: UIPresentationController
    let presenter: UIViewController
    let presented: UIViewController
    let source: UIViewController
    let container = PresentationContainerView()
    private var running: TransitionContext?
    /// Where the presenter's view was before it was taken out.
    private weak var presenterSuperview: UIView?

    init(
        controller: UIPresentationController, presenter: UIViewController, presented: UIViewController,
        source: UIViewController
    ) {
        self.controller = controller
        self.presenter = presenter
        self.presented = presented
        self.source = source
        controller.presentingViewController = presenter
        controller.session = self
        container.controller = controller
    }

    /// The view all containers of this presenter go into.
    private var stage: UIView? {
        let isInContext = !controller.shouldPresentInFullscreen || presented.modalPresentationStyle.isInContext
        return isInContext ? presenter.viewIfLoaded?.superview : presenter.viewIfLoaded?.window
    }

    // MARK: Present

    func present(animated: Bool, completion: (() -> Void)?) {
        guard let stage else { return }
        presenter.presentedStorage = presented
        presented.presentingStorage = presenter
        presented.presentationState = self
        presented.appearance.isBeingPresented = true
        presented.loadViewIfNeeded()

        container.frame = stage.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.isInTransition = true
        controller.host = container
        stage.addSubview(container)

        let covers = controller.coversPresenter
        if covers { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        let context = makeContext(isPresenting: true, animated: animated)
        presented.coordinatorStorage = context
        presenter.coordinatorStorage = context
        controller.presentationTransitionWillBegin()
        placePresentedView()
        context.completed = { [self] completed in
            end(presenting: completed, covers: covers)
            completion?()
        }
        run(context, isPresenting: true, animated: animated)
    }

    private func placePresentedView() {
        guard let view = controller.presentedView else { return }
        if view.superview == nil || view === presented.view && view.superview !== container {
            container.addSubview(view)
        } else if !view.isDescendant(of: container) {
            container.addSubview(view)
        }
        controller.containerViewWillLayoutSubviews()
        view.setUntransformedFrame(controller.frameOfPresentedViewInContainerView)
        controller.containerViewDidLayoutSubviews()
    }

    private func end(presenting completed: Bool, covers: Bool) {
        running = nil
        container.isInTransition = false
        controller.presentationTransitionDidEnd(completed)
        guard completed else { return abandon(covers: covers) }
        if controller.shouldRemovePresentersView, let view = presenter.viewIfLoaded, view.superview != nil {
            presenterSuperview = view.superview
            view.removeFromSuperview()
        }
        presented.endAppearanceTransition()
        if covers { presenter.endAppearanceTransition() }
        presented.appearance.isBeingPresented = false
        container.setNeedsLayout()
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    /// The interaction that presented was called off.
    private func abandon(covers: Bool) {
        presented.beginAppearanceTransition(false, animated: false)
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        if covers {
            presenter.beginAppearanceTransition(true, animated: false)
            presenter.endAppearanceTransition()
        }
        forget()
    }

    // MARK: Dismiss

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        running?.completeTransition(true)
        presented.appearance.isBeingDismissed = true
        let covers = controller.coversPresenter
        container.isInTransition = true
        presented.beginAppearanceTransition(false, animated: animated)
        if covers { presenter.beginAppearanceTransition(true, animated: animated) }
        restorePresentersView()
        let context = makeContext(isPresenting: false, animated: animated)
        presented.coordinatorStorage = context
        presenter.coordinatorStorage = context
        controller.dismissalTransitionWillBegin()
        context.completed = { [self] completed in
            end(dismissing: completed, covers: covers)
            if completed { completion?() }
        }
        run(context, isPresenting: false, animated: animated)
    }

    private func restorePresentersView() {
        guard let superview = presenterSuperview, let view = presenter.viewIfLoaded else { return }
        view.frame = superview.bounds
        superview.insertSubview(view, belowSubview: container)
        presenterSuperview = nil
    }

    private func end(dismissing completed: Bool, covers: Bool) {
        running = nil
        container.isInTransition = false
        presented.appearance.isBeingDismissed = false
        controller.dismissalTransitionDidEnd(completed)
        guard completed else {
            presented.beginAppearanceTransition(true, animated: false)
            presented.endAppearanceTransition()
            return
        }
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        if covers { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        forget()
    }

    private func forget() {
        presenter.presentedStorage = nil
        presented.presentingStorage = nil
        presented.presentationState = nil
        presented.appearance.isBeingPresented = false
        controller.host = nil
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    // MARK: Transition

    private func makeContext(isPresenting: Bool, animated: Bool) -> TransitionContext {
        let context = TransitionContext(containerView: container, animated: animated, duration: 0)
        context.presentationStyle = controller.presentationStyle
        context.controllers = isPresenting ? [.from: presenter, .to: presented] : [.from: presented, .to: presenter]
        let frame = controller.frameOfPresentedViewInContainerView
        let presenterFrame = presenter.viewIfLoaded?.frame ?? container.bounds
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        context.views[key] = controller.presentedView
        // Without removing the presenter's view, the animator has no business with it (documented).
        if controller.shouldRemovePresentersView { context.views[isPresenting ? .from : .to] = presenter.viewIfLoaded }
        context.initialFrames = isPresenting ? [.from: presenterFrame] : [.from: frame, .to: presenterFrame]
        context.finalFrames = isPresenting ? [.to: frame, .from: presenterFrame] : [.to: presenterFrame]
        return context
    }

    private func run(_ context: TransitionContext, isPresenting: Bool, animated: Bool) {
        running = context
        guard animated, let animator = animator(isPresenting: isPresenting) else {
            context.runAnimations()
            context.completeTransition(true)
            return
        }
        context.start(animator, driver: driver(for: animator, isPresenting: isPresenting))
    }

    private func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if let delegate = presented.transitioningDelegate {
            let custom =
                isPresenting
                ? optionalCall {
                    delegate.animationController(forPresented: presented, presenting: presenter, source: source)
                } : optionalCall { delegate.animationController(forDismissed: presented) }
            if let custom, let custom { return custom }
        }
        return controller.standardAnimator(isPresenting: isPresenting)
    }

    private func driver(
        for animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate = presented.transitioningDelegate else { return nil }
        let driver =
            isPresenting
            ? optionalCall { delegate.interactionControllerForPresentation(using: animator) }
            : optionalCall { delegate.interactionControllerForDismissal(using: animator) }
        return driver ?? nil
    }

    /// Ends what is still moving, at its end.
    func finishRunningTransition() { running?.completeTransition(true) }
}

extension UIModalPresentationStyle {
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
