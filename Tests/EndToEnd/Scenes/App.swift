// SPDX-License-Identifier: MIT
import UIKit

/// Opens scenes and closes them, and notes what they hear in `Documents/journal.txt`, a line each.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var count = 0

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        Journal.note("discarded \(sceneSessions.count)")
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var number = 0

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        AppDelegate.count += 1
        number = AppDelegate.count
        Journal.note("connect \(number), \(connectionOptions.userActivities.first?.title ?? "nothing")")
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Page(number)
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Journal.note("foreground \(number)") }
    func sceneDidBecomeActive(_ scene: UIScene) { Journal.note("active \(number)") }
    func sceneWillResignActive(_ scene: UIScene) { Journal.note("resigns \(number)") }
    func sceneDidEnterBackground(_ scene: UIScene) { Journal.note("background \(number)") }
    func sceneDidDisconnect(_ scene: UIScene) { Journal.note("gone \(number)") }
}

final class Page: UIViewController {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Page: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = number == 1 ? .systemYellow : .systemTeal
        let title = UILabel()
        title.text = "Window \(number)"
        title.font = .preferredFont(forTextStyle: .largeTitle)
        let stack = UIStackView(arrangedSubviews: [
            title, button("New Window") { Self.open(nil) }, button("Other Window") { [self] in Self.open(other) },
            button("Close") { [self] in close() },
        ])
        stack.axis = .vertical
        stack.spacing = 20
        stack.frame = CGRect(x: 60, y: 100, width: 400, height: 260)
        view.addSubview(stack)
    }

    private func button(_ title: String, _ body: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
    }

    private var other: UISceneSession? {
        UIApplication.shared.openSessions.first { $0 !== view.window?.windowScene?.session }
    }

    private static func open(_ session: UISceneSession?) {
        let activity = NSUserActivity(activityType: "org.touchstone.scenes.page")
        activity.title = "a page"
        UIApplication.shared.requestSceneSessionActivation(
            session, userActivity: session == nil ? activity : nil, options: nil
        ) { Journal.note("refused \(($0 as NSError).code)") }
    }

    private func close() {
        guard let session = view.window?.windowScene?.session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
            Journal.note("refused \(($0 as NSError).code)")
        }
    }
}

enum Journal {
    static func note(_ line: String) {
        let file = NSHomeDirectory() + "/Documents/journal.txt"
        // Without a file nothing was noted yet; what cannot be noted, the script misses.
        let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
