// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
@_weakLinked import FoundationNetworking
import Synchronization

/// What a task has been through, over redirects and challenges, until its delegate is told: a note for each request.
final class HTTPCourse: @unchecked Sendable {
    // Sendable because the session's queue alone uses it.
    struct Step {
        let request: URLRequest
        /// By the app's clock.
        let start: Date
        var response: URLResponse?
        /// nil: the answer came from the cache, or there was none.
        var figures: TransferFigures?
        var isFromCache = false
        /// A protocol of the app's own has the answer, which iOS knows nothing of.
        var isOwn = false
        /// Bytes of the answer's body as the app got them.
        var received: Int64 = 0
        var sent: Int64 = 0
    }
    private let start = Date()
    private(set) var steps: [Step] = []
    /// A step for each request: those after the first were redirects, where no challenge came between.
    var redirects: Int { max(0, steps.count - 1) }

    func begin(_ request: URLRequest, isOwn: Bool = false) {
        steps.append(Step(request: request, start: Date(), isOwn: isOwn))
    }

    /// Of the request that is under way; does nothing before there is one.
    func update(_ change: (inout Step) -> Void) {
        guard !steps.isEmpty else { return }
        change(&steps[steps.count - 1])
    }

    /// Before the delegate hears of the task's end, which it may have heard of already: then nothing is told.
    /// - Parameter redirects: that were followed.
    func tell(of task: URLSessionTask, in session: URLSession, redirects: Int) {
        Self.end(of: task)
        guard task.state != .completed, let delegate = task.delegate,
            let metrics = MetricsFields.shared?.metrics(of: steps, from: start, to: Date(), redirects: redirects)
        else { return }
        session.delegateQueue.addOperation { delegate.urlSession(session, task: task, didFinishCollecting: metrics) }
    }

    // MARK: By task

    private struct Entry {
        weak var task: URLSessionTask?
        let course: HTTPCourse
    }
    private static let courses = Mutex<[ObjectIdentifier: Entry]>([:])

    /// One for all loads of a task, until it is told. Those of tasks that are gone go, too.
    static func of(_ task: URLSessionTask) -> HTTPCourse {
        courses.withLock { courses in
            if let entry = courses[ObjectIdentifier(task)], entry.task === task { return entry.course }
            courses = courses.filter { $0.value.task != nil }
            let course = HTTPCourse()
            courses[ObjectIdentifier(task)] = Entry(task: task, course: course)
            return course
        }
    }

    private static func end(of task: URLSessionTask) { courses.withLock { $0[ObjectIdentifier(task)] = nil } }
}

/// What libcurl has measured of one request. Seconds are the machine's, from the request's beginning; 0: there was no such
/// step.
struct TransferFigures: Sendable {
    let lookedUp, connected, secured, sent, answered, ended: Double
    let isNewConnection: Bool
    /// As `URLSessionTaskTransactionMetrics` spells it.
    let version: String?
    let address, port, localAddress, localPort: String?
    let headSent, headReceived, bodySent, bodyReceived: Int64

    init(_ figures: ts_transfer_figures) {
        (lookedUp, connected, secured) = (figures.lookedUp, figures.connected, figures.secured)
        (sent, answered, ended) = (figures.sent, figures.answered, figures.ended)
        isNewConnection = figures.newConnections > 0
        version = [1: "http/1.0", 2: "http/1.1", 3: "h2"][figures.version]
        address = Self.text(figures.address)
        localAddress = Self.text(figures.localAddress)
        port = figures.port > 0 ? String(figures.port) : nil
        localPort = figures.localPort > 0 ? String(figures.localPort) : nil
        (headSent, headReceived) = (figures.headSent, figures.headReceived)
        (bodySent, bodyReceived) = (figures.bodySent, figures.bodyReceived)
    }

    /// Of a C array, up to its zero byte; nil where it is empty.
    private static func text<Array>(_ characters: Array) -> String? {
        withUnsafeBytes(of: characters) { bytes in
            let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            return text.isEmpty ? nil : text
        }
    }
}
