// SPDX-License-Identifier: MIT
import UIKit
import UserNotifications

/// Asks for leave, plans reminders, and says in the app what has come.
class Herald: NSObject, UNUserNotificationCenterDelegate {
    private let center = UNUserNotificationCenter.current()
    static let sound = UNNotificationSound(named: UNNotificationSoundName("shout_out.caf"))

    /// Those that the sign shows, when they are pulled open.
    static let category = "cry"

    /// Both ways at once: pushes may come without leave to show them.
    func register(_ application: UIApplication) {
        center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, error in
            if let error { print("no notifications: \(error.localizedDescription)") }
            if !isGranted { print("notifications are not shown") }
        }
        application.registerForRemoteNotifications()
        let louder = UNNotificationAction(identifier: "louder", title: "Louder")
        let heard = UNNotificationAction(identifier: "heard", title: "I Have Heard", options: .foreground)
        center.setNotificationCategories([
            UNNotificationCategory(identifier: Herald.category, actions: [louder, heard], intentIdentifiers: [])
        ])
    }

    /// In a quarter of a minute, with badge and sound.
    func remind(of text: String) {
        let content = UNMutableNotificationContent()
        content.body = text
        content.badge = 1
        content.sound = Herald.sound
        content.categoryIdentifier = Herald.category
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 15, repeats: false)
        center.add(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)) { error in
            if let error { print("no reminder: \(error.localizedDescription)") }
        }
    }

    /// What the app says of a notification: which kind it was, and where it found the app.
    static func report(on request: UNNotificationRequest, isInFront: Bool) -> (title: String, text: String) {
        let kind = request.trigger is UNPushNotificationTrigger ? "Remote" : "Local"
        let place = isInFront ? "while the app was active" : "from the background"
        return ("\(kind) notification \(place)", request.content.body)
    }

    // MARK: Arrival

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        show(Herald.report(on: notification.request, isInFront: true))
        completionHandler([])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        show(Herald.report(on: response.notification.request, isInFront: false))
        completionHandler()
    }

    private func show(_ report: (title: String, text: String)) {
        let alert = UIAlertController(title: report.title, message: report.text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let scene = UIApplication.shared.delegate?.window ?? nil
        scene?.rootViewController?.present(alert, animated: true)
    }
}
