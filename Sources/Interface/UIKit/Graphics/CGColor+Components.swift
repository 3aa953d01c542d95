// SPDX-License-Identifier: MIT

extension CGColor {
    /// Display P3 with sRGB's curve.
    static func displayP3(_ rgb: RGBComponents, alpha: CGFloat) -> CGColor {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let converted = rgb.fromDisplayP3
        return space.flatMap { CGColor(colorSpace: $0, components: [rgb.red, rgb.green, rgb.blue, alpha]) }
            ?? CGColor(srgbRed: converted.red, green: converted.green, blue: converted.blue, alpha: alpha)
    }

    /// In extended sRGB; nil for patterns.
    var extendedSRGBComponents: (RGBComponents, alpha: CGFloat)? {
        guard pattern == nil else { return nil }
        let rgb = RGBComponents(red: CGFloat(srgb.x), green: CGFloat(srgb.y), blue: CGFloat(srgb.z))
        return (rgb, CGFloat(srgb.w))
    }
}
