// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// The streams between two devices that hand over an activity: a connection on the loopback address.
package enum ContinuationStreams {
    /// - Throws: `POSIXError` where nobody waits at the port.
    static func connect(to port: UInt16) throws -> (InputStream, OutputStream) {
        let socket = try make()
        var address = loopback(port)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let code = POSIXError.Code(rawValue: errno) ?? .ECONNREFUSED
            close(socket)
            throw POSIXError(code)
        }
        return pair(socket)
    }

    /// Waits on a port of the system's choice until somebody connects, once.
    /// - Parameter connected: called on the main queue.
    package static func listen(
        _ connected: @escaping @MainActor @Sendable (InputStream, OutputStream) -> Void
    ) throws -> UInt16 {
        let listener = try make()
        var address = loopback(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> Int32 in
                guard bind(listener, pointer, length) == 0, Glibc.listen(listener, 1) == 0 else { return -1 }
                return getsockname(listener, pointer, &length)
            }
        }
        guard result == 0 else {
            let code = POSIXError.Code(rawValue: errno) ?? .EADDRNOTAVAIL
            close(listener)
            throw POSIXError(code)
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: .main)
        source.setEventHandler {
            let socket = accept(listener, nil, nil)
            source.cancel()
            guard socket >= 0 else { return }
            MainActor.assumeIsolated {
                let (input, output) = pair(socket)
                connected(input, output)
            }
        }
        source.setCancelHandler { close(listener) }
        source.activate()
        return UInt16(bigEndian: address.sin_port)
    }

    private static func make() throws -> Int32 {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EMFILE) }
        return socket
    }

    private static func loopback(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private static func pair(_ socket: Int32) -> (InputStream, OutputStream) {
        let shared = SharedSocket(socket)
        return (SocketInput(shared), SocketOutput(shared))
    }
}

/// Closed when neither stream needs it any more. Unchecked: the number never changes.
private final class SharedSocket: @unchecked Sendable {
    let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { close(number) }

    func isReady(_ events: Int32) -> Bool {
        var polled = pollfd(fd: number, events: Int16(events), revents: 0)
        return poll(&polled, 1, 0) > 0
    }
}

private final class SocketInput: InputStream {
    private let socket: SharedSocket
    private var status = Status.notOpen
    init(_ socket: SharedSocket) {
        self.socket = socket
        super.init(data: Data())
    }
    override func open() { status = .open }
    override func close() {
        status = .closed
        shutdown(socket.number, Int32(SHUT_RD))
    }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { status == .open && socket.isReady(POLLIN) }

    /// Waits for bytes; 0 when the other device has closed its end.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open else { return -1 }
        let count = recv(socket.number, buffer, length, 0)
        if count == 0 { status = .atEnd }
        if count < 0 { status = .error }
        return count
    }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
    ) -> Bool { false }
}

private final class SocketOutput: OutputStream {
    private let socket: SharedSocket
    private var status = Status.notOpen
    init(_ socket: SharedSocket) {
        self.socket = socket
        super.init(toMemory: ())
    }
    required init(toMemory: ()) {
        socket = SharedSocket(-1)
        super.init(toMemory: ())
    }
    override func open() { status = .open }
    override func close() {
        status = .closed
        shutdown(socket.number, Int32(SHUT_WR))
    }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { nil }
    override var hasSpaceAvailable: Bool { status == .open && socket.isReady(POLLOUT) }

    /// -1 when the other device has gone.
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open else { return -1 }
        let count = send(socket.number, buffer, length, Int32(MSG_NOSIGNAL))
        if count < 0 { status = .error }
        return count
    }
}
