// SPDX-License-Identifier: MIT
import Foundation
import ImageIO
import TestSupport
import Testing

@testable import UIKit

/// Images: what they are made of, drawing them, showing them.
@MainActor @Suite(.serialized)
struct ImageStatementsTests {
    /// Pixels in rows from the top, as 0xAARRGGBB.
    private func pixels(_ image: CGImage) -> [[UInt32]] {
        var words = [UInt32](repeating: 0, count: image.width * image.height)
        words.withUnsafeMutableBytes { memory in
            CGContext(
                data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)?
                .draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        return (0..<image.height).map { Array(words[$0 * image.width..<($0 + 1) * image.width]) }
    }

    /// A picture whose pixels tell their places: red is x, green is y.
    private func places(_ width: Int, _ height: Int) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        for x in 0..<width {
            for y in 0..<height {
                context.setFillColor(red: CGFloat(x) / 255, green: CGFloat(y) / 255, blue: 0, alpha: 1)
                context.fill(CGRect(x: x, y: height - 1 - y, width: 1, height: 1))
            }
        }
        return try #require(context.makeImage())
    }

    private func place(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 }

    private func halves(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            for (index, color) in [Paint.red, Paint.blue].enumerated() {
                UIColor(rgb: color).setFill()
                context.fill(
                    CGRect(x: size.width / 2 * CGFloat(index), y: 0, width: size.width / 2, height: size.height))
            }
        }
    }

    @Test(
        "IM1, ME2: PNG, JPEG, TIFF, GIF, BMP, ICO, CUR and XBM files are decoded to their size in pixels",
        arguments: FormatFixtures.files.map(\.name))
    func formats(_ name: String) throws {
        let file = try #require(FormatFixtures.files.first { $0.name == name })
        let data = try #require(Data(base64Encoded: file.data))
        let image = try #require(UIImage(data: data)?.cgImage)
        #expect((image.width, image.height) == (file.width, file.height))
        let rows = pixels(image)
        let colors = [rows[0][0], rows[0][file.width - 1], rows[file.height - 1][0]]
        switch name {
        case "XBM": #expect(colors == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF])
        case "JPEG":
            let nearest = colors.map { color in (0..<3).max { color >> ($0 * 8) & 255 < color >> ($1 * 8) & 255 } }
            #expect(nearest == [2, 0, 1])
        default: #expect(colors == [Paint.red, Paint.blue, Paint.green])
        }
        // Cut anywhere, a file gives a picture or none, and no crash.
        for length in 0..<data.count { _ = UIImage(data: data.prefix(length))?.cgImage?.pixels }
    }

    @Test("IM1, ME2: other bytes give nil")
    func otherBytes() {
        #expect(UIImage(data: Data("These are no pixels.".utf8)) == nil && UIImage(data: Data()) == nil)
    }

    @Test("IM7: cgImage has the size in pixels, an image of one has scale 1; a cropped part has the same pixels")
    func cropping() throws {
        let image = UIImage(cgImage: try places(200, 160))
        let whole = try #require(image.cgImage)
        #expect(
            image.scale == 1 && (whole.width, whole.height) == (200, 160)
                && image.size == CGSize(width: 200, height: 160))
        let part = try #require(whole.cropping(to: CGRect(x: 20, y: 20, width: 120, height: 120)))
        #expect((part.width, part.height) == (120, 120))
        let rows = pixels(part)
        for y in stride(from: 0, to: 120, by: 17) {
            for x in stride(from: 0, to: 120, by: 17) { #expect(rows[y][x] == place(x + 20, y + 20)) }
        }
    }

    @Test("IM8: ciImage is there only when the image was made from one")
    func coreImages() throws {
        #expect(UIImage(cgImage: try places(2, 2)).ciImage == nil)
        let recipe = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(UIImage(ciImage: recipe).ciImage === recipe)
    }

    @Test("IM9: draw(in:) stretches a picture to the rectangle")
    func stretching() throws {
        let image = halves(CGSize(width: 100, height: 50))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let rows = pixels(try #require(drawn.cgImage))
        for (x, y, color) in [(10, 5, Paint.red), (10, 95, Paint.red), (90, 5, Paint.blue), (90, 95, Paint.blue)] {
            #expect(rows[y][x] == color)
        }
    }

    @Test(
        "IM10, IM11: contexts of scale 0 have the device's scale and keep alpha, opaque ones are full; renderers give the same"
    )
    func contexts() throws {
        let size = CGSize(width: 10, height: 10)
        func draw() {
            UIColor(rgb: Paint.red).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        func old(_ isOpaque: Bool, _ scale: CGFloat) throws -> UIImage {
            UIGraphicsBeginImageContextWithOptions(size, isOpaque, scale)
            defer { UIGraphicsEndImageContext() }
            draw()
            return try #require(UIGraphicsGetImageFromCurrentImageContext())
        }
        for (asked, scale) in [(CGFloat(0), UIScreen.main.scale), (1, 1), (2, 2)] {
            let image = try old(false, asked)
            #expect(image.scale == scale && image.size == size && image.cgImage?.width == Int(10 * scale))
            let row = pixels(try #require(image.cgImage))[5]
            #expect(row.first == Paint.red && row.last == 0)
        }
        #expect(try old(true, 1).cgImage.map { pixels($0)[5].last.map { $0 >> 24 } } == 255)
        let new = UIGraphicsImageRenderer(size: size).image { _ in draw() }
        #expect(new.scale == UIScreen.main.scale)
        #expect(try pixels(#require(new.cgImage)) == pixels(#require(try old(false, 0).cgImage)))
    }

    @Test("IM12: a JPEG's orientation is the image's, and is honoured when it is shown")
    func orientation() throws {
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as NSString, 1, nil))
        let wide = try #require(halves(CGSize(width: 60, height: 30)).cgImage)
        CGImageDestinationAddImage(target, wide, NSDictionary(dictionary: [kCGImagePropertyOrientation: 6]))
        #expect(CGImageDestinationFinalize(target))
        let image = try #require(UIImage(data: data as Data))
        #expect(image.imageOrientation == .right)
        #expect(image.size.width < image.size.height)
        let simulator = Simulator()
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 100, y: 200, width: 50, height: 100)
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        // What was left is up.
        let (upper, lower) = (try simulator.parts(125, 220), try simulator.parts(125, 280))
        #expect(upper.red > 200 && upper.blue < 60 && lower.blue > 200 && lower.red < 60)
    }

    @Test("IM13: an image view takes its image's size")
    func imageView() {
        let view = UIImageView(image: halves(CGSize(width: 70, height: 30)))
        #expect(view.bounds.size == CGSize(width: 70, height: 30))
    }

    /// Where the picture's red and blue lie on the screen.
    private func shown(_ mode: UIView.ContentMode) throws -> (all: CGRect, red: CGRect) {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let view = UIImageView(image: halves(CGSize(width: 40, height: 20)))
        view.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
        (view.contentMode, view.clipsToBounds) = (mode, true)
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        var (all, red) = (CGRect.null, CGRect.null)
        for y in 0..<100 {
            for x in 0..<100 {
                let pixel = try simulator.pixel(100.5 + CGFloat(x), 200.5 + CGFloat(y))
                guard pixel != Paint.white else { continue }
                all = all.union(CGRect(x: x, y: y, width: 1, height: 1))
                if pixel == Paint.red { red = red.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return (all, red)
    }

    @Test(
        "IM14: aspect fit shows all, aspect fill covers, scale to fill distorts; the others keep the size and place it")
    func contentModes() throws {
        let expected: [(UIView.ContentMode, CGRect)] = [
            (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
            (.scaleAspectFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
            (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
            (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
            (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
            (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
            (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
            (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
            (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
            (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
        ]
        for (mode, rect) in expected {
            let found = try shown(mode)
            #expect(found.all == rect, "\(mode)")
            #expect(abs(found.red.maxX - rect.midX) <= 1, "\(mode)")
        }
    }

    @Test("IM15: a resizable image keeps its caps unscaled at any size")
    func caps() throws {
        let source = UIImage(cgImage: try places(30, 30)).resizableImage(
            withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        for size in [CGSize(width: 30, height: 30), CGSize(width: 200, height: 50), CGSize(width: 45, height: 240)] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
                source.draw(in: CGRect(origin: .zero, size: size))
            }
            let rows = pixels(try #require(drawn.cgImage))
            let (width, height) = (Int(size.width), Int(size.height))
            for y in 0..<10 {
                for x in 0..<10 {
                    #expect(rows[y][x] == place(x, y))
                    #expect(rows[height - 1 - y][width - 1 - x] == place(29 - x, 29 - y))
                }
            }
        }
    }

    @Test("IM28: JPEG and PNG data are of the same size in pixels; PNG comes back without loss")
    func data() throws {
        let image = UIImage(cgImage: try places(120, 80))
        let jpeg = try #require(image.jpegData(compressionQuality: 1))
        let png = try #require(image.pngData())
        #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]) && png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        for data in [jpeg, png] {
            let picture = try #require(UIImage(data: data)?.cgImage)
            #expect((picture.width, picture.height) == (120, 80))
        }
        #expect(try pixels(#require(UIImage(data: png)?.cgImage)) == pixels(#require(image.cgImage)))
    }

    @Test("IM30: a border of 2 is drawn inside the view's edge")
    func border() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let view = simulator.box(CGRect(x: 100, y: 200, width: 60, height: 40), UIColor(rgb: Paint.blue))
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor(rgb: Paint.red).cgColor
        simulator.advance(by: 0.1)
        let row = try stride(from: CGFloat(98.5), to: 104, by: 1).map { try simulator.pixel($0, 220) }
        #expect(row == [Paint.white, Paint.white, Paint.red, Paint.red, Paint.blue, Paint.blue])
        #expect(try simulator.pixel(158.5, 220) == Paint.red && simulator.pixel(160.5, 220) == Paint.white)
    }
}
