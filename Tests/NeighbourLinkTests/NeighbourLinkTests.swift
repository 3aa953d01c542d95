// SPDX-License-Identifier: MIT
import Foundation
import Glibc
import Synchronization
import Testing

@testable import NeighbourLink

@Suite struct NeighbourLinkTests {
    private let secret: NeighbourSecret
    init() throws { secret = try #require(NeighbourSecret.random()) }

    @Test("a question is answered, short or long, by those who have the same secret")
    func answers() throws {
        let server = try NeighbourServer(secret) { Data($0.reversed()) }
        for question in [Data(), Data("abc".utf8), Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 * 7) })] {
            #expect(
                try NeighbourClient.ask(question, of: "127.0.0.1", port: server.port, secret)
                    == Data(question.reversed()))
        }
        #expect(try NeighbourClient.ask(Data([1]), of: "::1", port: server.port, secret) == Data([1]))
    }

    @Test("a stranger learns nothing, and his question is not heard")
    func strangers() throws {
        let heard = Mutex(0)
        let server = try NeighbourServer(secret) { question in
            heard.withLock { $0 += 1 }
            return question
        }
        let other = try #require(NeighbourSecret.random())
        #expect(throws: NeighbourError.stranger) {
            try NeighbourClient.ask(Data("who are you".utf8), of: "127.0.0.1", port: server.port, other)
        }
        #expect(heard.withLock { $0 } == 0)
    }

    @Test(
        "somebody in between reads nothing, and what is changed, repeated or cut on the way is noticed",
        arguments: 0..<3)
    func inBetween(kind: Int) throws {
        let (secret, text) = (secret, "a note that is nobody's business")
        let server = try NeighbourServer(secret, seconds: 1) { $0 }
        let seen = Mutex(Data())
        let middle = try Middle(to: server.port) { bytes, isQuestion in
            seen.withLock { $0 += bytes }
            guard isQuestion, bytes.count > 16 else { return bytes }
            var bytes = bytes
            switch kind {
            case 0: bytes[10] ^= 1
            case 1: bytes += bytes
            default: bytes.removeLast()
            }
            return bytes
        }
        let answer = Result {
            try NeighbourClient.ask(Data(text.utf8), of: "127.0.0.1", port: middle.port, secret, seconds: 2)
        }
        // What comes twice is heard once: one question has one answer.
        if kind == 1 {
            #expect(try answer.get() == Data(text.utf8))
        } else {
            #expect(throws: NeighbourError.self) { try answer.get() }
        }
        #expect(seen.withLock { $0.range(of: Data("nobody".utf8)) } == nil)
    }

    @Test("nobody at the port, and no address, are told at once")
    func nobody() {
        #expect(throws: NeighbourError.unreachable("Connection refused")) {
            try NeighbourClient.ask(Data(), of: "127.0.0.1", port: 1, secret)
        }
        #expect(throws: NeighbourError.unreachable("'home' is no address")) {
            try NeighbourClient.ask(Data(), of: "home", port: 1, secret)
        }
    }

    @Test("a secret comes back from its text and its file, which only its owner reads")
    func texts() throws {
        #expect(NeighbourSecret(secret.text) == secret && NeighbourSecret(" \(secret.text.uppercased())\n") == secret)
        #expect(NeighbourSecret("00") == nil && NeighbourSecret(String(repeating: "g", count: 64)) == nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")
        defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
        let file = folder.appendingPathComponent("a/key")
        #expect(NeighbourSecret.read(file) == nil)
        try secret.write(to: file)
        #expect(NeighbourSecret.read(file) == secret)
        var facts = stat()
        #expect(stat(file.path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    }
}

/// Passes everything on, as it likes.
private final class Middle: Sendable {
    let port: UInt16
    private let handle: Int32

    init(to target: UInt16, _ change: @escaping @Sendable (Data, Bool) -> Data) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = Self.address(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                _ = getsockname(listener, $0, &length)
            }
        }
        listen(listener, 1)
        (handle, port) = (listener, UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread {
            let caller = accept(listener, nil, nil)
            let called = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var place = Self.address(target)
            _ = withUnsafePointer(to: &place) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(called, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            Thread.detachNewThread { Self.pass(called, caller) { change($0, false) } }
            Self.pass(caller, called) { change($0, true) }
        }
    }
    deinit { close(handle) }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
    private static func pass(_ from: Int32, _ to: Int32, _ change: (Data) -> Data) {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(from, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            let bytes = change(Data(buffer[..<count]))
            _ = bytes.withUnsafeBytes { send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        }
        shutdown(to, Int32(SHUT_RDWR))
    }
}
