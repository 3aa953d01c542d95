// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing

/// Glyphs of a font file. Truth: the tables of DejaVu Sans 2.37 as `ttx` prints them.
@Suite struct GlyphTableTests {
    private func font() throws -> CGFont {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        let provider = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
        let font = try #require(CGFont(provider))
        return font
    }

    @Test func namesAdvancesAndBoxes() throws {
        let font = try font()
        let glyph = font.getGlyphWithGlyphName(name: "A")
        #expect(glyph != 0 && font.name(for: glyph) == "A")
        #expect(font.getGlyphWithGlyphName(name: "no such glyph") == 0)
        var glyphs: [CGGlyph] = [glyph, font.getGlyphWithGlyphName(name: "space"), 65000]
        var advances = [Int32](repeating: -1, count: 3)
        #expect(!font.getGlyphAdvances(glyphs: &glyphs, count: 3, advances: &advances))
        #expect(advances == [1401, 651, 0])
        var boxes = [CGRect](repeating: .null, count: 2)
        #expect(font.getGlyphBBoxes(glyphs: &glyphs, count: 2, bboxes: &boxes))
        #expect(boxes == [CGRect(x: 16, y: 0, width: 1368, height: 1493), .zero])
        #expect(font.stemV > 150 && font.stemV < 220)
    }

    @Test func tablesByTag() throws {
        let font = try font()
        let tags = try #require(font.tableTags as? [NSNumber]).map(\.uint32Value)
        #expect(tags.contains(0x6865_6164) && tags == tags.sorted())
        #expect(font.table(for: 0x6865_6164)?.length == 54)
        #expect(font.table(for: 0x5858_5858) == nil)
        #expect(font.variationAxes == nil && font.variations == nil && font.copy(withVariations: nil) == nil)
    }
}
