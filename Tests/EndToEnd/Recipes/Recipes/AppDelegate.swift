// SPDX-License-Identifier: MIT
import UIKit

/// Recipes of the cookbook, one screen each, as `-recipe NAME` of the launch says.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let recipes: [String: () -> RecipeViewController] = [
            "wait": WaitViewController.init, "fields": FieldsViewController.init,
            "progress": ProgressViewController.init, "spinner": SpinnerViewController.init,
            "butterfly": ButterflyViewController.init, "callouts": CalloutsViewController.init,
            "pages": PagesViewController.init, "toolbar": ToolbarViewController.init,
            "camera": CameraViewController.init, "film": FilmViewController.init,
            "old film": OldFilmViewController.init, "music": MusicViewController.init,
            "radio": RadioViewController.init,
        ]
        let name = UserDefaults.standard.string(forKey: "recipe") ?? "wait"
        guard let make = recipes[name] else { fatalError("no recipe is called \(name)") }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: make())
        window?.makeKeyAndVisible()
        return true
    }
}

/// The ground of the recipes: a button that starts them, a line that says what happened and when.
class RecipeViewController: UIViewController {
    private let journal = UILabel()
    private var start = Date()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hello World"
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Do It", style: .plain, target: self, action: #selector(begin))
        journal.accessibilityIdentifier = "journal"
        journal.numberOfLines = 0
        journal.font = .systemFont(ofSize: 11)
        journal.frame = CGRect(x: 10, y: 560, width: 370, height: 120)
        view.addSubview(journal)
    }

    @objc private func begin() {
        start = Date()
        perform()
    }

    func perform() {}

    /// Writes down what happened, with the seconds since Do It.
    func note(_ text: String) {
        let time = String(format: "%.1f", Date().timeIntervalSince(start))
        journal.text = [journal.text, "\(time) \(text)"].compactMap { $0 }.joined(separator: "; ")
    }
}
