// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// A TCP connection that two streams share. Unchecked: what changes does so with `condition` locked.
final class SocketConnection: @unchecked Sendable {
    enum Phase: Equatable { case idle, connecting, open, failed(Int32), closed }

    private let host: String
    private let port: UInt32
    private let condition = NSCondition()
    private var phaseStorage = Phase.idle
    private var descriptor: Int32 = -1
    private var openEnds = 0
    private var observers: [@Sendable (Phase) -> Void] = []

    init(host: String, port: UInt32) { (self.host, self.port) = (host, port) }

    deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

    var phase: Phase { condition.withLock { phaseStorage } }

    /// Opens one end; the first one starts to connect. The observer hears once how that ended, on any thread.
    func open(_ observer: @escaping @Sendable (Phase) -> Void) {
        let (known, isFirst) = condition.withLock { () -> (Phase?, Bool) in
            openEnds += 1
            switch phaseStorage {
            case .idle, .connecting:
                defer { phaseStorage = .connecting }
                observers.append(observer)
                return (nil, phaseStorage == .idle)
            default: return (phaseStorage, false)
            }
        }
        if let known { return observer(known) }
        if isFirst { Thread.detachNewThread { self.settle(self.connect()) } }
    }

    /// Closes one end; the connection ends with the last one.
    func closeEnd() {
        condition.withLock {
            openEnds -= 1
            guard openEnds <= 0, descriptor >= 0 else { return }
            shutdown(descriptor, Int32(SHUT_RDWR))
            phaseStorage = .closed
        }
    }

    /// The socket, once it is connected or that has failed.
    func connected() -> Int32? {
        condition.withLock {
            while phaseStorage == .connecting { condition.wait() }
            return phaseStorage == .open ? descriptor : nil
        }
    }

    private func settle(_ result: Phase) {
        let waiting = condition.withLock {
            if phaseStorage == .connecting { phaseStorage = result }
            defer { observers = [] }
            condition.broadcast()
            return observers
        }
        for observer in waiting { observer(result) }
    }

    /// Tries the host's addresses one after the other.
    private func connect() -> Phase {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { return .failed(EHOSTUNREACH) }
        defer { freeaddrinfo(list) }
        var code = EHOSTUNREACH
        for entry in sequence(first: list, next: { $0?.pointee.ai_next }).compactMap(\.self) {
            let address = entry.pointee
            let socket = Glibc.socket(address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard socket >= 0 else { continue }
            if Glibc.connect(socket, address.ai_addr, address.ai_addrlen) == 0 {
                condition.withLock { descriptor = socket }
                return .open
            }
            code = errno
            Glibc.close(socket)
        }
        return .failed(code)
    }
}
