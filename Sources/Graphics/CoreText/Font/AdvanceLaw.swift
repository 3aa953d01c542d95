// SPDX-License-Identifier: MIT
import CoreGraphics

/// Advances that replace a face's own, and how its outlines are fitted into them.
///
/// The face that stands for the system font has nearly the same proportions as the original (most letters within two per
/// cent in the text cut), so a glyph is stretched by at most `stretchLimit` and what is left is shared between its
/// sides. Letters keep their weight and rhythm, and every line is as long as on iOS.
struct AdvanceLaw: Sendable {
    enum Kind: Hashable, Sendable {
        case system(weight: Double, isItalic: Bool)
        /// Every glyph that has an advance gets this one, in em.
        case fixed(Double)
        /// Widths of the ASCII characters from space on in thousandths of an em.
        case table(WidthTable)
    }

    /// How one glyph sits in its advance, in points.
    struct Fit {
        var advance: Double
        var stretch = 1.0
        var shift = 0.0
    }

    static let stretchLimit = 0.06

    private let kind: Kind
    private let face: FontFace
    private let unitScale: Double
    private let system: SystemFontLaw?
    private let size: Double
    /// Kerning of the stand-in face times this is the original's: fitted to the measured sums of six strings.
    let kerningScale: Double
    /// Widths outside the law's table scale by this.
    private let otherRatio: Double

    init(_ kind: Kind, face: FontFace, size: Double, unitScale: Double) {
        self.kind = kind
        self.face = face
        self.size = size
        self.unitScale = unitScale
        switch kind {
        case .system(let weight, let isItalic):
            let law = SystemFontLaw(weight: weight, isItalic: isItalic, size: max(size, 1))
            system = law
            // Sums of "AVAST Wavy To. LT" and a pangram: -810 and -245 against the text cut's -774 and -224 units,
            // -1150 and -310 against the display cut's -763 and -230.
            kerningScale =
                size < FontRecipe.displayCutSize ? 1.06 + 0.2 * law.opticalSize : 1.1 + 0.32 * law.opticalSize
            otherRatio = Self.meanRatio(law, face, unitScale)
        case .fixed, .table:
            system = nil
            kerningScale = kind.keepsKerning ? 1 : 0
            otherRatio = 1
        }
    }

    private static func meanRatio(_ law: SystemFontLaw, _ face: FontFace, _ unitScale: Double) -> Double {
        var lawful = 0.0
        var own = 0.0
        for (index, code) in SystemFontLaw.glyphOrder.enumerated() where code >= 0x61 && code <= 0x7A {
            lawful += law.bodies[index]
            own += Double(face.advance(face.glyph(UInt32(code)))) * unitScale
        }
        return own > 0 ? lawful / own : 1
    }

    var isSystem: Bool { system != nil }

    /// Advance in points of a glyph that is `nominal` points wide in the file.
    func advance(_ glyph: UInt16, nominal: Double) -> Double {
        switch kind {
        case .system:
            guard let system else { return nominal }
            let position = face.systemGlyphs.position(glyph)
            if position != SystemGlyphMap.unknown { return system.advances[Int(position)] }
            return nominal == 0 ? 0 : nominal * otherRatio + system.tracking
        case .fixed(let em):
            return nominal == 0 ? 0 : em * size
        case .table(let widths):
            let position = face.systemGlyphs.position(glyph)
            guard position != SystemGlyphMap.unknown else { return nominal }
            return widths.width(of: SystemFontLaw.glyphOrder[Int(position)]) * size
        }
    }

    func fit(_ glyph: UInt16, nominal: Double) -> Fit {
        let advance = advance(glyph, nominal: nominal)
        guard nominal > 0, advance > 0 else { return Fit(advance: advance) }
        let body = advance - (system?.tracking ?? 0)
        let stretch = min(max(body / nominal, 1 - Self.stretchLimit), 1 + Self.stretchLimit)
        return Fit(advance: advance, stretch: stretch, shift: (body - nominal * stretch) / 2)
    }
}

extension AdvanceLaw.Kind {
    fileprivate var keepsKerning: Bool {
        if case .fixed = self { return false }
        return true
    }
}

extension SystemGlyphMap {
    func position(_ glyph: UInt16) -> UInt8 {
        Int(glyph) < positions.count ? positions[Int(glyph)] : Self.unknown
    }
}
