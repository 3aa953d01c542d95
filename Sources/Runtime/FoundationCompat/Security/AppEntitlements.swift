// SPDX-License-Identifier: MIT
import Foundation

/// What the app's entitlements file asks for, as the build put it into the bundle. Empty where there is none.
package enum AppEntitlements {
    /// Read once. The build wrote the file: a damaged one is a damaged app, which iOS would not launch either.
    nonisolated(unsafe) private static let all: [String: Any] = {
        let file = Bundle.main.bundleURL.appendingPathComponent("archived-expanded-entitlements.xcent")
        guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        } catch {
            fatalError("The entitlements \(file.path) are not a property list: \(error). Build the app anew.")
        }
    }()

    /// Empty where the key is missing, or its value is no array of strings.
    package static func strings(_ key: String) -> [String] { all[key] as? [String] ?? [] }
    /// nil where the key is missing, or its value is no string.
    package static func string(_ key: String) -> String? { all[key] as? String }
}
