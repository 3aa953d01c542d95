// SPDX-License-Identifier: MIT
import CoreGraphics

/// A family that iOS ships, with what shows it here. The vertical metrics are the original's, so that lines are as tall.
struct NamedFamily: Sendable {
    struct Style: Sendable {
        let name: String
        let weight: Double
        let isItalic: Bool
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
    /// Case does not matter, as on iOS.
    static func face(postScript name: String) -> (NamedFamily, NamedFamily.Style)? {
        guard let place = index.byName[name.lowercased()] else { return nil }
        let family = families[place.family]
        return (family, family.faces[place.face].style)
    }

    /// The PostScript name that a PostScript, full or family name stands for.
    static func postScriptName(for name: String) -> String? {
        let key = name.lowercased()
        guard let place = index.byName[key] ?? index.byFull[key] else { return nil }
        return families[place.family].faces[place.face].postScript
    }

    static func family(named name: String) -> NamedFamily? {
        families.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
    }

    private struct Place {
        let family: Int
        let face: Int
    }

    private static let index: (byName: [String: Place], byFull: [String: Place]) = {
        var byName: [String: Place] = [:]
        var byFull: [String: Place] = [:]
        for (family, entry) in families.enumerated() {
            for (face, item) in entry.faces.enumerated() {
                byName[item.postScript.lowercased()] = Place(family: family, face: face)
                byFull["\(entry.name) \(item.style.name)".lowercased()] = Place(family: family, face: face)
            }
            let plain = entry.faces.firstIndex { $0.style.weight == 0 && !$0.style.isItalic } ?? 0
            byFull[entry.name.lowercased()] = Place(family: family, face: plain)
        }
        return (byName, byFull)
    }()

    static let families: [NamedFamily] = NamedFontList.entries.map(NamedFamily.init(entry:))
}

extension NamedFamily {
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
            return (postScript, NamedFamily.style(key))
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
