// SPDX-License-Identifier: MIT
import CoreGraphics

/// A shaped item: glyphs from left to right.
struct ShapedRun {
    var item: TextItem
    var glyphs: [Glyph]
    /// Box of an inline object relative to the baseline, y up.
    var objectBounds = CGRect.zero

    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}

/// One paragraph, itemised and shaped once; lines are cut out of it.
package final class ShapedParagraph {
    /// Of this paragraph alone, terminator included: units and spans count from its start.
    let source: SourceText
    /// First unit in the whole text. Moves with what is typed in front of the paragraph.
    var start: Int
    let format: ParagraphFormat
    let units: [UInt16]
    let baseLevel: UInt8
    /// In logical order.
    let runs: [ShapedRun]
    /// Advance of the cluster that starts at a unit; `noCluster` inside clusters.
    let advances: [Double]
    static var noCluster: Double { -.infinity }
    private let shape: ParagraphShape
    private lazy var breaks = shape.breaks

    init(_ whole: SourceText, _ range: Range<Int>, offset: Int = 0, lineWidth: Double = .infinity) {
        let source = whole.part(range)
        self.source = source
        let start = range.lowerBound + offset
        self.start = start
        format = source.format(at: 0)
        units = source.units
        let shape = whole.shapes.shape(of: range) { ParagraphShape(source, start, lineWidth) }
        self.shape = shape
        (baseLevel, runs, advances) = (shape.baseLevel, shape.runs, shape.advances)
    }

    /// Glyphs of an item, with the kerning and tracking its style asks for.
    static func shape(
        _ item: TextItem, _ units: [UInt16], _ source: SourceText, _ start: Int, _ lineWidth: Double
    ) -> ShapedRun {
        let style = source.styles[item.style].value
        switch item.kind {
        case .terminator, .tab:
            return ShapedRun(item: item, glyphs: [])
        case .object:
            let bounds =
                style.inlineObject?.inlineBounds(
                    lineWidth: lineWidth, font: style.font, characterIndex: start + item.range.lowerBound) ?? .zero
            let glyph = Glyph(
                id: 0xFFFF, cluster: Int32(item.range.lowerBound),
                advance: Double(bounds.maxX.isFinite ? max(0, bounds.width) : 0))
            return ShapedRun(item: item, glyphs: [glyph], objectBounds: bounds)
        case .text:
            let spaced = style.kern ?? 0 != 0 || style.tracking != 0
            let options = Shaper.Options(
                keepsPairKerning: style.kern == nil || style.kern != 0, usesLigatures: style.usesLigatures && !spaced)
            var glyphs = Shaper.shape(
                units, item.range, font: item.font, script: item.script, level: item.level, language: style.language,
                options: options)
            if spaced || style.stretch != 1 { space(&glyphs, style) }
            return ShapedRun(item: item, glyphs: glyphs)
        }
    }

    /// Adds the style's spacing after each cluster: to the glyph that ends it.
    private static func space(_ glyphs: inout [Glyph], _ style: RunStyle) {
        let extra = (style.kern ?? 0) + style.tracking
        for index in glyphs.indices {
            let endsCluster = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
            glyphs[index].advance = glyphs[index].advance * style.stretch + (endsCluster ? extra : 0)
            glyphs[index].dx *= style.stretch
        }
    }

    /// May a line start at this unit, by UAX 14 and the format's strategy?
    func mayBreak(at unit: Int) -> Bool {
        guard unit > 0 && unit < units.count, breaks[unit] || isObject(unit) || isObject(unit - 1) else { return false }
        return !format.keepsHangulWords || !isInsideHangulWord(unit)
    }

    /// Between two letters of which one is Korean.
    private func isInsideHangulWord(_ unit: Int) -> Bool {
        let (before, after) = (units[unit - 1], units[unit])
        guard Scripts.isHangul(before) || Scripts.isHangul(after) else { return false }
        return Scripts.belongsToWord(before) && Scripts.belongsToWord(after)
    }

    private func isObject(_ unit: Int) -> Bool { units[unit] == 0xFFFC }

    /// Does a cluster start here? Line ends always fall on cluster edges.
    func isClusterStart(_ unit: Int) -> Bool { unit >= units.count || advances[unit] != Self.noCluster }

    /// The unit past the last one that is not a terminator.
    var contentEnd: Int {
        var end = units.count
        while end > 0, SourceText.endsParagraph(units[end - 1]) { end -= 1 }
        return end
    }
}
