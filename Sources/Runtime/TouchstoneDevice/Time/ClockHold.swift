// SPDX-License-Identifier: MIT
import CVirtualClock
import Synchronization

/// A request to another process, machine or thread is under way: the virtual clock stands until it is answered, so that
/// no time-out of the app fires while a service works in real time. Without a virtual clock it does nothing.
///
/// Ends with `release()`, or with the last reference. Any thread.
package final class ClockHold: Sendable {
    private let isHeld = Atomic<Bool>(true)

    /// Holds from now on. Holds count: the clock goes on after the last.
    package init() { ts_clock_hold() }

    /// Lets the clock go on; a second call does nothing.
    package func release() {
        if isHeld.exchange(false, ordering: .acquiringAndReleasing) { ts_clock_release() }
    }

    deinit { release() }

    /// Whether anybody holds the clock.
    package static var isActive: Bool { ts_clock_is_held() }
}
