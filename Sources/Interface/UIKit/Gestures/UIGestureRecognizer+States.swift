// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
    var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
    var isActive: Bool { current == .began || current == .changed }

    /// A state set by the subclass. Invalid transitions are ignored, as UIKit does in release builds.
    func request(_ new: State) {
        switch (current, new) {
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            recognize(as: new == .changed ? .began : new)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
            move(to: new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            move(to: .cancelled)
        case (_, .possible), (.began, .began), (.changed, .began), (.ended, _), (.cancelled, _), (.failed, _),
            (.possible, _):
            break
        }
    }

    /// From possible: fails when an active gesture forbids it or the delegate says no, waits for those that must
    /// fail first, else takes the touches.
    private func recognize(as new: State) {
        if awaited != nil {
            awaited = new
            return
        }
        let environment = GestureEnvironment.shared
        guard !environment.isPrevented(self), mayBegin else {
            fail()
            return
        }
        if environment.mustWait(self) {
            awaited = new
            return
        }
        take(new)
    }

    private var mayBegin: Bool {
        let touched = trackedTouches.first?.view
        if let touched, touched !== view, !touched.gestureRecognizerShouldBegin(self) { return false }
        if let view, !view.gestureRecognizerShouldBegin(self) { return false }
        return delegateStorage?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func take(_ new: State) {
        current = new
        awaited = nil
        let environment = GestureEnvironment.shared
        environment.preventOthers(self)
        if cancelsTouchesInView { environment.cancelTouchesInView(of: self) }
        environment.queueAction(self, new)
        environment.resolveWaiting(for: self, failed: false)
    }

    private func move(to new: State) {
        current = new
        GestureEnvironment.shared.queueAction(self, new)
    }

    /// Out of the race, without an action.
    func fail() {
        guard current == .possible else { return }
        current = .failed
        awaited = nil
        GestureEnvironment.shared.resolveWaiting(for: self, failed: true)
    }

    /// All that had to fail have failed.
    func proceedAfterWaiting() {
        guard let new = awaited, current == .possible else { return }
        awaited = nil
        guard !GestureEnvironment.shared.isPrevented(self) else {
            fail()
            return
        }
        take(new)
    }

    /// Disabled or removed from its view: a gesture under way is cancelled.
    func stop() {
        if isActive { move(to: .cancelled) } else if current == .possible, !trackedTouches.isEmpty { fail() }
        trackedTouches = []
        GestureEnvironment.shared.settle()
    }

    func finish() {
        current = .possible
        awaited = nil
        lastTouchPoints = []
        reset()
    }

    /// Keeps the places of the most touches the gesture has had: a tap that waited for a double tap to fail is asked for
    /// them after the finger has gone.
    func rememberTouches() {
        guard trackedTouches.count >= lastTouchPoints.count else { return }
        lastTouchPoints = trackedTouches.map(\.point)
    }

    func forget(_ touch: UITouch) { trackedTouches.removeAll { $0 === touch } }

    func centroid(in view: UIView?) -> CGPoint {
        guard !trackedTouches.isEmpty else { return lastCentroid(in: view) }
        var sum = CGPoint.zero
        for touch in trackedTouches {
            let point = touch.location(in: view)
            sum.x += point.x
            sum.y += point.y
        }
        let count = CGFloat(trackedTouches.count)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    private func lastCentroid(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.fromScreen(lastScreenPoint) ?? lastScreenPoint
    }

    /// The middle of the touches on the screen.
    var screenCentroid: CGPoint {
        guard !trackedTouches.isEmpty else { return lastScreenPoint }
        let count = CGFloat(trackedTouches.count)
        return CGPoint(
            x: trackedTouches.reduce(0) { $0 + $1.point.x } / count,
            y: trackedTouches.reduce(0) { $0 + $1.point.y } / count)
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewStorage !== self else { return }
        recognizer.viewStorage?.removeGestureRecognizer(recognizer)
        recognizer.viewStorage = self
        recognizers.append(recognizer)
        hasHadRecognizers = true
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers.remove(at: index)
        recognizer.viewStorage = nil
        recognizer.stop()
    }

    func replaceGestureRecognizers(_ new: [UIGestureRecognizer]) {
        for old in recognizers where !new.contains(where: { $0 === old }) { detach(old) }
        for recognizer in new { attach(recognizer) }
    }
}
