// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Shows notifications at the top of the screen, one after the other: each slides in, stays for five seconds and slides
/// out. A tap opens it, a swipe up puts it away, a pull or a long press shows its actions.
@MainActor
final class BannerPresenter {
    private struct Waiting {
        let notification: DeliveredNotification
        let buttons: [NotificationButton]
        let sender: NotificationSender
        let answered: @MainActor (NotificationAnswer) -> Void
    }

    /// Seconds on the screen, as iOS shows banners.
    private static let stay = 5.0
    private static let slide = 0.35
    private static let level = UIWindow.Level(10_000_002)

    private var queue: [Waiting] = []
    private var window: SystemWindow?
    private(set) var banner: NotificationBanner?
    private var shown = 0

    func show(
        _ notification: DeliveredNotification, buttons: [NotificationButton], sender: NotificationSender = .app,
        answered: @escaping @MainActor (NotificationAnswer) -> Void
    ) {
        queue.append(Waiting(notification: notification, buttons: buttons, sender: sender, answered: answered))
        if banner == nil { showNext() }
    }

    private func showNext() {
        guard !queue.isEmpty else {
            window?.isHidden = true
            window = nil
            return
        }
        let next = queue.removeFirst()
        let window = self.window ?? SystemWindow(level: Self.level)
        self.window = window
        window.frame = UIScreen.main.bounds
        let banner = NotificationBanner(next.notification, buttons: next.buttons, sender: next.sender)
        banner.answer = { [weak self] in self?.finish($0, next) }
        banner.leave = { [weak self] in
            self?.shown += 1
            self?.slideOut()
        }
        banner.isHeld = { [weak self] in self?.shown += 1 }
        self.banner = banner
        UIView.performWithoutAnimation {
            window.isHidden = false
            window.addSubview(banner)
            banner.place(in: window, isOut: true)
        }
        UIView.animate(
            withDuration: Self.slide, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) { banner.place(in: window, isOut: false) }
        leaveLater()
    }

    private func leaveLater() {
        shown += 1
        let number = shown
        DeadlineQueue.shared.schedule(after: Self.slide + Self.stay) { [weak self] in
            guard let self, number == shown else { return }
            slideOut()
        }
    }

    private func finish(_ answer: NotificationAnswer, _ waiting: Waiting) {
        shown += 1
        waiting.answered(answer)
        slideOut()
    }

    /// The screen belongs to something else now: the lock screen.
    func clear() {
        queue = []
        shown += 1
        slideOut()
    }

    /// Banners are the system's: pictures of an app are taken without them.
    func hidden<Result>(_ body: () -> Result) -> Result {
        let wasHidden = window?.isHidden
        window?.isHidden = true
        defer { if let wasHidden { window?.isHidden = wasHidden } }
        return body()
    }

    private func slideOut() {
        guard let banner, let window else { return }
        banner.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.25, animations: { banner.place(in: window, isOut: true) }) { [weak self] _ in
            banner.removeFromSuperview()
            self?.banner = nil
            self?.showNext()
        }
    }
}
