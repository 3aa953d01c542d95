// SPDX-License-Identifier: MIT

/// The pan of a scroll view: begins only along an axis that moves, and tells its scroll view before any other target.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    init() { super.init(target: nil, action: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if trackedTouches.count == touches.count { scrollView?.fingerDown() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !isActive, current != .ended { scrollView?.fingerUp() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.fingerUp()
    }

    override func reset() {
        super.reset()
        scrollView?.fingerUp()
    }

    override func hasBegun(_ travel: CGPoint) -> Bool {
        guard super.hasBegun(travel), let scrollView else { return false }
        let isHorizontal = abs(travel.x) > abs(travel.y)
        if isHorizontal ? scrollView.dragsHorizontally : scrollView.dragsVertically { return true }
        // Straight across what moves: somebody else's gesture.
        state = .failed
        return false
    }

    override func willSendActions(_ state: State) { scrollView?.panChanged(self) }
}

/// The pinch of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    init() { super.init(target: nil, action: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard scrollView?.mayZoom == true else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    override func willSendActions(_ state: State) { scrollView?.pinchChanged(self) }

    /// Scrolling and zooming go together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        (preventingGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollView !== scrollView
    }
}

/// Keeps touches from the content for a moment, as long as they may become a scroll. Recognises nothing.
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
    static let delay = 0.15

    weak var scrollView: UIScrollView?
    private var limit: Deadline?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
            touches.first?.view !== scrollView, !(touches.first?.view is SectionIndexView),
            scrollView.dragsVertically || scrollView.dragsHorizontally
        else { return state = .failed }
        limit?.cancel()
        limit = DeadlineQueue.shared.schedule(after: Self.delay) { [weak self] in
            guard let self, self.current == .possible else { return }
            self.state = .failed
            GestureEnvironment.shared.settleAfterTimer()
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        limit?.cancel()
        limit = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
