// SPDX-License-Identifier: MIT
import Foundation
import SQLite3
import Statements
import Testing

/// SQLite's C functions and Foundation's XML parser, as apps call them.
@Suite struct DataStatementsTests {
    private let folder = NSTemporaryDirectory() + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    // MARK: SQLite

    private func open(_ path: String, _ flags: Int32) -> (database: OpaquePointer?, code: Int32) {
        var database: OpaquePointer?
        let code = sqlite3_open_v2(path, &database, flags, nil)
        return (database, code)
    }

    private func quotes() throws -> String {
        let path = folder + "/quotes.sqlite"
        let database = try #require(open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).database)
        defer { sqlite3_close(database) }
        let sql =
            "CREATE TABLE quote (id INTEGER PRIMARY KEY, text TEXT, year INTEGER, weight REAL);"
            + "INSERT INTO quote (text, year, weight) VALUES ('Gr\u{FC}n', 1842, 0.5), ('Blue', 1912, 1.5);"
        #expect(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
        return path
    }

    @Test("SV15: open, prepare, step, column, finalize read a bundled database; writing to what may only be read fails")
    func reading() throws {
        let path = try quotes()
        let database = try #require(open(path, SQLITE_OPEN_READONLY).database)
        defer { sqlite3_close(database) }
        var statement: OpaquePointer?
        #expect(
            sqlite3_prepare_v2(database, "SELECT text, year, weight FROM quote WHERE year > ?", -1, &statement, nil)
                == SQLITE_OK)
        sqlite3_bind_int(statement, 1, 1800)
        var rows: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            let text = sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? ""
            rows.append("\(text) \(sqlite3_column_int(statement, 1)) \(sqlite3_column_double(statement, 2))")
        }
        #expect(sqlite3_finalize(statement) == SQLITE_OK)
        #expect(rows == ["Gr\u{FC}n 1842 0.5", "Blue 1912 1.5"])
        #expect(sqlite3_exec(database, "DELETE FROM quote", nil, nil, nil) == SQLITE_READONLY)
        #expect(String(cString: sqlite3_errmsg(database)) == "attempt to write a readonly database")
    }

    @Test("SV16: a copy can be written; a locked and a broken file give their codes and texts")
    func writing() throws {
        let copy = folder + "/copy.sqlite"
        try FileManager.default.copyItem(atPath: quotes(), toPath: copy)
        let writer = try #require(open(copy, SQLITE_OPEN_READWRITE).database)
        let other = try #require(open(copy, SQLITE_OPEN_READWRITE).database)
        defer {
            sqlite3_close(writer)
            sqlite3_close(other)
        }
        #expect(sqlite3_exec(writer, "INSERT INTO quote (text) VALUES ('Red')", nil, nil, nil) == SQLITE_OK)
        #expect(sqlite3_changes(writer) == 1)
        #expect(sqlite3_exec(writer, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK)
        #expect(sqlite3_exec(other, "DELETE FROM quote", nil, nil, nil) == SQLITE_BUSY)
        #expect(String(cString: sqlite3_errmsg(other)) == "database is locked")
        let broken = folder + "/broken.sqlite"
        try Data(repeating: 7, count: 4096).write(to: URL(fileURLWithPath: broken))
        let damaged = try #require(open(broken, SQLITE_OPEN_READWRITE).database)
        defer { sqlite3_close(damaged) }
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(damaged, "SELECT 1 FROM quote", -1, &statement, nil) == SQLITE_NOTADB)
        #expect(String(cString: sqlite3_errmsg(damaged)) == "file is not a database")
    }

    // MARK: XML

    private final class Node {
        let name: String
        var attributes: [String: String] = [:]
        var text = ""
        var children: [Node] = []
        weak var parent: Node?
        init(_ name: String) { self.name = name }
    }

    private final class TreeBuilder: NSObject, XMLParserDelegate {
        var events: [String] = []
        var root: Node?
        private var open: Node?
        var failure: (line: Int, column: Int, error: any Error)?
        var namespaces: [String: String] = [:]

        func parserDidStartDocument(_ parser: XMLParser) { events.append("begin") }
        func parserDidEndDocument(_ parser: XMLParser) { events.append("end") }
        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) {
            events.append("<" + elementName)
            namespaces[elementName] = namespaceURI
            let node = Node(elementName)
            node.attributes = attributeDict
            node.parent = open
            open?.children.append(node)
            root = root ?? node
            open = node
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) { open?.text += string }
        func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
            events.append("cdata")
            open?.text += String(decoding: CDATABlock, as: UTF8.self)
        }
        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
        ) {
            events.append(elementName + ">")
            open = open?.parent
        }
        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
            failure = (parser.lineNumber, parser.columnNumber, parseError)
        }
    }

    private func parse(_ text: String, namespaces: Bool = false) -> (
        built: TreeBuilder, isWhole: Bool, parser: XMLParser
    ) {
        let parser = XMLParser(data: Data(text.utf8))
        let builder = TreeBuilder()
        parser.delegate = builder
        parser.shouldProcessNamespaces = namespaces
        return (builder, parser.parse(), parser)
    }

    @Test(
        "SV17: elements start and end in the document's order; the tree has parents, children, attributes and joined text"
    )
    func tree() throws {
        let (built, isWhole, _) = parse("<menu day=\"1\"><dish><name>Fish &amp; chips</name></dish><dish/></menu>")
        #expect(isWhole)
        #expect(
            built.events == ["begin", "<menu", "<dish", "<name", "name>", "dish>", "<dish", "dish>", "menu>", "end"])
        let root = try #require(built.root)
        #expect(root.attributes == ["day": "1"] && root.children.map(\.name) == ["dish", "dish"])
        let name = try #require(root.children.first?.children.first)
        #expect(name.text == "Fish & chips" && name.parent?.name == "dish" && name.parent?.parent === root)
    }

    @Test("SV18: namespaces, CDATA and entities; bad XML is told with its line and column, and parse() is false")
    func special() throws {
        let text = "<r xmlns:b=\"urn:books\"><b:t>&lt;&#233;</b:t><c><![CDATA[a < b]]></c></r>"
        let (built, isWhole, _) = parse(text, namespaces: true)
        #expect(isWhole && built.namespaces["t"] == "urn:books")
        #expect(built.root?.children.map(\.text) == ["<\u{E9}", "a < b"] && built.events.contains("cdata"))
        let (bad, badIsWhole, parser) = parse("<a>\n  <b></c>\n</a>")
        #expect(!badIsWhole)
        let failure = try #require(bad.failure)
        #expect(failure.line == 2 && failure.column > 0)
        #expect(parser.parserError != nil)
    }
}
