// SPDX-License-Identifier: MIT
import Foundation
import Glibc
import Synchronization

@testable import UIKit

/// An IPP printer on the loopback address, in a thread of the test (RFC 8010, 8011): takes jobs, goes through the states
/// that it was told, and keeps what it received.
final class TestPrinter: Sendable {
    struct Log: Sendable {
        var requests: [IPPMessage] = []
        /// What `Get-Job-Attributes` and `Print-Job` answer next; the last stays.
        var states: [Int32]
    }

    let log: Mutex<Log>
    let port: Int
    private let listener: Int32
    private let chunked: Bool

    init(states: [Int32] = [9], chunked: Bool = false) throws {
        log = Mutex(Log(states: states))
        self.chunked = chunked
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw -> Int32 in
                guard bind(listener, raw, length) == 0, listen(listener, 8) == 0 else { return -1 }
                return getsockname(listener, raw, &length)
            }
        }
        struct NoSocket: Error {}
        guard result == 0 else { throw NoSocket() }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread { [self] in serve() }.start()
    }

    var url: URL { URL(string: "ipp://127.0.0.1:\(port)/ipp/print") ?? URL(fileURLWithPath: "/") }
    var jobs: [IPPMessage] { log.withLock { $0.requests.filter { $0.code == IPPMessage.printJob } } }

    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            answer(connection)
            close(connection)
        }
    }

    private func answer(_ connection: Int32) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            bytes += buffer[0..<count]
            let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n"), let match = text.firstMatch(of: /Content-Length: (\d+)/) else {
                continue
            }
            let start = text[..<end.upperBound].utf8.count
            guard bytes.count >= start + (Int(match.1) ?? 0) else { continue }
            guard let request = try? IPPMessage(decoding: Array(bytes[start...])) else { return }
            send(response(to: request).encoded, to: connection)
            return
        }
    }

    private func response(to request: IPPMessage) -> IPPMessage {
        var answer = IPPMessage(code: 0, identifier: request.identifier)
        answer.add(.operation, "attributes-charset", .charset("utf-8"))
        answer.add(.operation, "attributes-natural-language", .language("en"))
        switch request.code {
        case IPPMessage.getPrinterAttributes:
            answer.add(.printer, "printer-info", .other(0x41, Array("Test Printer".utf8)))
            answer.add(.printer, "color-supported", .boolean(false))
            answer.add(.printer, "sides-supported", .keyword("one-sided"), .keyword("two-sided-long-edge"))
        default:
            let state = log.withLock { log -> Int32 in
                log.requests.append(request)
                return log.states.count > 1 ? log.states.removeFirst() : log.states[0]
            }
            answer.add(.job, "job-id", .integer(7))
            answer.add(.job, "job-state", .enumeration(state))
            answer.add(.job, "job-state-reasons", .keyword(state == 8 ? "media-empty-error" : "none"))
        }
        return answer
    }

    private func send(_ body: [UInt8], to connection: Int32) {
        var bytes: [UInt8]
        if chunked {
            bytes = Array("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
            let half = body.count / 2
            for part in [body[..<half], body[half...]] {
                bytes += Array("\(String(part.count, radix: 16))\r\n".utf8) + part + Array("\r\n".utf8)
            }
            bytes += Array("0\r\n\r\n".utf8)
        } else {
            bytes = Array("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body
        }
        _ = Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
