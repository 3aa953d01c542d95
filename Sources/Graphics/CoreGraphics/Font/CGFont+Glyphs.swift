// SPDX-License-Identifier: MIT
import Foundation

extension CGFont {
    /// Writes the glyphs' advances in font units. False when one of them is not the font's, whose advance is 0.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        var isComplete = true
        for index in 0..<max(0, count) {
            let metrics = file?.metrics(glyphs[index])
            advances[index] = Int32(clamping: metrics?.advance ?? 0)
            if metrics == nil { isComplete = false }
        }
        return isComplete
    }

    /// Writes the boxes around the glyphs' outlines in font units, empty for glyphs without ink. False when one of them is
    /// not the font's.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool
    {
        var isComplete = true
        for index in 0..<max(0, count) {
            let metrics = file?.metrics(glyphs[index])
            bboxes[index] = metrics?.box ?? .zero
            if metrics == nil { isComplete = false }
        }
        return isComplete
    }

    /// 0 for a name the font does not have.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { file?.glyph(named: name as String) ?? 0 }

    /// nil for fonts without names and glyphs they do not have.
    public func name(for glyph: CGGlyph) -> CFString? { file?.name(glyph).map { NSString(string: $0) } }

    /// The table with the tag, four characters as a number; nil when the font has none.
    public func table(for tag: UInt32) -> CFData? {
        let name = String(
            String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0)) }))
        return tables.table(name).map { NSData(data: $0) }
    }

    /// Tags as numbers, in the order of their values.
    public var tableTags: CFArray? {
        let tags = tables.names.map { $0.unicodeScalars.reduce(UInt32(0)) { $0 << 8 | $1.value & 255 } }
        return NSArray(array: tags.sorted().map { NSNumber(value: $0) })
    }

    /// Width of the main vertical stems in font units: that of the letter l without serifs, of its stem else.
    public var stemV: CGFloat {
        let glyph = getGlyphWithGlyphName(name: "l")
        return file?.stem(of: glyph) ?? 0
    }
}

// NSString constants are immutable, hence safe to share.
extension CGFont {
    nonisolated(unsafe) public static let variationAxisName: CFString = "kCGFontVariationAxisName"
    nonisolated(unsafe) public static let variationAxisMinValue: CFString = "kCGFontVariationAxisMinValue"
    nonisolated(unsafe) public static let variationAxisMaxValue: CFString = "kCGFontVariationAxisMaxValue"
    nonisolated(unsafe) public static let variationAxisDefaultValue: CFString = "kCGFontVariationAxisDefaultValue"

    /// The axes of a variable font, each with name, least, greatest and default value; nil for other fonts.
    public var variationAxes: CFArray? {
        guard let axes = file?.axes, !axes.isEmpty else { return nil }
        let described = axes.map { axis -> [String: Any] in
            [
                CGFont.variationAxisName as String: axis.name, CGFont.variationAxisMinValue as String: axis.minimum,
                CGFont.variationAxisMaxValue as String: axis.maximum,
                CGFont.variationAxisDefaultValue as String: axis.standard,
            ]
        }
        return NSArray(array: described)
    }

    /// Values by the names of the axes; nil where the font has none or all are the default ones.
    public var variations: CFDictionary? {
        variation.isEmpty ? nil : NSDictionary(dictionary: variation)
    }

    /// The font with values by the names of its axes, limited to what the axes allow; names it does not know count not.
    /// nil for fonts without axes.
    public func copy(withVariations variations: CFDictionary?) -> CGFont? {
        guard let axes = file?.axes, !axes.isEmpty else { return nil }
        var values = variation
        for axis in axes {
            guard let value = (variations?[axis.name] as? NSNumber)?.doubleValue else { continue }
            values[axis.name] = min(max(value, axis.minimum), axis.maximum)
            if values[axis.name] == axis.standard { values[axis.name] = nil }
        }
        return CGFont(data: data, variation: values)
    }
}
