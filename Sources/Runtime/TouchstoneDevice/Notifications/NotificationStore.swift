// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// The pending and delivered notifications of all apps of a device, and the numbers on their icons. Any thread.
package final class NotificationStore: Sendable {
    /// The most that an app may have pending; of more, the soonest are kept.
    package static let pendingLimit = 64

    /// What waits, with the moment the store computed for it.
    package struct Pending: Sendable, Equatable {
        /// As it was added, with the start of an interval filled in.
        package let record: NotificationRecord
        /// nil: not the time decides.
        package let fireDate: Date?
    }

    private let store: DeviceStore

    /// Opens nothing yet: the database is made at the first transaction.
    package init(device: Device) {
        store = DeviceStore(file: Self.file(device), migrations: Self.migrations)
    }

    /// Whether any app of the device ever used notifications; looking costs one system call.
    package static func exists(on device: Device) -> Bool {
        FileManager.default.fileExists(atPath: file(device).path)
    }

    private static func file(_ device: Device) -> URL { device.database("notifications") }

    private static let migrations = [
        """
        CREATE TABLE pending (
            app TEXT NOT NULL, identifier TEXT NOT NULL, fires REAL, added INTEGER NOT NULL, record BLOB NOT NULL,
            PRIMARY KEY (app, identifier)
        );
        CREATE TABLE delivered (
            app TEXT NOT NULL, identifier TEXT NOT NULL, date REAL NOT NULL, record BLOB NOT NULL,
            PRIMARY KEY (app, identifier)
        );
        CREATE TABLE badges (app TEXT PRIMARY KEY, number INTEGER NOT NULL);
        CREATE TABLE tokens (app TEXT PRIMARY KEY, token BLOB NOT NULL);
        CREATE TABLE options (app TEXT PRIMARY KEY, granted INTEGER NOT NULL);
        """,
        "CREATE TABLE categories (app TEXT PRIMARY KEY, list TEXT NOT NULL);",
    ]

    // MARK: Pending

    /// In the order in which they were added.
    package func pending(of app: String) throws -> [Pending] {
        let rows = try store.read {
            try $0.query("SELECT record, fires FROM pending WHERE app = ? ORDER BY added", [.text(app)])
        }
        return try rows.map { row in
            Pending(record: try Self.decode(row[0]), fireDate: row[1].double.map(Date.init(timeIntervalSince1970:)))
        }
    }

    /// Replaces the pending one of the same identifier (NO16) and forgets those beyond the limit (NO17).
    package func add(_ record: NotificationRecord, firing date: Date?, to app: String) throws {
        let data = try Self.encode(record)
        try store.write { connection in
            let last = try connection.query("SELECT COALESCE(MAX(added), 0) FROM pending").first?.first?.int ?? 0
            try connection.query(
                "INSERT OR REPLACE INTO pending (app, identifier, fires, added, record) VALUES (?, ?, ?, ?, ?)",
                [
                    .text(app), .text(record.identifier), date.map { .double($0.timeIntervalSince1970) } ?? .null,
                    .int(last + 1), .blob(data),
                ])
            try connection.query(
                """
                DELETE FROM pending WHERE app = ?1 AND identifier NOT IN (
                    SELECT identifier FROM pending WHERE app = ?1 ORDER BY fires IS NULL, fires, added LIMIT ?2)
                """, [.text(app), .int(Int64(Self.pendingLimit))])
        }
    }

    /// - Parameter identifiers: nil: all.
    package func removePending(_ identifiers: [String]?, of app: String) throws {
        try remove(identifiers, from: "pending", of: app)
    }

    /// Takes a pending one that has been delivered: it goes, or waits for its next time.
    package func deliver(_ record: NotificationRecord, at date: Date, next: Date?, to app: String) throws {
        let data = try Self.encode(record)
        try store.write { connection in
            let key: [StoreValue] = [.text(app), .text(record.identifier)]
            if let next {
                try connection.query(
                    "UPDATE pending SET fires = ?3 WHERE app = ?1 AND identifier = ?2",
                    key + [.double(next.timeIntervalSince1970)])
            } else if !record.schedule.repeats {
                try connection.query("DELETE FROM pending WHERE app = ? AND identifier = ?", key)
            }
            try connection.query(
                "INSERT OR REPLACE INTO delivered (app, identifier, date, record) VALUES (?, ?, ?, ?)",
                key + [.double(date.timeIntervalSince1970), .blob(data)])
        }
    }

    // MARK: Delivered

    /// Newest first, as Notification Center lists them.
    package func delivered(to app: String) throws -> [DeliveredNotification] {
        let rows = try store.read {
            try $0.query(
                "SELECT record, date FROM delivered WHERE app = ? ORDER BY date DESC, rowid DESC", [.text(app)])
        }
        return try rows.map { row in
            DeliveredNotification(
                record: try Self.decode(row[0]), date: Date(timeIntervalSince1970: row[1].double ?? 0))
        }
    }

    /// - Parameter identifiers: nil: all of the app's. Unknown ones are passed over.
    package func removeDelivered(_ identifiers: [String]?, of app: String) throws {
        try remove(identifiers, from: "delivered", of: app)
    }

    private func remove(_ identifiers: [String]?, from table: String, of app: String) throws {
        try store.write { connection in
            guard let identifiers else {
                try connection.query("DELETE FROM \(table) WHERE app = ?", [.text(app)])
                return
            }
            for identifier in identifiers {
                try connection.query(
                    "DELETE FROM \(table) WHERE app = ? AND identifier = ?", [.text(app), .text(identifier)])
            }
        }
    }

    /// Calls `body` on some thread after each change, whichever app made it.
    package func observe(_ body: @escaping @Sendable () -> Void) -> Int { store.observe(body) }
    /// What `observe` returned; another number does nothing.
    package func removeObserver(_ number: Int) { store.removeObserver(number) }

    // MARK: Badges

    /// 0: none.
    package func badge(of app: String) throws -> Int {
        let rows = try store.read { try $0.query("SELECT number FROM badges WHERE app = ?", [.text(app)]) }
        return Int(rows.first?.first?.int ?? 0)
    }

    /// 0 takes it off. Nobody but observers is told.
    package func setBadge(_ number: Int, of app: String) throws {
        _ = try store.write {
            try $0.query(
                "INSERT OR REPLACE INTO badges (app, number) VALUES (?, ?)", [.text(app), .int(Int64(number))])
        }
    }

    // MARK: What was granted

    /// The bits of the options that the app asked for when the person agreed; nil: it has not.
    package func options(of app: String) throws -> UInt? {
        let rows = try store.read { try $0.query("SELECT granted FROM options WHERE app = ?", [.text(app)]) }
        return rows.first?.first?.int.map { UInt($0) }
    }

    /// Replaces what was stored.
    /// - Parameter options: bits of `UNAuthorizationOptions`: below, what was granted; 32 bits higher, what the person
    ///   has turned off since.
    package func setOptions(_ options: UInt, of app: String) throws {
        _ = try store.write {
            try $0.query(
                "INSERT OR REPLACE INTO options (app, granted) VALUES (?, ?)", [.text(app), .int(Int64(options))])
        }
    }

    // MARK: Categories

    /// What the app last registered; empty where it never has.
    package func categories(of app: String) throws -> [NotificationCategory] {
        let rows = try store.read { try $0.query("SELECT list FROM categories WHERE app = ?", [.text(app)]) }
        guard let list = rows.first?.first?.text else { return [] }
        return try JSONDecoder().decode([NotificationCategory].self, from: Data(list.utf8))
    }

    /// Replaces what the app registered before. JSON, which commands of the device read as well.
    package func setCategories(_ categories: [NotificationCategory], of app: String) throws {
        let list = String(decoding: try JSONEncoder().encode(categories), as: UTF8.self)
        _ = try store.write {
            try $0.query("INSERT OR REPLACE INTO categories (app, list) VALUES (?, ?)", [.text(app), .text(list)])
        }
    }

    // MARK: Tokens

    /// 32 random bytes, made once for each app.
    package func token(of app: String) throws -> Data {
        try store.write { connection in
            let known = try connection.query("SELECT token FROM tokens WHERE app = ?", [.text(app)])
            if let token = known.first?.first?.blob { return token }
            var generator = SystemRandomNumberGenerator()
            let token = Data((0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
            try connection.query("INSERT INTO tokens (app, token) VALUES (?, ?)", [.text(app), .blob(token)])
            return token
        }
    }

    // MARK: Records

    private static func encode(_ record: NotificationRecord) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(record)
    }

    private static func decode(_ value: StoreValue) throws -> NotificationRecord {
        try PropertyListDecoder().decode(NotificationRecord.self, from: value.blob ?? Data())
    }
}
