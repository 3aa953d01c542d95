// SPDX-License-Identifier: MIT
import Foundation

/// The groups of items that the app may use, by the entitlements in its bundle.
enum AccessGroups {
    static let own: [String] = {
        let file = Bundle.main.bundleURL.appendingPathComponent("archived-expanded-entitlements.xcent")
        var groups: [String] = []
        if let data = FileManager.default.contents(atPath: file.path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            groups = list["keychain-access-groups"] as? [String] ?? []
            if let identifier = list["application-identifier"] as? String { groups.append(identifier) }
        }
        return groups.isEmpty ? [Bundle.main.bundleIdentifier ?? "app"] : groups
    }()

    /// Where items go that name no group.
    static var standard: String { own[0] }

    /// The simulator's apps are not signed: what has no entitlements may name any group.
    static func allows(_ group: String) -> Bool { own.count == 1 || own.contains(group) }
}
