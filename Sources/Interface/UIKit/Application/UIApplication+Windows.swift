// SPDX-License-Identifier: MIT

extension UIApplication {
    /// The window that gets keys. The old one resigns first; each is told by method, then by notification.
    func makeKey(_ window: UIWindow) {
        guard keyWindowStorage !== window, window.canBecomeKey else { return }
        resignKeyWindow()
        keyWindowStorage = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private func resignKeyWindow() {
        guard let old = keyWindowStorage else { return }
        keyWindowStorage = nil
        old.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }

    /// A hidden window is not key; the frontmost that may take over does.
    func windowDidHide(_ window: UIWindow) {
        guard keyWindowStorage === window else { return }
        resignKeyWindow()
        makeHeirKey()
    }

    /// Of the scenes on the screen.
    private func makeHeirKey() {
        let windows = scenesInFront.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
        if let heir = windows.last(where: { $0.canBecomeKey && !$0.isHidden }) { makeKey(heir) }
    }

    /// Other windows are on the screen.
    func scenesChanged() {
        let isBehind = keyWindowStorage?.windowScene?.isBehindOthers ?? false
        if isBehind { resignKeyWindow() }
        if keyWindowStorage == nil { makeHeirKey() }
    }

    /// The scenes that are in the foreground while the app is.
    var scenesInFront: [UIScene] { scenes.filter { !$0.isBehindOthers } }

    /// The scene of windows that name none. An app with a scene manifest has none before its first scene connects:
    /// what its delegate shows while it launches belongs to no scene, and is never on the screen, as on iOS.
    var defaultWindowScene: UIWindowScene? {
        if let scene = scenesInFront.first(where: { $0 is UIWindowScene }) { return scene as? UIWindowScene }
        return SceneManifest.main.isPresent ? nil : defaultScene.scene
    }
}

/// An app without a scene manifest still sees one scene, as on iOS.
@MainActor
final class DefaultScene {
    private var made: UIWindowScene?
    var scene: UIWindowScene? {
        if let made { return made }
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        made = scene
        UIApplication.shared.scenes.append(scene)
        UIApplication.shared.sessions.append(session)
        return scene
    }
}
