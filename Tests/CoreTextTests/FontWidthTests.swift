// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreText

/// Narrow and wide faces, and the functions about fonts. Truth: Apple's documentation of Core Text.
struct FontWidthTests {
    private func width(_ text: String, _ font: FontCore) -> Double {
        text.unicodeScalars.reduce(0) { $0 + font.advance(font.face.glyph($1.value)) }
    }

    /// Public captures of charts on iOS: the width of an axis's longest label moves the chart. Advances of the facts (font
    /// units at 10 points: digits 1, 0, 2, 9, 8, hyphen, full stop) plus tracking, and what the captures show of pairs.
    @Test func numbersAreAsWideAsOnCharts() throws {
        let font = try #require(FontCore.make(FontIdentity(.system(.standard)), size: 10))
        func kerning(_ text: String) -> Double {
            let layout = TextLayout(
                SourceText(text, style: RunStyle(font: font), format: ParagraphFormat()), TextLayout.Options())
            return (Double(layout.size.width) - width(text, font)) * 204.8
        }
        // A pixel of the captures is 68 units.
        for (text, units) in [("-200", 0.0), ("-80", 0), ("100", 0), ("0.9", -163), ("10.8", -161), ("-15.3", -134)] {
            #expect(abs(kerning(text) - units) < 25, "\(text): \(kerning(text))")
        }
    }

    /// At 7 points the captures tell glyphs apart by 68 units of tracking: Apple publishes 34 thousandths of an em.
    @Test func smallTextIsSpaced() throws {
        let (small, large) = (
            SystemFontLaw(weight: 0, isItalic: false, size: 7), SystemFontLaw(weight: 0, isItalic: false, size: 12)
        )
        #expect(abs(small.tracking / 7 - 0.034) < 0.001 && large.tracking == 0)
        #expect(abs(SystemFontLaw(weight: 0, isItalic: false, size: 6).tracking / 6 - 0.041) < 0.001)
    }

    private func system(_ width: Double) throws -> FontCore {
        var identity = FontIdentity(.system(.standard), weight: 0.4)
        identity.width = width
        return try #require(FontCore.make(identity, size: 20))
    }

    @Test func systemWidthsAreOrdered() throws {
        let widths = try [-0.3, -0.2, 0, 0.2].map { self.width("Hamburgefonts", try system($0)) }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
        let narrow = try system(-0.2)
        #expect(narrow.traitBits & TraitBits.condensed != 0 && narrow.traitBits & TraitBits.bold != 0)
        #expect(try system(0.2).traitBits & TraitBits.expanded != 0)
        // Ink and advance shrink alike.
        let glyph = narrow.face.glyph(72)
        let (own, plain) = (narrow.inkBounds(glyph), try system(0).inkBounds(glyph))
        #expect(abs(own.width / plain.width - 0.82) < 0.01 && own.height == plain.height)
        // A font of its name or descriptor is the font.
        #expect(FontCore.make(try #require(FontIdentity(name: narrow.postScriptName)), size: 20) === narrow)
        #expect(FontCore.make(narrow.matchingDescriptor.identity, size: 20) === narrow)
    }

    @Test(arguments: [
        ("HelveticaNeue-Bold", "HelveticaNeue-CondensedBold"), ("Futura-Medium", "Futura-CondensedMedium"),
        ("AvenirNext-Bold", "AvenirNextCondensed-Bold"), ("AmericanTypewriter", "AmericanTypewriter-Condensed"),
    ])
    func condensedFacesAreNarrow(_ plain: String, _ condensed: String) throws {
        let wide = try #require(FontIdentity(name: plain).flatMap { FontCore.make($0, size: 20) })
        let narrow = try #require(FontIdentity(name: condensed).flatMap { FontCore.make($0, size: 20) })
        let share = width("Hamburgefonts", narrow) / width("Hamburgefonts", wide)
        #expect(share > 0.6 && share < 0.85, "\(share)")
        #expect(narrow.traitBits & TraitBits.condensed != 0)
    }

    @Test func condensedTraitFindsTheFace() throws {
        let font = CTFontCreateWithName("HelveticaNeue-Bold", 12, nil)
        let narrow = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitCondensed, .traitCondensed))
        #expect(CTFontCopyPostScriptName(narrow) == "HelveticaNeue-CondensedBold")
    }

    /// Lines of a circle are longest in its middle, and each one lies inside.
    @Test func framesFillTheirPath() throws {
        let text = NSAttributedString(
            string: String(repeating: "lorem ipsum dolor sit amet ", count: 40),
            attributes: [NSAttributedString.Key("NSFont"): CTFontCreateWithName("Helvetica", 12, nil)])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count > 8)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
        var widths: [Double] = []
        for (line, origin) in zip(lines, origins) {
            let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
            widths.append(width)
            for x in [origin.x, origin.x + CGFloat(width)] {
                let place = CGPoint(x: 10 + x, y: 20 + origin.y)
                #expect(hypot(place.x - 110, place.y - 120) <= 100.5, "\(place)")
            }
        }
        let longest = try #require(widths.firstIndex(of: widths.max() ?? 0))
        #expect(longest > 1 && longest < widths.count - 2)
    }

    @Test func clippingPathsAreKeptClear() throws {
        let text = NSAttributedString(string: String(repeating: "aa ", count: 300))
        let setter = CTFramesetterCreateWithAttributedString(text)
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        let hole = CGPath(rect: CGRect(x: 80, y: 0, width: 40, height: 200), transform: nil)
        let attributes: NSDictionary = [
            kCTFrameClippingPathsAttributeName: [[kCTFramePathClippingPathAttributeName: hole] as NSDictionary]
                as NSArray
        ]
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), box, attributes)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
        #expect(lines.count > 10)
        for (line, origin) in zip(lines, origins) {
            let end =
                origin.x + CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
            #expect(end <= 80.01 || origin.x >= 119.99)
        }
        #expect(origins.contains { $0.x < 80 } && origins.contains { $0.x >= 119.99 })
    }

    @Test func stripsOfPaths() {
        let triangle = CGMutablePath()
        triangle.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 50)])
        let strips = PathStrips(triangle)
        #expect(strips.inside(top: 10, height: 10) == [20...80])
        #expect(strips.touched(top: 10, height: 10) == [10...90])
        #expect(strips.inside(top: 45, height: 10).isEmpty && strips.touched(top: 60, height: 5).isEmpty)
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(PathStrips(ring, isEvenOdd: true).inside(top: 45, height: 5) == [0...40, 60...100])
        #expect(PathStrips(ring).inside(top: 45, height: 5) == [0...100])
    }

    @Test func runsGiveTheirValues() throws {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "abc"))
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        let glyphs = try #require(CTRunGetGlyphsPtr(run))
        let positions = try #require(CTRunGetPositionsPtr(run))
        let advances = try #require(CTRunGetAdvancesPtr(run))
        let indices = try #require(CTRunGetStringIndicesPtr(run))
        var copy = [CGGlyph](repeating: 0, count: 3)
        CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &copy)
        #expect((0..<3).map { glyphs[$0] } == copy)
        #expect((0..<3).map { indices[$0] } == [0, 1, 2])
        #expect(positions[1].x == advances[0].width)
    }

    @Test func vertically() throws {
        let font = CTFontCreateWithName("HiraginoSans-W3", 20, nil)
        var characters: [UniChar] = Array("亜".utf16)
        var glyph: CGGlyph = 0
        guard CTFontGetGlyphsForCharacters(font, &characters, &glyph, 1) else { return }
        var advance = CGSize.zero
        #expect(abs(CTFontGetAdvancesForGlyphs(font, .vertical, &glyph, &advance, 1) - 20) < 0.5)
        #expect(advance.width > 0 && advance.height == 0)
        var translation = CGSize.zero
        CTFontGetVerticalTranslationsForGlyphs(font, &glyph, &translation, 1)
        #expect(abs(translation.width + 10) < 1 && translation.height < -14)
    }

    @Test func collectionsFindFonts() throws {
        let all = CTFontCollectionCreateFromAvailableFonts(nil)
        let names = try #require(CTFontCollectionCopyFontAttribute(all, kCTFontNameAttribute, .unique) as? [String])
        #expect(names.contains("HelveticaNeue-Bold"))
        let query = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Georgia"])
        let some = CTFontCollectionCreateWithFontDescriptors([query], nil)
        let found = try #require(CTFontCollectionCreateMatchingFontDescriptors(some) as? [CTFontDescriptor])
        #expect(found.count == 4)
    }
}
