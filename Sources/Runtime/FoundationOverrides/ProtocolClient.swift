// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
@_weakLinked public import FoundationNetworking

extension URLProtocol {
    /// Takes the place of Foundation's: apps' protocols tell `ProtocolClient`, which tells Foundation's.
    @_silgen_name("$s20FoundationNetworking11URLProtocolC6clientAA0C6Client_pSgvg")
    public func __client() -> (any URLProtocolClient)? {
        guard let fields = ProtocolFields.shared, let client = fields.client(of: self) else { return nil }
        guard !RegisteredProtocols.isNative(type(of: self)), task != nil, !(client is ProtocolClient),
            // One that a test has given its protocol hears of it without us.
            String(describing: type(of: client)) == "_ProtocolClient"
        else { return client }
        let own = ProtocolClient(client, fields)
        self.client = own
        return own
    }
}

/// What Foundation on Linux leaves out for protocols that are not its own: redirects (it ends the program), data in several
/// pieces (handlers get the last one), downloads, and the cache. Errors reach the app as on iOS, where a load makes an
/// `NSError` of them: https://developer.apple.com/documentation/foundation/urlprotocolclient
// Any queue calls: what changes is under the lock, and Foundation's client is called from any queue too.
final class ProtocolClient: NSObject, URLProtocolClient, @unchecked Sendable {
    private struct Load {
        /// Of data tasks.
        var data = Data()
        /// Of downloads.
        var file: DownloadFile?
        var count = 0
        var pieces = 0
        var response: URLResponse?
        var policy = URLCache.StoragePolicy.notAllowed
        /// Redirected: what the protocol tells from now on is about nothing.
        var isOver = false
        var successor: URLProtocol?
        /// The download that the task has become.
        var heir: ContinuedDownload?
        /// The delegate is asked how to go on after the head: what comes meanwhile waits.
        var isAsking = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let client: any URLProtocolClient
    private let fields: ProtocolFields
    private let lock = NSLock()
    // Under the lock.
    private var load = Load()

    init(_ client: any URLProtocolClient, _ fields: ProtocolFields) {
        self.client = client
        self.fields = fields
    }

    private func locked<Result>(_ body: (inout Load) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&load) }
    }

    private var isOver: Bool { locked { $0.isOver } }

    func urlProtocol(
        _ loader: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        guard !isOver else { return }
        locked { ($0.response, $0.policy) = (response, policy) }
        guard let task = loader.task as? URLSessionDataTask, let session = task.__session,
            let delegate = task.delegate as? any URLSessionDataDelegate, fields.tellsDelegate(of: task, in: session)
        else { return client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: policy) }
        fields.setResponse(response, of: task)
        locked { $0.isAsking = true }
        let source = ContinuedDownload.Source(loader: loader, client: self, response: response)
        session.delegateQueue.addOperation { [self] in
            delegate.urlSession(session, dataTask: task, didReceive: response) { disposition in
                switch disposition {
                case .becomeDownload:
                    // Making a task waits for the session's queue.
                    DispatchQueue.global().async { Self.makeDownload(of: task, from: source) }
                default: self.fields.queue(of: session).async { self.goOn(task, disposition) }
                }
            }
        }
    }

    // MARK: How to go on after a head

    /// What waits, and no longer does.
    private func takeWaiting(isStillAsking: Bool = false) -> [@Sendable () -> Void] {
        locked { load in
            defer { (load.isAsking, load.waiting) = (isStillAsking, []) }
            return load.waiting
        }
    }

    /// What comes from now on is the download's.
    func goOn(as heir: ContinuedDownload) {
        locked { $0.heir = heir }
        for event in takeWaiting() { event() }
    }

    private func goOn(_ task: URLSessionDataTask, _ disposition: URLSession.ResponseDisposition) {
        // What is not wanted waits for ever.
        let waiting = takeWaiting(isStillAsking: disposition == .cancel)
        switch disposition {
        // Cancelling waits for this queue.
        case .cancel: return DispatchQueue.global().async { task.cancel() }
        case .allow, .becomeDownload: break
        case .becomeStream: Unsupported.report("URLSession.ResponseDisposition.becomeStream: the task stays what it is")
        @unknown default: break
        }
        for event in waiting { event() }
    }

    /// - Returns: whether the event has to wait for the delegate's word.
    private func waits(_ loader: URLProtocol, _ event: @escaping @Sendable (URLProtocol) -> Void) -> Bool {
        nonisolated(unsafe) let loader = loader
        return locked { load in
            if load.isAsking { load.waiting.append { event(loader) } }
            return load.isAsking
        }
    }

    func urlProtocol(_ loader: URLProtocol, didLoad data: Data) {
        guard !isOver, !waits(loader, { self.urlProtocol($0, didLoad: data) }) else { return }
        if let heir = locked({ $0.heir }) { return heir.client?.urlProtocol(heir, didLoad: data) ?? () }
        if let download = loader.task as? URLSessionDownloadTask { return write(data, of: download, loader) }
        locked { load in
            load.data += data
            load.count += data.count
            load.pieces += 1
        }
        client.urlProtocol(loader, didLoad: data)
    }

    private func write(_ data: Data, of download: URLSessionDownloadTask, _ loader: URLProtocol) {
        do {
            let count = try locked { load in
                try Self.file(of: &load).write(data)
                load.count += data.count
                return load.count
            }
            fields.addReceived(Int64(data.count), of: download)
            tellProgress(of: download, data.count, count)
        } catch {
            locked { $0.isOver = true }
            loader.stopLoading()
            client.urlProtocol(loader, didFailWithError: URLError(.cannotWriteToFile))
        }
    }

    private static func file(of load: inout Load) throws -> DownloadFile {
        let file = try load.file ?? DownloadFile()
        load.file = file
        return file
    }

    private func tellProgress(of download: URLSessionDownloadTask, _ written: Int, _ count: Int) {
        guard let session = download.__session, let delegate = session.delegate as? URLSessionDownloadDelegate else {
            return
        }
        let expected = locked { $0.response?.expectedContentLength ?? -1 }
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session, downloadTask: download, didWriteData: Int64(written), totalBytesWritten: Int64(count),
                totalBytesExpectedToWrite: expected)
        }
    }

    func urlProtocolDidFinishLoading(_ loader: URLProtocol) {
        guard !isOver, !waits(loader, { self.urlProtocolDidFinishLoading($0) }) else { return }
        if let heir = locked({ $0.heir }) { return heir.client?.urlProtocolDidFinishLoading(heir) ?? () }
        tellMetrics(of: loader)
        pass(endOf: loader)
        (loader as? BackgroundProtocol)?.isTold()
    }

    /// Those that came with Foundation or are ours tell theirs by themselves, if any.
    private func tellMetrics(of loader: URLProtocol) {
        guard !(loader is any FileLoader), let task = loader.task, let session = task.__session else { return }
        let course = HTTPCourse.of(task)
        let (response, count) = locked { ($0.response, $0.count) }
        course.update { step in
            step.response = response
            step.received = Int64(count)
        }
        course.tell(of: task, in: session, redirects: course.redirects)
    }

    private func pass(endOf loader: URLProtocol) {
        let (data, pieces) = locked { ($0.data, $0.pieces) }
        guard let task = loader.task, let session = task.__session else {
            return client.urlProtocolDidFinishLoading(loader)
        }
        // Some write into their file as they go.
        if task is URLSessionDownloadTask, !(loader is any FileLoader) { return finish(loader, in: session) }
        if pieces > 1 { fields.set("responseData", data, of: loader) }
        if let dataTask = task as? URLSessionDataTask { cache(data, of: dataTask, in: session) }
        guard loader is any FileLoader, let refusal = task.response as? HTTPURLResponse, refusal.statusCode == 401,
            let plain = refusal.without("WWW-Authenticate")
        else { return client.urlProtocolDidFinishLoading(loader) }
        // Foundation's client would ask once more who is there. Nobody is told before the header is back.
        let wasSuspended = session.delegateQueue.isSuspended
        session.delegateQueue.isSuspended = true
        fields.setResponse(plain, of: task)
        fields.callsLater(task)
        client.urlProtocolDidFinishLoading(loader)
        fields.setResponse(refusal, of: task)
        session.delegateQueue.isSuspended = wasSuspended
    }

    /// The file is there until the app has been told, as on iOS.
    private func finish(_ loader: URLProtocol, in session: URLSession) {
        let place: URL
        do {
            let file = try locked { try Self.file(of: &$0) }
            try file.close()
            place = file.place
        } catch {
            return client.urlProtocol(loader, didFailWithError: URLError(.cannotCreateFile))
        }
        fields.set("temporaryFileURL", place, of: loader)
        client.urlProtocolDidFinishLoading(loader)
        // It may have been moved away by now.
        session.delegateQueue.addOperation { unlink(place.path) }
    }

    private func cache(_ data: Data, of task: URLSessionDataTask, in session: URLSession) {
        let (response, policy) = locked { ($0.response, $0.policy) }
        guard policy != .notAllowed, let cache = session.configuration.urlCache, let response,
            let request = task.currentRequest, (request.httpMethod ?? "GET") == "GET", isGood(response)
        else { return }
        let kept = CachedURLResponse.storedNow(response, data, policy)
        guard let delegate = session.delegate as? URLSessionDataDelegate else {
            return cache.storeCachedResponse(kept, for: task)
        }
        session.delegateQueue.addOperation {
            delegate.urlSession(session, dataTask: task, willCacheResponse: kept) { chosen in
                if let chosen { cache.storeCachedResponse(chosen, for: task) }
            }
        }
    }

    /// A protocol that allows it is believed, unless the answer itself forbids it.
    private func isGood(_ response: URLResponse) -> Bool {
        guard let response = response as? HTTPURLResponse, response.statusCode == 200 else { return false }
        return response.value(forHTTPHeaderField: "Cache-Control")?.lowercased().contains("no-store") != true
    }

    func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) {
        let isCancelled = (error as? URLError)?.code == .cancelled
        if !isCancelled, waits(loader, { self.urlProtocol($0, didFailWithError: error) }) { return }
        let (isOver, successor, heir) = locked { ($0.isOver, $0.successor, $0.heir) }
        if let heir { return heir.client?.urlProtocol(heir, didFailWithError: error) ?? () }
        guard isOver else {
            tellMetrics(of: loader)
            client.urlProtocol(loader, didFailWithError: Self.bridged(error, loader))
            (loader as? BackgroundProtocol)?.isTold()
            return
        }
        // The task tells the first of its protocols that it is cancelled.
        guard (error as? URLError)?.code == .cancelled, let successor, loader.task?.state == .canceling else { return }
        successor.stopLoading()
        successor.client?.urlProtocol(successor, didFailWithError: error)
    }

    /// A load's error is a copy that knows the address; the app's own Swift type is not in it.
    private static func bridged(_ error: any Error, _ loader: URLProtocol) -> any Error {
        guard type(of: error) as Any.Type == NSError.self || !isFoundations(error) else { return error }
        let plain = error as NSError
        var information = plain.userInfo
        if let address = loader.request.url, information[NSURLErrorFailingURLErrorKey] == nil {
            information[NSURLErrorFailingURLErrorKey] = address
            information["NSErrorFailingURLStringKey"] = address.absoluteString
        }
        return NSError(domain: plain.domain, code: plain.code, userInfo: information)
    }

    /// `URLError`, `CocoaError`, `POSIXError` and subclasses of NSError.
    private static func isFoundations(_ error: any Error) -> Bool {
        type(of: error) is NSError.Type || error is URLError || error is CocoaError || error is POSIXError
    }

    func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        if !isOver { client.urlProtocol(loader, cachedResponseIsValid: cachedResponse) }
    }

    func urlProtocol(_ loader: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        if !isOver { client.urlProtocol(loader, didReceive: challenge) }
    }

    func urlProtocol(_ loader: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        if !isOver { client.urlProtocol(loader, didCancel: challenge) }
    }

    // MARK: Redirects

    func urlProtocol(_ loader: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
        let wasOver = locked { load in
            defer { load.isOver = true }
            return load.isOver
        }
        guard !wasOver, let task = loader.task, let session = task.__session else { return }
        guard let response = redirectResponse as? HTTPURLResponse,
            let delegate = session.delegate as? URLSessionTaskDelegate
        else { return follow(request, of: task, in: session, after: loader) }
        nonisolated(unsafe) let loader = loader
        session.delegateQueue.addOperation {
            delegate.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: request) {
                chosen in
                guard let chosen else { return self.stay(loader, response) }
                self.follow(chosen, of: task, in: session, after: loader)
            }
        }
    }

    /// The delegate does not want it: the redirect itself is the answer.
    private func stay(_ loader: URLProtocol, _ response: HTTPURLResponse) {
        client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
        if let task = loader.task, let session = task.__session {
            let redirects = (loader as? HTTPProtocol)?.redirects ?? 0
            HTTPCourse.of(task).tell(of: task, in: session, redirects: redirects)
        }
        client.urlProtocolDidFinishLoading(loader)
    }

    private func follow(
        _ request: URLRequest, of task: URLSessionTask, in session: URLSession, after loader: URLProtocol
    ) {
        fields.setRequest(request, of: task)
        let count = ((loader as? HTTPProtocol)?.redirects ?? 0) + 1
        fields.queue(of: session).async { [self] in
            guard task.state != .canceling, task.state != .completed, let type = task.__protocolClass() else { return }
            let next = type.init(task: task, cachedResponse: nil, client: nil)
            fields.setRequest(request, of: next)
            (next as? HTTPProtocol)?.redirects = count
            locked { $0.successor = next }
            next.startLoading()
        }
    }
}
