// SPDX-License-Identifier: MIT
import Foundation

/// The parts of an affine transform, applied in the order scale, horizontal shear, rotation, translation.
public struct CGAffineTransformComponents: Sendable, Equatable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        self =
            CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Gram-Schmidt on the rows: the first row gives rotation and x scale, the rest of the second shear and y scale.
    public func decomposed() -> CGAffineTransformComponents {
        let xScale = hypot(a, b)
        let determinant = a * d - b * c
        let translation = CGVector(dx: tx, dy: ty)
        guard xScale > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0, rotation: atan2(-c, d),
                translation: translation)
        }
        let yScale = determinant / xScale
        let shear = yScale == 0 ? 0 : (a * c + b * d) / xScale / yScale
        return CGAffineTransformComponents(
            scale: CGSize(width: xScale, height: yScale), horizontalShear: shear, rotation: atan2(b, a),
            translation: translation)
    }
}
