// SPDX-License-Identifier: MIT
import CoreGraphics

/// Installed families that show what iOS has: the system face by fixed file names, so that a start needs no font
/// database.
package enum StandIn: Hashable, Sendable {
    case interText
    case interDisplay
    case serif
    case slab
    case monospaced
    case symbols
    case emoji
    /// "SC", "TC", "HK", "JP", "KR"
    case hanSans(String)
    case hanSerif(String)
    /// Noto Sans of a script: "Arabic", "Thai", ...
    case noto(String)

    private static let interWeights: [(Double, String)] = [
        (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "SemiBold"),
        (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
    ]

    private static func interStyle(_ weight: Double, _ isItalic: Bool) -> String {
        let name = interWeights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "Regular"
        guard isItalic else { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }

    private struct Request: Hashable {
        let standIn: StandIn
        let weight: Double
        let isItalic: Bool
    }

    private static let found = FontGuarded<[Request: FontFace]>([:])

    /// The face nearest to the request. Traps when the machine has no font at all, which no text can survive.
    package func face(weight: Double, isItalic: Bool) -> FontFace {
        fontLock.withLock {
            let request = Request(standIn: self, weight: weight, isItalic: isItalic)
            if let face = Self.found.value[request] { return face }
            let face = find(weight, isItalic) ?? Self.lastResort(weight, isItalic)
            Self.found.value[request] = face
            return face
        }
    }

    private func find(_ weight: Double, _ isItalic: Bool) -> FontFace? {
        for (file, index) in files(weight, isItalic) {
            if let path = FontLocator.path(of: file), let face = FontFace.open(path, index: index) { return face }
        }
        for family in families {
            if let face = FontCatalog.shared.face(family: family, weight: weight, isItalic: isItalic) { return face }
        }
        return nil
    }

    private static func lastResort(_ weight: Double, _ isItalic: Bool) -> FontFace {
        let faces = ["NotoSans-Regular.ttf", "DejaVuSans.ttf", "LiberationSans-Regular.ttf"].lazy
        if let face = faces.compactMap({ FontLocator.path(of: $0).flatMap { FontFace.open($0) } }).first { return face }
        if let face = FontCatalog.shared.anyFace() { return face }
        fatalError(
            "CoreText: no font is installed in \(FontLocator.roots.joined(separator: ", ")); "
                + "install the packages fonts-inter and fonts-noto-core")
    }

    /// File names with the index inside a collection, best first.
    private func files(_ weight: Double, _ isItalic: Bool) -> [(String, Int)] {
        let isBold = weight >= 0.3
        let plain = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
        switch self {
        case .interText: return [("Inter-\(Self.interStyle(weight, isItalic)).otf", 0)]
        case .interDisplay:
            let style = Self.interStyle(weight, isItalic)
            return [("InterDisplay-\(style).otf", 0), ("Inter-\(style).otf", 0)]
        case .serif: return [("NotoSerif-\(plain).ttf", 0)]
        case .slab:
            return [("DejaVuSerif\(plain == "Regular" ? "" : "-" + plain).ttf", 0), ("NotoSerif-\(plain).ttf", 0)]
        case .monospaced:
            let oblique = plain.replacingOccurrences(of: "Italic", with: "Oblique")
            return [("DejaVuSansMono\(plain == "Regular" ? "" : "-" + oblique).ttf", 0)]
        case .symbols: return [("DejaVuSans\(isBold ? "-Bold" : "").ttf", 0)]
        case .emoji: return [("NotoColorEmoji.ttf", 0)]
        case .hanSans(let region):
            return [("NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc", Self.hanRegions.firstIndex(of: region) ?? 0)]
        case .hanSerif(let region):
            return [("NotoSerifCJK-\(isBold ? "Bold" : "Regular").ttc", Self.hanRegions.firstIndex(of: region) ?? 0)]
        case .noto(let script):
            return [("NotoSans\(script)-\(isBold ? "Bold" : "Regular").ttf", 0)]
        }
    }

    /// Order of the faces in the collection files.
    private static let hanRegions = ["JP", "KR", "SC", "TC", "HK"]

    /// Families to ask the font database for when the files are elsewhere.
    private var families: [String] {
        switch self {
        case .interText: ["Inter", "Noto Sans", "DejaVu Sans"]
        case .interDisplay: ["Inter Display", "Inter", "Noto Sans", "DejaVu Sans"]
        case .serif: ["Noto Serif", "DejaVu Serif", "Liberation Serif"]
        case .slab: ["DejaVu Serif", "Noto Serif", "Liberation Serif"]
        case .monospaced: ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"]
        case .symbols: ["DejaVu Sans", "Noto Sans Symbols"]
        case .emoji: ["Noto Color Emoji"]
        case .hanSans(let region): ["Noto Sans CJK " + region]
        case .hanSerif(let region): ["Noto Serif CJK " + region]
        case .noto(let script): [script.isEmpty ? "Noto Sans" : "Noto Sans " + script]
        }
    }
}

/// Finds font files of known names in the distribution's folders, without a database.
enum FontLocator {
    static let roots = ["/usr/share/fonts", "/usr/local/share/fonts"]

    private static let folders = [
        "opentype/inter", "truetype/noto", "truetype/dejavu", "opentype/noto", "truetype/inter", "truetype/liberation",
        "truetype/liberation2", "inter", "noto", "noto-cjk", "dejavu", "TTF", "OTF", "",
    ]

    /// Full path of a file name, nil when none of the usual folders has it.
    static func path(of file: String) -> String? {
        for root in roots {
            for folder in folders {
                let path = folder.isEmpty ? "\(root)/\(file)" : "\(root)/\(folder)/\(file)"
                if access(path, R_OK) == 0 { return path }
            }
        }
        return nil
    }
}
