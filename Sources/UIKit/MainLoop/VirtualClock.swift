// SPDX-License-Identifier: MIT

/// The process's time as the app sees it, stopped except when the main loop advances it.
@MainActor
package enum VirtualClock {
    package static func start() {
        FrameClock.makeVirtual(startingAt: 1000)
    }
}
