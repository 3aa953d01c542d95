// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// The axes of a variable font; nil for other fonts.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    let axes = font.core.face.axes
    guard !axes.isEmpty else { return nil }
    return axes.map { axis -> NSDictionary in
        [
            kCTFontVariationAxisIdentifierKey: NSNumber(value: axis.tag),
            kCTFontVariationAxisNameKey: axis.name as NSString,
            kCTFontVariationAxisMinimumValueKey: NSNumber(value: axis.minimum),
            kCTFontVariationAxisMaximumValueKey: NSNumber(value: axis.maximum),
            kCTFontVariationAxisDefaultValueKey: NSNumber(value: axis.standard),
            kCTFontVariationAxisHiddenKey: NSNumber(value: axis.isHidden),
        ]
    } as NSArray
}

/// Values by the tags of axes that are not the default ones; nil without any.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
    let variations = font.core.face.variations
    guard !variations.isEmpty else { return nil }
    let values = NSMutableDictionary()
    for variation in variations { values[NSNumber(value: variation.tag)] = NSNumber(value: variation.value) }
    return values
}

/// The font file's contents with the font's variation.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    attributes?.pointee = Unmanaged.passRetained(font.core.matchingDescriptor)
    let face = font.core.face
    let axes = face.axes
    var variation: [String: Double] = [:]
    for value in face.variations {
        if let axis = axes.first(where: { $0.tag == value.tag }) { variation[axis.name] = value.value }
    }
    guard let data = FileManager.default.contents(atPath: face.path),
        let made = CGFont(data: data, variation: variation)
    else { fatalError("CTFontCopyGraphicsFont: the file \(face.path) of \(font.core.postScriptName) cannot be read") }
    return made
}

/// nil for fonts without glyph names.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    fontLock.withLock {
        var name = [CChar](repeating: 0, count: 128)
        guard Int(glyph) < font.core.face.glyphCount,
            hb_font_get_glyph_name(font.core.face.hbFont, hb_codepoint_t(glyph), &name, UInt32(name.count)) != 0
        else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) as NSString
    }
}

/// Boxes as wide as the glyphs' advances and as high as the font, at the origin: what looks aligned. The union of them is
/// returned.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex,
    _ options: CFOptionFlags
) -> CGRect {
    let metrics = font.core.metrics
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let box = CGRect(
            x: 0, y: -metrics.descent, width: font.core.advance(glyphs[index]), height: metrics.ascent + metrics.descent
        )
        boundingRects?[index] = box
        all = all.union(box)
    }
    return all.isNull ? .zero : all
}

/// How many places a caret has inside a ligature; the places themselves, in points, through `positions`.
public func CTFontGetLigatureCaretPositions(
    _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?, _ maxPositions: CFIndex
) -> CFIndex {
    fontLock.withLock {
        var count = UInt32(max(0, min(maxPositions, 64)))
        var carets = [hb_position_t](repeating: 0, count: 64)
        let total = hb_ot_layout_get_ligature_carets(
            font.core.face.hbFont, HB_DIRECTION_LTR, hb_codepoint_t(glyph), 0, &count, &carets)
        for index in 0..<Int(count) { positions?[index] = CGFloat(Double(carets[index]) * font.core.unitScale) }
        return Int(total)
    }
}

/// Mac OS Roman, the encoding of fonts without one of their own.
public func CTFontGetStringEncoding(_ font: CTFont) -> UInt32 { 0 }

/// The languages whose letters the font has.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray {
    let face = font.core.face
    return languageSamples.filter { sample in
        sample.letters.unicodeScalars.allSatisfy { face.glyph($0.value) != 0 }
    }.map(\.code) as NSArray
}

/// Letters that tell a language's alphabet from others (Unicode CLDR, exemplar characters, shortened to the telling ones).
private let languageSamples: [(code: String, letters: String)] = [
    ("en", "abcxyz"), ("de", "äöüß"), ("fr", "éèçœ"), ("es", "ñáí"), ("it", "àèò"), ("pt", "ãõç"), ("nl", "ëïĳ"),
    ("sv", "åäö"), ("da", "æøå"), ("nb", "æøå"), ("fi", "äö"), ("is", "ðþ"), ("pl", "ąęł"), ("cs", "čřů"),
    ("sk", "ľŕô"),
    ("hu", "őű"), ("ro", "ășț"), ("hr", "čđž"), ("sl", "čšž"), ("lt", "ėįų"), ("lv", "āēģ"), ("et", "õäö"),
    ("tr", "ğış"),
    ("vi", "ăđơư"), ("el", "αβγω"), ("ru", "абвя"), ("uk", "їєґ"), ("bg", "абъ"), ("sr", "ђћџ"), ("he", "אבת"),
    ("ar", "ابت"), ("fa", "پچگ"), ("hi", "कखह"), ("bn", "কখহ"), ("ta", "கசஹ"), ("te", "కఖహ"), ("th", "กขฮ"),
    ("ka", "აბჰ"),
    ("hy", "աբֆ"), ("ja", "あア亜"), ("ko", "가힣"), ("zh-Hans", "汉语国"), ("zh-Hant", "漢語國"),
]
