// SPDX-License-Identifier: MIT

/// Two fingers that move apart or together. Continuous.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Points the fingers' distance must change before the gesture begins.
    static let slop: CGFloat = 8

    private var startDistance: CGFloat = 0
    private var scaleStorage: CGFloat = 1
    private var samples = VelocityTracker()

    /// Distance of the fingers relative to when the gesture began; assign to start over from there.
    open var scale: CGFloat {
        get { scaleStorage }
        set {
            if newValue > 0, scaleStorage > 0 { startDistance *= scaleStorage / newValue }
            scaleStorage = newValue
        }
    }
    /// Change of `scale` a second.
    open var velocity: CGFloat { samples.velocity.x }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > 2 {
            for touch in touches { ignore(touch, for: event) }
        } else if trackedTouches.count == 2 {
            startDistance = max(fingerDistance, 1) / scaleStorage
            samples.reset(at: CGPoint(x: scaleStorage, y: 0), time: event.time)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count == 2 else { return }
        let distance = fingerDistance
        if current == .possible {
            guard abs(distance - startDistance) >= Self.slop else { return }
            startDistance = max(distance, 1)
            samples.reset(at: CGPoint(x: 1, y: 0), time: event.time)
            state = .began
        } else if isActive {
            scaleStorage = distance / startDistance
            samples.add(CGPoint(x: scaleStorage, y: 0), time: event.time)
            state = .changed
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
        startDistance = 0
        scaleStorage = 1
        samples = VelocityTracker()
    }

    private var fingerDistance: CGFloat {
        trackedTouches.count < 2 ? 0 : distance(trackedTouches[0].point, trackedTouches[1].point)
    }
}
