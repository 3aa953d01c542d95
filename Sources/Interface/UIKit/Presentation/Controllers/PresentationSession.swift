// SPDX-License-Identifier: MIT
import ObjCRuntime

/// One presentation from beginning to end: who presents whom, in which container, and the transition that runs.
///
/// The order of calls is UIKit's: the animator and what drives it are asked for; in the next cycle of the run loop, for
/// animated ones, will-callbacks of both controllers, `presentationTransitionWillBegin`, animation,
/// `presentationTransitionDidEnd`, did-callbacks (the one that appears first), then the completion.
@MainActor
final class PresentationSession {
    /// Another one after the environment changed and the presentation adapted to it.
    var controller: UIPresentationController
    /// As the app asked for it, before adaptation.
    let original: UIPresentationController
    let presenter: UIViewController
    /// What is shown: the controller that was presented, or what the delegate put in its place for a narrow screen.
    var presented: UIViewController
    let wanted: UIViewController
    let source: UIViewController
    let container = PresentationContainerView()
    private var running: TransitionContext?
    /// An animated presentation that begins in the next cycle.
    private var pending: (() -> Void)?
    /// Where the presenter's view was before it was taken out.
    private weak var presenterSuperview: UIView?
    /// Its frame there; nil: it filled that view.
    private var presenterFrame: CGRect?

    init(
        controller: UIPresentationController, original: UIPresentationController, presenter: UIViewController,
        presented: UIViewController, wanted: UIViewController, source: UIViewController
    ) {
        self.controller = controller
        self.original = original
        self.presenter = presenter
        self.presented = presented
        self.wanted = wanted
        self.source = source
        take(controller)
    }

    func take(_ controller: UIPresentationController) {
        self.controller = controller
        controller.presentingViewController = presenter
        controller.session = self
        container.controller = controller
    }

    private var isInContext: Bool {
        !controller.shouldPresentInFullscreen || controller.presentationStyle.isInContext
    }

    /// The view all containers of this presenter go into.
    private var stage: UIView? { isInContext ? presenter.viewIfLoaded?.superview : presenter.viewIfLoaded?.window }

    // MARK: Present

    func present(animated: Bool, completion: (() -> Void)?) {
        guard stage != nil else { return }
        link()
        presented.loadViewIfNeeded()
        let animator = self.animator(isPresenting: true, animated: animated)
        let driver = animator.flatMap { animated ? self.driver(for: $0, isPresenting: true) : nil }
        let context = makeContext(isPresenting: true, animated: animated)
        running = context
        pending = { [self] in begin(context, animator, driver, completion) }
        // UIKit's transitions begin when what was changed until then is on the screen.
        if animated { MainLoop.shared.afterCommit { self.beginPending() } } else { beginPending() }
    }

    private func link() {
        presenter.presentedStorage = presented
        presented.presentingStorage = presenter
        presented.presentationState = self
        presented.appearance.isBeingPresented = true
    }

    private func beginPending() {
        let begin = pending
        pending = nil
        begin?()
    }

    private func begin(
        _ context: TransitionContext, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ driver: (any UIViewControllerInteractiveTransitioning)?, _ completion: (() -> Void)?
    ) {
        guard let stage else {
            // The presenter left the window in the meantime.
            return forget()
        }
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.isInTransition = true
        controller.host = container
        if isInContext, let view = presenter.viewIfLoaded {
            container.frame = view.frame
            stage.insertSubview(container, aboveSubview: view)
        } else {
            container.frame = stage.bounds
            stage.addSubview(container)
        }
        let covers = controller.coversPresenter
        if covers { presenter.beginAppearanceTransition(false, animated: context.isAnimated) }
        presented.beginAppearanceTransition(true, animated: context.isAnimated)
        controller.presentationTransitionWillBegin()
        placePresentedView()
        KeyboardController.cover(with: container, hidesKeyboard: controller.hidesKeyboardBelow)
        fill(context, isPresenting: true)
        context.completed = { [self] completed in
            end(presenting: completed, covers: covers)
            if completed { completion?() }
        }
        run(context, animator, driver)
    }

    func placePresentedView() {
        guard let view = controller.presentedView else { return }
        if !view.isDescendant(of: container) { container.addSubview(view) }
        controller.containerViewWillLayoutSubviews()
        view.setUntransformedFrame(controller.frameOfPresentedViewInContainerView)
        controller.containerViewDidLayoutSubviews()
    }

    private func end(presenting completed: Bool, covers: Bool) {
        running = nil
        container.isInTransition = false
        controller.presentationTransitionDidEnd(completed)
        guard completed else { return abandon(covers: covers) }
        takePresentersViewOut()
        presented.endAppearanceTransition()
        if covers { presenter.endAppearanceTransition() }
        presented.appearance.isBeingPresented = false
        container.setNeedsLayout()
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    func takePresentersViewOut() {
        guard controller.shouldRemovePresentersView, let view = presenter.viewIfLoaded, view.superview != nil else {
            return
        }
        presenterSuperview = view.superview
        presenterFrame = view.frame == view.superview?.bounds ? nil : view.frame
        view.removeFromSuperview()
    }

    /// The interaction that presented was called off.
    private func abandon(covers: Bool) {
        presented.beginAppearanceTransition(false, animated: false)
        controller.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        if covers {
            presenter.beginAppearanceTransition(true, animated: false)
            presenter.endAppearanceTransition()
        }
        forget()
    }

    // MARK: Dismiss

    /// - Parameter topmost: seen to go in place of the presented view.
    func dismiss(animated: Bool, seen topmost: TopmostPicture? = nil, completion: (() -> Void)?) {
        beginPending()
        running?.completeTransition(true)
        guard presented.presentationState === self else {
            completion?()
            return
        }
        presented.appearance.isBeingDismissed = true
        let covers = controller.coversPresenter
        container.isInTransition = true
        var animator = self.animator(isPresenting: false, animated: animated)
        // An app's own animator moves what it knows.
        let topmost = animator is any StandardAnimator ? topmost : nil
        if let topmost { animator = topmost.animator }
        let driver = animator.flatMap { animated ? self.driver(for: $0, isPresenting: false) : nil }
        let context = makeContext(isPresenting: false, animated: animated)
        running = context
        presented.beginAppearanceTransition(false, animated: animated)
        if covers { presenter.beginAppearanceTransition(true, animated: animated) }
        restorePresentersView()
        controller.dismissalTransitionWillBegin()
        KeyboardController.uncover(container)
        fill(context, isPresenting: false)
        topmost?.take(the: controller.presentedView, in: container, context)
        context.completed = { [self] completed in
            end(dismissing: completed, covers: covers)
            if completed { completion?() }
        }
        run(context, animator, driver)
    }

    func restorePresentersView() {
        guard let superview = presenterSuperview, let view = presenter.viewIfLoaded else { return }
        view.frame = isInContext ? container.frame : presenterFrame ?? superview.bounds
        // Full screens of a part of the screen lie above the window's view, not beside the part's.
        if container.superview === superview {
            superview.insertSubview(view, belowSubview: container)
        } else {
            superview.addSubview(view)
        }
        presenterSuperview = nil
    }

    private func end(dismissing completed: Bool, covers: Bool) {
        running = nil
        container.isInTransition = false
        controller.dismissalTransitionDidEnd(completed)
        guard completed else {
            presented.appearance.isBeingDismissed = false
            return keep(covers: covers)
        }
        reseatPresentersView()
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        if covers { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        presented.appearance.isBeingDismissed = false
        forget()
    }

    /// An animator may have had the presenter's view in the container.
    private func reseatPresentersView() {
        guard let view = presenter.viewIfLoaded, view.isDescendant(of: container), let stage = container.superview
        else {
            return
        }
        view.frame = isInContext ? container.frame : stage.bounds
        stage.insertSubview(view, belowSubview: container)
    }

    /// The interaction that dismissed was called off: everything is as before.
    private func keep(covers: Bool) {
        reseatPresentersView()
        KeyboardController.cover(with: container, hidesKeyboard: controller.hidesKeyboardBelow)
        if covers { presenter.beginAppearanceTransition(false, animated: false) }
        placePresentedView()
        takePresentersViewOut()
        presented.beginAppearanceTransition(true, animated: false)
        if covers { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
    }

    private func forget() {
        // The presenter may have presented the next one already, from its did-appear.
        // Completions and delegates of the dismissal may refer to it weakly or as unowned.
        _ = autoreleased(presented)
        if presenter.presentedStorage === presented { presenter.presentedStorage = nil }
        if presented.presentationState === self {
            presented.presentingStorage = nil
            presented.presentationState = nil
            presented.appearance.isBeingPresented = false
        }
        controller.host = nil
        running = nil
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    /// Ends what is still moving, at its end.
    func finishRunningTransition() {
        beginPending()
        running?.completeTransition(true)
    }
}

extension UIModalPresentationStyle {
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
