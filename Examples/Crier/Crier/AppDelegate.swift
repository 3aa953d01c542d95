// SPDX-License-Identifier: MIT
import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let herald = Herald()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = herald
        herald.register(application)
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        PushToken.current = PushToken.text(of: token)
    }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
    ) {
        print("no pushes: \(error.localizedDescription)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { application.applicationIconBadgeNumber = 0 }
}
