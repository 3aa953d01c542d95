// SPDX-License-Identifier: MIT

/// A named colour of the system with one value per style, contrast and level.
package final class SystemColor: Sendable {
    /// Apple's name of it, as archives and descriptions have it: `systemBlueColor`.
    let name: String
    private let values: [Variant: ColorValue]
    private let colors: [Variant: UIColor]

    struct Variant: Hashable, Sendable {
        var isDark: Bool
        var isHighContrast: Bool
        var isElevated: Bool
    }

    /// `elevated` values only matter in the dark style; nil: those of the base level.
    init(
        _ name: String, light: ColorValue, dark: ColorValue, lightHigh: ColorValue? = nil,
        darkHigh: ColorValue? = nil, elevated: ColorValue? = nil, elevatedHigh: ColorValue? = nil
    ) {
        self.name = name
        var values: [Variant: ColorValue] = [:]
        for isElevated in [false, true] {
            values[Variant(isDark: false, isHighContrast: false, isElevated: isElevated)] = light
            values[Variant(isDark: false, isHighContrast: true, isElevated: isElevated)] = lightHigh ?? light
            let normal = isElevated ? elevated ?? dark : dark
            let high = isElevated ? elevatedHigh ?? elevated ?? darkHigh ?? dark : darkHigh ?? dark
            values[Variant(isDark: true, isHighContrast: false, isElevated: isElevated)] = normal
            values[Variant(isDark: true, isHighContrast: true, isElevated: isElevated)] = high
        }
        self.values = values
        colors = values.mapValues(\.color)
    }

    func value(in traits: UITraitCollection) -> ColorValue {
        guard let value = values[Variant(traits)] else { preconditionFailure("SystemColor: \(name) lacks a variant") }
        return value
    }

    func color(in traits: UITraitCollection) -> UIColor {
        guard let color = colors[Variant(traits)] else { preconditionFailure("SystemColor: \(name) lacks a variant") }
        return color
    }
}

extension SystemColor.Variant {
    init(_ traits: UITraitCollection) {
        self.init(
            isDark: traits.values.userInterfaceStyle == .dark,
            isHighContrast: traits.values.accessibilityContrast == .high,
            isElevated: traits.values.userInterfaceLevel == .elevated)
    }
}

/// sRGB in 0...255 with an opacity, as Apple's tables print colours.
package struct ColorValue: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    static let black = ColorValue(0, 0, 0)
    static let white = ColorValue(255, 255, 255)

    var components: (RGBComponents, alpha: CGFloat) {
        (RGBComponents(red: red / 255, green: green / 255, blue: blue / 255), alpha)
    }

    /// Grays become gray colours, as the system's own do.
    var color: UIColor {
        let isGray = red == green && green == blue
        return isGray
            ? UIColor(white: red / 255, alpha: alpha)
            : UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
