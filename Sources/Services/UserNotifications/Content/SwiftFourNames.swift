// SPDX-License-Identifier: MIT

extension UNNotificationSound {
    /// `default` was a function before Swift 4.2. The adapter renames `UNNotificationSound.default()`; in `.default()` the
    /// syntax does not tell the type, so that the sound can be called there and gives itself.
    public func callAsFunction() -> UNNotificationSound { self }
}
