// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Sharpen.
enum SharpenFilters {
    static let all: [FilterDefinition] = [unsharp, luminance, noise]

    /// What the blur takes away is added; at the edge the image counts as going on.
    private static func sharpened(
        _ image: CIImage, sigma: Float, _ body: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> CIImage {
        let blur = Blurs.gaussian(ClampRecipe(image.source, image.extent), sigma: sigma)
        return CIImage(MixRecipe([image.source, blur], extent: image.extent) { _ in { p, _ in body(p[0], p[1]) } })
    }

    /// The image plus the intensity times its difference from its blur.
    static let unsharp = FilterDefinition(
        "CIUnsharpMask", kCICategorySharpen,
        [.image, .distance(kCIInputRadiusKey, 2.5, 0...100, min: 0), .scalar(kCIInputIntensityKey, 0.5, 0...1)]
    ) { values in
        let intensity = values.float(kCIInputIntensityKey)
        return values.image.map { image in
            sharpened(image, sigma: values.float(kCIInputRadiusKey)) { pixel, blur in
                Pixel((pixel + (pixel - blur) * intensity).rgb, pixel.w)
            }
        }
    }

    /// Luminance alone, so that colours stay.
    static let luminance = FilterDefinition(
        "CISharpenLuminance", kCICategorySharpen,
        [.image, .scalar(kCIInputSharpnessKey, 0.4, 0...2), .distance(kCIInputRadiusKey, 1.69, 0...20, min: 0)]
    ) { values in
        let sharpness = values.float(kCIInputSharpnessKey)
        return values.image.map { image in
            sharpened(image, sigma: values.float(kCIInputRadiusKey)) { pixel, blur in
                Pixel(pixel.rgb + (pixel.rgb.luminance - blur.rgb.luminance) * sharpness, pixel.w)
            }
        }
    }

    /// Differences from the surroundings below the noise level are smoothed, above it sharpened.
    static let noise = FilterDefinition(
        "CINoiseReduction", kCICategoryBlur,
        [.image, .scalar("inputNoiseLevel", 0.02, 0...0.1), .scalar(kCIInputSharpnessKey, 0.4, 0...2)]
    ) { values in
        let (level, sharpness) = (values.float("inputNoiseLevel"), values.float(kCIInputSharpnessKey))
        return values.image.map { image in
            sharpened(image, sigma: 1) { pixel, blur in
                let detail = pixel - blur
                let isNoise = abs(detail.rgb.luminance) < level
                return isNoise ? Pixel(blur.rgb, pixel.w) : Pixel((pixel + detail * sharpness * 0.5).rgb, pixel.w)
            }
        }
    }
}
