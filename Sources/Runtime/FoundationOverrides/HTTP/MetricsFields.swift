// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// Makes Foundation's metrics of tasks, whose fields it lets nobody else set and whose initialiser it keeps the name of alone.
struct MetricsFields: @unchecked Sendable {
    // Immutable: places of fields, and the address of a function.
    private let task, transaction: [String: Int]
    private let allocate: @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

    /// nil: Foundation is another than the one whose fields are known here.
    static let shared = MetricsFields()

    private init?() {
        task = fieldOffsets(of: URLSessionTaskMetrics.self)
        transaction = fieldOffsets(of: URLSessionTaskTransactionMetrics.self)
        guard let allocate = dlsym(nil, "swift_allocObject"),
            Self.taskNames.allSatisfy(task.keys.contains), Set(transaction.keys) == Self.transactionNames
        else { return nil }
        self.allocate = unsafeBitCast(
            allocate, to: (@convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer).self)
    }

    private static let taskNames = ["transactionMetrics", "taskInterval", "redirectCount"]
    private static let dates = [
        "fetchStartDate", "domainLookupStartDate", "domainLookupEndDate", "connectStartDate", "connectEndDate",
        "secureConnectionStartDate", "secureConnectionEndDate", "requestStartDate", "requestEndDate",
        "responseStartDate", "responseEndDate",
    ]
    private static let counts = [
        "countOfRequestBodyBytesBeforeEncoding", "countOfRequestBodyBytesSent", "countOfRequestHeaderBytesSent",
        "countOfResponseBodyBytesAfterDecoding", "countOfResponseBodyBytesReceived",
        "countOfResponseHeaderBytesReceived",
    ]
    private static let texts = ["networkProtocolName", "remoteAddress", "remotePort", "localAddress", "localPort"]
    private static let flags = [
        "isCellular", "isExpensive", "isConstrained", "isProxyConnection", "isReusedConnection", "isMultipath",
    ]
    /// All of them: an object with a field that nobody has filled in would end the program when it goes.
    private static let transactionNames = Set(
        dates + counts + texts + flags + [
            "request", "response", "negotiatedTLSCipherSuite", "negotiatedTLSProtocolVersion", "resourceFetchType",
            "domainResolutionProtocol",
        ])

    func metrics(
        of steps: [HTTPCourse.Step], from start: Date, to end: Date, redirects: Int
    ) -> URLSessionTaskMetrics {
        let metrics = URLSessionTaskMetrics()
        set(metrics, task, "transactionMetrics", steps.map(transaction(of:)))
        set(metrics, task, "taskInterval", DateInterval(start: start, end: max(start, end)))
        set(metrics, task, "redirectCount", redirects)
        return metrics
    }

    private func transaction(of step: HTTPCourse.Step) -> URLSessionTaskTransactionMetrics {
        let made = empty(for: step.request)
        let known: URLSessionTaskMetrics.ResourceFetchType = step.isFromCache ? .localCache : .networkLoad
        let kind = step.isOwn ? .unknown : known
        set(made, transaction, "response", step.response)
        set(made, transaction, "resourceFetchType", kind)
        set(made, transaction, "fetchStartDate", Date?.some(step.start))
        set(made, transaction, "countOfResponseBodyBytesAfterDecoding", step.received)
        set(made, transaction, "countOfRequestBodyBytesBeforeEncoding", step.sent)
        if let figures = step.figures { fill(made, figures, since: step.start) }
        return made
    }

    /// What Foundation's own initialiser makes: nothing but the request.
    private func empty(for request: URLRequest) -> URLSessionTaskTransactionMetrics {
        let type = unsafeBitCast(URLSessionTaskTransactionMetrics.self as AnyClass, to: UnsafeRawPointer.self)
        // https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst#class-metadata, without Objective-C.
        let size = Int(type.load(fromByteOffset: 24, as: UInt32.self))
        let alignment = Int(type.load(fromByteOffset: 28, as: UInt16.self))
        let object = allocate(type, size, alignment)
        func start<Value>(_ name: String, _ value: Value) {
            guard let offset = transaction[name] else { return }
            (object + offset).assumingMemoryBound(to: Value.self).initialize(to: value)
        }
        start("request", request)
        start("response", URLResponse?.none)
        for name in Self.dates { start(name, Date?.none) }
        for name in Self.counts { start(name, Int64(0)) }
        for name in Self.texts { start(name, String?.none) }
        for name in Self.flags { start(name, false) }
        start("negotiatedTLSCipherSuite", tls_ciphersuite_t?.none)
        start("negotiatedTLSProtocolVersion", tls_protocol_version_t?.none)
        start("resourceFetchType", URLSessionTaskMetrics.ResourceFetchType.unknown)
        start("domainResolutionProtocol", URLSessionTaskMetrics.DomainResolutionProtocol.unknown)
        return Unmanaged<URLSessionTaskTransactionMetrics>.fromOpaque(object).takeRetainedValue()
    }

    private func fill(_ made: URLSessionTaskTransactionMetrics, _ figures: TransferFigures, since start: Date) {
        func date(_ name: String, _ seconds: Double) {
            set(made, transaction, name, seconds > 0 ? start + seconds : Date?.none)
        }
        if figures.isNewConnection {
            set(made, transaction, "domainLookupStartDate", Date?.some(start))
            date("domainLookupEndDate", figures.lookedUp)
            date("connectStartDate", figures.lookedUp)
            date("connectEndDate", max(figures.connected, figures.secured))
            if figures.secured > 0 {
                date("secureConnectionStartDate", figures.connected)
                date("secureConnectionEndDate", figures.secured)
            }
        }
        date("requestStartDate", figures.sent)
        // libcurl does not say when the last byte of a body has gone.
        date("requestEndDate", figures.bodySent > 0 ? figures.answered : figures.sent)
        date("responseStartDate", figures.answered)
        date("responseEndDate", figures.ended)
        set(made, transaction, "isReusedConnection", !figures.isNewConnection)
        for (name, text) in [
            ("networkProtocolName", figures.version), ("remoteAddress", figures.address),
            ("remotePort", figures.port), ("localAddress", figures.localAddress), ("localPort", figures.localPort),
        ] { set(made, transaction, name, text) }
        for (name, count) in [
            ("countOfRequestHeaderBytesSent", figures.headSent), ("countOfRequestBodyBytesSent", figures.bodySent),
            ("countOfResponseHeaderBytesReceived", figures.headReceived),
            ("countOfResponseBodyBytesReceived", figures.bodyReceived),
        ] { set(made, transaction, name, count) }
    }

    /// - Parameter value: of the field's own type, optional where that is.
    private func set<Value>(_ object: AnyObject, _ fields: [String: Int], _ name: String, _ value: Value) {
        guard let offset = fields[name] else { return }
        let place = Unmanaged.passUnretained(object).toOpaque() + offset
        place.assumingMemoryBound(to: Value.self).pointee = value
    }
}
