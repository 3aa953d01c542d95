// SPDX-License-Identifier: MIT
import Glibc

/// Messages on their way from the reading thread to the main thread.
///
/// Sendable because the lock guards what changes.
final class WebInbox: @unchecked Sendable {
    private let condition = NSCondition()
    private var messages: [WebMessage] = []
    private var isClosed = true

    func open() { condition.withLock { isClosed = false } }

    func add(_ message: WebMessage) {
        condition.lock()
        messages.append(message)
        condition.signal()
        condition.unlock()
    }

    func close() {
        condition.lock()
        isClosed = true
        condition.signal()
        condition.unlock()
    }

    func take() -> WebMessage? {
        condition.withLock { messages.isEmpty ? nil : messages.removeFirst() }
    }

    /// Waits in real time until there is a message.
    /// - Parameter limit: milliseconds; lessened by what was waited.
    /// - Returns: whether there is one.
    func wait(_ limit: inout Int) -> Bool {
        while limit > 0, !condition.withLock({ !messages.isEmpty || isClosed }) {
            // `select` alone of the functions that wait is not the virtual clock's.
            var pause = timeval(tv_sec: 0, tv_usec: 1000)
            select(0, nil, nil, nil, &pause)
            limit -= 1
        }
        return condition.withLock { !messages.isEmpty }
    }
}
