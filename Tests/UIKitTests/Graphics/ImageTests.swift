// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

/// An image of `rows` of pixels, scale 1.
private func image(_ rows: [[UInt32]], scale: CGFloat = 1, _ orientation: UIImage.Orientation = .up) -> UIImage {
    let buffer = PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() { for (x, pixel) in row.enumerated() { buffer.row(y)[x] = pixel } }
    return UIImage(cgImage: CGImage(pixels: buffer), scale: scale, orientation: orientation)
}

private func pixels(_ image: UIImage?) -> [[UInt32]] {
    guard let buffer = image?.cgImage?.pixels else { return [] }
    return (0..<buffer.height).map { Array(buffer.row($0)) }
}

private let (r, g, b, w): (UInt32, UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)

@Suite struct ImageTests {
    /// As SwifterSwift's tests have it on iOS.
    @Test("images are equal that show the same pixels in the same way")
    func equality() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(image.withRenderingMode(.alwaysTemplate) == image.withRenderingMode(.alwaysTemplate))
        #expect(image.withRenderingMode(.alwaysTemplate) != image.withRenderingMode(.alwaysOriginal))
        #expect(UIImage() == UIImage())
        #expect(image != UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in })
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    }

    private func drawn(_ size: CGSize, scale: CGFloat = 1, _ actions: () -> Void) -> [[UInt32]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return pixels(UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() })
    }

    @Test func sizesAreInPointsAsShown() {
        let wide = image([[r, g, b, w], [w, b, g, r]], scale: 2)
        #expect(wide.size == CGSize(width: 2, height: 1) && wide.scale == 2)
        let turned = image([[r, g, b, w], [w, b, g, r]], scale: 2, .right)
        #expect(turned.size == CGSize(width: 1, height: 2))
        #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    }

    /// What the documentation of UIImage.Orientation says of the stored pixels [r g / b w].
    @Test(arguments: [
        (UIImage.Orientation.up, [[r, g], [b, w]]), (.down, [[w, b], [g, r]]), (.left, [[g, w], [r, b]]),
        (.right, [[b, r], [w, g]]), (.upMirrored, [[g, r], [w, b]]), (.downMirrored, [[b, w], [r, g]]),
        (.leftMirrored, [[r, b], [g, w]]), (.rightMirrored, [[w, g], [b, r]]),
    ])
    func orientationsAreDrawnUpright(_ orientation: UIImage.Orientation, _ wanted: [[UInt32]]) throws {
        let stored = image([[r, g], [b, w]], scale: 1, orientation)
        #expect(drawn(CGSize(width: 2, height: 2)) { stored.draw(at: .zero) } == wanted)
        // PNG has no orientation: its pixels are upright.
        let png = try #require(stored.pngData())
        #expect(pixels(UIImage(data: png)) == wanted)
        // Mirroring the shown image mirrors what is drawn.
        let mirrored = drawn(CGSize(width: 2, height: 2)) {
            stored.withHorizontallyFlippedOrientation().draw(at: .zero)
        }
        #expect(mirrored == wanted.map { $0.reversed() })
    }

    @Test func capsStayAndTheMiddleStretchesOrTiles() {
        let source = image([[r, g, b, w]])
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let size = CGSize(width: 8, height: 1)
        let tiled = source.resizableImage(withCapInsets: caps)
        #expect(tiled.resizingMode == .tile && tiled.capInsets == caps)
        #expect(drawn(size) { tiled.draw(in: CGRect(origin: .zero, size: size)) } == [[r, g, b, g, b, g, b, w]])
        let stretched = source.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let row = drawn(size) { stretched.draw(in: CGRect(origin: .zero, size: size)) }[0]
        #expect(row[0] == r && row[1] == g && row[6] == b && row[7] == w)
        let thin = image([[r, g, w]]).resizableImage(withCapInsets: caps)
        #expect(drawn(size) { thin.draw(in: CGRect(origin: .zero, size: size)) } == [[r, g, g, g, g, g, g, w]])
    }

    @Test func templatesTakeTheFillColor() {
        let half: UInt32 = 0x8080_8080
        let source = image([[w, half, 0]])
        let template = source.withRenderingMode(.alwaysTemplate)
        let size = CGSize(width: 3, height: 1)
        let found = drawn(size) {
            UIColor.red.setFill()
            template.draw(at: .zero)
        }
        #expect(found == [[r, 0x8080_0000, 0]])
        #expect(pixels(source.withTintColor(.blue)) == [[b, 0x8000_0080, 0]])
        // A tint is drawn as it is, whatever the context's colour.
        let tinted = drawn(size) {
            UIColor.red.setFill()
            template.withTintColor(.blue).draw(at: .zero)
        }
        #expect(tinted == [[b, 0x8000_0080, 0]])
        #expect(drawn(size) { source.draw(at: .zero) } == [[w, half, 0]])
    }

    @Test func blendModeAndAlpha() {
        let source = image([[r]])
        let found = drawn(CGSize(width: 1, height: 1)) {
            source.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.5)
        }
        #expect(found == [[0x8080_0000]])
    }

    @Test func patternColorsTileFromTheTop() {
        let tile = image([[r, g], [b, w]])
        let found = drawn(CGSize(width: 4, height: 3)) {
            UIColor(patternImage: tile).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        #expect(found == [[r, g, r, g], [b, w, b, w], [r, g, r, g]])
    }

    @Test func animatedImages() throws {
        let frames = [image([[r]]), image([[g]])]
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
        #expect(animated.images?.count == 2 && animated.duration == 2)
        #expect(pixels(animated) == [[r]])
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        // UIKit's default is a thirtieth of a second a frame.
        #expect(abs((UIImage.animatedImage(with: frames, duration: 0)?.duration ?? 0) - 2.0 / 30) < 1e-9)
    }

    @Test func dataRoundTrips() throws {
        let source = image([[r, g], [b, w]], scale: 3)
        let png = try #require(source.pngData())
        #expect(pixels(UIImage(data: png, scale: 3)) == [[r, g], [b, w]])
        #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 1, height: 1))
        let jpeg = try #require(image([[w, w], [w, w]], scale: 1, .left).jpegData(compressionQuality: 1))
        #expect(UIImage(data: jpeg)?.imageOrientation == .left)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: source, requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: archive))
        #expect(pixels(again) == [[r, g], [b, w]] && again.scale == 3)
    }

    @Test func symbolsAreTemplates() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        #expect(star.isSymbolImage && star.size.width > 10 && star.size.width < 30)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        let large = try #require(
            UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(large.size.width / star.size.width - 2) < 0.2)
        let scaled = try #require(star.applyingSymbolConfiguration(.init(scale: .large)))
        #expect(scaled.size.width > star.size.width)
        let found = drawn(star.size, scale: star.scale) {
            UIColor.red.setFill()
            star.draw(at: .zero)
        }
        #expect(found[found.count / 2][found[0].count / 2] == r)
    }
}

@Suite struct NamedImageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("NamedImageTests-\(UUID())")

    private func write(_ name: String, _ size: Int) throws {
        let buffer = PixelBuffer(width: size, height: size)
        for y in 0..<size { for x in 0..<size { buffer.row(y)[x] = r } }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let png = try #require(ImageEncoder.png(buffer, isOpaque: true))
        try png.write(to: folder.appendingPathComponent(name))
    }

    /// "Supporting High-Resolution Screens": the variant for the screen's scale, the device's own one first.
    @Test func variantsAreLookedForInOrder() {
        func names(_ path: String, _ scale: CGFloat, _ idiom: UIUserInterfaceIdiom) -> [String] {
            NamedImages.candidates(path, scale: scale, idiom: idiom).map(\.path)
        }
        #expect(
            names("a", 3, .phone) == [
                "a@3x~iphone.png", "a@3x.png", "a@2x~iphone.png", "a@2x.png", "a~iphone.png", "a.png", "a",
            ])
        #expect(
            names("a.jpg", 2, .pad) == [
                "a@2x~ipad.jpg", "a@2x.jpg", "a@3x~ipad.jpg", "a@3x.jpg", "a~ipad.jpg", "a.jpg",
            ])
        #expect(NamedImages.candidates("b@2x.png", scale: 3, idiom: .phone).map(\.scale) == [2, 2])
    }

    @Test func filesSayTheirScale() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("one.png", 12)
        try write("two@2x.png", 12)
        try write("both.png", 6)
        try write("both@3x.png", 18)
        let base = folder.path
        #expect(UIImage(contentsOfFile: base + "/one.png")?.size == CGSize(width: 12, height: 12))
        #expect(UIImage(contentsOfFile: base + "/two@2x.png")?.size == CGSize(width: 6, height: 6))
        #expect(UIImage(contentsOfFile: base + "/two.png")?.scale == 2)
        #expect(UIImage(contentsOfFile: base + "/both.png")?.scale == 3)
        #expect(UIImage(contentsOfFile: base + "/missing.png") == nil)
    }

    @Test func bundlesAreSearchedAndTheirImagesShared() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("icon@3x.png", 9)
        let bundle = try #require(Bundle(path: folder.path))
        let first = try #require(UIImage(named: "icon", in: bundle, compatibleWith: nil))
        #expect(first.size == CGSize(width: 3, height: 3))
        let second = try #require(UIImage(named: "icon", in: bundle, compatibleWith: nil))
        #expect(first.cgImage === second.cgImage)
        #expect(UIImage(named: "other", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    }
}

@Suite struct ImageContextTests {
    @Test func contextsNestAndHaveTheScreensScale() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 0)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 5))
        #expect(image?.scale == UITraitCollection.device.displayScale)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func opaqueContextsStartBlack() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
        #expect(pixels(UIGraphicsGetImageFromCurrentImageContext()) == [[0xFF00_0000]])
        UIGraphicsEndImageContext()
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: 1e9, height: 1e9),
        CGSize(width: CGFloat.nan, height: 1),
    ])
    func impossibleSizesGiveNoImage(_ size: CGSize) {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.size == .zero)
    }

    @Test func renderersHaveTheirBoundsOrigin() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 2, height: 1), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 6, y: 5, width: 1, height: 1))
            #expect(context.format.bounds == CGRect(x: 5, y: 5, width: 2, height: 1))
            #expect(context.currentImage.size == CGSize(width: 2, height: 1))
        }
        #expect(pixels(image) == [[0xFF00_0000, r]])
        // 10.1 points at scale 3 need 31 pixels.
        format.scale = 3
        let odd = UIGraphicsImageRenderer(size: CGSize(width: 10.1, height: 1), format: format).image { _ in }
        #expect(odd.cgImage?.width == 31)
    }

    @Test func pdfsHavePages() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data = renderer.pdfData { context in
            for _ in 0..<2 {
                context.beginPage()
                UIColor.red.setFill()
                UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 50, height: 50)).fill()
            }
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("[ 0 0 200 100 ]"))
    }
}

@Suite struct GeometryValueTests {
    @Test func insetsAndOffsetsSurviveValuesAndArchives() throws {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
        let offset = UIOffset(horizontal: -1, vertical: 7)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSValue(cgRect: .zero).uiEdgeInsetsValue == .zero)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(insets, forKey: "insets")
        archiver.encode(offset, forKey: "offset")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
        #expect(reader.decodeUIOffset(forKey: "offset") == offset)
        #expect(reader.decodeUIEdgeInsets(forKey: "missing") == .zero)
    }
}
