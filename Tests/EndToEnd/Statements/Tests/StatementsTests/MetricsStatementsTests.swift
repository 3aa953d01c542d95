// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing

/// What a session says of a load's course, by Apple's documentation of `URLSessionTaskMetrics`.
@Suite(.serialized) struct MetricsStatementsTests {
    private final class Observer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        // Sendable: the lock guards what changes.
        private let lock = NSLock()
        private var told: [String] = []
        private var collected: [URLSessionTaskMetrics] = []
        var order: [String] { lock.withLock { told } }
        var metrics: [URLSessionTaskMetrics] { lock.withLock { collected } }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
        ) {
            lock.withLock {
                told.append("metrics")
                collected.append(metrics)
            }
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(request.url?.path == "/refused" ? nil : request)
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            lock.withLock { told.append(error == nil ? "done" : "failed") }
        }
    }

    private func session(_ observer: Observer) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        return URLSession(configuration: configuration, delegate: observer, delegateQueue: nil)
    }

    private func load(_ url: URL, in session: URLSession, _ observer: Observer, ends count: Int) async throws {
        session.dataTask(with: url).resume()
        for _ in 0..<500 where observer.order.count < 2 * count { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(observer.order.count == 2 * count)
    }

    @Test("A load's metrics come before its end, in the order of time, with what went over the wire")
    func load() async throws {
        let server = try LocalServer { _ in .init(200, "twelve bytes") }
        defer { server.stop() }
        let observer = Observer()
        let session = session(observer)
        try await load(server.url("/"), in: session, observer, ends: 1)
        #expect(observer.order == ["metrics", "done"])
        let metrics = try #require(observer.metrics.first)
        #expect(metrics.redirectCount == 0 && metrics.transactionMetrics.count == 1)
        let transaction = try #require(metrics.transactionMetrics.first)
        #expect(transaction.request.url == server.url("/"))
        #expect((transaction.response as? HTTPURLResponse)?.statusCode == 200)
        #expect(transaction.resourceFetchType == .networkLoad && !transaction.isReusedConnection)
        #expect(transaction.networkProtocolName == "http/1.1" && transaction.remoteAddress == "127.0.0.1")
        #expect(transaction.countOfResponseBodyBytesReceived == 12)
        #expect(transaction.countOfRequestHeaderBytesSent > 0)
        let dates = [
            transaction.fetchStartDate, transaction.connectStartDate, transaction.connectEndDate,
            transaction.requestStartDate, transaction.responseStartDate, transaction.responseEndDate,
        ]
        #expect(dates.allSatisfy { $0 != nil })
        for (one, next) in zip(dates, dates.dropFirst()) { #expect(one ?? .distantFuture <= next ?? .distantPast) }
        #expect(transaction.secureConnectionStartDate == nil)
    }

    @Test("A redirect is a transaction of its own; an answer that was kept comes from the cache")
    func redirects() async throws {
        let server = try LocalServer { request in
            request.path == "/old"
                ? .init(302, headers: ["Location": "/new"])
                : .init(200, "kept", headers: ["Cache-Control": "max-age=60"])
        }
        defer { server.stop() }
        let observer = Observer()
        let session = session(observer)
        try await load(server.url("/old"), in: session, observer, ends: 1)
        let first = try #require(observer.metrics.first)
        #expect(first.redirectCount == 1)
        #expect(first.transactionMetrics.map { $0.request.url?.path } == ["/old", "/new"])
        try await load(server.url("/new"), in: session, observer, ends: 2)
        let second = try #require(observer.metrics.last?.transactionMetrics.last)
        #expect(second.resourceFetchType == .localCache && second.countOfResponseBodyBytesReceived == 0)
    }

    @Test("A redirect that the delegate refuses is the answer, and has metrics")
    func refusedRedirect() async throws {
        let server = try LocalServer { _ in .init(302, headers: ["Location": "/refused"]) }
        defer { server.stop() }
        let observer = Observer()
        let session = session(observer)
        try await load(server.url("/old"), in: session, observer, ends: 1)
        #expect(observer.order == ["metrics", "done"])
        #expect(observer.metrics.first?.redirectCount == 0 && observer.metrics.first?.transactionMetrics.count == 1)
    }

    @Test("A load that fails has metrics, too")
    func failure() async throws {
        let server = try LocalServer { _ in .init(200) }
        let url = server.url("/")
        server.stop()
        let observer = Observer()
        let session = session(observer)
        try await load(url, in: session, observer, ends: 1)
        #expect(observer.order == ["metrics", "failed"])
        #expect(observer.metrics.first?.transactionMetrics.first?.response == nil)
    }

    @Test(
        "What no protocol loads fails with its own error, and has metrics as all loads have",
        arguments: ["invalid?a=b", "/no/scheme", "unheard-of:thing"])
    func unsupported(_ address: String) async throws {
        let url = try #require(URL(string: address))
        let observer = Observer()
        let session = session(observer)
        try await load(url, in: session, observer, ends: 1)
        #expect(observer.order == ["metrics", "failed"])
        let failed = await #expect(throws: URLError.self) { _ = try await session.data(from: url) }
        #expect(failed?.code == .unsupportedURL && failed?.failingURL == url)
    }

    @Test("Files and data addresses have metrics")
    func local() async throws {
        let observer = Observer()
        let session = session(observer)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("file".utf8).write(to: file)
        try await load(file, in: session, observer, ends: 1)
        try await load(try #require(URL(string: "data:,text")), in: session, observer, ends: 2)
        #expect(observer.order == ["metrics", "done", "metrics", "done"])
    }
}
