// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Lines under and through glyphs by what Apple's documentation says of `NSLayoutManager`'s methods that draw them.
@MainActor @Suite struct LineDecorationTests {
    /// Draws what `NSLayoutManager` draws and writes down what it is asked for.
    // Sendable, as the class says: used on the main thread alone.
    private final class Asked: NSLayoutManager, @unchecked Sendable {
        var underlined: [NSRange] = []
        var drawn: [NSRange] = []
        var struck: [NSRange] = []
        var fragments: [NSRange] = []
        var draws = true

        override func underlineGlyphRange(
            _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
            lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            underlined.append(glyphRange)
            fragments.append(lineGlyphRange)
            super.underlineGlyphRange(
                glyphRange, underlineType: underlineVal, lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            drawn.append(glyphRange)
            guard draws else { return }
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }

        override func strikethroughGlyphRange(
            _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            struck.append(glyphRange)
            super.strikethroughGlyphRange(
                glyphRange, strikethroughType: strikethroughVal, lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// "One two three", a line end, "four": "two three " is underlined and "four" struck through.
    private func picture(_ manager: NSLayoutManager, style: NSUnderlineStyle = .single) -> Data? {
        let storage = NSTextStorage(string: "One two three \nfour", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addAttribute(.underlineStyle, value: style.rawValue, range: NSRange(location: 4, length: 10))
        storage.addAttribute(
            .strikethroughStyle, value: NSUnderlineStyle.thick.rawValue, range: NSRange(location: 15, length: 4))
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 100)))
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100))
        return renderer.pngData { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: CGPoint(x: 3, y: 5))
        }
    }

    /// "This method determines which glyphs actually need to be underlined ... [and] invokes drawUnderline(...)": the white
    /// space at the end of the line does not.
    @Test("A subclass is asked for the lines of each line of text, and draws the same by default")
    func sameByDefault() {
        let asked = Asked()
        let own = picture(asked)
        #expect(own != nil && own == picture(NSLayoutManager()))
        #expect(asked.underlined == [NSRange(location: 4, length: 10)])
        #expect(asked.drawn == [NSRange(location: 4, length: 9)])
        #expect(asked.struck == [NSRange(location: 15, length: 4)])
        #expect(asked.fragments == [NSRange(location: 0, length: 15)])
    }

    /// `byWord`: "Draw the line only beneath or through words, not whitespace."
    @Test("Lines of words are drawn one by one")
    func words() {
        let asked = Asked()
        #expect(picture(asked, style: [.single, .byWord]) == picture(NSLayoutManager(), style: [.single, .byWord]))
        #expect(asked.drawn == [NSRange(location: 4, length: 3), NSRange(location: 8, length: 5)])
    }

    @Test("What a subclass does not draw is not there")
    func nothing() {
        let asked = Asked()
        asked.draws = false
        #expect(picture(asked) != picture(NSLayoutManager()))
        #expect(asked.drawn.count == 1)
    }
}
