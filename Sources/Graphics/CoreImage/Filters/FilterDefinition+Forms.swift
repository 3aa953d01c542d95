// SPDX-License-Identifier: MIT
import Foundation

/// Forms that many filters have.
extension FilterDefinition {
    typealias Straight = @Sendable (FilterValues, WorkingSpace) -> (SIMD3<Float>) -> SIMD3<Float>

    /// Each pixel from the one at its place, premultiplied.
    static func color(
        _ name: String, _ category: String, _ inputs: [FilterInput], keepsOpacity: Bool = false,
        kernel: @escaping @Sendable (FilterValues, WorkingSpace) -> ColorRecipe.Kernel
    ) -> FilterDefinition {
        FilterDefinition(name, category, [.image] + inputs) { values in
            values.image.map { image in
                image.derived(ColorRecipe(image.source, keepsOpacity: keepsOpacity) { kernel(values, $0) })
            }
        }
    }

    /// Each pixel's colour, not premultiplied, from the one at its place; alpha stays.
    static func straight(
        _ name: String, _ category: String, _ inputs: [FilterInput], kernel: @escaping Straight
    ) -> FilterDefinition {
        color(name, category, inputs, keepsOpacity: true) { ColorKernels.straight(kernel($0, $1)) }
    }

    /// Like `straight`, of values encoded as for the screen: steps of equal size look equal.
    static func encoded(
        _ name: String, _ category: String, _ inputs: [FilterInput], kernel: @escaping Straight
    ) -> FilterDefinition {
        straight(name, category, inputs) { values, space in
            let (encode, decode, body) = (space.encoder, space.decoder, kernel(values, space))
            return { decode(body(encode($0))) }
        }
    }

    /// From the image and the one behind it.
    static func over(
        _ name: String, _ extent: @escaping @Sendable (CGRect, CGRect) -> CGRect = { $0.joined($1) },
        kernel: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> FilterDefinition {
        FilterDefinition(name, kCICategoryCompositeOperation, [.image, .background]) { values in
            guard let image = values.image else { return values.image(kCIInputBackgroundImageKey) }
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return CIImage(Blending.mix(image.source, background.source, extent, kernel))
        }
    }

    /// Moves the image's pixels.
    static func warp(
        _ name: String, _ inputs: [FilterInput],
        extent: @escaping @Sendable (FilterValues, CGRect) -> CGRect = { $1 },
        map: @escaping @Sendable (FilterValues, CGRect) -> WarpRecipe.Map
    ) -> FilterDefinition {
        FilterDefinition(name, kCICategoryDistortionEffect, [.image] + inputs) { values in
            values.image.map { image in
                CIImage(
                    WarpRecipe(
                        image.source, extent: extent(values, image.extent), nearest: image.isNearest,
                        map: map(values, image.extent)))
            }
        }
    }
}

/// The usual shading functions.
func smoothstep(_ low: Float, _ high: Float, _ value: Float) -> Float {
    guard high > low else { return value < low ? 0 : 1 }
    let t = max(0, min(1, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)
}

extension SIMD2<Float> {
    init(_ point: CGPoint) { self.init(Float(point.x), Float(point.y)) }
    var length: Float { (x * x + y * y).squareRoot() }
    /// Turned counterclockwise, in radians.
    func turned(_ angle: Float) -> SIMD2<Float> {
        let (c, s) = (cosf(angle), sinf(angle))
        return SIMD2(c * x - s * y, s * x + c * y)
    }
}
