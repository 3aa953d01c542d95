// SPDX-License-Identifier: MIT

/// What the system shows in front of an app, which is inactive meanwhile.
@MainActor
final class SystemCover {
    private static var openCount = 0
    private var window: UIWindow?

    /// Presents a controller, in place of the one before.
    func present(_ controller: UIViewController) {
        let isFirst = window == nil
        let window = SystemAlertWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        self.window?.isHidden = true
        self.window = window
        if isFirst {
            Self.openCount += 1
            UIApplication.shared.resignActive()
        }
        window.isHidden = false
        root.present(controller, animated: isFirst)
    }

    func close() {
        guard let window else { return }
        window.isHidden = true
        self.window = nil
        Self.openCount -= 1
        if Self.openCount == 0 { UIApplication.shared.becomeActive() }
    }
}

/// In front of all windows of the app, and not among them: iOS shows it from another process.
final class SystemAlertWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(10_000_002)
        // The system's, whatever accent the app has.
        tintColor = .systemBlue
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var canBecomeKey: Bool { false }
}
