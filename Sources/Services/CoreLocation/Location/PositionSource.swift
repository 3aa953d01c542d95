// SPDX-License-Identifier: MIT
import TouchstoneDesktop
import TouchstoneDevice

/// Where positions come from.
enum PositionSource {
    /// Whether a receiver finds them (`--location gpsd`, `--desktop location`); else the world says them.
    static let isReceiver =
        Device.variable("LOCATION")?.hasPrefix("gpsd") == true || Desktop.takes(.location)
}
