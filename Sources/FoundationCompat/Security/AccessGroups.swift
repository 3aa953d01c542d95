// SPDX-License-Identifier: MIT
import Foundation

/// The groups of items that the app may use, by the entitlements in its bundle.
enum AccessGroups {
    static let own: [String] = {
        let entitlements = readEntitlements()
        var groups = entitlements["keychain-access-groups"] as? [String] ?? []
        if let identifier = entitlements["application-identifier"] as? String { groups.append(identifier) }
        return groups.isEmpty ? [Bundle.main.bundleIdentifier ?? "app"] : groups
    }()

    /// Empty where the bundle has none. The build wrote the file: a damaged one is a damaged app, which iOS would not
    /// launch either.
    private static func readEntitlements() -> [String: Any] {
        let file = Bundle.main.bundleURL.appendingPathComponent("archived-expanded-entitlements.xcent")
        guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        } catch {
            fatalError("The entitlements \(file.path) are not a property list: \(error). Build the app anew.")
        }
    }

    /// Where items go that name no group.
    static var standard: String { own[0] }

    /// The simulator's apps are not signed: what has no entitlements may name any group.
    static func allows(_ group: String) -> Bool { own.count == 1 || own.contains(group) }
}
