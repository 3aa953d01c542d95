// SPDX-License-Identifier: MIT
import CoreImage
import UIKit

/// A picture and the filters it goes through, each fed with what comes out of the one before.
final class FilterChain {
    static let shared = FilterChain()
    /// Points of a preview's side.
    static let side: CGFloat = 200

    var picture = UIImage(named: "Portrait") ?? UIImage()
    private(set) var filters: [CIFilter] = []
    private let context = CIContext(options: nil)

    func add(_ filter: CIFilter) {
        feed(filter, after: filters.count)
        filters.append(filter)
    }

    func removeAll() { filters = [] }

    /// Filters that have no picture to work on, such as gradients, make one of their own.
    func feed(_ filter: CIFilter, after count: Int) {
        guard filter.inputKeys.contains(kCIInputImageKey) else { return }
        filter.setValue(image(after: count), forKey: kCIInputImageKey)
        // What a composite lies on: the picture as it was at first.
        if filter.inputKeys.contains(kCIInputBackgroundImageKey) {
            filter.setValue(image(after: 0), forKey: kCIInputBackgroundImageKey)
        }
    }

    /// What comes out after the first `count` filters; the picture itself, cut square, for none.
    func image(after count: Int) -> CIImage {
        if count > 0, let output = filters[count - 1].outputImage { return output }
        return square
    }

    func preview(after count: Int) -> UIImage? { render(image(after: count)) }

    func render(_ image: CIImage?) -> UIImage? {
        let frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        guard let image, let rendered = context.createCGImage(image, from: frame) else { return nil }
        return UIImage(cgImage: rendered)
    }

    private var square: CIImage {
        let scaled = picture.scaled(to: CGSize(width: Self.side, height: Self.side))
        return scaled.cgImage.map { CIImage(cgImage: $0) } ?? CIImage()
    }
}

extension UIImage {
    /// Fills `size`, one pixel a point; what is too wide or too high is cut off evenly.
    func scaled(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            guard self.size.width > 0, self.size.height > 0 else { return }
            let factor = max(size.width / self.size.width, size.height / self.size.height)
            let (width, height) = (self.size.width * factor, self.size.height * factor)
            draw(in: CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height))
        }
    }
}
