// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// One face of one font file, opened on first use and kept for the life of the process.
///
/// Numbers are in font units (`unitsPerEm` to the em, y up). Faces are compared by identity: there is one per
/// (file, index, variations).
///
/// Sendable because the handles behind it are only used under `fontLock`.
package final class FontFace: @unchecked Sendable {
    /// Of the font file, absolute.
    package let path: String
    /// In a collection; 0 for single fonts.
    package let index: Int
    /// By rising tag; empty: the default place of every axis.
    package let variations: [FontVariation]
    /// Never zero.
    package let unitsPerEm: Int
    /// Glyph numbers lie below it.
    package let glyphCount: Int
    /// Horizontal metrics as the file states them; `descent` is positive.
    package let ascent: Int
    /// Font units, positive below the baseline.
    package let descent: Int
    /// Font units, between the lines.
    package let lineGap: Int
    /// HarfBuzz's; only under `fontLock`.
    package let hbFace: OpaquePointer
    /// HarfBuzz's, at the face's own scale; only under `fontLock`.
    package let hbFont: OpaquePointer
    /// Distinguishes faces in cache keys.
    package let id: UInt32

    /// Glyph of a scalar plus one; 0 says "not asked yet". Covers the scalars below 0x600, which dominate.
    private var lowGlyphs = [UInt16](repeating: 0, count: 0x600)
    private var lowAsked = [Bool](repeating: false, count: 0x600)
    /// Font units by glyph, filled as they are asked for; only under `fontLock`.
    package var advances: [Int32]
    /// Whether glyphs are coloured bitmaps.
    package let hasColorBitmaps: Bool
    /// The lowest and the highest place that an outline reaches, font units, y up; nil where the file does not say.
    package let reach: ClosedRange<Int>?
    lazy var systemGlyphs = SystemGlyphMap(face: self)

    private init(path: String, index: Int, variations: [FontVariation], face: OpaquePointer, id: UInt32) {
        self.path = path
        self.index = index
        self.variations = variations
        self.id = id
        hbFace = face
        hbFont = hb_font_create(face)
        if !variations.isEmpty {
            let values = variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
            hb_font_set_variations(hbFont, values, UInt32(values.count))
        }
        unitsPerEm = max(1, Int(hb_face_get_upem(face)))
        glyphCount = Int(hb_face_get_glyph_count(face))
        advances = [Int32](repeating: .min, count: glyphCount)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(hbFont, &extents)
        ascent = Int(extents.ascender)
        descent = -Int(extents.descender)
        lineGap = Int(extents.line_gap)
        hasColorBitmaps = hb_ot_color_has_png(face) != 0
        reach = hasColorBitmaps || hb_ot_var_has_data(face) != 0 ? nil : Self.statedReach(face)
    }

    /// yMin and yMax of the head table.
    private static func statedReach(_ face: OpaquePointer) -> ClosedRange<Int>? {
        let blob = hb_face_reference_table(face, 0x6865_6164)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length >= 44 else { return nil }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        func signed(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: Int(bytes[at]) << 8 | Int(bytes[at + 1]))) }
        let (low, high) = (signed(38), signed(42))
        return low < high ? low...high : nil
    }

    private struct Key: Hashable {
        let path: String
        let index: Int
        let variations: [FontVariation]
    }

    private static let opened = FontGuarded<[Key: FontFace?]>([:])

    /// The face, or nil when the file cannot be read or holds no usable font.
    package static func open(_ path: String, index: Int = 0, variations: [FontVariation] = []) -> FontFace? {
        fontLock.withLock {
            let key = Key(path: path, index: index, variations: variations)
            if let known = opened.value[key] { return known }
            let face = load(path, index, variations)
            opened.value[key] = .some(face)
            return face
        }
    }

    private static func load(_ path: String, _ index: Int, _ variations: [FontVariation]) -> FontFace? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        return FontFace(
            path: path, index: index, variations: variations, face: face, id: UInt32(opened.value.count) + 1)
    }

    /// Glyph of a scalar, 0 when the face has none.
    package func glyph(_ scalar: UInt32) -> UInt16 {
        fontLock.lock()
        defer { fontLock.unlock() }
        if scalar < 0x600 {
            if lowAsked[Int(scalar)] { return lowGlyphs[Int(scalar)] }
            let glyph = lookUp(scalar)
            lowAsked[Int(scalar)] = true
            lowGlyphs[Int(scalar)] = glyph
            return glyph
        }
        return lookUp(scalar)
    }

    private func lookUp(_ scalar: UInt32) -> UInt16 {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 else { return 0 }
        return UInt16(truncatingIfNeeded: glyph)
    }

    /// Advance in font units, before kerning. 0 for a glyph the face does not have.
    package func advance(_ glyph: UInt16) -> Int32 {
        guard Int(glyph) < advances.count else { return 0 }
        fontLock.lock()
        defer { fontLock.unlock() }
        let known = advances[Int(glyph)]
        if known != .min { return known }
        let value = hb_font_get_glyph_h_advance(hbFont, hb_codepoint_t(glyph))
        advances[Int(glyph)] = value
        return value
    }

    /// Bounding box in font units; null rectangle for a glyph without ink.
    package func inkBox(_ glyph: UInt16) -> CGRect {
        fontLock.withLock {
            var box = hb_glyph_extents_t()
            guard hb_font_get_glyph_extents(hbFont, hb_codepoint_t(glyph), &box) != 0, box.width != 0 else {
                return .null
            }
            return CGRect(
                x: Double(box.x_bearing), y: Double(box.y_bearing + box.height), width: Double(box.width),
                height: -Double(box.height))
        }
    }
}
