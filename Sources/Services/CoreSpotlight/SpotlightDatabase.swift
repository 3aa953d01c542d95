// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// Items of the device's apps in a store of the device: a row each, its attributes as JSON. Any thread.
final class SpotlightDatabase: Sendable {
    static let shared = SpotlightDatabase()

    struct Row: Sendable {
        var identifier: String
        var domain: String?
        /// Seconds since 1970; infinite: never.
        var expires: Double
        var attributes: Data
    }

    struct Attributes: Codable {
        var type: String?
        var texts: [String: String]
        var numbers: [String: Double]
    }

    private let store = DeviceStore(
        file: Device.current.searchIndex,
        migrations: [
            // Those that were made before stores had versions have the tables.
            """
            CREATE TABLE IF NOT EXISTS item (app TEXT, name TEXT, identifier TEXT, domain TEXT, expires REAL,
                attributes BLOB, PRIMARY KEY (app, name, identifier));
            CREATE TABLE IF NOT EXISTS state (app TEXT, name TEXT, state BLOB, PRIMARY KEY (app, name));
            """
        ])

    /// Whether any app has ever stored an item; looking does not make a database.
    var isThere: Bool { FileManager.default.fileExists(atPath: store.file.path) }

    private var app: StoreValue { .text(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) }

    private func write(_ body: (StoreConnection) throws -> Void) throws {
        do { try store.write(body) } catch { throw CSIndexError(.indexUnavailableError) }
    }

    private func read(_ sql: String, _ values: [StoreValue] = []) throws -> [[StoreValue]] {
        do { return try store.read { try $0.query(sql, values) } } catch { throw CSIndexError(.indexUnavailableError) }
    }

    // MARK: Items

    /// - Parameter state: what the app wants to find again with these rows; nil: it stays as it is.
    func put(_ rows: [Row], state: Data? = nil, index: String) throws {
        try write { connection in
            for row in rows {
                try connection.query(
                    "INSERT OR REPLACE INTO item VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        app, .text(index), .text(row.identifier), row.domain.map(StoreValue.text) ?? .null,
                        .double(row.expires), .blob(row.attributes),
                    ])
            }
            guard let state else { return }
            try connection.query(
                "INSERT OR REPLACE INTO state VALUES (?, ?, ?)", [app, .text(index), .blob(state)])
        }
    }

    func removeItems(_ identifiers: [String], index: String) throws {
        try write { connection in
            for identifier in identifiers {
                try connection.query(
                    "DELETE FROM item WHERE app = ? AND name = ? AND identifier = ?",
                    [app, .text(index), .text(identifier)])
            }
        }
    }

    /// A domain holds those below it: `mail` holds `mail.inbox`.
    func removeDomains(_ domains: [String], index: String) throws {
        try write { connection in
            for domain in domains {
                try connection.query(
                    "DELETE FROM item WHERE app = ?1 AND name = ?2 AND (domain = ?3 OR substr(domain, 1, length(?3) + 1) = ?3 || '.')",
                    [app, .text(index), .text(domain)])
            }
        }
    }

    func removeAll(index: String) throws {
        try write { try $0.query("DELETE FROM item WHERE app = ? AND name = ?", [app, .text(index)]) }
    }

    /// Of this app, those that have not expired.
    func rows() throws -> [Row] {
        try read("SELECT identifier, domain, expires, attributes FROM item WHERE app = ? ORDER BY rowid", [app])
            .compactMap(Self.row)
    }

    /// The same of all apps, with their identifiers.
    func rowsOfAllApps() throws -> [(app: String, row: Row)] {
        try read("SELECT identifier, domain, expires, attributes, app FROM item ORDER BY rowid")
            .compactMap { columns in Self.row(columns).map { (columns[4].text ?? "", $0) } }
    }

    /// nil: it has expired.
    private static func row(_ columns: [StoreValue]) -> Row? {
        let expires = columns[2].double ?? .infinity
        guard expires > Date().timeIntervalSince1970 else { return nil }
        // Attributes were texts once.
        let attributes = columns[3].blob ?? Data((columns[3].text ?? "").utf8)
        return Row(
            identifier: columns[0].text ?? "", domain: columns[1].text, expires: expires, attributes: attributes)
    }

    /// Of the last batch; nil: there was none.
    func state(index: String) throws -> Data? {
        let value = try read("SELECT state FROM state WHERE app = ? AND name = ?", [app, .text(index)]).first?.first
        return value?.blob ?? value?.text.map { Data($0.utf8) }
    }
}
