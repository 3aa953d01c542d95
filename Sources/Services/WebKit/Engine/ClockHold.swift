// SPDX-License-Identifier: MIT
import CVirtualClock
import Glibc

/// Keeps the virtual clock still while it is there: somebody outside of the process works for the app.
///
/// A page may never answer, as one whose script never ends; the app goes on without it after some seconds.
@MainActor
final class ClockHold {
    /// Seconds of real time that a load may take; and those that a page may take to answer.
    static let load = 20
    static let answer = 5
    private static var seconds = 0
    private static var live: [ObjectIdentifier: (hold: WeakReference<ClockHold>, until: Int)] = [:]
    private static var isWatched = false
    private nonisolated static let wanted = NSLock()
    // Under the lock of `wanted`.
    private nonisolated(unsafe) static var isWanted = false

    private var isHeld = true
    /// Called when nobody let go in time.
    private let expired: () -> Void

    init(seconds: Int = load, expired: @escaping () -> Void = {}) {
        self.expired = expired
        ts_clock_hold()
        Self.live[ObjectIdentifier(self)] = (WeakReference(object: self), Self.seconds + seconds)
        Self.watch()
    }

    func release() {
        guard isHeld else { return }
        isHeld = false
        Self.live[ObjectIdentifier(self)] = nil
        ts_clock_release()
    }

    isolated deinit { release() }

    /// Counts real seconds on a thread of its own, where nothing is virtual.
    private static func watch() {
        guard !isWatched else { return }
        isWatched = true
        wanted.withLock { isWanted = true }
        let thread = Thread {
            // It ends with the last hold, so that an app at rest is not woken.
            while wanted.withLock({ isWanted }) {
                var second = timeval(tv_sec: 1, tv_usec: 0)
                select(0, nil, nil, nil, &second)
                DispatchQueue.main.async { MainActor.assumeIsolated { secondPassed() } }
            }
        }
        thread.name = "touchstone-web-watch"
        thread.start()
    }

    private static func secondPassed() {
        seconds += 1
        if live.isEmpty {
            wanted.withLock { isWanted = false }
            isWatched = false
        }
        for entry in live.values where seconds > entry.until {
            entry.hold.object?.release()
            entry.hold.object?.expired()
        }
    }
}
