// SPDX-License-Identifier: MIT
import Foundation

/// Why a store of the device cannot be used: SQLite's own words with the file, or a missing library.
package struct DeviceStoreError: Error, CustomStringConvertible, Hashable {
    /// One line with file and reason, for standard error.
    package let description: String
    /// SQLite could not write: the disk is full, or a file cannot be made beside the database.
    let isDiskFull: Bool
    init(_ description: String, isDiskFull: Bool = false) {
        (self.description, self.isDiskFull) = (description, isDiskFull)
    }
}

/// A value of a row.
package enum StoreValue: Hashable, Sendable {
    case null
    case int(Int64)
    case double(Double)
    case text(String)
    case blob(Data)

    /// nil for every other type; nothing is converted.
    package var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
    /// nil for every other type; nothing is converted.
    package var int: Int64? {
        if case .int(let int) = self { return int }
        return nil
    }
    /// Of integers too; nil for other types.
    package var double: Double? {
        if case .double(let double) = self { return double }
        return int.map(Double.init)
    }
    /// nil for every other type, also for text.
    package var blob: Data? {
        if case .blob(let blob) = self { return blob }
        return nil
    }
}

/// An open database file. One thread at a time: `DeviceStore` sees to it.
package final class StoreConnection {
    private let library: SQLiteLibrary
    private let handle: OpaquePointer
    private let file: String
    let keepsOwnIndex: Bool

    private static let row: Int32 = 100
    private static let done: Int32 = 101
    private static let openReadWriteCreate: Int32 = 0x2 | 0x4
    /// SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN: what a full disk gives, by what has to be written.
    private static let codesOfFullDisk: Set<Int32> = [10, 13, 14]
    /// SQLite copies what is bound.
    private static var transient: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: -1) }
    /// Milliseconds that one process waits for another's transaction.
    private static let patience: Int32 = 10_000

    /// - Parameter keepsOwnIndex: the index of the write-ahead log, which connections share in a file beside the database,
    ///   is kept in memory: a full disk has no room for it. Nobody else can use the file until this connection is gone.
    init(file: URL, keepsOwnIndex: Bool) throws {
        library = try SQLiteLibrary.shared.get()
        (self.file, self.keepsOwnIndex) = (file.path, keepsOwnIndex)
        var handle: OpaquePointer?
        let status = library.open(file.path, &handle, Self.openReadWriteCreate, nil)
        guard status == 0, let handle else {
            let text = library.errorMessage(handle).map { String(cString: $0) } ?? "error \(status)"
            _ = library.close(handle)
            throw DeviceStoreError("\(file.path): \(text)")
        }
        self.handle = handle
        _ = library.busyTimeout(handle, Self.patience)
        if keepsOwnIndex { try execute("PRAGMA locking_mode=EXCLUSIVE") }
        // WAL: readers do not wait for writers. FULL: what was acknowledged survives a power cut, not only a kill.
        try execute("PRAGMA journal_mode=WAL")
        try execute("PRAGMA synchronous=FULL")
        try execute("PRAGMA foreign_keys=ON")
    }

    deinit { _ = library.close(handle) }

    private func failure(_ sql: String) -> DeviceStoreError {
        let text = library.errorMessage(handle).map { String(cString: $0) } ?? "unknown error"
        return DeviceStoreError(
            "\(file): \(text) (\(sql.prefix(80)))",
            isDiskFull: Self.codesOfFullDisk.contains(library.errorCode(handle) & 0xFF))
    }

    /// Runs statements that answer nothing, several with semicolons between them.
    package func execute(_ sql: String) throws {
        guard library.exec(handle, sql, nil, nil, nil) == 0 else { throw failure(sql) }
    }

    /// Runs one statement with a value for each `?`.
    /// - Returns: its rows; empty for a statement that changes something.
    @discardableResult
    package func query(_ sql: String, _ values: [StoreValue] = []) throws -> [[StoreValue]] {
        var prepared: OpaquePointer?
        guard library.prepare(handle, sql, -1, &prepared, nil) == 0, let statement = prepared else {
            throw failure(sql)
        }
        defer { _ = library.finalize(statement) }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement, sql) }
        var rows: [[StoreValue]] = []
        while true {
            switch library.step(statement) {
            case Self.row: rows.append((0..<library.columnCount(statement)).map { column($0, of: statement) })
            case Self.done: return rows
            default: throw failure(sql)
            }
        }
    }

    private func bind(_ value: StoreValue, at index: Int32, of statement: OpaquePointer, _ sql: String) throws {
        let status: Int32
        switch value {
        case .null: return
        case .int(let int): status = library.bindInt(statement, index, int)
        case .double(let double): status = library.bindDouble(statement, index, double)
        case .text(let text):
            status = library.bindText(statement, index, text, Int32(text.utf8.count), Self.transient)
        case .blob(let data):
            // An empty buffer may have no address, which SQLite would take for null.
            status = data.withUnsafeBytes {
                library.bindBlob(statement, index, $0.baseAddress ?? Self.transient, Int32(data.count), Self.transient)
            }
        }
        guard status == 0 else { throw failure(sql) }
    }

    private func column(_ index: Int32, of statement: OpaquePointer) -> StoreValue {
        switch library.columnType(statement, index) {
        case 1: return .int(library.columnInt(statement, index))
        case 2: return .double(library.columnDouble(statement, index))
        case 3: return library.columnText(statement, index).map { .text(String(cString: $0)) } ?? .null
        case 4:
            let count = Int(library.columnBytes(statement, index))
            guard let bytes = library.columnBlob(statement, index) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: count))
        default: return .null
        }
    }
}
