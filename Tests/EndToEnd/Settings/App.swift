// SPDX-License-Identifier: MIT
import UIKit

/// Notes what Settings changes in `Documents/journal.txt`, a line each; changes a default itself when told to by a URL,
/// and opens its own page of Settings.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        UserDefaults.standard.register(defaults: ["loud": true])
        NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: .main
        ) { _ in Self.noteDefaults("changed") }
        Self.noteDefaults("launched")
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        if url.host == "own" { UserDefaults.standard.set("from the app", forKey: "greeting") }
        if url.host == "settings" { app.open(URL(string: UIApplication.openSettingsURLString)!) }
        return true
    }

    private static func noteDefaults(_ what: String) {
        let defaults = UserDefaults.standard
        let greeting = defaults.string(forKey: "greeting") ?? "none"
        Journal.note("\(what): loud \(defaults.bool(forKey: "loud")), greeting \(greeting)")
    }
}

enum Journal {
    static func note(_ line: String) {
        let file = NSHomeDirectory() + "/Documents/journal.txt"
        let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
