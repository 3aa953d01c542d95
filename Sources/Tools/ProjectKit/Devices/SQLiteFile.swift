// SPDX-License-Identifier: MIT
import Foundation

/// Reads a SQLite file. The library is looked up when the first file is opened: commands that read none do without it.
final class SQLiteFile {
    private typealias Handle = OpaquePointer
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>, Int32, Int) -> Int32
    private typealias Prepare =
        @convention(c) (Handle, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Handle?>, Int) -> Int32
    private typealias OnHandle = @convention(c) (Handle?) -> Int32
    private typealias ColumnText = @convention(c) (Handle, Int32) -> UnsafePointer<UInt8>?
    private typealias Message = @convention(c) (Handle?) -> UnsafePointer<CChar>?
    private typealias Timeout = @convention(c) (Handle?, Int32) -> Int32

    /// SQLITE_ROW and SQLITE_DONE, SQLITE_OPEN_READONLY.
    private static let (row, done, readOnly): (Int32, Int32, Int32) = (100, 101, 1)

    private let file: Path
    private let library: UnsafeMutableRawPointer
    private var handle: Handle?

    init(_ file: Path) throws {
        self.file = file
        let names = ["libsqlite3.so.0", "libsqlite3.so"]
        guard let library = names.lazy.compactMap({ (name: String) in dlopen(name, RTLD_NOW) }).first else {
            throw Failure(.dependency, "SQLite is missing; install the package libsqlite3-0")
        }
        self.library = library
        let open: Open = try function("open_v2")
        let timeout: Timeout = try function("busy_timeout")
        guard open(file.string, &handle, Self.readOnly, 0) == 0 else { throw try failure() }
        // An app may be writing.
        _ = timeout(handle, 2000)
    }

    deinit {
        // `init` has found the others in the same library.
        if let symbol = dlsym(library, "sqlite3_close_v2") { _ = unsafeBitCast(symbol, to: OnHandle.self)(handle) }
    }

    /// Every value as text; nil for NULL.
    func rows(_ sql: String) throws -> [[String?]] {
        let (prepare, step): (Prepare, OnHandle) = (try function("prepare_v2"), try function("step"))
        let (finalize, count): (OnHandle, OnHandle) = (try function("finalize"), try function("column_count"))
        let text: ColumnText = try function("column_text")
        var statement: Handle?
        guard let handle, prepare(handle, sql, -1, &statement, 0) == 0, let statement else { throw try failure() }
        defer { _ = finalize(statement) }
        var result: [[String?]] = []
        while true {
            switch step(statement) {
            case Self.row: result.append((0..<count(statement)).map { text(statement, $0).map { String(cString: $0) } })
            case Self.done: return result
            default: throw try failure()
            }
        }
    }

    private func failure() throws -> Failure {
        let message: Message = try function("errmsg")
        let text = message(handle).map { String(cString: $0) } ?? "cannot be read"
        return Failure(.app, text, at: SourceLocation(file: file))
    }

    private func function<F>(_ name: String) throws -> F {
        guard let symbol = dlsym(library, "sqlite3_" + name) else {
            throw Failure(.dependency, "SQLite has no function sqlite3_\(name)")
        }
        return unsafeBitCast(symbol, to: F.self)
    }
}
