// SPDX-License-Identifier: MIT
import UIKit

/// Leads an activity of another device to the list of its kind, which restores the rest.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool { true }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController,
            let name = Self.lists[userActivity.activityType]
        else { return false }
        NSUbiquitousKeyValueStore.default.synchronize()
        let list = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(list, animated: false)
        restorationHandler([list])
        return true
    }

    private static let lists = [
        Note.activityType: "NotesViewController", NoteDocument.activityType: "DocumentsViewController",
    ]
}
