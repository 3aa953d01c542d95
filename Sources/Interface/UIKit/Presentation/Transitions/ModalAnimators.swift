// SPDX-License-Identifier: MIT

/// An animation of UIKit's own: what runs alongside has its timing.
@MainActor
protocol StandardAnimator: UIViewControllerAnimatedTransitioning {
    /// A critically damped spring over the whole duration; else the curve of `UIView.animate`.
    var isSpring: Bool { get }
}

/// The standard ways a modal view comes and goes.
@MainActor
final class ModalAnimator: NSObject, StandardAnimator {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    var isSpring: Bool { style == .coverVertical }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: isPresenting ? 0.5 : 0.4
        case .crossDissolve: 0.3
        case .flipHorizontal, .partialCurl: 0.75
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        let container = transitionContext.containerView
        guard let controller = transitionContext.viewController(forKey: key),
            let view = transitionContext.view(forKey: isPresenting ? .to : .from) ?? controller.viewIfLoaded
        else { return transitionContext.completeTransition(true) }
        if isPresenting {
            let frame = transitionContext.finalFrame(for: controller)
            if view.superview !== container { container.addSubview(view) }
            view.setUntransformedFrame(frame)
            container.layoutIfNeeded()
        }
        let finish = { (_: Bool) in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        let duration = transitionDuration(using: transitionContext)
        switch style {
        case .coverVertical: cover(view, in: container, duration, finish)
        case .crossDissolve: dissolve(view, duration, finish)
        case .flipHorizontal, .partialCurl: flip(view, in: container, duration, finish)
        }
    }

    private func cover(
        _ view: UIView, in container: UIView, _ duration: TimeInterval, _ finish: @escaping (Bool) -> Void
    ) {
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height - view.untransformedTop)
        if isPresenting { view.layer.setAffineTransform(below) }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
        ) {
            view.layer.setAffineTransform(self.isPresenting ? .identity : below)
        } completion: { finished in
            finish(finished)
            view.layer.setAffineTransform(.identity)
        }
    }

    private func dissolve(_ view: UIView, _ duration: TimeInterval, _ finish: @escaping (Bool) -> Void) {
        let alpha = view.alpha
        if isPresenting { view.alpha = 0 }
        UIView.animate(withDuration: duration) {
            view.alpha = self.isPresenting ? alpha : 0
        } completion: { finished in
            finish(finished)
            view.alpha = alpha
        }
    }

    private func flip(
        _ view: UIView, in container: UIView, _ duration: TimeInterval, _ finish: @escaping (Bool) -> Void
    ) {
        var away = CATransform3DIdentity
        away.m34 = -1 / 1000
        away = CATransform3DRotate(away, isPresenting ? .pi / 2 : -.pi / 2, 0, 1, 0).raised(for: view.bounds.size)
        if isPresenting { view.layer.transform = away }
        UIView.animate(withDuration: duration / 2, delay: isPresenting ? duration / 2 : 0, options: .curveEaseInOut) {
            view.layer.transform = self.isPresenting ? CATransform3DIdentity : away
        } completion: { finished in
            finish(finished)
            view.layer.transform = CATransform3DIdentity
        }
    }
}

extension UIView {
    /// The upper edge the view has without its transform.
    fileprivate var untransformedTop: CGFloat { center.y - bounds.height * layer.anchorPoint.y }
}
