// SPDX-License-Identifier: MIT
import CoreGraphics

/// Families the system supplies without a name of their own.
package enum SystemDesign: String, Hashable, Sendable {
    case standard
    case rounded
    case serif
    case monospaced
}

/// What a font is, apart from its size: two fonts with equal identity and size are one object.
package struct FontIdentity: Hashable, Sendable {
    /// Where the outlines come from.
    package enum Source: Hashable, Sendable {
        case system(SystemDesign)
        /// Position in `NamedFonts`: a name iOS has, shown with the installed face that comes nearest.
        case named(postScript: String)
        case file(path: String, index: Int)
    }

    /// With `weight` and `isItalic` it picks the face.
    package var source: Source
    /// UIFont's scale, -1...1; 0 is regular. For named fonts and files: what the name or the file says.
    package var weight = 0.0
    /// Of system fonts: what is asked for. Of others: what the name or the file says.
    package var isItalic = false
    /// UIFont's scale of widths, 0 is standard. For named fonts it is in the name.
    package var width = 0.0
    /// Values of a variable font's axes, by rising tag; empty for the default ones.
    package var variations: [FontVariation] = []
    /// OpenType features as HarfBuzz spells them ("tnum", "-liga"), sorted.
    package var features: [String] = []
    /// Set when created for a text style (raw value of the style).
    package var textStyle: String?
    /// Points that the tight and loose leading traits take from or add to a text style's leading.
    package var extraLeading = 0.0
    /// Set when a font was scaled with the content-size category: what it was made from.
    package var scaling: Scaling?
    /// Linear part of the font's matrix, [a b c d]; empty is the identity.
    package var matrix: [Double] = []

    /// How `UIFontMetrics` made the font, so that it can be made anew for another category.
    package struct Scaling: Hashable, Sendable {
        /// Raw value of the text style whose growth it follows.
        package let style: String
        /// Points before it was scaled.
        package let size: Double
        /// In points; zero: no limit.
        package let maximum: Double

        package init(style: String, size: Double, maximum: Double) {
            (self.style, self.size, self.maximum) = (style, size, maximum)
        }
    }

    /// Standard width, without features or text style.
    package init(_ source: Source, weight: Double = 0, isItalic: Bool = false) {
        self.source = source
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// A place on an axis of a variable font.
package struct FontVariation: Hashable, Sendable {
    /// Four characters as a number, such as `wght`.
    package let tag: UInt32
    /// In the axis's own units.
    package let value: Double

    /// Not limited to the axis's range; HarfBuzz does that.
    package init(tag: UInt32, value: Double) { (self.tag, self.value) = (tag, value) }
}

/// Vertical metrics as fractions of the point size; `descent` is positive.
package struct VerticalMetrics: Hashable, Sendable {
    /// Above the baseline.
    package var ascent: Double
    /// Below the baseline.
    package var descent: Double
    /// Between lines.
    package var leading: Double
    /// Of a flat capital, above the baseline.
    package var capHeight: Double
    /// Of a flat small letter, above the baseline.
    package var xHeight: Double

    /// All are fractions of the point size.
    package init(_ ascent: Double, _ descent: Double, _ leading: Double, cap: Double, x: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        capHeight = cap
        xHeight = x
    }
}
