// SPDX-License-Identifier: MIT

/// A page on its way over: the curl of `CATransition`, whose time stands still and is moved by a finger or a clock.
@MainActor
final class PageCurl {
    let turn: PageTurn
    let pages: [UIViewController]
    private let layer: CALayer
    /// The layer's time at which the page lies flat.
    private let origin: CFTimeInterval
    private var link: CADisplayLink?

    /// Layers have one transition at most, under this name.
    private static let key = kCATransition
    /// Seconds of the layer's time for a whole turn; only the fraction counts.
    private static let duration: CFTimeInterval = 1

    /// - Parameter swap: shows the new pages in place of the old ones in `view`.
    init(_ turn: PageTurn, pages: [UIViewController], in view: UIView, isHorizontal: Bool, swap: () -> Void) {
        (self.turn, self.pages) = (turn, pages)
        layer = view.layer
        origin = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = origin
        let curl = CATransition()
        curl.type = turn.isForward ? .pageCurl : .pageUnCurl
        // The spine is at the other side.
        if isHorizontal {
            curl.subtype = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .fromLeft : .fromRight
        }
        curl.duration = Self.duration
        curl.beginTime = origin
        curl.timingFunction = CAMediaTimingFunction(name: .linear)
        curl.fillMode = .both
        curl.isRemovedOnCompletion = false
        layer.add(curl, forKey: Self.key)
        UIView.performWithoutAnimation {
            swap()
            view.layoutIfNeeded()
        }
    }

    /// 0: the old page lies flat; 1: the new one does.
    var progress: CGFloat = 0 {
        didSet { layer.timeOffset = origin + Self.duration * CFTimeInterval(min(max(progress, 0), 1)) }
    }

    /// Goes on to 0 or 1, slowing down.
    func settle(at goal: CGFloat, duration: CFTimeInterval, completion: @escaping () -> Void) {
        let (begin, start) = (CACurrentMediaTime(), progress)
        let curve = UICubicTimingParameters(animationCurve: start > 0 && start < 1 ? .easeOut : .easeInOut)
        link = PassingMotion.link { [weak self] in
            let time = min(1, (CACurrentMediaTime() - begin) / duration)
            self?.progress = start + (goal - start) * CGFloat(curve.progress(at: time))
            if time >= 1 { completion() }
        }
    }

    /// The layer's time runs as its superlayer's again.
    func end() {
        if let link { PassingMotion.end(link) }
        link = nil
        layer.removeAnimation(forKey: Self.key)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
    }
}

extension UIPageViewController {
    private static let curlDuration = 0.5

    func installCurlGestures(_ pan: UIPanGestureRecognizer, _ tap: UITapGestureRecognizer) {
        let panTarget = RecognizerFollower { [weak self] in self?.curlPanned($0) }
        let tapTarget = RecognizerFollower { [weak self] in self?.curlTapped($0) }
        pan.addTarget(panTarget, action: RecognizerFollower.selector)
        tap.addTarget(tapTarget, action: RecognizerFollower.selector)
        attachments["curlTargets"] = [panTarget, tapTarget]
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(tap)
    }

    /// Turns to `pages`: the old sheet lifts off when going forward, the new one comes down when going back.
    func curlPages(_ turn: PageTurn, to pages: [UIViewController]) {
        startCurl(turn, pages)
        settleCurl(completed: true)
    }

    private func startCurl(_ turn: PageTurn, _ pages: [UIViewController]) {
        for page in pages where page.parent !== self { addChild(page) }
        let area = pageArea
        curl = PageCurl(turn, pages: pages, in: view, isHorizontal: isHorizontal) {
            for page in pages {
                place(page, area)
                view.insertSubview(page.view, at: 0)
            }
            for page in turn.from where !pages.contains(where: { $0 === page }) { page.view.isHidden = true }
        }
    }

    private func settleCurl(completed: Bool) {
        guard let curl else { return }
        curl.settle(at: completed ? 1 : 0, duration: Self.curlDuration) { self.endCurl(curl, completed: completed) }
    }

    private func endCurl(_ curl: PageCurl, completed: Bool) {
        guard self.curl === curl else { return }
        self.curl = nil
        curl.end()
        for page in curl.turn.from + curl.pages { page.viewIfLoaded?.isHidden = false }
        let (stay, leave) = completed ? (curl.pages, curl.turn.from) : (curl.turn.from, curl.pages)
        shown = stay
        for page in leave where !stay.contains(where: { $0 === page }) { dismissPage(page) }
        for page in stay { page.didMove(toParent: self) }
        placePages()
        if curl.turn.isInteractive, let delegate {
            _ = optionalCall {
                delegate.pageViewController(
                    self, didFinishAnimating: true, previousViewControllers: curl.turn.from,
                    transitionCompleted: completed)
            }
        }
        curl.turn.completion?(completed)
    }

    // MARK: Fingers

    private func beginInteractiveCurl(forward: Bool) -> Bool {
        guard curl == nil, let next = neighbour(forward: forward) else { return false }
        if let delegate { _ = optionalCall { delegate.pageViewController(self, willTransitionTo: [next]) } }
        startCurl(PageTurn(from: shown, to: next, isForward: forward, isInteractive: true), [next])
        return true
    }

    /// In the outer fifths of the page a tap turns it.
    private func curlTapped(_ tap: UIGestureRecognizer) {
        guard tap.state == .ended else { return }
        let place = tap.location(in: view)
        let part = isHorizontal ? place.x / max(view.bounds.width, 1) : place.y / max(view.bounds.height, 1)
        guard part < 0.2 || part > 0.8, beginInteractiveCurl(forward: part > 0.5) else { return }
        settleCurl(completed: true)
    }

    private func curlPanned(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let moved = pan.translation(in: view)
        let shift = isHorizontal ? moved.x : moved.y
        let length = max(isHorizontal ? view.bounds.width : view.bounds.height, 1)
        switch pan.state {
        case .began:
            // A finger that has just passed the threshold has gone no way yet.
            let speed = isHorizontal ? pan.velocity(in: view).x : pan.velocity(in: view).y
            _ = beginInteractiveCurl(forward: (shift == 0 ? speed : shift) < 0)
        case .changed:
            guard let curl, curl.turn.isInteractive else { return }
            // A page's edge goes twice as far as its fold: both stay near the finger, the one forwards, the other back.
            curl.progress = curl.turn.isForward ? -shift / length * 0.6 : shift / length
        case .ended, .cancelled:
            guard let curl, curl.turn.isInteractive else { return }
            let speed = isHorizontal ? pan.velocity(in: view).x : pan.velocity(in: view).y
            let goesForward = abs(speed) > 200 ? speed < 0 : shift < -length / 2
            let goesBack = abs(speed) > 200 ? speed > 0 : shift > length / 2
            settleCurl(completed: pan.state == .ended && (curl.turn.isForward ? goesForward : goesBack))
        default: break
        }
    }
}

/// Calls a closure at every change of a recogniser.
@MainActor
final class RecognizerFollower: __ObjCObject {
    static let selector = Selector("followed:")
    private let action: (UIGestureRecognizer) -> Void

    init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.action = action
        super.init()
        _ = Self.table
    }

    private static let table: Void = __objcRegister(RecognizerFollower.self) { table in
        table.method("followed:") { target, arguments in
            if let target = target as? RecognizerFollower, let recognizer = arguments.first as? UIGestureRecognizer {
                target.action(recognizer)
            }
            return nil
        }
    }
}
