// SPDX-License-Identifier: MIT
import CTransfers
import FoundationCompat
@_weakLinked import FoundationNetworking
import Synchronization
import TouchstoneDevice

/// Downloads, and uploads of files, of background sessions: the device's service does the work, and this tells of it. As on
/// iOS, protocols of the app's own are not asked, and redirects are followed without a word.
final class BackgroundProtocol: URLProtocol, FileLoader {
    private(set) var load: BackgroundLoad?

    /// Whether a task goes on without the app.
    static func takes(_ task: URLSessionTask, with request: URLRequest) -> Bool {
        guard let session = task.__session, BackgroundSession.of(session) != nil, HTTPProtocol.canInit(with: request)
        else { return false }
        return task is URLSessionDownloadTask || task is URLSessionUploadTask && task.__bodyFile != nil
    }

    override class func canInit(with request: URLRequest) -> Bool { HTTPProtocol.canInit(with: request) }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        if let load { return load.pause(false) }
        guard let fields = ProtocolFields.shared, let new = BackgroundLoad(self, fields) else { return }
        load = new
        new.start()
    }

    override func stopLoading() {
        if task?.state == .suspended { load?.pause(true) } else { load?.stop() }
    }

    /// Foundation has been told of the end: the two know each other no longer.
    func isTold() {
        load?.isTold()
        load = nil
    }
}

/// Loaders whose content lies in a file when they are done.
protocol FileLoader: URLProtocol {}

/// What a background transfer has come to, told to its task's delegate.
final class BackgroundLoad: @unchecked Sendable {
    // Sendable because the session's queue alone uses what changes.
    private let loader: BackgroundProtocol
    private let task: URLSessionTask
    private let session: URLSession
    private let background: BackgroundSession
    private let fields: ProtocolFields
    private let queue: DispatchQueue
    private let course: HTTPCourse
    private var job: TransferJob?
    private var watch: FolderWatch?
    private var hold: TransferHold?
    private var told = TransferJob.State()
    private var isOver = false

    /// nil: a task that has no session any more.
    init?(_ loader: BackgroundProtocol, _ fields: ProtocolFields) {
        guard let task = loader.task, let session = task.__session, let background = BackgroundSession.of(session)
        else { return nil }
        (self.loader, self.task, self.session, self.background) = (loader, task, session, background)
        self.fields = fields
        queue = fields.queue(of: session)
        course = HTTPCourse.of(task)
    }

    private struct Entry { weak var load: BackgroundLoad? }
    private static let live = Mutex<[ObjectIdentifier: Entry]>([:])

    static func current(of task: URLSessionTask) -> BackgroundLoad? {
        live.withLock { $0[ObjectIdentifier(task)]?.load }.flatMap { $0.task === task ? $0 : nil }
    }

    func start() {
        Self.live.withLock { $0[ObjectIdentifier(task)] = Entry(load: self) }
        course.begin(loader.request)
        if let known = background.job(of: task) { return follow(known) }
        guard let url = loader.request.url, TransportSecurity.ofApp.allows(url) else {
            return fail(
                URLError(.appTransportSecurityRequiresSecureConnection, userInfo: TransportSecurity.refused.userInfo))
        }
        do {
            let job = try makeJob(for: url)
            background.add(job)
            follow(job)
        } catch {
            fail(HTTPFailures.error(.cannotCreateFile, for: loader.request))
        }
        if !BackgroundTransfers.startService() {
            fail(HTTPFailures.error(.backgroundSessionWasDisconnected, for: loader.request))
        }
    }

    private func makeJob(for url: URL) throws -> TransferJob {
        let (request, configuration) = (loader.request, session.configuration)
        let resume = task is URLSessionDownloadTask ? ResumeData(of: request) : nil
        let content = task.__bodyFile == nil ? request.httpBody : nil
        let headers = HTTPRequestHeaders(request, configuration, conditions: [:])
        let order = TransferJob.Order(
            session: configuration.identifier ?? "", number: task.taskIdentifier,
            isUpload: task is URLSessionUploadTask,
            url: url, method: request.httpMethod ?? "GET", headers: request.allHTTPHeaderFields ?? [:],
            lines: headers.lines(hasBody: content != nil || task.__bodyFile != nil), body: task.__bodyFile?.path,
            proxy: configuration.proxy(for: url), decodes: !headers.names.contains("accept-encoding"),
            resumed: resume?.count ?? 0, description: task.taskDescription,
            launches: configuration.sessionSendsLaunchEvents, isDiscretionary: configuration.isDiscretionary,
            allowsCellular: configuration.allowsCellularAccess && request.allowsCellularAccess,
            earliest: task.__beginning?.timeIntervalSince1970,
            limit: Date().timeIntervalSince1970 + configuration.timeoutIntervalForResource)
        return try TransferJob(order, content: content, resumed: resume?.file)
    }

    private func follow(_ job: TransferJob) {
        self.job = job
        hold = TransferHold()
        watch = FolderWatch(folder: job.folder) { [weak self] in
            guard let self else { return }
            queue.async { self.look() }
        }
        look()
    }

    // MARK: News

    private func look() {
        guard !isOver, let job else { return }
        let state = job.state
        hold?.renew()
        tellProgress(to: state)
        told = state
        switch state.phase {
        case .waiting, .running: break
        case .done: finish(state, job)
        case .failed:
            let code = state.error.flatMap { URLError.Code(rawValue: $0) } ?? .unknown
            fail(HTTPFailures.error(code, for: loader.request, reason: state.reason))
        }
    }

    private func tellProgress(to state: TransferJob.State) {
        let (received, sent) = (state.received - told.received, state.sent - told.sent)
        if received > 0 {
            fields.setExpected(received: state.expected, of: task)
            fields.addReceived(received, of: task)
            course.update { $0.received = state.received }
            tell(URLSessionDownloadDelegate.self, URLSessionDownloadTask.self) { session, task, delegate in
                delegate.urlSession(
                    session, downloadTask: task, didWriteData: received, totalBytesWritten: state.received,
                    totalBytesExpectedToWrite: state.expected)
            }
        }
        guard sent > 0 else { return }
        fields.setExpected(sent: state.expectedSent, of: task)
        fields.addSent(sent, of: task)
        course.update { $0.sent = state.sent }
        tell(URLSessionTaskDelegate.self, URLSessionTask.self) { session, task, delegate in
            delegate.urlSession(
                session, task: task, didSendBodyData: sent, totalBytesSent: state.sent,
                totalBytesExpectedToSend: state.expectedSent)
        }
    }

    private func tell<Delegate, Kind: URLSessionTask>(
        _ type: Delegate.Type, _ kind: Kind.Type, _ news: @escaping @Sendable (URLSession, Kind, Delegate) -> Void
    ) {
        guard let task = task as? Kind, let delegate = task.delegate as? Delegate else { return }
        nonisolated(unsafe) let receiver = delegate
        session.delegateQueue.addOperation { [session] in news(session, task, receiver) }
    }

    // MARK: The end

    private func finish(_ state: TransferJob.State, _ job: TransferJob) {
        over()
        let response = HTTPURLResponse(
            url: state.url ?? job.order.url, statusCode: state.status ?? 200, httpVersion: "HTTP/1.1",
            headerFields: state.headers)
        guard let response else { return fail(HTTPFailures.error(.badServerResponse, for: loader.request)) }
        course.update { $0.response = response }
        course.tell(of: task, in: session, redirects: 0)
        loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
        if task is URLSessionDownloadTask {
            fields.set("temporaryFileURL", job.data, of: loader)
        } else if let content = FileManager.default.contents(atPath: job.data.path), !content.isEmpty {
            loader.client?.urlProtocol(loader, didLoad: content)
        }
        loader.client?.urlProtocolDidFinishLoading(loader)
    }

    private func fail(_ error: any Error) {
        over()
        fields.setError(error, of: task)
        course.tell(of: task, in: session, redirects: 0)
        loader.client?.urlProtocol(loader, didFailWithError: error)
    }

    /// Foundation has been told of the end.
    func isTold() {
        if let job { background.told(job, in: session) }
    }

    /// The task is cancelled: its own words tell so.
    func stop() {
        guard !isOver else { return }
        over()
        job?.remove()
        course.tell(of: task, in: session, redirects: 0)
    }

    private func over() {
        isOver = true
        _ = Self.live.withLock { $0.removeValue(forKey: ObjectIdentifier(task)) }
        (watch, hold) = (nil, nil)
    }

    func pause(_ isPaused: Bool) { job?.pause(isPaused) }

    // MARK: Going on later

    /// Ends it; the part that is there becomes the task's own.
    /// - Parameter handler: on the delegate's queue; nil: nothing can be resumed.
    func stopForResuming(_ handler: @escaping @Sendable (Data?) -> Void) {
        queue.async { [self] in
            let data = isOver ? nil : resumeData()
            session.delegateQueue.addOperation { handler(data) }
            // Cancelling waits for this queue.
            guard let data else { return DispatchQueue.global().async { self.task.cancel() } }
            fail(URLError(.cancelled, userInfo: [URLSessionDownloadTaskResumeData: data]))
        }
    }

    private func resumeData() -> Data? {
        guard let job, let headers = job.state.headers, job.state.received > 0 else { return nil }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
        guard let resume = ResumeData(headers, job.state.received, of: job.order, in: file) else { return nil }
        // What is not there cannot be resumed. The service may write on for a moment: more than counts is cut off.
        guard (try? FileManager.default.moveItem(at: job.data, to: file)) != nil else { return nil }
        return resume.encoded
    }
}

extension ResumeData {
    /// nil: the server has not said what a resumed load would need.
    fileprivate init?(_ fields: [String: String], _ count: Int64, of order: TransferJob.Order, in file: URL) {
        func value(_ name: String) -> String? { fields.first { $0.key.lowercased() == name }?.value }
        guard value("accept-ranges")?.lowercased() != "none", let validator = value("etag") ?? value("last-modified")
        else { return nil }
        let headers = order.headers.filter { !["range", "if-range", "cookie"].contains($0.key.lowercased()) }
        self.init(url: order.url, headers: headers, validator: validator, count: count, file: file)
    }
}

extension URLSessionTask {
    /// The file that an upload was made with.
    var __bodyFile: URL? {
        guard let known = __field("knownBody"), let choice = Mirror(reflecting: known).children.first?.value else {
            return nil
        }
        return Mirror(reflecting: choice).children.first?.value as? URL
    }

    /// `earliestBeginDate`, which Foundation marks as without effect.
    var __beginning: Date? { __field("earliestBeginDate") as? Date }
}
