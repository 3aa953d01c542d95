// SPDX-License-Identifier: MIT
import Foundation

/// What notification centre of a device holds; `NotificationStore` of the frameworks writes it.
package struct DeliveredNotifications {
    /// One, as it is shown.
    package struct Entry {
        /// The app's bundle identifier.
        package let app: String
        /// When it was shown, or came into notification centre unseen.
        package let date: Date
        /// `push`, or how the app planned it: `request`, `local`.
        package let origin: String
        /// Each empty where it says nothing.
        package let title, body: String
    }

    private let device: Device

    /// Reads nothing yet.
    package init(_ device: Device) { self.device = device }

    /// The oldest first.
    /// - Parameter app: nil: of all apps.
    package func entries(of app: String? = nil) throws -> [Entry] {
        let file = device.folder / "Databases/notifications.sqlite"
        guard file.exists else { return [] }
        let rows = try SQLiteFile(file).rows("SELECT app, date, hex(record) FROM delivered ORDER BY date, identifier")
        return try rows.compactMap { row in
            guard let name = row[0], app == nil || app == name, let seconds = row[1].flatMap(Double.init) else {
                return nil
            }
            let record = try Self.record(row[2] ?? "")
            func text(_ key: String) -> String { record[key] as? String ?? "" }
            return Entry(
                app: name, date: Date(timeIntervalSince1970: seconds), origin: text("origin"), title: text("title"),
                body: text("body"))
        }
    }

    /// A property list in hexadecimal digits.
    private static func record(_ digits: String) throws -> [String: Any] {
        let digits = Array(digits.utf8)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
            UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
        }
        return try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any] ?? [:]
    }
}
