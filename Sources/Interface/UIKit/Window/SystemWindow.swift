// SPDX-License-Identifier: MIT

/// A window of the system in front of the app's: keyboards, banners. It is never key, is not among the app's windows,
/// and lets touches through where it shows nothing.
class SystemWindow: UIWindow {
    /// - Parameter level: above all that apps use.
    init(level: Level) {
        super.init(frame: UIScreen.main.bounds)
        windowLevel = level
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
