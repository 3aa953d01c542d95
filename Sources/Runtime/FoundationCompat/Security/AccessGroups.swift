// SPDX-License-Identifier: MIT
import Foundation

/// The groups of items that the app may use, by the entitlements in its bundle.
enum AccessGroups {
    static let own: [String] = {
        var groups = AppEntitlements.strings("keychain-access-groups")
        if let identifier = AppEntitlements.string("application-identifier") { groups.append(identifier) }
        groups += AppEntitlements.strings("com.apple.security.application-groups")
        return groups.isEmpty ? [Bundle.main.bundleIdentifier ?? "app"] : groups
    }()

    /// Where items go that name no group.
    static var standard: String { own[0] }

    /// A program that is no app (tests of a library) has no signature that could say anything: it may name any group.
    private static let isApp = Bundle.main.bundleURL.pathExtension == "app" && Bundle.main.bundleIdentifier != nil

    /// A wildcard names nothing that could be shared.
    static func allows(_ group: String) -> Bool { own.contains(group) && !group.hasSuffix("*") || !isApp }

    /// Whether the query names no group, or one of the app's.
    static func allowsSearch(for query: KeychainQuery) -> Bool {
        (query.attributes["agrp"] as? String).map(allows) ?? true
    }
}
