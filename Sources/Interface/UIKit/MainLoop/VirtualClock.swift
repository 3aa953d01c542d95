// SPDX-License-Identifier: MIT
import CVirtualClock

/// The process's time as the app sees it, stopped except when the main loop has nothing to do and advances it.
///
/// `Date`, `Timer`, `asyncAfter` and `Task.sleep` of unmodified code follow it, and so does the frame clock.
@MainActor
package enum VirtualClock {
    /// CLOCK_MONOTONIC at the start.
    package static let startTime = 1000.0

    /// - Parameter time: seconds of the monotonic clock; another process's that this one keeps step with.
    package static func start(at time: CFTimeInterval = startTime) {
        ts_clock_start(time, startDate.timeIntervalSince1970 + time - startTime)
    }

    /// Whether the process's time is virtual.
    package static var isRunning: Bool { ts_clock_is_virtual() }

    /// - Parameter time: seconds of the monotonic clock; what falls due on the way runs in later turns of the loop.
    package static func advance(to time: CFTimeInterval) { ts_clock_advance(time) }

    /// Whether a request to another process, machine or thread is under way, for which the clock stands.
    package static var isHeld: Bool { ts_clock_is_held() }

    /// Lets other threads and processes work for a millisecond of the machine's time.
    package static func restInRealTime() { ts_rest() }

    /// Whether no other thread of the process works.
    ///
    /// Work of other threads takes no virtual time, so it is waited for, a while: how long it takes by the machine's time
    /// must not show in what the app does.
    package static var areOtherThreadsAsleep: Bool { ts_threads_asleep() }

    /// The moment Apple's own screenshots show: 9:41 of the first of January 2024, local time.
    private static var startDate: Date {
        // A calendar would cost a start two million instructions.
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday, parts.tm_hour, parts.tm_min) = (124, 0, 1, 9, 41)
        parts.tm_isdst = -1
        return Date(timeIntervalSince1970: Double(mktime(&parts)))
    }
}
