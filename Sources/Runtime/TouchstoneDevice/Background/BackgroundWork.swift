// SPDX-License-Identifier: MIT
import Synchronization

/// Why the running app may go on behind others: sound that it plays, positions that it follows, time that it was given. An
/// app without any is suspended. Any thread.
package enum BackgroundWork {
    /// One of a kind counts once, however often it is set; tasks count by their names.
    package enum Reason: Hashable, Sendable {
        case audio, location, push, fetch, transfer
        /// Things that the app looks for or is connected to, and others that look for the device.
        case bluetoothCentral, bluetoothPeripheral
        /// Sound that another app has stopped, until it may go on.
        case interruption
        case task(String)
        /// A notification's answer that the app acts on, by a number of its own.
        case response(Int)

        /// The background mode of Info.plist without which the reason does not count; nil: none is needed.
        var mode: String? {
            switch self {
            case .audio, .interruption: "audio"
            case .location: "location"
            case .bluetoothCentral: "bluetooth-central"
            case .bluetoothPeripheral: "bluetooth-peripheral"
            case .push, .fetch, .transfer, .task, .response: nil
            }
        }
    }

    private static let reasons = Mutex<Set<Reason>>([])

    /// Counts from the next `isGoingOn` on. Setting what is set already does nothing.
    package static func set(_ reason: Reason, _ isThere: Bool) {
        reasons.withLock { if isThere { $0.insert(reason) } else { $0.remove(reason) } }
    }

    /// - Parameter modes: those of Info.plist.
    package static func isGoingOn(modes: Set<String> = AppIdentity.backgroundModes) -> Bool {
        reasons.withLock { $0.contains { $0.mode.map(modes.contains) ?? true } }
    }
}
