// SPDX-License-Identifier: MIT
import UIKit

/// `Page` without its page, by an app that does not import WebKit; like it one that knows requests, which bring the toolchain's
/// networking with them.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let request = ProcessInfo.processInfo.environment["PAGE"].flatMap { URL(string: $0) }.map {
        URLRequest(url: $0)
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)
        return true
    }

    @objc private func tick() { exit(0) }
}
