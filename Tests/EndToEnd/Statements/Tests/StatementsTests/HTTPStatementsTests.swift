// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing

/// `URLSession` against a server on the loopback address.
@Suite(.serialized) struct HTTPStatementsTests {
    private struct Answer: Sendable {
        let data: Data?
        let response: URLResponse?
        let error: (any Error)?
        let isMain: Bool
        var status: Int? { (response as? HTTPURLResponse)?.statusCode }
        var code: URLError.Code? { (error as? URLError)?.code }
    }

    /// Starts a task that `make` gets a handler for, and waits for its answer.
    private func answer(
        _ make: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async -> Answer {
        await withCheckedContinuation { done in
            make { data, response, error in
                done.resume(
                    returning: Answer(data: data, response: response, error: error, isMain: Thread.isMainThread))
            }.resume()
        }
    }

    @Test("JS11, JS12: nothing is sent before resume(); then a GET comes once, and the answer off the main thread")
    func get() async throws {
        let server = try LocalServer { _ in .init(200, "[]", headers: ["Content-Type": "application/json"]) }
        defer { server.stop() }
        let task = URLSession.shared.dataTask(with: server.url("/list.json"))
        #expect(task.state == .suspended && server.requests.isEmpty)
        let answer = await answer { URLSession.shared.dataTask(with: server.url("/list.json"), completionHandler: $0) }
        #expect(server.requests.map(\.method) == ["GET"] && server.requests.map(\.path) == ["/list.json"])
        #expect(answer.data == Data("[]".utf8) && answer.status == 200 && answer.error == nil && !answer.isMain)
        let (data, response) = try await URLSession.shared.data(from: server.url("/again"))
        #expect(data == Data("[]".utf8) && (response as? HTTPURLResponse)?.statusCode == 200)
    }

    @Test("JS13: a status is no error", arguments: [404, 500])
    func status(_ status: Int) async throws {
        let server = try LocalServer { _ in .init(status, "no") }
        defer { server.stop() }
        let answer = await answer { URLSession.shared.dataTask(with: server.url(), completionHandler: $0) }
        #expect(answer.error == nil && answer.status == status && answer.data == Data("no".utf8))
    }

    @Test("JS14: a host that nobody knows, and a port where nobody listens")
    func unreachable() async throws {
        let unknown = try #require(URL(string: "http://nobody.invalid/"))
        let answer = await answer { URLSession.shared.dataTask(with: unknown, completionHandler: $0) }
        #expect(answer.data == nil && answer.code == .cannotFindHost)
        #expect(answer.error?.localizedDescription.isEmpty == false)
        let server = try LocalServer { _ in .init() }
        let closed = server.url()
        server.stop()
        let refused = await self.answer { URLSession.shared.dataTask(with: closed, completionHandler: $0) }
        #expect(refused.code == .cannotConnectToHost)
    }

    @Test("JS17: method and headers reach the server; their names match in any case")
    func headers() async throws {
        let server = try LocalServer { _ in .init() }
        defer { server.stop() }
        var request = URLRequest(url: server.url())
        request.httpMethod = "POST"
        request.httpBody = Data("{}".utf8)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue("text/plain", forHTTPHeaderField: "content-type")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        #expect(request.value(forHTTPHeaderField: "CONTENT-TYPE") == "application/json")
        let sent = request
        _ = await answer { URLSession.shared.dataTask(with: sent, completionHandler: $0) }
        let received = try #require(server.requests.first)
        #expect(received.method == "POST" && received.headers["accept"] == "application/json")
        #expect(received.headers["content-type"] == "application/json" && received.body == Data("{}".utf8))
    }

    @Test("JS18: an upload sends exactly its bytes, with their length")
    func upload() async throws {
        let server = try LocalServer { _ in .init(200, "ok") }
        defer { server.stop() }
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        var request = URLRequest(url: server.url())
        request.httpMethod = "POST"
        let sent = request
        let answer = await answer { URLSession.shared.uploadTask(with: sent, from: bytes, completionHandler: $0) }
        #expect(answer.data == Data("ok".utf8))
        #expect(server.requests.first?.body == bytes && server.requests.first?.headers["content-length"] == "300000")
    }

    /// https://developer.apple.com/documentation/foundation/urlresponse/init(url:mimetype:expectedcontentlength:textencodingname:)
    @Test("a response can be made of a kind and a length alone")
    func plainResponse() throws {
        let url = try #require(URL(string: "http://somewhere.invalid/a.jpeg"))
        let response = HTTPURLResponse(
            url: url, mimeType: "image/jpeg", expectedContentLength: 22_789, textEncodingName: nil)
        #expect(response.url == url && response.mimeType == "image/jpeg")
        #expect(response.expectedContentLength == 22_789 && response.statusCode == 200)
        #expect(response.textEncodingName == nil)
    }

    @Test("a session's own stub answers for it")
    func stubs() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        let session = URLSession(configuration: configuration)
        let url = try #require(URL(string: "http://stubbed.invalid/"))
        let answer = await answer { session.dataTask(with: url, completionHandler: $0) }
        #expect(answer.data == Data("stub".utf8) && answer.status == 201)
    }

    private final class Stub: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stubbed.invalid" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}
        override func startLoading() {
            guard let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("stub".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }
}
