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

/// The dark screen at a person's ear: it shows nothing, and no touch reaches the app.
@MainActor
enum ProximityCurtain {
    private static var window: UIWindow?

    /// Follows the sensor while the app has it watched.
    static func update() {
        let isDark = UIDevice.current.proximityState
        guard isDark != (window != nil) else { return }
        window?.isHidden = true
        window = isDark ? curtain() : nil
    }

    private static func curtain() -> UIWindow {
        let curtain = SystemAlertWindow(frame: UIScreen.main.bounds)
        curtain.windowLevel = UIWindow.Level(curtain.windowLevel.rawValue + 1)
        // The bars lie above all windows.
        curtain.layer.zPosition = 1
        curtain.backgroundColor = .black
        curtain.isHidden = false
        return curtain
    }
}
