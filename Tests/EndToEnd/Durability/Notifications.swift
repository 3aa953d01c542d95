// SPDX-License-Identifier: MIT
import UserNotifications

/// Requests that are pending: the permission to add them is stored too.
struct NotificationStore: Store {
    private let center = UNUserNotificationCenter.current()

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        let center = center
        center.requestAuthorization(options: [.alert]) { _, _ in
            center.getPendingNotificationRequests { requests in
                let pairs = requests.map {
                    ($0.identifier, Padding.value($0.content.userInfo["data"] as? Data, count: 2000))
                }
                DispatchQueue.main.async { completion(Dictionary(pairs) { first, _ in first }) }
            }
        }
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        guard let value = change.value else {
            center.removePendingNotificationRequests(withIdentifiers: [change.key])
            // The call has no way to say that it could not.
            return center.getPendingNotificationRequests { requests in
                let isGone = !requests.contains { $0.identifier == change.key }
                DispatchQueue.main.async { completion(isGone) }
            }
        }
        let content = UNMutableNotificationContent()
        content.body = change.key
        content.userInfo = ["data": Padding.data(value, count: 2000)]
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1_000_000, repeats: false)
        center.add(UNNotificationRequest(identifier: change.key, content: content, trigger: trigger)) { error in
            DispatchQueue.main.async { completion(error == nil) }
        }
    }
}
