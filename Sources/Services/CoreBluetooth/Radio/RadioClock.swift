// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// What managers, and what is near, wait by.
@MainActor
enum RadioClock {
    /// Tests bring one that they move.
    static var current: any DeviceClock = World.shared.clock
}
