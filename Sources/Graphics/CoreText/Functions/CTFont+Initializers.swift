// SPDX-License-Identifier: MIT
import CoreGraphics

/// Spellings that Swift adds to the functions.
extension CTFont {
    public convenience init(_ name: CFString, size: CGFloat) {
        self.init(core: CTFontCreateWithName(name, size, nil).core)
    }

    public convenience init(_ name: CFString, transform: CGAffineTransform) {
        var transform = transform
        self.init(core: CTFontCreateWithName(name, 0, &transform).core)
    }

    public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) {
        self.init(core: CTFontCreateWithFontDescriptor(descriptor, size, nil).core)
    }

    public convenience init(_ descriptor: CTFontDescriptor, transform: CGAffineTransform) {
        var transform = transform
        self.init(core: CTFontCreateWithFontDescriptor(descriptor, 0, &transform).core)
    }

    public convenience init?(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString? = nil) {
        guard let font = CTFontCreateUIFontForLanguage(uiType, size, language) else { return nil }
        self.init(core: font.core)
    }

    public convenience init(font: CTFont, string: CFString, range: CFRange, language: CFString? = nil) {
        self.init(core: CTFontCreateForStringWithLanguage(font, string, range, language).core)
    }
}

public struct CTFontOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var `default`: CTFontOptions { [] }
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// The options choose among fonts that are downloaded or activated when they are asked for; there are none here.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// What stands in for characters the font does not have, best first, for people who read these languages: descriptors of
/// the system's fonts.
public func CTFontCopyDefaultCascadeListForLanguages(_ font: CTFont, _ languagePrefList: CFArray?) -> CFArray? {
    let samples = ["α", "я", "ا", "א", "あ", "汉", "가", "ก", "क", "😀"]
    let language = languagePrefList?.firstObject as? String
    var seen: Set<UInt32> = [font.core.id]
    let found = fontLock.withLock {
        samples.map { sample in
            FallbackFonts.of(font.core).font(
                for: sample.unicodeScalars.map(\.value)[...], region: HanRegion.of(language: language))
        }
    }
    return found.filter { seen.insert($0.id).inserted }.map(\.matchingDescriptor) as NSArray
}

public enum CTFontFormat: UInt32, Sendable {
    case unrecognized = 0
    case openTypePostScript = 1
    case openTypeTrueType = 2
    case trueType = 3
    case postScript = 4
    case bitmap = 5
}
