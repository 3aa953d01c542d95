// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics
import Testing

@testable import CoreText

/// Truth: HarfBuzz's own result for the whole text, where words were shaped by themselves; a text that was never laid out
/// before, where shapes were kept.
struct WordShapingTests {
    /// Numbers that look random and are the same in each run.
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    private static let alphabets = [
        "AVToWLTyYPfilj'\"", "abcdefghijklmnopqrstuvwxyz", "ffi fl ffl fj tt", "0123456789.,-:%$€1/2½¼",
        "()[]{}<>*+=#@&!?;",
        "ÅÉßŁŐøœæĳǆşțñ", "АВГДЖабвгдежЯяїљњ", "ΑΒΓΔΛΩαβγδωάέή", "–—‘’“”„…†•", "\u{A0}\u{AD}\u{2011}xX->=>", "iíìłẞớ",
    ].map { Array($0.utf16) }

    private static func words(_ dice: inout Dice, count: Int) -> [UInt16] {
        var units: [UInt16] = []
        while units.count < count {
            let alphabet = alphabets[dice.roll(alphabets.count)]
            let other = alphabets[dice.roll(alphabets.count)]
            for _ in 0..<dice.roll(9) {
                let letters = dice.roll(4) == 0 ? other : alphabet
                units.append(letters[dice.roll(letters.count)])
            }
            for _ in 0..<(dice.roll(5) == 0 ? dice.roll(4) : 1) { units.append(0x20) }
        }
        return units
    }

    private static let fonts: [FontCore] = {
        var fonts = [10.0, 17, 20, 34].map { FontCore.system(size: $0) }
        fonts.append(.system(size: 15, weight: 0.4))
        fonts.append(.system(size: 16, weight: 0.23, isItalic: true))
        for name in ["Helvetica", "Georgia", "TimesNewRomanPSMT", "Courier", "AvenirNext-Bold", "Menlo-Regular"] {
            if let font = FontCore.make(FontIdentity(.named(postScript: name)), size: 16.5) { fonts.append(font) }
        }
        for feature in ["tnum", "smcp", "-kern", "ss01", "calt", "zero", "frac"] {
            var identity = FontIdentity(.system(.standard))
            identity.features = [feature]
            if let font = FontCore.make(identity, size: 17) { fonts.append(font) }
        }
        return fonts
    }()

    private func isSame(_ one: [Glyph], _ other: [Glyph]) -> Bool {
        one.count == other.count
            && zip(one, other).allSatisfy {
                $0.id == $1.id && $0.cluster == $1.cluster && $0.advance == $1.advance && $0.dx == $1.dx
                    && $0.dy == $1.dy
                    && $0.isUnsafeToBreak == $1.isUnsafeToBreak
            }
    }

    @Test func wordsByThemselvesAreAsInTheWholeText() {
        var dice = Dice(state: 19)
        for round in 0..<480 {
            let font = Self.fonts[round % Self.fonts.count]
            // Short texts are shaped by words as well once there were many of them.
            let isShort = round % 2 == 0
            let units = Self.words(&dice, count: isShort ? 8 + dice.roll(40) : 100 + dice.roll(400))
            let range = isShort ? units.indices : dice.roll(30)..<units.count - dice.roll(5)
            let options = Shaper.Options(keepsPairKerning: dice.roll(4) != 0, usesLigatures: dice.roll(4) != 0)
            let language = [nil, "en", "tr", "ro", "sr"][dice.roll(5)]
            let script = [HB_SCRIPT_LATIN, HB_SCRIPT_CYRILLIC, HB_SCRIPT_GREEK, HB_SCRIPT_COMMON][dice.roll(4)]
            let shaped = Shaper.shape(
                units, range, font: font, script: script, level: 0, language: language, options: options)
            let whole = fontLock.withLock { Shaper.run(units, range, font, script, 0, language, options) }
            #expect(
                isSame(shaped, whole),
                "\(font.postScriptName) \(font.size) \(String(decoding: units[range], as: UTF16.self))")
        }
    }

    /// The system font's words stand by themselves; a face whose kerning names the space would not be taken for such.
    @Test func theSystemFontIsShapedByWords() {
        #expect(fontLock.withLock { WordSeparation.holds(for: FontCore.system(size: 17).face, features: ["-calt"]) })
    }

    private static let samples = [
        "The quick brown fox jumps over the lazy dog. ", "AVAST Wavy To. LT office fluffy ",
        "Зарегистрируйтесь сейчас ",
        "مرحبا بالعالم هذا نص عربي ", "שלום עולם ", "中文字符在这里换行，", "日本語の文章です。", "ภาษาไทยไม่มีช่องว่าง", "हिन्दी में लिखा ",
        "👨‍👩‍👧‍👦👍🏽 ", "e\u{301}a\u{300} ", "한국어 문장 ", "tab\tstop\t", "line\u{2028}", "soft\u{AD}hyphen\u{AD}ated ",
        "paragraph\n",
    ]

    private func text(_ dice: inout Dice) -> SourceText {
        var units: [UInt16] = []
        var styles: [SourceText.Span<RunStyle>] = []
        for _ in 0..<(2 + dice.roll(12)) {
            let sample = Array(Self.samples[dice.roll(Self.samples.count)].utf16)
            for _ in 0..<(1 + dice.roll(3)) { units += sample }
            if dice.roll(3) == 0 || styles.isEmpty {
                var style = RunStyle(font: Self.fonts[dice.roll(Self.fonts.count)])
                if dice.roll(4) == 0 { style.kern = 1.5 }
                if dice.roll(6) == 0 { style.tracking = -0.25 }
                styles.append(SourceText.Span(end: units.count, value: style))
            }
            styles[styles.count - 1].end = units.count
        }
        var format = ParagraphFormat()
        format.alignment = [.natural, .justified, .center][dice.roll(3)]
        format.hyphenationFactor = dice.roll(3) == 0 ? 0.9 : 0
        format.lineBreak = dice.roll(5) == 0 ? .charWrapping : .wordWrapping
        return SourceText(units: units, styles: styles, formats: [SourceText.Span(end: units.count, value: format)])
    }

    private func dump(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            "\(line.range) \(line.x) \(line.baseline) \(line.line.width) "
                + line.line.runs.map { run in
                    "\(run.font.id)@\(run.x):"
                        + run.glyphs.map { "\($0.id),\($0.advance),\($0.dx),\($0.dy)" }.joined(separator: " ")
                }.joined(separator: "|")
        }
    }

    /// Lines of a text that was laid out before are those of one that never was, at any width.
    @Test func newWidthsGiveTheLinesOfATextShapedAnew() {
        var dice = Dice(state: 5)
        for _ in 0..<60 {
            let kept = text(&dice)
            _ = TextLayout(kept, TextLayout.Options())
            for _ in 0..<4 {
                var options = TextLayout.Options()
                options.width = 20 + Double(dice.roll(4000)) / 10
                options.maximumLines = dice.roll(3) == 0 ? 1 + dice.roll(4) : 0
                if dice.roll(3) == 0 { options.truncation = .truncatingMiddle }
                let fresh = SourceText(units: kept.units, styles: kept.styles, formats: kept.formats)
                #expect(dump(TextLayout(kept, options)) == dump(TextLayout(fresh, options)))
            }
        }
    }

    /// A copy that changes is shaped anew, the text it was copied from is not.
    @Test func changedTextsAreShapedAnew() {
        let text = SourceText(
            "A text with some words in it", style: RunStyle(font: .system(size: 17)), format: ParagraphFormat())
        let width = TextLayout(text, TextLayout.Options()).size.width
        var wide = text
        wide.styles[0].value.tracking = 2
        #expect(TextLayout(wide, TextLayout.Options()).size.width > width + 40)
        #expect(TextLayout(text, TextLayout.Options()).size.width == width)
        #expect(text.shapes !== wide.shapes)
    }

    /// An inline object may ask for another box on a narrower line.
    @Test func inlineObjectsAreAskedForEachWidth() {
        final class Box: InlineObject {
            func inlineBounds(lineWidth: Double, font: FontCore, characterIndex: Int) -> CGRect {
                CGRect(x: 0, y: 0, width: lineWidth / 2, height: 10)
            }
        }
        var style = RunStyle(font: .system(size: 17))
        style.inlineObject = Box()
        let text = SourceText("\u{FFFC}", style: style, format: ParagraphFormat())
        for width in [100.0, 60] {
            var options = TextLayout.Options()
            options.width = width
            #expect(TextLayout(text, options).lines.first?.line.width == width / 2)
        }
    }
}
