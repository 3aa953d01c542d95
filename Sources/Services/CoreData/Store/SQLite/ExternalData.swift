// SPDX-License-Identifier: MIT
import FoundationCompat

/// Large data of attributes that allow it, in files beside the store.
///
/// As in Core Data, the first byte of such a column says where the data is: 1, behind it; 2, in the file whose name
/// follows. Files are never changed: new data gets a new one, and the old one goes when the change is in the database.
final class ExternalData {
    /// Larger data goes into a file.
    private static let limit = 100 * 1024
    static let inFile: UInt8 = 2
    private static let inRow: UInt8 = 1

    private let folder: URL?
    private let journal: ExternalJournal?
    /// Files of the change that is being made: those it has written, and those its rows will not name any more.
    private var written: [String] = []
    private var replaced: [String] = []
    /// Files that were looked for in vain since somebody set it to 0.
    private(set) var missing = 0

    init(_ store: URL?) {
        folder = store.map(StoreFiles.externalData)
        journal = store.map { ExternalJournal(StoreFiles.support($0)) }
    }

    // MARK: Changes

    /// Makes a change of the database: the files that it writes go when it fails, those it replaces when it is done.
    func change(_ body: () throws -> Void) throws {
        written = []
        replaced = []
        do { try body() } catch {
            try finish(deleting: written)
            throw error
        }
        try finish(deleting: replaced)
    }

    private func finish(deleting names: [String]) throws {
        guard let folder, !written.isEmpty || !replaced.isEmpty else { return }
        for name in names { unlink(folder.appendingPathComponent(name).path) }
        try journal?.clear()
    }

    func save(_ value: StoreValue, _ attribute: NSAttributeDescription) throws -> StoreValue {
        guard attribute.allowsExternalBinaryDataStorage, let data = value.data else { return value }
        guard data.count > Self.limit, let folder else { return .data(Data([Self.inRow]) + data) }
        let name = UUID().uuidString
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try journal?.note([name])
        written.append(name)
        try data.write(to: folder.appendingPathComponent(name))
        return .data(Data([Self.inFile]) + Data(name.utf8))
    }

    /// The row that had this value is being changed or deleted.
    func replace(_ value: StoreValue) throws {
        guard let name = Self.fileName(in: value) else { return }
        try journal?.note([name])
        replaced.append(name)
    }

    private static func fileName(in value: StoreValue) -> String? {
        guard let data = value.data, data.first == inFile else { return nil }
        return String(decoding: data.dropFirst(), as: UTF8.self)
    }

    // MARK: Reading

    func load(_ value: StoreValue, _ attribute: NSAttributeDescription) -> StoreValue {
        guard attribute.allowsExternalBinaryDataStorage, let data = value.data, !data.isEmpty else { return value }
        guard let folder, let name = Self.fileName(in: value) else { return .data(Data(data.dropFirst())) }
        guard let contents = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else {
            missing += 1
            return .null
        }
        return .data(contents)
    }

    /// Reads rows whose files another process may be replacing: when one is gone, the rows are read again, and then name
    /// the new one.
    func reading<Rows>(_ body: () throws -> Rows) throws -> Rows {
        for _ in 0..<3 {
            missing = 0
            let rows = try body()
            if missing == 0 { return rows }
        }
        NSLog("%@", "CoreData: error: external data is missing in \(folder?.path ?? "a store in memory")")
        return try body()
    }

    // MARK: What killed processes leave

    /// Deletes the files of changes that were begun and not finished by processes that are gone.
    func recover(_ database: SQLiteDatabase, _ schema: SQLiteSchema) throws {
        guard let folder, let journal else { return }
        try journal.recoverOthers { names in
            try database.transaction {
                let kept = try Self.referenced(names, database, schema)
                for name in names where !kept.contains(name) { unlink(folder.appendingPathComponent(name).path) }
            }
        }
    }

    private static func referenced(
        _ names: [String], _ database: SQLiteDatabase, _ schema: SQLiteSchema
    ) throws -> Set<String> {
        var found: Set<String> = []
        for entity in schema.model.entities {
            for attribute in schema.externalAttributes(of: entity) {
                let column = schema.column(attribute)
                let table = schema.table(entity).name
                for name in names {
                    let value = StoreValue.data(Data([inFile]) + Data(name.utf8))
                    try database.query("SELECT 1 FROM \"\(table)\" WHERE \"\(column)\" = ? LIMIT 1", [value]) { _ in
                        found.insert(name)
                    }
                }
            }
        }
        return found
    }

    func close() { journal?.close() }
}
