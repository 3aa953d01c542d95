// SPDX-License-Identifier: MIT
import CCrypto
@preconcurrency import Dispatch
import Foundation
import Glibc

/// One connection. Both sides send 16 random bytes; of them and the secret comes a key for each direction (PBKDF2 with one
/// round: the secret is random itself). Then frames: four bytes of length in network order, and what AES-256-GCM makes of the
/// text, with the frame's number as nonce. So nothing can be read, changed, left out or sent a second time.
final class NeighbourChannel {
    private let socket: Int32
    private let (sending, receiving): ([UInt8], [UInt8])
    private var (sent, received): (UInt64, UInt64) = (0, 0)

    /// Bytes of the largest frame: an activity with its documents.
    private static let limit = 1 << 24
    private static let tagLength = 16
    private static let cipher = "AES-256-GCM"

    /// Closes the socket with this, also where it throws.
    /// - Parameter seconds: that each step may take.
    init(_ socket: Int32, _ secret: NeighbourSecret, isServer: Bool, seconds: Int) throws(NeighbourError) {
        self.socket = socket
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        let length = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, length)
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, length)
        var own = [UInt8](repeating: 0, count: 16)
        do {
            guard ts_crypto_available() != 0 else { throw NeighbourError.unreachable("there is no libcrypto") }
            ts_crypto_random(&own, own.count)
            try Self.write(own, to: socket)
            let other = try Self.read(own.count, from: socket)
            guard let keys = secret.keys(for: isServer ? other + own : own + other) else {
                throw NeighbourError.stranger
            }
            (sending, receiving) = isServer ? (keys.toClient, keys.toServer) : (keys.toServer, keys.toClient)
        } catch {
            close(socket)
            // All of the above throw it.
            throw error as? NeighbourError ?? .ended
        }
    }

    deinit { close(socket) }

    private static func nonce(_ number: UInt64) -> [UInt8] {
        [0, 0, 0, 0] + withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    func send(_ text: Data) throws(NeighbourError) {
        let plain = [UInt8](text)
        var (hidden, tag) = ([UInt8](repeating: 0, count: plain.count), [UInt8](repeating: 0, count: Self.tagLength))
        guard plain.count <= Self.limit else { throw .tooLong }
        let nonce = Self.nonce(sent)
        guard
            ts_aead_seal(
                Self.cipher, sending, nonce, nonce.count, nil, 0, plain, plain.count, &hidden, &tag) != 0
        else { throw .ended }
        sent += 1
        let length = withUnsafeBytes(of: UInt32(plain.count).bigEndian) { Array($0) }
        try Self.write(length + hidden + tag, to: socket)
    }

    func receive() throws(NeighbourError) -> Data {
        let length = try Self.read(4, from: socket).reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.limit else { throw .tooLong }
        let frame = try Self.read(length + Self.tagLength, from: socket)
        var plain = [UInt8](repeating: 0, count: length)
        let nonce = Self.nonce(received)
        guard
            ts_aead_open(
                Self.cipher, receiving, nonce, nonce.count, nil, 0, Array(frame[..<length]), length,
                Array(frame[length...]), &plain) != 0
        else { throw .stranger }
        received += 1
        return Data(plain)
    }

    private static func write(_ bytes: [UInt8], to socket: Int32) throws(NeighbourError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .ended }
            rest = rest.dropFirst(count)
        }
    }

    private static func read(_ count: Int, from socket: Int32) throws(NeighbourError) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: min(count, 65536))
        while result.count < count {
            let got = recv(socket, &buffer, min(buffer.count, count - result.count), 0)
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw .ended }
            result += buffer[..<got]
        }
        return result
    }
}

/// Asks a device on another machine.
package enum NeighbourClient {
    /// Waits for the answer: not for the main thread of an app.
    /// - Parameters:
    ///   - host: a numeric address.
    ///   - seconds: that each step may take.
    package static func ask(
        _ question: Data, of host: String, port: UInt16, _ secret: NeighbourSecret, seconds: Int = 5
    ) throws(NeighbourError) -> Data {
        let channel = try NeighbourChannel(
            try connect(to: host, port, seconds), secret, isServer: false, seconds: seconds)
        try channel.send(question)
        // A server that cannot read the question says nothing.
        do throws(NeighbourError) { return try channel.receive() } catch { throw error == .ended ? .stranger : error }
    }

    private static func connect(to host: String, _ port: UInt16, _ seconds: Int) throws(NeighbourError) -> Int32 {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, "\(port)", &hints, &found)
        guard code == 0, let place = found?.pointee else { throw .unreachable("'\(host)' is no address") }
        defer { freeaddrinfo(found) }
        let handle = socket(place.ai_family, place.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard handle >= 0 else { throw .unreachable(String(cString: strerror(errno))) }
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        guard Glibc.connect(handle, place.ai_addr, place.ai_addrlen) == 0 else {
            let reason = String(cString: strerror(errno))
            close(handle)
            throw .unreachable(reason)
        }
        return handle
    }
}

/// Answers devices on other machines. Ends with its last reference.
package final class NeighbourServer: Sendable {
    private let source: any DispatchSourceRead
    /// Of this machine, on all its networks.
    package let port: UInt16

    /// Strangers that only connect get no more than this many threads.
    private static let limit = 8

    /// - Parameter answer: called on some thread, for those alone who know the secret; nil: nothing is said.
    package init(
        _ secret: NeighbourSecret, seconds: Int = 5, answer: @escaping @Sendable (Data) -> Data?
    ) throws(NeighbourError) {
        let handle = try Self.open()
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(handle, $0, &length) }
        }
        port = UInt16(bigEndian: address.sin6_port)
        let places = DispatchSemaphore(value: Self.limit)
        source = DispatchSource.makeReadSource(fileDescriptor: handle, queue: .global())
        source.setEventHandler {
            let caller = accept(handle, nil, nil)
            guard caller >= 0 else { return }
            _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
            guard places.wait(timeout: .now()) == .success else {
                close(caller)
                return
            }
            Thread.detachNewThread {
                defer { places.signal() }
                // Whoever cannot speak is a stranger, of whom nobody needs to hear.
                guard let channel = try? NeighbourChannel(caller, secret, isServer: true, seconds: seconds),
                    let question = try? channel.receive(), let said = answer(question)
                else { return }
                try? channel.send(said)
            }
        }
        source.setCancelHandler { close(handle) }
        source.resume()
    }

    deinit { source.cancel() }

    /// Of both versions of the Internet Protocol.
    private static func open() throws(NeighbourError) -> Int32 {
        let handle = socket(AF_INET6, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard handle >= 0 else { throw .unreachable(String(cString: strerror(errno))) }
        var no: Int32 = 0
        setsockopt(handle, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
            }
        }
        guard isBound, listen(handle, 8) == 0 else {
            let reason = String(cString: strerror(errno))
            close(handle)
            throw .unreachable(reason)
        }
        return handle
    }
}
