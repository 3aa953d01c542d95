// SPDX-License-Identifier: MIT

/// Fingers that stay in place for a while. Continuous: begins after the time, changes while they move, ends when
/// they lift.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points the fingers may move before the time is over.
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var start: CGPoint?
    private var limit: Deadline?

    override var waitsBetweenTouches: Bool { current == .possible && taps > 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= numberOfTouchesRequired else {
            if current == .possible { state = .failed }
            return
        }
        guard trackedTouches.count == numberOfTouchesRequired, current == .possible else { return }
        start = screenCentroid
        guard taps >= numberOfTapsRequired else { return }
        arm(minimumPressDuration) { $0.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
        } else if let start, distance(start, screenCentroid) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            let stillDown = trackedTouches.contains { $0.currentPhase != .ended && $0.currentPhase != .cancelled }
            if !stillDown { state = .ended }
            return
        }
        guard taps < numberOfTapsRequired else { return state = .failed }
        taps += 1
        arm(TouchSystem.tapInterval) { $0.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        limit?.cancel()
        limit = nil
        taps = 0
        start = nil
    }

    private final func arm(_ seconds: Double, _ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
        limit?.cancel()
        limit = DeadlineQueue.shared.schedule(after: seconds) { [weak self] in
            guard let self, self.current == .possible else { return }
            action(self)
            GestureEnvironment.shared.settleAfterTimer()
        }
    }
}
