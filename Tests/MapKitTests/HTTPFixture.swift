// SPDX-License-Identifier: MIT
import Foundation
import Glibc
import Synchronization

/// A server on this machine that answers every request with one text, and notes what it was asked.
final class HTTPFixture: Sendable {
    private let listener: Int32
    let address: String
    private let asked = Mutex<[String]>([])
    /// The paths of the requests, as they came.
    var requests: [String] { asked.withLock { $0 } }

    init(status: Int = 200, _ body: String) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        guard isOpen else { throw POSIXError(.EADDRINUSE) }
        listener = socket
        address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
        let answer = Data(
            ("HTTP/1.1 \(status) OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
                + "Connection: close\r\n\r\n" + body).utf8)
        Thread { [self] in serve(answer) }.start()
    }

    /// Ends with the listening socket, which it closes itself: closed elsewhere, its number would belong to another test's
    /// socket while this thread still waits at it.
    private func serve(_ answer: Data) {
        defer { close(listener) }
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            var bytes = [UInt8](repeating: 0, count: 16_384)
            let count = recv(connection, &bytes, bytes.count, 0)
            let line = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: "\r\n").first ?? ""
            asked.withLock { $0.append(line.split(separator: " ").dropFirst().first.map(String.init) ?? "") }
            _ = answer.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            close(connection)
        }
    }

    /// No further connection is taken.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
    }
}
