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

    // Old spellings of Swift 2 and of the masks.
    public static var boldTrait: CTFontSymbolicTraits { .traitBold }
    public static var italicTrait: CTFontSymbolicTraits { .traitItalic }
    public static var condensedTrait: CTFontSymbolicTraits { .traitCondensed }
    public static var expandedTrait: CTFontSymbolicTraits { .traitExpanded }
    public static var monoSpaceTrait: CTFontSymbolicTraits { .traitMonoSpace }
    public static var verticalTrait: CTFontSymbolicTraits { .traitVertical }
    public static var uiOptimizedTrait: CTFontSymbolicTraits { .traitUIOptimized }
    public static var colorGlyphsTrait: CTFontSymbolicTraits { .traitColorGlyphs }
    public static var compositeTrait: CTFontSymbolicTraits { .traitComposite }
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 0xF000_0000)
    public static var classMaskTrait: CTFontSymbolicTraits { .traitClassMask }
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
        CTFontDescriptor.Key.widthTrait: CGFloat(font.core.proportion),
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

public nonisolated(unsafe) let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
public nonisolated(unsafe) let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
public nonisolated(unsafe) let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
public nonisolated(unsafe) let kCTFontLicenseNameKey: CFString = "CTFontLicenseName"
public nonisolated(unsafe) let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
public nonisolated(unsafe) let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
public nonisolated(unsafe) let kCTFontPostScriptCIDNameKey: CFString = "CTFontPostScriptCIDName"
public nonisolated(unsafe) let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
public nonisolated(unsafe) let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
public nonisolated(unsafe) let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"

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
    default: return fileNames[nameKey as String].flatMap { font.core.face.name($0) }.map { $0 as NSString }
    }
}

/// Names that the file of a font says by itself.
private let fileNames: [String: FontFace.Name] = [
    "CTFontCopyrightName": .copyright, "CTFontUniqueName": .unique, "CTFontVersionName": .version,
    "CTFontTrademarkName": .trademark, "CTFontManufacturerName": .manufacturer, "CTFontDesignerName": .designer,
    "CTFontDescriptionName": .description, "CTFontVendorURLName": .vendorURL, "CTFontDesignerURLName": .designerURL,
    "CTFontLicenseName": .license, "CTFontLicenseURLName": .licenseURL, "CTFontSampleTextName": .sampleText,
    "CTFontPostScriptCIDName": .postScriptCID,
]

/// The name in English, which is the language files are asked in.
public func CTFontCopyLocalizedName(
    _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? {
    guard let name = CTFontCopyName(font, nameKey) else { return nil }
    actualLanguage?.pointee = Unmanaged.passRetained("en" as NSString)
    return name
}

public let kCTFontClassMaskShift: Int = 28

/// What of the symbolic traits says about serifs, in the bits of the class mask.
public struct CTFontStylisticClass: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var classUnknown: CTFontStylisticClass { [] }
    public static let classOldStyleSerifs = CTFontStylisticClass(rawValue: 1 << 28)
    public static let classTransitionalSerifs = CTFontStylisticClass(rawValue: 2 << 28)
    public static let classModernSerifs = CTFontStylisticClass(rawValue: 3 << 28)
    public static let classClarendonSerifs = CTFontStylisticClass(rawValue: 4 << 28)
    public static let classSlabSerifs = CTFontStylisticClass(rawValue: 5 << 28)
    public static let classFreeformSerifs = CTFontStylisticClass(rawValue: 7 << 28)
    public static let classSansSerif = CTFontStylisticClass(rawValue: 8 << 28)
    public static let classOrnamentals = CTFontStylisticClass(rawValue: 9 << 28)
    public static let classScripts = CTFontStylisticClass(rawValue: 10 << 28)
    public static let classSymbolic = CTFontStylisticClass(rawValue: 12 << 28)
    public static var unknownClass: CTFontStylisticClass { .classUnknown }
    public static var oldStyleSerifsClass: CTFontStylisticClass { .classOldStyleSerifs }
    public static var transitionalSerifsClass: CTFontStylisticClass { .classTransitionalSerifs }
    public static var modernSerifsClass: CTFontStylisticClass { .classModernSerifs }
    public static var clarendonSerifsClass: CTFontStylisticClass { .classClarendonSerifs }
    public static var slabSerifsClass: CTFontStylisticClass { .classSlabSerifs }
    public static var freeformSerifsClass: CTFontStylisticClass { .classFreeformSerifs }
    public static var sansSerifClass: CTFontStylisticClass { .classSansSerif }
    public static var ornamentalsClass: CTFontStylisticClass { .classOrnamentals }
    public static var scriptsClass: CTFontStylisticClass { .classScripts }
    public static var symbolicClass: CTFontStylisticClass { .classSymbolic }
}
