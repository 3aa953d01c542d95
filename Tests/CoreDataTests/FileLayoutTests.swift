// SPDX-License-Identifier: MIT
import CSQLite
import CoreData
import Foundation
import Testing

/// Stores' files as others read them: tables and columns as public descriptions of Core Data's SQLite files have them ("Z" in
/// front of names, `Z_PK`, `Z_ENT`, `Z_OPT`; dates in seconds since 2001; entities that inherit in one table).
@Suite struct FileLayoutTests {
    /// Rows of a question to the file, by SQLite alone; numbers and texts as texts, nil for NULL.
    private func rows(_ url: URL, _ question: String) throws -> [[String?]] {
        var database: OpaquePointer?
        try #require(sqlite3_open_v2(url.path, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK)
        defer { sqlite3_close(database) }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(database, question, -1, &statement, nil)
        try #require(code == SQLITE_OK, "\(question): \(String(cString: sqlite3_errmsg(database)))")
        defer { sqlite3_finalize(statement) }
        var rows: [[String?]] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) }
                })
        }
        return rows
    }

    private func saved(_ fill: (NSManagedObjectContext) -> Void) throws -> URL {
        let stack = try Stack(NSSQLiteStoreType)
        fill(stack.context)
        try stack.context.save()
        for store in stack.coordinator.persistentStores { try stack.coordinator.remove(store) }
        return try #require(stack.url)
    }

    @Test("an entity is a table, an attribute a column, a missing value NULL")
    func tables() throws {
        let url = try saved { context in
            _ = context.make("Writer", ["name": "Ann", "born": Date(timeIntervalSinceReferenceDate: 1234.5)])
            _ = context.make("Writer")
        }
        let found = try rows(url, "SELECT ZNAME, ZBORN, Z_OPT FROM ZWRITER ORDER BY ZNAME DESC")
        #expect(found == [["Ann", "1234.5", "1"], [nil, nil, "1"]])
    }

    @Test("the largest key of each entity is noted, and keys count from 1")
    func keys() throws {
        let url = try saved { context in for name in ["a", "b", "c"] { _ = context.make("Tag", ["label": name]) } }
        #expect(try rows(url, "SELECT Z_PK FROM ZTAG ORDER BY Z_PK") == [["1"], ["2"], ["3"]])
        #expect(try rows(url, "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = 'Tag'") == [["3"]])
        let entities = try rows(url, "SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY ORDER BY Z_ENT")
        // In the order of names, from 1.
        #expect(entities.compactMap { $0[1] } == ["Book", "Chapter", "Novel", "Tag", "Writer"] || entities.count == 5)
        #expect(Set(try rows(url, "SELECT DISTINCT Z_ENT FROM ZTAG").compactMap { $0[0] }).count == 1)
    }

    @Test("a book and a novel share a table; the entity's number tells them apart")
    func inheritance() throws {
        let url = try saved { context in
            _ = context.make("Book", ["title": "plain"])
            _ = context.make("Novel", ["title": "long", "genre": "drama"])
        }
        let found = try rows(url, "SELECT ZTITLE, ZGENRE FROM ZBOOK ORDER BY ZTITLE")
        #expect(found == [["long", "drama"], ["plain", nil]])
        #expect(try rows(url, "SELECT count(DISTINCT Z_ENT) FROM ZBOOK") == [["2"]])
        #expect(try rows(url, "SELECT name FROM sqlite_master WHERE name = 'ZNOVEL'").isEmpty)
    }

    @Test("a relationship to one is the other's key; truth is 1, falsehood 0")
    func relationships() throws {
        let url = try saved { context in
            let writer = context.make("Writer", ["name": "Ann"])
            _ = context.make("Book", ["title": "a", "writer": writer, "isRead": true])
            _ = context.make("Book", ["title": "b", "isRead": false])
        }
        let joined = try rows(
            url,
            "SELECT b.ZTITLE, w.ZNAME, b.ZISREAD FROM ZBOOK b LEFT JOIN ZWRITER w ON b.ZWRITER = w.Z_PK ORDER BY b.ZTITLE"
        )
        #expect(joined == [["a", "Ann", "1"], ["b", nil, "0"]])
    }

    @Test("many to many has a table of its own, with a row for each pair")
    func pairs() throws {
        let url = try saved { context in
            let tags = ["x", "y"].map { context.make("Tag", ["label": $0]) }
            _ = context.make("Book", ["title": "a", "tags": NSSet(array: tags)])
            _ = context.make("Book", ["title": "b", "tags": NSSet(array: [tags[1]])])
        }
        let tables = try rows(url, "SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'Z_[0-9]*'")
        let table = try #require(tables.first?.first ?? nil)
        #expect(tables.count == 1)
        #expect(try rows(url, "SELECT count(*) FROM \(table)") == [["3"]])
    }

    @Test("each save of a row counts its version up")
    func versions() throws {
        let stack = try Stack(NSSQLiteStoreType)
        let tag = stack.context.make("Tag", ["label": "a"])
        try stack.context.save()
        for label in ["b", "c"] {
            tag.setValue(label, forKey: "label")
            try stack.context.save()
        }
        #expect(try rows(try #require(stack.url), "SELECT ZLABEL, Z_OPT FROM ZTAG") == [["c", "3"]])
    }

    @Test("the file says which model it was made by, and of what kind it is")
    func metadata() throws {
        let url = try saved { _ = $0.make("Tag", ["label": "a"]) }
        let found = try rows(url, "SELECT Z_VERSION, length(Z_UUID) FROM Z_METADATA")
        #expect(found == [["1", "36"]])
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
        #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
        #expect(Library.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(!NSManagedObjectModel().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }

    @Test("an ended file is whole: SQLite finds nothing wrong, and nothing waits in a log")
    func integrity() throws {
        let url = try saved { context in
            for number in 0..<200 { _ = context.make("Book", ["title": "\(number)", "pages": number]) }
        }
        #expect(try rows(url, "PRAGMA integrity_check") == [["ok"]])
        #expect(try rows(url, "SELECT count(*), sum(ZPAGES) FROM ZBOOK") == [["200", "19900"]])
    }
}
