// SPDX-License-Identifier: MIT
import Foundation
import Testing

// SPDX-License-Identifier: MIT
@testable import CoreText

@Suite struct ShowGlyphsTests {
    private func canvas() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 60, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    private func bytes(_ context: CGContext) throws -> [UInt8] {
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return Array(UnsafeBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }

    /// The graphics state's font draws what a CTFont of the same file and size draws, through the text matrix.
    @Test func drawsWithTheStatesFont() throws {
        let path = try #require(FontLocator.path(of: "DejaVuSans.ttf"))
        let provider = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
        let file = try #require(CGFont(provider))
        let font = CTFontCreateWithGraphicsFont(file, 20, nil, nil)
        var glyphs = [CGGlyph](repeating: 0, count: 2)
        #expect(CTFontGetGlyphsForCharacters(font, Array("Ag".utf16), &glyphs, 2))
        let positions = [CGPoint(x: 3, y: 8), CGPoint(x: 30, y: 8)]
        let (one, other) = (try canvas(), try canvas())
        for context in [one, other] {
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.textMatrix = CGAffineTransform(translationX: 2, y: 1)
        }
        CTFontDrawGlyphs(font, glyphs, positions, 2, one)
        other.setFont(file)
        other.setFontSize(20)
        other.showGlyphs(glyphs, at: positions)
        #expect(try bytes(one).contains { $0 != 0 })
        #expect(try bytes(one) == bytes(other))
    }

    @Test func withoutAFontNothingIsDrawn() throws {
        let context = try canvas()
        context.showGlyphs([36, 37], at: [.zero, CGPoint(x: 10, y: 0)])
        #expect(try bytes(context).allSatisfy { $0 == 0 })
    }
}
