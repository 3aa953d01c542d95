// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking
import TouchstoneDevice

/// The load of one address: from the cache, or by one transfer, or by several where a server asks who is there.
final class HTTPExchange: @unchecked Sendable {
    // Sendable because the session's queue alone uses it, but for what `live` guards.
    let loader: HTTPProtocol
    let task: URLSessionTask
    let session: URLSession
    let fields: ProtocolFields
    let request: URLRequest
    let queue: DispatchQueue

    var transfer: HTTPTransfer?
    /// The answer whose body is told.
    var response: HTTPURLResponse?
    /// What a redirect or a challenge says beside its head.
    private var unspoken = Data()
    private var isSpoken = false
    private var hold: TransferHold?
    private var clock: HTTPClock?
    private var isSuspended = false
    private var waiting: [@Sendable (HTTPExchange) -> Void] = []
    private(set) var isOver = false
    var challenges = HTTPChallengeState()
    var download: HTTPDownload?
    private(set) lazy var course = HTTPCourse.of(task)
    /// When all of the load has to be done, however long it waits.
    private lazy var limit = Date() + min(session.configuration.timeoutIntervalForResource, 365 * 86_400)
    private lazy var body = request.allowsBody ? request.httpBody.map(HTTPBody.init) ?? task.__body : nil

    /// nil: a task that has no session any more.
    init?(_ loader: HTTPProtocol, _ fields: ProtocolFields) {
        guard let task = loader.task, let session = task.__session else { return nil }
        (self.loader, self.task, self.session, self.fields) = (loader, task, session, fields)
        request = loader.request
        queue = fields.queue(of: session)
    }

    // MARK: The course of a load

    func start() {
        guard let url = request.url, url.host?.isEmpty == false else { return fail(.badURL) }
        guard TransportSecurity.ofApp.allows(url) else {
            var information = TransportSecurity.refused.userInfo
            information.merge(HTTPFailures.place(of: request)) { own, _ in own }
            return fail(URLError(.appTransportSecurityRequiresSecureConnection, userInfo: information))
        }
        guard !request.hasForbiddenBody else { return fail(.dataLengthExceedsMaximum) }
        Self.live.withLock { $0[ObjectIdentifier(task)] = self }
        course.begin(request)
        switch cacheDecision {
        case .answer(let kept): answer(with: kept)
        case .refuse: fail(.resourceUnavailable)
        case .ask(let conditions): ask(conditions)
        }
    }

    func ask(_ conditions: [String: String]) {
        guard hasNetwork else {
            guard session.configuration.waitsForConnectivity else { return fail(.notConnectedToInternet) }
            return awaitNetwork(for: conditions)
        }
        if task is URLSessionDownloadTask { download = HTTPDownload(resuming: request) }
        challenges.conditions = conditions
        hold = TransferHold()
        startClock(pause: timeout)
        guard task.__needsBodyStream, let delegate = task.delegate else { return send() }
        session.delegateQueue.addOperation { [self] in
            delegate.urlSession(session, task: task) { stream in
                let body = stream.map(HTTPBody.init)
                self.later { $0.send(body) }
            }
        }
    }

    /// Begins a transfer: the first, or another one with a credential.
    func send(_ stream: HTTPBody? = nil) {
        guard !isOver else { return }
        if let stream { body = stream }
        if let body, !body.rewind(to: 0) { return fail(.requestBodyStreamExhausted) }
        (response, isSpoken, unspoken) = (nil, false, Data())
        if let length = body?.length { fields.setExpected(sent: Int64(length), of: task) }
        let events = HTTPTransfer.Events(
            head: { [weak self] head in self?.later { $0.took(head) } },
            body: { [weak self] data in self?.later { $0.took(data) } },
            sent: { [weak self] count in self?.later { $0.sent(count) } },
            ended: { [weak self] code, osError, figures in
                self?.later { exchange in
                    exchange.course.update { $0.figures = figures }
                    exchange.ended(code, osError)
                }
            })
        guard let transfer = HTTPTransfer(plan(), events) else { return fail(.cannotConnectToHost) }
        self.transfer = transfer
        if judgesServer { transfer.performAlone() } else { TransferThread.shared.start(transfer) }
    }

    private func plan() -> HTTPTransfer.Plan {
        let headers = HTTPRequestHeaders(request, session.configuration, conditions: challenges.conditions)
        var plan = HTTPTransfer.Plan(
            request: request, headers: headers.lines(hasBody: body != nil), body: body,
            decodes: !headers.names.contains("accept-encoding"))
        plan.credential = challenges.credential
        plan.authentication = challenges.method?.number ?? 0
        plan.proxy = session.configuration.proxy(for: request.url)
        if judgesServer { plan.judge = { [weak self] in self?.judge($0) ?? false } }
        return plan
    }

    /// Whoever has a delegate may want to judge servers' certificates by itself.
    private var judgesServer: Bool { session.delegate != nil && request.url?.scheme?.lowercased() == "https" }

    private func took(_ head: HTTPURLResponse) {
        renew()
        response = head
        course.update { $0.response = head }
        HTTPRequestHeaders.keepCookies(of: head, for: request, session.configuration)
        guard head.statusCode != 304 || challenges.conditions.isEmpty, !isRedirect(head), !isChallenge(head) else {
            return
        }
        speak(head)
    }

    private func speak(_ head: HTTPURLResponse) {
        isSpoken = true
        if let download { return download.begin(head, self) }
        fields.setExpected(received: head.expectedContentLength, of: task)
        loader.client?.urlProtocol(loader, didReceive: head, cacheStoragePolicy: storagePolicy(for: head))
    }

    private func took(_ data: Data) {
        renew()
        guard isSpoken else {
            unspoken += data
            return
        }
        course.update { $0.received += Int64(data.count) }
        if let download { return download.take(data, self) }
        fields.addReceived(Int64(data.count), of: task)
        loader.client?.urlProtocol(loader, didLoad: data)
    }

    private func sent(_ count: Int) {
        renew()
        fields.addSent(Int64(count), of: task)
        course.update { $0.sent += Int64(count) }
        guard let delegate = task.delegate, session.__tellsDelegate(of: task) else { return }
        let (all, expected) = (task.countOfBytesSent, task.countOfBytesExpectedToSend)
        session.delegateQueue.addOperation { [session, task] in
            delegate.urlSession(
                session, task: task, didSendBodyData: Int64(count), totalBytesSent: all,
                totalBytesExpectedToSend: expected)
        }
    }

    private func ended(_ code: Int32, _ osError: Int) {
        guard code == 0, let response else {
            return fail(challenges.failure ?? HTTPFailures.error(code, osError: osError, for: request))
        }
        if isSpoken { return finish() }
        if response.statusCode == 304, let kept = loader.cachedResponse { return confirm(kept, by: response) }
        if isRedirect(response) { return redirect(response) }
        challenge(response)
    }

    /// The answer as it is: there is no more to be done about it.
    func speakAndFinish() {
        guard let response else { return fail(.badServerResponse) }
        speak(response)
        if !unspoken.isEmpty { took(unspoken) }
        finish()
    }

    // MARK: Its end

    func finish() {
        guard !isOver else { return }
        over()
        tellMetrics()
        if let download { return download.finish(self) }
        loader.client?.urlProtocolDidFinishLoading(loader)
    }

    func fail(_ code: URLError.Code) { fail(HTTPFailures.error(code, for: request)) }

    func fail(_ error: any Error) {
        guard !isOver else { return }
        over()
        var error = error
        if let download, let failure = error as? URLError { error = download.adding(to: failure, self) }
        fields.setError(error, of: task)
        tellMetrics()
        loader.client?.urlProtocol(loader, didFailWithError: error)
    }

    private func tellMetrics() { course.tell(of: task, in: session, redirects: loader.redirects) }

    /// The task's own words tell that it is.
    func cancel() {
        guard !isOver else { return }
        over()
        tellMetrics()
    }

    /// Another loader goes on with the task.
    func stop() { over() }

    private func over() {
        isOver = true
        if let transfer { TransferThread.shared.stop(transfer) }
        transfer?.stop()
        hold?.release()
        clock?.stop()
        (transfer, hold, clock, waiting) = (nil, nil, nil, [])
        loader.ended()
        Self.live.withLock { if $0[ObjectIdentifier(task)] === self { $0[ObjectIdentifier(task)] = nil } }
    }

    // MARK: Waiting

    func suspend() {
        isSuspended = true
        clock?.stop()
        hold?.release()
    }

    func resume() {
        guard isSuspended, !isOver else { return }
        isSuspended = false
        hold = TransferHold()
        clock?.start()
        let events = waiting
        waiting = []
        for event in events { event(self) }
    }

    /// On the session's queue, in order; when the task is suspended, once it goes on.
    func later(_ event: @escaping @Sendable (HTTPExchange) -> Void) {
        queue.async { [self] in
            guard !isOver else { return }
            if isSuspended { waiting.append(event) } else { event(self) }
        }
    }

    /// - Parameter pause: seconds between two pieces of news.
    func startClock(pause: TimeInterval) {
        clock?.stop()
        clock = HTTPClock(self, pause: pause, limit: limit)
    }

    private func renew() {
        hold?.renew()
        clock?.renew()
    }

    /// The load that a task is at.
    static func current(of task: URLSessionTask) -> HTTPExchange? { live.withLock { $0[ObjectIdentifier(task)] } }
    private static let live = ExchangeTable()
}

/// Loads by their tasks.
private final class ExchangeTable: @unchecked Sendable {
    // Under the lock.
    private let lock = NSLock()
    private var table: [ObjectIdentifier: HTTPExchange] = [:]
    func withLock<Result>(_ body: (inout [ObjectIdentifier: HTTPExchange]) -> Result) -> Result {
        lock.withLock { body(&table) }
    }
}

extension URLRequest {
    /// A redirect may have made a GET of what had one.
    fileprivate var allowsBody: Bool { !["GET", "HEAD"].contains(httpMethod ?? "GET") }

    /// iOS refuses a GET with a body.
    fileprivate var hasForbiddenBody: Bool {
        (httpMethod ?? "GET") == "GET" && (httpBody?.isEmpty == false || httpBodyStream != nil)
    }
}

extension HTTPURLResponse {
    func without(_ name: String) -> HTTPURLResponse? {
        changed(fields.filter { $0.key.lowercased() != name.lowercased() })
    }

    /// - Parameter new: fields that take the place of those of the same names, in any case.
    func with(_ new: [String: String]) -> HTTPURLResponse? {
        let names = Set(new.keys.map { $0.lowercased() })
        return changed(fields.filter { !names.contains($0.key.lowercased()) }.merging(new) { $1 })
    }

    private var fields: [String: String] {
        allHeaderFields.reduce(into: [:]) { $0["\($1.key)"] = "\($1.value)" }
    }

    private func changed(_ fields: [String: String]) -> HTTPURLResponse? {
        url.flatMap { HTTPURLResponse(url: $0, statusCode: statusCode, httpVersion: "HTTP/1.1", headerFields: fields) }
    }
}
