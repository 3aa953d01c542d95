// SPDX-License-Identifier: MIT
import CVirtualClock

/// The process's time as the app sees it, stopped except when the main loop has nothing to do and advances it.
///
/// `Date`, `Timer`, `asyncAfter` and `Task.sleep` of unmodified code follow it, and so does the frame clock.
@MainActor
package enum VirtualClock {
    /// CLOCK_MONOTONIC at the start.
    package static let startTime = 1000.0

    package static func start() { ts_clock_start(startTime, startDate.timeIntervalSince1970) }

    package static var isRunning: Bool { ts_clock_is_virtual() }

    package static func advance(to time: CFTimeInterval) { ts_clock_advance(time) }

    /// Whether no other thread of the process works.
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
