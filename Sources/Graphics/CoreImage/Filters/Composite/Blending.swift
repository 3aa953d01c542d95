// SPDX-License-Identifier: MIT
import Foundation

/// Pixels of one image with those of another.
enum Blending {
    static func mix(
        _ front: Recipe, _ back: Recipe, _ extent: (CGRect, CGRect) -> CGRect,
        _ kernel: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> Recipe {
        MixRecipe([front, back], extent: extent(front.extent, back.extent)) { _ in { p, _ in kernel(p[0], p[1]) } }
    }

    static func over(_ front: Recipe, _ back: Recipe) -> Recipe { mix(front, back, { $0.joined($1) }, over) }

    static let over: @Sendable (Pixel, Pixel) -> Pixel = { $0 + $1 * (1 - $0.w) }

    /// The compositing of Porter and Duff's "over" with a mix of the colours where both are (PDF 32000-1, 11.3.6).
    static func blended(
        _ body: @escaping @Sendable (_ back: SIMD3<Float>, _ front: SIMD3<Float>) -> SIMD3<Float>
    ) -> @Sendable (Pixel, Pixel) -> Pixel {
        { front, back in
            let both = front.w * back.w
            let mixed = both > 0 ? body(back.straight.rgb, front.straight.rgb) * both : SIMD3<Float>()
            let color = front.rgb * (1 - back.w) + back.rgb * (1 - front.w) + mixed
            return Pixel(color, front.w + back.w - both)
        }
    }
}

/// Filters of the category Composite that combine alpha.
enum CompositeFilters {
    static let all: [FilterDefinition] = [
        .over("CISourceOverCompositing") { Blending.over($0, $1) },
        .over("CISourceInCompositing", { $0.common($1) }) { $0 * $1.w },
        .over("CISourceOutCompositing", { front, _ in front }) { $0 * (1 - $1.w) },
        .over("CISourceAtopCompositing", { _, back in back }) { $0 * $1.w + $1 * (1 - $0.w) },
        .over("CIAdditionCompositing") { front, back in
            let sum = front + back
            return Pixel(sum.rgb, min(1, sum.w))
        },
        .over("CIMaximumCompositing") { pointwiseMax($0, $1) },
        .over("CIMinimumCompositing") { pointwiseMin($0, $1) },
        .over("CIMultiplyCompositing", { $0.common($1) }) { $0 * $1 },
    ]
}

/// Blend modes with the formulas of PDF 32000-1, 11.3.5; those PDF does not have, with the usual ones. Values are those of
/// the working space.
enum BlendModeFilters {
    typealias Mode = @Sendable (_ back: SIMD3<Float>, _ front: SIMD3<Float>) -> SIMD3<Float>

    static let all: [FilterDefinition] =
        separable.map { name, body in
            mode(name) { back, front in
                SIMD3(body(back.x, front.x), body(back.y, front.y), body(back.z, front.z))
            }
        } + [
            mode("CIHueBlendMode") { NonSeparable.hue($0, $1) },
            mode("CISaturationBlendMode") { NonSeparable.saturation($0, $1) },
            mode("CIColorBlendMode") { NonSeparable.color($0, $1) },
            mode("CILuminosityBlendMode") { NonSeparable.color($1, $0) },
        ]

    private static func mode(_ name: String, _ body: @escaping Mode) -> FilterDefinition {
        let kernel = Blending.blended(body)
        return .over(name) { kernel($0, $1) }
    }

    /// Of one component behind and one in front.
    private static let separable: [(String, @Sendable (Float, Float) -> Float)] = [
        ("CIMultiplyBlendMode", { $0 * $1 }),
        ("CIScreenBlendMode", { $0 + $1 - $0 * $1 }),
        ("CIOverlayBlendMode", { hardLight($1, $0) }),
        ("CIDarkenBlendMode", { min($0, $1) }),
        ("CILightenBlendMode", { max($0, $1) }),
        ("CIColorDodgeBlendMode", { $0 <= 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }),
        ("CIColorBurnBlendMode", { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
        ("CIHardLightBlendMode", { hardLight($0, $1) }),
        ("CISoftLightBlendMode", { softLight($0, $1) }),
        ("CIDifferenceBlendMode", { abs($0 - $1) }),
        ("CIExclusionBlendMode", { $0 + $1 - 2 * $0 * $1 }),
        ("CILinearBurnBlendMode", { max(0, $0 + $1 - 1) }),
        ("CILinearDodgeBlendMode", { min(1, $0 + $1) }),
        ("CILinearLightBlendMode", { max(0, min(1, $0 + 2 * $1 - 1)) }),
        ("CIPinLightBlendMode", { $1 < 0.5 ? min($0, 2 * $1) : max($0, 2 * $1 - 1) }),
        ("CIVividLightBlendMode", { vividLight($0, $1) }),
        ("CIDivideBlendMode", { $1 <= 0 ? 1 : min(1, $0 / $1) }),
        ("CISubtractBlendMode", { max(0, $0 - $1) }),
        ("CIHardMixBlendMode", { $0 + $1 >= 1 ? 1 : 0 }),
    ]

    private static func hardLight(_ back: Float, _ front: Float) -> Float {
        front <= 0.5 ? back * 2 * front : back + (2 * front - 1) - back * (2 * front - 1)
    }

    private static func softLight(_ back: Float, _ front: Float) -> Float {
        if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
        let d = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
        return back + (2 * front - 1) * (d - back)
    }

    private static func vividLight(_ back: Float, _ front: Float) -> Float {
        if front <= 0.5 { return front <= 0 ? 0 : max(0, 1 - (1 - back) / (2 * front)) }
        return front >= 1 ? 1 : min(1, back / (2 * (1 - front)))
    }
}

/// PDF 32000-1, 11.3.5.3.
enum NonSeparable {
    private static func luminosity(_ c: SIMD3<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private static func clipped(_ c: SIMD3<Float>) -> SIMD3<Float> {
        let (l, low, high) = (luminosity(c), c.min(), c.max())
        var c = c
        if low < 0 { c = l + (c - l) * (l / (l - low)) }
        if high > 1 { c = l + (c - l) * ((1 - l) / (high - l)) }
        return c
    }

    private static func setLuminosity(_ c: SIMD3<Float>, _ l: Float) -> SIMD3<Float> {
        clipped(c + (l - luminosity(c)))
    }

    private static func setSaturation(_ c: SIMD3<Float>, _ s: Float) -> SIMD3<Float> {
        let (low, high) = (c.min(), c.max())
        return high > low ? (c - low) * (s / (high - low)) : SIMD3()
    }

    static func hue(_ back: SIMD3<Float>, _ front: SIMD3<Float>) -> SIMD3<Float> {
        setLuminosity(setSaturation(front, back.max() - back.min()), luminosity(back))
    }

    static func saturation(_ back: SIMD3<Float>, _ front: SIMD3<Float>) -> SIMD3<Float> {
        setLuminosity(setSaturation(back, front.max() - front.min()), luminosity(back))
    }

    /// Hue and saturation of the front, luminosity of the back.
    static func color(_ back: SIMD3<Float>, _ front: SIMD3<Float>) -> SIMD3<Float> {
        setLuminosity(front, luminosity(back))
    }
}

/// Filters that choose between two images by a third.
enum MaskFilters {
    static let all: [FilterDefinition] = [
        mask("CIBlendWithMask") { $0.rgb.luminance }, mask("CIBlendWithAlphaMask") { $0.w },
        mask("CIBlendWithRedMask") { $0.x }, mask("CIBlendWithBlueMask") { $0.z }, mix,
    ]

    private static func mask(_ name: String, _ weight: @escaping @Sendable (Pixel) -> Float) -> FilterDefinition {
        FilterDefinition(name, kCICategoryStylize, [.image, .background, .image(kCIInputMaskImageKey)]) { values in
            guard let image = values.image else { return nil }
            let back = values.image(kCIInputBackgroundImageKey)?.source ?? EmptyRecipe()
            guard let mask = values.image(kCIInputMaskImageKey) else { return image }
            let extent = image.extent.common(mask.extent).joined(back.extent)
            return CIImage(
                MixRecipe([image.source, back, mask.source], extent: extent) { _ in
                    { p, _ in p[1] + (p[0] - p[1]) * max(0, min(1, weight(p[2]))) }
                })
        }
    }

    static let mix = FilterDefinition(
        "CIMix", kCICategoryStylize, [.image, .background, .scalar(kCIInputAmountKey, 1, 0...1)]
    ) { values in
        guard let image = values.image else { return nil }
        let (back, amount) = (
            values.image(kCIInputBackgroundImageKey)?.source ?? EmptyRecipe(), values.float(kCIInputAmountKey)
        )
        return CIImage(Blending.mix(image.source, back, { $0.joined($1) }) { $1 + ($0 - $1) * amount })
    }
}
