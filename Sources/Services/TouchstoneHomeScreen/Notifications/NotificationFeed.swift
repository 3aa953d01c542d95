// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// Notifications of one app and thread that a person has not opened, newest first.
@MainActor
struct NotificationGroup {
    let app: InstalledApp
    let notifications: [DeliveredNotification]

    var newest: DeliveredNotification { notifications[0] }
    /// The same as long as the group has the same app and thread.
    var key: String { app.identifier + "\n" + newest.record.thread }
}

/// What the lock screen and notification centre list.
@MainActor
enum NotificationFeed {
    /// Newest group first. What is quiet is listed too; what shows nothing is not.
    static func groups(on device: Device) -> [NotificationGroup] {
        guard NotificationStore.exists(on: device) else { return [] }
        let store = NotificationStore(device: device)
        return InstalledApp.all(on: device).flatMap { groups(of: $0, in: store) }
            .sorted { $0.newest.date > $1.newest.date }
    }

    private static func groups(of app: InstalledApp, in store: NotificationStore) -> [NotificationGroup] {
        let listed: [DeliveredNotification]
        do { listed = try store.delivered(to: app.identifier).filter { $0.record.hasAppearance } } catch {
            report(error)
            return []
        }
        return Dictionary(grouping: listed, by: \.record.thread).values.map {
            NotificationGroup(app: app, notifications: $0)
        }
    }

    static func remove(_ notifications: [DeliveredNotification], of app: String, on device: Device) {
        do {
            try NotificationStore(device: device).removeDelivered(notifications.map(\.record.identifier), of: app)
        } catch { report(error) }
    }

    static func report(_ error: any Error) {
        FileHandle.standardError.write(Data("touchstone: notifications of the device: \(error)\n".utf8))
    }
}
