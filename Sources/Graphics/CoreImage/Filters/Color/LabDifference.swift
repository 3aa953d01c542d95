// SPDX-License-Identifier: MIT
import Foundation

/// How different colours look: `CILabDeltaE`, the difference of 1994 between two images' colours in CIE L*a*b*, from 0 to
/// 100, in all three components; about 2 is just noticeable. Pixels behind one another are compared, whatever their
/// opacity; where one image has no pixel it is black.
enum LabDifference {
    static let filter = FilterDefinition(
        "CILabDeltaE", kCICategoryColorAdjustment, [.image, .image("inputImage2")]
    ) { values in
        guard let image = values.image, let other = values.image("inputImage2") else { return nil }
        return CIImage(
            MixRecipe([image.source, other.source], extent: image.extent.joined(other.extent)) { space in
                let encode = space.encoder
                return { pixels, _ in
                    let difference = deltaE(lab(encode(pixels[0].straight.rgb)), lab(encode(pixels[1].straight.rgb)))
                    return Pixel(difference, difference, difference, 1)
                }
            })
    }

    /// L*, a* and b* of a colour of sRGB by its encoded components (IEC 61966-2-1; CIE 15:2004, 8.2.1), for its own white.
    static func lab(_ color: SIMD3<Float>) -> SIMD3<Float> {
        let c = SIMD3(linear(color.x), linear(color.y), linear(color.z))
        let x = (SIMD3(0.412_456_4, 0.357_576_1, 0.180_437_5) * c).sum() / 0.950_47
        let y = (SIMD3(0.212_672_9, 0.715_152_2, 0.072_175_0) * c).sum()
        let z = (SIMD3(0.019_333_9, 0.119_192_0, 0.950_304_1) * c).sum() / 1.088_83
        let (fx, fy, fz) = (root(x), root(y), root(z))
        return SIMD3(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
    }

    private static func linear(_ value: Float) -> Float {
        value <= 0.040_45 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }

    private static func root(_ value: Float) -> Float {
        value > 216 / 24389 ? cbrtf(value) : (24389 / 27 * value + 16) / 116
    }

    /// CIE 116-1995 with the weights for graphic arts.
    static func deltaE(_ first: SIMD3<Float>, _ second: SIMD3<Float>) -> Float {
        let difference = first - second
        let (a, b) = (hypotf(first.y, first.z), hypotf(second.y, second.z))
        let chroma = a - b
        let hue = max(0, difference.y * difference.y + difference.z * difference.z - chroma * chroma)
        let (chromaWeight, hueWeight) = (1 + 0.045 * a, 1 + 0.015 * a)
        let sum =
            difference.x * difference.x + chroma * chroma / (chromaWeight * chromaWeight) + hue
            / (hueWeight * hueWeight)
        return min(100, sum.squareRoot())
    }
}
