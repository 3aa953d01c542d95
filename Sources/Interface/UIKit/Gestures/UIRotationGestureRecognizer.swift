// SPDX-License-Identifier: MIT

/// Two fingers that turn around each other. Continuous.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians the fingers must turn, and points they must travel on the arc, before the gesture begins.
    static let slop: CGFloat = 0.05
    static let arcSlop: CGFloat = 8

    private var lastAngle: CGFloat = 0
    private var turned: CGFloat = 0
    private var samples = VelocityTracker()

    /// Radians since the gesture began, clockwise positive; beyond a full turn too. Assign to start over from there.
    open var rotation: CGFloat = 0
    /// Radians a second.
    open var velocity: CGFloat { samples.velocity.x }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        } else if trackedTouches.count == 2 {
            lastAngle = angle
            turned = 0
            samples.reset(at: .zero, time: event.time)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count == 2 else { return }
        let now = angle
        let step = (now - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = now
        turned += step
        samples.add(CGPoint(x: turned, y: 0), time: event.time)
        if isActive {
            rotation += step
            state = .changed
        } else if current == .possible, abs(turned) >= Self.slop,
            abs(turned) * distance(trackedTouches[0].point, trackedTouches[1].point) / 2 >= Self.arcSlop
        {
            rotation = 0
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let down = trackedTouches.filter { $0.currentPhase != .ended && $0.currentPhase != .cancelled }
        if isActive {
            if down.count < 2 { state = .ended }
        } else if down.isEmpty {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        rotation = 0
        turned = 0
        samples = VelocityTracker()
    }

    private var angle: CGFloat {
        guard trackedTouches.count >= 2 else { return 0 }
        let v = trackedTouches[1].point.minus(trackedTouches[0].point)
        return atan2(v.y, v.x)
    }
}
