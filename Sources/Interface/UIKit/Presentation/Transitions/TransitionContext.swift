// SPDX-License-Identifier: MIT

/// One running transition between two controllers: context for the animator and coordinator for everybody else.
@MainActor
final class TransitionContext: TransitionCoordinator, UIViewControllerContextTransitioning {
    var initialFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    var finalFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    /// Called once, when the animation is over; the argument says whether the transition took place.
    var completed: (Bool) -> Void = { _ in }
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var driver: (any UIViewControllerInteractiveTransitioning)?
    private var isComplete = false

    var transitionWasCancelled: Bool { isCancelled }

    /// Starts the animator, or the interaction that drives it, and runs the blocks of the coordinator's users along.
    func start(
        _ animator: any UIViewControllerAnimatedTransitioning,
        driver: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.animator = animator
        self.driver = driver
        isInteractive = driver?.wantsInteractiveStart ?? false
        initiallyInteractive = isInteractive
        transitionDuration = animator.transitionDuration(using: self)
        for controller in controllers.values { controller.coordinatorStorage = self }
        if let driver, isInteractive {
            (driver as? UIPercentDrivenInteractiveTransition)?.animator = animator
            driver.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
        runAlongside()
    }

    /// The queued blocks, in an animation like the transition's own.
    private func runAlongside() {
        guard isAnimated, transitionDuration > 0 else { return runAnimations() }
        guard (animator as? any StandardAnimator)?.isSpring == true else {
            return UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut) {
                self.runAnimations()
            }
        }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
        ) { self.runAnimations() }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

    func finishInteractiveTransition() {
        isInteractive = false
        interactionChanged()
    }

    func cancelInteractiveTransition() {
        isInteractive = false
        isCancelled = true
        interactionChanged()
    }

    func pauseInteractiveTransition() {
        guard !isInteractive else { return }
        isInteractive = true
        interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isComplete else { return }
        isComplete = true
        if !didComplete { isCancelled = true }
        let animator = animator
        for controller in controllers.values where controller.coordinatorStorage === self {
            controller.coordinatorStorage = nil
        }
        completed(didComplete)
        if let animator { _ = optionalCall { animator.animationEnded(didComplete) } }
        runCompletions()
        self.animator = nil
        driver = nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { frame(in: initialFrames, for: vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { frame(in: finalFrames, for: vc) }

    private func frame(
        in frames: [UITransitionContextViewControllerKey: CGRect], for controller: UIViewController
    ) -> CGRect {
        for (key, candidate) in controllers where candidate === controller { return frames[key] ?? .zero }
        return .zero
    }
}
