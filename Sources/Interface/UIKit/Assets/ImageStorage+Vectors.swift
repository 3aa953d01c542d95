// SPDX-License-Identifier: MIT

extension ImageStorage {
    /// A vector image at its own size.
    /// - Parameter isPreserved: whether it is drawn again, not scaled, where it is shown larger.
    init(vector: VectorImage, scale: CGFloat, isPreserved: Bool) {
        self.init(cgImage: vector.image(scale: scale), scale: scale)
        explicitSize = vector.size
        if isPreserved { self.vector = vector }
    }

    /// The same image with the pixels to be shown `factor` times as large; itself when it has enough or cannot have more.
    func redrawn(by factor: CGFloat) -> ImageStorage {
        guard factor.isFinite, factor > 1.01 else { return self }
        let drawn = vector.map { $0.image(scale: scale, factor: factor) }
        guard let pixels = drawn ?? redrawableSymbol.flatMap({ symbolPixels($0, by: factor) }) else { return self }
        var copy = self
        copy.cgImage = pixels
        copy.scale = scale * factor
        return copy
    }

    // MARK: Symbols

    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// How large small, medium and large symbols are, relative to medium ones.
    private static let sizes: [CGFloat] = [0.783, 1, 1.284]
    /// Templates show symbols beside text of this size.
    private static let templatePointSize: CGFloat = 100

    /// A symbol from an SVG template as the SF Symbols app exports it: groups named `Regular-M`, `Bold-S` and so on.
    /// nil when the template has none.
    init?(template: VectorImage, named name: String, _ configuration: UIImage.Configuration?) {
        let symbol = configuration as? UIImage.SymbolConfiguration
        let traits = configuration?.traitCollection
        let pointSize = symbol?.resolvedPointSize(traits) ?? UIImage.SymbolConfiguration.bodySize(traits)
        let size = (symbol?.resolvedScale ?? 2) - 1
        let weight = Self.weights[max(0, min(8, (symbol?.resolvedWeight ?? 4) - 1))]
        guard let (drawing, drawnSize) = Self.drawing(of: template, weight: weight, size: size) else { return nil }
        let displayScale =
            traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.device.displayScale
        let factor = pointSize / Self.templatePointSize * Self.sizes[max(0, min(2, size))] / Self.sizes[drawnSize]
        self.init(cgImage: drawing.image(scale: displayScale, factor: factor), scale: displayScale)
        let points = CGSize(width: drawing.size.width * factor, height: drawing.size.height * factor)
        explicitSize = CGSize(
            width: (points.width * displayScale).rounded(.up) / displayScale,
            height: (points.height * displayScale).rounded(.up) / displayScale)
        self.symbol = SymbolDescription(name: name, template: template)
        self.configuration = configuration
        if let color = symbol?.colors.first {
            cgImage = cgImage.map { $0.filled(with: color.cgColor) }
            tint = color.cgColor
            renderingMode = .alwaysOriginal
        }
    }

    /// The drawing of the wanted weight and size; templates may lack some, so the nearest that is there.
    private static func drawing(
        of template: VectorImage, weight: String, size: Int
    ) -> (VectorImage, size: Int)? {
        let letters = ["S", "M", "L"]
        for weight in [weight, "Regular", "Medium", "Semibold", "Light"] {
            for index in [size, 1, 0, 2] where letters.indices.contains(index) {
                if let found = template.element("\(weight)-\(letters[index])") { return (found, index) }
            }
        }
        return nil
    }
}

extension UIImage {
    /// Whether it keeps what it was drawn from.
    var isRedrawable: Bool { storage.vector != nil || storage.redrawableSymbol != nil }

    /// With the pixels to fill a view; itself when it is shown no larger than it is.
    func redrawn(for size: CGSize, _ mode: UIView.ContentMode) -> UIImage {
        guard isRedrawable, self.size.width > 0, self.size.height > 0 else { return self }
        let (across, down) = (size.width / self.size.width, size.height / self.size.height)
        let factor: CGFloat
        switch mode {
        case .scaleAspectFit: factor = min(across, down)
        case .scaleToFill, .scaleAspectFill, .redraw: factor = max(across, down)
        default: return self
        }
        return factor > 1.01 ? UIImage(storage: storage.redrawn(by: factor)) : self
    }
}
