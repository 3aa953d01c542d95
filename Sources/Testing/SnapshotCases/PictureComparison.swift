// SPDX-License-Identifier: MIT
import UIKit

/// The pixels of a picture: four bytes each, multiplied by alpha, in sRGB.
struct PicturePixels {
    let width: Int
    let height: Int
    private var bytes: [UInt8]

    /// nil for a picture without bits.
    init?(_ picture: UIImage) {
        guard let image = picture.cgImage else { return nil }
        (width, height) = (image.width, image.height)
        bytes = Array(repeating: 0, count: width * height * 4)
        let (width, height) = (width, height)
        let isDrawn = bytes.withUnsafeMutableBytes { memory in
            guard
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard isDrawn else { return nil }
    }

    /// Whether no more than a part of the pixels, from 0 to 1, differ by more than a part of a component's 256 steps.
    func isSame(as other: PicturePixels, perPixel: CGFloat, overall: CGFloat) -> Bool {
        if perPixel == 0, overall == 0 { return bytes == other.bytes }
        let allowed = Int(perPixel * 256)
        var differing = 0
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let differs = (start..<start + 4).contains { abs(Int(bytes[$0]) - Int(other.bytes[$0])) > allowed }
            if differs { differing += 1 }
        }
        return CGFloat(differing) <= overall * CGFloat(width * height)
    }
}

/// What differs between two pictures: their difference in each colour, so that equal pixels are black.
@MainActor
func pictureOfDifference(_ first: UIImage, _ second: UIImage) -> UIImage {
    let size = CGSize(
        width: max(first.size.width, second.size.width), height: max(first.size.height, second.size.height))
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = first.scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        first.draw(in: CGRect(origin: .zero, size: size))
        second.draw(in: CGRect(origin: .zero, size: size), blendMode: .difference, alpha: 1)
    }
}
