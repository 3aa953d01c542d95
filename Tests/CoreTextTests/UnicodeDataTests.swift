// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreText

/// Truth: the conformance tests of the Unicode Character Database, which the package `unicode-data` brings.
/// The rates are stated because that version need not be the one of the toolchain's ICU.
struct UnicodeDataTests {
    static let folder = "/usr/share/unicode/"

    /// Lines without their comments; every `step`th of them.
    static func lines(_ name: String, every step: Int = 1) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: folder + name) else {
            Issue.record("\(folder + name) is missing: install unicode-data (scripts/packages)")
            return []
        }
        let text = String(decoding: data, as: UTF8.self)
        let all = text.utf8.split(separator: UInt8(ascii: "\n"))
        return stride(from: 0, to: all.count, by: step).compactMap { index in
            let end = all[index].firstIndex(of: UInt8(ascii: "#")) ?? all[index].endIndex
            let line = Substring(all[index][..<end])
            return line.allSatisfy(\.isWhitespace) ? nil : line
        }
    }

    /// Units of a line of "÷" (break), "×" (none) and code points, and the places of its breaks, both ends left out.
    static func sample(_ line: Substring) -> (units: [UInt16], breaks: [Int]) {
        var units: [UInt16] = []
        var breaks: [Int] = []
        for word in line.split(whereSeparator: \.isWhitespace) {
            if word == "÷" { breaks.append(units.count) }
            guard let value = UInt32(word, radix: 16) else { continue }
            units += Unicode.Scalar(value).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: value)]
        }
        return (units, breaks.filter { $0 > 0 && $0 < units.count })
    }

    @Test("UAX 14: LineBreakTest.txt")
    func lineBreaks() {
        var (passed, all) = (0, 0)
        for line in Self.lines("auxiliary/LineBreakTest.txt") {
            let (units, breaks) = Self.sample(line)
            let found = LineBreaks.opportunities(units[...], language: nil)
            all += 1
            passed += units.indices.filter { found[$0] } == breaks ? 1 : 0
        }
        print("LineBreakTest: \(passed) of \(all)")
        #expect(all > 7000)
        #expect(Double(passed) >= 0.99 * Double(all))
    }

    @Test("UAX 9: BidiCharacterTest.txt")
    func bidiCharacters() {
        var (passed, all) = (0, 0)
        for line in Self.lines("BidiCharacterTest.txt", every: 7) {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count >= 5 else { continue }
            let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
            let direction: ParagraphFormat.Direction =
                fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
            let levels = fields[3].split(separator: " ").map { UInt8($0) }
            let order = fields[4].split(separator: " ").compactMap { Int($0) }
            all += 1
            passed += Self.agrees(scalars, direction, levels, order, UInt8(fields[2])) ? 1 : 0
        }
        print("BidiCharacterTest: \(passed) of \(all)")
        #expect(all > 10000)
        // In five of the sample ICU leaves out an even level of left-to-right text, which shows no difference; it is counted
        // where rule X9 took characters out beside it.
        #expect(passed >= all - 5)
    }

    /// nil levels are those of characters that rule X9 takes out.
    private static func agrees(
        _ scalars: [UInt32], _ direction: ParagraphFormat.Direction, _ levels: [UInt8?], _ order: [Int], _ base: UInt8?
    ) -> Bool {
        var units: [UInt16] = []
        var starts: [Int] = []
        for scalar in scalars {
            starts.append(units.count)
            units += Unicode.Scalar(scalar).map { Array(String($0).utf16) } ?? []
        }
        let found = BidiLevels(units[...], direction: direction)
        if let base, found.baseLevel != base { return false }
        let perScalar = starts.map { found.levels?[$0] ?? found.baseLevel }
        // Where nothing runs from right to left all characters keep the paragraph's level: ICU leaves out what shows no
        // difference.
        for (index, level) in levels.enumerated() {
            if let level, level & 1 != perScalar[index] & 1 { return false }
        }
        let kept = levels.indices.filter { levels[$0] != nil }
        return BidiLevels.visualOrder(kept.map { perScalar[$0] }).map { kept[$0] } == order
    }

    /// A character of each bidirectional class.
    private static let examples: [Substring: UInt32] = [
        "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "AN": 0x661, "ES": 0x2B, "ET": 0x24, "CS": 0x2C, "NSM": 0x300,
        "BN": 0xAD, "B": 0x2029, "S": 0x9, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "RLE": 0x202B, "LRO": 0x202D,
        "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    @Test("UAX 9: BidiTest.txt")
    func bidiClasses() {
        var levels: [UInt8?] = []
        var order: [Int] = []
        var (passed, all, index) = (0, 0, 0)
        for line in Self.lines("BidiTest.txt") {
            if line.hasPrefix("@Levels:") {
                levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
            } else if line.hasPrefix("@Reorder:") {
                order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            } else {
                index += 1
                guard index % 37 == 0 else { continue }
                let fields = line.split(separator: ";")
                let scalars = fields[0].split(whereSeparator: \.isWhitespace).compactMap { Self.examples[$0] }
                let modes = Int(fields[1].trimmingCharacters(in: .whitespaces)) ?? 0
                for (bit, direction) in [(1, ParagraphFormat.Direction.natural), (2, .leftToRight), (4, .rightToLeft)]
                where modes & bit != 0 {
                    all += 1
                    passed += Self.agrees(scalars, direction, levels, order, nil) ? 1 : 0
                }
            }
        }
        print("BidiTest: \(passed) of \(all)")
        #expect(all > 10000)
        #expect(passed == all)
    }

    /// Carets move over what Unicode takes for one character.
    @Test("UAX 29: GraphemeBreakTest.txt on carets")
    func graphemes() {
        var (passed, all) = (0, 0)
        for line in Self.lines("auxiliary/GraphemeBreakTest.txt") {
            let (units, breaks) = Self.sample(line)
            // Control characters are not typed.
            guard !units.contains(where: { $0 < 0x20 }) else { continue }
            var found: [Int] = []
            var unit = 0
            for character in String(decoding: units, as: UTF16.self) {
                unit += character.utf16.count
                found.append(unit)
            }
            all += 1
            passed += Array(found.dropLast()) == breaks ? 1 : 0
        }
        print("GraphemeBreakTest: \(passed) of \(all)")
        #expect(all > 200)
        #expect(Double(passed) >= 0.99 * Double(all))
    }
}
