// SPDX-License-Identifier: MIT
import CSQLite
internal import TouchstoneDevice

/// The device's people in a database: a row each, as a vCard, by which any tool can read them.
///
/// Sendable: SQLite serialises what threads and processes do.
final class ContactDatabase: @unchecked Sendable {
    static let shared = ContactDatabase(folder: Device.current.contacts)

    private var handle: OpaquePointer?
    private let lock = NSLock()
    private let file: URL

    init(folder: URL) { file = folder.appendingPathComponent("Contacts.sqlite") }
    deinit { sqlite3_close_v2(handle) }

    // MARK: SQL

    private func open() throws {
        guard handle == nil else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        guard sqlite3_open_v2(file.path, &handle, flags, nil) == SQLITE_OK else { throw CNError(.dataAccessError) }
        let patience: Int32 = 5000
        sqlite3_busy_timeout(handle, patience)
        try run(
            """
            CREATE TABLE IF NOT EXISTS contact (identifier TEXT PRIMARY KEY, vcard TEXT NOT NULL, image BLOB);
            CREATE TABLE IF NOT EXISTS person_group (identifier TEXT PRIMARY KEY, name TEXT NOT NULL);
            CREATE TABLE IF NOT EXISTS member (contact TEXT NOT NULL, person_group TEXT NOT NULL,
                PRIMARY KEY (contact, person_group));
            """)
    }

    private func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw CNError(.dataAccessError) }
    }

    /// - Returns: rows of columns as bytes.
    @discardableResult
    private func query(_ sql: String, _ values: [Data?] = []) throws -> [[Data?]] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw CNError(.dataAccessError) }
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            value.withUnsafeBytes { bytes in
                let length = Int32(bytes.count)
                let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                sqlite3_bind_text(statement, Int32(index + 1), start, length, ts_sqlite_transient())
            }
        }
        var rows: [[Data?]] = []
        while true {
            let result = sqlite3_step(statement)
            if result == SQLITE_DONE { return rows }
            guard result == SQLITE_ROW else { throw CNError(.dataAccessError) }
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

    // MARK: Reading

    func contacts() throws -> [ContactData] {
        try locked {
            var groups: [String: Set<String>] = [:]
            for row in try query("SELECT contact, person_group FROM member") {
                groups[Self.text(row[0]), default: []].insert(Self.text(row[1]))
            }
            return try query("SELECT identifier, vcard, image FROM contact ORDER BY rowid").compactMap { row in
                guard var data = try VCardReader(Self.text(row[1])).contacts().first else { return nil }
                data.identifier = Self.text(row[0])
                data.imageData = row[2]
                data.container = CNContainer.local.identifier
                data.groups = groups[data.identifier] ?? []
                return data
            }
        }
    }

    func groups() throws -> [CNGroup] {
        try locked {
            try query("SELECT identifier, name FROM person_group ORDER BY rowid").map {
                CNGroup(identifier: Self.text($0[0]), name: Self.text($0[1]))
            }
        }
    }

    private static func text(_ data: Data?) -> String { String(decoding: data ?? Data(), as: UTF8.self) }

    // MARK: Writing

    func perform(_ changes: [CNSaveRequest.Change]) throws {
        try locked {
            try run("BEGIN IMMEDIATE")
            do {
                for change in changes { try perform(change) }
                try run("COMMIT")
            } catch {
                try run("ROLLBACK")
                throw error
            }
        }
    }

    private func perform(_ change: CNSaveRequest.Change) throws {
        switch change {
        case .add(let data, let container):
            guard container == nil || container == CNContainer.local.identifier else {
                throw CNError(.parentRecordDoesNotExist)
            }
            guard try !exists(data.identifier, in: "contact") else { throw CNError(.insertedRecordAlreadyExists) }
            try query(
                "INSERT INTO contact VALUES (?, ?, ?)", [Data(data.identifier.utf8), vCard(data), data.imageData])
        case .update(let data):
            guard try exists(data.identifier, in: "contact") else { throw CNError(.recordDoesNotExist) }
            try query(
                "UPDATE contact SET vcard = ?2, image = ?3 WHERE identifier = ?1",
                [Data(data.identifier.utf8), vCard(data), data.imageData])
        case .delete(let identifier):
            guard try exists(identifier, in: "contact") else { throw CNError(.recordDoesNotExist) }
            try query("DELETE FROM contact WHERE identifier = ?", [Data(identifier.utf8)])
            try query("DELETE FROM member WHERE contact = ?", [Data(identifier.utf8)])
        case .addGroup(let group):
            try query("INSERT INTO person_group VALUES (?, ?)", [Data(group.identifier.utf8), Data(group.name.utf8)])
        case .updateGroup(let group):
            guard try exists(group.identifier, in: "person_group") else { throw CNError(.recordDoesNotExist) }
            try query(
                "UPDATE person_group SET name = ?2 WHERE identifier = ?1",
                [Data(group.identifier.utf8), Data(group.name.utf8)])
        case .deleteGroup(let identifier):
            try query("DELETE FROM person_group WHERE identifier = ?", [Data(identifier.utf8)])
            try query("DELETE FROM member WHERE person_group = ?", [Data(identifier.utf8)])
        case .addMember(let contact, let group):
            guard try exists(contact, in: "contact"), try exists(group, in: "person_group") else {
                throw CNError(.recordDoesNotExist)
            }
            try query("INSERT OR IGNORE INTO member VALUES (?, ?)", [Data(contact.utf8), Data(group.utf8)])
        case .removeMember(let contact, let group):
            try query(
                "DELETE FROM member WHERE contact = ? AND person_group = ?", [Data(contact.utf8), Data(group.utf8)])
        }
    }

    private func exists(_ identifier: String, in table: String) throws -> Bool {
        try !query("SELECT 1 FROM \(table) WHERE identifier = ?", [Data(identifier.utf8)]).isEmpty
    }

    /// The picture has a column of its own.
    private func vCard(_ data: ContactData) -> Data {
        var data = data
        data.imageData = nil
        return Data(VCardWriter().text(of: [data]).utf8)
    }
}
