// SPDX-License-Identifier: MIT
import Foundation
import ImageIO
import Testing
import UIKit
import UniformTypeIdentifiers

/// Pictures from files, and on the screen.
@MainActor @Suite(.serialized) struct MediaStatementsTests {
    /// Red, green, blue and white, from the upper left corner.
    private func picture() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
            }
        }
    }

    private func pixels(_ image: UIImage) throws -> [UInt8] {
        let source = try #require(image.cgImage)
        var bytes = [UInt8](repeating: 0, count: source.width * source.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: source.width, height: source.height, bitsPerComponent: 8,
                bytesPerRow: source.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(source, in: CGRect(x: 0, y: 0, width: source.width, height: source.height))
        }
        return bytes
    }

    private func encoded(_ name: String) throws -> NSMutableData {
        let type = try #require(UTType(filenameExtension: name))
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data as CFMutableData, type.identifier as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(picture().cgImage), nil)
        #expect(CGImageDestinationFinalize(destination))
        return data
    }

    /// The smallest RGB file that TIFF 6.0 allows: one strip, not compressed.
    private func tiff() -> Data {
        var data = Data([0x49, 0x49, 42, 0, 8, 0, 0, 0])
        func add(_ value: UInt16) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        func add(long value: UInt32) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        // Tag and value, each a SHORT but for the places of bits and pixels.
        let bits = UInt32(8 + 2 + 10 * 12 + 4)
        let fields: [(UInt16, UInt16, UInt32, UInt32)] = [
            (256, 3, 1, 2), (257, 3, 1, 2), (258, 3, 3, bits), (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, bits + 6),
            (277, 3, 1, 3), (278, 3, 1, 2), (279, 4, 1, 12), (284, 3, 1, 1),
        ]
        add(UInt16(fields.count))
        for (tag, type, count, value) in fields {
            add(tag)
            add(type)
            add(long: count)
            add(long: value)
        }
        add(long: 0)
        for _ in 0..<3 { add(8) }
        data.append(contentsOf: [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
        return data
    }

    @Test(
        "ME2: PNG, JPEG, GIF and TIFF have their pixels; broken data give nil",
        arguments: ["png", "jpeg", "gif", "tiff"])
    func formats(_ name: String) throws {
        let data = name == "tiff" ? NSMutableData(data: tiff()) : try encoded(name)
        let image = try #require(UIImage(data: data as Data))
        #expect(image.size == CGSize(width: 2, height: 2))
        let path = NSTemporaryDirectory() + "/\(UUID().uuidString).\(name)"
        #expect(data.write(toFile: path, atomically: true))
        #expect(UIImage(contentsOfFile: path)?.size == image.size)
        #expect(UIImage(data: (data as Data).prefix(10)) == nil && UIImage(contentsOfFile: path + "x") == nil)
    }

    @Test("ME3: at its natural size a picture keeps its pixels")
    func naturalSize() throws {
        let image = picture()
        let view = UIImageView(image: image)
        #expect(view.bounds.size == image.size)
        view.contentMode = .center
        view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let shown = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        let (wanted, got) = (try pixels(image), try pixels(shown))
        for row in 0..<2 {
            let start = ((row + 1) * 4 + 1) * 4
            #expect(Array(got[start..<start + 8]) == Array(wanted[row * 8..<row * 8 + 8]))
        }
    }

    private final class Zooming: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }

    @Test("ME27: a picture in a scroll view zooms between its limits")
    func zooming() {
        let delegate = Zooming()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.delegate = delegate
        scroll.addSubview(delegate.content)
        scroll.contentSize = delegate.content.bounds.size
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        scroll.setZoomScale(10, animated: false)
        #expect(scroll.zoomScale == 3 && scroll.contentSize == CGSize(width: 1200, height: 1200))
        scroll.setZoomScale(0.1, animated: false)
        #expect(scroll.zoomScale == 0.5 && scroll.contentSize == CGSize(width: 200, height: 200))
        scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 200))
    }
}
