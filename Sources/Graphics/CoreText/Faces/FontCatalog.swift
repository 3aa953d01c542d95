// SPDX-License-Identifier: MIT
import CFontconfig
import CoreGraphics

/// The distribution's fonts through Fontconfig, with a configuration of our own: the font folders and nothing of the user's,
/// so that every account on a machine sees the same text. Opened at the first question, which only rare scripts ask.
///
/// Sendable because Fontconfig is only called under `fontLock`.
final class FontCatalog: @unchecked Sendable {
    static let shared = FontCatalog()

    private var config: OpaquePointer?
    private var isOpen = false
    private var families: [String: FontFace?] = [:]
    private var coverage: [UInt32: FontFace?] = [:]

    private func open() -> OpaquePointer? {
        if isOpen { return config }
        isOpen = true
        let folders = FontLocator.roots.map { "<dir>\($0)</dir>" }.joined()
        let text =
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(folders)"
            + "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>"
        guard let made = FcConfigCreate() else { return nil }
        guard FcConfigParseAndLoadFromMemory(made, text, FcTrue) == FcTrue, FcConfigBuildFonts(made) == FcTrue else {
            FcConfigDestroy(made)
            return nil
        }
        config = made
        return made
    }

    /// The face of an installed family nearest to the weight and slant; nil when the family is not installed.
    func face(family: String, weight: Double, isItalic: Bool) -> FontFace? {
        fontLock.withLock {
            let key = "\(family)|\(SystemNames.nearest(weight))|\(isItalic)"
            if let known = families[key] { return known }
            let face = best(weight: weight, isItalic: isItalic) { pattern in
                FcPatternAddString(pattern, FC_FAMILY, family)
            }
            families[key] = .some(face)
            return face
        }
    }

    /// The first face, in the fixed order of `order`, that has a glyph for the scalar.
    func face(covering scalar: UInt32) -> FontFace? {
        fontLock.withLock {
            if let known = coverage[scalar] { return known }
            guard let set = FcCharSetCreate() else { return nil }
            defer { FcCharSetDestroy(set) }
            _ = FcCharSetAddChar(set, scalar)
            let face = best(weight: 0, isItalic: false) { pattern in FcPatternAddCharSet(pattern, FC_CHARSET, set) }
            coverage[scalar] = .some(face)
            return face
        }
    }

    func anyFace() -> FontFace? {
        fontLock.withLock { best(weight: 0, isItalic: false) { _ in FcTrue } }
    }

    private struct Candidate {
        let path: String
        let index: Int
        let cost: Double
    }

    /// Lists what matches the pattern exactly and takes the nearest style; equal candidates are ordered by family rank and path.
    private func best(weight: Double, isItalic: Bool, pattern fill: (OpaquePointer) -> FcBool) -> FontFace? {
        guard let config = open(), let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        guard fill(pattern) == FcTrue else { return nil }
        for object in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_FAMILY, FC_VARIABLE] {
            FcObjectSetAdd(wanted, object)
        }
        guard let list = FcFontList(config, pattern, wanted) else { return nil }
        defer { FcFontSetDestroy(list) }
        var candidates: [Candidate] = []
        for position in 0..<Int(list.pointee.nfont) {
            guard let found = list.pointee.fonts[position] else { continue }
            if let candidate = Self.rate(found, weight, isItalic) { candidates.append(candidate) }
        }
        candidates.sort { ($0.cost, $0.path, $0.index) < ($1.cost, $1.path, $1.index) }
        for candidate in candidates {
            if let face = FontFace.open(candidate.path, index: candidate.index) { return face }
        }
        return nil
    }

    private static func rate(_ found: OpaquePointer, _ weight: Double, _ isItalic: Bool) -> Candidate? {
        var file: UnsafeMutablePointer<FcChar8>?
        var variable: FcBool = FcFalse
        guard FcPatternGetString(found, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        // Named instances repeat the file; only its default is taken.
        if FcPatternGetBool(found, FC_VARIABLE, 0, &variable) == FcResultMatch, variable == FcTrue { return nil }
        let path = String(cString: file)
        var index: Int32 = 0
        var fcWeight = 80.0
        var slant: Int32 = 0
        var width = 100.0
        FcPatternGetInteger(found, FC_INDEX, 0, &index)
        FcPatternGetDouble(found, FC_WEIGHT, 0, &fcWeight)
        FcPatternGetInteger(found, FC_SLANT, 0, &slant)
        FcPatternGetDouble(found, FC_WIDTH, 0, &width)
        guard index >> 16 == 0 else { return nil }
        let css = FcWeightToOpenTypeDouble(fcWeight)
        var cost = abs(css - cssWeight(weight)) + abs(width - 100) * 10
        cost += (slant != 0) == isItalic ? 0 : 5_000
        cost += familyRank(path)
        return Candidate(path: path, index: Int(index), cost: cost)
    }

    /// Sans before serif before the rest, so that a fallback looks like the text around it.
    private static func familyRank(_ path: String) -> Double {
        let name = (path as NSString).lastPathComponent
        if name.hasPrefix("NotoSansSymbols") { return 1_500 }
        if name.hasPrefix("NotoSansCJK") { return 1_200 }
        if name.hasPrefix("NotoSans") { return 1_000 }
        if name.hasPrefix("DejaVuSans") && !name.contains("Mono") { return 2_000 }
        if name.hasPrefix("Noto") { return 3_000 }
        return 4_000
    }

    private static func cssWeight(_ weight: Double) -> Double {
        switch SystemNames.weight(weight) {
        case "Ultralight": 100
        case "Thin": 200
        case "Light": 300
        case "Medium": 500
        case "Semibold": 600
        case "Bold": 700
        case "Heavy": 800
        case "Black": 900
        default: 400
        }
    }
}
