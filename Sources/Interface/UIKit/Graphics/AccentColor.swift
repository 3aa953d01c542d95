// SPDX-License-Identifier: MIT

/// The tint of everything that chooses none: the colour of the app's asset catalog that the build setting "Global Accent
/// Color Name" names.
enum AccentColor {
    /// nil: the app has none, or left it without a colour, as project templates do.
    static let current: UIColor? = (Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String).flatMap {
        UIColor(named: $0)
    }
}
