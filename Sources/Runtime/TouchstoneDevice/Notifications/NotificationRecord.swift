// SPDX-License-Identifier: MIT
import Foundation

/// What a notification says and does, as the device keeps it: the common ground of UserNotifications, of UIKit's older
/// local notifications and of what a push brings.
package struct NotificationRecord: Codable, Sendable, Equatable {
    /// File names are without a folder.
    package enum Sound: Codable, Sendable, Equatable {
        case standard
        /// A file of the app's bundle or of `Library/Sounds`.
        case file(String)
        case ringtone(String?)
        /// Heard although the device is silent. Volume 0 to 1; nil: the person's.
        case critical(file: String?, volume: Float?)
    }

    /// A picture, sound or film that belongs to the notification.
    package struct Attachment: Codable, Sendable, Equatable {
        /// The app's name for it, unique in the notification.
        package var identifier: String
        /// On this machine; nothing here looks whether it is there.
        package var file: URL
        /// A uniform type identifier.
        package var type: String
        /// Does not look whether the file is there.
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

    /// Replaces a pending or delivered one of the same name.
    package var identifier: String
    /// Decides which interface the app is told through.
    package var origin: Origin
    /// The bold line; empty: the banner shows none. Already in the app's language.
    package var title = ""
    /// Between title and body; empty: none.
    package var subtitle = ""
    /// Empty: nothing is shown unless there is a title.
    package var body = ""
    /// The title of the action of older alerts; nil: the system's.
    package var actionTitle: String?
    /// nil leaves the icon's number as it is; 0 takes it off.
    package var badge: Int?
    /// nil: it makes none.
    package var sound: Sound?
    /// Names the app's category, whose actions it shows; empty: none.
    package var category = ""
    /// Name of the group it belongs to; empty: the app's own.
    package var thread = ""
    /// Which scene should answer; nil: any. Kept for the app; the system here does not look.
    package var targetContent: String?
    /// Kept for the app; nothing shows it. Empty: none.
    package var launchImage = ""
    /// 0 passive, 1 active, 2 time-sensitive, 3 critical.
    package var interruptionLevel = 1
    /// 0 to 1. Kept for the app; nothing is ordered by it.
    package var relevance = 0.0
    /// Kept for the app; no Focus looks at it. nil: none.
    package var filter: String?
    /// Kept for the app; there are no summaries.
    package var summaryArgument = ""
    /// Kept for the app; there are no summaries.
    package var summaryArgumentCount = 0
    /// The banner shows the first that is a picture.
    package var attachments: [Attachment] = []
    /// A binary property list of the app's own dictionary; empty: none.
    package var userInfo = Data()
    /// The start of an interval is filled in when it is added.
    package var schedule = NotificationSchedule.now

    /// Silent and without text, delivered at once; the rest is set afterwards.
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

    /// Empty where the app gave none.
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
    /// As it was when it was shown: a repeating one goes on with another.
    package let record: NotificationRecord
    /// Of delivery, by the device's clock; while the app did not run, when it was due.
    package let date: Date
    /// Makes the value only; `NotificationStore` records it.
    package init(record: NotificationRecord, date: Date) {
        self.record = record
        self.date = date
    }
}
