// SPDX-License-Identifier: MIT

/// The recognisers that touches are under way for, and their relations.
///
/// An event is fed to all recognisers first, deepest views first; then actions go out; then views get their touches.
/// While it is fed, a recogniser that recognises at once keeps the others from it, so who is fed first wins.
@MainActor
final class GestureEnvironment {
    static let shared = GestureEnvironment()

    /// Everyone that has touches, waits for something, or is over and not reset.
    private(set) var engaged: [UIGestureRecognizer] = []
    private var actions: [(UIGestureRecognizer, UIGestureRecognizer.State)] = []
    private var isFeeding = false
    var modifierFlags: UIKeyModifierFlags = []

    // MARK: Feeding

    func feed(_ event: UIEvent, touches: [UITouch]) {
        isFeeding = true
        for touch in touches where touch.currentPhase == .began { enlist(touch, event) }
        for recognizer in engaged where recognizer.isEnabled { feed(recognizer, event, touches) }
        isFeeding = false
        sendActions()
    }

    private func enlist(_ touch: UITouch, _ event: UIEvent) {
        touch.recognizers = candidates(for: touch).filter { accepts($0, touch, event) }
        for recognizer in touch.recognizers {
            recognizer.trackedTouches.append(touch)
            if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
        }
    }

    /// The recognisers of the view that was hit and of its ancestors.
    private func candidates(for touch: UITouch) -> [UIGestureRecognizer] {
        var list: [UIGestureRecognizer] = []
        var view = touch.hitView
        while let candidate = view {
            list.append(contentsOf: candidate.recognizers)
            view = candidate.superview
        }
        return list
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled, !recognizer.isOver,
            recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.kind.rawValue }),
            recognizer.shouldReceive(event)
        else { return false }
        guard let delegate = recognizer.delegateStorage else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: event)
            && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }

    private func feed(_ recognizer: UIGestureRecognizer, _ event: UIEvent, _ touches: [UITouch]) {
        let own = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
        guard !own.isEmpty else { return }
        recognizer.lastScreenPoint = recognizer.screenCentroid
        recognizer.rememberTouches()
        func hand(_ phase: UITouch.Phase, _ deliver: (Set<UITouch>, UIEvent) -> Void) {
            let some = own.filter { $0.currentPhase == phase }
            guard !some.isEmpty, !recognizer.isOver else { return }
            deliver(Set(some), event)
        }
        hand(.began, recognizer.touchesBegan)
        hand(.moved, recognizer.touchesMoved)
        hand(.ended, recognizer.touchesEnded)
        hand(.cancelled, recognizer.touchesCancelled)
    }

    /// Gestures under way on views that were taken out of their window are cancelled.
    func viewsLeftWindow() {
        for recognizer in engaged where recognizer.isActive {
            if let view = recognizer.view, view.window == nil { recognizer.stop() }
        }
    }

    /// Forgets lifted touches and resets who is done. Called after the views have had the event.
    func settle() {
        guard !isFeeding else { return }
        sendActions()
        for recognizer in engaged {
            recognizer.trackedTouches.removeAll { $0.currentPhase == .ended || $0.currentPhase == .cancelled }
        }
        let done = engaged.filter { $0.trackedTouches.isEmpty && ($0.isOver || !$0.keepsWaitingWithoutTouches) }
        engaged.removeAll { recognizer in done.contains { $0 === recognizer } }
        for recognizer in done { recognizer.finish() }
    }

    /// A recogniser changed state by the clock: views may get what was held back for it.
    func settleAfterTimer() {
        settle()
        for window in UIScreen.main.windows where window.touchDelivery.hasNews {
            window.touchDelivery.reconsider(UIApplication.shared.touchSystem.event)
        }
    }

    // MARK: Actions

    func queueAction(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        actions.append((recognizer, state))
        if !isFeeding { sendActions() }
    }

    private func sendActions() {
        while !actions.isEmpty {
            let (recognizer, state) = actions.removeFirst()
            let now = recognizer.current
            recognizer.current = state
            recognizer.willSendActions(state)
            for target in recognizer.targets {
                guard let object = target.object else { continue }
                _ = __objcSend(object, target.action, [recognizer])
            }
            if recognizer.current == state { recognizer.current = now }
        }
    }

    // MARK: Relations

    /// Whether a gesture that has begun keeps this one from recognising.
    func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        engaged.contains { other in
            other !== recognizer && (other.isActive || other.current == .ended) && sharesTouch(other, recognizer)
                && prevents(other, recognizer)
        }
    }

    func preventOthers(_ recognizer: UIGestureRecognizer) {
        for other in engaged where other !== recognizer && other.current == .possible {
            if sharesTouch(other, recognizer), prevents(recognizer, other) { other.fail() }
        }
    }

    private func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard a.canPrevent(b), b.canBePrevented(by: a) else { return false }
        if a.delegateStorage?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true { return false }
        return b.delegateStorage?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) != true
    }

    /// Taps between two touches keep what the last touch was; so compare by view line as well.
    private func sharesTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        if a.trackedTouches.contains(where: { touch in b.trackedTouches.contains { $0 === touch } }) { return true }
        guard a.trackedTouches.isEmpty || b.trackedTouches.isEmpty, let va = a.view, let vb = b.view else {
            return false
        }
        return va.isDescendant(of: vb) || vb.isDescendant(of: va)
    }

    /// Whether someone that has to fail first still may recognise.
    func mustWait(_ recognizer: UIGestureRecognizer) -> Bool { engaged.contains { requires(recognizer, toFail: $0) } }

    private func requires(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) -> Bool {
        guard other !== recognizer, other.current == .possible, other.isEnabled else { return false }
        if recognizer.failureRequirements.contains(where: { $0.value === other }) { return true }
        guard sharesTouch(recognizer, other) else { return false }
        return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegateStorage?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegateStorage?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    /// `recognizer` has failed or recognised: those that waited for it go on, or fail.
    func resolveWaiting(for recognizer: UIGestureRecognizer, failed: Bool) {
        for other in engaged where other.awaited != nil && other !== recognizer {
            if failed {
                if !mustWait(other) { other.proceedAfterWaiting() }
            } else if other.failureRequirements.contains(where: { $0.value === recognizer }) {
                other.fail()
            }
        }
    }

    func cancelTouchesInView(of recognizer: UIGestureRecognizer) {
        for touch in recognizer.trackedTouches { touch.isCancelledInView = true }
    }
}
