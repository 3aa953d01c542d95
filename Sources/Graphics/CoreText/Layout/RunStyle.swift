// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a stretch of text looks like. The first part decides the shape and place of glyphs, `paint` only their colours.
package struct RunStyle {
    /// Characters that it lacks come from others.
    package var font: FontCore
    /// Points after each character. nil leaves pair kerning as the font has it, zero switches it off.
    package var kern: Double?
    /// Points after each character; pair kerning stays.
    package var tracking = 0.0
    /// False: neither standard nor contextual ligatures; those that a script requires stay.
    package var usesLigatures = true
    /// Points upwards.
    package var baselineOffset = 0.0
    /// Shear of the glyphs.
    package var obliqueness = 0.0
    /// Horizontal stretch, 1 is none.
    package var stretch = 1.0
    /// BCP 47; nil: the person's languages.
    package var language: String?
    /// What stands in place of the characters; nil: they are text.
    package var inlineObject: (any InlineObject)?
    /// Embedding levels forced by the writing-direction attribute, outermost first.
    package var directions: [Int] = []
    /// nil: only the default colour.
    package var paint: RunPaint?

    /// Plain text in the default colour.
    package init(font: FontCore) { self.font = font }
}

/// Colours and lines of a run. Colours are kept as the attribute's object (`CGColor` or what carries one) and resolved when
/// drawn, because a dynamic colour depends on the traits of that moment.
package final class RunPaint {
    /// nil: the default colour.
    package var foreground: Any?
    /// nil: none.
    package var background: Any?
    /// Bits of `NSUnderlineStyle`; 0: none.
    package var underline = 0
    /// nil: that of the text.
    package var underlineColor: Any?
    /// Bits of `NSUnderlineStyle`; 0: none.
    package var strikethrough = 0
    /// nil: that of the text.
    package var strikethroughColor: Any?
    /// Per cent of the point size; negative strokes and fills.
    package var strokeWidth = 0.0
    /// nil: that of the text.
    package var strokeColor: Any?
    /// nil: none of its own.
    package var shadow: (any TextShadow)?
    /// Whether the context's fill colour is used in place of the foreground.
    package var usesContextColor = false
    /// Looks pressed into the page: a light edge below.
    package var isLetterpress = false

    /// Nothing but the default colour.
    package init() {}
}

/// Something that takes part in a line as one character: a text attachment or a run delegate.
package protocol InlineObject: AnyObject {
    /// Box relative to the baseline, y up, in points. `lineWidth` is the width of the line fragment; `characterIndex` counts
    /// UTF-16 units of the whole text.
    func inlineBounds(lineWidth: Double, font: FontCore, characterIndex: Int) -> CGRect
}

/// Attribute values that carry a shadow: `NSShadow` above this module.
package protocol TextShadow: AnyObject {
    /// In points of the context's user space, y down.
    var textShadowOffset: CGSize { get }
    var textShadowBlur: Double { get }
    var textShadowColor: Any? { get }
}
