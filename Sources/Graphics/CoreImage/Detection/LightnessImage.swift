// SPDX-License-Identifier: MIT
import Foundation

/// How light each pixel of an image is, 0 to 1 as it is encoded, on white paper; the lowest row first.
struct LightnessImage {
    let tones: [Float]
    let width: Int
    let height: Int
    private let origin: SIMD2<Double>
    private let factor: Double

    /// - Parameter largestSide: images of more pixels on a side are made smaller.
    init?(_ image: CIImage, largestSide: CGFloat) {
        let extent = image.extent
        guard !extent.isInfinite, !extent.isNull, extent.width >= 1, extent.height >= 1 else { return nil }
        let factor = max(1, Int((max(extent.width, extent.height) / largestSide).rounded(.up)))
        let source = factor == 1 ? image.source : Resampling.averaged(image.source, by: factor)
        let region = source.extent.enclosingPixels
        let tile = Renderer(source, in: .linearSRGB).tile(source, region)
        tones = (0..<(region.width * region.height)).map { index -> Float in
            let pixel = tile.pixels[index]
            return SRGBCurve.fromLinear(pixel.rgb.luminance + 1 - pixel.w)
        }
        (width, height) = (region.width, region.height)
        origin = SIMD2(Double(region.x), Double(region.y))
        self.factor = Double(factor)
    }

    /// A place of these pixels in the image that they were made from.
    func point(_ place: SIMD2<Double>) -> CGPoint {
        let found = (place + origin) * factor
        return CGPoint(x: found.x, y: found.y)
    }
}
