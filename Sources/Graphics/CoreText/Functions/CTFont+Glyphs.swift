// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2

    public static var kCTFontDefaultOrientation: CTFontOrientation { .default }
    public static var kCTFontHorizontalOrientation: CTFontOrientation { .horizontal }
    public static var kCTFontVerticalOrientation: CTFontOrientation { .vertical }
}

/// Glyphs of UTF-16 units; a surrogate pair gives its glyph and then 0. False when a unit has none.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = Array(UnsafeBufferPointer(start: characters, count: max(0, count)))
    var isComplete = true
    var index = 0
    while index < units.count {
        let (scalar, length) = units.scalar(at: index)
        let glyph = font.core.face.glyph(scalar)
        glyphs[index] = glyph
        if length == 2 { glyphs[index + 1] = 0 }
        if glyph == 0 { isComplete = false }
        index += length
    }
    return isComplete
}

/// Sum of the glyphs' advances in points; each one through `advances`, as a width whatever the orientation: vertical ones lead
/// down the column.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(0, count) {
        let glyph = glyphs[index]
        let advance = orientation == .vertical ? font.core.verticalAdvance(glyph) : font.core.advance(glyph)
        advances?[index] = CGSize(width: advance, height: 0)
        sum += advance
    }
    return sum
}

/// From where glyphs begin in horizontal lines to where they begin in vertical ones, in points, y up: the middle of a glyph's
/// top in most fonts.
public func CTFontGetVerticalTranslationsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>, _ count: CFIndex
) {
    for index in 0..<max(0, count) { translations[index] = font.core.verticalTranslation(glyphs[index]) }
}

extension FontCore {
    fileprivate func verticalAdvance(_ glyph: UInt16) -> Double {
        fontLock.withLock {
            -Double(hb_font_get_glyph_v_advance(face.hbFont, hb_codepoint_t(glyph))) * unitScale
        }
    }

    fileprivate func verticalTranslation(_ glyph: UInt16) -> CGSize {
        fontLock.withLock {
            var (x, y): (hb_position_t, hb_position_t) = (0, 0)
            hb_font_get_glyph_origin_for_direction(face.hbFont, hb_codepoint_t(glyph), HB_DIRECTION_TTB, &x, &y)
            return CGSize(width: -Double(x) * unitScale * widthScale, height: -Double(y) * unitScale)
        }
    }
}

/// Box around the ink of all glyphs, each at the origin; the boxes themselves through `boundingRects`.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let box = font.core.inkBounds(glyphs[index])
        boundingRects?[index] = box.isNull ? .zero : box
        if !box.isNull { all = all.union(box) }
    }
    return all.isNull ? .zero : all
}

/// The glyph's outline in points, y up; nil for a glyph without one.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    var storage = PathStorage()
    font.core.appendOutline(glyph, to: &storage, CTFontGetMatrix(font).concatenating(matrix?.pointee ?? .identity))
    return storage.types.isEmpty ? nil : CGPath(storage: storage)
}

/// Draws glyphs at places relative to the text position, through the text matrix.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let ids = Array(UnsafeBufferPointer(start: glyphs, count: max(0, count)))
    let pens = Array(UnsafeBufferPointer(start: positions, count: max(0, count)))
    context.draw(GlyphBatch(font: font.core, glyphs: ids, pens: pens, toUser: context.textMatrix))
}

/// 0 for a name the font does not have.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    fontLock.withLock {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_glyph_from_name(font.core.face.hbFont, glyphName as String, -1, &glyph) != 0 else { return 0 }
        return CGGlyph(truncatingIfNeeded: glyph)
    }
}

/// A table of the font file; nil when it has none of that tag.
public typealias CTFontTableTag = UInt32

public struct CTFontTableOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var noOptions: CTFontTableOptions { [] }
}

public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    let tag = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: table >> $0) }, as: UTF8.self)
    return font.core.face.table(tag).map { $0 as NSData }
}

public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet { font.core.face.characterSet }

extension FontFace {
    /// Every scalar the face has a glyph for. Costs a walk through its character map.
    var characterSet: CharacterSet {
        fontLock.withLock {
            guard let set = hb_set_create() else { return CharacterSet() }
            defer { hb_set_destroy(set) }
            hb_face_collect_unicodes(hbFace, set)
            var result = CharacterSet()
            var first: hb_codepoint_t = UInt32.max
            var last: hb_codepoint_t = UInt32.max
            while hb_set_next_range(set, &first, &last) != 0 {
                if let from = Unicode.Scalar(first), let to = Unicode.Scalar(last) {
                    result.insert(charactersIn: from...to)
                }
            }
            return result
        }
    }

    /// Tags of its substitution and positioning features.
    var featureTags: [String] {
        fontLock.withLock {
            var found: Set<String> = []
            for name in ["GSUB", "GPOS"] {
                let table = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                var count: UInt32 = 512
                var tags = [hb_tag_t](repeating: 0, count: 512)
                hb_ot_layout_table_get_feature_tags(hbFace, table, 0, &count, &tags)
                for tag in tags.prefix(Int(count)) {
                    found.insert(
                        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self))
                }
            }
            return found.sorted()
        }
    }
}
