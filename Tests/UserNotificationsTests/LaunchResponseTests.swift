// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice
import UserNotifications

@testable import UIKit

/// Truth: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/notificationresponse
@MainActor
@Suite("What a scene hears of the notification that opened it")
struct LaunchResponseTests {
    @Test(
        "the response to a notification of the center; nothing of older ones, nor where none was opened",
        arguments: [NotificationRecord.Origin.request, .local, nil])
    func response(origin: NotificationRecord.Origin?) {
        let options = UIScene.ConnectionOptions()
        options.openedNotification = origin.map {
            DeliveredNotification(record: NotificationRecord(identifier: "tea", origin: $0), date: Date())
        }
        let response = options.notificationResponse
        #expect(response?.notification.request.identifier == (origin == .request ? "tea" : nil))
        #expect(response == nil || response?.actionIdentifier == UNNotificationDefaultActionIdentifier)
    }
}
