// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The time that an app has behind others to act on what a person chose of a notification: until it says that it is done,
/// thirty seconds at most, as on iOS.
@MainActor
package enum ResponseWork {
    private static let limit = 30.0
    private static var count = 0

    /// From now on.
    /// - Parameter isBehind: whether the app is behind others; in front it has all the time there is.
    /// - Returns: ends it; a second call does nothing. Any thread.
    package static func begin(isBehind: Bool) -> @Sendable () -> Void {
        guard isBehind else { return {} }
        count += 1
        let reason = BackgroundWork.Reason.response(count)
        BackgroundWork.set(reason, true)
        let end: @Sendable () -> Void = { BackgroundWork.set(reason, false) }
        DeadlineQueue.shared.schedule(after: limit, end)
        return end
    }
}
