// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// How the app gets an activity to go on with: from another device, from the device's search, or by a link that it has said
/// is its own. Apps with scenes hear of it through their scenes.
@MainActor
package enum ActivityContinuation {
    /// What the app said when it was last told that one is on its way; nil: it does not hear of that.
    package private(set) static var isAwaited: Bool?
    private static var cover: SystemWindow?

    private static var application: UIApplication { .shared }
    private static var delegate: (any UIApplicationDelegate)? { application.delegateStorage }

    /// One is on its way. An app that says false, or nothing, leaves it to the system to show that somebody waits.
    package static func begin(_ type: String) {
        guard HandoffOffer.declares(type) else { return }
        isAwaited = nil
        if SceneManifest.main.isPresent {
            for scene in application.scenes {
                let heard: Void? = optionalCall {
                    scene.delegateStorage?.scene(scene, willContinueUserActivityWithType: type)
                }
                if heard != nil { isAwaited = true }
            }
        } else if let delegate {
            isAwaited = optionalCall { delegate.application(application, willContinueUserActivityWithType: type) }
        }
        if isAwaited != true { showWaiting() }
    }

    /// - Returns: whether the app takes it.
    @discardableResult
    package static func deliver(_ activity: NSUserActivity) -> Bool {
        hideWaiting()
        if SceneManifest.main.isPresent {
            for scene in application.scenes {
                guard let delegate = scene.delegateStorage else { continue }
                if optionalCall({ delegate.scene(scene, continue: activity) }) != nil { return true }
            }
            return false
        }
        guard let delegate else { return false }
        return optionalCall {
            delegate.application(application, continue: activity) { objects in
                for object in objects ?? [] { object.restoreUserActivityState(activity) }
            }
        } ?? false
    }

    /// The one that was on its way got lost.
    package static func fail(_ type: String, _ error: any Error) {
        hideWaiting()
        guard HandoffOffer.declares(type) else { return }
        if SceneManifest.main.isPresent {
            for scene in application.scenes {
                scene.delegateStorage?.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
            }
            return
        }
        delegate?.application(application, didFailToContinueUserActivityWithType: type, error: error)
    }

    /// A link to a page that the app has said it opens itself.
    static func activity(for link: URL) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        return activity
    }

    // MARK: The system's own waiting

    private static let level = UIWindow.Level(10_000_001)
    static var isShowingWait: Bool { cover != nil }

    private static func showWaiting() {
        guard cover == nil else { return }
        let window = SystemWindow(level: level)
        window.frame = UIScreen.main.bounds
        window.backgroundColor = UIColor(white: 0, alpha: 0.25)
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.color = .white
        wheel.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        wheel.accessibilityIdentifier = "HandoffWaiting"
        wheel.startAnimating()
        window.addSubview(wheel)
        window.isHidden = false
        cover = window
    }

    private static func hideWaiting() {
        cover?.isHidden = true
        cover = nil
    }
}
