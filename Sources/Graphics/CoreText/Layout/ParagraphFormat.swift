// SPDX-License-Identifier: MIT
import CoreGraphics

/// How the lines of a paragraph are laid out: the values behind `NSParagraphStyle` and `CTParagraphStyle`. Lengths in
/// points.
package struct ParagraphFormat: Hashable, Sendable {
    /// The raw values are `NSTextAlignment`'s. `natural` follows the paragraph's direction.
    package enum Alignment: Int, Sendable {
        case left
        case center
        case right
        case justified
        case natural
    }

    /// The raw values are `NSLineBreakMode`'s.
    package enum LineBreak: Int, Sendable {
        case wordWrapping
        case charWrapping
        case clipping
        case truncatingHead
        case truncatingTail
        case truncatingMiddle
    }

    /// The raw values are `NSWritingDirection`'s. `natural` follows the first strong character.
    package enum Direction: Int, Sendable {
        case natural = -1
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// A place that a tab character leads to.
    package struct Tab: Hashable, Sendable {
        /// Which part of the text after the tab stands there.
        package let alignment: Alignment
        /// Points from the leading edge of the column.
        package let location: Double
        /// Text that ends a decimal tab's column; empty for others.
        package let terminators: String

        /// - Parameter terminators: of a decimal tab; empty: none ends the column early.
        package init(alignment: Alignment, location: Double, terminators: String = "") {
            self.alignment = alignment
            self.location = location
            self.terminators = terminators
        }
    }

    /// Of all lines; justifying leaves lines that do not wrap.
    package var alignment = Alignment.natural
    /// Whether lines wrap, end at the column, or are shortened.
    package var lineBreak = LineBreak.wordWrapping
    /// Base direction of the bidirectional algorithm.
    package var direction = Direction.natural
    /// From the leading edge of the column.
    package var firstLineHeadIndent = 0.0
    /// From the leading edge, for all lines but the first.
    package var headIndent = 0.0
    /// Above zero: distance from the leading edge; else from the trailing one.
    package var tailIndent = 0.0
    /// Below each line; of the last line it goes below the paragraph.
    package var lineSpacing = 0.0
    /// Below the paragraph, beside the line spacing.
    package var paragraphSpacing = 0.0
    /// Above the paragraph, but for the first of a text.
    package var paragraphSpacingBefore = 0.0
    /// Points that a line gets at least, added above its text; zero: no limit.
    package var minimumLineHeight = 0.0
    /// Zero: no limit.
    package var maximumLineHeight = 0.0
    /// Zero: the natural height.
    package var lineHeightMultiple = 0.0
    /// Distance of the stops behind the last of `tabs`; zero: 28 points.
    package var defaultTabInterval = 0.0
    /// nil: a left tab every 28 points up to 336, as iOS starts with.
    package var tabs: [Tab]?
    /// Share of the width below which a wrapped line may take the first part of a word; 0: words are not divided.
    package var hyphenationFactor = 0.0
    /// Kept for `NSParagraphStyle`; the layout never tightens.
    package var allowsTightening = false
    /// Keeps a paragraph's last word from standing alone on its line.
    package var pushesOutLastWord = false
    /// Korean breaks between words only, not between syllables.
    package var keepsHangulWords = false

    /// As iOS starts with.
    package init() {}

    /// Left ones, every 28 points up to 336.
    package static let defaultTabs: [Tab] = (1...12).map { Tab(alignment: .left, location: Double($0) * 28) }
}

/// Attribute values that carry paragraph formats: `NSParagraphStyle` above this module, `CTParagraphStyle` in it.
package protocol ParagraphFormatCarrier: AnyObject {
    var paragraphFormat: ParagraphFormat { get }
}
