// SPDX-License-Identifier: MIT
import UIKit

/// The app itself does nothing but carry its widget: it says how to add it, and knows which server the prices come from.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let screen = TickerViewController()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // `-server http://localhost:8000` as an argument; the widget finds it in the group's defaults.
        if let server = UserDefaults.standard.string(forKey: "server") { Quotes.setServer(server) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// The widget's price was touched: `ticker://AAPL`.
    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        screen.symbol = url.host
        return true
    }
}
