// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The system's question whether an app may use something: an alert in front of the app, which is inactive meanwhile, as
/// on iOS.
@MainActor
enum PermissionAlert {
    private static var window: UIWindow?

    static func install() {
        Permissions.present(by: { prompt, answered in
            DispatchQueue.main.async { show(prompt, answered) }
        })
    }

    private static func show(_ prompt: PermissionPrompt, _ answered: @escaping @Sendable (Int) -> Void) {
        let alert = UIAlertController(title: prompt.title, message: prompt.message, preferredStyle: .alert)
        for (index, button) in prompt.buttons.enumerated() {
            alert.addAction(
                UIAlertAction(title: button.title, style: .default) { _ in
                    close()
                    answered(index)
                })
        }
        let window = SystemAlertWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        self.window = window
        UIApplication.shared.resignActive()
        window.isHidden = false
        root.present(alert, animated: true)
    }

    private static func close() {
        window?.isHidden = true
        window = nil
        UIApplication.shared.becomeActive()
    }
}

/// In front of all windows of the app, and not among them: iOS shows it from another process.
private final class SystemAlertWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(10_000_002)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var canBecomeKey: Bool { false }
}
