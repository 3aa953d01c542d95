// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing

/// How loads end early or become something else, by Apple's documentation of `URLSession` and its delegates.
@Suite(.serialized) struct TaskStatementsTests {
    // MARK: Cancelled tasks of Swift

    /// Runs `load` in a task that is cancelled once the server has the request.
    private func code(
        _ server: LocalServer, _ load: @escaping @Sendable (URLRequest) async throws -> Void
    ) async throws -> Int? {
        let request = URLRequest(url: server.url())
        let task = Task { try await load(request) }
        for _ in 0..<500 where server.requests.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(!server.requests.isEmpty)
        task.cancel()
        do {
            try await task.value
            return nil
        } catch is CancellationError {
            return URLError.cancelled.rawValue
        } catch {
            return (error as? URLError)?.code.rawValue
        }
    }

    @Test("cancelling the Swift task that waits for a load cancels the load, which throws that it was cancelled")
    func cancelling() async throws {
        let server = try LocalServer { _ in .never }
        defer { server.stop() }
        let cancelled = URLError.cancelled.rawValue
        let session = URLSession(configuration: .ephemeral)
        #expect(try await code(server) { _ = try await session.data(for: $0) } == cancelled)
        #expect(try await code(server) { _ = try await session.data(from: $0.url!) } == cancelled)
        #expect(try await code(server) { _ = try await session.download(for: $0) } == cancelled)
        #expect(try await code(server) { _ = try await session.bytes(for: $0) } == cancelled)
        #expect(
            try await code(server) { request in
                var request = request
                request.httpMethod = "POST"
                _ = try await session.upload(for: request, from: Data("body".utf8))
            } == cancelled)
        await withCheckedContinuation { done in
            session.getAllTasks { tasks in
                #expect(tasks.isEmpty)
                done.resume()
            }
        }
    }

    @Test("a load of a Swift task that is cancelled already is not begun")
    func cancelledBefore() async throws {
        let server = try LocalServer { _ in .init(200, "late") }
        defer { server.stop() }
        let url = server.url()
        for _ in 0..<50 {
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await URLSession.shared.data(from: url)
            }
            task.cancel()
            await #expect {
                try await task.value
            } throws: {
                ($0 as? URLError)?.code == .cancelled
            }
        }
        #expect(server.requests.isEmpty)
    }

    @Test("bytes that are read in a Swift task end with an error when it is cancelled, not as if they were all")
    func bytes() async throws {
        let server = try LocalServer { _ in
            var response = LocalServer.Response(200, "")
            response.body = Data(count: 200_000)
            response.silentAfter = 1000
            return response
        }
        defer { server.stop() }
        let url = server.url()
        let task = Task { () -> Int in
            let (bytes, _) = try await URLSession.shared.bytes(from: url)
            var count = 0
            for try await _ in bytes { count += 1 }
            return count
        }
        for _ in 0..<500 where server.requests.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
        try await Task.sleep(nanoseconds: 200_000_000)
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
    }

    // MARK: Tasks that are made

    private final class Witness: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var told: [String] = []
        var events: [String] { lock.withLock { told } }
        private func tell(_ event: String) { lock.withLock { told.append(event) } }

        func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
            tell("made \(task.taskIdentifier) \(task.state == .suspended)")
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { tell("data") }
    }

    @Test("a delegate hears of a task where it is made, before its maker has it and before all else")
    func making() async throws {
        let server = try LocalServer { _ in .init(200, "content") }
        defer { server.stop() }
        let witness = Witness()
        let session = URLSession(configuration: .ephemeral, delegate: witness, delegateQueue: nil)
        let task = session.dataTask(with: server.url())
        #expect(witness.events == ["made \(task.taskIdentifier) true"])
        let request = URLRequest(url: server.url())
        let others: [URLSessionTask] = [
            session.dataTask(with: request), session.dataTask(with: request) { _, _, _ in },
            session.dataTask(with: server.url()) { _, _, _ in }, session.downloadTask(with: request),
            session.downloadTask(with: server.url()), session.downloadTask(with: request) { _, _, _ in },
            session.uploadTask(with: request, from: Data("body".utf8)),
            session.uploadTask(with: request, fromFile: URL(fileURLWithPath: "/dev/null")),
            session.uploadTask(withStreamedRequest: request),
        ]
        #expect(witness.events.dropFirst() == others.map { "made \($0.taskIdentifier) true" }[...])
        task.resume()
        for _ in 0..<500 where !witness.events.contains("data") { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(witness.events.last == "data")
        session.invalidateAndCancel()
    }

    // MARK: Data that become a file

    private final class Changer: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var told: [String] = []
        private var file = Data()
        private var ended: (@Sendable () -> Void)?
        private var download: URLSessionDownloadTask?

        var events: [String] { lock.withLock { told } }
        var content: Data { lock.withLock { file } }
        var task: URLSessionDownloadTask? { lock.withLock { download } }
        private func tell(_ event: String) { lock.withLock { told.append(event) } }

        func run(_ task: URLSessionTask) async {
            await withCheckedContinuation { done in
                lock.withLock { ended = { done.resume() } }
                task.resume()
            }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            tell("head of \(dataTask.taskIdentifier)")
            completionHandler(.becomeDownload)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { tell("data") }
        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
        ) {
            lock.withLock { download = downloadTask }
            tell("\(dataTask.taskIdentifier) becomes \(downloadTask.taskIdentifier)")
        }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            let data = (try? Data(contentsOf: location)) ?? Data()
            lock.withLock { file = data }
            tell("file of \(downloadTask.taskIdentifier)")
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            tell("end of \(task.taskIdentifier) \(error == nil ? "" : "with an error")")
            lock.withLock { ended }?()
        }
    }

    private static let film = Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    @Test(
        "becomeDownload: the delegate gets a download task, which ends with the file; the data task is told of no more")
    func becomesDownload() async throws {
        let server = try LocalServer { _ in
            var response = LocalServer.Response(200, "")
            response.body = Self.film
            return response
        }
        defer { server.stop() }
        let changer = Changer()
        let session = URLSession(configuration: .ephemeral, delegate: changer, delegateQueue: nil)
        await changer.run(session.dataTask(with: server.url("/film")))
        let isWhole = changer.content == Self.film
        #expect(isWhole && changer.events == ["head of 1", "1 becomes 2", "file of 2", "end of 2 "])
        #expect(server.requests.count == 1)
        #expect((changer.task?.response as? HTTPURLResponse)?.statusCode == 200)
        #expect(changer.task?.countOfBytesReceived == Int64(Self.film.count))
        let isLeft = await withCheckedContinuation { done in
            session.getAllTasks { done.resume(returning: !$0.isEmpty) }
        }
        #expect(!isLeft)
    }

    /// Answers in pieces.
    private final class Scripted: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "scripted" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}
        override func startLoading() {
            guard let url = request.url,
                let head = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { return }
            client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("one ".utf8))
            client?.urlProtocol(self, didLoad: Data("two".utf8))
            if url.path == "/never" { return }
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    private func scripted(_ delegate: any URLSessionDelegate) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Scripted.self]
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    @Test("becomeDownload: of what an app's own protocol brings, too")
    func ownProtocol() async throws {
        let changer = Changer()
        let url = try #require(URL(string: "http://scripted/"))
        await changer.run(scripted(changer).dataTask(with: url))
        #expect(changer.content == Data("one two".utf8))
        #expect(changer.events == ["head of 1", "1 becomes 2", "file of 2", "end of 2 "])
    }

    @Test("becomeDownload: the download that is cancelled ends the load")
    func cancelledDownload() async throws {
        let server = try LocalServer { _ in
            var response = LocalServer.Response(200, "")
            response.body = Self.film
            response.silentAfter = 1000
            return response
        }
        defer { server.stop() }
        let changer = Changer()
        let session = URLSession(configuration: .ephemeral, delegate: changer, delegateQueue: nil)
        let task = session.dataTask(with: server.url("/film"))
        async let ended: Void = changer.run(task)
        for _ in 0..<500 where changer.task == nil { try await Task.sleep(nanoseconds: 10_000_000) }
        changer.task?.cancel()
        await ended
        #expect(changer.events == ["head of 1", "1 becomes 2", "end of 2 with an error"])
    }

    // MARK: Metrics

    private final class Observer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var told: [String] = []
        private var collected: URLSessionTaskMetrics?
        var order: [String] { lock.withLock { told } }
        var metrics: URLSessionTaskMetrics? { lock.withLock { collected } }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
        ) {
            lock.withLock {
                told.append("metrics")
                collected = metrics
            }
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            lock.withLock { told.append(error == nil ? "done" : "failed") }
        }
    }

    private func end(of observer: Observer) async throws {
        for _ in 0..<500 where observer.order.count < 2 { try await Task.sleep(nanoseconds: 10_000_000) }
        try await Task.sleep(nanoseconds: 50_000_000)
    }

    @Test("A task that is cancelled has metrics, before its end")
    func cancelledMetrics() async throws {
        let server = try LocalServer { _ in .never }
        defer { server.stop() }
        let observer = Observer()
        let session = URLSession(configuration: .ephemeral, delegate: observer, delegateQueue: nil)
        let task = session.dataTask(with: server.url())
        task.resume()
        for _ in 0..<500 where server.requests.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
        task.cancel()
        try await end(of: observer)
        #expect(observer.order == ["metrics", "failed"])
        #expect(observer.metrics?.transactionMetrics.map(\.request.url) == [server.url()])
    }

    @Test("A load that an app's protocol answers has metrics, of a kind that nobody knows")
    func ownMetrics() async throws {
        for (path, order) in [("/", ["metrics", "done"]), ("/never", ["metrics", "failed"])] {
            let observer = Observer()
            let url = try #require(URL(string: "http://scripted" + path))
            let task = scripted(observer).dataTask(with: url)
            task.resume()
            if path == "/never" {
                try await Task.sleep(nanoseconds: 200_000_000)
                task.cancel()
            }
            try await end(of: observer)
            #expect(observer.order == order)
            #expect(observer.metrics?.transactionMetrics.map(\.resourceFetchType) == [.unknown])
            #expect(observer.metrics?.taskInterval.duration ?? -1 >= 0)
        }
    }
}
