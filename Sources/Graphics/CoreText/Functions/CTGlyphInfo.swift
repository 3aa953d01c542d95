// SPDX-License-Identifier: MIT
import CoreGraphics

public enum CTCharacterCollection: UInt16, Sendable {
    case identityMapping = 0
    case adobeCNS1 = 1
    case adobeGB1 = 2
    case adobeJapan1 = 3
    case adobeJapan2 = 4
    case adobeKorea1 = 5

    public static var kCTIdentityMappingCharacterCollection: CTCharacterCollection { .identityMapping }
    public static var kCTAdobeCNS1CharacterCollection: CTCharacterCollection { .adobeCNS1 }
    public static var kCTAdobeGB1CharacterCollection: CTCharacterCollection { .adobeGB1 }
    public static var kCTAdobeJapan1CharacterCollection: CTCharacterCollection { .adobeJapan1 }
    public static var kCTAdobeJapan2CharacterCollection: CTCharacterCollection { .adobeJapan2 }
    public static var kCTAdobeKorea1CharacterCollection: CTCharacterCollection { .adobeKorea1 }
}

/// A glyph that text asks for instead of the one its characters have; the value of `kCTGlyphInfoAttributeName`.
public final class CTGlyphInfo: Sendable {
    let glyph: CGGlyph
    let name: String?
    let collection: CTCharacterCollection
    let identifier: CGFontIndex

    init(_ glyph: CGGlyph, name: String?, collection: CTCharacterCollection = .identityMapping, identifier: CGFontIndex)
    {
        self.glyph = glyph
        self.name = name
        self.collection = collection
        self.identifier = identifier
    }
}

public func CTGlyphInfoGetTypeID() -> CFTypeID { 0x4354_4769 }

/// nil when the font has no glyph of the name. `baseString` is the text that the glyph may stand for.
public func CTGlyphInfoCreateWithGlyphName(_ glyphName: CFString, _ font: CTFont, _ baseString: CFString)
    -> CTGlyphInfo?
{
    let glyph = CTFontGetGlyphWithName(font, glyphName)
    return glyph == 0 ? nil : CTGlyphInfo(glyph, name: glyphName as String, identifier: glyph)
}

public func CTGlyphInfoCreateWithGlyph(_ glyph: CGGlyph, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    guard Int(glyph) < font.core.face.glyphCount else { return nil }
    return CTGlyphInfo(glyph, name: CTFontCopyNameForGlyph(font, glyph) as String?, identifier: glyph)
}

/// Only the identity is known here: of other collections no font's glyphs are numbered.
public func CTGlyphInfoCreateWithCharacterIdentifier(
    _ cid: CGFontIndex, _ collection: CTCharacterCollection, _ baseString: CFString
) -> CTGlyphInfo? {
    if collection != .identityMapping { Unsupported.report("CTGlyphInfoCreateWithCharacterIdentifier") }
    return CTGlyphInfo(collection == .identityMapping ? cid : 0, name: nil, collection: collection, identifier: cid)
}

public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> CFString? { glyphInfo.name.map { $0 as NSString } }
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph { glyphInfo.glyph }
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> CGFontIndex { glyphInfo.identifier }
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection {
    glyphInfo.collection
}
