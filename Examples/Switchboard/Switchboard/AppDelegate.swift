// SPDX-License-Identifier: MIT
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Choices.register()
        return true
    }

    /// `switchboard://quotes` opens that screen.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard let line = url.host.flatMap(Line.init(rawValue:)),
            let navigation = window?.rootViewController as? UINavigationController
        else { return false }
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(line.makeController(), animated: true)
        return true
    }
}
