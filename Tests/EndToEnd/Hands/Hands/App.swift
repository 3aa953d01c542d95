// SPDX-License-Identifier: MIT
import UIKit
import UserNotifications

/// A screen that says in words what fingers, keys, the device and other apps do to it.
@main
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let screen = GroundViewController()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        let variables = ProcessInfo.processInfo.environment
        screen.say("launched \(CommandLine.arguments.contains("-quick")) \(variables["PLACE"] ?? "nowhere")")
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        if url.host == "warning" { screen.warn() }
        if url.host == "covered" { screen.warnBehindCover() }
        if url.host == "rows" { screen.present(RowsViewController(style: .plain), animated: false) }
        screen.say("opened \(url.host ?? "")")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { screen.say("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { screen.say("foreground") }
}

final class GroundViewController: UIViewController {
    private let words = UILabel()
    private let ground = UIView()
    private let hidden = UIButton(type: .system)
    private let asking = UIButton(type: .system)
    private var cover: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ground.backgroundColor = .systemTeal
        ground.isAccessibilityElement = true
        ground.accessibilityIdentifier = "ground"
        ground.accessibilityLabel = "Ground"
        words.accessibilityIdentifier = "words"
        words.numberOfLines = 0
        hidden.setTitle("Covered", for: .normal)
        asking.setTitle("Ask", for: .normal)
        asking.addTarget(self, action: #selector(ask), for: .touchUpInside)
        for part in [hidden, ground, words, asking] { view.addSubview(part) }
        addRecognizers()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Self, _: UITraitCollection) in
            screen.say(screen.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (wide, high) = (view.bounds.width, view.bounds.height)
        words.frame = CGRect(x: 20, y: 60, width: wide - 40, height: 60)
        ground.frame = CGRect(x: 20, y: 130, width: wide - 40, height: high - 190)
        hidden.frame = CGRect(x: 60, y: 150, width: 100, height: 44)
        asking.frame = CGRect(x: 20, y: high - 50, width: 100, height: 40)
    }

    override var canBecomeFirstResponder: Bool { true }
    override func viewDidAppear(_ animated: Bool) { becomeFirstResponder() }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { say("shaken") }

    func say(_ text: String) { words.text = text }

    func warn() {
        let alert = UIAlertController(title: "Out of paper", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Refill", style: .default) { _ in self.say("refilled") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.say("cancelled") })
        present(alert, animated: true)
    }

    /// An alert whose right button no finger reaches.
    func warnBehindCover() {
        warn()
        let (_, right) = UIScreen.main.bounds.divided(atDistance: UIScreen.main.bounds.midX, from: .minXEdge)
        let window = UIWindow(frame: right)
        window.windowLevel = .alert + 1
        window.rootViewController = UIViewController()
        window.isHidden = false
        cover = window
    }

    @objc private func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in
            DispatchQueue.main.async { self.say("allowed \(isGranted)") }
        }
    }

    private func addRecognizers() {
        let double = UITapGestureRecognizer(target: self, action: #selector(tapped))
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: self, action: #selector(tapped))
        single.require(toFail: double)
        let pair = UITapGestureRecognizer(target: self, action: #selector(tapped))
        pair.numberOfTouchesRequired = 2
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
        let turn = UIRotationGestureRecognizer(target: self, action: #selector(turned))
        let recognizers = [double, single, pair, press, pinch, turn]
        for recognizer in recognizers { ground.addGestureRecognizer(recognizer) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
            swipe.direction = direction
            ground.addGestureRecognizer(swipe)
        }
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        say("tapped \(recognizer.numberOfTapsRequired) with \(recognizer.numberOfTouches)")
    }
    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .ended { say("pressed") }
    }
    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .ended { say(recognizer.scale > 1 ? "pinched apart" : "pinched together") }
    }
    @objc private func turned(_ recognizer: UIRotationGestureRecognizer) {
        if recognizer.state == .ended, abs(recognizer.rotation) > 0.5 {
            say(recognizer.rotation > 0 ? "turned right" : "turned left")
        }
    }
    @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) { say("swiped \(recognizer.direction.rawValue)") }
}

/// Rows that can be deleted, of which the second offers actions of its own.
final class RowsViewController: UITableViewController {
    private var rows = ["Ash", "Birch", "Cedar"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard rows[indexPath.row] == "Birch" else { return nil }
        return UISwipeActionsConfiguration(actions: [
            action("Fell", indexPath.row, becomes: "Felled"), action("Prune", indexPath.row, becomes: "Pruned"),
        ])
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("Water", indexPath.row, becomes: "Watered")])
    }

    private func action(_ name: String, _ row: Int, becomes result: String) -> UIContextualAction {
        UIContextualAction(style: .normal, title: name) { [self] _, _, done in
            rows[row] = result
            tableView.reloadData()
            done(true)
        }
    }
}
