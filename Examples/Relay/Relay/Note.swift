// SPDX-License-Identifier: MIT
import Foundation

/// A note of the key-value store, which all devices of the account have.
struct Note {
    static let activityType = "org.touchstone.Relay.note"
    private static let key = "notes"

    var title: String
    var text: String
    let date: Date

    /// In the order in which they were made.
    static var all: [Note] {
        get { (NSUbiquitousKeyValueStore.default.array(forKey: key) ?? []).compactMap(Note.init) }
        set {
            NSUbiquitousKeyValueStore.default.set(newValue.map(\.dictionary), forKey: key)
            NSUbiquitousKeyValueStore.default.synchronize()
        }
    }

    init(title: String, text: String, date: Date) {
        self.title = title
        self.text = text
        self.date = date
    }

    private init?(_ value: Any) {
        guard let dictionary = value as? [String: Any], let date = dictionary["date"] as? Date else { return nil }
        self.init(
            title: dictionary["title"] as? String ?? "", text: dictionary["note"] as? String ?? "", date: date)
    }

    private var dictionary: [String: Any] { ["title": title, "note": text, "date": date] }
}
