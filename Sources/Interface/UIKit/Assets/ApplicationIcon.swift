// SPDX-License-Identifier: MIT

/// The pictures by which apps are known on the home screen and in Settings.
@MainActor
package enum ApplicationIcon {
    /// The largest icon of an app's bundle, from its asset catalog or from the files that Info.plist names; nil when it
    /// has none. Corners are as the file has them: the system's are drawn by who shows it.
    package static func picture(of bundle: Bundle) -> UIImage? {
        if let icon = AssetCatalogs.shared.applicationIcon(of: bundle) { return UIImage(cgImage: icon) }
        let information = bundle.infoDictionary ?? [:]
        let icons = information["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        let names =
            primary?["CFBundleIconFiles"] as? [String] ?? information["CFBundleIconFiles"] as? [String]
            ?? [information["CFBundleIconFile"] as? String ?? "Icon"]
        // Later ones are for larger devices and denser screens.
        return names.reversed().lazy.compactMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }.first
    }
}
