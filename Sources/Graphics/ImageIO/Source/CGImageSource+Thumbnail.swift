// SPDX-License-Identifier: MIT
import CoreGraphics

/// A smaller version: with `kCGImageSourceThumbnailMaxPixelSize` no side is longer than that, and never enlarged. With
/// `kCGImageSourceCreateThumbnailWithTransform` it is turned upright. Thumbnails embedded in files are not used, so
/// without `kCGImageSourceCreateThumbnailFromImageAlways` or `...IfAbsent` there is none: nil.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let isWanted =
        options.flag(kCGImageSourceCreateThumbnailFromImageAlways) == true
        || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) == true
    guard isWanted, let decoder = source.decoder(at: index) else { return nil }
    let orientation =
        options.flag(kCGImageSourceCreateThumbnailWithTransform) == true ? decoder.metadata.orientation : .up
    let limit = options.number(kCGImageSourceThumbnailMaxPixelSize).map { max(1, $0) } ?? .infinity
    return decoder.thumbnail(index, maximumSide: limit, orientation: orientation)
}

extension ImageDecoder {
    /// Never larger than the image.
    /// - Parameters:
    ///   - maximumSide: pixels of the longer side; infinity: the image's own.
    ///   - orientation: what is turned upright; `up` leaves the pixels as they lie.
    /// - Returns: nil where the pixels cannot be decoded.
    package func thumbnail(
        _ index: Int, maximumSide: Double, orientation: CGImagePropertyOrientation
    ) -> CGImage? {
        let (width, height) = (Double(info.width), Double(info.height))
        let scale = min(1, maximumSide / max(width, height))
        let size = (width: max(1, (width * scale).rounded()), height: max(1, (height * scale).rounded()))
        guard let pixels = reducedSource(index, scale) else { return nil }
        if scale == 1, orientation == .up { return CGImage(pixels: pixels, isOpaque: info.has_alpha == 0) }
        let isTurned = orientation.swapsSides
        let target = PixelBuffer(
            width: Int(isTurned ? size.height : size.width), height: Int(isTurned ? size.width : size.height))
        let context = CGContext(buffer: target, scale: 1, opaque: info.has_alpha == 0)
        let source = CGImage(pixels: pixels, isOpaque: info.has_alpha == 0)
        context.interpolationQuality = .high
        context.setBlendMode(.copy)
        // To y up, where Quartz draws images upright.
        context.translateBy(x: 0, y: CGFloat(target.height))
        context.scaleBy(x: 1, y: -1)
        context.concatenate(orientation.transform(width: CGFloat(target.width), height: CGFloat(target.height)))
        context.draw(source, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        return context.finishedImage()
    }

    /// JPEGs are decoded at the smallest fraction that is still at least twice the wanted size.
    private func reducedSource(_ index: Int, _ scale: Double) -> PixelBuffer? {
        for denominator in [8, 4, 2] where scale * 2 * Double(denominator) <= 1 {
            if let pixels = reducedPixels(denominator: denominator) { return pixels }
        }
        return pixels(index)
    }
}

extension CGImagePropertyOrientation {
    var swapsSides: Bool { rawValue >= 5 }

    /// Puts an image stored in this orientation upright into a canvas of the given upright size; y points up.
    package func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
        }
    }
}
