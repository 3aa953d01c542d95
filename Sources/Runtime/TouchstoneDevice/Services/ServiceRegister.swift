// SPDX-License-Identifier: MIT
import Foundation

/// What apps of this device offer to others: Bonjour without a network, so that it works in a sandbox and two processes
/// of one device find each other. A service whose process has ended is gone.
package struct ServiceRegister: Sendable {
    /// One service of one process.
    package struct Entry: Hashable, Sendable {
        /// Unique among those of its type.
        package var name: String
        /// As "_chess._tcp".
        package var type: String
        /// In host byte order.
        package var port: UInt16
        /// Whose end takes the service away.
        package var process: Int32
        /// In the form of a TXT record.
        package var text: Data
        /// For a service of this process, unless another is named.
        package init(name: String, type: String, port: UInt16, process: Int32 = getpid(), text: Data = Data()) {
            (self.name, self.type, self.port, self.process, self.text) = (name, type, port, process, text)
        }
    }
    private let store: DeviceStore
    /// The register of the device that the process runs on, as it was at first use.
    package static let current = ServiceRegister(device: .current)

    /// Opens nothing yet: the database is made at the first transaction.
    package init(device: Device) {
        store = DeviceStore(
            file: device.database("services"),
            migrations: [
                """
                CREATE TABLE service (name TEXT NOT NULL, type TEXT NOT NULL, port INTEGER NOT NULL,
                    process INTEGER NOT NULL, text BLOB NOT NULL, PRIMARY KEY (type, name)) WITHOUT ROWID
                """
            ])
    }

    /// - Returns: the entry with the name it got: a taken one is numbered.
    package func add(_ entry: Entry) throws -> Entry {
        try store.write { connection in
            try removeDead(connection)
            var entry = entry
            let wanted = entry.name
            var number = 1
            while try !connection.query(
                "SELECT 1 FROM service WHERE type = ? AND name = ?", [.text(entry.type), .text(entry.name)]
            ).isEmpty {
                number += 1
                entry.name = "\(wanted) (\(number))"
            }
            try connection.query(
                "INSERT INTO service VALUES (?, ?, ?, ?, ?)",
                [
                    .text(entry.name), .text(entry.type), .int(Int64(entry.port)), .int(Int64(entry.process)),
                    .blob(entry.text),
                ])
            return entry
        }
    }
    /// Does nothing where it is gone already.
    /// - Parameter entry: as `add` returned it.
    package func remove(_ entry: Entry) throws {
        _ = try store.write {
            try $0.query(
                "DELETE FROM service WHERE type = ? AND name = ? AND port = ?",
                [.text(entry.type), .text(entry.name), .int(Int64(entry.port))])
        }
    }
    private func removeDead(_ connection: StoreConnection) throws {
        for row in try connection.query("SELECT DISTINCT process FROM service") {
            guard let process = row[0].int, kill(pid_t(process), 0) != 0, errno == ESRCH else { continue }
            try connection.query("DELETE FROM service WHERE process = ?", [.int(process)])
        }
    }
    /// By name; without those whose process has ended.
    /// - Parameter type: without a dot at the end, see `plain(_:)`.
    package func entries(type: String) throws -> [Entry] {
        try store.read { connection in
            try connection.query(
                "SELECT name, port, process, text FROM service WHERE type = ? ORDER BY name", [.text(type)]
            ).compactMap { row in
                guard let name = row[0].text, let port = row[1].int, let process = row[2].int else { return nil }
                guard kill(pid_t(process), 0) == 0 || errno != ESRCH else { return nil }
                return Entry(
                    name: name, type: type, port: UInt16(port), process: Int32(process), text: row[3].blob ?? Data())
            }
        }
    }
    /// Calls `body` on some thread after each change, whichever process made it. The end of a process is no change.
    /// - Returns: a number for `removeObserver`.
    package func observe(_ body: @escaping @Sendable () -> Void) -> Int { store.observe(body) }
    /// What `observe` returned.
    package func removeObserver(_ number: Int) { store.removeObserver(number) }

    /// "_chess._tcp." and "_chess._tcp" are one.
    package static func plain(_ type: String) -> String { type.hasSuffix(".") ? String(type.dropLast()) : type }
}
