// SPDX-License-Identifier: MIT
internal import CSQLite
import FoundationCompat

/// One connection to a database file. One thread uses it at a time: the coordinator's lock sees to that, not SQLite's own.
final class SQLiteDatabase {
    private var handle: OpaquePointer?
    private var statements: [String: SQLiteStatement] = [:]
    let path: String

    /// - Parameter url: nil for a database in memory.
    init(_ url: URL?, isReadOnly: Bool) throws {
        path = url?.path ?? ":memory:"
        try open(isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        if url != nil { try useOwnIndexIfNeeded() }
    }

    private func open(_ access: Int32) throws {
        let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK else { throw openError(code) }
        sqlite3_busy_timeout(handle, 10_000)
        SQLiteFunctions.install(handle)
    }

    /// On a full disk the index of the log, which all connections share, cannot be made beside the file. This connection
    /// keeps one in memory then; others wait until it is closed.
    private func useOwnIndexIfNeeded() throws {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, "SELECT 1 FROM sqlite_master LIMIT 1", -1, &statement, nil)
        let result = code == SQLITE_OK ? sqlite3_step(statement) : code
        sqlite3_finalize(statement)
        guard result & 0xFF == SQLITE_IOERR || result & 0xFF == SQLITE_FULL else { return }
        close()
        // An exclusive lock needs the right to write, though nothing is written.
        try open(SQLITE_OPEN_READWRITE)
        sqlite3_exec(handle, "PRAGMA locking_mode = EXCLUSIVE", nil, nil, nil)
    }

    deinit { close() }

    func close() {
        statements = [:]
        guard handle != nil else { return }
        sqlite3_close_v2(handle)
        handle = nil
    }

    private func openError(_ code: Int32) -> NSError {
        let text = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        sqlite3_close_v2(handle)
        handle = nil
        return CoreDataError.make(
            NSPersistentStoreOpenError, reason: "Failed to open the store; sqlite error: \(text)",
            [
                NSFilePathErrorKey: path, NSSQLiteErrorDomain: NSNumber(value: code),
                NSLocalizedDescriptionKey: "The file “\((path as NSString).lastPathComponent)” couldn’t be opened.",
            ])
    }

    func error(_ code: Int32, _ sql: String) -> NSError {
        let text = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "the database is closed"
        // As iOS reports a full disk.
        if code == SQLITE_FULL {
            return NSError(
                domain: NSSQLiteErrorDomain, code: Int(code),
                userInfo: [NSFilePathErrorKey: path, NSSQLiteErrorDomain: NSNumber(value: code), "reason": text])
        }
        // A file that is no database.
        let cocoa = code == SQLITE_NOTADB || code == SQLITE_CORRUPT ? NSFileReadCorruptFile : NSSQLiteError
        return CoreDataError.make(
            cocoa, reason: text,
            [
                NSSQLiteErrorDomain: NSNumber(value: code), NSFilePathErrorKey: path, "statement": sql,
                NSLocalizedDescriptionKey: "The operation couldn’t be completed. (\(text))",
            ])
    }

    /// A statement that is compiled once and used again.
    func statement(_ sql: String) throws -> SQLiteStatement {
        if let known = statements[sql], !known.isBusy { return known }
        var compiled: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &compiled, nil)
        guard code == SQLITE_OK, let compiled else { throw error(code, sql) }
        let made = SQLiteStatement(compiled, self, sql)
        if statements.count > 256 { statements = [:] }
        statements[sql] = made
        return made
    }

    func run(_ sql: String, _ values: [StoreValue] = []) throws {
        try query(sql, values) { _ in }
    }

    func query(_ sql: String, _ values: [StoreValue] = [], _ row: (SQLiteStatement) throws -> Void) throws {
        let statement = try statement(sql)
        try statement.each(values, row)
    }

    func transaction(_ body: () throws -> Void) throws {
        try run("BEGIN IMMEDIATE")
        do {
            try body()
            try run("COMMIT")
        } catch {
            // SQLite has ended the transaction itself where the disk is full or fails.
            guard sqlite3_get_autocommit(handle) == 0 else { throw error }
            // The first error is what matters; a failed rollback leaves nothing behind either.
            do { try run("ROLLBACK") } catch { NSLog("CoreData: error: %@", "\(error)") }
            throw error
        }
    }

    var changedRows: Int { Int(sqlite3_changes(handle)) }

    func hasTable(_ name: String) throws -> Bool {
        var found = false
        try query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(name)]) { _ in found = true }
        return found
    }

    func columns(of table: String) throws -> Set<String> {
        var names: Set<String> = []
        try query("PRAGMA table_info(\"\(table)\")") { row in if let name = row.text(1) { names.insert(name) } }
        return names
    }
}

/// Foundation's number of the error for damaged files.
private let NSFileReadCorruptFile = 259

/// A compiled statement.
final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let database: SQLiteDatabase
    private let sql: String
    private(set) var isBusy = false

    init(_ handle: OpaquePointer, _ database: SQLiteDatabase, _ sql: String) {
        self.handle = handle
        self.database = database
        self.sql = sql
    }

    deinit { sqlite3_finalize(handle) }

    func each(_ values: [StoreValue], _ row: (SQLiteStatement) throws -> Void) throws {
        let bindAll = { for (index, value) in values.enumerated() { self.bind(value, Int32(index + 1)) } }
        try run(bindAll, row: row)
    }

    /// Runs with the values that `bind` gives; those it does not give are null.
    @inline(__always)
    func run(_ bind: () throws -> Void, row: (SQLiteStatement) throws -> Void = { _ in }) throws {
        isBusy = true
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
            isBusy = false
        }
        try bind()
        while true {
            let code = sqlite3_step(handle)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw database.error(code, sql) }
            try row(self)
        }
    }

    func bind(_ value: Int64, _ index: Int32) { sqlite3_bind_int64(handle, index, value) }

    /// A value as it is; false: it is not of a type that SQLite knows.
    func bind(_ value: PropertyValue, _ index: Int32) -> Bool {
        switch value {
        case .none: break
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .boolean(let flag): sqlite3_bind_int64(handle, index, flag ? 1 : 0)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .single(let number): sqlite3_bind_double(handle, index, Double(number))
        case .date(let date): sqlite3_bind_double(handle, index, date.timeIntervalSinceReferenceDate)
        case .text(let text): bind(text, index)
        case .data(let data): bind(StoreValue.data(data), index)
        case .object, .id, .many, .ids, .other: return false
        }
        return true
    }

    private func bind(_ text: String, _ index: Int32) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { letters in
                // The empty text has no address, and none means null.
                guard let start = letters.baseAddress else {
                    sqlite3_bind_text(handle, index, "", 0, ts_sqlite_transient())
                    return
                }
                sqlite3_bind_text(handle, index, start, Int32(letters.count), ts_sqlite_transient())
            }
        }
    }

    func bind(_ value: StoreValue, _ index: Int32) {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text): bind(text, index)
        case .data(let data):
            data.withUnsafeBytes { bytes in
                if bytes.isEmpty {
                    _ = sqlite3_bind_zeroblob(handle, index, 0)
                } else {
                    _ = sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), ts_sqlite_transient())
                }
            }
        }
    }

    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }
    func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    func text(_ column: Int) -> String? {
        guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The value of a column of this kind; nil: it has another, and is not null.
    func plain(_ column: Int, _ kind: PropertyValue.Kind) -> PropertyValue? {
        let place = Int32(column)
        switch (sqlite3_column_type(handle, place), kind) {
        case (SQLITE_NULL, _): return PropertyValue.none
        case (SQLITE_INTEGER, .integer): return .integer(sqlite3_column_int64(handle, place))
        case (SQLITE_INTEGER, .boolean): return .boolean(sqlite3_column_int64(handle, place) != 0)
        case (SQLITE_FLOAT, .real): return .real(sqlite3_column_double(handle, place))
        case (SQLITE_FLOAT, .single): return .single(Float(sqlite3_column_double(handle, place)))
        case (SQLITE_FLOAT, .date):
            return .date(Date(timeIntervalSinceReferenceDate: sqlite3_column_double(handle, place)))
        // Columns of dates are numeric: SQLite keeps whole seconds as integers.
        case (SQLITE_INTEGER, .date):
            return .date(Date(timeIntervalSinceReferenceDate: Double(sqlite3_column_int64(handle, place))))
        case (SQLITE_TEXT, .text): return text(column).map(PropertyValue.text)
        default: return nil
        }
    }

    func value(_ column: Int) -> StoreValue {
        let place = Int32(column)
        switch sqlite3_column_type(handle, place) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, place))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, place))
        case SQLITE_TEXT: return text(column).map(StoreValue.text) ?? .null
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(handle, place))
            return .data(sqlite3_column_blob(handle, place).map { Data(bytes: $0, count: count) } ?? Data())
        default: return .null
        }
    }
}
