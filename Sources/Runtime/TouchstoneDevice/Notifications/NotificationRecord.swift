// SPDX-License-Identifier: MIT
import Foundation

/// What a notification says and does, as the device keeps it: the common ground of UserNotifications, of UIKit's older
/// local notifications and of what a push brings.
package struct NotificationRecord: Codable, Sendable, Equatable {
    package enum Sound: Codable, Sendable, Equatable {
        case standard
        /// A file of the app's bundle or of `Library/Sounds`.
        case file(String)
        case ringtone(String?)
        /// Heard although the device is silent. Volume 0 to 1; nil: the person's.
        case critical(file: String?, volume: Float?)
    }

    package struct Attachment: Codable, Sendable, Equatable {
        package var identifier: String
        package var file: URL
        /// A uniform type identifier.
        package var type: String
        package init(identifier: String, file: URL, type: String) {
            self.identifier = identifier
            self.file = file
            self.type = type
        }
    }

    /// Which interface of the app hears of it.
    package enum Origin: String, Codable, Sendable {
        case request
        /// `UILocalNotification`.
        case local
        case push
    }

    package var identifier: String
    package var origin: Origin
    package var title = ""
    package var subtitle = ""
    package var body = ""
    /// The title of the action of older alerts; nil: the system's.
    package var actionTitle: String?
    /// nil leaves the icon's number as it is; 0 takes it off.
    package var badge: Int?
    package var sound: Sound?
    package var category = ""
    package var thread = ""
    package var targetContent: String?
    package var launchImage = ""
    /// 0 passive, 1 active, 2 time-sensitive, 3 critical.
    package var interruptionLevel = 1
    package var relevance = 0.0
    package var filter: String?
    package var summaryArgument = ""
    package var summaryArgumentCount = 0
    package var attachments: [Attachment] = []
    /// A binary property list of the app's own dictionary; empty: none.
    package var userInfo = Data()
    package var schedule = NotificationSchedule.now

    package init(identifier: String, origin: Origin) {
        self.identifier = identifier
        self.origin = origin
    }

    /// Whether a person sees or hears anything of it.
    package var hasAppearance: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }

    /// - Throws: what `PropertyListSerialization` says of a value that is no property list.
    package static func encode(userInfo: [AnyHashable: Any]) throws -> Data {
        if userInfo.isEmpty { return Data() }
        return try PropertyListSerialization.data(fromPropertyList: userInfo, format: .binary, options: 0)
    }

    package var decodedUserInfo: [AnyHashable: Any] {
        guard !userInfo.isEmpty else { return [:] }
        do {
            let list = try PropertyListSerialization.propertyList(from: userInfo, options: [], format: nil)
            return list as? [AnyHashable: Any] ?? [:]
        } catch { fatalError("the notification \(identifier) keeps a userInfo that is no property list: \(error)") }
    }
}

/// A notification that has been shown, or would have been.
package struct DeliveredNotification: Sendable, Equatable {
    package let record: NotificationRecord
    package let date: Date
    package init(record: NotificationRecord, date: Date) {
        self.record = record
        self.date = date
    }
}
