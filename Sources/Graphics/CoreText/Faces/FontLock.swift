// SPDX-License-Identifier: MIT
import CoreGraphics

/// Guards everything that touches a FreeType or HarfBuzz handle and the caches built from them. Recursive, because shaping
/// asks faces for glyphs.
package let fontLock = FontLock()

/// The one lock of all fonts.
///
/// Sendable because nothing of it changes but the mutex itself.
package final class FontLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    fileprivate init() {
        mutex = .allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    /// Waits until no other thread holds the lock.
    package func lock() { pthread_mutex_lock(mutex) }
    /// As often as `lock`, on the same thread.
    package func unlock() { pthread_mutex_unlock(mutex) }

    /// Holds the lock while `body` runs: for what reads and then writes.
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// A value of all threads that takes the fonts' lock for every access; what belongs together holds the lock around it.
///
/// Sendable because there is no other way to the value.
final class FontGuarded<Value>: @unchecked Sendable {
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        _read {
            fontLock.lock()
            defer { fontLock.unlock() }
            yield stored
        }
        _modify {
            fontLock.lock()
            defer { fontLock.unlock() }
            yield &stored
        }
    }
}
