// SPDX-License-Identifier: MIT
public import UIKit

extension UIScene.ConnectionOptions {
    /// The answer to the notification that the person opened the app by; nil: it was started otherwise.
    public var notificationResponse: UNNotificationResponse? {
        guard let opened = openedNotification, opened.record.origin != .local else { return nil }
        return UNNotificationResponse(UNNotification(opened), action: UNNotificationDefaultActionIdentifier)
    }
}
