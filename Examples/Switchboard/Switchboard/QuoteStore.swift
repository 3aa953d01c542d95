// SPDX-License-Identifier: MIT
import Foundation
import SQLite3

/// Quotes in a database: the bundle's, which is only read, and a copy among the documents, to which more are added.
final class QuoteStore {
    struct Quote: Equatable {
        var text: String
        var author: String
    }
    struct Failure: Error, Equatable {
        var code: Int32
        var message: String
    }

    private var database: OpaquePointer?
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ file: URL, flags: Int32) throws {
        let code = sqlite3_open_v2(file.path, &database, flags, nil)
        guard code == SQLITE_OK else {
            let failure = failure(code)
            sqlite3_close(database)
            throw failure
        }
    }

    deinit { sqlite3_close(database) }

    /// As the app came.
    static func bundled(flags: Int32 = SQLITE_OPEN_READONLY) throws -> QuoteStore {
        guard let file = Bundle.main.url(forResource: "quotes", withExtension: "sqlite") else {
            throw Failure(code: SQLITE_CANTOPEN, message: "the bundle has no quotes")
        }
        return try QuoteStore(file, flags: flags)
    }

    /// The person's own.
    static func own() throws -> QuoteStore {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = documents.appendingPathComponent("quotes.sqlite")
        if !FileManager.default.fileExists(atPath: file.path), let source = bundleFile {
            try FileManager.default.copyItem(at: source, to: file)
        }
        return try QuoteStore(file, flags: SQLITE_OPEN_READWRITE)
    }

    private static var bundleFile: URL? { Bundle.main.url(forResource: "quotes", withExtension: "sqlite") }

    private func failure(_ code: Int32) -> Failure {
        Failure(code: code, message: database.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory")
    }

    /// - Parameter order: a column.
    func quotes(by order: String = "number") throws -> [Quote] {
        var statement: OpaquePointer?
        let column = order == "author" ? "author" : "number"
        let code = sqlite3_prepare_v2(database, "SELECT text, author FROM quote ORDER BY \(column)", -1, &statement, nil)
        guard code == SQLITE_OK else { throw failure(code) }
        defer { sqlite3_finalize(statement) }
        var result: [Quote] = []
        while true {
            let step = sqlite3_step(statement)
            if step == SQLITE_DONE { return result }
            guard step == SQLITE_ROW, let text = sqlite3_column_text(statement, 0),
                let author = sqlite3_column_text(statement, 1)
            else { throw failure(step) }
            result.append(Quote(text: String(cString: text), author: String(cString: author)))
        }
    }

    func add(_ quote: Quote) throws {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(
            database, "INSERT INTO quote (text, author) VALUES (?, ?)", -1, &statement, nil)
        guard code == SQLITE_OK else { throw failure(code) }
        defer { sqlite3_finalize(statement) }
        sqlite3_bind_text(statement, 1, quote.text, -1, QuoteStore.transient)
        sqlite3_bind_text(statement, 2, quote.author, -1, QuoteStore.transient)
        let step = sqlite3_step(statement)
        guard step == SQLITE_DONE else { throw failure(step) }
    }
}
