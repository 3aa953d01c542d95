// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// TextKit: what the attributes of text look like, measured on drawn pictures; fonts and text sizes.
@MainActor @Suite(.serialized)
struct TextAttributeStatementsTests {
    private typealias Attributes = [NSAttributedString.Key: Any]

    /// The pixels of a string drawn on white at (10, 10), a pixel to the point.
    private struct Picture: Equatable {
        static let (width, height) = (200, 80)
        var pixels: [UInt32] = []

        @MainActor
        init(_ string: String, _ attributes: Attributes) {
            self.init(NSAttributedString(string: string, attributes: attributes))
        }

        @MainActor
        init(_ string: NSAttributedString) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: Self.width, height: Self.height)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(origin: .zero, size: size))
                string.draw(in: CGRect(x: 10, y: 10, width: 180, height: 60))
            }
            guard let picture = image.cgImage else { return }
            var bytes = [UInt8](repeating: 0, count: Self.width * Self.height * 4)
            bytes.withUnsafeMutableBytes { memory in
                CGContext(
                    data: memory.baseAddress, width: Self.width, height: Self.height, bitsPerComponent: 8,
                    bytesPerRow: Self.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
                    .draw(picture, in: CGRect(origin: .zero, size: size))
            }
            pixels = stride(from: 0, to: bytes.count, by: 4).map {
                UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
            }
        }

        /// Where the pixels are that `matches` likes: red, green, blue.
        func places(_ matches: (Int, Int, Int) -> Bool) -> [(x: Int, y: Int)] {
            pixels.indices.filter { matches(Int(pixels[$0] >> 16), Int(pixels[$0] >> 8 & 255), Int(pixels[$0] & 255)) }
                .map { ($0 % Self.width, $0 / Self.width) }
        }
        var ink: [(x: Int, y: Int)] { places { red, green, blue in red + green + blue < 384 } }
        var top: Int { ink.map(\.y).min() ?? 0 }
        var right: Int { ink.map(\.x).max() ?? 0 }
    }

    private static let large = UIFont.systemFont(ofSize: 40, weight: .bold)
    private func picture(_ string: String = "HOH", _ attributes: Attributes = [:]) -> Picture {
        Picture(string, [.font: Self.large].merging(attributes) { $1 })
    }

    @Test("TK21: without attributes text is Helvetica of 12 points, black, without a background")
    func defaults() {
        let helvetica = UIFont(name: "Helvetica", size: 12)
        let plain = Picture("Text", [:])
        #expect(helvetica != nil && plain == Picture("Text", [.font: helvetica as Any]))
        #expect(plain == Picture("Text", [.foregroundColor: UIColor.black]))
        #expect(plain.ink.count > 20 && plain != Picture("Text", [.backgroundColor: UIColor.yellow]))
        #expect(plain.places { $0 == 255 && $1 == 255 && $2 == 0 }.isEmpty)
    }

    @Test(
        "TK22: underlines and strikes of style 1 are lines of the text's colour, or of their own",
        arguments: [
            (NSAttributedString.Key.underlineStyle, NSAttributedString.Key.underlineColor),
            (.strikethroughStyle, .strikethroughColor),
        ])
    func lines(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) {
        let blue: Attributes = [.foregroundColor: UIColor(rgb: Paint.blue)]
        func widest(_ picture: Picture, _ matches: (Int, Int, Int) -> Bool) -> Int {
            Dictionary(grouping: picture.places(matches), by: \.y).values.map(\.count).max() ?? 0
        }
        let isBlue: (Int, Int, Int) -> Bool = { $0 < 100 && $2 > 150 }
        let isRed: (Int, Int, Int) -> Bool = { $0 > 150 && $2 < 100 }
        let plain = picture("HH", blue)
        let lined = picture("HH", blue.merging([style: 1]) { $1 })
        let width = plain.right - 10
        #expect(widest(lined, isBlue) >= width - 2 && widest(lined, isBlue) > widest(plain, isBlue))
        let red = picture("HH", blue.merging([style: 1, color: UIColor(rgb: Paint.red)]) { $1 })
        #expect(widest(red, isRed) >= width / 3 && widest(lined, isRed) == 0)
    }

    @Test(
        "TK23: a stroke width of 5 draws hollow letters, -5 filled ones with an outline, 0 plain ones; in the text's colour"
    )
    func strokes() {
        let plain = picture("I")
        let hollow = picture("I", [.strokeWidth: 5])
        #expect(picture("I", [.strokeWidth: 0]) == plain)
        let middle = plain.ink[plain.ink.count / 2]
        func isInk(_ picture: Picture) -> Bool { picture.ink.contains { $0 == middle } }
        #expect(isInk(plain) && !isInk(hollow) && hollow.ink.count > 20)
        let both = picture("I", [.strokeWidth: -5, .strokeColor: UIColor(rgb: Paint.red)])
        #expect(isInk(both) && !both.places { $0 > 150 && $1 < 100 && $2 < 100 }.isEmpty)
        let blue = picture("I", [.strokeWidth: 5, .foregroundColor: UIColor(rgb: Paint.blue)])
        #expect(!blue.places { $2 > 150 && $0 < 100 }.isEmpty && blue.places { $0 < 60 && $2 < 60 }.isEmpty)
    }

    @Test("TK24: kern widens by points, ligatures are on and 0 turns them off, a baseline offset raises")
    func spacing() {
        func width(_ string: String, _ attributes: Attributes) -> CGFloat {
            (string as NSString).size(withAttributes: [.font: Self.large].merging(attributes) { $1 }).width
        }
        #expect(abs(width("HHHH", [.kern: 5]) - width("HHHH", [:]) - 20) < 0.01)
        #expect(picture("fi", [.ligature: 1]) == picture("fi"))
        let raised = NSMutableAttributedString(string: "H", attributes: [.font: Self.large])
        raised.append(NSAttributedString(string: "H", attributes: [.font: Self.large, .baselineOffset: 6]))
        let ink = Picture(raised).ink
        let middle = 10 + Int(width("H", [:]))
        let tops = [ink.filter { $0.x < middle }, ink.filter { $0.x > middle }].map { $0.map(\.y).min() ?? 0 }
        #expect(tops[0] - tops[1] == 6)
    }

    @Test("TK25: shadow, letterpress, obliqueness and expansion change the drawing measurably")
    func effects() {
        let plain = picture("III")
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 8, height: 8), UIColor(rgb: Paint.red))
        let cast = picture("III", [.shadow: shadow])
        let red = cast.places { $0 > 150 && $1 < 100 && $2 < 100 }
        #expect((red.map(\.x).max() ?? 0) >= plain.right + 6 && (red.map(\.y).max() ?? 0) >= plain.top + 6)
        let slanted = picture("I", [.obliqueness: 0.5])
        let upright = picture("I")
        func x(_ picture: Picture, _ end: Bool) -> Int {
            let y = end ? picture.ink.map(\.y).max() : picture.ink.map(\.y).min()
            return picture.ink.filter { $0.y == y }.map(\.x).min() ?? 0
        }
        #expect(abs(x(upright, true) - x(upright, false)) <= 1 && x(slanted, false) - x(slanted, true) >= 8)
        #expect(picture("III", [.expansion: 0.5]).right > plain.right + 5)
        // Letterpress: a light edge a point below the letters, which white paper swallows and grey paper shows.
        let grey: Attributes = [
            .foregroundColor: UIColor(rgb: Paint.blue), .backgroundColor: UIColor(white: 0.5, alpha: 1),
        ]
        let pressed = picture(
            "HHH", grey.merging([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]) { $1 })
        let isLight: (Int, Int, Int) -> Bool = { $0 > 170 && $0 < 250 && $1 > 170 && $2 > 170 }
        let light = pressed.places(isLight)
        #expect(picture("HHH", grey).places(isLight).count < light.count / 4 && light.count > 20)
    }

    @Test("TK27: a writing direction override turns Latin letters round, an embedding does not")
    func directions() throws {
        func letters(_ attributes: Attributes) -> [CGFloat] {
            let text = NSAttributedString(string: "abc", attributes: [.font: Self.large].merging(attributes) { $1 })
            let line = CTLineCreateWithAttributedString(text)
            return (0..<3).map { CTLineGetOffsetForStringIndex(line, $0, nil) }
        }
        let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
        let embedding = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.embedding.rawValue
        let plain = letters([:])
        #expect(plain == plain.sorted() && letters([.writingDirection: [embedding]]) == plain)
        let turned = letters([.writingDirection: [override]])
        #expect(turned == turned.sorted(by: >))
        #expect(picture("abc", [.writingDirection: [override]]) != picture("abc"))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        for link in [URL(string: "https://example.org") as Any, "https://example.org"] {
            view.attributedText = NSAttributedString(string: "tap", attributes: [.link: link, .font: Self.large])
            view.isEditable = false
            #expect(view.editorFollowLink(at: CGPoint(x: 20, y: 30), longPress: true))
        }
        // Text is horizontal on iOS whatever the key says.
        #expect(picture("abc", [.verticalGlyphForm: 0]) == picture("abc"))
    }

    @Test("TK26: an attachment shows its picture at its size and is one character U+FFFC")
    func attachment() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image {
            UIColor(rgb: Paint.red).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let attachment = NSTextAttachment()
        attachment.image = image
        let string = NSMutableAttributedString(string: "a", attributes: [.font: Self.large])
        string.append(NSAttributedString(attachment: attachment))
        #expect(string.length == 2 && string.string == "a\u{FFFC}")
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.attributedText = string
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        var red: [(CGFloat, CGFloat)] = []
        for y in stride(from: CGFloat(100), to: 200, by: 0.5) {
            for x in stride(from: CGFloat(20), to: 220, by: 0.5) where try simulator.pixel(x, y) == Paint.red {
                red.append((x, y))
            }
        }
        let width = (red.map(\.0).max() ?? 0) - (red.map(\.0).min() ?? 0)
        let height = (red.map(\.1).max() ?? 0) - (red.map(\.1).min() ?? 0)
        #expect(abs(width - 29.5) <= 0.5 && abs(height - 19.5) <= 0.5)
    }

    @Test(
        "TK28: alignment, line spacing, first-line and head indent and the line-break mode take effect; none is the default"
    )
    func paragraphs() {
        func picture(
            _ change: (NSMutableParagraphStyle) -> Void, _ text: String = "aaa bbb ccc ddd eee fff ggg hhh iii jjj"
        ) -> Picture {
            let style = NSMutableParagraphStyle()
            change(style)
            return Picture(text, [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        }
        func lines(_ picture: Picture) -> [[(x: Int, y: Int)]] {
            var rows: [[(x: Int, y: Int)]] = []
            var last = -9
            for (y, places) in Dictionary(grouping: picture.ink, by: \.y).sorted(by: { $0.key < $1.key }) {
                if y - last > 3 { rows.append([]) }
                rows[rows.count - 1] += places
                last = y
            }
            return rows
        }
        func left(_ line: [(x: Int, y: Int)]) -> Int { line.map(\.x).min() ?? 0 }
        let plain = picture { _ in }
        #expect(plain == Picture("aaa bbb ccc ddd eee fff ggg hhh iii jjj", [.font: UIFont.systemFont(ofSize: 17)]))
        let normal = lines(plain)
        #expect(normal.count >= 2)
        let right = lines(picture { $0.alignment = .right })
        #expect((right[0].map(\.x).max() ?? 0) > 184 && left(right[0]) > left(normal[0]))
        let spaced = lines(picture { $0.lineSpacing = 10 })
        func top(_ line: [(x: Int, y: Int)]) -> Int { line.map(\.y).min() ?? 0 }
        #expect(abs(top(spaced[1]) - top(spaced[0]) - (top(normal[1]) - top(normal[0])) - 10) <= 1)
        let indented = lines(picture { ($0.firstLineHeadIndent, $0.headIndent) = (20, 30) })
        #expect(abs(left(indented[0]) - left(normal[0]) - 20) <= 1 && left(indented[1]) >= 39)
        #expect(lines(picture { $0.lineBreakMode = .byTruncatingTail }).count < normal.count)
    }

    @Test("TK34: Helvetica Neue, Chalkduster and Palatino-Bold are found by name; an unknown name gives nil")
    func fonts() {
        for name in ["HelveticaNeue", "Helvetica Neue", "Chalkduster", "Palatino-Bold"] {
            #expect(UIFont(name: name, size: 14)?.pointSize == 14, "\(name)")
        }
        #expect(UIFont(name: "NoSuchFont", size: 14) == nil)
    }

    private func with(_ category: UIContentSizeCategory, _ body: () -> Void) {
        let before = UIApplication.shared.preferredContentSizeCategory
        UIApplication.shared.contentSizeChanged(to: category)
        body()
        UIApplication.shared.contentSizeChanged(to: before)
    }

    @Test("TK35: preferred fonts of seven styles depend on the text size")
    func preferred() {
        let styles: [UIFont.TextStyle] = [.headline, .subheadline, .body, .footnote, .caption1, .caption2]
        let sizes = styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        #expect(sizes == [17, 15, 17, 13, 12, 11])
        with(.accessibilityLarge) {
            for (style, size) in zip(styles, sizes) {
                #expect(UIFont.preferredFont(forTextStyle: style).pointSize > size)
            }
        }
    }

    @Test("TK36, TK37: another text size is posted; a label keeps its font unless it adjusts by itself")
    func textSize() {
        let simulator = Simulator()
        let labels = [UILabel(), UILabel()]
        for label in labels {
            label.font = .preferredFont(forTextStyle: .body)
            simulator.root.view.addSubview(label)
        }
        labels[1].adjustsFontForContentSizeCategory = true
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        with(.accessibilityLarge) {
            simulator.advance(by: 0.2)
            #expect(posts == 1 && labels[0].font.pointSize == 17 && labels[1].font.pointSize == 33)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
        }
    }
}
