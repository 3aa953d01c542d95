// SPDX-License-Identifier: MIT
import MapKit
import UIKit

/// The Maps app: `SystemApps/Maps` is an app whose delegate derives from this.
open class MapsAppDelegate: UIResponder, UIApplicationDelegate {
    open var window: UIWindow?
    private let screen = MapsController()

    public override init() { super.init() }

    open func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    open func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard let request = MapsRequest(url) else { return false }
        screen.loadViewIfNeeded()
        screen.show(request)
        return true
    }
}
