// SPDX-License-Identifier: MIT
import CoreGraphics
import _FoundationICU

/// Embedding levels of a paragraph by the Unicode bidirectional algorithm (UAX 9), from the ICU that Foundation brings.
struct BidiLevels {
    /// Level per UTF-16 unit; nil when all are `baseLevel`.
    let levels: [UInt8]?
    let baseLevel: UInt8

    init(_ units: ArraySlice<UInt16>, direction: ParagraphFormat.Direction, embeddings: [SourceText.Span<[Int]>] = []) {
        let forced: UInt8? =
            switch direction {
            case .natural: nil
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        let plain = !units.contains(where: Self.mayReorder)
        if plain, embeddings.isEmpty, forced ?? 0 == 0 {
            (levels, baseLevel) = (nil, 0)
            return
        }
        (levels, baseLevel) = Self.run(Array(units), forced, embeddings)
    }

    /// Whether a unit can make any level differ from zero: right-to-left scripts, their surrogates, and controls.
    private static func mayReorder(_ unit: UInt16) -> Bool {
        guard unit >= 0x590 else { return false }
        return unit <= 0x8FF || (unit >= 0x200F && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069)
            || (unit >= 0xFB1D && unit <= 0xFDFF) || (unit >= 0xFE70 && unit <= 0xFEFF)
            || (unit >= 0xD802 && unit <= 0xD803) || unit == 0xD83A || unit == 0xD83B
    }

    private static func run(
        _ units: [UInt16], _ forced: UInt8?, _ embeddings: [SourceText.Span<[Int]>]
    ) -> ([UInt8]?, UInt8) {
        var status = U_ZERO_ERROR
        guard !units.isEmpty, let bidi = swift_ubidi_openSized(Int32(units.count), 0, &status) else {
            return (nil, forced ?? 0)
        }
        defer { swift_ubidi_close(bidi) }
        var given = explicitLevels(units.count, forced ?? 0, embeddings)
        let base = forced ?? UInt8(UBIDI_DEFAULT_LTR)
        return units.withUnsafeBufferPointer { text in
            given.withUnsafeMutableBufferPointer { explicit in
                let levelsIn = explicit.isEmpty ? nil : explicit.baseAddress
                swift_ubidi_setPara(bidi, text.baseAddress, Int32(text.count), base, levelsIn, &status)
                guard status.rawValue <= 0, let found = swift_ubidi_getLevels(bidi, &status) else {
                    return (nil, forced ?? 0)
                }
                let levels = [UInt8](UnsafeBufferPointer(start: found, count: text.count))
                return (levels, swift_ubidi_getParaLevel(bidi))
            }
        }
    }

    /// Levels for writing-direction attributes: values are `NSWritingDirection` plus 2 for an override.
    private static func explicitLevels(_ count: Int, _ base: UInt8, _ spans: [SourceText.Span<[Int]>]) -> [UInt8] {
        guard spans.contains(where: { !$0.value.isEmpty }) else { return [] }
        var levels = [UInt8](repeating: 0, count: count)
        var start = 0
        for span in spans {
            var level = base
            var isOverride = false
            for value in span.value {
                level = value & 1 == 0 ? (level + 2) & ~1 : (level + 1) | 1
                isOverride = value & 2 != 0
            }
            for unit in start..<min(span.end, count) { levels[unit] = isOverride ? level | 0x80 : level }
            start = span.end
        }
        return levels
    }

    /// Order in which runs with these levels stand from left to right (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowestOdd, level > 0 {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return order
    }
}
