// SPDX-License-Identifier: MIT

/// The icons that Info.plist names beside the app's main one, and which the user has. The choice outlives the app.
@MainActor
enum AlternateIcons {
    /// Not the app's own defaults: the choice is the home screen's.
    private static let store = UserDefaults(suiteName: (Bundle.main.bundleIdentifier ?? "app") + ".home-screen")
    private static let key = "AlternateIconName"

    static var names: [String] {
        let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
        let alternates = icons?["CFBundleAlternateIcons"] as? [String: Any]
        return alternates?.keys.sorted() ?? []
    }

    static var current: String? { store?.string(forKey: key) }

    /// - Parameter name: nil takes the main icon.
    /// - Returns: why it cannot be.
    static func choose(_ name: String?) -> (any Error)? {
        guard !names.isEmpty else { return CocoaError(.featureUnsupported) }
        if let name, !names.contains(name) { return CocoaError(.fileNoSuchFile) }
        store?.set(name, forKey: key)
        return nil
    }
}
