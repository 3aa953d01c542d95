// SPDX-License-Identifier: MIT

/// A page on its way over, as a sheet that turns about its spine with a shadow in its fold.
@MainActor
final class PageCurl {
    let turn: PageTurn
    let pages: [UIViewController]
    let sheet = UIView()
    let shade = UIView()
    private let isHorizontal: Bool

    init(_ turn: PageTurn, pages: [UIViewController], sheetOf page: UIView, isHorizontal: Bool) {
        (self.turn, self.pages, self.isHorizontal) = (turn, pages, isHorizontal)
        sheet.frame = page.frame
        if let picture = page.snapshotView(afterScreenUpdates: true) { sheet.addSubview(picture) }
        shade.frame = sheet.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        sheet.addSubview(shade)
        sheet.layer.shadowOpacity = 0.4
        sheet.layer.shadowRadius = 8
        sheet.layer.shadowPath = CGPath(rect: sheet.bounds, transform: nil)
        // About the spine: the leading or the upper edge.
        sheet.layer.anchorPoint = isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
        sheet.center =
            isHorizontal
            ? CGPoint(x: page.frame.minX, y: page.frame.midY) : CGPoint(x: page.frame.midX, y: page.frame.minY)
    }

    /// 0: flat, 1: turned over.
    var progress: CGFloat = 0 {
        didSet {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 1200
            let angle = -min(max(progress, 0), 1) * .pi / 2
            transform =
                isHorizontal
                ? CATransform3DRotate(transform, angle, 0, 1, 0) : CATransform3DRotate(transform, -angle, 1, 0, 0)
            sheet.layer.transform = transform.raised(for: sheet.bounds.size)
            shade.alpha = 0.35 * progress
        }
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
        for page in pages {
            place(page, area)
            view.insertSubview(page.view, at: 0)
        }
        let lifted = turn.isForward ? turn.from.first : pages.first
        guard let lifted else { return }
        lifted.view.layoutIfNeeded()
        let curl = PageCurl(turn, pages: pages, sheetOf: lifted.view, isHorizontal: isHorizontal)
        self.curl = curl
        if turn.isForward { turn.from.first?.view.isHidden = true }
        if !turn.isForward { pages.first?.view.isHidden = true }
        view.addSubview(curl.sheet)
        curl.progress = turn.isForward ? 0 : 1
    }

    private func settleCurl(completed: Bool) {
        guard let curl else { return }
        let end: CGFloat = curl.turn.isForward == completed ? 1 : 0
        UIView.animate(withDuration: Self.curlDuration, delay: 0, options: [.curveEaseInOut]) {
            curl.progress = end
        } completion: { _ in
            self.endCurl(curl, completed: completed)
        }
    }

    private func endCurl(_ curl: PageCurl, completed: Bool) {
        guard self.curl === curl else { return }
        self.curl = nil
        curl.sheet.removeFromSuperview()
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
        case .began: _ = beginInteractiveCurl(forward: shift < 0)
        case .changed:
            guard let curl, curl.turn.isInteractive else { return }
            let part = min(max(-shift / length, -1), 1)
            curl.progress = curl.turn.isForward ? max(0, part) : 1 + min(0, part)
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
