// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreText

/// A picture to look at: SPECIMEN=path writes the pixels (premultiplied BGRA rows).
struct SpecimenPicture {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SPECIMEN"] != nil))
    func draw() throws {
        let path = try #require(ProcessInfo.processInfo.environment["SPECIMEN"])
        let scale = 2.0
        let buffer = PixelBuffer(width: Int(780 * scale), height: Int(1500 * scale))
        let context = CGContext(buffer: buffer, scale: scale)
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 780, height: 1500))
        var y = 10.0
        func put(
            _ text: String, _ font: FontCore, width: Double = 760, x: Double = 10,
            _ edit: (inout ParagraphFormat, inout RunStyle) -> Void = { _, _ in }
        ) {
            var format = ParagraphFormat()
            var style = RunStyle(font: font)
            edit(&format, &style)
            var options = TextLayout.Options()
            options.width = width
            let layout = TextLayout(SourceText(text, style: style, format: format), options)
            var drawing = TextLayout.DrawingOptions()
            drawing.defaultColor = .black
            layout.draw(in: context, at: CGPoint(x: x, y: y), drawing)
            y += Double(layout.size.height) + 4
        }
        let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        for weight in weights {
            put(
                "Hamburgefonstiv ILl1 The quick brown fox jumps over 0123456789 (\(weight))",
                .system(size: 17, weight: weight))
        }
        put("Settings  General  Display & Brightness — “quoted” it’s 12:30 PM @#%&", .system(size: 12))
        put("Large Title Display Cut", .system(size: 34, weight: 0.4))
        put("Title 28 regular, AVAST Wavy To. LT", .system(size: 28))
        put("Italic text The quick brown fox", .system(size: 17, isItalic: true))
        put("Ελληνικά κείμενο, Русский текст, čšžřáé ÅØÆ ß", .system(size: 17))
        put("مرحبا بالعالم، هذا نص عربي 123", .system(size: 17))
        put("שלום עולם 123 abc", .system(size: 17))
        put("Mixed: English مرحبا and שלום with 中文、日本語のテキスト 한국어", .system(size: 17))
        put("สวัสดีชาวโลก นี่คือข้อความภาษาไทย", .system(size: 17))
        put("नमस्ते दुनिया क्षत्रिय हिन्दी", .system(size: 17))
        put("Emoji 😀👍🏽👨‍👩‍👧‍👦🇩🇪❤️✈️ 1️⃣ text ☎ ✓ → ★ ⌘ © ™ ∑", .system(size: 17))
        for name in [
            "HelveticaNeue-Light", "Georgia", "TimesNewRomanPSMT", "Courier", "Menlo-Bold", "AvenirNext-DemiBold",
            "AmericanTypewriter",
        ] {
            if let identity = FontIdentity(name: name), let font = FontCore.make(identity, size: 17) {
                put("\(name): The quick brown fox jumps over the lazy dog", font)
            }
        }
        put("Monospaced let x = 42 // SF Mono", FontCore.make(FontIdentity(.system(.monospaced)), size: 15)!)
        let lorem =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
        for (index, alignment) in [ParagraphFormat.Alignment.left, .center, .right, .justified].enumerated() {
            let top = y
            put(lorem, .system(size: 13), width: 180, x: 10 + Double(index) * 190) { f, _ in f.alignment = alignment }
            if index < 3 { y = top }
        }
        for mode in [ParagraphFormat.LineBreak.truncatingTail, .truncatingMiddle, .truncatingHead, .clipping] {
            put(lorem, .system(size: 15), width: 300) { f, _ in f.lineBreak = mode }
        }
        put("مرحبا بالعالم، هذا نص عربي طويل جدا لا يتسع", .system(size: 15), width: 150) { f, _ in
            f.lineBreak = .truncatingTail
        }
        put("Underlined gypsy text", .system(size: 17)) { _, s in
            let paint = RunPaint(); paint.underline = 1; s.paint = paint
        }
        put("Strikethrough double dashed", .system(size: 17)) { _, s in
            let paint = RunPaint(); paint.strikethrough = 1; paint.underline = 0x209;
            paint.background = CGColor(red: 1, green: 1, blue: 0, alpha: 1); s.paint = paint
        }
        put("Stroked", .system(size: 40, weight: 0.62)) { _, s in
            let paint = RunPaint(); paint.strokeWidth = -3;
            paint.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1); s.paint = paint
        }
        put("Kerned", .system(size: 17)) { _, s in s.kern = 4 }
        put("Oblique and wide", .system(size: 17)) { _, s in
            s.obliqueness = 0.3; s.stretch = 1.3
        }
        put("a\tb\tc\ttab", .system(size: 17))
        put("First line indent. " + lorem, .system(size: 13), width: 300) { f, _ in
            f.firstLineHeadIndent = 30; f.headIndent = 10; f.tailIndent = -20; f.lineSpacing = 5
        }
        context.saveGState(); context.translateBy(x: 500, y: 1300); context.rotate(by: -0.3)
        let rotated = TextLayout(
            SourceText("Rotated text 😀", style: RunStyle(font: .system(size: 24)), format: ParagraphFormat()),
            TextLayout.Options())
        rotated.draw(in: context, at: .zero)
        context.restoreGState()
        let data = Data(bytes: buffer.baseAddress, count: buffer.bytesPerRow * buffer.height)
        try data.write(to: URL(fileURLWithPath: path))
        print("SIZE", buffer.width, buffer.height, buffer.bytesPerRow, y)
    }
}
