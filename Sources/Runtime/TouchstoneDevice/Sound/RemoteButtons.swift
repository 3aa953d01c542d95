// SPDX-License-Identifier: MIT

/// Presses of the buttons of the lock screen, of headphones and of cars, on their way to the app: to the targets of Media
/// Player's commands, else, where the app has asked for events, to the first responder.
@MainActor
package enum RemoteButtons {
    /// Presses one of Media Player's commands, which sets this, and says whether it has a target. The number is seconds, a
    /// speed or a rating, as the command takes it; nil: what the command itself prefers.
    package static var command: ((RemoteCommand, Double?) -> Bool)?
    /// Sends the event of the older kind, and says whether somebody took it; the application sets this.
    package static var event: ((RemoteCommand) -> Bool)?

    /// - Returns: whether anybody in the app takes it.
    @discardableResult
    package static func press(_ button: RemoteCommand, value: Double? = nil) -> Bool {
        command?(button, value) == true || event?(button) == true
    }
}
