// SPDX-License-Identifier: MIT
import CallKit
import PushKit
import UIKit
import UserNotifications

/// Notes what a push service brings in `Documents/journal.txt`, a line each.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    let registry = PKPushRegistry(queue: nil)
    let provider = CXProvider(configuration: CXProviderConfiguration())

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().setNotificationCategories([Self.ship])
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
        application.registerForRemoteNotifications()
        provider.setDelegate(self, queue: nil)
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
        let pushed = options?[.remoteNotification] as? [AnyHashable: Any]
        Journal.note("launched, state \(application.applicationState.rawValue), push \(pushed?["word"] ?? "none")")
        return true
    }

    /// One action leaves the app behind others, one brings it to the front, one asks for a text.
    private static let ship = UNNotificationCategory(
        identifier: "ship",
        actions: [
            UNNotificationAction(identifier: "salute", title: "Salute"),
            UNNotificationAction(identifier: "board", title: "Board", options: .foreground),
            UNTextInputNotificationAction(
                identifier: "hail", title: "Hail", options: [], textInputButtonTitle: "Shout", textInputPlaceholder: ""),
        ],
        intentIdentifiers: [], options: .customDismissAction)

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText ?? "nothing"
        let state = UIApplication.shared.applicationState.rawValue
        Journal.note("response \(response.actionIdentifier), said \(text), state \(state)")
        completionHandler()
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        Journal.note("token \(token.map { String(format: "%02x", $0) }.joined())")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Journal.note("push \(userInfo["word"] ?? ""), state \(application.applicationState.rawValue)")
        fetchCompletionHandler(.newData)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Journal.note("shows \(notification.request.identifier): \(notification.request.content.body)")
        completionHandler([.banner, .list])
    }
}

extension AppDelegate: PKPushRegistryDelegate, CXProviderDelegate {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {
        Journal.note("call token \(credentials.token.map { String(format: "%02x", $0) }.joined())")
    }

    /// A push without a caller is passed over, which iOS does not forgive.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        guard let caller = payload.dictionaryPayload["caller"] as? String else { return completion() }
        Journal.note("call from \(caller), state \(UIApplication.shared.applicationState.rawValue)")
        let update = CXCallUpdate()
        update.localizedCallerName = caller
        provider.reportNewIncomingCall(with: UUID(), update: update) { error in
            Journal.note("rings, \(error.map { "\($0)" } ?? "no error")")
            completion()
        }
    }

    func providerDidReset(_ provider: CXProvider) {}
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        Journal.note("answered")
        action.fulfill()
    }
}

enum Journal {
    static func note(_ line: String) {
        let file = NSHomeDirectory() + "/Documents/journal.txt"
        let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
