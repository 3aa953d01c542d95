// SPDX-License-Identifier: MIT
import CoreGraphics

/// The font of a name; Helvetica when it is unknown, as on iOS. A size of zero means 12 points.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let identity = FontIdentity(name: name as String) ?? FontIdentity(.named(postScript: "Helvetica"))
    return CTFont(identity.with(matrix), orSystemAt: size == 0 ? 12 : Double(size))
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let asked = size > 0 ? Double(size) : descriptor.size
    return CTFont(descriptor.identity.with(matrix), orSystemAt: asked > 0 ? asked : 12)
}

public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case menuItemMark = 13
    case menuItemCmdKey = 14
    case windowTitle = 15
    case pushButton = 16
    case utilityWindowTitle = 17
    case alertHeader = 18
    case systemDetail = 19
    case emphasizedSystemDetail = 20
    case toolbar = 21
    case smallToolbar = 22
    case message = 23
    case palette = 24
    case toolTip = 25
    case controlContent = 26

    public static var kCTFontNoFontType: CTFontUIFontType { .none }
    public static var kCTFontUserFontType: CTFontUIFontType { .user }
    public static var kCTFontUserFixedPitchFontType: CTFontUIFontType { .userFixedPitch }
    public static var kCTFontSystemFontType: CTFontUIFontType { .system }
    public static var kCTFontEmphasizedSystemFontType: CTFontUIFontType { .emphasizedSystem }
    public static var kCTFontSmallSystemFontType: CTFontUIFontType { .smallSystem }
    public static var kCTFontSmallEmphasizedSystemFontType: CTFontUIFontType { .smallEmphasizedSystem }
    public static var kCTFontMiniSystemFontType: CTFontUIFontType { .miniSystem }
    public static var kCTFontMiniEmphasizedSystemFontType: CTFontUIFontType { .miniEmphasizedSystem }
    public static var kCTFontViewsFontType: CTFontUIFontType { .views }
    public static var kCTFontApplicationFontType: CTFontUIFontType { .application }
    public static var kCTFontLabelFontType: CTFontUIFontType { .label }
    public static var kCTFontMenuTitleFontType: CTFontUIFontType { .menuTitle }
    public static var kCTFontMenuItemFontType: CTFontUIFontType { .menuItem }
    public static var kCTFontMenuItemMarkFontType: CTFontUIFontType { .menuItemMark }
    public static var kCTFontMenuItemCmdKeyFontType: CTFontUIFontType { .menuItemCmdKey }
    public static var kCTFontWindowTitleFontType: CTFontUIFontType { .windowTitle }
    public static var kCTFontPushButtonFontType: CTFontUIFontType { .pushButton }
    public static var kCTFontUtilityWindowTitleFontType: CTFontUIFontType { .utilityWindowTitle }
    public static var kCTFontAlertHeaderFontType: CTFontUIFontType { .alertHeader }
    public static var kCTFontSystemDetailFontType: CTFontUIFontType { .systemDetail }
    public static var kCTFontEmphasizedSystemDetailFontType: CTFontUIFontType { .emphasizedSystemDetail }
    public static var kCTFontToolbarFontType: CTFontUIFontType { .toolbar }
    public static var kCTFontSmallToolbarFontType: CTFontUIFontType { .smallToolbar }
    public static var kCTFontMessageFontType: CTFontUIFontType { .message }
    public static var kCTFontPaletteFontType: CTFontUIFontType { .palette }
    public static var kCTFontToolTipFontType: CTFontUIFontType { .toolTip }
    public static var kCTFontControlContentFontType: CTFontUIFontType { .controlContent }
}

/// The system's font for a use; nil for `none`. A size of zero means the use's own.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    let sizes: [CTFontUIFontType: Double] = [
        .system: 13, .emphasizedSystem: 13, .smallSystem: 11, .smallEmphasizedSystem: 11, .miniSystem: 9,
        .miniEmphasizedSystem: 9, .label: 10, .menuTitle: 13, .menuItem: 13, .menuItemMark: 13, .menuItemCmdKey: 13,
        .windowTitle: 13, .pushButton: 13, .utilityWindowTitle: 11, .alertHeader: 13, .systemDetail: 9,
        .emphasizedSystemDetail: 9, .toolbar: 11, .smallToolbar: 10, .message: 13, .palette: 11, .toolTip: 11,
    ]
    guard uiType != .none else { return nil }
    let heavy: [CTFontUIFontType] = [
        .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader,
    ]
    let bold = heavy.contains(uiType)
    let design: SystemDesign = uiType == .userFixedPitch ? .monospaced : .standard
    return CTFont(
        FontIdentity(.system(design), weight: bold ? 0.4 : 0), orSystemAt: size > 0 ? Double(size) : sizes[uiType] ?? 12
    )
}

/// A font of a font file's contents.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size == 0 ? 12 : Double(size)
    guard let face = FontRegistry.shared.face(of: graphicsFont.data) else {
        return CTFont(FontIdentity(.named(postScript: "Helvetica")), orSystemAt: size)
    }
    var identity = FontIdentity(file: face).with(matrix)
    identity.variations = face.axes.compactMap { axis in
        graphicsFont.variation[axis.name].map { FontVariation(tag: axis.tag, value: $0) }
    }.sorted { $0.tag < $1.tag }
    return CTFont(identity, orSystemAt: size)
}

/// The face at another size or with other attributes. A size of zero keeps the font's.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    var identity = font.core.identity
    if let attributes { identity = font.core.matchingDescriptor.adding(attributes.attributes).identity }
    return CTFont(identity.with(matrix), orSystemAt: size > 0 ? Double(size) : font.core.size)
}

/// The face of the family whose traits differ as asked; nil when there is none.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let bits = (font.core.traitBits & ~symTraitMask.rawValue) | (symTraitValue.rawValue & symTraitMask.rawValue)
    guard let identity = font.core.identity.withTraits(bits, weightIsGiven: false) else { return nil }
    return CTFont(identity.with(matrix), size: size > 0 ? Double(size) : font.core.size)
}

/// The same style in another family; nil when there is no such family.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    let identity = font.core.identity
    guard
        let found = FontFamilies.nearest(
            family: family as String, weight: identity.weight, isItalic: identity.isItalic, condensed: false)
    else { return nil }
    return CTFont(found.with(matrix), size: size > 0 ? Double(size) : font.core.size)
}

/// The font that draws the first character of a range: the given one if it can.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    CTFontCreateForStringWithLanguage(currentFont, string, range, nil)
}

/// `language` decides between fonts of Han characters; nil: the person's languages.
public func CTFontCreateForStringWithLanguage(
    _ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?
) -> CTFont {
    let start = min(max(range.location, 0), string.length)
    let end = min(max(start, range.location + range.length), string.length)
    guard end > start else { return currentFont }
    let text = string.substring(with: NSRange(location: start, length: end - start))
    guard let first = text.first else { return currentFont }
    let core = fontLock.withLock {
        FallbackFonts.of(currentFont.core).font(
            for: first.unicodeScalars.map(\.value)[...], region: HanRegion.of(language: language as String?))
    }
    return core === currentFont.core ? currentFont : CTFont(core: core)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.core.matchingDescriptor }

public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    switch attribute as String {
    case CTFontDescriptor.Key.name: font.core.postScriptName as NSString
    case CTFontDescriptor.Key.family: font.core.family as NSString
    case CTFontDescriptor.Key.face: font.core.styleName as NSString
    case CTFontDescriptor.Key.size: NSNumber(value: font.core.size)
    case CTFontDescriptor.Key.traits: CTFontCopyTraits(font)
    case "NSCTFontFileURLAttribute": NSURL(fileURLWithPath: font.core.face.path)
    default: nil
    }
}

/// Features of the font in OpenType terms; nil when it has none.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let tags = font.core.face.featureTags
    return tags.isEmpty ? nil : tags.map { [CTFontDescriptor.Key.openTypeTag: $0] as NSDictionary } as NSArray
}

public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    font.core.matchingDescriptor.attributes[CTFontDescriptor.Key.features] as? NSArray
}

extension FontIdentity {
    func with(_ matrix: UnsafePointer<CGAffineTransform>?) -> FontIdentity {
        guard let matrix = matrix?.pointee, !matrix.isIdentity else { return self }
        var changed = self
        changed.matrix = [matrix.a, matrix.b, matrix.c, matrix.d].map { Double($0) }
        return changed
    }
}
