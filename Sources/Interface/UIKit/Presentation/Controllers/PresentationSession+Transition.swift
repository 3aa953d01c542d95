// SPDX-License-Identifier: MIT

extension PresentationSession {
    func makeContext(isPresenting: Bool, animated: Bool) -> TransitionContext {
        let context = TransitionContext(containerView: container, animated: animated, duration: 0)
        context.presentationStyle = controller.presentationStyle
        context.controllers = isPresenting ? [.from: presenter, .to: presented] : [.from: presented, .to: presenter]
        presented.coordinatorStorage = context
        presenter.coordinatorStorage = context
        return context
    }

    /// The views and frames, once the presentation controller has prepared them.
    func fill(_ context: TransitionContext, isPresenting: Bool) {
        let frame = controller.frameOfPresentedViewInContainerView
        let presenterFrame = presenter.viewIfLoaded?.frame ?? container.bounds
        context.views[isPresenting ? .to : .from] = controller.presentedView
        // Without removing the presenter's view, the animator has no business with it (documented).
        if controller.shouldRemovePresentersView { context.views[isPresenting ? .from : .to] = presenter.viewIfLoaded }
        context.initialFrames = isPresenting ? [.from: presenterFrame] : [.from: frame, .to: presenterFrame]
        context.finalFrames = isPresenting ? [.to: frame, .from: presenterFrame] : [.to: presenterFrame]
        // Zero for the view that will leave the window (documented).
        if isPresenting, controller.shouldRemovePresentersView { context.finalFrames[.from] = nil }
    }

    func run(
        _ context: TransitionContext, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ driver: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard let animator else {
            context.runAnimations()
            return context.completeTransition(true)
        }
        guard context.isAnimated else { return UIView.performWithoutAnimation { context.start(animator) } }
        context.start(animator, driver: driver)
    }

    /// The app's, or the standard one. Without animation only the app's for `custom`, which may have to add views
    /// (documented).
    func animator(isPresenting: Bool, animated: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard animated || controller.presentationStyle == .custom else { return nil }
        if let delegate = presented.transitioningDelegate {
            let custom =
                isPresenting
                ? optionalCall {
                    delegate.animationController(forPresented: presented, presenting: presenter, source: source)
                } : optionalCall { delegate.animationController(forDismissed: presented) }
            if let custom, let custom { return custom }
        }
        return animated ? controller.standardAnimator(isPresenting: isPresenting) : nil
    }

    func driver(
        for animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate = presented.transitioningDelegate else { return nil }
        let driver =
            isPresenting
            ? optionalCall { delegate.interactionControllerForPresentation(using: animator) }
            : optionalCall { delegate.interactionControllerForDismissal(using: animator) }
        return driver ?? nil
    }
}

/// What is seen to go when several presentations end at once: the topmost, with its own standard animation. Those below
/// it are not seen again.
@MainActor
struct TopmostPicture {
    let animator: any UIViewControllerAnimatedTransitioning
    private let picture: UIView
    /// In the window.
    private let frame: CGRect

    /// nil: nothing of it shows.
    init?(_ session: PresentationSession) {
        guard let view = session.controller.presentedView, view.window != nil,
            let picture = view.snapshotView(afterScreenUpdates: false)
        else { return nil }
        animator = session.controller.standardAnimator(isPresenting: false)
        self.picture = picture
        frame = view.convert(view.bounds, to: nil)
    }

    /// Puts the picture in place of `view`, which a presentation below has in its container.
    func take(the view: UIView?, in container: UIView, _ context: TransitionContext) {
        view?.removeFromSuperview()
        picture.frame = container.convert(frame, from: nil)
        container.addSubview(picture)
        context.views[.from] = picture
    }
}
