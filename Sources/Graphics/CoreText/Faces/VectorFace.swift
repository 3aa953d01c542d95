// SPDX-License-Identifier: MIT
import CCairo
import CFreeType

/// A face as cairo embeds it in documents. Only made under `fontLock`; a document writes its fonts when it ends, whenever that
/// is, so these have a library and faces of their own, which nobody else uses, and stay for the life of the process.
final class VectorFace {
    let face: OpaquePointer
    /// Outlines and advances as designed.
    let options: OpaquePointer

    private static let library = FontGuarded<FT_Library?>(nil)
    private static let opened = FontGuarded<[UInt32: VectorFace?]>([:])

    /// nil when FreeType cannot read the file.
    static func of(_ face: FontFace) -> VectorFace? {
        if let known = opened.value[face.id] { return known }
        let made = VectorFace(face)
        opened.value[face.id] = .some(made)
        return made
    }

    private init?(_ font: FontFace) {
        if Self.library.value == nil {
            var made: FT_Library?
            FT_Init_FreeType(&made)
            Self.library.value = made
        }
        var opened: FT_Face?
        guard let library = Self.library.value, FT_New_Face(library, font.path, FT_Long(font.index), &opened) == 0,
            let opened,
            let made = cairo_ft_font_face_create_for_ft_face(
                UnsafeMutablePointer(opened), Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)),
            let options = cairo_font_options_create()
        else { return nil }
        (face, self.options) = (made, options)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        let variations = font.variations.map { "\(Self.name($0.tag))=\($0.value)" }
        if !variations.isEmpty { cairo_font_options_set_variations(options, variations.joined(separator: ",")) }
    }

    private static func name(_ tag: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}
