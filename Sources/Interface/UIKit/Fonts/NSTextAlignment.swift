// SPDX-License-Identifier: MIT
import CoreText

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Left or right by the direction of the text.
    case natural = 4

    /// The layout engine's word; `natural` for a number that is none.
    package var format: ParagraphFormat.Alignment { ParagraphFormat.Alignment(rawValue: rawValue) ?? .natural }
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    /// The layout engine's word; by words for a number that is none.
    package var format: ParagraphFormat.LineBreak { ParagraphFormat.LineBreak(rawValue: rawValue) ?? .wordWrapping }
}

public enum NSWritingDirection: Int, Sendable {
    /// By the first strong character.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1

    /// The layout engine's word; `natural` for a number that is none.
    package var format: ParagraphFormat.Direction { ParagraphFormat.Direction(rawValue: rawValue) ?? .natural }
}

/// The older name.
public typealias UITextWritingDirection = NSWritingDirection

public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    // Names of Swift 4.0.
    public static let styleNone = NSUnderlineStyle([])
    public static let styleSingle = single
    public static let styleThick = thick
    public static let styleDouble = double
    public static let patternSolid = NSUnderlineStyle([])
}
