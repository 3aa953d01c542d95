// SPDX-License-Identifier: MIT

/// Dims what is behind and puts an alert in the middle, an action sheet at the bottom.
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let alert: UIAlertController
    private let dimming = DimmingView()

    init(alert: UIAlertController, presenting: UIViewController?) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { .overFullScreen }
    override var coversPresenter: Bool { false }
    override var hidesKeyboardBelow: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let host, let content = alert.view as? any AlertContentView else { return .zero }
        return content.placement(in: host)
    }

    override func presentationTransitionWillBegin() {
        guard let host else { return }
        host.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        dimming.tapped = { [weak self] in self?.outsideTapped() }
        // Colours behind an alert turn grey.
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
        alongside { self.dimming.alpha = 1 }
        followKeyboard()
    }

    private var keyboardObservers: [any NSObjectProtocol] = []

    /// The alert moves with the keyboard.
    private func followKeyboard() {
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            keyboardObservers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated {
                        MainLoop.shared.afterCommit { self?.makeRoom() }
                    }
                })
        }
    }

    private func makeRoom() {
        guard let host, !host.isInTransition else { return }
        host.setNeedsLayout()
        UIView.animate(withDuration: 0.25) { host.layoutIfNeeded() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        for observer in keyboardObservers { NotificationCenter.default.removeObserver(observer) }
        keyboardObservers = []
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
        alongside { self.dimming.alpha = 0 }
    }

    override func containerViewDidLayoutSubviews() {
        if let host { dimming.frame = host.bounds }
    }

    override func outsideTapped() {
        if alert.preferredStyle == .actionSheet { alert.cancel() }
    }

    override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        alert.preferredStyle == .actionSheet
            ? SheetAnimator(isPresenting: isPresenting) : AlertAnimator(isPresenting: isPresenting)
    }

    private func alongside(_ changes: @escaping () -> Void) {
        guard
            alert.transitionCoordinator?.animate(alongsideTransition: { _ in changes() }, completion: nil) == true
        else { return changes() }
    }
}

/// An alert comes a little too large and settles; it goes by fading.
@MainActor
final class AlertAnimator: NSObject, StandardAnimator {
    private let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    let isSpring = true
    /// Critically damped with angular frequency 22.88, as measured.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4036
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isPresenting {
            transitionContext.containerView.layoutIfNeeded()
            card.alpha = 0
            card.layer.setAffineTransform(CGAffineTransform(scaleX: 1.2, y: 1.2))
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [.allowUserInteraction]
        ) {
            card.alpha = self.isPresenting ? 1 : 0
            card.layer.setAffineTransform(.identity)
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}

/// How much of a view the on-screen keyboard covers.
@MainActor
enum KeyboardAvoidance {
    static func overlap(in view: UIView) -> CGFloat {
        guard KeyboardController.isUp, let window = view.window else { return 0 }
        let frame = KeyboardController.shared.frame
        guard !frame.isNull else { return 0 }
        return max(0, view.bounds.height - view.convert(frame, from: window).minY)
    }
}
