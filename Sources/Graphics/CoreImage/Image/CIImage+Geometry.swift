// SPDX-License-Identifier: MIT
import Foundation

extension CIImage {
    /// Pixels between pixels are interpolated linearly. Degenerate matrices give an empty image.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        transformed(by: matrix, highQualityDownsample: false)
    }

    /// - Parameter highQualityDownsample: averages pixels first where the matrix makes smaller.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        if matrix.isIdentity { return self }
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, determinant != 0 else { return .empty() }
        if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1, matrix.tx == matrix.tx.rounded(),
            matrix.ty == matrix.ty.rounded(), abs(matrix.tx) < 1e9, abs(matrix.ty) < 1e9
        {
            return derived(ShiftRecipe(source, Int(matrix.tx), Int(matrix.ty)))
        }
        let factor = Int(1 / max(abs(determinant).squareRoot(), 1e-3))
        if highQualityDownsample, factor >= 2, !extent.isInfinite {
            let scale = CGFloat(factor)
            let small = CIImage(Resampling.averaged(source, by: factor))
            return derived(
                small.transformed(by: CGAffineTransform(scaleX: scale, y: scale).concatenating(matrix)).source)
        }
        return derived(Warps.affine(source, matrix, nearest: isNearest))
    }

    /// What lies in the rectangle; the extent shrinks, the origin stays.
    public func cropped(to rect: CGRect) -> CIImage { derived(CropRecipe(source, rect)) }

    @available(*, deprecated, renamed: "cropped(to:)")
    public func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }

    /// The pixels at the edge repeated for ever.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The pixels at the edge of the rectangle repeated for ever.
    public func clamped(to rect: CGRect) -> CIImage { derived(ClampRecipe(source, rect)) }

    /// The image over `dest`.
    public func composited(over dest: CIImage) -> CIImage { CIImage(Blending.over(source, dest.source)) }

    @available(*, deprecated, renamed: "composited(over:)")
    public func compositingOverImage(_ dest: CIImage) -> CIImage { composited(over: dest) }

    /// Turned upright, the lower left corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let turned = transformed(by: orientationTransform(for: orientation))
        return turned.derived(turned.source) { $0.properties = properties.merging(["Orientation": 1]) { $1 } }
    }

    /// Numbers that are none of Exif's leave the image.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map { oriented($0) } ?? self
    }

    @available(*, deprecated, renamed: "oriented(forExifOrientation:)")
    public func applyingOrientation(_ orientation: Int32) -> CIImage { oriented(forExifOrientation: orientation) }

    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map { orientationTransform(for: $0) }
            ?? .identity
    }

    /// The matrix that shows an image upright whose first row and column lie as Exif's number says.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
            switch orientation {
            case .up: (1, 0, 0, 1)
            case .upMirrored: (-1, 0, 0, 1)
            case .down: (-1, 0, 0, -1)
            case .downMirrored: (1, 0, 0, -1)
            case .leftMirrored: (0, -1, -1, 0)
            case .right: (0, -1, 1, 0)
            case .rightMirrored: (0, 1, 1, 0)
            case .left: (0, 1, -1, 0)
            }
        let turn = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
        guard extent.isFinite, !extent.isInfinite, !extent.isNull else { return turn }
        let turned = extent.applying(turn)
        return turn.concatenating(
            CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
    }

    /// Reads between pixels give the nearest one, in the step that follows.
    public func samplingNearest() -> CIImage { derived(source) { $0.isNearest = true } }
    public func samplingLinear() -> CIImage { derived(source) { $0.isNearest = false } }

    /// Nothing changes but what may be kept between renderings, which is a matter of this implementation.
    public func insertingIntermediate() -> CIImage { self }
    public func insertingIntermediate(cache: Bool) -> CIImage { self }
    public func insertingTiledIntermediate() -> CIImage { self }
}
