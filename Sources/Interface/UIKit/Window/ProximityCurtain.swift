// SPDX-License-Identifier: MIT

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
