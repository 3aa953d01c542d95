// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// Where storyboards and the CLI's options come into launching.
@MainActor
package enum LaunchHooks {
    /// The initial controller of a storyboard by name; nil when it has none.
    package static var initialViewController: (_ storyboard: String) -> UIViewController? = {
        UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController()
    }
    /// Makes the host that the options ask for.
    package static var makeHost: @MainActor (LaunchOptions) throws -> any DisplayHost =
        HostSelection.makeHost
}

extension UIApplication {
    /// The steps of a launch in UIKit's order: will and did finish launching, scenes, active. An app that the device
    /// starts behind others stays in the background; its scene connects when a person brings it to the front.
    func launch() {
        let manifest = SceneManifest.main
        SceneRequests.connect = { [unowned self] in connect($0, $1) }
        if !manifest.isPresent { loadMainInterface() }
        let delegate = delegateStorage
        let shortcut = launchShortcut
        let reason = LaunchOptions.current.wakeReason
        let isWoken = reason != nil
        if isWoken { state = .background }
        let arrivals = LaunchArrivals.current
        let options = manifest.isPresent && !isWoken ? nil : launchOptions(reason, shortcut, arrivals)
        let agrees = delegate?.application(self, willFinishLaunchingWithOptions: options)
        var handlesShortcut = agrees != false
        // Apps with scenes restore those instead.
        if !manifest.isPresent { RestorationState.restore(self) }
        if let delegate {
            if let answer = optionalCall({ delegate.application(self, didFinishLaunchingWithOptions: options) }) {
                // An app that has acted on the quick action itself says false.
                handlesShortcut = handlesShortcut && answer
            } else {
                delegate.applicationDidFinishLaunching(self)
            }
        }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        if manifest.isPresent {
            if !isWoken { connectScene() }
        } else {
            showMainWindow()
        }
        // An app that has seen to what it was started for in its launch says false.
        if handlesShortcut, !manifest.isPresent { arrivals.deliver(to: self) }
        if let shortcut, handlesShortcut, !manifest.isPresent {
            delegate?.application(self, performActionFor: shortcut, completionHandler: { _ in })
        }
        // Of what was opened the app hears before it is active (NO26).
        NotificationArrival.shared.start()
        if let opened = arrivals.opened { NotificationArrival.shared.launched(by: opened) }
        if !isWoken { enterForeground(first: true) }
    }

    private func launchOptions(
        _ reason: LaunchOptions.WakeReason?, _ shortcut: UIApplicationShortcutItem?, _ arrivals: LaunchArrivals
    ) -> [LaunchOptionsKey: Any]? {
        var options: [LaunchOptionsKey: Any] = [:]
        options[.shortcutItem] = shortcut
        arrivals.fill(&options)
        if reason == .location { options[.location] = NSNumber(value: true) }
        if reason == .push { options[.remoteNotification] = arrivals.push }
        return options.isEmpty ? nil : options
    }

    private func loadMainInterface() {
        guard let name = Bundle.main.object(forInfoDictionaryKey: mainStoryboardKey) as? String, !name.isEmpty else {
            return MainNib.load(for: self)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LaunchHooks.initialViewController(name)
        mainWindow = window
        delegateStorage?.window = window
    }

    private var mainStoryboardKey: String {
        let pad = "UIMainStoryboardFile~ipad"
        let isPad = UIScreen.main.device.isPad && Bundle.main.object(forInfoDictionaryKey: pad) != nil
        return isPad ? pad : "UIMainStoryboardFile"
    }

    private func showMainWindow() {
        guard let window = mainWindow else { return }
        // The delegate may have put its own window in place of the storyboard's.
        let shown = (delegateStorage?.window).flatMap { $0 } ?? window
        if shown.isHidden { shown.makeKeyAndVisible() }
    }

    // MARK: Scenes

    func connectScene() {
        let plain = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: plain)
        SceneRestoration.restore(session)
        let options = UIScene.ConnectionOptions()
        options.shortcutItem = launchShortcut
        LaunchArrivals.current.fill(options)
        connect(session, options)
    }

    /// Makes the session's scene, of classes that the app's delegate or Info.plist names.
    @discardableResult
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene {
        if let delegate = delegateStorage {
            session.configurationStorage = delegate.application(
                self, configurationForConnecting: session, options: options)
        }
        let configuration = session.configurationStorage
        let sceneClass = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        sessions.append(session)
        scenes.append(scene)
        scene.delegateStorage = configuration.delegateClass.flatMap { ObjectMaker.make($0) as? any UISceneDelegate }
        var made: UIWindow?
        if let windowScene = scene as? UIWindowScene, let storyboard = configuration.storyboard {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = storyboard.instantiateInitialViewController()
            made = window
            mainWindow = window
            (scene.delegateStorage as? any UIWindowSceneDelegate)?.window = window
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegateStorage?.scene(scene, willConnectTo: session, options: options)
        scene.stateStorage = .foregroundInactive
        if let window = made ?? (scenes.count == 1 ? mainWindow : nil) {
            let own = (scene.delegateStorage as? any UIWindowSceneDelegate)?.window.flatMap { $0 }
            let shown = own ?? window
            if shown.isHidden { shown.makeKeyAndVisible() }
        }
        return scene
    }
}
