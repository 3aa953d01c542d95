// SPDX-License-Identifier: MIT
import Foundation

/// An HTTP server on the loopback address, in threads of its own: one request a connection.
public final class LocalServer: @unchecked Sendable {
    // Sendable: what changes is under the lock.
    public struct Request: Sendable {
        public let method: String
        public let path: String
        /// By names in lower case.
        public let headers: [String: String]
        public let body: Data
    }

    public struct Response: Sendable {
        public var status = 200
        public var headers: [String: String] = [:]
        public var body = Data()
        /// The connection stays open and silent until the server stops.
        public var isNever = false
        /// So many bytes of the body are sent, then none until the server stops.
        public var silentAfter: Int?

        public init(_ status: Int = 200, _ body: String = "", headers: [String: String] = [:]) {
            self.status = status
            self.body = Data(body.utf8)
            self.headers = headers
        }
        public static var never: Response {
            var response = Response()
            response.isNever = true
            return response
        }
    }

    public let port: Int
    private let listener: Int32
    private let lock = NSLock()
    private var list: [Request] = []
    private var open: [Int32] = []
    private let answer: @Sendable (Request) -> Response

    public init(_ answer: @escaping @Sendable (Request) -> Response) throws {
        self.answer = answer
        let stream: Int32 = 1
        listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw -> Int32 in
                guard bind(listener, raw, length) == 0, listen(listener, 16) == 0 else { return -1 }
                return getsockname(listener, raw, &length)
            }
        }
        guard result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread { [self] in serve() }.start()
    }

    public var requests: [Request] { lock.withLock { list } }
    public func url(_ path: String = "/") -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    public func stop() {
        shutdown(listener, 2)
        close(listener)
        for connection in lock.withLock({ open }) { close(connection) }
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            Thread { [self] in handle(connection) }.start()
        }
    }

    private func handle(_ connection: Int32) {
        guard let request = read(connection) else {
            close(connection)
            return
        }
        lock.withLock { list.append(request) }
        let response = answer(request)
        if response.isNever { return lock.withLock { open.append(connection) } }
        var headers = response.headers
        headers["Content-Length"] = "\(response.body.count)"
        headers["Connection"] = "close"
        let body = response.silentAfter.map { response.body.prefix($0) } ?? response.body
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        send(Data("HTTP/1.1 \(response.status) Status\r\n\(lines)\r\n".utf8) + body, connection)
        if response.silentAfter != nil { return lock.withLock { open.append(connection) } }
        close(connection)
    }

    private func send(_ data: Data, _ connection: Int32) {
        var sent = 0
        let noSignal: Int32 = 0x4000
        while sent < data.count {
            let count = data.withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress! + sent, data.count - sent, noSignal)
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// - Returns: nil when the connection ends before its request does.
    private func read(_ connection: Int32) -> Request? {
        var bytes = Data()
        var block = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &block, block.count, 0)
            guard count > 0 else { return nil }
            bytes.append(contentsOf: block[..<count])
            guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { continue }
            let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            var headers: [String: String] = [:]
            for line in lines.dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1)
                headers[parts[0].lowercased()] = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
            }
            if headers["expect"] == "100-continue", bytes.count == end.upperBound {
                send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), connection)
            }
            let length = Int(headers["content-length"] ?? "0") ?? 0
            guard bytes.count >= end.upperBound + length else { continue }
            let first = lines[0].components(separatedBy: " ")
            return Request(
                method: first[0], path: first[1], headers: headers, body: bytes[end.upperBound...].prefix(length))
        }
    }
}
