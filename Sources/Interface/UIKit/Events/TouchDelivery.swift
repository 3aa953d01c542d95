// SPDX-License-Identifier: MIT

/// Hands the touches of one window to its views, after the recognisers have seen them.
///
/// A view gets `touchesBegan` at once, or when the recognisers that delay it have failed; and `touchesEnded` when
/// those that delay ends have failed. Touches that a recogniser took are cancelled in the view.
@MainActor
final class TouchDelivery {
    private enum Held { case nothing, began, ended }
    private var held: [ObjectIdentifier: Held] = [:]
    private var live: [UITouch] = []
    /// Fingers after the first on views without `isMultipleTouchEnabled`: recognisers see them, the views do not.
    private var ignored: Set<ObjectIdentifier> = []

    func deliver(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches where touch.currentPhase == .began && !live.contains(where: { $0 === touch }) {
            if isSurplus(touch) { ignored.insert(ObjectIdentifier(touch)) }
            live.append(touch)
            held[ObjectIdentifier(touch)] = .nothing
        }
        step(event, changed: touches)
    }

    /// Looks again at what is held back, after recognisers changed state without an event.
    func reconsider(_ event: UIEvent) { step(event, changed: []) }

    /// Whether views are to be told something without an event: of touches held back, or taken by a recogniser that
    /// recognised by the clock.
    var hasNews: Bool {
        held.values.contains { $0 != .nothing } || live.contains { $0.isCancelledInView && $0.hasBegunInView }
    }

    private func step(_ event: UIEvent, changed: [UITouch]) {
        var batches: [UITouch.Phase: [UITouch]] = [:]
        for touch in live {
            for phase in phases(of: touch, isNew: changed.contains { $0 === touch }) {
                batches[phase, default: []].append(touch)
            }
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] { send(batches[phase] ?? [], phase, event) }
        live.removeAll { touch in
            guard touch.currentPhase == .ended || touch.currentPhase == .cancelled else { return false }
            if held[ObjectIdentifier(touch)] == .ended { return false }
            held[ObjectIdentifier(touch)] = nil
            ignored.remove(ObjectIdentifier(touch))
            return true
        }
    }

    private func isSurplus(_ touch: UITouch) -> Bool {
        guard let view = touch.hitView, !view.isMultipleTouchEnabled else { return false }
        return live.contains { $0.hitView === view && $0.currentPhase != .ended && $0.currentPhase != .cancelled }
    }

    /// What the view is to be told of this touch now.
    private func phases(of touch: UITouch, isNew: Bool) -> [UITouch.Phase] {
        let key = ObjectIdentifier(touch)
        if ignored.contains(key) { return [] }
        if touch.isCancelledInView {
            held[key] = .nothing
            guard touch.hasBegunInView else { return [] }
            touch.hasBegunInView = false
            return [.cancelled]
        }
        var result: [UITouch.Phase] = []
        let isOver = touch.currentPhase == .ended || touch.currentPhase == .cancelled
        if !touch.hasBegunInView, isNew && touch.currentPhase == .began || held[key] != Held.nothing {
            if isDelayed(touch, \.delaysTouchesBegan) {
                held[key] = isOver ? .ended : .began
                return []
            }
            touch.hasBegunInView = true
            if !isOver { held[key] = Held.nothing }
            result.append(.began)
        }
        guard touch.hasBegunInView else { return result }
        if isOver, isNew || held[key] == .ended {
            if touch.currentPhase == .ended, isDelayed(touch, \.delaysTouchesEnded) {
                held[key] = .ended
                return result
            }
            held[key] = Held.nothing
            touch.hasBegunInView = false
            result.append(touch.currentPhase)
        } else if isNew, touch.currentPhase == .moved {
            result.append(.moved)
        }
        return result
    }

    private func isDelayed(_ touch: UITouch, _ delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        touch.recognizers.contains {
            $0.current == .possible && $0.isEnabled && $0[keyPath: delays] && $0.tracks(touch)
        }
    }

    /// One call per view, with all its touches of this phase.
    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var rest = touches
        while let view = rest.first?.hitView {
            let own = rest.filter { $0.hitView === view }
            rest.removeAll { $0.hitView === view }
            let set = Set(own)
            switch phase {
            case .began: view.touchesBegan(set, with: event)
            case .moved: view.touchesMoved(set, with: event)
            case .ended: view.touchesEnded(set, with: event)
            case .cancelled: view.touchesCancelled(set, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }
}

extension UIGestureRecognizer {
    func tracks(_ touch: UITouch) -> Bool { trackedTouches.contains { $0 === touch } }

    /// Between the taps of a multiple tap there are no touches and yet the gesture goes on.
    var keepsWaitingWithoutTouches: Bool { awaited != nil || waitsBetweenTouches }
}

extension UIWindow {
    /// Recognisers first, then views.
    func deliver(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            KeySystem.deliver(presses)
            return
        }
        guard event.type == .touches else { return }
        let own = event.touches.filter { $0.hitWindow === self && $0.currentPhase != .stationary }
            .sorted { $0.identifier < $1.identifier }
        guard !own.isEmpty else { return }
        GestureEnvironment.shared.feed(event, touches: own)
        touchDelivery.deliver(own, event)
        GestureEnvironment.shared.settle()
        if touchDelivery.hasNews { touchDelivery.reconsider(event) }
    }
}
