// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
import ProjectKit

/// Brings one transfer to its end, over redirects and lost connections. The service's thread alone uses it.
final class HTTPLoad {
    let job: TransferFolder
    private(set) var state: TransferFolder.State
    private(set) var handle: OpaquePointer?
    private var address: String
    private var method: String
    private var redirects = 0
    private var failures = 0
    private var head = ResponseHead()
    /// The head that counts has come.
    private var isAnswered = false
    private var target: String?
    private var content: FileHandle?
    private var body: FileHandle?
    private var lastNote = 0.0
    /// When it may be tried again, by the machine's clock.
    private(set) var pause = 0.0

    /// As iOS counts.
    private static let mostRedirects = 20
    private static let mostFailures = 5

    init(_ job: TransferFolder) {
        self.job = job
        state = job.state
        if state.received == 0 { state.received = job.order.resumed }
        (address, method) = (job.order.url, job.order.method)
    }

    deinit { end() }

    // MARK: One request

    /// - Returns: what is to be performed; nil: it has failed.
    func begin() throws -> OpaquePointer? {
        end()
        (head, isAnswered, target) = (ResponseHead(), false, nil)
        state.phase = .running
        guard let made = make() else {
            try fail(.cannotConnect, "no libcurl")
            return nil
        }
        handle = made
        if let file = job.order.body, method != "GET" {
            guard let opened = FileHandle(forReadingAtPath: file) else {
                try fail(.noFile, "The file to send is gone.")
                return nil
            }
            body = opened
            state.sent = 0
            state.expectedSent = Int64(Path.absolute(file).stamp?.size ?? 0)
        }
        prepare(made)
        try note()
        return made
    }

    private func make() -> OpaquePointer? {
        var calls = ts_transfer_events()
        calls.header = { HTTPLoad.of($0).takeHeader($1, $2) }
        calls.body = { HTTPLoad.of($0).takeBody($1, $2) }
        calls.read = { HTTPLoad.of($0).give($1, $2) }
        calls.seek = { HTTPLoad.of($0).rewind(to: $1) }
        return ts_transfer_new(&calls, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPLoad {
        // Set above; the service keeps the load as long as it is performed.
        Unmanaged<HTTPLoad>.fromOpaque(context!).takeUnretainedValue()
    }

    private func prepare(_ handle: OpaquePointer) {
        var request = ts_transfer_request()
        let texts = CTexts()
        request.url = texts.add(address)
        request.method = texts.add(method)
        request.proxy = job.order.proxy.flatMap(texts.add)
        request.hasBody = body != nil
        request.bodyLength = state.expectedSent
        request.decodes = job.order.decodes
        let lines: [UnsafePointer<CChar>?] = headerLines.map { texts.add($0) }
        lines.withUnsafeBufferPointer { list in
            request.headers = list.baseAddress
            request.headerCount = list.count
            ts_transfer_prepare(handle, &request)
        }
    }

    /// The app's; what is there already is not asked for again. https://www.rfc-editor.org/rfc/rfc9110#section-14.2
    private var headerLines: [String] {
        let isElsewhere = Self.host(of: address) != Self.host(of: job.order.url)
        // A secret is for the server that it was given for.
        let secret = ["authorization:", "cookie:"]
        var lines = job.order.lines.filter { line in
            !isElsewhere || !secret.contains { line.lowercased().hasPrefix($0) }
        }
        if method != job.order.method { lines.removeAll { $0.lowercased().hasPrefix("content-") } }
        guard state.received > 0, let validator = state.validator, job.order.body == nil else { return lines }
        lines.removeAll { $0.lowercased().hasPrefix("range:") || $0.lowercased().hasPrefix("if-range:") }
        return lines + ["Range: bytes=\(state.received)-", "If-Range: \(validator)"]
    }

    private static func host(of address: String) -> String {
        let parts = URLComponents(string: address)
        return "\(parts?.host ?? ""):\(parts?.port ?? 0)"
    }

    // MARK: What libcurl tells

    private func takeHeader(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        guard head.take(text), !isAnswered, head.isFinal else { return }
        isAnswered = true
        if let place = head.redirect, let base = URL(string: address) {
            target = URL(string: place, relativeTo: base)?.absoluteURL.absoluteString
            if target != nil { return }
        }
        state.status = head.status
        state.headers = head.fields
        state.url = address
        if head.status != 206 { state.received = 0 }
        let rest = head.fields.first { $0.key.lowercased() == "content-length" }.flatMap { Int64($0.value) }
        state.expected = rest.map { $0 + state.received } ?? -1
    }

    private func takeBody(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Bool {
        // What a redirect says beside its head is nobody's.
        guard target == nil, let bytes else { return true }
        do {
            try opened().write(contentsOf: Data(bytes: bytes, count: count))
            state.received += Int64(count)
            try noteSometimes()
            return true
        } catch {
            return false
        }
    }

    private func opened() throws -> FileHandle {
        if let content { return content }
        if !job.data.exists { _ = FileManager.default.createFile(atPath: job.data.string, contents: nil) }
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: job.data.string))
        try file.truncate(atOffset: UInt64(state.received))
        try file.seekToEnd()
        content = file
        return file
    }

    private func give(_ room: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
        guard let room, let body else { return 0 }
        do {
            let piece = try body.read(upToCount: count) ?? Data()
            piece.copyBytes(to: room, count: piece.count)
            state.sent += Int64(piece.count)
            try noteSometimes()
            return piece.count
        } catch {
            return Int(TS_BODY_ABORT)
        }
    }

    private func rewind(to offset: Int64) -> Bool {
        do {
            try body?.seek(toOffset: UInt64(offset))
            state.sent = offset
            return true
        } catch {
            return false
        }
    }

    // MARK: The end

    /// - Parameter code: libcurl's.
    /// - Returns: whether it goes on with another request.
    func ended(_ code: Int32) throws -> Bool {
        if code == 0, let target { return try follow(target) }
        guard code == 0 else { return try failed(code) }
        let file = try opened()
        try file.synchronize()
        state.phase = .done
        end()
        try note()
        return false
    }

    private func follow(_ target: String) throws -> Bool {
        guard redirects < Self.mostRedirects else {
            try fail(.tooManyRedirects, "too many HTTP redirects")
            return false
        }
        redirects += 1
        address = target
        if head.status == 303 && method != "HEAD" || head.status < 303 && method == "POST" { method = "GET" }
        return true
    }

    /// A connection that was lost is tried again, after a while that doubles each time.
    private func failed(_ code: Int32) throws -> Bool {
        let reason = String(cString: ts_transfer_error(code))
        let error = LoadError(code)
        guard error == .connectionLost, failures < Self.mostFailures else {
            try fail(error, reason)
            return false
        }
        pause = ts_transfers_real_time() + Double(1 << failures)
        failures += 1
        end()
        return true
    }

    func fail(_ error: LoadError, _ reason: String) throws {
        (state.phase, state.error, state.reason) = (.failed, error.rawValue, reason)
        end()
        try note()
    }

    /// It goes on another time.
    func interrupt() throws {
        end()
        state.phase = .waiting
        try note()
    }

    private func end() {
        if let handle { ts_transfer_free(handle) }
        (handle, content, body) = (nil, nil, nil)
    }

    // MARK: Notes

    /// Seconds between two notes of how far it is.
    private static let rhythm = 0.1

    private func noteSometimes() throws {
        let now = ts_transfers_real_time()
        guard now - lastNote >= Self.rhythm else { return }
        lastNote = now
        try note()
    }

    private func note() throws { try job.write(state) }
}
