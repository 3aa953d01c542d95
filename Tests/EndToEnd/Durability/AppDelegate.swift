// SPDX-License-Identifier: MIT
import UIKit

/// Changes one store again and again, and says so on standard output: what it finds at launch, what it is about to do,
/// and what is done. The process that reads it ends this one at any moment.
///
///     Durability STORE FIRST      STORE: one of `Stores.all`; FIRST: the number of the first change
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var store: (any Store)!
    private var number = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        let arguments = CommandLine.arguments
        store = Stores.make(arguments[1])
        number = Int(arguments[2])!
        DispatchQueue.main.async { self.begin() }
        return true
    }

    private func begin() {
        store.read { found in
            say("found " + found.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
            self.step()
        }
    }

    private func step() {
        let change = Change(number: number)
        say("change \(number)")
        store.apply(change) { isDone in
            say(isDone ? "done \(change.number)" : "refused \(change.number)")
            self.number += 1
            DispatchQueue.main.async { self.step() }
        }
    }

    // MARK: State restoration

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(RestoredState.contents as NSDictionary, forKey: "contents")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        let contents = coder.decodeObject(forKey: "contents") as? NSDictionary
        RestoredState.contents = contents as? [String: Int] ?? [:]
    }
}

/// One change: a key gets the change's number as its value, or goes.
struct Change {
    let number: Int
    var key: String { "k\(number * 7 % 8)" }
    var removes: Bool { number % 5 == 4 }
    var value: Int? { removes ? nil : number }
}

/// Written at once: what is lost in a buffer would count as not said.
func say(_ text: String) {
    let line = Array((text + "\n").utf8)
    write(1, line, line.count)
}
