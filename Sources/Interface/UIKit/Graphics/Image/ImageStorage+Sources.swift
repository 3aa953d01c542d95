// SPDX-License-Identifier: MIT

extension ImageStorage {
    /// The first image of a file's bytes, turned as its metadata asks; nil when they are no image.
    package init?(data: Data, scale: CGFloat) {
        guard let decoder = ImageDecoder(data) else { return nil }
        self.init(cgImage: decoder.image(0), scale: scale, orientation: UIImage.Orientation(decoder.orientation))
    }

    /// A symbol drawn for the configuration; nil for unknown names.
    package init?(symbol name: String, _ configuration: UIImage.Configuration?) {
        let symbol = configuration as? UIImage.SymbolConfiguration
        let request = Self.request(name, configuration)
        guard let result = SymbolRenderer.render(request) else { return nil }
        self.init(cgImage: result.image, scale: request.displayScale)
        explicitSize = result.size
        self.symbol = SymbolDescription(name: name)
        self.configuration = configuration
        // Symbols sit on the baseline with a fifth of their box below it.
        baselineOffset = result.size.height * 0.2
        if let colors = symbol?.colors, let first = colors.first {
            cgImage = cgImage.map { $0.filled(with: first.cgColor) }
            tint = first.cgColor
            renderingMode = .alwaysOriginal
        }
    }

    private static func request(_ name: String, _ configuration: UIImage.Configuration?) -> SymbolRenderer.Request {
        let symbol = configuration as? UIImage.SymbolConfiguration
        let traits = configuration?.traitCollection
        return SymbolRenderer.Request(
            name: name, pointSize: symbol?.resolvedPointSize(traits) ?? UIImage.SymbolConfiguration.bodySize(traits),
            weight: symbol?.resolvedWeight ?? 4, scale: symbol?.resolvedScale ?? 2,
            displayScale: traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil }
                ?? UITraitCollection.device.displayScale)
    }

    /// The name of the system's symbol that the image can be drawn from again.
    var redrawableSymbol: String? { symbol?.template == nil ? symbol?.name : nil }

    /// The symbol's pixels to be shown `factor` times as large; nil when that is too large.
    func symbolPixels(_ name: String, by factor: CGFloat) -> CGImage? {
        var request = Self.request(name, configuration)
        request.displayScale *= factor
        let pixels = SymbolRenderer.render(request)?.image
        return tint.map { tint in pixels.map { $0.filled(with: tint) } } ?? pixels
    }

    /// What a client chose for `other` and a redrawn image keeps.
    package func keeping(_ other: ImageStorage) -> ImageStorage {
        var copy = self
        // Colours of a configuration stay, unless the client wants a template.
        if other.renderingMode != .automatic { copy.renderingMode = other.renderingMode }
        copy.alignmentRectInsets = other.alignmentRectInsets
        copy.flipsForRightToLeft = other.flipsForRightToLeft
        return copy
    }
}

extension CGImage {
    /// The colour through this image's alpha.
    package func filled(with color: CGColor) -> CGImage {
        var layout = layout
        layout.bitsPerComponent = 8
        layout.bitsPerPixel = 32
        layout.bytesPerRow = layout.width * 4
        layout.colorSpace = .deviceRGB
        layout.bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        return CGImage(layout: layout) { [self] in
            let buffer = PixelBuffer(width: width, height: height)
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            let context = CGContext(buffer: buffer, scale: 1)
            context.draw(pixels: pixels, transform: .identity, in: bounds)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color)
            context.fill(bounds)
            context.flush()
            return buffer
        }
    }
}
