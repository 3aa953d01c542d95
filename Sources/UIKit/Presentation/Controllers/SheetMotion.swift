// SPDX-License-Identifier: MIT

/// The slide of a sheet: critically damped with angular frequency sqrt(1000 / 3), as measured.
@MainActor
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Until the rest is under a thousandth: 9.2334 / 18.2574 per second.
    static let duration: TimeInterval = 0.5057
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

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
        } completion: { _ in
            host.isInTransition = false
        }
    }

    /// The presenter shrinks to a card that looks out above a large sheet.
    func pushPresenterBack() {
        guard let view = presenterToShrink, let host else { return }
        let bounds = host.bounds
        let scale = (bounds.width - 32) / max(bounds.width, 1)
        let top = max(host.safeAreaInsets.top, 10) - 10
        let shift = top - (bounds.height - bounds.height * scale) / 2
        view.layer.masksToBounds = true
        view.layer.cornerRadius = 10
        view.layer.setAffineTransform(
            CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale))
    }

    func bringPresenterForward() {
        guard let view = presenterToShrink else { return }
        view.layer.setAffineTransform(.identity)
        view.layer.cornerRadius = 0
    }

    func finishBringingForward() {
        guard let view = presenterToShrink else { return }
        view.layer.masksToBounds = presenterClipped
    }

    /// Whether the presenter looks out above the sheet as a card, on black.
    var showsPresenterAsCard: Bool { presenterToShrink != nil }

    private var presenterClipped: Bool { false }

    /// Only a presenter that fills the screen, and only under a sheet at its largest.
    private var presenterToShrink: UIView? {
        guard let view = presentingViewController.viewIfLoaded, let host, selectedDetent.identifier == .large,
            layout == .attached, traitCollection.horizontalSizeClass != .regular,
            traitCollection.verticalSizeClass != .compact, view.bounds.size == host.bounds.size,
            presentingViewController.presentingStorage == nil
        else { return nil }
        return view
    }
}

/// The finger that pulls a sheet: between detents, or down to dismiss.
@MainActor
final class SheetDrag: __ObjCObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private var startY: CGFloat = 0
    private var recognizer: UIPanGestureRecognizer?
    private var listener: ActionTarget?

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
    }

    func attach(to card: UIView) {
        guard recognizer == nil else { return }
        let pan = UIPanGestureRecognizer()
        let target = ActionTarget { [weak self] in
            if let gesture = $0 as? UIGestureRecognizer { self?.moved(gesture) }
        }
        pan.addTarget(target, action: ActionTarget.action)
        listener = target
        pan.delegate = self
        card.addGestureRecognizer(pan)
        recognizer = pan
    }

    private func moved(_ gesture: UIGestureRecognizer) {
        guard let sheet, let host = sheet.host, let pan = gesture as? UIPanGestureRecognizer else { return }
        switch pan.state {
        case .began:
            startY = sheet.card.frame.minY
            host.isInTransition = true
        case .changed:
            drag(to: startY + pan.translation(in: host).y, sheet, host)
        case .ended:
            release(velocity: pan.velocity(in: host).y, sheet, host)
        default:
            sheet.settle(velocity: 0)
        }
    }

    /// One to one; above the largest detent nothing moves.
    private func drag(to y: CGFloat, _ sheet: UISheetPresentationController, _ host: UIView) {
        let frames = sheet.restingFrames
        guard let largest = frames.last?.frame, let smallest = frames.first?.frame else { return }
        let top = max(y, largest.minY)
        if top <= smallest.minY, frames.count > 1 {
            // Between detents the height follows and the bottom stays.
            sheet.card.setUntransformedFrame(
                CGRect(x: largest.minX, y: top, width: largest.width, height: host.bounds.height - top))
            sheet.updateDimming()
        } else {
            sheet.card.setUntransformedFrame(
                CGRect(x: smallest.minX, y: top, width: smallest.width, height: smallest.height))
            if sheet.dimming.isUserInteractionEnabled {
                sheet.dimming.alpha = 1 - (top - smallest.minY) / max(smallest.height, 1)
            }
        }
        sheet.card.layoutIfNeeded()
    }

    /// Past half of the height, or faster than 1000 points a second, it goes.
    private func release(velocity: CGFloat, _ sheet: UISheetPresentationController, _ host: PresentationContainerView) {
        let frames = sheet.restingFrames
        guard let smallest = frames.first?.frame else { return }
        let top = sheet.card.frame.minY
        let isBelow = top > smallest.minY
        if isBelow, velocity >= 1000 || top - smallest.minY > smallest.height / 2 {
            guard sheet.mayDismissByUser else {
                sheet.dismissByUser()
                return sheet.settle(velocity: velocity)
            }
            host.isInTransition = false
            sheet.dismissByUser()
            return
        }
        let landing = top + velocity * 0.1
        let nearest = frames.min { abs($0.frame.minY - landing) < abs($1.frame.minY - landing) }
        if let nearest, nearest.detent.identifier != sheet.selectedDetent.identifier {
            sheet.selectedDetentIdentifier = nearest.detent.identifier
            if let delegate = sheet.sheetDelegate {
                _ = optionalCall { delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet) }
            }
        }
        sheet.settle(velocity: velocity)
    }

    // MARK: Against scroll views inside

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let sheet else { return true }
        let motion = pan.translation(in: sheet.card)
        guard abs(motion.y) > abs(motion.x) else { return false }
        // At its largest a sheet does not follow upwards, so the app's own gestures may have that direction.
        if motion.y < 0, let largest = sheet.restingFrames.last?.frame, sheet.card.frame.minY <= largest.minY {
            return false
        }
        return SheetScrolling.mayPull(sheet.card.hitTest(pan.location(in: sheet.card), with: nil), motion)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        SheetScrolling.isScrolling(otherGestureRecognizer)
    }
}

/// Where scroll views take part: content that can scroll up goes before the sheet.
@MainActor
package enum SheetScrolling {
    /// Whether a finger on `view` that has moved so far may pull the sheet. Scroll views not at their top say no.
    package static var mayPull: (_ view: UIView?, _ motion: CGPoint) -> Bool = { _, _ in true }
    /// Whether the recogniser is the one that scrolls a scroll view.
    package static var isScrolling: (UIGestureRecognizer) -> Bool = { _ in false }
}
