// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// What a person lets an app's notifications do. The device keeps what the app asked for in the lower half of its
/// options, and what the person has turned off in the upper half, so that asking again turns nothing on.
package struct NotificationSwitches {
    /// Bits of `UNAuthorizationOptions`.
    package enum Option: UInt, CaseIterable {
        /// The number on the icon.
        case badges = 1
        /// Heard once.
        case sounds = 2
        /// At the top of the screen.
        case banners = 4
    }

    private let store: NotificationStore
    private let app: String

    /// Reads nothing yet.
    /// - Parameter app: a bundle identifier.
    package init(store: NotificationStore, app: String) {
        self.store = store
        self.app = app
    }

    /// Where the app has not said what it wants, it may do all of these.
    private static let all: UInt = 7

    /// - Throws: when the device's store cannot be read.
    package func isOn(_ option: Option) throws -> Bool {
        let bits = try store.options(of: app) ?? Self.all
        return bits & option.rawValue != 0 && (bits >> 32) & option.rawValue == 0
    }

    func set(_ option: Option, to isOn: Bool) throws {
        var bits = try store.options(of: app) ?? Self.all
        bits |= option.rawValue
        if isOn { bits &= ~(option.rawValue << 32) } else { bits |= option.rawValue << 32 }
        try store.setOptions(bits, of: app)
    }
}
