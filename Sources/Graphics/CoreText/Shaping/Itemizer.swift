// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// A stretch of a paragraph with one style, font, script and direction: what is shaped in one piece.
struct TextItem {
    enum Kind {
        case text
        case tab
        case object
        /// Paragraph and line terminators: no glyphs, no width.
        case terminator
    }

    /// UTF-16 units, relative to the paragraph.
    var range: Range<Int>
    var kind: Kind
    var font: FontCore
    var script: hb_script_t
    var level: UInt8
    /// Position in `SourceText.styles`.
    var style: Int
}

/// Cuts a paragraph into items: where the style, the embedding level, the script or the font changes, and around tabs, inline
/// objects and terminators.
struct Itemizer {
    let units: [UInt16]
    let source: SourceText
    let bidi: BidiLevels

    private(set) var items: [TextItem] = []

    /// - Parameter source: of one paragraph.
    init(_ source: SourceText, bidi: BidiLevels) {
        self.source = source
        self.bidi = bidi
        units = source.units
        var style = 0
        var unit = 0
        while unit < units.count {
            let end = min(source.styles[style].end, units.count)
            if end > unit { itemize(unit..<end, style) }
            unit = max(unit, end)
            style += 1
            if style >= source.styles.count { break }
        }
    }

    /// Cuts one style's range at level changes and special characters.
    private mutating func itemize(_ range: Range<Int>, _ style: Int) {
        let attributes = source.styles[style].value
        var first = range.lowerBound
        var unit = first
        while unit < range.upperBound {
            let code = units[unit]
            let kind: TextItem.Kind? =
                code == 0x09
                ? .tab
                : SourceText.endsLine(code)
                    ? .terminator : code == 0xFFFC && attributes.inlineObject != nil ? .object : nil
            let level = bidi.levels?[unit] ?? bidi.baseLevel
            if let kind {
                text(first..<unit, style, attributes)
                add(
                    TextItem(
                        range: unit..<unit + 1, kind: kind, font: attributes.font, script: Scripts.common, level: level,
                        style: style))
                first = unit + 1
            } else if unit > first, let levels = bidi.levels, levels[unit] != levels[unit - 1] {
                text(first..<unit, style, attributes)
                first = unit
            }
            unit += 1
        }
        text(first..<range.upperBound, style, attributes)
    }

    /// Adds the text items of a range with one style and level.
    private mutating func text(_ range: Range<Int>, _ style: Int, _ attributes: RunStyle) {
        guard !range.isEmpty else { return }
        let level = bidi.levels?[range.lowerBound] ?? bidi.baseLevel
        if isSimple(range, attributes.font) {
            add(
                TextItem(
                    range: range, kind: .text, font: attributes.font, script: HB_SCRIPT_LATIN, level: level,
                    style: style))
            return
        }
        var cutter = ClusterCutter(units, range, attributes)
        cutter.run { clusterRange, font, script in
            self.add(TextItem(range: clusterRange, kind: .text, font: font, script: script, level: level, style: style))
        }
    }

    /// Latin text that the font covers, without marks or emoji: the common case, told without looking at clusters.
    private func isSimple(_ range: Range<Int>, _ font: FontCore) -> Bool {
        for unit in units[range] {
            guard unit < 0x250 || (unit >= 0x2010 && unit <= 0x2026), unit != 0xA9, unit != 0xAE,
                font.face.glyph(UInt32(unit)) != 0
            else { return false }
        }
        // A combining mark just after the range would join its last cluster.
        return range.upperBound >= units.count || units[range.upperBound] < 0x300 || units[range.upperBound] > 0x36F
    }

    /// Joins with the previous item where both would be shaped alike.
    private mutating func add(_ item: TextItem) {
        guard item.kind == .text, let last = items.last, last.kind == .text, last.style == item.style,
            last.font === item.font, last.level == item.level, last.range.upperBound == item.range.lowerBound,
            last.script == item.script
        else {
            items.append(item)
            return
        }
        items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
    }
}

/// Walks the grapheme clusters of a range and gives each a font and a script; neutral characters take those of their neighbours.
private struct ClusterCutter {
    private let units: [UInt16]
    private let range: Range<Int>
    private let style: RunStyle
    private let fallback: FallbackFonts
    private let region: String

    init(_ units: [UInt16], _ range: Range<Int>, _ style: RunStyle) {
        self.units = units
        self.range = range
        self.style = style
        fallback = fontLock.withLock { FallbackFonts.of(style.font) }
        let text = units[range]
        let hasKana = text.contains { $0 >= 0x3041 && $0 <= 0x30FF }
        region = style.language == nil && hasKana ? "JP" : HanRegion.of(language: style.language)
    }

    mutating func run(_ emit: (Range<Int>, FontCore, hb_script_t) -> Void) {
        fontLock.lock()
        defer { fontLock.unlock() }
        let text = String(decoding: units[range], as: UTF16.self)
        var start = range.lowerBound
        var unit = start
        var current: (font: FontCore, script: hb_script_t)?
        for character in text {
            let length = character.utf16.count
            let scalars = character.unicodeScalars.map(\.value)
            let script = Self.script(scalars)
            var font = fallback.font(for: scalars[...], region: region)
            if let now = current {
                let isNeutral = Scripts.isNeutral(script)
                // White space stays in the run it follows, so that words keep their shaping context.
                if isNeutral, scalars.allSatisfy({ $0 == 0x20 || FallbackFonts.isInvisible($0) }),
                    now.font.face.glyph(0x20) != 0
                {
                    font = now.font.isEmoji ? font : now.font
                }
                let joined = isNeutral ? now.script : Scripts.isNeutral(now.script) ? script : now.script
                if font !== now.font || (!isNeutral && !Scripts.isNeutral(now.script) && script != now.script) {
                    emit(start..<unit, now.font, now.script)
                    start = unit
                    current = (font, script)
                } else {
                    current = (font, joined)
                }
            } else {
                current = (font, script)
            }
            unit += length
        }
        if let now = current, start < range.upperBound { emit(start..<range.upperBound, now.font, now.script) }
    }

    private static func script(_ scalars: [UInt32]) -> hb_script_t {
        for scalar in scalars {
            let script = Scripts.script(scalar)
            if script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_COMMON { return script }
        }
        return HB_SCRIPT_COMMON
    }
}

extension FontCore {
    /// Drawn from bitmaps in colour.
    package var isEmoji: Bool { face.hasColorBitmaps }
}
