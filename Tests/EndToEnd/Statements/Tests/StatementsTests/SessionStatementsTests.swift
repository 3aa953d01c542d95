// SPDX-License-Identifier: MIT
import Foundation
import Statements
import Testing

/// What a session does beside loading: keeps answers, follows, asks who is there, goes on where a download stopped.
@Suite(.serialized) struct SessionStatementsTests {
    private func status(_ response: URLResponse) -> Int? { (response as? HTTPURLResponse)?.statusCode }

    private func session(_ change: (URLSessionConfiguration) -> Void = { _ in }) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        change(configuration)
        return URLSession(configuration: configuration)
    }

    // MARK: Kept answers

    @Test("JS16: a fresh kept answer makes no second request; one that nobody calls fresh makes one each time")
    func freshness() async throws {
        let server = try LocalServer { request in
            .init(200, request.path, headers: request.path == "/kept" ? ["Cache-Control": "max-age=60"] : [:])
        }
        defer { server.stop() }
        let session = session()
        for path in ["/kept", "/kept", "/plain", "/plain"] {
            let (data, response) = try await session.data(from: server.url(path))
            #expect(String(decoding: data, as: UTF8.self) == path && status(response) == 200)
        }
        #expect(server.requests.map(\.path) == ["/kept", "/plain", "/plain"])
    }

    @Test("JS16: a stale answer is asked about by its entity tag; confirmed, it is the answer")
    func validation() async throws {
        let server = try LocalServer { request in
            guard request.headers["if-none-match"] != "\"one\"" else { return .init(304) }
            return .init(200, "whole", headers: ["ETag": "\"one\"", "Cache-Control": "no-cache"])
        }
        defer { server.stop() }
        let session = session()
        for _ in 0..<2 {
            let (data, response) = try await session.data(from: server.url("/tagged"))
            #expect(data == Data("whole".utf8) && status(response) == 200)
        }
        #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"one\""])
    }

    @Test("JS16: an answer that was kept on disk is fresh for the next session too, though its server says no date")
    func disk() async throws {
        let server = try LocalServer { _ in .init(200, "kept", headers: ["Cache-Control": "max-age=60"]) }
        defer { server.stop() }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for _ in 0..<2 {
            let session = session {
                $0.urlCache = URLCache(memoryCapacity: 0, diskCapacity: 1 << 20, diskPath: folder.path)
            }
            #expect(try await session.data(from: server.url("/disk")).0 == Data("kept".utf8))
            // Foundation writes it on a queue of its own.
            for _ in 0..<200 where !FileManager.default.fileExists(atPath: folder.path) {
                try await Task.sleep(nanoseconds: 10_000_000)
            }
            try await Task.sleep(nanoseconds: 200_000_000)
        }
        #expect(server.requests.count == 1)
    }

    @Test("JS16: the request's own policy goes before freshness")
    func policies() async throws {
        let server = try LocalServer { _ in .init(200, "now", headers: ["Cache-Control": "max-age=60"]) }
        defer { server.stop() }
        let session = session()
        var request = URLRequest(url: server.url("/policy"))
        request.cachePolicy = .returnCacheDataDontLoad
        let nothing = request
        let failed = await #expect(throws: URLError.self) { _ = try await session.data(for: nothing) }
        #expect(failed?.code == .resourceUnavailable && server.requests.isEmpty)
        request.cachePolicy = .useProtocolCachePolicy
        _ = try await session.data(for: request)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        _ = try await session.data(for: request)
        #expect(server.requests.count == 2)
        request.cachePolicy = .returnCacheDataDontLoad
        #expect(try await session.data(for: request).0 == Data("now".utf8) && server.requests.count == 2)
    }

    /// As the suite of the most used networking library has it, which records what iOS does.
    @Test(
        "JS16: what nobody calls fresh is kept too, for requests that want what is kept, however old; but not no-store",
        arguments: ["", "public", "private", "max-age=0", "no-cache", "no-store"])
    func keptThoughStale(_ control: String) async throws {
        let server = try LocalServer { _ in
            .init(200, "old", headers: control.isEmpty ? [:] : ["Cache-Control": control])
        }
        defer { server.stop() }
        let session = session()
        var request = URLRequest(url: server.url("/stale"))
        _ = try await session.data(for: request)
        #expect((session.configuration.urlCache?.cachedResponse(for: request) == nil) == (control == "no-store"))
        request.cachePolicy = .returnCacheDataElseLoad
        #expect(try await session.data(for: request).0 == Data("old".utf8))
        #expect(server.requests.count == (control == "no-store" ? 2 : 1))
    }

    @Test("JS16: answers are kept by the whole address: by its scheme and its query, also a long one, not its fragment")
    func keys() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 20, diskPath: folder.path)
        let addresses = [
            "http://host/list", "https://host/list", "http://host/list?page=1", "http://host/list?page=2",
            "http://host:8080/list?page=2", "http://host/list?" + String(repeating: "long", count: 200),
        ]
        func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }
        for address in addresses {
            let request = try request(address)
            let url = try #require(request.url)
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
            cache.storeCachedResponse(
                CachedURLResponse(response: response, data: Data(address.utf8)), for: request)
        }
        for address in addresses {
            #expect(cache.cachedResponse(for: try request(address))?.data == Data(address.utf8))
        }
        let page = try request("http://host/list?page=1#third")
        #expect(cache.cachedResponse(for: page)?.response.url?.query == "page=1")
        cache.removeCachedResponse(for: page)
        #expect(cache.cachedResponse(for: page) == nil)
        #expect(cache.cachedResponse(for: try request("http://host/list?page=2")) != nil)
    }

    // MARK: Time

    @Test("JS15: a server that does not answer is given up after the request's time")
    func limit() async throws {
        let server = try LocalServer { _ in .never }
        defer { server.stop() }
        let request = URLRequest(url: server.url(), cachePolicy: .useProtocolCachePolicy, timeoutInterval: 1)
        let start = Date()
        let failed = await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(for: request) }
        let passed = Date().timeIntervalSince(start)
        #expect(failed?.code == .timedOut && passed >= 1 && passed < 30)
    }

    // MARK: The delegate's word

    private final class Watcher: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var told: [String] = []
        private var ended: (@Sendable ((any Error)?) -> Void)?
        private let disposition: URLSession.ResponseDisposition
        private let credential: URLCredential?

        init(_ disposition: URLSession.ResponseDisposition = .allow, credential: URLCredential? = nil) {
            (self.disposition, self.credential) = (disposition, credential)
        }

        var events: [String] { lock.withLock { told } }
        private func tell(_ event: String) { lock.withLock { told.append(event) } }

        /// Runs the task to its end.
        func run(_ task: URLSessionTask) async -> (any Error)? {
            await withCheckedContinuation { done in
                lock.withLock { ended = { done.resume(returning: $0) } }
                task.resume()
            }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            tell("head \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            completionHandler(disposition)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            tell("data \(String(decoding: data, as: UTF8.self))")
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let space = challenge.protectionSpace
            tell("challenge \(space.authenticationMethod) \(space.realm ?? "") \(challenge.previousFailureCount)")
            guard challenge.previousFailureCount == 0 else { return completionHandler(.performDefaultHandling, nil) }
            completionHandler(credential == nil ? .cancelAuthenticationChallenge : .useCredential, credential)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            tell("redirect \(response.statusCode) \(request.httpMethod ?? "") \(request.url?.path ?? "")")
            completionHandler(request.url?.path == "/refused" ? nil : request)
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            tell(error.map { "error \(($0 as? URLError)?.code.rawValue ?? 0)" } ?? "end")
            lock.withLock { ended }?(error)
        }
    }

    private func watched(_ watcher: Watcher) -> URLSession {
        URLSession(configuration: .ephemeral, delegate: watcher, delegateQueue: nil)
    }

    @Test("a delegate that cancels after the head gets no data, but the error of a cancelled task")
    func disposition() async throws {
        let server = try LocalServer { _ in .init(200, "unwanted") }
        defer { server.stop() }
        let watcher = Watcher(.cancel)
        let task = watched(watcher).dataTask(with: server.url())
        let error = await watcher.run(task)
        #expect((error as? URLError)?.code == .cancelled)
        #expect(watcher.events == ["head 200", "error -999"])
        let allowing = Watcher()
        _ = await allowing.run(watched(allowing).dataTask(with: server.url()))
        #expect(allowing.events == ["head 200", "data unwanted", "end"])
    }

    @Test("a POST that is sent elsewhere by 303 becomes a GET without body; by 307 it stays what it is; nil stays here")
    func redirects() async throws {
        let server = try LocalServer { request in
            switch request.path {
            case "/303": .init(303, "", headers: ["Location": "/there"])
            case "/307": .init(307, "", headers: ["Location": "/there"])
            case "/stay": .init(302, "", headers: ["Location": "/refused"])
            default: .init(200, request.method + String(decoding: request.body, as: UTF8.self))
            }
        }
        defer { server.stop() }
        func events(_ path: String) async -> [String] {
            var request = URLRequest(url: server.url(path))
            request.httpMethod = "POST"
            request.httpBody = Data(" word".utf8)
            let watcher = Watcher()
            _ = await watcher.run(watched(watcher).dataTask(with: request))
            return watcher.events
        }
        #expect(await events("/303") == ["redirect 303 GET /there", "head 200", "data GET", "end"])
        #expect(await events("/307") == ["redirect 307 POST /there", "head 200", "data POST word", "end"])
        #expect(await events("/stay") == ["redirect 302 GET /refused", "head 302", "end"])
    }

    @Test("a server that sends a load in circles is left after twenty redirects")
    func circle() async throws {
        let server = try LocalServer { _ in .init(302, "", headers: ["Location": "/again"]) }
        defer { server.stop() }
        let failed = await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(from: server.url()) }
        #expect(failed?.code == .httpTooManyRedirects && server.requests.count == 21)
    }

    @Test("a cookie of one answer goes with the next request, also after a redirect")
    func cookies() async throws {
        let server = try LocalServer { request in
            guard request.path == "/set" else { return .init(200, request.headers["cookie"] ?? "none") }
            return .init(302, "", headers: ["Location": "/get", "Set-Cookie": "name=value; Path=/"])
        }
        defer { server.stop() }
        let session = session {
            $0.httpCookieStorage = HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier: "s")
        }
        #expect(try await session.data(from: server.url("/set")).0 == Data("name=value".utf8))
        #expect(try await session.data(from: server.url("/get")).0 == Data("name=value".utf8))
    }

    // MARK: Who is there

    private static func basic(_ request: LocalServer.Request) -> LocalServer.Response {
        // "user:secret"
        guard request.headers["authorization"] != "Basic dXNlcjpzZWNyZXQ=" else { return .init(200, "in") }
        return .init(401, "out", headers: ["WWW-Authenticate": "Basic realm=\"here\""])
    }

    @Test("a server that asks who is there gets the delegate's credential; a wrong one leaves its refusal")
    func basicChallenge() async throws {
        let server = try LocalServer(Self.basic)
        defer { server.stop() }
        func events(_ password: String?) async -> [String] {
            let watcher = Watcher(
                credential: password.map { URLCredential(user: "user", password: $0, persistence: .none) })
            _ = await watcher.run(watched(watcher).dataTask(with: server.url()))
            return watcher.events
        }
        let asked = "challenge NSURLAuthenticationMethodHTTPBasic here"
        #expect(await events("secret") == [asked + " 0", "head 200", "data in", "end"])
        #expect(await events("wrong") == [asked + " 0", asked + " 1", "head 401", "data out", "end"])
        #expect(await events(nil) == [asked + " 0", "error -999"])
        let (data, response) = try await URLSession.shared.data(from: server.url())
        #expect(data == Data("out".utf8) && status(response) == 401)
        #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "WWW-Authenticate") != nil)
    }

    @Test("a server that names no realm is its own: what is stored for it is sent")
    func storedCredential() async throws {
        let server = try LocalServer { request in
            guard request.headers["authorization"] != "Basic dXNlcjpzZWNyZXQ=" else { return .init(200, "in") }
            return .init(401, "out", headers: ["WWW-Authenticate": "Basic"])
        }
        defer { server.stop() }
        let host = try #require(server.url().host)
        let space = URLProtectionSpace(
            host: host, port: try #require(server.url().port), protocol: "http", realm: host,
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        let same = URLProtectionSpace(
            host: space.host, port: space.port, protocol: space.protocol, realm: space.realm,
            authenticationMethod: space.authenticationMethod)
        #expect(space == same && space.hash == same.hash)
        let credential = URLCredential(user: "user", password: "secret", persistence: .forSession)
        URLCredentialStorage.shared.setDefaultCredential(credential, for: space)
        #expect(try await URLSession.shared.data(from: server.url()).0 == Data("in".utf8))
    }

    @Test("the digest of RFC 7616 is answered, where Foundation on Linux ends the program")
    func digestChallenge() async throws {
        let server = try LocalServer { request in
            let answer = request.headers["authorization"] ?? ""
            guard answer.hasPrefix("Digest "), answer.contains("username=\"user\""), answer.contains("nonce=\"n1\"")
            else {
                return .init(
                    401, "out", headers: ["WWW-Authenticate": "Digest realm=\"here\", nonce=\"n1\", qop=\"auth\""])
            }
            return .init(200, "in")
        }
        defer { server.stop() }
        let watcher = Watcher(credential: URLCredential(user: "user", password: "secret", persistence: .none))
        _ = await watcher.run(watched(watcher).dataTask(with: server.url("/digest")))
        #expect(
            watcher.events == ["challenge NSURLAuthenticationMethodHTTPDigest here 0", "head 200", "data in", "end"])
    }

    // MARK: Downloads

    private static let film = Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    private static func rangeServer() throws -> LocalServer {
        try LocalServer { request in
            var headers = ["ETag": "\"film\"", "Accept-Ranges": "bytes"]
            guard let range = request.headers["range"], request.headers["if-range"] == "\"film\"",
                let start = Int(range.dropFirst("bytes=".count).dropLast())
            else {
                var response = LocalServer.Response(200, "", headers: headers)
                response.body = film
                response.silentAfter = 150_000
                return response
            }
            headers["Content-Range"] = "bytes \(start)-\(film.count - 1)/\(film.count)"
            var response = LocalServer.Response(206, "", headers: headers)
            response.body = Data(film.dropFirst(start))
            return response
        }
    }

    private final class Downloader: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
        // Sendable: every access is under the lock.
        private let lock = NSLock()
        private var written: Int64 = 0
        private var resumed: (Int64, Int64)?
        private var file = Data()
        private var moved: (@Sendable (Int64) -> Void)?
        private var ended: (@Sendable () -> Void)?

        var result: (file: Data, offset: Int64?, expected: Int64?) { lock.withLock { (file, resumed?.0, resumed?.1) } }
        func onProgress(_ body: @escaping @Sendable (Int64) -> Void) { lock.withLock { moved = body } }
        func onEnd(_ body: @escaping @Sendable () -> Void) { lock.withLock { ended = body } }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
            totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
        ) {
            lock.withLock { moved }?(totalBytesWritten)
        }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
            expectedTotalBytes: Int64
        ) {
            lock.withLock { resumed = (fileOffset, expectedTotalBytes) }
        }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            let data = (try? Data(contentsOf: location)) ?? Data()
            lock.withLock { file = data }
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            lock.withLock { ended }?()
        }
    }

    @Test("SV21: a cancelled download gives resume data, with which it goes on where it stopped")
    func resuming() async throws {
        let server = try Self.rangeServer()
        defer { server.stop() }
        let first = Downloader()
        let session = URLSession(configuration: .ephemeral, delegate: first, delegateQueue: nil)
        let task = session.downloadTask(with: server.url("/film"))
        await withCheckedContinuation { done in
            first.onProgress { if $0 == 150_000 { done.resume() } }
            task.resume()
        }
        let data = await withCheckedContinuation { done in task.cancel { done.resume(returning: $0) } }
        let resume = try #require(data)
        let second = Downloader()
        let next = URLSession(configuration: .ephemeral, delegate: second, delegateQueue: nil)
        await withCheckedContinuation { done in
            second.onEnd { done.resume() }
            next.downloadTask(withResumeData: resume).resume()
        }
        // Compared by hand: what differs of so many bytes would be worked out for minutes.
        let isWhole = second.result.file == Self.film
        #expect(isWhole && second.result.file.count == Self.film.count)
        #expect(second.result.offset == 150_000 && second.result.expected == 400_000)
        #expect(server.requests.last?.headers["range"] == "bytes=150000-")
    }

    @Test("SV21: what is no resume data makes a task that fails; a plain cancel is an error")
    func notResuming() async throws {
        let failed: (any Error)? = await withCheckedContinuation { done in
            URLSession.shared.downloadTask(withResumeData: Data("no".utf8)) { _, _, error in
                done.resume(returning: error)
            }
            .resume()
        }
        #expect(failed != nil)
        let server = try LocalServer { _ in .never }
        defer { server.stop() }
        let cancelled: (any Error)? = await withCheckedContinuation { done in
            let task = URLSession.shared.downloadTask(with: server.url()) { _, _, error in done.resume(returning: error)
            }
            task.resume()
            task.cancel()
        }
        #expect((cancelled as? URLError)?.code == .cancelled)
    }
}
