import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import CoreText

/// Truth: Unicode Standard Annex 9. In the examples capital letters stand for Hebrew ones.
struct BidiTests {
    private func units(_ text: String) -> [UInt16] {
        text.unicodeScalars.flatMap { scalar -> [UInt16] in
            (65...90).contains(scalar.value) ? [UInt16(scalar.value - 65 + 0x5D0)] : Array(String(scalar).utf16)
        }
    }

    private func visual(_ text: String, _ direction: ParagraphFormat.Direction) -> String {
        let units = units(text)
        let bidi = BidiLevels(units[...], direction: direction)
        let levels = bidi.levels ?? [UInt8](repeating: bidi.baseLevel, count: units.count)
        let order = BidiLevels.visualOrder(levels)
        let characters = Array(text)
        return String(order.map { characters[$0] })
    }

    @Test func exampleTextsOfTheAnnexReorder() {
        // Section 3.4, L2.
        #expect(visual("car means CAR.", .leftToRight) == "car means RAC.")
        #expect(visual("CAR MEANS car.", .rightToLeft) == ".car SNAEM RAC")
        #expect(
            visual("he said “THE VALUES ARE 123, 456, 789, OK”.", .leftToRight)
                == "he said “KO ,789 ,456 ,123 ERA SEULAV EHT”.")
        #expect(visual("abc", .leftToRight) == "abc")
        #expect(visual("ABC", .natural) == "CBA")
        #expect(visual("1 A", .natural) == "A 1")
    }

    @Test func directionFollowsTheFirstStrongCharacter() {
        #expect(BidiLevels(units("abc ABC")[...], direction: .natural).baseLevel == 0)
        #expect(BidiLevels(units("12 ABC abc")[...], direction: .natural).baseLevel == 1)
        #expect(BidiLevels(units("123")[...], direction: .natural).baseLevel == 0)
        #expect(BidiLevels(units("abc")[...], direction: .rightToLeft).baseLevel == 1)
        #expect(BidiLevels([], direction: .natural).baseLevel == 0)
    }

    /// L2 on levels alone: reversing every run of at least a level, from the highest to the lowest odd one.
    @Test func visualOrderReversesFromTheHighestLevelDown() {
        var random = SeededNumbers(seed: 3)
        for _ in 0..<500 {
            let levels = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...4, using: &random)
            }
            #expect(BidiLevels.visualOrder(levels) == reference(levels))
        }
    }

    private func reference(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        for level in stride(from: 4, through: 1, by: -1) {
            var index = 0
            while index < order.count {
                var end = index
                while end < order.count, levels[order[end]] >= level { end += 1 }
                if end > index { order.replaceSubrange(index..<end, with: order[index..<end].reversed()) }
                index = max(end, index + 1)
            }
        }
        return order
    }
}
