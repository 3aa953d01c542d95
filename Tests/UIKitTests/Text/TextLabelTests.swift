// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Truth: sizes of labels measured on iOS (three pixels to the point), and what Apple documents about labels.
@MainActor
struct TextLabelTests {
    private func label(_ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        return label
    }

    /// Up to a pixel, as labels are.
    private func ceiled(_ value: CGFloat, _ label: UILabel) -> CGFloat {
        let scale = label.traitCollection.displayScale
        return (value * scale - 1e-4).rounded(.up) / scale
    }

    @Test func defaultsAreThoseOfIOS() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isEnabled)
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.attributedText == nil)
    }

    /// Public captures of a label in all text sizes (`testTraitsWithView.label-*.png` of pointfreeco/swift-snapshot-testing,
    /// three pixels a point): the pixel row under the letters.
    @Test(arguments: [
        (25, 71), (26, 74), (27, 77), (28, 80), (30, 86), (32, 91), (34, 97), (38, 109), (43, 123), (48, 137),
        (53, 151),
        (58, 166),
    ])
    func lettersStandOnTheNearestRow(_ size: Int, _ baseline: Int) throws {
        let label = label("HHH", size: CGFloat(size))
        label.sizeToFit()
        label.frame.size.height = (CGFloat(size) * 2444 / 2048 * 3).rounded(.up) / 3
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image {
            UIColor.white.setFill()
            $0.fill(label.bounds)
            UIGraphicsPushContext($0.cgContext)
            label.drawText(in: label.bounds)
            UIGraphicsPopContext()
        }
        let pixels = try #require(image.cgImage?.pixels)
        let inked = (0..<pixels.height).filter { row in pixels.row(row).contains { $0 & 255 < 128 } }
        #expect(try #require(inked.last) + 1 == baseline)
    }

    @Test func aLineIsAsTallAsTheFontUpToThePixel() {
        for size in [11, 12, 13, 15, 17, 20, 28, 34] as [CGFloat] {
            let label = label("Hg", size: size)
            #expect(abs(label.intrinsicContentSize.height - ceiled(size * 2444 / 2048, label)) < 1e-6)
        }
    }

    /// Digits have no kerning pairs among equal ones, so that the law of advances gives the width by itself.
    @Test func widthIsTheSumOfTheMeasuredAdvances() {
        // Units of 2048 to the em at 17 points: "0" is 1290, tracking -52.
        let label = label("0000")
        #expect(abs(label.intrinsicContentSize.width - ceiled(4 * (1290 - 52) * 17 / 2048, label)) < 1e-6)
        let display = self.label("HHHH", size: 28)
        // The display master's "H" is 1432, tracking 28.
        #expect(abs(display.intrinsicContentSize.width - ceiled(4 * (1432 + 28) * 28 / 2048, display)) < 1e-6)
    }

    @Test func severalLinesWrapAtTheWidth() {
        let label = label("The quick brown fox jumps over the lazy dog near the river bank")
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(size.width <= 200)
        #expect(abs(size.height - ceiled(3 * 17 * 2444 / 2048, label)) < 1e-6)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(abs(two.height - ceiled(2 * 17 * 2444 / 2048, label)) < 1e-6)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).width > 400)
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 200
        #expect(label.intrinsicContentSize.height == size.height)
    }

    @Test func attributedTextTakesWhatItLacksFromTheLabel() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.attributedText = NSAttributedString(string: "Hg")
        #expect(abs(label.intrinsicContentSize.height - ceiled(30 * 2444 / 2048, label)) < 1e-6)
        label.attributedText = NSAttributedString(string: "Hg", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        #expect(label.font.pointSize == 10)
        #expect(label.text == "Hg")
        label.font = .systemFont(ofSize: 20)
        #expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        label.text = "plain"
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(attributes?[.foregroundColor] as? UIColor == label.textColor)
    }

    @Test func subclassesInsetTheirText() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                    .insetBy(dx: -10, dy: -5)
            }
        }
        let plain = label("Text")
        let padded = Padded()
        padded.text = "Text"
        #expect(abs(padded.intrinsicContentSize.width - plain.intrinsicContentSize.width - 20) < 1e-6)
        #expect(abs(padded.intrinsicContentSize.height - plain.intrinsicContentSize.height - 10) < 1e-6)
    }

    @Test func textShrinksToFitNotBelowTheLimit() throws {
        let label = label("A rather long line of text")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let natural = label.intrinsicContentSize.width
        let fitted = try #require(label.fittedText(CGSize(width: natural * 0.8, height: 21)))
        #expect(fitted.scale < 0.85 && fitted.scale > 0.7)
        #expect(fitted.layout.size.width <= natural * 0.8 + 0.01)
        #expect(!fitted.layout.isTruncated)
        let limited = try #require(label.fittedText(CGSize(width: natural * 0.2, height: 21)))
        #expect(limited.scale == 0.5)
        #expect(limited.layout.isTruncated || limited.layout.lines[0].line.isTruncated)
    }

    @Test("Text half a point wider than its label shows whole: by so much fonts here may differ from San Francisco's")
    func nearlyFits() throws {
        let label = label("Add Only")
        let natural = label.intrinsicContentSize.width
        for lines in [1, 2] {
            label.numberOfLines = lines
            let near = try #require(label.fittedText(CGSize(width: natural - 0.45, height: 21)))
            #expect(near.scale == 1 && near.layout.lines.count == 1 && !near.layout.isTruncated, "\(lines)")
        }
        label.numberOfLines = 1
        let cut = try #require(label.fittedText(CGSize(width: natural - 1.5, height: 21)))
        #expect(cut.layout.isTruncated || cut.layout.lines[0].line.isTruncated)
    }

    @Test func contentSizeCategoryChangesFontsOfTextStyles() {
        let label = label("Text")
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: small)
        #expect(
            font.adjusted(for: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))?.pointSize == 33)
        #expect(font.adjusted(for: small) == nil)
        #expect(label.font.adjusted(for: small) == nil)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: small)
        #expect(scaled.adjusted(for: UITraitCollection(preferredContentSizeCategory: .large))?.pointSize == 20)
    }

    @Test func geometryThatIsNotFiniteDoesNotCrash() {
        let label = label("Text with several words")
        for numberOfLines in [0, 1, 2, -1] {
            label.numberOfLines = numberOfLines
            for value in [0, -5, 1e-9, 1e30, CGFloat.infinity, -.infinity, .nan] {
                _ = label.sizeThatFits(CGSize(width: value, height: value))
                _ = label.textRect(
                    forBounds: CGRect(x: value, y: value, width: value, height: value),
                    limitedToNumberOfLines: numberOfLines)
                _ = label.fittedText(CGSize(width: value, height: value))
            }
        }
        for size in [0, -3, CGFloat.nan, .infinity, 1e9] {
            label.font = .systemFont(ofSize: size)
            _ = label.intrinsicContentSize
        }
    }
}
