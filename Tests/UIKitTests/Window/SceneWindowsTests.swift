// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// `UIWindowScene.windows` as documented: the windows that are associated with the scene, by level from back to front.
/// An app finds its storyboard's window there in `scene(_:willConnectTo:options:)`, before it is shown.
@MainActor
@Suite(.serialized) struct SceneWindowsTests {
    @Test("a scene knows its windows before they are shown, and keeps none alive")
    func hiddenWindows() throws {
        let scene = try #require(UIApplication.shared.defaultWindowScene)
        let before = scene.windows
        var window: UIWindow? = UIWindow(windowScene: scene)
        #expect(scene.windows == before + [window].compactMap { $0 })
        #expect(UIApplication.shared.windows.contains { $0 === window })
        window = nil
        #expect(scene.windows == before)
    }

    @Test("windows are in the order of their levels, those of a level in the order they came to the front")
    func order() throws {
        let scene = try #require(UIApplication.shared.defaultWindowScene)
        let windows = (0..<3).map { _ in UIWindow(windowScene: scene) }
        defer { for window in windows { window.isHidden = true } }
        for window in windows { window.isHidden = false }
        windows[0].windowLevel = .alert
        windows[1].makeKeyAndVisible()
        let mine = scene.windows.filter { windows.contains($0) }
        #expect(mine == [windows[2], windows[1], windows[0]])
        #expect(mine == UIScreen.main.windows.filter { windows.contains($0) })
        windows[2].windowScene = nil
        #expect(!scene.windows.contains(windows[2]))
    }

    /// An app with scenes whose delegate makes a window at launch as well shows the scene's alone.
    @Test("a window that is shown before the first scene of a manifest connects waits for a scene")
    func windowsBeforeScenes() {
        let saved = (UIApplication.shared.scenes, SceneManifest.main)
        defer { (UIApplication.shared.scenes, SceneManifest.main) = saved }
        let scene = UIApplication.shared.defaultWindowScene
        (UIApplication.shared.scenes, SceneManifest.main) = ([], Self.manifest)
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        window.isHidden = false
        #expect(window.windowScene == nil && !UIScreen.main.windows.contains(window))
        window.windowScene = scene
        #expect(UIScreen.main.windows.contains(window))
    }

    private static let manifest = SceneManifest([
        "UIApplicationSceneManifest": [
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default"]]]
        ]
    ])

    /// Apps that only add the key, with an empty `UISceneConfigurations`, keep the window of their delegate.
    @Test("a scene manifest without configurations leaves windows and the life cycle to the app's delegate")
    func bareManifest() {
        let bare = SceneManifest([
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": [String: Any](),
            ] as [String: Any]
        ])
        #expect(!bare.isPresent && Self.manifest.isPresent)
        let saved = (UIApplication.shared.scenes, SceneManifest.main)
        defer { (UIApplication.shared.scenes, SceneManifest.main) = saved }
        SceneManifest.main = bare
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        window.isHidden = false
        #expect(window.windowScene != nil && UIScreen.main.windows.contains(window))
    }
}
