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
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (2024, 1, 1, 9, 41)
        return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSince1970: 1_704_102_060)
    }
}
