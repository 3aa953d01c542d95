// SPDX-License-Identifier: MIT

/// The device that the apps run on.
@preconcurrency @MainActor
open class XCUIDevice: __ObjCObject {
    public enum Button: Int, Sendable { case home = 1, volumeUp, volumeDown, action, camera }
    public enum Appearance: Int, Sendable { case unspecified = 0, light, dark }

    public static let shared = XCUIDevice()
    private var chosenAppearance = Appearance.light

    private var app: AppUnderTest? { UITestSession.shared.front }

    open var orientation: UIDeviceOrientation {
        get { app?.ask(.turn(0))?.reply.number.flatMap(UIDeviceOrientation.init) ?? .portrait }
        set {
            UITestSession.shared.note("Set device orientation to \(newValue.rawValue)")
            _ = app?.ask(.turn(newValue.rawValue))
            _ = app?.ask(.rest(atMost: 3))
        }
    }

    open var appearance: Appearance {
        get { chosenAppearance }
        set {
            chosenAppearance = newValue
            _ = app?.ask(.appearance(isDark: newValue == .dark))
            _ = app?.ask(.rest(atMost: 3))
        }
    }

    open func press(_ button: Button) {
        UITestSession.shared.note("Press \(button) button")
        guard button == .home else { return Unsupported.report("XCUIDevice.press(.\(button))") }
        _ = app?.ask(.background)
        app?.isInBackground = true
    }

    open func hasHardwareButton(_ button: Button) -> Bool { button == .home }

    open var supportsPointerInteraction: Bool { false }
    open var system: XCUISystem { XCUISystem() }
}

/// What belongs to no app.
@preconcurrency @MainActor
open class XCUISystem: __ObjCObject {
    /// Opens a URL in the app under test.
    open func open(_ url: URL) {
        UITestSession.shared.note("Open URL \(url)")
        guard let app = UITestSession.shared.front else {
            return UITestSession.shared.fail("XCUISystem.open: no app runs that could open \(url)")
        }
        _ = app.ask(.open(url.absoluteString))
        _ = app.ask(.rest(atMost: 3))
    }
}
