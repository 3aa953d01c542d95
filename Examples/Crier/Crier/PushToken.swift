// SPDX-License-Identifier: MIT
import Foundation

/// Where this device's pushes go: 32 bytes, as a provider writes them.
enum PushToken {
    static let didChange = Notification.Name("PushTokenDidChange")
    private static let key = "pushToken"

    /// nil: the device has not registered yet.
    static var current: String? {
        get { UserDefaults.standard.string(forKey: key) }
        set {
            UserDefaults.standard.set(newValue, forKey: key)
            NotificationCenter.default.post(name: didChange, object: nil)
        }
    }

    /// Two hexadecimal digits for each byte.
    static func text(of token: Data) -> String { token.map { String(format: "%02x", $0) }.joined() }
}
