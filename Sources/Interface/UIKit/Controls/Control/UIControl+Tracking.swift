// SPDX-License-Identifier: MIT

extension UIControl {
    /// How far, in points, a finger may stray from the control before it counts as outside. The value is what iPhones
    /// do with fingers.
    static let touchTolerance: CGFloat = 70

    func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        if showsMenuAsPrimaryAction, showMenu(at: touch.location(in: self)) {
            dispatch([.touchDown, .menuActionTriggered], with: event)
            MenuPresentation.follow(touch)
            return stopTracking()
        }
        trackedTouch = touch
        isHighlighted = true
        dispatch(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MenuPresentation.track(touches, isOver: false) { return }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return stopTracking() }
        isHighlighted = isTouchInside
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        dispatch(events, with: event)
    }

    func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if MenuPresentation.track(touches, isOver: true) { return }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInside(touch)
        endTracking(touch, with: event)
        let endedInside = isTouchInside
        stopTracking()
        guard endedInside else { return dispatch(.touchUpOutside, with: event) }
        let isPrimary = primaryEvent.contains(.touchUpInside)
        dispatch(isPrimary ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, with: event)
    }

    func trackCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        dispatch(.touchCancel, with: event)
    }

    func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isInside(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        return bounds.insetBy(dx: -Self.touchTolerance, dy: -Self.touchTolerance).holds(location)
    }
}
