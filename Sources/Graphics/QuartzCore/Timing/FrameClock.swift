// SPDX-License-Identifier: MIT
import CoreGraphics
import Synchronization

/// The one clock that motion reads: animations, display links and the main loop.
///
/// Real: `CLOCK_MONOTONIC`, in seconds. Virtual: stands still until `advance(to:)`, so that equal input gives equal
/// frames. The main loop, when idle, advances a virtual clock to the next frame or deadline. Safe from any thread.
package enum FrameClock {
    /// Bit pattern of the virtual time; `realMode` while the clock is real.
    private static let virtualTime = Atomic<UInt64>(realMode)
    private static let realMode = UInt64.max

    /// Seconds since an arbitrary start; never goes back.
    package static var now: CFTimeInterval {
        let bits = virtualTime.load(ordering: .acquiring)
        return bits == realMode ? monotonicTime : Double(bitPattern: bits)
    }

    /// Whether time stands still between calls of `advance(to:)`.
    package static var isVirtual: Bool { virtualTime.load(ordering: .acquiring) != realMode }

    /// Detaches the clock from the machine's: it reads `time` until advanced.
    package static func makeVirtual(startingAt time: CFTimeInterval) {
        precondition(time >= 0 && time.isFinite, "FrameClock: cannot start at \(time); pass seconds, zero or more")
        virtualTime.store(time.bitPattern, ordering: .releasing)
    }

    /// Follows the machine from now on; `now` may jump.
    package static func makeReal() { virtualTime.store(realMode, ordering: .releasing) }

    /// Moves the virtual clock forward; an earlier time leaves it where it is. Traps on a real clock.
    package static func advance(to time: CFTimeInterval) {
        precondition(isVirtual, "FrameClock: advance(to: \(time)) on the real clock; call makeVirtual first")
        if time > now { virtualTime.store(time.bitPattern, ordering: .releasing) }
    }

    private static var monotonicTime: CFTimeInterval {
        var t = timespec()
        clock_gettime(CLOCK_MONOTONIC, &t)
        return Double(t.tv_sec) + Double(t.tv_nsec) * 1e-9
    }
}

/// The time of the clock that animations run on, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.now }
