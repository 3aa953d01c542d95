// SPDX-License-Identifier: MIT
import CoreGraphics

/// How the lines of a paragraph are laid out: the values behind `NSParagraphStyle` and `CTParagraphStyle`. Lengths in
/// points.
package struct ParagraphFormat: Hashable, Sendable {
    package enum Alignment: Int, Sendable {
        case left
        case center
        case right
        case justified
        case natural
    }

    package enum LineBreak: Int, Sendable {
        case wordWrapping
        case charWrapping
        case clipping
        case truncatingHead
        case truncatingTail
        case truncatingMiddle
    }

    package enum Direction: Int, Sendable {
        case natural = -1
        case leftToRight = 0
        case rightToLeft = 1
    }

    package struct Tab: Hashable, Sendable {
        package let alignment: Alignment
        package let location: Double
        /// Text that ends a decimal tab's column; empty for others.
        package let terminators: String

        package init(alignment: Alignment, location: Double, terminators: String = "") {
            self.alignment = alignment
            self.location = location
            self.terminators = terminators
        }
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.wordWrapping
    package var direction = Direction.natural
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// Above zero: distance from the leading edge; else from the trailing one.
    package var tailIndent = 0.0
    package var lineSpacing = 0.0
    package var paragraphSpacing = 0.0
    package var paragraphSpacingBefore = 0.0
    package var minimumLineHeight = 0.0
    /// Zero: no limit.
    package var maximumLineHeight = 0.0
    /// Zero: the natural height.
    package var lineHeightMultiple = 0.0
    package var defaultTabInterval = 0.0
    /// nil: a left tab every 28 points up to 336, as iOS starts with.
    package var tabs: [Tab]?
    package var hyphenationFactor = 0.0
    package var allowsTightening = false
    /// Keeps a paragraph's last word from standing alone on its line.
    package var pushesOutLastWord = false
    /// Korean breaks between words only, not between syllables.
    package var keepsHangulWords = false

    package init() {}

    package static let defaultTabs: [Tab] = (1...12).map { Tab(alignment: .left, location: Double($0) * 28) }
}

/// Attribute values that carry paragraph formats: `NSParagraphStyle` above this module, `CTParagraphStyle` in it.
package protocol ParagraphFormatCarrier: AnyObject {
    var paragraphFormat: ParagraphFormat { get }
}
