// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Synchronization

/// The time by which the device's services act: seconds that never go back, and calls at a later time on the main
/// queue. In an app it is the process's clock, real or virtual; tests bring one that they advance by hand.
package protocol DeviceClock: Sendable {
    /// Seconds since an arbitrary start.
    var now: Double { get }
    var date: Date { get }
    /// Calls `body` on the main thread in `seconds`, zero or more. There is no way to call it off: `body` looks whether
    /// it is still wanted.
    func after(_ seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void)
}

/// The process's own clock, which CVirtualClock makes virtual.
package struct ProcessClock: DeviceClock {
    /// All instances are the same clock.
    package init() {}

    /// Of the monotonic clock; stands still while the machine sleeps.
    package var now: Double {
        var t = timespec()
        clock_gettime(CLOCK_MONOTONIC, &t)
        return Double(t.tv_sec) + Double(t.tv_nsec) * 1e-9
    }
    /// Of the process's clock, virtual where the monotonic one is.
    package var date: Date { Date() }

    /// Negative seconds count as zero.
    package func after(_ seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { MainActor.assumeIsolated(body) }
    }
}

/// A clock that moves when a test says so. Calls run inside `advance(by:)`, in order of their times, on the thread of the
/// test, which must be the main actor's.
package final class ManualClock: DeviceClock {
    private struct Entry {
        let time: Double
        let order: Int
        let body: @MainActor @Sendable () -> Void
    }
    private struct State {
        var now = 1000.0
        var entries: [Entry] = []
        var count = 0
    }
    private let state = Mutex(State())
    /// The moment at which `now` is 1000.
    private let start = Date(timeIntervalSince1970: 1_704_102_060)

    /// Begins at 1000 seconds, 2024-01-01 09:41 UTC.
    package init() {}

    /// Moves only in `advance(by:)`.
    package var now: Double { state.withLock { $0.now } }
    /// Moves with `now`.
    package var date: Date { start.addingTimeInterval(now - 1000) }

    /// Never calls at once, not even for zero: the next `advance(by:)` does.
    package func after(_ seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
        state.withLock { state in
            state.count += 1
            state.entries.append(Entry(time: state.now + max(0, seconds), order: state.count, body: body))
        }
    }

    /// Runs what falls due on the way, also what that itself asks for; each call sees its own time.
    @MainActor package func advance(by seconds: Double) {
        let end = now + seconds
        while let entry = next(until: end) { entry.body() }
        state.withLock { $0.now = end }
    }

    private func next(until end: Double) -> Entry? {
        state.withLock { state in
            let due = state.entries.indices.filter { state.entries[$0].time <= end }
            let first = due.min {
                (state.entries[$0].time, state.entries[$0].order) < (state.entries[$1].time, state.entries[$1].order)
            }
            guard let first else { return nil }
            let entry = state.entries.remove(at: first)
            state.now = max(state.now, entry.time)
            return entry
        }
    }
}
