// SPDX-License-Identifier: MIT
import Glibc

/// Hands mails to a server (RFC 5321), unencrypted: for a server on the same machine or network.
struct SMTPClient {
    /// What the server answered instead of agreeing.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let host: String
    private let port: String

    /// - Parameter server: `host:port`; without a port: 25.
    init(server: String) {
        let parts = server.split(separator: ":", maxSplits: 1).map(String.init)
        host = parts.first ?? "127.0.0.1"
        port = parts.count > 1 ? parts[1] : "25"
    }

    func deliver(_ text: String, from sender: String, to recipients: [String]) throws {
        let connection = try Connection(host: host, port: port)
        defer { connection.end() }
        try connection.expect("220")
        try connection.say("EHLO localhost", expecting: "250")
        try connection.say("MAIL FROM:<\(Self.address(sender))>", expecting: "250")
        for recipient in recipients { try connection.say("RCPT TO:<\(Self.address(recipient))>", expecting: "25") }
        try connection.say("DATA", expecting: "354")
        // A line that begins with a dot gets another one (RFC 5321, 4.5.2).
        let lines = text.components(separatedBy: "\r\n").map { $0.hasPrefix(".") ? "." + $0 : $0 }
        try connection.say(lines.joined(separator: "\r\n") + "\r\n.", expecting: "250")
        try connection.say("QUIT", expecting: "221")
    }

    /// `Name <address>` or `address`, without what could end a command.
    private static func address(_ text: String) -> String {
        var inner = Substring(text)
        if let open = text.lastIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close {
            inner = text[text.index(after: open)..<close]
        }
        return String(inner.filter { !$0.isNewline && $0 != "<" && $0 != ">" }).trimmingCharacters(in: .whitespaces)
    }

    private final class Connection {
        private let descriptor: Int32
        private var received = ""

        init(host: String, port: String) throws {
            var hints = addrinfo()
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
            var found: UnsafeMutablePointer<addrinfo>?
            guard getaddrinfo(host, port, &hints, &found) == 0, let first = found else {
                throw Refusal(description: "SMTP: there is no server \(host):\(port)")
            }
            defer { freeaddrinfo(found) }
            descriptor = socket(first.pointee.ai_family, first.pointee.ai_socktype, first.pointee.ai_protocol)
            guard descriptor >= 0, connect(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0 else {
                if descriptor >= 0 { close(descriptor) }
                throw Refusal(description: "SMTP: \(host):\(port) does not answer")
            }
        }

        func end() { close(descriptor) }

        func say(_ command: String, expecting code: String) throws {
            let bytes = Array((command + "\r\n").utf8)
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { throw Refusal(description: "SMTP: the server hung up") }
                sent += count
            }
            try expect(code)
        }

        /// Reads an answer, whose last line has a space behind the code.
        func expect(_ code: String) throws {
            while true {
                while let end = received.range(of: "\r\n") {
                    let line = String(received[..<end.lowerBound])
                    received.removeSubrange(..<end.upperBound)
                    guard line.dropFirst(3).first != "-" else { continue }
                    guard line.hasPrefix(code) else { throw Refusal(description: "SMTP: the server says \"\(line)\"") }
                    return
                }
                var block = [UInt8](repeating: 0, count: 4096)
                let count = read(descriptor, &block, block.count)
                guard count > 0 else { throw Refusal(description: "SMTP: the server hung up") }
                received += String(decoding: block[..<count], as: UTF8.self)
            }
        }
    }
}
