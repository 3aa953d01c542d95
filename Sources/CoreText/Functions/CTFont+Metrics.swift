// SPDX-License-Identifier: MIT
import CoreGraphics

public func CTFontGetTypeID() -> CFTypeID { 0x4354_4674 }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.core.size) }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.core.metrics.ascent) }
/// Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(font.core.metrics.descent) }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.core.metrics.leading) }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { CGFloat(font.core.metrics.capHeight) }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(font.core.metrics.xHeight) }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(font.core.underlineOffset) }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(font.core.underlineWidth) }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.core.face.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.core.face.glyphCount }
/// In degrees, negative leaning right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { CGFloat(font.core.face.readStyle().italicAngle) }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform {
    let matrix = font.core.identity.matrix
    return matrix.count == 4
        ? CGAffineTransform(a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: 0, ty: 0) : .identity
}

/// Around all glyphs, as the file states it, in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    guard let head = font.core.face.table("head") else { return .zero }
    let edges = [36, 38, 40, 42].map { Double(head.signed16(at: $0) ?? 0) * font.core.unitScale }
    return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
}

public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: TraitBits.italic)
    public static let traitBold = CTFontSymbolicTraits(rawValue: TraitBits.bold)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: TraitBits.expanded)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: TraitBits.condensed)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: TraitBits.monospace)
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
}

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    var traits = CTFontSymbolicTraits(rawValue: font.core.traitBits)
    if font.core.isEmoji { traits.insert(.traitColorGlyphs) }
    return traits
}

public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    NSDictionary(dictionary: [
        CTFontDescriptor.Key.symbolicTrait: font.core.traitBits,
        CTFontDescriptor.Key.weightTrait: CGFloat(font.core.identity.weight),
        CTFontDescriptor.Key.widthTrait: CGFloat(0),
        CTFontDescriptor.Key.slantTrait: CGFloat(font.core.identity.isItalic ? 0.07 : 0),
    ])
}

// MARK: Names

public nonisolated(unsafe) let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
public nonisolated(unsafe) let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public nonisolated(unsafe) let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public nonisolated(unsafe) let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
public nonisolated(unsafe) let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
public nonisolated(unsafe) let kCTFontFullNameKey: CFString = "CTFontFullName"
public nonisolated(unsafe) let kCTFontVersionNameKey: CFString = "CTFontVersionName"
public nonisolated(unsafe) let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.core.postScriptName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.core.family as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    (font.core.family + " " + font.core.styleName) as NSString
}
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// nil for names the font does not have.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey as String {
    case "CTFontFamilyName": return CTFontCopyFamilyName(font)
    case "CTFontSubFamilyName": return font.core.styleName as NSString
    case "CTFontFullName": return CTFontCopyFullName(font)
    case "CTFontPostScriptName": return CTFontCopyPostScriptName(font)
    case "CTFontCopyrightName": return font.core.face.name(.copyright).map { $0 as NSString }
    case "CTFontUniqueName": return font.core.face.name(.unique).map { $0 as NSString }
    case "CTFontVersionName": return font.core.face.name(.version).map { $0 as NSString }
    default: return nil
    }
}
