// SPDX-License-Identifier: MIT

extension UIImage {
    /// An image that is rendered when it is first drawn. Scale 1.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// What lies in the image's extent; an empty image when that has no bounds.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let extent = ciImage.extent
        var storage = ImageStorage()
        if !extent.isInfinite, !extent.isNull, !extent.isEmpty {
            let pixels = extent.integral
            let layout = PixelLayout(
                width: Int(pixels.width), height: Int(pixels.height), bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: Int(pixels.width) * 4,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                colorSpace: .standardRGB)
            let rendered = CGImage(layout: layout) { CIContext().createCGImage(ciImage, from: extent)?.pixels }
            storage = ImageStorage(cgImage: rendered, scale: scale, orientation: orientation)
        }
        storage.ciImage = ciImage
        self.init(storage: storage)
    }

    /// What the image was made of with `init(ciImage:)`; nil for all others.
    public var ciImage: CIImage? { storage.ciImage }
}

extension CIImage {
    /// The image's pixels as they are stored, not turned. nil for images without any.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let made = image.storage.ciImage {
            self.init(copying: made)
        } else {
            guard let pixels = image.cgImage else { return nil }
            self.init(cgImage: pixels, options: options)
        }
    }
}

extension CIColor {
    /// As the colour is in the current environment.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    public convenience init(ciColor: CIColor) { self.init(cgColor: CGColor(ciColor: ciColor)) }

    /// As the colour is in the current environment. UIKit raises for colours not made of one; this gives one for all.
    public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}
