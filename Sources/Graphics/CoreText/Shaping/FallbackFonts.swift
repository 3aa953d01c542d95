// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// Picks the font of a grapheme cluster: the asked one where it has the characters, else a face of the cluster's script.
///
/// Caches answers per font; only used under `fontLock`.
final class FallbackFonts {
    private static let byFont = FontGuarded<[UInt32: FallbackFonts]>([:])

    private let base: FontCore
    private var answers: [Key: FontCore] = [:]
    private var candidates: [StandIn: FontCore] = [:]

    private struct Key: Hashable {
        let scalar: UInt32
        let isEmoji: Bool
        let region: String
    }

    private init(base: FontCore) {
        self.base = base
    }

    static func of(_ font: FontCore) -> FallbackFonts {
        if let known = byFont.value[font.id] { return known }
        let made = FallbackFonts(base: font)
        byFont.value[font.id] = made
        return made
    }

    /// Font for the scalars of one cluster. `region` is the Han variant in force.
    func font(for scalars: ArraySlice<UInt32>, region: String) -> FontCore {
        guard let first = scalars.first else { return base }
        let isEmoji = EmojiPresentation.isEmoji(scalars)
        if !isEmoji, covers(base, scalars) { return base }
        let key = Key(scalar: first, isEmoji: isEmoji, region: region)
        if let known = answers[key], isEmoji || covers(known, scalars) { return known }
        let found = search(scalars, first, isEmoji, region)
        answers[key] = found
        return found
    }

    private func covers(_ font: FontCore, _ scalars: ArraySlice<UInt32>) -> Bool {
        scalars.allSatisfy { Self.isInvisible($0) || font.face.glyph($0) != 0 }
    }

    /// Drawn as nothing by every font: joiners, variation selectors, direction marks, separators.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        (scalar >= 0x200B && scalar <= 0x200F) || (scalar >= 0xFE00 && scalar <= 0xFE0F) || scalar < 0x20
            || (scalar >= 0x2028 && scalar <= 0x202E) || (scalar >= 0x2060 && scalar <= 0x206F) || scalar == 0xFEFF
            || (scalar >= 0x7F && scalar < 0xA0) || scalar == 0xAD || (scalar >= 0xE0000 && scalar <= 0xE0FFF)
            || scalar == 0xFFFC || scalar == 0x34F || scalar == 0x61C
    }

    private func search(_ scalars: ArraySlice<UInt32>, _ first: UInt32, _ isEmoji: Bool, _ region: String) -> FontCore {
        if isEmoji, let emoji = candidate(.emoji), emoji.face.glyph(first) != 0 { return emoji }
        for standIn in StandIn.candidates(first, region: region) {
            if let font = candidate(standIn), covers(font, scalars) { return font }
        }
        if let emoji = candidate(.emoji), emoji.face.glyph(first) != 0 { return emoji }
        // Marks the script's font lacks are better than losing their base.
        for standIn in StandIn.candidates(first, region: region) {
            if let font = candidate(standIn), font.face.glyph(first) != 0 { return font }
        }
        if base.face.glyph(first) != 0 { return base }
        if let face = FontCatalog.shared.face(covering: first) { return made(from: face) }
        return base
    }

    private func candidate(_ standIn: StandIn) -> FontCore? {
        if let known = candidates[standIn] { return known }
        let face = standIn.face(weight: base.identity.weight, isItalic: base.identity.isItalic)
        let font = made(from: face)
        candidates[standIn] = font
        return font
    }

    private func made(from face: FontFace) -> FontCore {
        var identity = FontIdentity(file: face)
        identity.features = base.identity.features
        return FontCore.make(identity, size: base.size) ?? base
    }
}

/// Which clusters ask for the emoji font.
enum EmojiPresentation {
    static func isEmoji(_ scalars: ArraySlice<UInt32>) -> Bool {
        guard let first = scalars.first else { return false }
        if first < 0xA9 { return scalars.count > 1 && scalars.contains(0x20E3) && scalars.contains(0xFE0F) }
        if scalars.contains(0xFE0E) { return false }
        if scalars.contains(0xFE0F) { return isEmojiScalar(first) }
        return isDefault(first) || scalars.dropFirst().contains { $0 >= 0x1F3FB && $0 <= 0x1F3FF }
    }

    private static func isEmojiScalar(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isEmoji ?? false
    }

    private static func isDefault(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x231A else { return false }
        return Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
    }
}

extension StandIn {
    private static let scripts: [hb_script_t.RawValue: String] = [
        HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_HEBREW.rawValue: "Hebrew", HB_SCRIPT_THAI.rawValue: "Thai",
        HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari", HB_SCRIPT_BENGALI.rawValue: "Bengali",
        HB_SCRIPT_TAMIL.rawValue: "Tamil", HB_SCRIPT_TELUGU.rawValue: "Telugu", HB_SCRIPT_KANNADA.rawValue: "Kannada",
        HB_SCRIPT_MALAYALAM.rawValue: "Malayalam", HB_SCRIPT_GUJARATI.rawValue: "Gujarati",
        HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi", HB_SCRIPT_ORIYA.rawValue: "Oriya",
        HB_SCRIPT_SINHALA.rawValue: "Sinhala",
        HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_KHMER.rawValue: "Khmer", HB_SCRIPT_MYANMAR.rawValue: "Myanmar",
        HB_SCRIPT_GEORGIAN.rawValue: "Georgian", HB_SCRIPT_ARMENIAN.rawValue: "Armenian",
        HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
        HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "CanadianAboriginal", HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian",
        HB_SCRIPT_SYRIAC.rawValue: "Syriac", HB_SCRIPT_THAANA.rawValue: "Thaana",
    ]

    /// Stand-ins to try for a scalar the asked font lacks, best first.
    static func candidates(_ scalar: UInt32, region: String) -> [StandIn] {
        let script = Scripts.script(scalar)
        switch script {
        case HB_SCRIPT_HAN, HB_SCRIPT_BOPOMOFO: return [.hanSans(region), .hanSans("SC"), .hanSans("JP")]
        case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return [.hanSans("JP")]
        case HB_SCRIPT_HANGUL: return [.hanSans("KR")]
        default: break
        }
        if let name = scripts[script.rawValue] { return [.noto(name)] }
        if (scalar >= 0x3000 && scalar < 0x3400) || (scalar >= 0xFF00 && scalar < 0xFFF0)
            || (scalar >= 0x2FF0 && scalar < 0x3000)
        {
            return [.hanSans(region)]
        }
        return [.interText, .noto(""), .symbols, .noto("Symbols"), .noto("Symbols2"), .noto("Math"), .hanSans(region)]
    }

    /// Scripts whose letters are taller than Latin ones, so that their lines must be too. The system's Arabic and Hebrew share
    /// the Latin metrics on iOS, and Han and emoji fit the Latin line.
    static func growsLines(_ script: hb_script_t) -> Bool {
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK,
            HB_SCRIPT_CYRILLIC,
            HB_SCRIPT_ARABIC, HB_SCRIPT_HEBREW, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
            HB_SCRIPT_BOPOMOFO, HB_SCRIPT_GEORGIAN, HB_SCRIPT_ARMENIAN, HB_SCRIPT_CHEROKEE,
            HB_SCRIPT_CANADIAN_SYLLABICS:
            return false
        default: return true
        }
    }
}

/// Which regional forms of Han characters a text gets.
enum HanRegion {
    /// By the text's language if it has one, else by the first Chinese, Japanese or Korean one among the person's.
    static func of(language: String?) -> String {
        if let language, let region = region(language) { return region }
        return preferred
    }

    private static let preferred: String = Locale.preferredLanguages.lazy.compactMap(region).first ?? "SC"

    private static func region(_ language: String) -> String? {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map { $0.lowercased() }
        switch parts.first {
        case "ja": return "JP"
        case "ko": return "KR"
        case "zh", "yue":
            if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return "HK" }
            return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
        default: return nil
        }
    }
}
