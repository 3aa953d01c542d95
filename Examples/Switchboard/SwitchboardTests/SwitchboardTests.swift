// SPDX-License-Identifier: MIT
import SQLite3
import XCTest

@testable import Switchboard

final class StoreTests: XCTestCase {
    /// SV15
    func testTheBundlesQuotesAreReadAndNotWritten() throws {
        let store = try QuoteStore.bundled()
        let quotes = try store.quotes()
        XCTAssertEqual(quotes.first, .init(text: "Well begun is half done.", author: "Aristotle"))
        XCTAssertEqual(try store.quotes(by: "author").map(\.author), quotes.map(\.author).sorted())
        XCTAssertThrowsError(try store.add(.init(text: "x", author: "y"))) { error in
            let failure = error as? QuoteStore.Failure
            XCTAssertEqual(failure?.code, SQLITE_READONLY)
            XCTAssertEqual(failure?.message, "attempt to write a readonly database")
        }
    }

    /// SV16
    func testABrokenFileGivesItsCodeAndMessage() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("broken.sqlite")
        try Data("This is no database, however long it is.".utf8).write(to: file)
        let store = try QuoteStore(file, flags: SQLITE_OPEN_READWRITE)
        XCTAssertThrowsError(try store.quotes()) { error in
            let failure = error as? QuoteStore.Failure
            XCTAssertEqual(failure?.code, SQLITE_NOTADB)
            XCTAssertEqual(failure?.message, "file is not a database")
        }
    }

    /// SV16
    func testACopyAmongTheDocumentsTakesMore() throws {
        let before = try QuoteStore.own().quotes().count
        try QuoteStore.own().add(.init(text: "Eureka!", author: "Archimedes"))
        let after = try QuoteStore.own().quotes()
        XCTAssertEqual(after.count, before + 1)
        XCTAssertEqual(after.last?.author, "Archimedes")
    }

    /// SV19
    func testSecretsHaveAccountsAndChange() {
        Secrets.removeAll()
        XCTAssertEqual(Secrets.store("one", for: "b"), errSecSuccess)
        XCTAssertEqual(Secrets.store("two", for: "a"), errSecSuccess)
        XCTAssertEqual(Secrets.store("three", for: "b"), errSecSuccess)
        XCTAssertEqual(Secrets.all().map { "\($0.account) \($0.text)" }, ["a two", "b three"])
        Secrets.removeAll()
        XCTAssertTrue(Secrets.all().isEmpty)
    }
}

final class MarkupTests: XCTestCase {
    /// SV17, SV18
    func testTheGardenHasItsBeds() throws {
        let garden = try XCTUnwrap(MarkupNode.garden)
        XCTAssertEqual(garden.name, "garden")
        XCTAssertEqual(garden.attributes["name"], "Walled garden")
        XCTAssertEqual(garden.children.map(\.name), ["bed", "bed", "pond"])
        let south = garden.children[0]
        XCTAssertTrue(south.parent === garden)
        XCTAssertEqual(south.children.map(\.text), ["Dog rose", "Thyme & sage"])
        XCTAssertEqual(garden.children[1].children[1].text, "Water < once a week")
    }

    /// SV18
    func testWhatIsNoXMLSaysWhere() {
        XCTAssertThrowsError(try MarkupNode(Data("<a>\n  <b>\n</a>".utf8))) { error in
            XCTAssertEqual((error as? MarkupNode.Failure)?.line, 3)
        }
    }
}

final class ServerTests: XCTestCase {
    /// SV20, SV22, SV25
    func testAFileComesBackAsItWasSent() async throws {
        let port = try await withCheckedThrowingContinuation { (done: CheckedContinuation<UInt16, Error>) in
            DispatchQueue.main.async {
                let server = WebServer.shared
                if let port = server.port { return done.resume(returning: port) }
                server.ready = { done.resume(returning: $0) }
                do { try server.start() } catch { done.resume(throwing: error) }
            }
        }
        let base = try XCTUnwrap(URL(string: "http://127.0.0.1:\(port)/"))
        var request = URLRequest(url: base.appendingPathComponent("letter"))
        request.httpMethod = "PUT"
        let letter = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        let (_, put) = try await URLSession.shared.upload(for: request, from: letter)
        XCTAssertEqual((put as? HTTPURLResponse)?.statusCode, 201)
        let (back, _) = try await URLSession.shared.data(from: base.appendingPathComponent("letter"))
        XCTAssertEqual(back, letter)
        let (page, _) = try await URLSession.shared.data(from: base)
        XCTAssertTrue(String(decoding: page, as: UTF8.self).contains("Hello from the app."))
        let (_, missing) = try await URLSession.shared.data(from: base.appendingPathComponent("missing"))
        XCTAssertEqual((missing as? HTTPURLResponse)?.statusCode, 404)
    }

    func testARequestIsWholeWithItsBody() {
        let head = "PUT /x HTTP/1.1\r\nContent-Length: 4\r\n\r\n"
        XCTAssertNil(WebServer.Request(Data((head + "ab").utf8)))
        XCTAssertEqual(WebServer.Request(Data((head + "abcd").utf8))?.body, Data("abcd".utf8))
    }
}

@MainActor
final class LinkTests: XCTestCase {
    /// SV7
    func testALinkOpensItsScreen() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        let navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        XCTAssertTrue(delegate.application(.shared, open: try XCTUnwrap(URL(string: "switchboard://quotes"))))
        XCTAssertTrue(navigation.topViewController is QuotesViewController)
        XCTAssertFalse(delegate.application(.shared, open: try XCTUnwrap(URL(string: "switchboard://nowhere"))))
        navigation.popToRootViewController(animated: false)
    }
}
