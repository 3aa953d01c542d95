// SPDX-License-Identifier: MIT
import FoundationCompat

/// Who saves: what a transaction of the history says beside its changes.
struct HistoryEntry {
    let author: String?
    let context: String?

    init(_ context: NSManagedObjectContext) {
        author = context.transactionAuthor
        self.context = context.name
    }
}

/// A transaction as it lies in the file.
struct HistoryRow {
    let number: Int64
    let time: Double
    let author: String?
    let context: String?
    let bundle: String?
    let process: String?
}

/// The history in a store's file: a table of transactions and one of changes, written with the changes themselves.
struct SQLiteHistory {
    /// Where a part of the history begins or ends.
    enum Bound {
        case number(Int64)
        /// Since the reference date.
        case time(Double)

        fileprivate var column: String {
            switch self {
            case .number: "Z_PK"
            case .time: "ZTIMESTAMP"
            }
        }
        fileprivate var value: StoreValue {
            switch self {
            case .number(let number): .integer(number)
            case .time(let time): .real(time)
            }
        }
    }

    private let core: SQLiteStore
    private var database: SQLiteDatabase { core.database }

    init(_ core: SQLiteStore) { self.core = core }

    private var exists: Bool { get throws { try database.hasTable("ATRANSACTION") } }

    private func create() throws {
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, ZTIMESTAMP REAL,
            ZAUTHOR TEXT, ZCONTEXTNAME TEXT, ZBUNDLEID TEXT, ZPROCESSID TEXT)
            """)
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, ZTRANSACTIONID INTEGER,
            ZCHANGETYPE INTEGER, ZENTITY TEXT, ZENTITYPK INTEGER, ZCOLUMNS TEXT, ZTOMBSTONE BLOB)
            """)
    }

    // MARK: Writing, in the transaction of the changes

    /// What deleted objects leave behind; asked before they go.
    func tombstones(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: Data] {
        var found: [NSManagedObjectID: Data] = [:]
        for id in ids {
            let kept = id.entity.layout.slots.indices.filter {
                id.entity.layout.slots[$0].attribute?.preservesValueInHistoryOnDeletion ?? false
            }
            guard !kept.isEmpty, let snapshot = try core.snapshot(of: id) else { continue }
            var values: [String: Any] = [:]
            for index in kept { values[id.entity.layout.properties[index].name] = snapshot.values[index] }
            found[id] = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        }
        return found
    }

    func record(_ batch: StoreWrite, _ entry: HistoryEntry, _ tombstones: [NSManagedObjectID: Data]) throws {
        try create()
        func text(_ value: String?) -> StoreValue { value.map(StoreValue.text) ?? .null }
        try database.run(
            """
            INSERT INTO ATRANSACTION (ZTIMESTAMP, ZAUTHOR, ZCONTEXTNAME, ZBUNDLEID, ZPROCESSID) VALUES (?, ?, ?, ?, ?)
            """,
            [
                .real(Date().timeIntervalSinceReferenceDate), text(entry.author), text(entry.context),
                text(Bundle.main.bundleIdentifier), text(ProcessInfo.processInfo.processName),
            ])
        let number = try last
        for object in batch.inserts { try record(object.id, .insert, number) }
        for object in batch.updates {
            let names = object.changed.map { object.id.entity.layout.properties[$0].name }
            try record(object.id, .update, number, columns: names.joined(separator: "\n"))
        }
        for id in batch.deletes { try record(id, .delete, number, tombstone: tombstones[id]) }
    }

    private func record(
        _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType, _ transaction: Int64, columns: String? = nil,
        tombstone: Data? = nil
    ) throws {
        try database.run(
            """
            INSERT INTO ACHANGE (ZTRANSACTIONID, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                .integer(transaction), .integer(Int64(type.rawValue)), .text(id.entity.name ?? ""),
                .integer(id.row ?? 0), columns.map(StoreValue.text) ?? .null, tombstone.map(StoreValue.data) ?? .null,
            ])
    }

    // MARK: Reading

    /// The number of the newest transaction; zero without one.
    var last: Int64 {
        get throws {
            guard try exists else { return 0 }
            var number: Int64 = 0
            try database.query("SELECT MAX(Z_PK) FROM ATRANSACTION") { number = $0.integer(0) }
            return number
        }
    }

    func transactions(after bound: Bound) throws -> [NSPersistentHistoryTransaction] {
        guard try exists else { return [] }
        var rows: [HistoryRow] = []
        let columns = "Z_PK, ZTIMESTAMP, ZAUTHOR, ZCONTEXTNAME, ZBUNDLEID, ZPROCESSID"
        try database.query(
            "SELECT \(columns) FROM ATRANSACTION WHERE \(bound.column) > ? ORDER BY Z_PK", [bound.value]
        ) { row in
            guard case .real(let time) = row.value(1) else { return }
            rows.append(
                HistoryRow(
                    number: row.integer(0), time: time, author: row.text(2), context: row.text(3), bundle: row.text(4),
                    process: row.text(5)))
        }
        return try rows.map { row in
            let transaction = NSPersistentHistoryTransaction(row, core.store)
            let changes = try changes(of: row.number)
            for change in changes { change.transaction = transaction }
            transaction.changes = changes
            return transaction
        }
    }

    private func changes(of transaction: Int64) throws -> [NSPersistentHistoryChange] {
        var found: [NSPersistentHistoryChange] = []
        let model = core.schema.model
        try database.query(
            """
            SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE FROM ACHANGE
            WHERE ZTRANSACTIONID = ? ORDER BY Z_PK
            """, [.integer(transaction)]
        ) { row in
            // An entity that a later version of the model no longer has.
            guard let entity = model.entitiesByName[row.text(2) ?? ""],
                let type = NSPersistentHistoryChangeType(rawValue: Int(row.integer(1)))
            else { return }
            let id = NSManagedObjectID(core.store.scope(of: entity), row.integer(3))
            let names = row.text(4)?.split(separator: "\n").map(String.init)
            found.append(
                NSPersistentHistoryChange(
                    row.integer(0), id, type, tombstone: type == .delete ? try tombstone(row) : nil,
                    updated: names.map { Set($0.compactMap { entity.propertiesByName[$0] }) }))
        }
        return found
    }

    private func tombstone(_ row: SQLiteStatement) throws -> [AnyHashable: Any]? {
        guard case .data(let data) = row.value(5) else { return nil }
        return try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [AnyHashable: Any]
    }

    /// Forgets what came before a place; the transaction at the place stays.
    func delete(before bound: Bound) throws {
        guard try exists else { return }
        try database.transaction {
            try database.run("DELETE FROM ATRANSACTION WHERE \(bound.column) < ?", [bound.value])
            try database.run("DELETE FROM ACHANGE WHERE ZTRANSACTIONID NOT IN (SELECT Z_PK FROM ATRANSACTION)")
        }
    }
}
