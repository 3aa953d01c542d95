// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Color Effect.
enum ColorEffectFilters {
    static let all: [FilterDefinition] = [
        invert, monochrome, posterize, falseColor, maskToAlpha, maximumComponent, minimumComponent, sepia, vignette,
        vignetteEffect, map, thermal, xray,
    ]

    private static let category = kCICategoryColorEffect

    /// One minus each component, in the working space.
    static let invert = FilterDefinition.straight("CIColorInvert", category, []) { _, _ in { 1 - $0 } }

    static let monochrome = FilterDefinition.straight(
        "CIColorMonochrome", category,
        [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .scalar(kCIInputIntensityKey, 1, 0...1)]
    ) { values, space in
        let (tint, intensity) = (space.straight(values.color()).rgb, values.float(kCIInputIntensityKey))
        return { $0.mixed(with: tint * $0.luminance, intensity) }
    }

    static let posterize = FilterDefinition.encoded("CIColorPosterize", category, [.scalar("inputLevels", 6, 2...30)]) {
        values, _ in
        let steps = max(1, values.float("inputLevels").rounded() - 1)
        return { ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps }
    }

    /// Luminance between two colours.
    static let falseColor = FilterDefinition.color(
        "CIFalseColor", category, [.color(kCIInputColor0Key, 0.3, 0, 0), .color(kCIInputColor1Key, 1, 0.9, 0.8)]
    ) { values, space in
        let (dark, light) = (space.pixel(values.color(kCIInputColor0Key)), space.pixel(values.color(kCIInputColor1Key)))
        return { pixel in (dark + (light - dark) * pixel.straight.rgb.luminance) * pixel.w }
    }

    static let maskToAlpha = FilterDefinition.color("CIMaskToAlpha", category, []) { _, _ in
        { Pixel(repeating: $0.rgb.luminance) }
    }

    static let maximumComponent = FilterDefinition.straight("CIMaximumComponent", category, []) { _, _ in
        { SIMD3(repeating: $0.max()) }
    }

    static let minimumComponent = FilterDefinition.straight("CIMinimumComponent", category, []) { _, _ in
        { SIMD3(repeating: $0.min()) }
    }

    /// The tone's matrix is that of W3C's Filter Effects (sepia), on encoded values: Apple documents the look only.
    static let sepia = FilterDefinition.encoded(
        "CISepiaTone", category, [.scalar(kCIInputIntensityKey, 1, 0...1, min: 0, max: 1)]
    ) { values, _ in
        let intensity = values.float(kCIInputIntensityKey)
        let (r, g) = (SIMD3<Float>(0.393, 0.769, 0.189), SIMD3<Float>(0.349, 0.686, 0.168))
        let b = SIMD3<Float>(0.272, 0.534, 0.131)
        return { c in c.mixed(with: SIMD3((c * r).sum(), (c * g).sum(), (c * b).sum()), intensity) }
    }

    /// Darker with the fourth power of the cosine, the law of lenses; `inputRadius` 1 reaches the corners. The curve is
    /// ours: Apple documents the look only.
    static let vignette = FilterDefinition(
        "CIVignette", category,
        [.image, .scalar(kCIInputIntensityKey, 0, -1...1), .distance(kCIInputRadiusKey, 1, 0...2, min: 0)]
    ) { values in
        guard let image = values.image else { return nil }
        let (extent, intensity) = (image.extent, values.float(kCIInputIntensityKey))
        guard !extent.isInfinite, !extent.isNull else { return image }
        let center = SIMD2(CGPoint(x: extent.midX, y: extent.midY))
        let corner = SIMD2(CGPoint(x: extent.width / 2, y: extent.height / 2)).length
        let reach = max(0.001, values.float(kCIInputRadiusKey) * corner)
        return image.derived(
            MixRecipe([image.source], extent: extent) { _ in
                { pixels, place in
                    let tangent = (place - center).length / reach
                    let cosine2 = 1 / (1 + tangent * tangent)
                    let factor = max(0, 1 - intensity * (1 - cosine2 * cosine2))
                    return pixels[0] * Pixel(factor, factor, factor, 1)
                }
            })
    }

    /// Dark beyond a circle; `inputFalloff` of the radius is the width of the edge. The edge's curve is ours.
    static let vignetteEffect = FilterDefinition(
        "CIVignetteEffect", category,
        [
            .image, .center, .distance(kCIInputRadiusKey, 150, 0...2000, min: 0),
            .scalar(kCIInputIntensityKey, 1, -1...1), .scalar("inputFalloff", 0.5, 0...1),
        ]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, radius) = (values.point(), values.float(kCIInputRadiusKey))
        let (intensity, falloff) = (values.float(kCIInputIntensityKey), values.float("inputFalloff"))
        return image.derived(
            MixRecipe([image.source], extent: image.extent) { _ in
                { pixels, place in
                    let edge = smoothstep(radius * (1 - falloff), radius * (1 + falloff), (place - center).length)
                    let factor = max(0, 1 - intensity * edge)
                    return pixels[0] * Pixel(factor, factor, factor, 1)
                }
            })
    }

    /// Luminance looked up along the gradient image's lowest row.
    static let map = FilterDefinition("CIColorMap", category, [.image, .image(kCIInputGradientImageKey)]) { values in
        guard let image = values.image, let gradient = values.image(kCIInputGradientImageKey) else { return nil }
        let strip = gradient.extent.enclosingPixels
        guard !gradient.extent.isInfinite, !strip.isEmpty else { return image }
        let row = PixelRect(x: strip.x, y: strip.y, width: strip.width, height: 1)
        return CIImage(
            GatherRecipe([image.source, gradient.source], extent: image.extent, needed: { [$0, row] }) {
                region, tiles, _ in
                let (result, colors) = (tiles[0].writable(), tiles[1].row(row.y))
                result.forEachRow { _, line in
                    for x in 0..<region.width {
                        let tone = max(0, min(1, line[x].straight.rgb.luminance))
                        line[x] = colors[Int(tone * Float(row.width - 1) + 0.5)] * line[x].w
                    }
                }
                return result
            })
    }

    /// Blue, violet, red, yellow, white with growing luminance; the scale is ours.
    static let thermal = FilterDefinition.encoded("CIThermal", category, []) { _, _ in
        let scale: [SIMD3<Float>] = [
            SIMD3(0, 0, 0.3), SIMD3(0.4, 0, 0.7), SIMD3(0.9, 0.1, 0.3), SIMD3(1, 0.7, 0), SIMD3(1, 1, 0.9),
        ]
        return { color in
            let position = max(0, min(1, color.luminance)) * Float(scale.count - 1)
            let index = min(Int(position), scale.count - 2)
            return scale[index].mixed(with: scale[index + 1], position - Float(index))
        }
    }

    /// The negative of luminance, bluish; the curve is ours.
    static let xray = FilterDefinition.encoded("CIXRay", category, []) { _, _ in
        { color in
            let tone = 1 - max(0, min(1, color.luminance))
            return SIMD3(tone * tone, tone * (0.3 + 0.7 * tone), tone.squareRoot())
        }
    }
}
