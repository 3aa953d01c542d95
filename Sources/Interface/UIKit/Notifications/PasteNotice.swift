// SPDX-License-Identifier: MIT

/// Tells the person that the app has looked at what another app copied, at the top of the screen for a moment, as iOS 14 and 15
/// do; later ones ask. What the person pastes is not told.
@MainActor
enum PasteNotice {
    private static var window: SystemWindow?
    private static var shown = 0

    /// Seconds on the screen, and of the way there.
    private static let (stay, fade): (Double, Double) = (3, 0.3)
    private static let level = UIWindow.Level(10_000_001)

    /// For the app's boards.
    static func start() { UIPasteboard.tellPerson = { show($0) } }

    private static func show(_ source: PasteboardFile.Source) {
        let label = UILabel()
        label.text = "\(PasteboardFile.Source.own.name) pasted from \(source.name)"
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textAlignment = .center
        label.accessibilityIdentifier = "paste notice"
        let pill = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        pill.contentView.addSubview(label)
        pill.isUserInteractionEnabled = false
        window?.isHidden = true
        let window = SystemWindow(level: level)
        window.addSubview(pill)
        let width = min(label.intrinsicContentSize.width + 40, window.bounds.width - 32)
        let top = (UIApplication.shared.windows.first?.safeAreaInsets.top ?? 20) + 4
        pill.frame = CGRect(x: (window.bounds.width - width) / 2, y: top, width: width, height: 44)
        (pill.layer.cornerRadius, pill.clipsToBounds) = (22, true)
        label.frame = pill.bounds
        self.window = window
        UIView.performWithoutAnimation {
            pill.alpha = 0
            window.isHidden = false
        }
        UIView.animate(withDuration: fade) { pill.alpha = 1 }
        shown += 1
        let number = shown
        DeadlineQueue.shared.schedule(after: fade + stay) {
            guard number == shown else { return }
            UIView.animate(withDuration: fade, animations: { pill.alpha = 0 }) { _ in
                guard number == shown else { return }
                window.isHidden = true
                self.window = nil
            }
        }
    }
}
