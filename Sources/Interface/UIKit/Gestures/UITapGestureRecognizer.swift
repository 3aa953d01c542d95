// SPDX-License-Identifier: MIT

/// One or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Points a finger may move, and seconds it may stay down, and still tap.
    static let allowableMovement: CGFloat = 45
    static let maximumDuration = 1.5

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// Which buttons of a pointer tap. Fingers count as the primary one.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    private var clickMask: UIEvent.ButtonMask = []

    open override var buttonMask: UIEvent.ButtonMask { clickMask }

    /// The pointer's other button was clicked.
    ///
    /// - Parameter location: on the screen.
    /// - Returns: whether that was a tap.
    final func secondaryClick(at location: CGPoint) -> Bool {
        guard buttonMaskRequired.contains(.secondary), numberOfTapsRequired == 1, current == .possible else {
            return false
        }
        lastScreenPoint = location
        clickMask = .secondary
        request(.ended)
        let isTap = current == .ended
        finish()
        clickMask = []
        return isTap
    }

    private var taps = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var touchesDown = 0
    private var lastTapPoint: CGPoint?
    private var limit: Deadline?

    override var waitsBetweenTouches: Bool { current == .possible && taps > 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.point }
        touchesDown = max(touchesDown, trackedTouches.count)
        guard touchesDown <= numberOfTouchesRequired, buttonMaskRequired.contains(.primary) else {
            return state = .failed
        }
        if let last = lastTapPoint, let touch = touches.first, distance(last, touch.point) > TouchSystem.tapDistance {
            return state = .failed
        }
        arm(Self.maximumDuration)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if distance(start, touch.point) > Self.allowableMovement { return state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let stillDown = trackedTouches.contains { $0.currentPhase != .ended && $0.currentPhase != .cancelled }
        guard !stillDown else { return }
        guard touchesDown == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        touchesDown = 0
        lastTapPoint = touches.first?.point
        if taps >= numberOfTapsRequired {
            limit?.cancel()
            state = .ended
        } else {
            arm(TouchSystem.tapInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        limit?.cancel()
        limit = nil
        taps = 0
        touchesDown = 0
        starts = [:]
        lastTapPoint = nil
    }

    /// A tap does not keep one with more taps from going on.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            && other.numberOfTouchesRequired <= numberOfTouchesRequired
    }

    private final func arm(_ seconds: Double) {
        limit?.cancel()
        limit = DeadlineQueue.shared.schedule(after: seconds) { [weak self] in
            guard let self, self.current == .possible else { return }
            self.state = .failed
            GestureEnvironment.shared.settleAfterTimer()
        }
    }
}
