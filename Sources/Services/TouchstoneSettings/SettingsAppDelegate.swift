// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import UIKit

/// The Settings app: `SystemApps/Settings` is an app whose delegate derives from this.
open class SettingsAppDelegate: UIResponder, UIApplicationDelegate {
    open var window: UIWindow?
    private let pages = UINavigationController()

    public override init() { super.init() }

    open func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        pages.navigationBar.prefersLargeTitles = true
        pages.setViewControllers([RootController(device: .current)], animated: false)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// `app-settings:org.example.app` is an app's page, with `/notifications` what its notifications may do;
    /// `app-prefs:Privacy` is a page of all apps, with `&path=LOCATION` that of Location Services; `app-prefs:ACCOUNTS` is
    /// that of accounts.
    open func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let place = url.absoluteString.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
        let parts = place.split(separator: "/").map(String.init)
        var shown: [UIViewController] = [RootController(device: .current)]
        if let app = InstalledApp.all(on: .current).first(where: { $0.identifier == parts.first }) {
            shown.append(AppController(app, .current))
            if parts.last == "notifications" { shown.append(NotificationsController(app, .current)) }
        }
        if url.scheme?.lowercased() == "app-prefs", place.contains("Privacy") {
            shown.append(PrivacyController(.current))
            if place.hasSuffix("path=LOCATION") { shown.append(LocationController(.current)) }
        }
        if url.scheme?.lowercased() == "app-prefs", place.contains("ACCOUNTS") {
            shown.append(AccountsController(.current))
        }
        pages.setViewControllers(shown, animated: false)
        return true
    }
}
