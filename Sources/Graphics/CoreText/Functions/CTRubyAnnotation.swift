// SPDX-License-Identifier: MIT
import CoreGraphics

public enum CTRubyAlignment: UInt8, Sendable {
    case invalid = 255
    case auto = 0
    case start = 1
    case center = 2
    case end = 3
    case distributeLetter = 4
    case distributeSpace = 5
    case lineEdge = 6
}

public enum CTRubyOverhang: UInt8, Sendable {
    case invalid = 255
    case auto = 0
    case start = 1
    case end = 2
    case none = 3
}

public enum CTRubyPosition: UInt8, Sendable {
    case before = 0
    case after = 1
    case interCharacter = 2
    case inline = 3
    /// How many there are; no position.
    case count = 4
}

/// Small text beside other text that says how it is read; the value of `kCTRubyAnnotationAttributeName`. Lines are drawn
/// without it, which is reported.
///
/// Sendable because nothing of it changes.
public final class CTRubyAnnotation: @unchecked Sendable {
    // Unchecked: immutable.
    let alignment: CTRubyAlignment
    let overhang: CTRubyOverhang
    let sizeFactor: CGFloat
    let texts: [CTRubyPosition: String]
    let attributes: CFDictionary?

    init(
        _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, sizeFactor: CGFloat,
        _ texts: [CTRubyPosition: String],
        _ attributes: CFDictionary? = nil
    ) {
        self.alignment = alignment
        self.overhang = overhang
        self.sizeFactor = sizeFactor
        self.texts = texts
        self.attributes = attributes
    }
}

public func CTRubyAnnotationGetTypeID() -> CFTypeID { 0x4354_5262 }

/// - Parameter text: as many strings as there are positions; nil where there is none.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
    _ text: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> CTRubyAnnotation {
    let positions: [CTRubyPosition] = [.before, .after, .interCharacter, .inline]
    var texts: [CTRubyPosition: String] = [:]
    for position in positions {
        texts[position] = text[Int(position.rawValue)].map { $0.takeUnretainedValue() as String }
    }
    return CTRubyAnnotation(alignment, overhang, sizeFactor: sizeFactor, texts)
}

public func CTRubyAnnotationCreateWithAttributes(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition, _ string: CFString,
    _ attributes: CFDictionary
) -> CTRubyAnnotation {
    let factor = (attributes[kCTRubyAnnotationSizeFactorAttributeName] as? NSNumber)?.doubleValue ?? 0.5
    return CTRubyAnnotation(
        alignment, overhang, sizeFactor: CGFloat(factor), [position: string as String], attributes)
}

public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation { rubyAnnotation }
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment {
    rubyAnnotation.alignment
}
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang {
    rubyAnnotation.overhang
}
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat { rubyAnnotation.sizeFactor }
public func CTRubyAnnotationGetTextForPosition(
    _ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> CFString? { rubyAnnotation.texts[position].map { $0 as NSString } }
