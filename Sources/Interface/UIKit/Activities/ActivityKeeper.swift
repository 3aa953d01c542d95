// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Makes the activity of what a person works on the app's current one, and has activities saved that say they have changed.
///
/// Current is the activity of the nearest responder up the chain, from the first responder or, without one, from the
/// controller on top; without any of them, the one that the app has made current itself.
@MainActor
enum ActivityKeeper {
    /// An app without activities pays for none.
    private static var isNeeded = false
    private static var waiting: Set<ObjectIdentifier> = []

    /// Seconds in which changes become one save.
    static let saveDelay = 0.5

    static func install() { NSUserActivity.watcher = NSUserActivity.watcher ?? Watcher() }

    // MARK: Owners

    static func responder(_ responder: UIResponder, tookActivityFrom old: NSUserActivity?) {
        old?.setOwner(responder, nil)
        guard let activity = responder.userActivity else { return }
        isNeeded = true
        install()
        activity.setOwner(responder) { [weak responder, weak activity] in
            guard let responder, let activity else { return }
            MainActor.assumeIsolated { responder.updateUserActivityState(activity) }
        }
        chooseCurrent()
    }

    static func controllerAppeared(_ controller: UIViewController) { chooseCurrent() }

    /// One that was popped or dismissed has done its work; one that is only covered comes back.
    static func controllerDisappeared(_ controller: UIViewController) {
        guard isNeeded else { return }
        if let activity = controller.userActivity {
            if isGone(controller) { activity.invalidate() } else { activity.resignCurrent() }
        }
        chooseCurrent()
    }

    private static func isGone(_ controller: UIViewController) -> Bool {
        if controller.appearance.isMovingFromParent { return true }
        let line = sequence(first: controller, next: \.parentStorage)
        return line.contains { $0.appearance.isBeingDismissed || $0.appearance.isMovingFromParent }
    }

    // MARK: The current one

    static func chooseCurrent() {
        guard isNeeded, let activity = nearest, activity !== NSUserActivity.current else { return }
        activity.becomeCurrent()
    }

    private static var nearest: NSUserActivity? {
        let start = FirstResponder.current ?? UIApplication.shared.keyWindow?.rootViewController.map(top)
        return sequence(first: start, next: { $0?.next }).lazy.compactMap { $0 }.first(where: isOffering)?.userActivity
    }

    private static func isOffering(_ responder: UIResponder) -> Bool {
        guard let activity = responder.userActivity, activity.isValid else { return false }
        guard let controller = responder as? UIViewController else { return true }
        return controller.appearance.stage == .appeared
    }

    private static func top(_ controller: UIViewController) -> UIViewController {
        if let presented = controller.presentedStorage, !presented.appearance.isBeingDismissed { return top(presented) }
        let child = controller.childList.last { [.appeared, .appearing].contains($0.appearance.stage) }
        return child.map(top) ?? controller
    }

    // MARK: Saving

    static func saveLater(_ activity: NSUserActivity) {
        guard waiting.insert(ObjectIdentifier(activity)).inserted else { return }
        DeadlineQueue.shared.schedule(after: saveDelay) {
            waiting.remove(ObjectIdentifier(activity))
            guard activity.needsSave, activity.isValid else { return }
            activity.saveIfNeeded()
            tellDelegates(activity)
            HandoffOffer.update()
        }
    }

    private static func tellDelegates(_ activity: NSUserActivity) {
        let application = UIApplication.shared
        guard SceneManifest.main.isPresent else {
            application.delegateStorage?.application(application, didUpdate: activity)
            return
        }
        for scene in application.scenes { scene.delegateStorage?.scene(scene, didUpdate: activity) }
    }
}

/// Activities are the main thread's; one that is changed on another is looked at a moment later.
private final class Watcher: UserActivityWatcher {
    func currentActivityChanged() { onMain { HandoffOffer.update() } }
    func activityNeedsSave(_ activity: NSUserActivity) { onMain { ActivityKeeper.saveLater(activity) } }
}
