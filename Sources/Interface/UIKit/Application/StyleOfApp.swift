// SPDX-License-Identifier: MIT

extension UIUserInterfaceStyle {
    /// What the app appears in: the device's appearance, unless `UIUserInterfaceStyle` in Info.plist keeps the app to one.
    static func ofApp(
        onDarkDevice isDark: Bool, info: [String: Any] = Bundle.main.infoDictionary ?? [:]
    ) -> UIUserInterfaceStyle {
        switch info["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: isDark ? .dark : .light
        }
    }
}
