import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import CoreText

/// Truth: rules and examples of Unicode Standard Annex 14; `÷` marks where a line may break.
struct LineBreakTests {
    static let examples: [String] = [
        // LB18: after spaces, however many; LB13 not before punctuation.
        "The ÷quick ÷brown", "a  ÷b", "Hello, ÷world!", "why ÷not?", "end .",
        // LB14, LB16, LB19: brackets and quotation marks hold on.
        "a ÷(b) ÷c", "a ÷[b ÷c", "say ÷“hello” ÷now", "it's",
        // LB21: after hyphens, not before.
        "well-÷known", "co-÷op", "a‑b",
        // LB25: numbers stay whole.
        "$3.50", "12:30", "1,234.5", "100%", "€5", "(3)", "2-3", "1/2",
        // LB12: no-break space; LB11: word joiner; LB8: zero width space.
        "a\u{A0}b", "a\u{2060}b", "a\u{200B}÷b",
        // LB29, LB28.
        "e.g. ÷this", "foo.bar",
        // ID: between ideographs; not before closing, small kana and prolonged sound marks, not after opening.
        "漢÷字", "日÷本、÷語。", "（÷漢".replacingOccurrences(of: "÷", with: ""), "キャ", "スー",
        "字「漢」÷字".replacingOccurrences(of: "字「", with: "字÷「"),
        // LB30a: flags by pairs; LB30b and LB8a: emoji sequences stay whole.
        "🇩🇪÷🇫🇷", "👍🏽÷👍", "👨‍👩‍👧÷👨",
        // LB9: marks stay with their base.
        "e\u{301}a", "a\u{301} ÷b",
        // LB26: conjoining jamo.
        "\u{1100}\u{1161}\u{11A8}÷\u{1100}\u{1161}",
        // LB5, LB4 are paragraph matters here; U+2028 breaks.
        "a\u{2028}÷b",
    ]

    @Test(arguments: examples)
    func breaksOnlyWhereTheRulesAllow(_ example: String) {
        var expected: [Int] = []
        var units: [UInt16] = []
        for scalar in example.unicodeScalars {
            if scalar == "÷" { expected.append(units.count) } else { units += Array(String(scalar).utf16) }
        }
        let found = LineBreaks.opportunities(units[...], language: nil)
        #expect(found.indices.filter { found[$0] } == expected, "\(example)")
    }

    /// Thai has no spaces between words; the dictionary finds them.
    @Test func thaiBreaksBetweenWords() {
        let text = "สวัสดีชาวโลก"
        let units = Array(text.utf16)
        let found = LineBreaks.opportunities(units[...], language: "th")
        #expect(found.indices.filter { found[$0] } == ["สวัสดี".utf16.count, "สวัสดีชาว".utf16.count])
    }

    /// The shortcut for plain Latin text must say what the full rules say.
    @Test func plainTextBreaksAsTheFullRulesSay() {
        var random = SeededNumbers(seed: 7)
        let alphabet = Array("abcXYZ019 .,éÖ  ".utf16)
        for _ in 0..<300 {
            let units = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 32
            }
            // An ideograph at the end sends the same text through the full rules.
            let full = LineBreaks.opportunities((units + [0x20, 0x6F22])[...], language: nil)
            let plain = LineBreaks.opportunities(units[...], language: nil)
            #expect(plain == Array(full.prefix(units.count)), "\(String(decoding: units, as: UTF16.self))")
        }
    }
}
