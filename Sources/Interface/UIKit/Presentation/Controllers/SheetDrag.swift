// SPDX-License-Identifier: MIT

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
            sheet.presenterFollowsSheet(frames)
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
        return SheetScrolling.mayPull(sheet, sheet.card.hitTest(pan.location(in: sheet.card), with: nil), motion)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        SheetScrolling.isScrolling(otherGestureRecognizer)
    }
}

/// Where a finger on a scroll view in a sheet moves the content, and where the sheet.
@MainActor
private enum SheetScrolling {
    /// Whether a finger on `view` that has moved so far pulls the sheet: down while the content stands at its upper
    /// edge; up from there too, where the sheet wants to grow before its content scrolls.
    static func mayPull(_ sheet: UISheetPresentationController, _ view: UIView?, _ motion: CGPoint) -> Bool {
        guard let scroll = scroller(of: view, in: sheet.card) else { return true }
        let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
        return isAtTop && (motion.y > 0 || sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }

    /// Whether the recogniser is the one that scrolls a scroll view.
    static func isScrolling(_ recognizer: UIGestureRecognizer) -> Bool {
        (recognizer.view as? UIScrollView)?.panGestureRecognizer === recognizer
    }

    /// The innermost scroll view under the finger that a vertical drag moves.
    private static func scroller(of view: UIView?, in card: UIView) -> UIScrollView? {
        var candidate = view
        while let current = candidate, current !== card {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.dragsVertically { return scroll }
            candidate = current.superview
        }
        return nil
    }
}
