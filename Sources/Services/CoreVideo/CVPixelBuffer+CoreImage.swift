// SPDX-License-Identifier: MIT
public import CoreImage

extension CIImage {
    /// The picture as it is now; empty, with a report, for formats whose samples are no colours.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvPixelBuffer: pixelBuffer, options: nil)
    }

    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        if let image = pixelBuffer.image {
            self.init(cgImage: image, options: options)
        } else {
            Unsupported.report("CIImage(cvPixelBuffer:) of pixel format \(pixelBuffer.format)")
            self.init()
        }
    }

    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvPixelBuffer: imageBuffer, options: options)
    }
}

extension CIContext {
    /// Draws the part of the image that lies over the buffer, whose lower left pixel is at the origin.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let bounds = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        render(image, to: buffer, bounds: bounds, colorSpace: nil)
    }

    /// - Parameter bounds: the part of the image that fills the buffer.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard let drawn = createCGImage(image, from: bounds) else { return }
        if !buffer.fill(from: drawn.pixels) {
            Unsupported.report("CIContext.render(_:to:) into pixel format \(buffer.format)")
        }
    }
}
