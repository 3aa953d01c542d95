// SPDX-License-Identifier: MIT
import Testing

@testable import CoreText

/// Requirements: the roads from glyphs to pixels agree, keep to the ink's bounds and the clip, and repeat exactly.
struct GlyphDrawingTests {
    private func picture(
        _ text: String, width: Int = 220, height: Int = 60, scale: Double = 2,
        _ prepare: (CGContext) -> Void = { _ in },
        edit: (inout RunStyle) -> Void = { _ in }
    ) -> [UInt32] {
        let buffer = PixelBuffer(width: width, height: height)
        let context = CGContext(buffer: buffer, scale: scale)
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1000, height: 1000))
        prepare(context)
        var style = RunStyle(font: .system(size: 17))
        edit(&style)
        let layout = TextLayout(SourceText(text, style: style, format: ParagraphFormat()), TextLayout.Options())
        var drawing = TextLayout.DrawingOptions()
        drawing.defaultColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.8)
        drawing.standsOnGrid = true
        layout.draw(in: context, at: CGPoint(x: 3, y: 2), drawing)
        return (0..<height).flatMap { Array(buffer.row($0)) }
    }

    /// Largest difference of a channel, and how many pixels differ at all.
    private func difference(_ a: [UInt32], _ b: [UInt32]) -> (most: Int, count: Int) {
        var most = 0
        var count = 0
        for (x, y) in zip(a, b) where x != y {
            count += 1
            for shift in [0, 8, 16, 24] as [UInt32] {
                most = max(most, abs(Int(x >> shift & 255) - Int(y >> shift & 255)))
            }
        }
        return (most, count)
    }

    private func inked(_ pixels: [UInt32]) -> Int { pixels.filter { $0 != 0xFFFF_FFFF }.count }

    @Test func drawingTwiceGivesTheSamePixels() {
        let text = "Sample 中文 שלום 😀"
        #expect(picture(text) == picture(text))
        #expect(inked(picture(text)) > 300)
    }

    /// A clip that is no rectangle of pixels goes through coverage surfaces; blending rounds by one more step there.
    @Test func directAndGeneralDrawingAgree() {
        let direct = picture("Hamburgefonstiv")
        let general = picture("Hamburgefonstiv") { context in
            context.addEllipse(in: CGRect(x: -1000, y: -1000, width: 4000, height: 4000))
            context.clip()
        }
        let (most, _) = difference(direct, general)
        #expect(most <= 2)
    }

    /// Masks and paths have the same shapes: where the pen and baseline stand on pixels, edges differ by the rasteriser only.
    @Test func masksAndPathsAgree() {
        let masks = picture("l")
        let paths = picture(
            "l",
            edit: { style in
                let paint = RunPaint()
                paint.strokeWidth = -0.001
                style.paint = paint
            })
        let total = { (pixels: [UInt32]) in pixels.reduce(0) { $0 + 255 - Int($1 & 0xFF00) >> 8 } }
        #expect(abs(Double(total(masks)) / Double(total(paths)) - 1) < 0.1)
    }

    @Test func nothingIsDrawnOutsideTheClip() {
        let pixels = picture("Sample text") { $0.clip(to: CGRect(x: 20, y: 8, width: 30, height: 9)) }
        for (index, pixel) in pixels.enumerated() where pixel != 0xFFFF_FFFF {
            #expect((40..<100).contains(index % 220) && (16..<34).contains(index / 220))
        }
        #expect(inked(pixels) > 50)
    }

    @Test func inkStaysInItsBounds() {
        for text in ["Ågjpq", "fly", "नमस्ते", "مرحبا"] {
            let layout = TextLayout(
                SourceText(text, style: RunStyle(font: .system(size: 17)), format: ParagraphFormat()),
                TextLayout.Options())
            let ink = layout.inkBounds.offsetBy(dx: 3, dy: 2)
            for (index, pixel) in picture(text).enumerated() where pixel != 0xFFFF_FFFF {
                let x = Double(index % 220) / 2
                let y = Double(index / 220) / 2
                // A pixel more on each side: baselines move to a row, pens to half a column.
                #expect(
                    x >= Double(ink.minX) - 1 && x <= Double(ink.maxX) + 0.5 && y >= Double(ink.minY) - 1
                        && y <= Double(ink.maxY) + 0.5)
            }
        }
    }

    /// Public captures of charts (iOS, three pixels a point): labels at more than a thousand places keep their picture while
    /// the baseline stays within a pixel row and the pen within half a column, counted from the row above and the left.
    @Test func glyphsStandOnRowsAndHalfColumns() {
        // Where the baseline is at scale 3: 2 points and the font's ascent below the top.
        let ascent = 3 * (2 + 17 * 1950.0 / 2048)
        let toRow = ascent.rounded(.up) - ascent
        func at(_ x: Double, _ y: Double) -> [UInt32] {
            picture("4", scale: 3) { $0.translateBy(x: x / 3, y: (toRow + y) / 3) }
        }
        func areSame(_ a: (Double, Double), _ b: (Double, Double)) -> Bool { at(a.0, a.1) == at(b.0, b.1) }
        #expect(areSame((0, -0.95), (0, 0)) && areSame((0, 0.05), (0, 1)) && !areSame((0, 0), (0, 0.05)))
        #expect(areSame((0.45, 0), (0, 0)) && areSame((0.5, 0), (0.95, 0)) && !areSame((0, 0), (0.5, 0)))
    }

    @Test func emojiKeepTheirColours() {
        let pixels = picture("😀")
        // Mostly yellow: red and green high, blue low.
        let yellow = pixels.filter { $0 >> 16 & 255 > 200 && $0 >> 8 & 255 > 150 && $0 & 255 < 120 }.count
        #expect(yellow > 200)
    }

    @Test func turnedAndMirroredContextsDrawText() {
        let turned = picture("Turned") { context in
            context.translateBy(x: 10, y: 2)
            context.rotate(by: 0.2)
        }
        #expect(inked(turned) > 200)
        let mirrored = picture("Mirror") { context in
            context.translateBy(x: 100, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        #expect(inked(mirrored) > 200)
        // A degenerate matrix draws nothing and does not fail.
        #expect(inked(picture("Flat") { $0.scaleBy(x: 0, y: 0) }) == 0)
    }

    @Test func linesAreDrawnUnderAndThroughText() {
        let plain = inked(picture("aaaa"))
        let underlined = inked(
            picture(
                "aaaa",
                edit: { style in
                    let paint = RunPaint()
                    paint.underline = 1
                    style.paint = paint
                }))
        let width = TextLayout(
            SourceText("aaaa", style: RunStyle(font: .system(size: 17)), format: ParagraphFormat()),
            TextLayout.Options()
        ).size.width
        // One point thick at two pixels to the point, clear of the letters.
        #expect(abs(Double(underlined - plain) - Double(width) * 4) < 6)
    }

    @Test func coreTextDrawsFromTheTextPositionUpwards() {
        let buffer = PixelBuffer(width: 100, height: 40)
        let context = CGContext(buffer: buffer, scale: 1)
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
        let text = NSAttributedString(
            string: "H", attributes: [NSAttributedString.Key("NSFont"): CTFont(core: .system(size: 20))])
        context.textPosition = CGPoint(x: 10, y: 10)
        let line = CTLineCreateWithAttributedString(text)
        CTLineDraw(line, context)
        // The letter stands on y 10, which is row 29 from the top, and is as high as the font's capitals.
        let rows = (0..<40).filter { row in buffer.row(row).contains { $0 != 0 } }
        #expect(rows.last == 29)
        #expect(abs(Double(rows.count) - 20 * 1443.0 / 2048) <= 1.5)
        #expect(abs(context.textPosition.x - 10 - CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))) < 1e-6)
    }

    @Test func framesStackLinesFromTheTop() {
        let text = NSAttributedString(
            string: "one two three four five six",
            attributes: [NSAttributedString.Key("NSFont"): CTFont(core: .system(size: 20))])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
        let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
        #expect(lines.count > 2)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        let height = 20.0 * 2444 / 2048
        #expect(abs(Double(origins[0].y) - (200 - 20.0 * 1950 / 2048)) < 1e-6)
        #expect(abs(Double(origins[0].y - origins[1].y) - height) < 1e-6)
        let suggested = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: 90, height: 0), nil)
        #expect(abs(Double(suggested.height) - height * Double(lines.count)) < 1e-6)
        #expect(CTFrameGetVisibleStringRange(frame).length == text.length)
        // What does not fit is left out.
        let small = CTFramesetterCreateFrame(
            setter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 30), transform: nil), nil)
        #expect(CTFrameGetLines(small).count == 1)
    }
}
