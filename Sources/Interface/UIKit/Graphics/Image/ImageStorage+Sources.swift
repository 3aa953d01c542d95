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
        if symbol?.colors.isEmpty == false {
            cgImage = Self.colored(result.image, request, configuration)
            renderingMode = .alwaysOriginal
        }
    }

    /// In the configuration's colours: the first for what is cut out of a ground, the second for the ground; symbols
    /// of one part in the first. As it is without colours.
    private static func colored(
        _ pixels: CGImage, _ request: SymbolRenderer.Request, _ configuration: UIImage.Configuration?
    ) -> CGImage {
        let colors = (configuration as? UIImage.SymbolConfiguration)?.colors ?? []
        guard let first = colors.first else { return pixels }
        guard colors.count > 1 else { return pixels.filled(with: first.cgColor) }
        let parts = [SymbolRenderer.Part.ground, .marks].compactMap { part in
            var request = request
            request.part = part
            return SymbolRenderer.render(request)?.image
        }
        guard parts.count == 2 else { return pixels.filled(with: first.cgColor) }
        return parts[0].filled(with: colors[1].cgColor, below: parts[1].filled(with: first.cgColor))
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
        guard let pixels = SymbolRenderer.render(request)?.image else { return nil }
        return tint.map { pixels.filled(with: $0) } ?? Self.colored(pixels, request, configuration)
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
    /// The colour through this image's alpha, and another of the same size over it.
    package func filled(with color: CGColor, below upper: CGImage? = nil) -> CGImage {
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
            context.setBlendMode(.normal)
            if let upper { context.draw(pixels: upper.pixels, transform: .identity, in: bounds) }
            context.flush()
            return buffer
        }
    }
}
