// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

extension UIApplication {
    /// To the foreground: notification and delegate of app and scenes, will-enter first, then active. An app with scenes
    /// hears of entering the foreground at its launch too; its delegate hears of none of this.
    func enterForeground(first: Bool) {
        backgroundTasks.enterForeground()
        if state == .background || first {
            // Started behind others, and only now seen.
            if SceneManifest.main.isPresent, scenes.isEmpty { connectScene() }
            if !first || SceneManifest.main.isPresent {
                if !SceneManifest.main.isPresent { delegateStorage?.applicationWillEnterForeground(self) }
                post(UIApplication.willEnterForegroundNotification)
            }
            AppPresence.set(isBehind: false)
            for scene in scenesInFront { scene.enterForeground() }
            state = .inactive
        }
        becomeActive()
    }

    func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        HandoffOffer.update()
        if SceneManifest.main.isPresent == false { delegateStorage?.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification)
        for scene in scenesInFront { scene.becomeActive() }
    }

    func resignActive() {
        guard state == .active else { return }
        touchSystem.cancelAll()
        keySystem.cancelAll()
        for scene in scenesInFront { scene.resignActive() }
        if SceneManifest.main.isPresent == false { delegateStorage?.applicationWillResignActive(self) }
        post(UIApplication.willResignActiveNotification)
        state = .inactive
    }

    func enterBackground() {
        resignActive()
        guard state == .inactive else { return }
        state = .background
        backgroundTasks.enterBackground()
        for scene in scenesInFront { scene.enterBackground() }
        if SceneManifest.main.isPresent == false { delegateStorage?.applicationDidEnterBackground(self) }
        post(UIApplication.didEnterBackgroundNotification)
        AppPresence.set(isBehind: true)
        interruptAnimations()
        HandoffOffer.update()
        RestorationState.save(self)
        if SceneManifest.main.isPresent { SceneRestoration.save(sessions) }
        Suspension.keepSnapshot()
        Suspension.plan()
    }

    /// After the app has heard of it, which may keep copies of what runs.
    private func interruptAnimations() {
        CATransaction.flush()
        MainLoop.shared.context?.interruptAnimations()
        UIViewPropertyAnimator.interruptAll()
    }

    /// The window was closed: to the background, where apps save what they have, then will-terminate, then the process
    /// ends, as when somebody swipes an app out of the switcher.
    func terminate() {
        enterBackground()
        for scene in scenes { scene.disconnect() }
        delegateStorage?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        MainLoop.shared.stop()
    }

    func hostActivationChanged(_ activation: HostEvent.Activation) {
        switch activation {
        case .active: enterForeground(first: false)
        case .inactive: resignActive()
        case .background: enterBackground()
        }
    }

    /// Tells the delegate, all controllers and observers that memory is short.
    package func receiveMemoryWarning() {
        delegateStorage?.applicationDidReceiveMemoryWarning(self)
        for window in windows { window.rootViewController?.forEachInTree { $0.didReceiveMemoryWarning() } }
        post(UIApplication.didReceiveMemoryWarningNotification)
        MemoryPressure.signal(.warning)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
        postMessage(name)
    }

    // MARK: URLs and registration

    /// A URL of the app's own scheme arrived.
    /// - Parameter source: the identifier of the app that opens it.
    package func receive(_ url: URL, from source: String? = nil) -> Bool {
        for scene in scenesInFront + scenes.filter(\.isBehindOthers) {
            let contexts: Set = [UIOpenURLContext(url: url, source: source)]
            if let delegate = scene.delegateStorage,
                optionalCall({ delegate.scene(scene, openURLContexts: contexts) }) != nil
            {
                return true
            }
        }
        guard let delegate = delegateStorage else { return false }
        let options: [OpenURLOptionsKey: Any] = source.map { [.sourceApplication: $0] } ?? [:]
        if let done = optionalCall({ delegate.application(self, open: url, options: options) }) { return done }
        if let done = optionalCall({
            delegate.application(self, open: url, sourceApplication: source, annotation: NSNull())
        }) {
            return done
        }
        return optionalCall { delegate.application(self, handleOpen: url) } ?? false
    }
}

extension UIViewController {
    /// This controller, its children and what it presents.
    func forEachInTree(_ visit: (UIViewController) -> Void) {
        visit(self)
        for child in childList { child.forEachInTree(visit) }
        if let presented = presentedStorage, presented.presentingStorage === self { presented.forEachInTree(visit) }
    }
}
