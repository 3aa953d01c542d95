import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import CoreText

/// Truth: laying the whole text out anew.
struct LayoutEditingTests {
    static let pieces = [
        "a", "word ", "\n", "\r\n", "\r", "\u{2028}", "שלום ", "emoji 👍🏽 ", "a longer stretch of text that wraps ", "\t",
        "",
    ]

    private func source(_ text: String) -> SourceText {
        var format = ParagraphFormat()
        // What a paragraph keeps from its neighbours moves them.
        (format.paragraphSpacing, format.paragraphSpacingBefore, format.lineSpacing) = (7, 3, 2)
        return SourceText(text, style: RunStyle(font: .system(size: 17)), format: format)
    }

    private func dump(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            let rounded = [line.x, line.top, line.baseline, line.height].map { ($0 * 1000).rounded() / 1000 }
            return
                "\(line.range) \(line.line.sourceStart + line.line.range.lowerBound) \(rounded) \(line.line.runs.count)"
        } + ["\(layout.size.width.rounded()) \((layout.size.height * 1000).rounded()) \(layout.usedRect.integral)"]
    }

    /// The paragraphs of `text` around a range, as the layout manager takes them.
    private func touched(_ text: [UInt16], _ range: Range<Int>) -> Range<Int> {
        let low = max(0, range.lowerBound - 1)
        let high = min(text.count, range.upperBound + 1)
        let all = NSString(string: String(decoding: text, as: UTF16.self)).paragraphRange(
            for: NSRange(location: low, length: high - low))
        return all.location..<all.location + all.length
    }

    @Test func editsGiveWhatAWholeLayoutGives() {
        var random = SeededNumbers(seed: 3)
        var options = TextLayout.Options()
        options.width = 150
        var taken = 0
        for _ in 0..<40 {
            var text = Array((0..<12).map { _ in Self.pieces.randomElement(using: &random)! }.joined().utf16)
            var layout = TextLayout(source(String(decoding: text, as: UTF16.self)), options)
            for _ in 0..<12 {
                let start = Int.random(in: 0...text.count, using: &random)
                let end = min(text.count, start + Int.random(in: 0...5, using: &random))
                let new = Array(Self.pieces.randomElement(using: &random)!.utf16)
                let delta = new.count - (end - start)
                text.replaceSubrange(start..<end, with: new)
                let whole = source(String(decoding: text, as: UTF16.self))
                let part = touched(whole.units, start..<start + new.count)
                let expected = TextLayout(whole, options)
                let replaced = part.lowerBound..<max(part.lowerBound, part.upperBound - delta)
                if let edited = TextLayout(editing: layout, whole.part(part), replacing: replaced) {
                    taken += 1
                    layout = edited
                    layout.checkInvariants()
                } else {
                    layout = expected
                }
                #expect(dump(layout) == dump(expected))
            }
        }
        #expect(taken > 100)
    }

    @Test func anEditShapesOnlyItsParagraphs() throws {
        var options = TextLayout.Options()
        options.width = 300
        let paragraph = "The quick brown fox jumps over the lazy dog near the river bank.\n"
        let text = String(repeating: paragraph, count: 500)
        let layout = TextLayout(source(text), options)
        #expect(layout.shapedUnits == text.utf16.count)
        let new = SourceText("x" + paragraph, style: RunStyle(font: .system(size: 17)), format: ParagraphFormat())
        let length = paragraph.utf16.count
        let edited = try #require(TextLayout(editing: layout, new, replacing: 250 * length..<251 * length))
        #expect(edited.shapedUnits == length + 1)
        #expect(edited.unitCount == text.utf16.count + 1)
        #expect(edited.lines.last?.range.upperBound == text.utf16.count + 1)
    }
}
