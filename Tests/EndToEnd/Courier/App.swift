// SPDX-License-Identifier: MIT
import BackgroundTasks
import UIKit
import UserNotifications

/// Notes what reaches it from other apps, other devices and the system in `Documents/journal.txt`, a line each.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    private var ticker: Timer?
    private var ticks = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let keys = options?.keys.map { $0.rawValue.replacingOccurrences(of: "UIApplicationLaunchOptions", with: "") }
        Journal.note(
            "launched \(keys?.sorted().joined(separator: " ") ?? "plain"), state \(application.applicationState.rawValue)"
        )
        for scheme in ["other", "hidden", "nobody", "courier"] {
            Journal.note("can open \(scheme): \(URL(string: scheme + "://x").map(application.canOpenURL) ?? false)")
        }
        if application.supportsMultipleScenes == false, Bundle.main.infoDictionary?["UIApplicationSceneManifest"] == nil
        {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = Desk()
            window.makeKeyAndVisible()
            self.window = window
        }
        UNUserNotificationCenter.current().delegate = self
        registerTasks()
        if CommandLine.arguments.contains("-remind") { remind() }
        if CommandLine.arguments.contains("-tick") { tick() }
        return true
    }

    private func remind() {
        let notification = UILocalNotification()
        notification.alertBody = "Time for tea"
        notification.alertAction = "pour"
        notification.applicationIconBadgeNumber = 1
        notification.fireDate = Date(timeIntervalSinceNow: 12)
        UIApplication.shared.scheduleLocalNotification(notification)
        Journal.note("reminder planned")
    }

    private func tick() {
        ticker = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
            MainActor.assumeIsolated { self.countTick() }
        }
    }
    private func countTick() {
        ticks += 1
        Journal.write("\(ticks)", to: "ticks.txt")
    }

    private func registerTasks() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "org.touchstone.courier.refresh", using: .main) { task in
            Journal.note("task \(task.identifier) runs, refresh \(task is BGAppRefreshTask)")
            task.expirationHandler = { Journal.note("task expired") }
            if !CommandLine.arguments.contains("-slow") { task.setTaskCompleted(success: true) }
        }
        guard CommandLine.arguments.contains("-submit") else { return }
        let request = BGProcessingTaskRequest(identifier: "org.touchstone.courier.refresh")
        request.requiresNetworkConnectivity = true
        do {
            try BGTaskScheduler.shared.submit(request)
            Journal.note("submitted")
        } catch { Journal.note("not submitted: \(error)") }
    }

    // MARK: Links

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Journal.note("opened \(url) from \(options[.sourceApplication] ?? "nobody")")
        return true
    }

    // MARK: Activities

    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
        Journal.note("will continue \(type)")
        return true
    }
    func application(
        _ application: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        Journal.note(activity)
        restorationHandler(window?.rootViewController.map { [$0] })
        return true
    }
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType type: String, error: any Error
    ) { Journal.note("failed \(type) \((error as NSError).code)") }

    // MARK: Background

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Journal.note("fetch, state \(application.applicationState.rawValue)")
        completionHandler(.newData)
    }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Journal.note("push \(userInfo["word"] ?? ""), state \(application.applicationState.rawValue)")
        fetchCompletionHandler(.noData)
    }
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        Journal.note("local \(notification.alertBody ?? ""), state \(application.applicationState.rawValue)")
    }
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let content = response.notification.request.content
        Journal.note(
            "response \(content.title) \(content.body), state \(UIApplication.shared.applicationState.rawValue)")
        completionHandler()
    }
    func applicationSignificantTimeChange(_ application: UIApplication) { Journal.note("significant time change") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Journal.note("memory warning") }
    func applicationWillResignActive(_ application: UIApplication) { Journal.note("will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { Journal.note("did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Journal.note("will enter foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.note("did become active") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Desk()
        window.makeKeyAndVisible()
        self.window = window
        for context in options.urlContexts { Journal.note("scene connects with \(context.url)") }
        for activity in options.userActivities { Journal.note("scene connects with \(activity.activityType)") }
    }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            Journal.note("scene opened \(context.url) from \(context.options.sourceApplication ?? "nobody")")
        }
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
        Journal.note("scene will continue \(type)")
    }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) { Journal.note(activity) }
}

/// A text that another device goes on with, and buttons that open other apps.
final class Desk: UIViewController, NSUserActivityDelegate, UITextFieldDelegate {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "text"
        field.addTarget(self, action: #selector(edited), for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [
            field, button("other", "other://x?y=1"), button("nobody", "nobody://x"),
            button("page", "https://notes.example/note/7"),
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 20, y: 120, width: 280, height: 220)
        view.addSubview(stack)
    }

    private func button(_ name: String, _ link: String) -> UIButton {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: name) { _ in
                guard let url = URL(string: link) else { return }
                UIApplication.shared.open(url) { Journal.note("open \(name): \($0)") }
            })
        button.accessibilityIdentifier = name
        return button
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let activity = NSUserActivity(activityType: "org.touchstone.courier.editing")
        activity.title = "A letter"
        activity.userInfo = ["text": field.text ?? ""]
        activity.supportsContinuationStreams = true
        activity.delegate = self
        userActivity = activity
    }
    @objc private func edited() { userActivity?.needsSave = true }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["text": field.text ?? ""])
        super.updateUserActivityState(activity)
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        field.text = activity.userInfo?["text"] as? String
        activity.getContinuationStreams { input, output, error in
            guard let input, let output else { return Journal.note("no streams: \(error.map { "\($0)" } ?? "")") }
            input.open()
            output.open()
            let hello = Array("hello".utf8)
            output.write(hello, maxLength: hello.count)
            Thread.detachNewThread {
                var bytes = [UInt8](repeating: 0, count: 64)
                let count = max(0, input.read(&bytes, maxLength: bytes.count))
                Journal.note("stream answers \(String(decoding: bytes[..<count], as: UTF8.self))")
            }
        }
    }
    func userActivityWasContinued(_ userActivity: NSUserActivity) {
        Journal.note("was continued")
        DispatchQueue.main.async { userActivity.invalidate() }
    }
    func userActivity(_ userActivity: NSUserActivity, didReceive input: InputStream, outputStream: OutputStream) {
        input.open()
        outputStream.open()
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = max(0, input.read(&bytes, maxLength: bytes.count))
        Journal.note("stream says \(String(decoding: bytes[..<count], as: UTF8.self))")
        let answer = Array("welcome".utf8)
        outputStream.write(answer, maxLength: answer.count)
    }
}

enum Journal {
    private static let lock = NSLock()
    static func note(_ line: String) {
        lock.lock()
        defer { lock.unlock() }
        let file = NSHomeDirectory() + "/Documents/journal.txt"
        let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    static func note(_ activity: NSUserActivity) {
        note(
            "continue \(activity.activityType) \(activity.userInfo?["text"] ?? activity.webpageURL?.absoluteString ?? "-")"
        )
    }
    static func write(_ text: String, to name: String) {
        try? text.write(toFile: NSHomeDirectory() + "/Documents/" + name, atomically: true, encoding: .utf8)
    }
}
