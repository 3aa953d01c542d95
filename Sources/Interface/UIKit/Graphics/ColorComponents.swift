// SPDX-License-Identifier: MIT
import Foundation

/// Red, green and blue in some RGB space with sRGB's transfer curve.
package struct RGBComponents: Hashable, Sendable {
    /// May lie outside of 0 to 1.
    package var red: CGFloat
    /// May lie outside of 0 to 1.
    package var green: CGFloat
    /// May lie outside of 0 to 1.
    package var blue: CGFloat

    /// Clamps nothing.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The hexcone model; arguments outside 0...1 are clamped.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        let (hue, saturation, brightness) = (clamp(hue), clamp(saturation), clamp(brightness))
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1))
    }

    /// All 0 to 1 for components that are; hue and saturation of grays are 0.
    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0, high > 0 else { return (0, 0, high) }
        let sextant: CGFloat
        switch high {
        case red: sextant = (green - blue) / range
        case green: sextant = (blue - red) / range + 2
        default: sextant = (red - green) / range + 4
        }
        let hue = sextant / 6
        return (hue < 0 ? hue + 1 : hue, range / high, high)
    }

    /// The gray of equal luminance (Rec. 709 weights in linear light), in sRGB's curve.
    package var luminance: CGFloat {
        if red == green && green == blue { return red }
        return Self.encode(
            0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue))
    }

    /// From Display P3 to extended sRGB. The matrix follows from both spaces' primaries (SMPTE EG 432-1, IEC
    /// 61966-2-1) and their common white point D65.
    package var fromDisplayP3: RGBComponents {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        return RGBComponents(
            red: Self.encode(1.2249401763 * r - 0.2249401763 * g),
            green: Self.encode(-0.0420569547 * r + 1.0420569547 * g),
            blue: Self.encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b))
    }

    /// sRGB's transfer curve, mirrored for negative values as extended sRGB does.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : CGFloat(pow(Double((size + 0.055) / 1.055), 2.4))
        return value < 0 ? -result : result
    }

    private static func encode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * CGFloat(pow(Double(size), 1 / 2.4)) - 0.055
        return value < 0 ? -result : result
    }
}
