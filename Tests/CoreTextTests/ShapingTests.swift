// SPDX-License-Identifier: MIT
import Testing

@testable import CoreText

/// Truth: glyphs and advances that the `hb-shape` tool prints for the same files (Noto fonts of Debian 12), and the
/// measured advances of the iOS system font.
struct ShapingTests {
    private func shaped(_ text: String, font: FontCore = .system(size: 17)) -> [ShapedRun] {
        let source = SourceText(text, style: RunStyle(font: font), format: ParagraphFormat())
        return ShapedParagraph(source, 0..<source.units.count).runs
    }

    @Test func arabicLettersJoin() throws {
        try #require(FontLocator.path(of: "NotoSansArabic-Regular.ttf") != nil)
        let runs = shaped("مرحبا")
        #expect(runs.count == 1)
        #expect(runs[0].item.level == 1)
        #expect(runs[0].glyphs.map(\.id) == [47, 104, 417, 979, 771])
        let units: [Double] = [291, 343, 549, 396, 525]
        for (glyph, expected) in zip(runs[0].glyphs, units) {
            #expect(abs(glyph.advance - expected * 17 / 1000) < 1e-9)
        }
        #expect(shaped("السلام")[0].glyphs.map(\.id) == [769, 705, 1079, 667, 46])
    }

    @Test func devanagariReordersAndConjoins() throws {
        try #require(FontLocator.path(of: "NotoSansDevanagari-Regular.ttf") != nil)
        #expect(shaped("क्षत्रिय")[0].glyphs.map(\.id) == [179, 607, 269, 51])
        #expect(shaped("हिन्दी")[0].glyphs.map(\.id) == [607, 61, 202, 42, 653])
        #expect(shaped("ที่นี่")[0].glyphs.map(\.id) == [117, 94, 44, 71, 94, 44])
    }

    @Test func emojiSequencesAreOneGlyph() throws {
        try #require(FontLocator.path(of: "NotoColorEmoji.ttf") != nil)
        for text in ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️"] {
            let runs = shaped(text)
            #expect(runs.count == 1 && runs[0].glyphs.count == 1, "\(text)")
            #expect(runs[0].item.font.isEmoji)
        }
        // A presentation selector for text keeps the text font; digits by themselves are text.
        #expect(!shaped("☎\u{FE0E}")[0].item.font.isEmoji)
        #expect(!shaped("12#*")[0].item.font.isEmoji)
    }

    @Test func everyScriptOfTheListHasGlyphs() {
        let samples = [
            "Latin ÅÉ ß ŁŐ", "Ελληνικά", "Русский", "العربية", "עברית", "中文", "日本語かな", "한국어", "ภาษาไทย", "हिन्दी", "😀",
        ]
        for text in samples {
            for run in shaped(text) where run.item.kind == .text {
                #expect(!run.glyphs.contains { $0.id == 0 }, "\(text)")
            }
        }
    }

    /// Width of a string set in the system font: measured advances (regular text master) plus the measured sum of its kerning.
    @Test func kerningComesCloseToTheMeasuredSums() {
        func width(_ text: String, _ size: Double) -> Double {
            shaped(text, font: .system(size: size)).reduce(0) { $0 + $1.width }
        }
        func advances(_ text: String, _ size: Double) -> Double {
            let law = SystemFontLaw(weight: 0, isItalic: false, size: size)
            return text.utf8.reduce(0) { sum, code in
                sum + (SystemFontLaw.glyphOrder.firstIndex(of: code).map { law.advances[$0] } ?? 0)
            }
        }
        let sums: [(String, Double, Double)] = [
            ("The quick brown fox jumps over the lazy dog", -245, 17), ("AVAST Wavy To. LT", -810, 17),
            ("Hello UIKit", 0, 17), ("0123456789", -30, 17), ("The quick brown fox jumps over the lazy dog", -310, 28),
            ("AVAST Wavy To. LT", -1150, 28), ("Hello UIKit", 0, 28),
        ]
        for (text, units, size) in sums {
            let measured = advances(text, size) + units * size / 2048
            // The stand-in's pairs are its own; their sums are within a thirtieth of an em of the measured ones.
            #expect(abs(width(text, size) - measured) < size / 30, "\(text) at \(size)")
        }
    }

    @Test func theLawIsExactAtTheMasters() {
        // Measured: "W" is 1982 units in the regular text master, 1892 in the display master; tracking -52 and 28.
        let index = SystemFontLaw.glyphOrder.firstIndex(of: UInt8(ascii: "W")) ?? 0
        let body = SystemFontLaw(weight: 0, isItalic: false, size: 17)
        #expect(abs(body.advances[index] - (1982 - 52) * 17 / 2048) < 1e-9)
        let title = SystemFontLaw(weight: 0, isItalic: false, size: 28)
        #expect(abs(title.advances[index] - (1892 + 28) * 28 / 2048) < 1e-9)
        #expect(SystemFontLaw.glyphOrder.count == 95)
        #expect(SystemFontLaw.opticalSize(17) == 0)
        #expect(SystemFontLaw.opticalSize(28) == 1)
        // Values the font stores at whole sizes.
        let stored: [(Double, Double)] = [
            (18, 745), (19, 1489), (20, 3872), (21, 6256), (22, 8639), (24, 13405), (26, 14895), (27, 15639),
        ]
        for (size, steps) in stored { #expect(abs(SystemFontLaw.opticalSize(size) * 16384 - steps) <= 1) }
        #expect(SystemFontLaw.trackingUnits(17) == -52)
        #expect(SystemFontLaw.trackingUnits(12) == 0)
        #expect(SystemFontLaw.trackingUnits(100) == 19)
    }

    @Test func kerningAttributesAddToEveryCharacter() {
        func width(_ edit: (inout RunStyle) -> Void) -> Double {
            var style = RunStyle(font: .system(size: 20))
            edit(&style)
            let source = SourceText("AVAV", style: style, format: ParagraphFormat())
            return ShapedParagraph(source, 0..<4).runs.reduce(0) { $0 + $1.width }
        }
        let natural = width { _ in }
        let unkerned = width { $0.kern = 0 }
        #expect(unkerned > natural)
        #expect(abs(width { $0.kern = 3 } - natural - 12) < 1e-9)
        #expect(abs(width { $0.tracking = -1 } - natural + 4) < 1e-9)
    }

    @Test func tabularDigitsAreEquallyWide() {
        var identity = FontIdentity(.system(.standard))
        identity.features = ["tnum"]
        let font = FontCore.make(identity, size: 17) ?? .system(size: 17)
        let widths = Set(
            "0123456789".map { digit in
                (shaped(String(digit), font: font).reduce(0) { $0 + $1.width } * 1000).rounded()
            })
        #expect(widths.count == 1)
        #expect((shaped("1").reduce(0) { $0 + $1.width } * 1000).rounded() != widths.first)
    }
}
