// SPDX-License-Identifier: MIT
import Foundation

public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16
public let kCGFontIndexMax: CGFontIndex = 65534
public let kCGFontIndexInvalid: CGFontIndex = 65535
public let kCGGlyphMax: CGFontIndex = kCGFontIndexMax

/// A font file's contents. CoreText draws with it.
public final class CGFont: @unchecked Sendable {
    // Immutable, but for the file opened under the lock.
    /// The TrueType or OpenType file.
    package let data: Data
    /// Read at once, with bounds checks.
    package let tables: FontTables
    /// Values by the names of a variable font's axes, without those that are the default ones.
    package let variation: [String: Double]
    private let lock = NSLock()
    private var opened: FontFile??

    /// nil when the bytes are not a TrueType or OpenType font.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.contents else { return nil }
        self.init(data: data)
    }

    /// nil when the bytes are not a TrueType or OpenType font.
    /// - Parameter variation: by axes' names; unknown ones are passed over.
    package init?(data: Data, variation: [String: Double] = [:]) {
        guard let tables = FontTables(data) else { return nil }
        self.data = data
        self.tables = tables
        self.variation = variation
    }

    /// Opened when it is first asked for.
    var file: FontFile? {
        lock.withLock {
            if let opened { return opened }
            let made = FontFile(data, variation: variation)
            opened = .some(made)
            return made
        }
    }

    public static var typeID: CFTypeID { 0x4347_466F }

    public var postScriptName: CFString? { tables.name(6).map { NSString(string: $0) } }
    public var fullName: CFString? { tables.name(4).map { NSString(string: $0) } }
    public var numberOfGlyphs: Int { tables.numberOfGlyphs }
    /// Font units in an em; the other metrics are in these units.
    public var unitsPerEm: Int32 { tables.unitsPerEm }
    public var ascent: Int32 { tables.ascent }
    /// Negative below the baseline.
    public var descent: Int32 { tables.descent }
    public var leading: Int32 { tables.leading }
    public var capHeight: Int32 { tables.capHeight }
    public var xHeight: Int32 { tables.xHeight }
    public var italicAngle: CGFloat { tables.italicAngle }
    public var fontBBox: CGRect { tables.boundingBox }
}

extension CGFont: Hashable {
    public static func == (lhs: CGFont, rhs: CGFont) -> Bool {
        lhs === rhs || (lhs.data == rhs.data && lhs.variation == rhs.variation)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}
