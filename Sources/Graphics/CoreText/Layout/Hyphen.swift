// SPDX-License-Identifier: MIT
import CoreGraphics

/// Hyphens at line ends: where the text has soft hyphens, and where a dictionary parts words.
enum Hyphen {
    private static let soft: UInt16 = 0xAD

    /// Whether a line that ends by wrapping at a unit ends with a soft hyphen, which shows there and nowhere else.
    static func shows(_ paragraph: ShapedParagraph, at end: Int) -> Bool {
        end > 0 && end < paragraph.units.count && paragraph.units[end - 1] == soft
    }

    /// The hyphen behind a line's last character, in its style; stands for the same unit.
    static func run(_ paragraph: ShapedParagraph, after range: Range<Int>) -> LineRun? {
        guard !range.isEmpty else { return nil }
        let unit = range.upperBound - 1
        let index = LineCutter.firstRun(paragraph, unit)
        guard paragraph.runs.indices.contains(index) else { return nil }
        let item = paragraph.runs[index].item
        let style = paragraph.source.styles[item.style].value
        let font = style.font
        let hyphen = font.face.glyph(0x2010)
        let id = hyphen != 0 ? hyphen : font.face.glyph(0x2D)
        guard id != 0 else { return nil }
        let glyph = Glyph(
            id: id, cluster: Int32(unit),
            advance: font.advance(id) * style.stretch + (style.kern ?? 0) + style.tracking)
        return LineRun(
            kind: .text, font: font, level: item.level, style: item.style, range: unit..<range.upperBound,
            glyphs: [glyph], x: 0, width: glyph.advance, objectBounds: .zero, growsLine: false)
    }

    /// Units at which the word that starts at `unit` may be parted, in rising order.
    static func places(inWordAt unit: Int, of paragraph: ShapedParagraph) -> [Int] {
        var end = unit
        while end < paragraph.units.count, isLetter(paragraph.units[end]) { end += 1 }
        let style = paragraph.source.style(at: unit)
        guard end - unit >= 5, let patterns = HyphenationPatterns.of(style.language) else { return [] }
        let word = String(decoding: paragraph.units[unit..<end], as: UTF16.self).lowercased()
        guard word.utf16.count == end - unit else { return [] }
        return patterns.places(in: word).map { unit + $0 }.filter { paragraph.isClusterStart($0) }
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit).map { $0.properties.isAlphabetic } ?? false
    }
}
