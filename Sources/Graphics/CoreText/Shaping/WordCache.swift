// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// Shaped words with the space behind them, so that a long text costs the shaping of the words that are new in it.
///
/// Units and glyphs of all words lie behind each other in two arrays; words are found through a hash table with open
/// addressing. Beyond `glyphLimit` all are forgotten. Only used under `fontLock`.
struct WordCache {
    /// What the same letters may be shaped differently for.
    struct Setting: Hashable {
        let font: UInt32
        let script: UInt32
        let language: String?
        let options: Shaper.Options
    }

    private struct Word {
        let hash: UInt64
        let setting: Int
        let units: Range<Int>
        let glyphs: Range<Int>
    }

    /// About a megabyte.
    private static let glyphLimit = 32_768
    /// Longer words are not kept.
    private static let longestWord = 64

    private var settings: [Setting: Int] = [:]
    private var words: [Word] = []
    private var units: [UInt16] = []
    private var glyphs: [Glyph] = []
    /// Position in `words` plus one; zero is free. A power of two, at most half full.
    private var slots = [Int32](repeating: 0, count: 512)

    /// Whether words may be shaped by themselves in a text that has a unit: letters of scripts that do not join, without
    /// marks and controls.
    static func isPlain(_ unit: UInt16) -> Bool {
        (unit >= 0x20 && unit < 0x300) || (unit >= 0x370 && unit < 0x590 && !(unit >= 0x483 && unit <= 0x489))
            || (unit >= 0x1E00 && unit < 0x2000) || (unit >= 0x2010 && unit <= 0x2026)
    }

    /// The glyphs of a part of a text, from left to right.
    /// - Parameter shape: of a part that is not known yet; clusters count from the start of the text.
    mutating func glyphs(
        of text: [UInt16], _ range: Range<Int>, _ setting: Setting, shape: (Range<Int>) -> [Glyph]
    ) -> [Glyph] {
        if glyphs.count > Self.glyphLimit { self = WordCache() }
        let number = settings[setting] ?? settings.count
        settings[setting] = number
        var result: [Glyph] = []
        result.reserveCapacity(range.count)
        text.withUnsafeBufferPointer { text in
            var start = range.lowerBound
            while start < range.upperBound {
                var (end, hash) = (start, 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: number))
                var isOver = false
                while end < range.upperBound, !isOver {
                    hash = (hash ^ UInt64(text[end])) &* 0x0100_0000_01B3
                    isOver = text[end] == 0x20
                    end += 1
                }
                let word = UnsafeBufferPointer(rebasing: text[start..<end])
                if let known = find(word, number, hash) {
                    for var glyph in glyphs[words[known].glyphs] {
                        glyph.cluster += Int32(truncatingIfNeeded: start)
                        result.append(glyph)
                    }
                } else {
                    let made = shape(start..<end)
                    if word.count <= Self.longestWord { keep(word, number, hash, made, start) }
                    result += made
                }
                start = end
            }
        }
        return result
    }

    private func find(_ word: UnsafeBufferPointer<UInt16>, _ setting: Int, _ hash: UInt64) -> Int? {
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            let known = words[index]
            if known.hash == hash, known.setting == setting, known.units.count == word.count,
                units[known.units].elementsEqual(word)
            {
                return index
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private mutating func keep(
        _ word: UnsafeBufferPointer<UInt16>, _ setting: Int, _ hash: UInt64, _ made: [Glyph], _ start: Int
    ) {
        let firstUnit = units.count
        let firstGlyph = glyphs.count
        units += word
        for var glyph in made {
            glyph.cluster -= Int32(truncatingIfNeeded: start)
            glyphs.append(glyph)
        }
        words.append(
            Word(
                hash: hash, setting: setting, units: firstUnit..<units.count, glyphs: firstGlyph..<glyphs.count))
        if 2 * words.count > slots.count {
            slots = [Int32](repeating: 0, count: 2 * slots.count)
            for index in words.indices { enter(index) }
        } else {
            enter(words.count - 1)
        }
    }

    private mutating func enter(_ index: Int) {
        let hash = words[index].hash
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
}
