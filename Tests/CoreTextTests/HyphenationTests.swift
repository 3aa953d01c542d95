// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreText

/// Truth: Knuth, The TeXbook, appendix H, which parts "hyphenation" with the patterns named there.
struct HyphenationTests {
    static let patterns = """
        UTF-8
        LEFTHYPHENMIN 2
        RIGHTHYPHENMIN 2
        % a comment
        hy3ph
        he2n
        hena4
        hen5at
        1na
        n2at
        1tio
        2io
        """

    @Test func liangsExample() {
        let patterns = HyphenationPatterns(Self.patterns)
        #expect(patterns.places(in: "hyphenation") == [2, 6])
        #expect(patterns.places(in: "") == [])
        #expect(patterns.places(in: "na") == [])
    }

    @Test
    func paragraphsFillTheirLines() {
        let text = "Extraordinary circumstances notwithstanding, international telecommunication organisations."
        var format = ParagraphFormat()
        var options = TextLayout.Options()
        options.width = 140
        var style = RunStyle(font: .system(size: 17))
        style.language = "en-US"
        let plain = TextLayout(SourceText(text, style: style, format: format), options)
        format.hyphenationFactor = 1
        let hyphenated = TextLayout(SourceText(text, style: style, format: format), options)
        #expect(
            hyphenated.lines.count < plain.lines.count
                || hyphenated.lines.contains { line in
                    line.line.runs.last?.glyphs.last?.id == FontCore.system(size: 17).face.glyph(0x2010)
                })
        for line in hyphenated.lines { #expect(line.line.contentWidth <= 140 + 1e-6) }
        // The text is whole.
        var next = 0
        for line in hyphenated.lines {
            #expect(line.range.lowerBound == next)
            next = line.range.upperBound
        }
        #expect(next == text.utf16.count)
    }

    /// `NSParagraphStyle.LineBreakStrategy.pushOut`: the last word does not stand alone; the one that keeps it company goes
    /// whole to its line.
    @Test
    func pushedOutWordsAreNotParted() throws {
        let text = "An early internationalization too"
        var format = ParagraphFormat()
        format.pushesOutLastWord = true
        format.hyphenationFactor = 1
        var style = RunStyle(font: .system(size: 17))
        style.language = "en-US"
        let start = TextLayout(SourceText("An early internationalization", style: style, format: format), .init())
        var options = TextLayout.Options()
        options.width = Double(start.size.width) + 2
        let lines = TextLayout(SourceText(text, style: style, format: format), options).lines
        #expect(lines.map(\.range) == [0..<9, 9..<33])
    }
}
