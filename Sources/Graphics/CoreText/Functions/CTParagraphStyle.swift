// SPDX-License-Identifier: MIT
import CoreGraphics

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent = 1
    case headIndent = 2
    case tailIndent = 3
    case tabStops = 4
    case defaultTabInterval = 5
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
    case lineBoundsOptions = 17
    /// How many there are; no kind of value.
    case count = 18
}

public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// Core Text's paragraph style. Immutable.
public final class CTParagraphStyle: ParagraphFormatCarrier, Hashable, Sendable {
    /// The settings as the layout reads them.
    package let paragraphFormat: ParagraphFormat

    init(_ format: ParagraphFormat) { paragraphFormat = format }

    public static func == (lhs: CTParagraphStyle, rhs: CTParagraphStyle) -> Bool {
        lhs.paragraphFormat == rhs.paragraphFormat
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(paragraphFormat) }
}

/// A tab stop of a Core Text paragraph style.
public final class CTTextTab: Sendable {
    let tab: ParagraphFormat.Tab
    init(_ tab: ParagraphFormat.Tab) { self.tab = tab }
}

public func CTTextTabGetTypeID() -> CFTypeID { 0x4354_5462 }
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { CTTextAlignment(tab.tab.alignment) }

/// The characters at which a column of the tab ends, if it was made with some.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? {
    guard !tab.tab.terminators.isEmpty else { return nil }
    return [kCTTabColumnTerminatorsAttributeName: CharacterSet(charactersIn: tab.tab.terminators)]
}

public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    let terminators = options?[kCTTabColumnTerminatorsAttributeName] as? CharacterSet
    let characters = terminators.map { set in ".,:;".filter { set.contains($0.unicodeScalars.first ?? " ") } } ?? ""
    return CTTextTab(ParagraphFormat.Tab(alignment: alignment.format, location: location, terminators: characters))
}
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.tab.location }

public func CTParagraphStyleGetTypeID() -> CFTypeID { 0x4354_5073 }

/// A style with the settings whose size is that of their kind of value; others are ignored, as on iOS.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    var format = ParagraphFormat()
    for index in 0..<max(0, settingCount) {
        guard let setting = settings?[index] else { break }
        apply(setting, to: &format)
    }
    return CTParagraphStyle(format)
}

public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    CTParagraphStyle(paragraphStyle.paragraphFormat)
}

private let lengths: [CTParagraphStyleSpecifier: @Sendable (inout ParagraphFormat, Double) -> Void] = [
    .firstLineHeadIndent: { $0.firstLineHeadIndent = $1 }, .headIndent: { $0.headIndent = $1 },
    .tailIndent: { $0.tailIndent = $1 }, .defaultTabInterval: { $0.defaultTabInterval = $1 },
    .lineHeightMultiple: { $0.lineHeightMultiple = $1 }, .maximumLineHeight: { $0.maximumLineHeight = $1 },
    .minimumLineHeight: { $0.minimumLineHeight = $1 }, .lineSpacing: { $0.lineSpacing = $1 },
    .paragraphSpacing: { $0.paragraphSpacing = $1 }, .paragraphSpacingBefore: { $0.paragraphSpacingBefore = $1 },
    .minimumLineSpacing: { $0.lineSpacing = max($0.lineSpacing, $1) },
    .maximumLineSpacing: { $0.lineSpacing = min($0.lineSpacing, $1) },
    .lineSpacingAdjustment: { $0.lineSpacing = $1 },
]

private func apply(_ setting: CTParagraphStyleSetting, to format: inout ParagraphFormat) {
    if let set = lengths[setting.spec], setting.valueSize == MemoryLayout<CGFloat>.size {
        return set(&format, Double(setting.value.loadUnaligned(as: CGFloat.self)))
    }
    switch (setting.spec, setting.valueSize) {
    case (.alignment, 1):
        format.alignment = CTTextAlignment(rawValue: setting.value.load(as: UInt8.self))?.format ?? .natural
    case (.lineBreakMode, 1):
        format.lineBreak =
            ParagraphFormat.LineBreak(rawValue: Int(setting.value.load(as: UInt8.self))) ?? .wordWrapping
    case (.baseWritingDirection, 1):
        format.direction = ParagraphFormat.Direction(rawValue: Int(setting.value.load(as: Int8.self))) ?? .natural
    case (.tabStops, MemoryLayout<UnsafeRawPointer>.size):
        let array = setting.value.loadUnaligned(as: Unmanaged<NSArray>?.self)?.takeUnretainedValue()
        format.tabs = array?.compactMap { ($0 as? CTTextTab)?.tab }
    default: break
    }
}

/// Copies a value into `valueBuffer`; false when the size is not that of the value.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    let format = paragraphStyle.paragraphFormat
    func store(_ value: Double) -> Bool {
        guard valueBufferSize == MemoryLayout<CGFloat>.size else { return false }
        valueBuffer.storeBytes(of: CGFloat(value), as: CGFloat.self)
        return true
    }
    func store(_ value: UInt8) -> Bool {
        guard valueBufferSize == 1 else { return false }
        valueBuffer.storeBytes(of: value, as: UInt8.self)
        return true
    }
    switch spec {
    case .alignment:
        return store(CTTextAlignment(format.alignment).rawValue)
    case .lineBreakMode: return store(UInt8(format.lineBreak.rawValue))
    case .baseWritingDirection: return store(UInt8(bitPattern: Int8(format.direction.rawValue)))
    case .firstLineHeadIndent: return store(format.firstLineHeadIndent)
    case .headIndent: return store(format.headIndent)
    case .tailIndent: return store(format.tailIndent)
    case .defaultTabInterval: return store(format.defaultTabInterval)
    case .lineHeightMultiple: return store(format.lineHeightMultiple)
    case .maximumLineHeight: return store(format.maximumLineHeight)
    case .minimumLineHeight: return store(format.minimumLineHeight)
    case .lineSpacing, .minimumLineSpacing, .maximumLineSpacing, .lineSpacingAdjustment:
        return store(format.lineSpacing)
    case .paragraphSpacing: return store(format.paragraphSpacing)
    case .paragraphSpacingBefore: return store(format.paragraphSpacingBefore)
    case .tabStops, .lineBoundsOptions, .count: return false
    }
}
