// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Transition: the image at time 0, the target at time 1. Courses between are ours; only their
/// ends and their character are documented.
enum TransitionFilters {
    static let all: [FilterDefinition] = [dissolve, swipe, flash, mod, bars, copyMachine, mask, ripple]

    private static let category = kCICategoryTransition
    private static let inputs: [FilterInput] = [.image, .image(kCIInputTargetImageKey), .time]
    private static let extentInput = FilterInput.rectangle(
        kCIInputExtentKey, CGRect(x: 0, y: 0, width: 300, height: 300))

    private static func transition(
        _ name: String, _ more: [FilterInput],
        _ kernel: @escaping @Sendable (FilterValues, _ time: Float, CGRect, WorkingSpace) -> MixRecipe.Kernel
    ) -> FilterDefinition {
        FilterDefinition(name, category, inputs + more) { values in
            guard let image = values.image else { return values.image(kCIInputTargetImageKey) }
            guard let target = values.image(kCIInputTargetImageKey) else { return image }
            let time = max(0, min(1, values.float(kCIInputTimeKey)))
            let extent = image.extent.joined(target.extent)
            return CIImage(
                MixRecipe([image.source, target.source], extent: extent) { kernel(values, time, extent, $0) })
        }
    }

    private static func mixed(_ pixels: UnsafePointer<Pixel>, _ t: Float) -> Pixel {
        pixels[0] + (pixels[1] - pixels[0]) * t
    }

    static let dissolve = transition("CIDissolveTransition", []) { _, time, _, _ in { p, _ in mixed(p, time) } }

    /// The extent along a direction: where it begins, and its length.
    private static func span(_ rect: CGRect, _ axis: SIMD2<Float>) -> (start: Float, length: Float) {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let places = corners.map { (SIMD2(CGPoint(x: $0.0, y: $0.1)) * axis).sum() }
        let (low, high) = (places.min() ?? 0, places.max() ?? 0)
        return (low, high - low)
    }

    private static let swiping: [FilterInput] = [
        extentInput, .color(kCIInputColorKey, 1, 1, 1), .angle(0),
        .distance(kCIInputWidthKey, 300, 0.1...800, min: 0.1),
        .scalar("inputOpacity", 0, 0...1, min: 0, max: 1),
    ]

    /// A soft edge of the width that passes in the direction of the angle; over it lies the colour.
    static let swipe = transition("CISwipeTransition", swiping) { values, time, _, space in
        let axis = SIMD2<Float>(1, 0).turned(values.float(kCIInputAngleKey))
        let (start, length) = span(values.rect(kCIInputExtentKey) ?? .zero, axis)
        let (width, opacity) = (max(0.1, values.float(kCIInputWidthKey)), values.float("inputOpacity"))
        let (color, edge) = (space.pixel(values.color()), start + time * (length + width))
        return { pixels, place in
            let t = smoothstep(0, 1, (edge - (place * axis).sum()) / width)
            let band = opacity * (1 - abs(2 * t - 1))
            return mixed(pixels, t) * (1 - band * color.w) + color * band
        }
    }

    /// A bar of light that passes and leaves the target behind it.
    static let copyMachine = transition(
        "CICopyMachineTransition",
        [
            extentInput, .color(kCIInputColorKey, 0.6, 1, 0.8), .angle(0),
            .distance(kCIInputWidthKey, 200, 0.1...500, min: 0.1),
            .scalar("inputOpacity", 1.3, 0...3),
        ]
    ) { values, time, _, space in
        let axis = SIMD2<Float>(1, 0).turned(values.float(kCIInputAngleKey))
        let (start, length) = span(values.rect(kCIInputExtentKey) ?? .zero, axis)
        let (width, opacity) = (max(0.1, values.float(kCIInputWidthKey)), values.float("inputOpacity"))
        let (color, edge) = (space.pixel(values.color()), start + time * (length + width))
        return { pixels, place in
            let t = (edge - (place * axis).sum()) / width
            let light = t > 0 && t < 1 ? opacity * (1 - abs(2 * t - 1)) : 0
            return (t > 0.5 ? pixels[1] : pixels[0]) + color * light
        }
    }

    /// A flash from the centre that grows over the extent and fades into the target; rays as the striation says.
    static let flash = transition(
        "CIFlashTransition",
        [
            .center, extentInput, .color(kCIInputColorKey, 1, 0.8, 0.6),
            .scalar("inputMaxStriationRadius", 2.58, 0...10),
            .scalar("inputStriationStrength", 0.5, 0...3), .scalar("inputStriationContrast", 1.375, 0...5),
            .scalar("inputFadeThreshold", 0.85, 0...1),
        ]
    ) { values, time, _, space in
        let (center, color) = (values.point(), space.pixel(values.color()))
        let extent = values.rect(kCIInputExtentKey) ?? .zero
        let size = max(1, SIMD2(CGPoint(x: extent.width, y: extent.height)).length / 2)
        let (strength, contrast) = (values.float("inputStriationStrength"), values.float("inputStriationContrast"))
        let (reach, threshold) = (values.float("inputMaxStriationRadius"), values.float("inputFadeThreshold"))
        // Up to the threshold the light grows, then it goes.
        let peak = max(0.01, min(0.99, threshold))
        let power = time < peak ? time / peak : (1 - time) / (1 - peak)
        let change = smoothstep(peak * 0.6, peak, time)
        return { pixels, place in
            let d = place - center
            let r = d.length / size
            let angle = atan2f(d.y, d.x)
            let ray = 0.5 + 0.25 * (sinf(angle * 17) + sinf(angle * 29 + 1.3))
            let striation = 1 + strength * (powf(max(0, ray), contrast) - 0.5) * max(0, 1 - r / max(0.01, reach))
            let light = power * power * 4 * expf(-r * r / max(0.01, power * power * 2)) * striation
            let lit = mixed(pixels, change) + color * light
            // A full flash covers everything.
            let cover = max(0, min(1, power * 3 - 2)) * (1 - smoothstep(peak, 1, time))
            return Pixel((lit + (color - lit) * cover).rgb, max(lit.w, cover))
        }
    }

    /// Holes in a regular pattern through which the target grows.
    static let mod = transition(
        "CIModTransition",
        [
            .center, .angle(2, -2 * Double.pi...2 * Double.pi), .distance(kCIInputRadiusKey, 150, 1...200, min: 1),
            .distance("inputCompression", 300, 100...800, min: 1),
        ]
    ) { values, time, _, _ in
        let (center, radius) = (values.point(), max(1, values.float(kCIInputRadiusKey)))
        let (angle, compression) = (values.float(kCIInputAngleKey), max(1, values.float("inputCompression")))
        return { pixels, place in
            let d = place - center
            let p = d.turned(angle * expf(-d.length / compression)) * (2 * .pi / radius)
            let tone = (2 + cosf(p.x) + cosf(p.y)) / 4
            return mixed(pixels, smoothstep(-0.05, 0.05, time * 1.1 - 0.05 - (1 - tone)))
        }
    }

    /// Bars that leave one after the other.
    static let bars = FilterDefinition(
        "CIBarsSwipeTransition", category,
        inputs + [
            .angle(Double.pi), .distance(kCIInputWidthKey, 30, 2...300, min: 2), .scalar("inputBarOffset", 10, 1...100),
        ]
    ) { values in
        guard let image = values.image else { return values.image(kCIInputTargetImageKey) }
        guard let target = values.image(kCIInputTargetImageKey) else { return image }
        let time = max(0, min(1, values.float(kCIInputTimeKey)))
        let axis = SIMD2<Float>(1, 0).turned(values.float(kCIInputAngleKey))
        let across = SIMD2(-axis.y, axis.x)
        let (start, length) = span(image.extent, across)
        let width = max(2, values.float(kCIInputWidthKey))
        let count = max(1, (length / width).rounded(.up))
        let travel = span(image.extent, axis).length
        let delay = min(0.9, values.float("inputBarOffset") / 100)
        let moved = WarpRecipe(image.source, extent: image.extent) { place in
            let bar = (((place * across).sum() - start) / width).rounded(.down)
            let t = max(0, min(1, (time - delay * bar / count) / (1 - delay)))
            return place - axis * (travel * t * t)
        }
        return CIImage(Blending.over(moved, target.source))
    }

    /// In the order of the mask's luminance, dark first. The shadow is not drawn.
    static let mask = FilterDefinition(
        "CIDisintegrateWithMaskTransition", category,
        inputs + [
            .image(kCIInputMaskImageKey), .distance("inputShadowRadius", 8, 0...50),
            .scalar("inputShadowDensity", 0.65, 0...1),
            .offset("inputShadowOffset", 0, -10),
        ]
    ) { values in
        guard let image = values.image else { return values.image(kCIInputTargetImageKey) }
        guard let target = values.image(kCIInputTargetImageKey), let mask = values.image(kCIInputMaskImageKey)
        else { return image }
        let time = max(0, min(1, values.float(kCIInputTimeKey)))
        return CIImage(
            MixRecipe([image.source, target.source, mask.source], extent: image.extent.joined(target.extent)) { _ in
                { pixels, _ in mixed(pixels, smoothstep(-0.05, 0.05, time * 1.1 - 0.05 - pixels[2].rgb.luminance)) }
            })
    }

    /// A wave from the centre; inside it is the target.
    static let ripple = FilterDefinition(
        "CIRippleTransition", category,
        inputs + [
            .image("inputShadingImage"), .center, extentInput, .distance(kCIInputWidthKey, 100, 1...300, min: 1),
            .scalar(kCIInputScaleKey, 50, -50...50),
        ]
    ) { values in
        guard let image = values.image else { return values.image(kCIInputTargetImageKey) }
        guard let target = values.image(kCIInputTargetImageKey) else { return image }
        let time = max(0, min(1, values.float(kCIInputTimeKey)))
        let (center, width, scale) = (
            values.point(), max(1, values.float(kCIInputWidthKey)), values.float(kCIInputScaleKey)
        )
        let e = values.rect(kCIInputExtentKey) ?? .zero
        let front = time * (SIMD2(CGPoint(x: e.width, y: e.height)).length + width)
        let wave: @Sendable (SIMD2<Float>) -> SIMD2<Float> = { place in
            let d = place - center
            let (r, t) = (d.length, (front - d.length) / width)
            guard r > 0, t > 0, t < 1 else { return place }
            return place + d / r * sinf(t * 2 * .pi) * scale * 0.5 * (1 - abs(2 * t - 1))
        }
        let before = WarpRecipe(image.source, extent: image.extent, map: wave)
        let after = WarpRecipe(target.source, extent: target.extent, map: wave)
        return CIImage(
            MixRecipe([before, after], extent: image.extent.joined(target.extent)) { _ in
                { pixels, place in
                    mixed(pixels, max(0, min(1, (front - (place - center).length) / width * 4 - 1.5)))
                }
            })
    }
}
