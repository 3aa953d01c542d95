// SPDX-License-Identifier: MIT

extension UIImage {
    // Images that iOS brings along, by their symbols.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }

    /// The image with its pixels decoded; nil when it has none.
    public func preparingForDisplay() -> UIImage? {
        guard let cgImage else { return nil }
        _ = cgImage.pixels
        return self
    }

    /// The handler runs on another queue.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Scaled so that it just covers `size` points in neither direction more than needed; nil for empty images.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0, cgImage != nil else {
            return nil
        }
        let ratio = max(size.width / self.size.width, size.height / self.size.height)
        let target = CGSize(width: self.size.width * ratio, height: self.size.height * ratio)
        let format = imageRendererFormat
        return UIGraphicsImageRenderer(size: target, format: format).image { context in
            context.cgContext.interpolationQuality = .high
            draw(in: CGRect(origin: .zero, size: target))
        }
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

@available(*, deprecated, message: "Use UIImage.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, message: "Use UIImage.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
