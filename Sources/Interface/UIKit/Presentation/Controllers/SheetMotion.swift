// SPDX-License-Identifier: MIT

/// The slide of a sheet: critically damped with angular frequency sqrt(1000 / 3), as measured.
@MainActor
final class SheetAnimator: NSObject, StandardAnimator {
    /// Until the rest is under a thousandth: 9.2334 / 18.2574 per second.
    static let duration: TimeInterval = 0.5057
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    let isSpring = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let card = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        let rest = card.center
        let away = CGPoint(x: rest.x, y: container.bounds.height + card.bounds.height / 2)
        if isPresenting {
            container.layoutIfNeeded()
            card.center = away
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) {
            card.center = self.isPresenting ? rest : away
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

extension UISheetPresentationController {
    /// Back to the resting place of the selected detent.
    func settle(velocity: CGFloat) {
        guard let host else { return }
        let target = frameOfPresentedViewInContainerView
        let distance = max(abs(target.minY - card.frame.minY), 1)
        host.isInTransition = true
        UIView.animate(
            withDuration: SheetAnimator.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: velocity / distance, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.card.setUntransformedFrame(target)
            self.card.layoutIfNeeded()
            self.updateDimming()
            self.arrangePresenter()
        } completion: { _ in
            host.isInTransition = false
            if self.presenterToShrink == nil { self.finishBringingForward() }
        }
    }

    /// The presenter is a card behind a sheet at its largest, and in its place behind smaller ones.
    func arrangePresenter() {
        // A finger may have left it anywhere in between.
        guard presenterToShrink != nil || pushedPresenter != nil else { return }
        if presenterToShrink == nil { bringPresenterForward() } else { pushPresenterBack() }
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    /// The presenter shrinks to a card that looks out above a large sheet.
    func pushPresenterBack() {
        guard let view = presenterToShrink else { return }
        shrink(view, by: 1)
    }

    /// While a finger has the sheet, the presenter is as much of a card as the sheet is on its way from the detent before
    /// to the largest.
    func presenterFollowsSheet(_ frames: [(detent: Detent, frame: CGRect)]) {
        guard frames.count > 1, let largest = frames.last, largest.detent.identifier == .large,
            let view = presenterThatShrinks
        else { return }
        let way = frames[frames.count - 2].frame.minY - largest.frame.minY
        shrink(view, by: min(1, max(0, 1 - (card.frame.minY - largest.frame.minY) / max(way, 1))))
    }

    /// - Parameter fraction: 0: in its place; 1: a card.
    private func shrink(_ view: UIView, by fraction: CGFloat) {
        guard let host else { return }
        pushedPresenter = view
        let bounds = host.bounds
        let scale = 1 - 32 / max(bounds.width, 1) * fraction
        // The screen's own view begins at its upper edge, a sheet below it.
        let rest = view is SheetCardView ? view.center.y - view.bounds.height / 2 : 0
        let top = rest + (max(host.safeAreaInsets.top, 10) - 10 - rest) * fraction
        let shift = top - rest - view.bounds.height * (1 - scale) / 2
        view.layer.masksToBounds = true
        view.layer.cornerRadius = view is SheetCardView ? 10 : 10 * fraction
        view.layer.setAffineTransform(
            CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale))
    }

    func bringPresenterForward() {
        guard let view = pushedPresenter else { return }
        view.layer.setAffineTransform(.identity)
        view.layer.cornerRadius = 0
    }

    func finishBringingForward() {
        pushedPresenter?.layer.masksToBounds = false
        pushedPresenter = nil
    }

    /// Whether the presenter looks out above the sheet as a card, on black.
    var showsPresenterAsCard: Bool { presenterToShrink != nil }

    /// Only a presenter that fills the screen or is a large sheet itself, and only under a sheet at its largest.
    private var presenterToShrink: UIView? { selectedDetent.identifier == .large ? presenterThatShrinks : nil }

    private var presenterThatShrinks: UIView? {
        guard let view = presentingViewController.viewIfLoaded, let host,
            layout == .attached, traitCollection.horizontalSizeClass != .regular,
            traitCollection.verticalSizeClass != .compact
        else { return nil }
        guard presentingViewController.presentingStorage != nil else {
            return view.bounds.size == host.bounds.size ? view : nil
        }
        // A sheet below this one looks out as a card itself.
        let below = presentingViewController.session?.controller as? UISheetPresentationController
        return below?.layout == .attached && below?.selectedDetent.identifier == .large ? below?.card : nil
    }
}
