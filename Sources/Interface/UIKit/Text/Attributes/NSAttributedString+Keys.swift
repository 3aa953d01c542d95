// SPDX-License-Identifier: MIT
import CoreText

extension NSAttributedString.Key {
    /// `UIFont`; Helvetica at 12 points when absent.
    public static let font = Self("NSFont")
    /// `NSParagraphStyle`
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// `UIColor`; black when absent.
    public static let foregroundColor = Self("NSColor")
    /// `UIColor`
    public static let backgroundColor = Self("NSBackgroundColor")
    /// 0 or 1
    public static let ligature = Self("NSLigature")
    /// Points added after each character; zero switches pair kerning off.
    public static let kern = Self("NSKern")
    /// Points added after each character, pair kerning kept.
    public static let tracking = Self("CTTracking")
    /// `NSUnderlineStyle` raw value
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// `NSUnderlineStyle` raw value
    public static let underlineStyle = Self("NSUnderline")
    /// `UIColor`
    public static let strokeColor = Self("NSStrokeColor")
    /// Per cent of the point size; negative strokes and fills.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// `NSShadow`
    public static let shadow = Self("NSShadow")
    /// `NSAttributedString.TextEffectStyle`
    public static let textEffect = Self("NSTextEffect")
    /// `NSTextAttachment`
    public static let attachment = Self("NSAttachment")
    /// `URL` or `String`
    public static let link = Self("NSLink")
    /// Points, upwards.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// `UIColor`
    public static let underlineColor = Self("NSUnderlineColor")
    /// `UIColor`
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// Shear factor.
    public static let obliqueness = Self("NSObliqueness")
    /// Natural logarithm of the horizontal stretch.
    public static let expansion = Self("NSExpansion")
    /// Array of `NSWritingDirection` and `NSWritingDirectionFormatType` values added.
    public static let writingDirection = Self("NSWritingDirection")
    public static let verticalGlyphForm = Self("CTVerticalForms")
}

extension NSAttributedString {
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// Name of Swift 4.0.
public typealias NSAttributedStringKey = NSAttributedString.Key
