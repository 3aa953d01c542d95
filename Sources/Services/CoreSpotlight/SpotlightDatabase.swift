// SPDX-License-Identifier: MIT
import CSQLite
import TouchstoneDevice
import UIKit

/// Items of the device's apps in a database: a row each, its attributes as JSON.
///
/// Sendable: the lock guards the connection.
final class SpotlightDatabase: @unchecked Sendable {
    static let shared = SpotlightDatabase()

    struct Row: Sendable {
        var identifier: String
        var domain: String?
        var expires: Double
        var attributes: Data
    }

    struct Attributes: Codable {
        var type: String?
        var texts: [String: String]
        var numbers: [String: Double]
    }

    private let lock = NSLock()
    private var handle: OpaquePointer?

    /// Whether any app has ever stored an item; looking does not make a database.
    var isThere: Bool {
        lock.withLock { handle != nil } || FileManager.default.fileExists(atPath: Device.current.searchIndex.path)
    }

    private func open() throws {
        guard handle == nil else { return }
        let place = Device.current.searchIndex
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard sqlite3_open(place.path, &handle) == SQLITE_OK else { throw CSIndexError(.indexUnavailableError) }
        sqlite3_busy_timeout(handle, 5000)
        try query(
            """
            CREATE TABLE IF NOT EXISTS item (app TEXT, name TEXT, identifier TEXT, domain TEXT, expires REAL,
                attributes BLOB, PRIMARY KEY (app, name, identifier))
            """)
        try query("CREATE TABLE IF NOT EXISTS state (app TEXT, name TEXT, state BLOB, PRIMARY KEY (app, name))")
    }

    private var app: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// - Parameter values: bound as bytes; nil stays NULL.
    @discardableResult
    private func query(_ sql: String, _ values: [Data?] = []) throws -> [[Data?]] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw CSIndexError(.indexUnavailableError)
        }
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            value.withUnsafeBytes { bytes in
                let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                sqlite3_bind_text(statement, Int32(index + 1), start, Int32(bytes.count), ts_sqlite_transient())
            }
        }
        var rows: [[Data?]] = []
        while true {
            let result = sqlite3_step(statement)
            if result == SQLITE_DONE { return rows }
            guard result == SQLITE_ROW else { throw CSIndexError(.indexUnavailableError) }
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    guard let bytes = sqlite3_column_blob(statement, column) else { return nil }
                    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
                })
        }
    }

    private func locked<Result>(_ body: () throws -> Result) throws -> Result {
        lock.lock()
        defer { lock.unlock() }
        try open()
        return try body()
    }

    private func bytes(_ text: String) -> Data { Data(text.utf8) }

    func put(_ rows: [Row], index: String) throws {
        try locked {
            try query("BEGIN IMMEDIATE")
            for row in rows {
                try query(
                    "INSERT OR REPLACE INTO item VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        bytes(app), bytes(index), bytes(row.identifier), row.domain.map(bytes), bytes("\(row.expires)"),
                        row.attributes,
                    ])
            }
            try query("COMMIT")
        }
    }

    func removeItems(_ identifiers: [String], index: String) throws {
        try locked {
            for identifier in identifiers {
                try query(
                    "DELETE FROM item WHERE app = ? AND name = ? AND identifier = ?",
                    [bytes(app), bytes(index), bytes(identifier)])
            }
        }
    }

    /// A domain holds those below it: `mail` holds `mail.inbox`.
    func removeDomains(_ domains: [String], index: String) throws {
        try locked {
            for domain in domains {
                try query(
                    "DELETE FROM item WHERE app = ?1 AND name = ?2 AND (domain = ?3 OR substr(domain, 1, length(?3) + 1) = ?3 || '.')",
                    [bytes(app), bytes(index), bytes(domain)])
            }
        }
    }

    func removeAll(index: String) throws {
        _ = try locked { try query("DELETE FROM item WHERE app = ? AND name = ?", [bytes(app), bytes(index)]) }
    }

    /// Of this app, those that have not expired.
    func rows() throws -> [Row] {
        try locked {
            try query(
                "SELECT identifier, domain, expires, attributes FROM item WHERE app = ? ORDER BY rowid", [bytes(app)])
        }.compactMap(Self.row)
    }

    /// The same of all apps, with their identifiers.
    func rowsOfAllApps() throws -> [(app: String, row: Row)] {
        try locked {
            try query("SELECT identifier, domain, expires, attributes, app FROM item ORDER BY rowid")
        }.compactMap { columns in Self.row(columns).map { (Self.text(columns[4]) ?? "", $0) } }
    }

    private static func text(_ data: Data?) -> String? { data.map { String(decoding: $0, as: UTF8.self) } }

    /// nil: it has expired.
    private static func row(_ columns: [Data?]) -> Row? {
        let expires = Double(text(columns[2]) ?? "") ?? .infinity
        guard expires > Date().timeIntervalSince1970 else { return nil }
        return Row(
            identifier: text(columns[0]) ?? "", domain: text(columns[1]), expires: expires,
            attributes: columns[3] ?? Data())
    }

    func setState(_ state: Data, index: String) throws {
        _ = try locked {
            try query("INSERT OR REPLACE INTO state VALUES (?, ?, ?)", [bytes(app), bytes(index), state])
        }
    }

    func state(index: String) throws -> Data? {
        try locked {
            try query("SELECT state FROM state WHERE app = ? AND name = ?", [bytes(app), bytes(index)]).first?.first
                ?? nil
        }
    }
}
