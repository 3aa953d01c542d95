// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
import TouchstoneDevice

/// Keeps the app's virtual clock still while a server works. One that is silent for some seconds of the machine's time is
/// let go: then the app's own time limits run, and end the load as they would on a phone.
final class TransferHold: @unchecked Sendable {
    // Under the lock of the list.
    /// Seconds.
    private static let patience = 5.0
    private static let lock = NSLock()
    // Every access is under the lock.
    private nonisolated(unsafe) static var live: [ObjectIdentifier: TransferHold] = [:]

    private let hold = ClockHold()
    private var lastNews = ts_transfers_real_time()

    init() {
        Self.lock.withLock { Self.live[ObjectIdentifier(self)] = self }
        // It counts the time, also of transfers that have a thread of their own.
        TransferThread.shared.wake()
    }

    /// The server has said something.
    func renew() { Self.lock.withLock { lastNews = ts_transfers_real_time() } }

    func release() {
        _ = Self.lock.withLock { Self.live.removeValue(forKey: ObjectIdentifier(self)) }
        hold.release()
    }

    static var watchesAny: Bool { lock.withLock { !live.isEmpty } }

    static func expire() {
        let now = ts_transfers_real_time()
        let silent = lock.withLock { live.values.filter { now - $0.lastNews > patience } }
        for hold in silent { hold.release() }
    }
}
