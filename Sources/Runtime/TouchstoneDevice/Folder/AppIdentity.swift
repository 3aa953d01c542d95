// SPDX-License-Identifier: MIT
import Foundation

/// Who the running app is to the device's services.
package enum AppIdentity {
    /// The key of everything that the device keeps per app.
    package static var identifier: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// The name below the app's icon, which alerts of the system show.
    package static var displayName: String {
        text("CFBundleDisplayName") ?? text("CFBundleName") ?? ProcessInfo.processInfo.processName
    }

    /// A text of Info.plist, in the app's language where `InfoPlist.strings` has it.
    package static func text(_ key: String) -> String? {
        let bundle = Bundle.main
        let text = bundle.localizedInfoDictionary?[key] ?? bundle.object(forInfoDictionaryKey: key)
        return (text as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The values of `UIBackgroundModes`.
    package static var backgroundModes: Set<String> {
        Set(Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? [])
    }
}
