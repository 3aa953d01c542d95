// SPDX-License-Identifier: MIT
import Glibc

/// Sends an IPP message over HTTP (RFC 8010, section 4) and waits for the answer. Blocks: not for the main thread.
struct IPPConnection: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let url: URL
    /// Seconds without a byte after which the printer is given up.
    var patience = 30

    /// 631 unless the address says otherwise, also for `http`-less `ipp` (RFC 3510).
    private var port: Int { url.port ?? (url.scheme == "http" ? 80 : 631) }
    private var host: String { url.host ?? "localhost" }

    /// - Throws: `Failure` for a printer that does not answer, an HTTP error or a status that is no success.
    func send(_ message: IPPMessage) throws -> IPPMessage {
        guard url.scheme == "ipp" || url.scheme == "http" else {
            throw Failure(description: "printers at \(url.scheme ?? "no scheme"): are not supported; use ipp:")
        }
        let socket = try connect()
        defer { close(socket) }
        let body = message.encoded
        let path = url.path.isEmpty ? "/" : url.path
        let head =
            "POST \(path) HTTP/1.1\r\nHost: \(host):\(port)\r\nContent-Type: application/ipp\r\n"
            + "Content-Length: \(body.count)\r\nConnection: close\r\nAccept: application/ipp\r\n\r\n"
        try write(Array(head.utf8) + body, to: socket)
        let answer = try IPPMessage(decoding: try HTTPAnswer(readAll(socket)).body)
        guard answer.code < 0x0100 else {
            let reason = answer.byName["status-message"]?.first?.text
            throw Failure(description: reason ?? "the printer refused with status 0x\(String(answer.code, radix: 16))")
        }
        return answer
    }

    private func connect() throws -> Int32 {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0 else {
            throw Failure(description: "there is no printer at \(host):\(port)")
        }
        defer { freeaddrinfo(found) }
        var next = found
        while let address = next?.pointee {
            let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
            var limit = timeval(tv_sec: patience, tv_usec: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            if descriptor >= 0, Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
                return descriptor
            }
            if descriptor >= 0 { close(descriptor) }
            next = address.ai_next
        }
        throw Failure(description: "the printer at \(host):\(port) does not answer")
    }

    private func write(_ bytes: [UInt8], to socket: Int32) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "the printer at \(host):\(port) hung up") }
            sent += count
        }
    }

    private func readAll(_ socket: Int32) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count < 0 { throw Failure(description: "the printer at \(host):\(port) stopped answering") }
            if count == 0 { return bytes }
            bytes += buffer[0..<count]
            if HTTPAnswer.isWhole(bytes) { return bytes }
        }
    }
}

/// What an HTTP server answered.
struct HTTPAnswer {
    let body: [UInt8]

    init(_ bytes: [UInt8]) throws {
        guard var head = Self.head(of: bytes) else { throw IPPConnection.Failure(description: "no HTTP answer") }
        var rest = Array(bytes[head.end...])
        // "100 Continue" comes before the answer.
        while head.status == 100, let next = Self.head(of: rest) {
            head = next
            rest = Array(rest[next.end...])
        }
        guard head.status == 200 else { throw IPPConnection.Failure(description: "HTTP status \(head.status)") }
        body = head.isChunked ? Self.joined(rest) : rest
    }

    private struct Head {
        let status: Int
        let end: Int
        let length: Int?
        let isChunked: Bool
    }

    private static func head(of bytes: [UInt8]) -> Head? {
        let mark = Array("\r\n\r\n".utf8)
        guard let end = bytes.indices.dropLast(3).first(where: { Array(bytes[$0..<$0 + 4]) == mark }) else {
            return nil
        }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        var length: Int?
        var isChunked = false
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            if parts[0].lowercased() == "content-length" { length = Int(parts[1]) }
            if parts[0].lowercased() == "transfer-encoding" { isChunked = parts[1].lowercased().contains("chunked") }
        }
        return Head(status: status, end: end + 4, length: length, isChunked: isChunked)
    }

    static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard let head = head(of: bytes), head.status != 100 else { return false }
        if let length = head.length { return bytes.count >= head.end + length }
        return head.isChunked && bytes.suffix(5).elementsEqual("0\r\n\r\n".utf8)
    }

    private static func joined(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var place = 0
        while let lineEnd = bytes[place...].firstIndex(of: 13) {
            let size =
                Int(String(decoding: bytes[place..<lineEnd], as: UTF8.self).prefix { $0.isHexDigit }, radix: 16) ?? 0
            let start = lineEnd + 2
            guard size > 0, start + size + 2 <= bytes.count else { break }
            result += bytes[start..<start + size]
            place = start + size + 2
        }
        return result
    }
}
