// SPDX-License-Identifier: MIT
import Synchronization

/// Draws the built-in symbols at a size, weight and scale.
package enum SymbolRenderer {
    /// What palettes colour each for itself. Only symbols that are a ground with something cut out of it have the two,
    /// as `minus.circle.fill`.
    package enum Part: Sendable { case whole, ground, marks }

    /// Equal ones give the same picture.
    package struct Request: Hashable, Sendable {
        /// With variants behind dots, as `heart.fill`.
        package var name: String
        /// In points.
        package var pointSize: CGFloat
        /// From ultralight (1) to black (9); 4 is regular.
        package var weight: Int
        /// 1 small, 2 medium, 3 large.
        package var scale: Int
        /// Pixels per point.
        package var displayScale: CGFloat
        package var part = Part.whole

        /// Checks nothing.
        package init(name: String, pointSize: CGFloat, weight: Int, scale: Int, displayScale: CGFloat) {
            (self.name, self.pointSize, self.weight) = (name, pointSize, weight)
            (self.scale, self.displayScale) = (scale, displayScale)
        }
    }

    /// A picture and its measures.
    package struct Result: @unchecked Sendable {
        // Unchecked: an image's pixels do not change.
        /// Black where the symbol is.
        package let image: CGImage
        /// Whole pixels.
        package let size: CGSize
    }

    // Only reached through the mutex: Sendable.
    private struct Cache: @unchecked Sendable {
        var results: [Request: Result] = [:]
    }
    private static let cache = Mutex(Cache())

    /// Whether there is an outline of exactly that name.
    package static func isKnown(_ name: String) -> Bool { SymbolCatalog.outline(named: name) != nil }

    /// nil: there is no such symbol, or it has no such part.
    package static func render(_ request: Request) -> Result? {
        if let known = cache.withLock({ $0.results[request] }) { return known }
        guard let outline = SymbolCatalog.outline(named: request.name)?.part(request.part),
            let result = draw(outline, request)
        else { return nil }
        cache.withLock { $0.results[request] = result }
        return result
    }

    /// Stroke widths in hundredths of the point size, by weight, measured on the text weights they accompany.
    private static let strokeWidths: [CGFloat] = [8.6, 3.2, 4.8, 6.8, 8.6, 10.2, 11.6, 13.2, 15.2, 17.4]
    private static let scaleFactors: [CGFloat] = [1, 0.79, 1, 1.28]

    private static func draw(_ outline: SymbolOutline, _ request: Request) -> Result? {
        let unit = request.pointSize / 100 * scaleFactors[min(max(request.scale, 0), 3)]
        let stroke = strokeWidths[min(max(request.weight, 0), 9)]
        let pixelScale = max(request.displayScale, 0.1)
        // The box grows by the stroke so that heavy ends are not cut.
        let extra = max(0, stroke - 8.6)
        let width = Int(((outline.size.width + extra) * unit * pixelScale).rounded(.up))
        let height = Int(((outline.size.height + extra) * unit * pixelScale).rounded(.up))
        guard width > 0, height > 0, width < 8192, height < 8192,
            let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        // From y up in pixels to y down in units, the outline centred.
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: unit * pixelScale, y: -unit * pixelScale)
        context.translateBy(
            x: (CGFloat(width) / (unit * pixelScale) - outline.size.width) / 2,
            y: (CGFloat(height) / (unit * pixelScale) - outline.size.height) / 2)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.setStrokeColor(CGColor(gray: 0, alpha: 1))
        for layer in outline.layers { paint(layer, in: context, stroke: stroke) }
        guard let image = context.makeImage() else { return nil }
        return Result(
            image: image,
            size: CGSize(width: CGFloat(width) / pixelScale, height: CGFloat(height) / pixelScale))
    }

    private static func paint(_ layer: SymbolOutline.Layer, in context: CGContext, stroke: CGFloat) {
        context.addPath(layer.path)
        switch layer.kind {
        case .stroke:
            context.setLineWidth(stroke * layer.width)
            context.strokePath()
        case .fill:
            context.fillPath()
        case .evenOddFill:
            context.fillPath(using: .evenOdd)
        case .eraseStroke:
            context.setBlendMode(.clear)
            context.setLineWidth(stroke * layer.width)
            context.strokePath()
            context.setBlendMode(.normal)
        case .eraseFill:
            context.setBlendMode(.clear)
            context.fillPath()
            context.setBlendMode(.normal)
        case .eraseEvenOdd:
            context.setBlendMode(.clear)
            context.fillPath(using: .evenOdd)
            context.setBlendMode(.normal)
        }
    }
}
