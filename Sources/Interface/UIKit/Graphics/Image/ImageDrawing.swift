// SPDX-License-Identifier: MIT

/// Draws an image into a rectangle of a context in UIKit's orientation: turned upright, its caps kept, templates in
/// the fill colour.
struct ImageDrawing {
    private let storage: ImageStorage

    init(_ storage: ImageStorage) { self.storage = storage }

    func draw(in rect: CGRect, _ context: CGContext) {
        guard let image = storage.cgImage, rect.isFinite, !rect.isEmpty else { return }
        let size = storage.size
        if storage.isResizable, size.width > 0, size.height > 0 { return drawResizable(rect, size, context) }
        drawUpright(enough(image, for: rect, context), rect, context)
    }

    /// Vector images that keep their drawing get the pixels the place has.
    private func enough(_ image: CGImage, for rect: CGRect, _ context: CGContext) -> CGImage {
        guard storage.vector != nil, image.width > 0 else { return image }
        let matrix = context.ctm
        let pixels = rect.width * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
        return storage.redrawn(by: pixels / CGFloat(image.width)).cgImage ?? image
    }

    /// Coloured by the context instead of by its own pixels.
    private var isTemplate: Bool {
        guard !storage.isTinted else { return false }
        return storage.renderingMode == .alwaysTemplate
            || (storage.renderingMode == .automatic && storage.symbol != nil)
    }

    /// The piece upright in a space whose y points up: as itself, or in the context's fill colour.
    private func paint(_ image: CGImage, in rect: CGRect, tiled: Bool = false, _ context: CGContext) {
        if !isTemplate { return context.draw(image, in: rect, byTiling: tiled) }
        if !tiled { return context.fill(throughAlphaOf: image, in: rect) }
        context.draw(image.filled(with: context.state.fillColor), in: rect, byTiling: true)
    }

    private func drawUpright(_ image: CGImage, _ rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.concatenate(storage.orientation.exif.transform(width: rect.width, height: rect.height))
        let stored =
            storage.orientation.swapsSides
            ? CGSize(width: rect.height, height: rect.width) : CGSize(width: rect.width, height: rect.height)
        paint(image, in: CGRect(origin: .zero, size: stored), context)
        context.restoreGState()
    }

    // MARK: Caps

    /// A stretch of an axis: where it lies in the image (pixels) and in the rectangle (points).
    private struct Span {
        var source: Range<Int>
        var target: ClosedRange<CGFloat>
        var tiles: Bool
    }

    private func drawResizable(_ rect: CGRect, _ size: CGSize, _ context: CGContext) {
        guard let image = storage.upright else { return }
        let caps = storage.capInsets
        let columns = spans(rect.minX, rect.width, caps.left, caps.right, size.width, image.width)
        let rows = spans(rect.minY, rect.height, caps.top, caps.bottom, size.height, image.height)
        for row in rows {
            for column in columns { drawPiece(image, column, row, context) }
        }
    }

    /// Cap, middle, cap. Caps that do not fit shrink together.
    private func spans(
        _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ size: CGFloat, _ pixels: Int
    ) -> [Span] {
        let (lowPoints, highPoints) = (max(0, min(low, size)), max(0, min(high, size - max(0, min(low, size)))))
        let shrink = min(1, length / max(lowPoints + highPoints, .leastNormalMagnitude))
        let first = Int((lowPoints * storage.scale).rounded())
        let last = max(first, pixels - Int((highPoints * storage.scale).rounded()))
        let (a, b) = (start + lowPoints * shrink, start + length - highPoints * shrink)
        let tiles = storage.resizingMode == .tile && last - first > 1
        return [
            Span(source: 0..<first, target: start...max(start, a), tiles: false),
            Span(source: first..<last, target: a...max(a, b), tiles: tiles),
            Span(source: last..<pixels, target: max(a, b)...(start + length), tiles: false),
        ].filter { !$0.source.isEmpty && $0.target.upperBound > $0.target.lowerBound }
    }

    private func drawPiece(_ image: CGImage, _ column: Span, _ row: Span, _ context: CGContext) {
        let source = CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
            height: row.source.count)
        let target = CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound)
        guard let piece = image.cropping(to: source) else { return }
        context.saveGState()
        context.clip(to: target)
        // Quartz draws images bottom up.
        context.translateBy(x: target.minX, y: target.minY)
        let cell = CGSize(
            width: column.tiles ? source.width / storage.scale : target.width,
            height: row.tiles ? source.height / storage.scale : target.height)
        context.translateBy(x: 0, y: cell.height)
        context.scaleBy(x: 1, y: -1)
        paint(piece, in: CGRect(origin: .zero, size: cell), tiled: column.tiles || row.tiles, context)
        context.restoreGState()
    }
}

extension ImageStorage {
    /// The pixels turned so that they need no orientation.
    package var upright: CGImage? {
        guard let cgImage, orientation != .up else { return cgImage }
        let swaps = orientation.swapsSides
        let (width, height) = (swaps ? cgImage.height : cgImage.width, swaps ? cgImage.width : cgImage.height)
        let buffer = PixelBuffer(width: width, height: height)
        let context = CGContext(buffer: buffer, scale: 1, opaque: cgImage.isOpaque)
        context.setBlendMode(.copy)
        context.interpolationQuality = .none
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.concatenate(orientation.exif.transform(width: CGFloat(width), height: CGFloat(height)))
        context.draw(cgImage, in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
        return context.finishedImage()
    }
}

extension UIImage {
    /// The pixels as shown, without orientation; nil for empty images.
    package var upright: CGImage? { storage.upright }

    /// The image tiled from the origin of whatever context it is used in.
    package var patternColor: CGColor {
        let bounds = CGRect(origin: .zero, size: size)
        let image = self
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                UIGraphicsPushContext(context)
                // Cells have y up in their own space; the pattern's matrix, in UIKit contexts, turns them over.
                context.translateBy(x: 0, y: bounds.height)
                context.scaleBy(x: 1, y: -1)
                image.draw(in: bounds)
                UIGraphicsPopContext()
            }, releaseInfo: nil)
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height)
        guard let space = CGColorSpace(patternBaseSpace: nil),
            let pattern = CGPattern(
                info: nil, bounds: bounds, matrix: flip, xStep: bounds.width, yStep: bounds.height,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks),
            let color = CGColor(patternSpace: space, pattern: pattern, components: [1])
        else { return .clear }
        return color
    }
}

extension UIColor {
    /// Tiles with the image from the corner of the view it fills.
    public convenience init(patternImage image: UIImage) {
        self.init(storage: .pattern(image.patternColor, image))
    }
}
