// SPDX-License-Identifier: MIT

extension UIImage {
    /// Whether views paint the shape of the image in their tint colour.
    package var isTemplateImage: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        @unknown default: false
        }
    }

    /// What a layer shows for the image: upright pixels, coloured when it is a template.
    @MainActor
    package func pixels(tintedWith tint: UIColor?, in traits: UITraitCollection) -> CGImage? {
        if isTemplateImage, let tint {
            return traits.withCurrent {
                withTintColor(tint.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
            }
            .cgImage
        }
        guard imageOrientation != .up else { return storage.cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }

    /// The part between the caps, in unit coordinates, as a layer's `contentsCenter`.
    package var stretchCenter: CGRect {
        let caps = capInsets
        let size = size
        guard caps != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }
}
