// SPDX-License-Identifier: MIT
import CoreGraphics

/// A family that iOS ships, with what shows it here. The vertical metrics are the original's, so that lines are as tall.
struct NamedFamily: Sendable {
    struct Style: Sendable {
        let name: String
        let weight: Double
        let isItalic: Bool
        /// Of the stand-in's shapes.
        var widthScale = 1.0
    }

    let name: String
    let standIn: StandIn
    /// nil: those of the installed face.
    let metrics: VerticalMetrics?
    let faces: [(postScript: String, style: Style)]
    var widths: (regular: WidthTable, bold: WidthTable)?
    var scale = 1.0
}

/// The names of iOS's font list. A name that is not here (and not registered by the app) is unknown, as on iOS.
enum NamedFonts {
    /// Case does not matter, as on iOS. Reads only the families whose names begin like `name`.
    static func face(postScript name: String) -> (NamedFamily, NamedFamily.Style)? {
        for family in candidates(name) {
            if let face = family.faces.first(where: { isSame($0.postScript, name) }) { return (family, face.style) }
        }
        return nil
    }

    /// The PostScript name that a PostScript, full or family name stands for.
    static func postScriptName(for name: String) -> String? {
        let families = candidates(name)
        let faces = families.lazy.flatMap(\.faces).map(\.postScript)
        return faces.first { isSame($0, name) } ?? families.lazy.compactMap { $0.face(fullName: name) }.first
    }

    static func family(named name: String) -> NamedFamily? { candidates(name).first { isSame($0.name, name) } }

    /// All names of a family, but for blanks, begin with the same letters.
    private static func candidates(_ name: String) -> [NamedFamily] {
        let start = name.utf8.prefix(3)
        return NamedFontList.entries.filter {
            isSame($0.stem.utf8.prefix(3), start) || isSame($0.family.utf8.prefix(3), start)
        }
        .map(NamedFamily.init(entry:))
    }

    fileprivate static func isSame(_ one: String, _ other: String) -> Bool { isSame(one.utf8[...], other.utf8[...]) }

    /// Equal but for the case of ASCII letters; there are no others in the names.
    private static func isSame(_ one: Substring.UTF8View, _ other: Substring.UTF8View) -> Bool {
        func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
        return one.elementsEqual(other) { lower($0) == lower($1) }
    }

    static let families: [NamedFamily] = NamedFontList.entries.map(NamedFamily.init(entry:))
}

extension NamedFamily {
    /// The face whose full name is `name`; the family's own name stands for its plain face.
    fileprivate func face(fullName name: String) -> String? {
        let plain = faces.first { $0.style.weight == 0 && !$0.style.isItalic } ?? faces.first
        if NamedFonts.isSame(self.name, name) { return plain?.postScript }
        return faces.first { NamedFonts.isSame("\(self.name) \($0.style.name)", name) }?.postScript
    }

    /// Reads one line of `NamedFontList`: the styles are written as suffixes of a common stem.
    init(entry: NamedFontList.Entry) {
        name = entry.family
        standIn = entry.standIn
        metrics = entry.metrics
        widths = entry.widths
        scale = entry.scale
        faces = entry.styles.split(separator: " ").map { suffix in
            let plain = suffix == "*"
            let postScript =
                plain ? entry.stem : suffix.hasPrefix("=") ? String(suffix.dropFirst()) : "\(entry.stem)-\(suffix)"
            let key = plain ? "Regular" : String(postScript.split(separator: "-").last ?? suffix)
            var style = NamedFamily.style(key)
            if entry.family.contains("Condensed") || key.contains("Condensed") { style.widthScale = entry.condensed }
            return (postScript, style)
        }
    }

    /// Weight and slant from the words of a style name such as `DemiBoldItalic`.
    static func style(_ key: String) -> Style {
        let isItalic =
            ["Italic", "Oblique"].contains { key.contains($0) } || key.hasSuffix("It") || key.hasSuffix("ItalicMT")
        let weights: [(String, Double)] = [
            ("UltraLight", -0.8), ("Ultralight", -0.8), ("ExtraLight", -0.6), ("Thin", -0.6), ("SemiBold", 0.3),
            ("Semibold", 0.3), ("DemiBold", 0.3), ("Demi", 0.3), ("ExtraBold", 0.56), ("ExtraBlack", 0.62),
            ("UltraBold", 0.62), ("Heavy", 0.56), ("Black", 0.62), ("Light", -0.4), ("Medium", 0.23), ("Bold", 0.4),
            ("W3", -0.2), ("W6", 0.3), ("W7", 0.4), ("Wide", 0.3),
        ]
        let weight = weights.first { key.contains($0.0) }?.1 ?? 0
        var words = ""
        for character in key.replacingOccurrences(of: "MT", with: "") {
            if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
            words.append(character)
        }
        return Style(name: words.isEmpty ? "Regular" : words, weight: weight, isItalic: isItalic)
    }
}
