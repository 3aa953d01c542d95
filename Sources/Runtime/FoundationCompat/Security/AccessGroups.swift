// SPDX-License-Identifier: MIT
import Foundation

/// The groups of items that the app may use, by the entitlements in its bundle.
enum AccessGroups {
    static let own: [String] = {
        var groups = AppEntitlements.strings("keychain-access-groups")
        if let identifier = AppEntitlements.string("application-identifier") { groups.append(identifier) }
        return groups.isEmpty ? [Bundle.main.bundleIdentifier ?? "app"] : groups
    }()

    /// Where items go that name no group.
    static var standard: String { own[0] }

    /// The simulator's apps are not signed: what has no entitlements may name any group.
    static func allows(_ group: String) -> Bool { own.count == 1 || own.contains(group) }
}
