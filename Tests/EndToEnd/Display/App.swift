// SPDX-License-Identifier: MIT
import UIKit

/// Notes what becomes of it on a display that it shares, in `Documents/journal.txt`, a line each.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Screen()
        window.makeKeyAndVisible()
        self.window = window
        let size = UIScreen.main.bounds.size
        Journal.note("launched on \(Int(size.width)) x \(Int(size.height))")
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Journal.note("opened \(url)")
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) { Journal.note("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Journal.note("background") }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.note("active") }
}

final class Screen: UIViewController, UITextFieldDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Touch") { _ in Journal.note("touched") })
        button.frame = CGRect(x: 100, y: 300, width: 190, height: 60)
        button.backgroundColor = .white
        view.addSubview(button)
        let field = UITextField(frame: CGRect(x: 60, y: 200, width: 270, height: 44))
        field.borderStyle = .roundedRect
        field.delegate = self
        field.addAction(UIAction { _ in Journal.note("text \(field.text ?? "")") }, for: .editingChanged)
        view.addSubview(field)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: view) else { return }
        Journal.note("finger at \(Int(place.x)), \(Int(place.y))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        Journal.note("size \(Int(size.width)) x \(Int(size.height))")
    }
}

enum Journal {
    static func note(_ line: String) {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = folder.appendingPathComponent("journal.txt")
        // The first line makes the file.
        let old = (try? Data(contentsOf: file)) ?? Data()
        do { try (old + Data((line + "\n").utf8)).write(to: file, options: .atomic) } catch { fatalError("\(error)") }
    }
}
