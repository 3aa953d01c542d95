// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
@_weakLinked import FoundationNetworking

/// One request and its answer. Tells its events on the thread that performs it.
final class HTTPTransfer: @unchecked Sendable {
    // Sendable because it is made on one thread and then used by the performing one alone.
    struct Plan {
        let request: URLRequest
        /// libcurl's form.
        let headers: [String]
        let body: HTTPBody?
        let decodes: Bool
        var credential: URLCredential?
        /// libcurl's number of a way to prove who one is.
        var authentication = 0
        var proxy: String?
        /// Whether a server may be spoken to, by its certificates; nil: by the system's.
        var judge: (@Sendable (ServerCertificates) -> Bool)?

        /// Of a stream whose length the app knows.
        var statedLength: Int? { request.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) } }
    }

    struct Events {
        let head: @Sendable (HTTPURLResponse) -> Void
        let body: @Sendable (Data) -> Void
        let sent: @Sendable (Int) -> Void
        /// libcurl's code, the system's where a connection failed, and what was measured.
        let ended: @Sendable (Int32, Int, TransferFigures) -> Void
    }

    let handle: OpaquePointer
    private let plan: Plan
    private let events: Events
    private var lines: [String] = []
    private var hasSkipped = false

    /// nil: there is no libcurl, or an address that is none.
    init?(_ plan: Plan, _ events: Events) {
        guard let url = plan.request.url else { return nil }
        (self.plan, self.events) = (plan, events)
        var calls = ts_transfer_events()
        calls.header = { HTTPTransfer.of($0).takeHeader($1, $2) }
        calls.body = { HTTPTransfer.of($0).takeBody($1, $2) }
        calls.read = { HTTPTransfer.of($0).give($1, $2) }
        calls.seek = { HTTPTransfer.of($0).plan.body?.rewind(to: Int($1)) ?? false }
        if plan.judge != nil { calls.judge = { HTTPTransfer.of($0).judge($1, $2, $3) } }
        // The context is set by a second call, when there is an object.
        guard let made = ts_transfer_new(&calls, nil) else { return nil }
        handle = made
        ts_transfer_set_context(made, Unmanaged.passUnretained(self).toOpaque())
        prepare(url)
    }

    deinit { ts_transfer_free(handle) }

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPTransfer {
        // Whoever performs it keeps it.
        Unmanaged<HTTPTransfer>.fromOpaque(context!).takeUnretainedValue()
    }

    private func prepare(_ url: URL) {
        var request = ts_transfer_request()
        let texts = Texts()
        request.url = texts.add(url.absoluteString)
        request.method = texts.add(plan.request.httpMethod ?? "GET")
        request.proxy = plan.proxy.flatMap(texts.add)
        request.user = plan.credential.flatMap { texts.add($0.user ?? "") }
        request.password = plan.credential.flatMap { texts.add($0.password ?? "") }
        request.authentication = plan.authentication
        request.hasBody = plan.body != nil
        request.bodyLength = plan.body.map { Int64($0.length ?? plan.statedLength ?? -1) } ?? -1
        request.decodes = plan.decodes
        let headers: [UnsafePointer<CChar>?] = plan.headers.map { texts.add($0) }
        headers.withUnsafeBufferPointer { list in
            request.headers = list.baseAddress
            request.headerCount = list.count
            ts_transfer_prepare(handle, &request)
        }
    }

    /// Strings in C's form, as long as it lives.
    private final class Texts {
        private var list: [UnsafeMutablePointer<CChar>] = []
        func add(_ text: String) -> UnsafePointer<CChar>? {
            guard let copy = strdup(text) else { return nil }
            list.append(copy)
            return UnsafePointer(copy)
        }
        deinit { for text in list { free(text) } }
    }

    // MARK: Events

    private func takeHeader(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
        let line = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
        guard line.isEmpty else {
            if line.hasPrefix("HTTP/") { lines = [] }
            return lines.append(line)
        }
        // Trailers have no first line.
        guard let url = plan.request.url, let head = HTTPHead(lines), !head.isProvisional else { return }
        lines = []
        // libcurl answers a challenge itself when it has what it needs, and shows both heads.
        if plan.credential != nil, plan.authentication != 1, head.status == 401, !hasSkipped {
            hasSkipped = true
            if head.offersAgain { return }
        }
        if let response = head.response(for: url) { events.head(response) }
    }

    private func takeBody(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Bool {
        guard let bytes, count > 0 else { return true }
        events.body(Data(bytes: bytes, count: count))
        return true
    }

    private func give(_ room: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
        guard let room, let body = plan.body else { return 0 }
        let number = body.read(room, count)
        if number > 0 { events.sent(number) }
        return number
    }

    private func judge(
        _ certificates: UnsafePointer<UnsafePointer<UInt8>?>?, _ lengths: UnsafePointer<Int>?, _ count: Int
    ) -> Bool {
        guard let judge = plan.judge, let certificates, let lengths else { return false }
        let chain = (0..<count).compactMap { index in
            certificates[index].map { Data(bytes: $0, count: lengths[index]) }
        }
        return judge(ServerCertificates(chain: chain))
    }

    /// By the thread that performed it.
    func ended(_ code: Int32) {
        var figures = ts_transfer_figures()
        ts_transfer_get_figures(handle, &figures)
        events.ended(code, figures.osError, TransferFigures(figures))
    }

    /// Ends one that has a thread of its own, within a second. Any thread.
    func stop() { ts_transfer_stop(handle) }

    /// Performs it on a thread of its own, which may wait for a person's or a delegate's word.
    func performAlone() {
        let thread = Thread { [self] in ended(ts_transfer_perform(handle)) }
        thread.name = "touchstone-transfer"
        thread.start()
    }
}

/// What a server showed, in DER, its own certificate first.
struct ServerCertificates: Sendable {
    let chain: [Data]
}

/// The head of an answer: https://www.rfc-editor.org/rfc/rfc9112#section-4
struct HTTPHead {
    let status: Int
    private let version: String
    private let fields: [(name: String, value: String)]

    /// nil: its first line is none of HTTP's.
    init?(_ lines: [String]) {
        let first = lines.first?.split(separator: " ", maxSplits: 2) ?? []
        guard first.count > 1, first[0].hasPrefix("HTTP/"), let status = Int(first[1]) else { return nil }
        (self.status, version) = (status, String(first[0]))
        fields = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
    }

    var isProvisional: Bool { (100..<200).contains(status) && status != 101 }

    /// Whether it is a challenge that can be answered with what is known.
    var offersAgain: Bool {
        fields.contains { field in
            guard field.name.lowercased() == "www-authenticate" else { return false }
            let text = field.value.lowercased()
            return text.hasPrefix("ntlm") || text.hasPrefix("digest") && (!text.contains("stale=false"))
        }
    }

    /// Values of one name are one value with commas between.
    func response(for url: URL) -> HTTPURLResponse? {
        var joined: [String: String] = [:]
        var spelling: [String: String] = [:]
        for field in fields {
            let key = spelling[field.name.lowercased()] ?? field.name
            spelling[field.name.lowercased()] = key
            joined[key] = joined[key].map { $0 + ", " + field.value } ?? field.value
        }
        return HTTPURLResponse(url: url, statusCode: status, httpVersion: version, headerFields: joined)
    }
}
