// SPDX-License-Identifier: MIT
import CTransfers
import Foundation

/// The thread on which transfers of all sessions are performed, over connections that are kept.
final class TransferThread: @unchecked Sendable {
    // `commands` and `isStarted` are under the lock, the rest is the thread's.
    static let shared = TransferThread()

    private let lock = NSLock()
    private var commands: [@Sendable (TransferThread) -> Void] = []
    private var isStarted = false
    private var pool: OpaquePointer?
    private var underWay: [OpaquePointer: HTTPTransfer] = [:]

    /// iOS opens at most so many connections to one host.
    private static let connectionsPerHost = 6

    func start(_ transfer: HTTPTransfer) {
        post { thread in
            guard let pool = thread.pool, ts_transfer_pool_add(pool, transfer.handle) else {
                // libcurl's code for an initialisation that failed.
                return transfer.ended(2)
            }
            thread.underWay[transfer.handle] = transfer
        }
    }

    /// It tells nothing any more.
    func stop(_ transfer: HTTPTransfer) {
        post { thread in
            guard let pool = thread.pool, thread.underWay.removeValue(forKey: transfer.handle) != nil else { return }
            ts_transfer_pool_remove(pool, transfer.handle)
        }
    }

    /// Looks again at who waits; begins when it has not.
    func wake() { post { _ in } }

    private func post(_ command: @escaping @Sendable (TransferThread) -> Void) {
        let pool = lock.withLock { () -> OpaquePointer? in
            commands.append(command)
            if !isStarted {
                isStarted = true
                let thread = Thread { [self] in run() }
                thread.name = "touchstone-transfers"
                thread.start()
            }
            return self.pool
        }
        if let pool { ts_transfer_pool_wake(pool) }
    }

    private func run() {
        let made = ts_transfer_pool_new(Self.connectionsPerHost)
        lock.withLock { pool = made }
        while true {
            let waiting = lock.withLock {
                defer { commands = [] }
                return commands
            }
            for command in waiting { command(self) }
            guard let pool else { return }
            // An hour: an app at rest is not woken.
            let limit: Int32 = TransferHold.watchesAny ? 250 : 3_600_000
            ts_transfer_pool_work(pool, limit)
            var code: Int32 = 0
            while let ended = ts_transfer_pool_next_ended(pool, &code) {
                underWay.removeValue(forKey: OpaquePointer(ended))?.ended(code)
            }
            TransferHold.expire()
        }
    }
}
