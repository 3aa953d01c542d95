// SPDX-License-Identifier: MIT
import CoreText

/// Scales fonts and lengths with the content-size category the way a text style does.
///
/// Sendable because nothing of it changes.
open class UIFontMetrics: __ObjCObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    public class var metrics: UIFontMetrics { .default }

    /// Sendable because the style never changes.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at its size times the style's growth, rounded to a whole point. `maximumPointSize` zero: no limit. Traps
    /// for a font that was made by font metrics, as iOS does; one of a text style may be scaled.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = DynamicType.category(traitCollection)
        precondition(
            font.core.identity.scaling == nil,
            "NSInvalidArgumentException: -[UIFontMetrics scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:] "
                + "passed a UIFont instance which is already scaled (\(font)). You must use an unscaled UIFont instance."
        )
        var size = (font.pointSize * DynamicType.growth(style, category)).rounded()
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        var identity = font.core.identity
        identity.scaling = FontIdentity.Scaling(
            style: style.rawValue, size: font.core.size, maximum: Double(maximumPointSize))
        return UIFont(identity, orSystemAt: Double(size))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The length times the style's growth, rounded to the pixel of a display with three pixels to the point.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = DynamicType.category(traitCollection)
        return (value * DynamicType.growth(style, category) * 3 + 0.5).rounded(.down) / 3
    }
}

extension CTFont {
    /// The same font at the size of `traits`' category; nil when it does not follow categories or has that size.
    package func adjusted(for traits: UITraitCollection) -> UIFont? {
        var size: CGFloat
        if let scaling = core.identity.scaling {
            let style = TextStyle(rawValue: scaling.style)
            size = (CGFloat(scaling.size) * DynamicType.growth(style, DynamicType.category(traits))).rounded()
            if scaling.maximum > 0 { size = min(size, CGFloat(scaling.maximum)) }
        } else if let style = textStyle {
            size = DynamicType.entry(style, DynamicType.category(traits)).size
        } else {
            return nil
        }
        return size == pointSize ? nil : UIFont(core: core.resized(Double(size)))
    }
}
