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
        /// As the app, or who pushed it, named it.
        package let identifier: String
        /// The kind that says which actions it has; empty: none.
        package let category: String
        /// `push`, or how the app planned it: `request`, `local`.
        package let origin: String
        /// Each empty where it says nothing.
        package let title, body: String
    }

    private let file: Path

    /// Reads nothing yet.
    package init(_ device: Device) { file = device.folder / "Databases/notifications.sqlite" }

    /// The oldest first.
    /// - Parameter app: nil: of all apps.
    package func entries(of app: String? = nil) throws -> [Entry] {
        guard file.exists else { return [] }
        let rows = try SQLiteFile(file).rows("SELECT app, date, hex(record) FROM delivered ORDER BY date, identifier")
        return try rows.compactMap { row in
            guard let name = row[0], app == nil || app == name, let seconds = row[1].flatMap(Double.init) else {
                return nil
            }
            let record = try Self.record(row[2] ?? "")
            func text(_ key: String) -> String { record[key] as? String ?? "" }
            return Entry(
                app: name, date: Date(timeIntervalSince1970: seconds), identifier: text("identifier"),
                category: text("category"), origin: text("origin"), title: text("title"), body: text("body"))
        }
    }

    /// What the app has registered of an action, as it does when it runs: whether it comes to the front for it.
    /// - Returns: nil: the app has no such category, or no such action in it.
    package func opensApp(_ action: String, of category: String, for app: String) throws -> Bool? {
        guard file.exists else { return nil }
        let store = try SQLiteFile(file)
        // A store of before there were any gets its table when an app next opens it.
        guard try !store.rows("SELECT 1 FROM sqlite_master WHERE name = 'categories'").isEmpty else { return nil }
        struct Category: Decodable {
            struct Button: Decodable { var identifier: String, opensApp: Bool }
            var identifier: String, buttons: [Button]
        }
        let list = try store.rows("SELECT app, list FROM categories").first { $0[0] == app }?[1] ?? "[]"
        let known = try JSONDecoder().decode([Category].self, from: Data(list.utf8))
        return known.first { $0.identifier == category }?.buttons.first { $0.identifier == action }?.opensApp
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
