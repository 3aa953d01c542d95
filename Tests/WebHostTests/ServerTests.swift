// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Glibc
import HostKit
import Testing

@testable import WebHost

/// The server on a loopback port, spoken to with plain sockets as a browser would (RFC 9110, RFC 6455).
@Suite(.serialized)
struct ServerTests {
    private func host() throws -> WebHost {
        try WebHost(
            title: "Test <1>", screen: ScreenDescription(size: CGSize(width: 40, height: 30), scale: 2),
            token: "secret", clock: { 1 })
    }

    @Test func thePageNeedsTheToken() throws {
        let host = try host()
        let good = try Connection(to: host).request("GET /secret/ HTTP/1.1")
        #expect(good.hasPrefix("HTTP/1.1 200"))
        #expect(good.contains("Test &lt;1>"))
        for path in ["/", "/secret", "/wrong/", "/secret/../secret/x", "/socket"] {
            let answer = try Connection(to: host).request("GET \(path) HTTP/1.1")
            #expect(answer.hasPrefix("HTTP/1.1 403"), "\(path): \(answer.prefix(40))")
        }
    }

    /// A site whose name leads to this machine's address (DNS rebinding) is of one origin with the page, and refused.
    @Test func namesOfOtherSitesAreRefused() throws {
        let host = try host()
        func page(_ name: String) throws -> String {
            let connection = try Connection(to: host)
            connection.send("GET /secret/ HTTP/1.1\r\nHost: \(name)\r\nConnection: close\r\n\r\n")
            return connection.readHead()
        }
        for name in ["127.0.0.1:\(port(of: host))", "localhost:80", "LOCALHOST", "a.localhost", "[::1]:80"] {
            #expect(try page(name).hasPrefix("HTTP/1.1 200"), "\(name)")
        }
        for name in [
            "evil.example", "evil.example:\(port(of: host))", "localhost.evil.example", "127.0.0.1.evil.example",
        ] {
            #expect(try page(name).hasPrefix("HTTP/1.1 403"), "\(name)")
        }
    }

    /// As the kernel lists listening sockets (proc(5), /proc/net/tcp): addresses in hexadecimal, state 0A.
    @Test func itListensOnLoopbackOnly() throws {
        let host = try host()
        let number = String(try #require(Int(port(of: host))), radix: 16, uppercase: true)
        let wanted = ":" + String(repeating: "0", count: 4 - number.count) + number
        let addresses = try ["/proc/net/tcp", "/proc/net/tcp6"].flatMap { file in
            try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
                let fields = line.split(separator: " ")
                return fields[3] == "0A" && fields[1].hasSuffix(wanted) ? String(fields[1].dropLast(5)) : nil
            }
        }
        #expect(addresses == ["0100007F"])
    }

    @Test func theSocketNeedsTokenAndOwnOrigin() throws {
        let host = try host()
        let own = "http://127.0.0.1:\(port(of: host))"
        #expect(try upgrade(host, path: "/secret/socket", origin: own).contains("101"))
        #expect(try !upgrade(host, path: "/wrong/socket", origin: own).contains("101"))
        #expect(try !upgrade(host, path: "/secret/socket", origin: "http://evil.example").contains("101"))
        let long = "http://" + String(repeating: "evil.", count: 60) + "example"
        #expect(try !upgrade(host, path: "/secret/socket", origin: long).contains("101"))
    }

    /// A page that is reloaded while text is typed must know that, and what the page is called.
    @Test func aPageThatComesLaterIsToldWhatHolds() throws {
        let host = try host()
        host.setTitle("Notes")
        host.setTextInput(active: false, caret: .zero)
        host.setTextInput(active: true, caret: CGRect(x: 5, y: 6, width: 2, height: 7))
        let page = try open(host)
        #expect(String(decoding: page.readMessage(), as: UTF8.self) == #"{"title":"Notes"}"#)
        let notice = try JSONSerialization.jsonObject(with: Data(page.readMessage())) as? [String: Any]
        #expect(notice?["keyboard"] as? Bool == true)
        #expect(notice?["caret"] as? [String: Double] == ["x": 5, "y": 6, "height": 7])
    }

    /// Two tabs: only when neither is looked at is the app in the background (UIKit: an app that shows is active).
    @Test func theAppIsInTheBackgroundWhileAllPagesAreHidden() throws {
        let host = try host()
        let first = try open(host)
        first.sendText(#"{"t":"hidden","value":true}"#)
        #expect(activation(host) == "background")
        let second = try open(host)
        #expect(activation(host) == "active")
        second.sendText(#"{"t":"hidden","value":true}"#)
        #expect(activation(host) == "background")
        first.sendText(#"{"t":"hidden","value":false}"#)
        #expect(activation(host) == "active")
    }

    @Test func copiedTextReachesThePageAndPastedTextTheApp() throws {
        let host = try host()
        let page = try open(host)
        // The page is answered before the server counts it among those who look on; what it says comes after that.
        page.sendText(#"{"t":"hover","x":1,"y":1}"#)
        while host.nextEvents().isEmpty { waitForInput(host) }
        host.clipboardText = "from the app"
        #expect(String(decoding: page.readText(), as: UTF8.self) == #"{"clipboard":"from the app"}"#)
        page.sendText(#"{"t":"clipboard","text":"from the page"}"#)
        page.sendText(#"{"t":"hover","x":1,"y":1}"#)
        waitForInput(host)
        while host.nextEvents().isEmpty { waitForInput(host) }
        #expect(host.clipboardText == "from the page")
    }

    @Test("Elements are made while any page wants them, and told to those that come later")
    func elements() throws {
        let host = try host()
        let first = try open(host)
        first.sendText(#"{"t":"mirror","value":true}"#)
        #expect(mirror(host) == true)
        host.show(elements: #"[{"kind":"text"}]"#)
        #expect(String(decoding: first.readText(), as: UTF8.self) == #"{"elements":[{"kind":"text"}]}"#)
        let second = try open(host)
        #expect(String(decoding: second.readText(), as: UTF8.self) == #"{"elements":[{"kind":"text"}]}"#)
        first.sendText(#"{"t":"mirror","value":false}"#)
        #expect(mirror(host) == false)
    }

    private func mirror(_ host: WebHost) -> Bool? {
        for _ in 0..<10 {
            waitForInput(host)
            for case .control(.mirror(let isWanted)) in host.nextEvents() { return isWanted }
        }
        return nil
    }

    @Test("PT31: a printed document reaches the pages that look on")
    func documents() throws {
        let host = try host()
        let page = try open(host)
        page.sendText(#"{"t":"hover","x":1,"y":1}"#)
        while host.nextEvents().isEmpty { waitForInput(host) }
        host.show(document: Array("%PDF-1.4".utf8), title: "A \"job\"")
        let notice = try JSONSerialization.jsonObject(with: Data(page.readText())) as? [String: String]
        #expect(notice == ["document": "JVBERi0xLjQ=", "name": "A \"job\""])
    }

    private func open(_ host: WebHost) throws -> Connection {
        let page = try Connection(to: host)
        page.send(handshake(host, path: "/secret/socket", origin: nil))
        #expect(page.readHead().contains("101"))
        return page
    }

    private func waitForInput(_ host: WebHost) {
        var descriptor = pollfd(fd: host.descriptors[0], events: Int16(POLLIN), revents: 0)
        #expect(poll(&descriptor, 1, 5000) == 1)
    }

    /// The next change of activation within five seconds.
    private func activation(_ host: WebHost) -> String {
        for _ in 0..<10 {
            waitForInput(host)
            for case .activation(let activation) in host.nextEvents() { return "\(activation)" }
        }
        return "none"
    }

    /// A page that fell behind moves what it has as often as the app did, and gets the strips where they are by then.
    @Test func whatScrolledIsMovedByThePage() throws {
        let host = try host()
        let frame = PixelBuffer(width: 80, height: 60)
        let all = PixelRect(x: 0, y: 0, width: 80, height: 60)
        host.present(frame, damage: [all])
        let page = try Connection(to: host)
        page.send(handshake(host, path: "/secret/socket", origin: nil))
        #expect(page.readHead().contains("101"))
        #expect(Scrolled(page.readMessage()).moves.isEmpty)

        // Ten rows up, twice: two frames are under way at most.
        let strip = PixelRect(x: 0, y: 50, width: 80, height: 10)
        let move = FrameChange.Move(target: PixelRect(x: 0, y: 0, width: 80, height: 50), dx: 0, dy: -10)
        let change = FrameChange(damage: [all], drawn: [strip], move: move)
        host.present(frame, change: change)
        let second = Scrolled(page.readMessage())
        #expect(second.moves == [[0, 0, 80, 50, 0, -10]])
        #expect(second.pieces == [[0, 50, 80, 10]])
        host.present(frame, change: change)
        host.present(frame, change: change)
        page.sendText(#"{"t":"ack"}"#)
        let third = Scrolled(page.readMessage())
        #expect(third.moves == [[0, 0, 80, 50, 0, -10], [0, 0, 80, 50, 0, -10]])
        #expect(third.pieces == [[0, 40, 80, 20]])
    }

    @Test func aFrameReachesThePageAndATouchReachesTheApp() throws {
        let host = try host()
        let frame = PixelBuffer(width: 80, height: 60)
        for y in 0..<60 { frame.row(y).update(repeating: 0xFF20_40C0) }
        host.present(frame, damage: [PixelRect(x: 0, y: 0, width: 80, height: 60)])

        let page = try Connection(to: host)
        page.send(handshake(host, path: "/secret/socket", origin: nil))
        #expect(page.readHead().contains("101"))
        let message = page.readMessage()
        // Screen 80 x 60 pixels, one piece at the origin, PNG.
        #expect(Array(message[4..<8]) == [80, 0, 60, 0])
        #expect(Array(message[28..<32]) == [0x89, 0x50, 0x4E, 0x47])

        page.sendText(#"{"t":"touch","touches":[{"id":1,"phase":"began","x":5,"y":6}]}"#)
        var descriptor = pollfd(fd: host.descriptors[0], events: Int16(POLLIN), revents: 0)
        #expect(poll(&descriptor, 1, 5000) == 1)
        guard case .touches(let touches, _)? = host.nextEvents().first else {
            Issue.record("no touch arrived")
            return
        }
        #expect(touches.first?.location == CGPoint(x: 5, y: 6))
    }

    /// Pages that close while the host ends: the server's thread is then inside a callback, or about to be.
    @Test func hostsEndWhilePagesClose() throws {
        for _ in 0..<200 {
            let host = try host()
            let page = try Connection(to: host)
            page.send(handshake(host, path: "/secret/socket", origin: nil))
            #expect(page.readHead().contains("101"))
        }
    }

    private func port(of host: WebHost) -> String {
        String(host.url.split(separator: ":")[2].prefix { $0.isNumber })
    }

    private func handshake(_ host: WebHost, path: String, origin: String?) -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port(of: host))\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Protocol: touchstone\r\n" + (origin.map { "Origin: \($0)\r\n" } ?? "") + "\r\n"
    }

    private func upgrade(_ host: WebHost, path: String, origin: String) throws -> String {
        let connection = try Connection(to: host)
        connection.send(handshake(host, path: path, origin: origin))
        return connection.readHead()
    }
}

/// A client of the server under test.
private final class Connection {
    private let socket: Int32
    private var buffered: [UInt8] = []

    init(to host: WebHost) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var timeout = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        let port = UInt16(host.url.split(separator: ":")[2].prefix { $0.isNumber }) ?? 0
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
    }

    deinit { close(socket) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    func request(_ line: String) throws -> String {
        send("\(line)\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        while fill() {}
        return String(decoding: buffered, as: UTF8.self)
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = recv(socket, &chunk, chunk.count, 0)
        if count > 0 { buffered += chunk[..<count] }
        return count > 0
    }

    func readHead() -> String {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = buffered.firstRange(of: end) {
                defer { buffered.removeSubrange(..<range.upperBound) }
                return String(decoding: buffered[..<range.upperBound], as: UTF8.self)
            }
            guard fill() else { return String(decoding: buffered, as: UTF8.self) }
        }
    }

    private func take(_ count: Int) -> [UInt8] {
        while buffered.count < count, fill() {}
        defer { buffered.removeFirst(min(count, buffered.count)) }
        return Array(buffered.prefix(count))
    }

    /// One unfragmented message of RFC 6455, section 5.2.
    func readMessage() -> [UInt8] {
        let head = take(2)
        guard head.count == 2 else { return [] }
        var length = Int(head[1] & 0x7F)
        if length == 126 { length = take(2).reduce(0) { $0 << 8 | Int($1) } }
        if length == 127 { length = take(8).reduce(0) { $0 << 8 | Int($1) } }
        return take(length)
    }

    /// The next message that is no frame.
    func readText() -> [UInt8] {
        while true {
            let message = readMessage()
            if message.isEmpty || message.first == UInt8(ascii: "{") { return message }
        }
    }

    func sendText(_ text: String) {
        let payload = Array(text.utf8)
        let mask: [UInt8] = [1, 2, 3, 4]
        let masked = payload.enumerated().map { $1 ^ mask[$0 % 4] }
        let frame = [0x81, 0x80 | UInt8(payload.count)] + mask + masked
        _ = Glibc.send(socket, frame, frame.count, Int32(MSG_NOSIGNAL))
    }
}

/// Where a frame's message moves and puts pixels, as the page reads it.
private struct Scrolled {
    private(set) var pieces: [[Int]] = []
    private(set) var moves: [[Int]] = []

    init(_ message: [UInt8]) {
        func number(_ at: Int) -> Int { at + 1 < message.count ? Int(message[at]) | Int(message[at + 1]) << 8 : 0 }
        var at = 16
        for _ in 0..<number(12) {
            pieces.append((0..<4).map { number(at + 2 * $0) })
            at += 12 + number(at + 8) + (number(at + 10) << 16)
        }
        for index in 0..<number(at) {
            let values = (0..<6).map { number(at + 2 + 12 * index + 2 * $0) }
            moves.append(values[..<4] + values[4...].map { Int(Int16(truncatingIfNeeded: $0)) })
        }
    }
}
