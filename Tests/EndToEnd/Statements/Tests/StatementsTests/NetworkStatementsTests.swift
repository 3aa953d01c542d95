// SPDX-License-Identifier: MIT
import Foundation
import Network
import Statements
import Testing

/// Addresses, transfers, a web server in the app and lines between two programs, over real sockets.
@Suite(.serialized) struct NetworkStatementsTests {
    // MARK: Addresses

    private var addresses: [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
            guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else {
                return nil
            }
            var name = [CChar](repeating: 0, count: 64)
            let length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let numeric: Int32 = NI_NUMERICHOST
            guard getnameinfo(address, length, &name, socklen_t(name.count), nil, 0, numeric) == 0 else { return nil }
            return String(cString: name)
        }
    }

    @Test("SV12: getifaddrs has the device's addresses; a known host resolves, an unknown one fails with an error")
    func resolving() {
        #expect(addresses.contains("127.0.0.1"))
        var found: UnsafeMutablePointer<addrinfo>?
        #expect(getaddrinfo("localhost", nil, nil, &found) == 0 && found != nil)
        freeaddrinfo(found)
        let code = getaddrinfo("nobody.invalid", nil, nil, &found)
        #expect(code != 0 && gai_strerror(code).map { String(cString: $0) }?.isEmpty == false)
    }

    @MainActor
    @Test("SV13: a site that does not answer is told of within the time-out, and the main thread goes on meanwhile")
    func silence() async throws {
        let server = try LocalServer { _ in .never }
        defer { server.stop() }
        var request = URLRequest(url: server.url())
        request.timeoutInterval = 1
        var ticks = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
            MainActor.assumeIsolated { ticks += 1 }
        }
        let start = Date()
        let failed = await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(for: request) }
        timer.invalidate()
        #expect(failed?.code == .timedOut && Date().timeIntervalSince(start) < 5)
        #expect(ticks >= 5)
    }

    // MARK: Transfers

    private final class Progress: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var sent: [Int64] = []
        private var received: [Int64] = []
        private var file: Data?
        private var end: (@Sendable ((any Error)?) -> Void)?

        var steps: (sent: [Int64], received: [Int64], file: Data?) { lock.withLock { (sent, received, file) } }

        func run(_ task: URLSessionTask) async -> (any Error)? {
            await withCheckedContinuation { done in
                lock.withLock { end = { done.resume(returning: $0) } }
                task.resume()
            }
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
            totalBytesExpectedToSend: Int64
        ) { lock.withLock { sent.append(totalBytesSent) } }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
            totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
        ) { lock.withLock { received.append(totalBytesWritten) } }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            let data = try? Data(contentsOf: location)
            lock.withLock { file = data }
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            lock.withLock { end }?(error)
        }
    }

    @Test(
        "SV20: a file that is posted and fetched again is the same, byte for byte, and both ways tell how far they are")
    func thereAndBack() async throws {
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let kept = Journal()
        let store = Kept()
        let server = try LocalServer { request in
            kept.note(request.method)
            if request.method == "POST" { store.data = request.body }
            var response = LocalServer.Response()
            response.body = request.method == "POST" ? Data() : store.data
            return response
        }
        defer { server.stop() }
        let progress = Progress()
        let session = URLSession(configuration: .default, delegate: progress, delegateQueue: nil)
        var request = URLRequest(url: server.url("/file"))
        request.httpMethod = "POST"
        #expect(await progress.run(session.uploadTask(with: request, from: bytes)) == nil)
        #expect(store.data == bytes)
        #expect(progress.steps.sent.last == Int64(bytes.count))
        #expect(await progress.run(session.downloadTask(with: server.url("/file"))) == nil)
        #expect(progress.steps.file == bytes)
        #expect(progress.steps.received.last == Int64(bytes.count))
        session.finishTasksAndInvalidate()
    }

    @Test("SV22: 404 is a response and no error; a time-out is an error")
    func statusAndTimeOut() async throws {
        let server = try LocalServer { $0.path == "/never" ? .never : .init(404, "none") }
        defer { server.stop() }
        let (data, response) = try await URLSession.shared.data(from: server.url("/lost"))
        #expect((response as? HTTPURLResponse)?.statusCode == 404 && data == Data("none".utf8))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 1
        let session = URLSession(configuration: configuration)
        let failed = await #expect(throws: URLError.self) { _ = try await session.data(from: server.url("/never")) }
        #expect(failed?.code == .timedOut)
    }

    @Test("SV24: a multipart form built by hand arrives with its names and types")
    func form() async throws {
        let server = try LocalServer { _ in .init() }
        defer { server.stop() }
        let boundary = "Boundary-\(UUID().uuidString)"
        var body = Data()
        for (head, value) in [
            ("name=\"title\"", Data("Gr\u{FC}n".utf8)),
            ("name=\"picture\"; filename=\"a.png\"\r\nContent-Type: image/png", Data([0x89, 0x50, 0, 13, 10])),
        ] {
            body.append(Data("--\(boundary)\r\nContent-Disposition: form-data; \(head)\r\n\r\n".utf8))
            body.append(value + Data("\r\n".utf8))
        }
        body.append(Data("--\(boundary)--\r\n".utf8))
        var request = URLRequest(url: server.url("/form"))
        request.httpMethod = "POST"
        request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
        _ = try await URLSession.shared.upload(for: request, from: body)
        let received = try #require(server.requests.first)
        #expect(received.headers["content-type"] == "multipart/form-data; boundary=\(boundary)")
        #expect(received.body == body && received.headers["content-length"] == "\(body.count)")
    }

    // MARK: Servers and lines

    /// Or after ten seconds without the other.
    private static func whenBothHaveCome(
        _ journal: Journal, _ queue: DispatchQueue, tries: Int = 200, _ body: @escaping @Sendable () -> Void
    ) {
        guard tries > 0, journal.entries.filter({ $0.hasPrefix("GET") }).count < 2 else { return body() }
        queue.asyncAfter(deadline: .now() + 0.05) { whenBothHaveCome(journal, queue, tries: tries - 1, body) }
    }

    private func serve(_ listener: NWListener, _ journal: Journal) async throws -> UInt16 {
        let queue = DispatchQueue(label: "server")
        listener.newConnectionHandler = { connection in
            connection.start(queue: queue)
            connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { data, _, _, _ in
                let line = String(decoding: data ?? Data(), as: UTF8.self).components(separatedBy: "\r\n")[0]
                journal.note(line)
                let page = "<title>\(line)</title>"
                let answer = "HTTP/1.1 200 OK\r\nContent-Length: \(page.utf8.count)\r\nConnection: close\r\n\r\n\(page)"
                Self.whenBothHaveCome(journal, queue) {
                    journal.note("answered")
                    connection.send(
                        content: Data(answer.utf8), completion: .contentProcessed { _ in connection.cancel() })
                }
            }
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            listener.stateUpdateHandler = { if case .ready = $0 { done.resume() } }
            listener.start(queue: queue)
        }
        return try #require(listener.port).rawValue
    }

    @Test("SV25: a web server of the app's answers two requests at a time")
    func webServer() async throws {
        let journal = Journal()
        let listener = try NWListener(using: .tcp, on: .any)
        defer { listener.cancel() }
        let port = try await serve(listener, journal)
        let site = try #require(URL(string: "http://127.0.0.1:\(port)/"))
        async let first = URLSession.shared.data(from: site.appendingPathComponent("a"))
        async let second = URLSession.shared.data(from: site.appendingPathComponent("b"))
        let pages = try await [first.0, second.0].map { String(decoding: $0, as: UTF8.self) }
        #expect(pages == ["<title>GET /a HTTP/1.1</title>", "<title>GET /b HTTP/1.1</title>"])
        // One after the other, the first is answered before the second comes.
        #expect(journal.entries.prefix(2).allSatisfy { $0.hasPrefix("GET") } && journal.entries.count == 4)
    }

    @Test("SV26: lines of two programs arrive in order both ways, and one that leaves is noticed")
    func lines() async throws {
        let (here, there) = (Journal(), Journal())
        let queue = DispatchQueue(label: "lines")
        let listener = try NWListener(using: .tcp, on: .any)
        defer { listener.cancel() }
        let accepted = Accepted()
        listener.newConnectionHandler = { connection in
            accepted.connection = connection
            connection.start(queue: queue)
            Self.read(connection, there)
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            listener.stateUpdateHandler = { if case .ready = $0 { done.resume() } }
            listener.start(queue: queue)
        }
        let port = try #require(listener.port)
        let caller = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        caller.start(queue: queue)
        Self.read(caller, here)
        for number in 1...20 { caller.send(content: Data("call \(number)\n".utf8), completion: .idempotent) }
        try await wait { there.entries.count >= 20 }
        #expect(there.entries == (1...20).map { "call \($0)" })
        let answerer = try #require(accepted.connection)
        for number in 1...3 { answerer.send(content: Data("answer \(number)\n".utf8), completion: .idempotent) }
        try await wait { here.entries.count >= 3 }
        #expect(here.entries == ["answer 1", "answer 2", "answer 3"])
        caller.cancel()
        try await wait { there.entries.last == "gone" }
        #expect(there.entries.last == "gone")
    }

    private static func read(_ connection: NWConnection, _ journal: Journal, _ rest: String = "") {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 4096) { data, _, isComplete, error in
            var lines = (rest + String(decoding: data ?? Data(), as: UTF8.self)).components(separatedBy: "\n")
            let open = lines.removeLast()
            for line in lines { journal.note(line) }
            guard !isComplete, error == nil else { return journal.note("gone") }
            read(connection, journal, open)
        }
    }

    private func wait(_ isDone: () -> Bool) async throws {
        for _ in 0..<500 where !isDone() { await pause(0.01) }
    }
}

private final class Kept: @unchecked Sendable {
    // Sendable: every access is under the lock.
    private let lock = NSLock()
    private var bytes = Data()
    var data: Data {
        get { lock.withLock { bytes } }
        set { lock.withLock { bytes = newValue } }
    }
}

private final class Accepted: @unchecked Sendable {
    // Sendable: every access is under the lock.
    private let lock = NSLock()
    private var kept: NWConnection?
    var connection: NWConnection? {
        get { lock.withLock { kept } }
        set { lock.withLock { kept = newValue } }
    }
}
