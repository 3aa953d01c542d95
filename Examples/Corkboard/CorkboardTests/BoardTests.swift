// SPDX-License-Identifier: MIT
import XCTest

@testable import Corkboard

/// Answers requests in the server's place, as libraries that stub HTTP do.
final class StubbedServer: URLProtocol {
    struct Answer {
        var status = 200
        var body = Data()
        var error: URLError?
    }
    static var answer = Answer()
    static var requests: [(request: URLRequest, body: Data)] = []

    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubbedServer.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        Self.requests.append((request, Self.body(of: request)))
        if let error = Self.answer.error {
            client?.urlProtocol(self, didFailWithError: error)
            return
        }
        let headers = ["Content-Type": "application/json"]
        let response = HTTPURLResponse(
            url: request.url!, statusCode: Self.answer.status, httpVersion: "HTTP/1.1", headerFields: headers)
        client?.urlProtocol(self, didReceive: response!, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Self.answer.body)
        client?.urlProtocolDidFinishLoading(self)
    }

    private static func body(of request: URLRequest) -> Data {
        if let body = request.httpBody { return body }
        guard let stream = request.httpBodyStream else { return Data() }
        stream.open()
        defer { stream.close() }
        var body = Data()
        var block = [UInt8](repeating: 0, count: 4096)
        while case let count = stream.read(&block, maxLength: block.count), count > 0 {
            body.append(contentsOf: block[..<count])
        }
        return body
    }
}

class BoardTestCase: XCTestCase {
    /// As the server of the book answers: not in the order of the numbers.
    static let list = """
        [{"message": {"id": 3, "name": "Ada", "message": "First!", "message_date": "2014-07-04", \
        "created_at": "2014-07-04T09:30:00Z", "updated_at": "2014-07-04T09:30:00Z"}}, \
        {"message": {"id": 2, "name": null, "message": "Anonymous", "message_date": "2014-07-03"}}]
        """

    override func setUp() {
        super.setUp()
        StubbedServer.requests = []
        StubbedServer.answer = .init(body: Data(Self.list.utf8))
        Board.shared = Board(address: URL(string: "http://localhost/messages.json")!, session: StubbedServer.session)
    }

    func waitUntil(_ what: String, _ isTrue: @escaping () -> Bool) {
        let wait = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in isTrue() }, object: nil)
        wait.expectationDescription = what
        self.wait(for: [wait], timeout: 60)
    }
}

final class BoardTests: BoardTestCase {
    /// JS3, JS23
    func testNullsAreNoNames() throws {
        let messages = try Board.messages(
            Data(Self.list.utf8),
            HTTPURLResponse(url: Board.shared.address, statusCode: 200, httpVersion: nil, headerFields: nil), nil)
        XCTAssertEqual(messages.map(\.text), ["First!", "Anonymous"])
        XCTAssertEqual(messages.map(\.name), ["Ada", nil])
        XCTAssertEqual(messages[0].byline, "by Ada on 2014-07-04")
        XCTAssertEqual(messages[1].byline, "by nobody on 2014-07-03")
    }

    /// JS7, JS17, JS18, JS24
    func testAMessageIsSentAsItsServerWantsIt() throws {
        let sent = expectation(description: "sent")
        Board.shared.post(name: "Grace", text: "\"Hi\" \u{2713}", date: Date(timeIntervalSince1970: 1_404_466_200)) {
            problem in
            XCTAssertNil(problem)
            XCTAssertFalse(Thread.isMainThread)
            sent.fulfill()
        }
        wait(for: [sent], timeout: 60)
        let (request, _) = try XCTUnwrap(StubbedServer.requests.first)
        // What a task uploads is no part of its request.
        let body = try Message.body(
            name: "Grace", text: "\"Hi\" \u{2713}", date: Date(timeIntervalSince1970: 1_404_466_200))
        XCTAssertEqual(StubbedServer.requests.count, 1)
        XCTAssertEqual(request.httpMethod, "POST")
        XCTAssertEqual(request.value(forHTTPHeaderField: "accept"), "application/json")
        XCTAssertEqual(request.value(forHTTPHeaderField: "CONTENT-TYPE"), "application/json")
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: body) as? [String: [String: String]])
        XCTAssertEqual(
            object, ["message": ["name": "Grace", "message": "\"Hi\" \u{2713}", "message_date": "2014-07-04"]])
        XCTAssertTrue(String(decoding: body, as: UTF8.self).contains("\"name\" : \"Grace\""))
    }

    /// JS13
    func testAStatusIsNoErrorOfTheSession() {
        StubbedServer.answer.status = 500
        let answered = expectation(description: "answered")
        StubbedServer.session.dataTask(with: Board.shared.address) { data, response, error in
            XCTAssertNil(error)
            XCTAssertNotNil(data)
            XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 500)
            answered.fulfill()
        }.resume()
        wait(for: [answered], timeout: 60)
    }
}
