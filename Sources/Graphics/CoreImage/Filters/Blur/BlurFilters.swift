// SPDX-License-Identifier: MIT
import Foundation

/// Ways of blurring.
enum Blurs {
    /// The Gaussian of standard deviation `sigma`, cut off at three of them, where the extent ends too. Up to 12 pixels
    /// it is computed exactly; larger ones on an image of fewer pixels, whose own blur is taken into account.
    static func gaussian(_ input: Recipe, sigma: Float) -> Recipe {
        guard sigma > 0, sigma.isFinite, !input.extent.isNull else { return input }
        let reach = CGFloat((3 * sigma).rounded(.up))
        let extent = input.extent.grown(reach, reach)
        let factor = sigma <= 12 ? 1 : 1 << Int(log2f(sigma / 6))
        if factor == 1 { return Convolving.symmetric(input, weights(sigma), extent: extent) }
        let f = Float(factor)
        // Variances add: of the mean over squares, and of reading linearly between their centres.
        let rest = (sigma * sigma - (f * f - 1) / 12 - f * f / 6).squareRoot() / f
        let small = Resampling.averaged(input, by: factor)
        let kernel = weights(rest)
        let margin = CGFloat(kernel.count)
        let blurred = Convolving.symmetric(small, kernel, extent: small.extent.grown(margin, margin))
        return WarpRecipe(blurred, extent: extent) { $0 / f }
    }

    private static func weights(_ sigma: Float) -> [Float] {
        let reach = max(1, Int((3 * sigma).rounded(.up)))
        let values = (0...reach).map { expf(-Float($0 * $0) / (2 * sigma * sigma)) }
        let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
        return values.map { $0 / sum }
    }

    /// The mean of a square whose sides are twice the radius.
    static func box(_ input: Recipe, radius: Float) -> Recipe {
        guard radius > 0, radius.isFinite, !input.extent.isNull else { return input }
        let reach = Int(radius.rounded(.up))
        // The outermost pixels count in part.
        let edge = radius - (radius - 0.5).rounded(.down) - 0.5
        var weights = [Float](repeating: 1, count: reach + 1)
        let whole = Int((radius - 0.5).rounded(.down))
        for i in 0...reach { weights[i] = i <= whole ? 1 : i == whole + 1 ? max(0, edge) : 0 }
        weights[0] = 1
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return Convolving.symmetric(
            input, weights.map { $0 / sum }, extent: input.extent.grown(CGFloat(reach), CGFloat(reach)))
    }

    /// The mean of a disc.
    static func disc(_ input: Recipe, radius: Float) -> Recipe {
        guard radius > 0, radius.isFinite, !input.extent.isNull else { return input }
        // Discs of more pixels are computed on an image of fewer.
        let factor = max(1, Int(radius / 12))
        let small = factor == 1 ? input : Resampling.averaged(input, by: factor)
        let (r, reach) = (radius / Float(factor), Int((radius / Float(factor)).rounded(.up)))
        var taps: [(x: Int, y: Int, weight: Float)] = []
        for y in -reach...reach {
            for x in -reach...reach {
                taps.append((x, y, max(0, min(1, r + 0.5 - SIMD2(Float(x), Float(y)).length))))
            }
        }
        let sum = taps.reduce(0) { $0 + $1.weight }
        let blurred = Convolving.points(
            small, taps.map { ($0.x, $0.y, $0.weight / sum) },
            extent: small.extent.grown(CGFloat(reach), CGFloat(reach)))
        let extent = input.extent.grown(CGFloat(radius.rounded(.up)), CGFloat(radius.rounded(.up)))
        return factor == 1 ? blurred : WarpRecipe(blurred, extent: extent) { $0 / Float(factor) }
    }

    /// The mean of places along a line from `low` to `high` times the step that `direction` gives for a place.
    static func along(
        _ input: Recipe, extent: CGRect, samples: Int, needed: @escaping (PixelRect) -> PixelRect,
        _ offset: @escaping (SIMD2<Float>, Float) -> SIMD2<Float>
    ) -> Recipe {
        GatherRecipe([input], extent: extent, needed: { [needed($0)] }) { region, tiles, _ in
            let (sampler, result) = (Sampler(tiles[0]), Tile(region))
            let weights = (0..<samples).map { i -> Float in
                let t = (Float(i) + 0.5) / Float(samples) * 2 - 1
                // A Gaussian whose end is two standard deviations away.
                return expf(-2 * t * t)
            }
            let sum = weights.reduce(0, +)
            result.forEachRow { y, row in
                for x in 0..<region.width {
                    let place = SIMD2(Float(region.x + x) + 0.5, Float(y) + 0.5)
                    var color = Pixel()
                    for i in 0..<samples {
                        let t = (Float(i) + 0.5) / Float(samples) * 2 - 1
                        color += sampler.linear(offset(place, t)) * weights[i]
                    }
                    row[x] = color / sum
                }
            }
            return result
        }
    }

    /// The median of nine, channel by channel.
    static func median(_ input: Recipe) -> Recipe {
        GatherRecipe([input], extent: input.extent, needed: { [$0.insetBy(1, 1)] }) { region, tiles, _ in
            let (source, result) = (tiles[0], Tile(region))
            result.forEachRow { y, row in
                for x in 0..<region.width {
                    var v: [Pixel] = []
                    for line in (y - 1)...(y + 1) { v += (0..<3).map { source.row(line)[x + $0] } }
                    // Exchange sort by lanes, as far as the fifth.
                    for i in 0...4 {
                        for j in (i + 1)..<9 { (v[i], v[j]) = (pointwiseMin(v[i], v[j]), pointwiseMax(v[i], v[j])) }
                    }
                    row[x] = v[4]
                }
            }
            return result
        }
    }
}

/// Filters of the category Blur.
enum BlurFilters {
    static let all: [FilterDefinition] = [gaussian, box, disc, motion, zoom, median, masked]

    private static let category = kCICategoryBlur

    static let gaussian = FilterDefinition(
        "CIGaussianBlur", category, [.image, .distance(kCIInputRadiusKey, 10, 0...100, min: 0)]
    ) { values in
        values.image.map { CIImage(Blurs.gaussian($0.source, sigma: values.float(kCIInputRadiusKey))) }
    }

    static let box = FilterDefinition(
        "CIBoxBlur", category, [.image, .distance(kCIInputRadiusKey, 10, 1...100, min: 1)]
    ) { values in
        values.image.map { CIImage(Blurs.box($0.source, radius: values.float(kCIInputRadiusKey))) }
    }

    static let disc = FilterDefinition(
        "CIDiscBlur", category, [.image, .distance(kCIInputRadiusKey, 8, 0...100, min: 0)]
    ) { values in
        values.image.map { CIImage(Blurs.disc($0.source, radius: values.float(kCIInputRadiusKey))) }
    }

    /// As far as the radius in both directions.
    static let motion = FilterDefinition(
        "CIMotionBlur", category, [.image, .distance(kCIInputRadiusKey, 20, 0...100, min: 0), .angle(0)]
    ) { values in
        guard let image = values.image else { return nil }
        let radius = values.float(kCIInputRadiusKey)
        guard radius > 0, radius.isFinite else { return image }
        let step = SIMD2<Float>(radius, 0).turned(values.float(kCIInputAngleKey))
        let (dx, dy) = (CGFloat(abs(step.x).rounded(.up)), CGFloat(abs(step.y).rounded(.up)))
        return CIImage(
            Blurs.along(
                image.source, extent: image.extent.grown(dx, dy), samples: max(3, min(200, Int(radius * 2))),
                needed: { $0.insetBy(Int(dx) + 1, Int(dy) + 1) }, { $0 + step * $1 }))
    }

    /// Along the lines to the centre; at 100 pixels from it as far as the amount.
    static let zoom = FilterDefinition(
        "CIZoomBlur", category, [.image, .center, .distance(kCIInputAmountKey, 20, -200...200)]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, amount) = (values.point(), values.float(kCIInputAmountKey) / 100)
        guard amount != 0, amount.isFinite, !image.extent.isInfinite else { return image }
        let area = image.extent.enclosingPixels
        return CIImage(
            Blurs.along(
                image.source, extent: image.extent, samples: max(3, min(100, Int(abs(amount) * 60))),
                needed: { _ in area },
                { place, t in place - (place - center) * (amount * (t + 1) / 2) }))
    }

    static let median = FilterDefinition("CIMedianFilter", category, [.image]) { values in
        values.image.map { CIImage(Blurs.median($0.source)) }
    }

    /// Between the image and its blur by the luminance of the mask.
    static let masked = FilterDefinition(
        "CIMaskedVariableBlur", category,
        [.image, .image("inputMask"), .distance(kCIInputRadiusKey, 5, 0...10, min: 0)]
    ) { values in
        guard let image = values.image, let mask = values.image("inputMask") else { return nil }
        let radius = values.float(kCIInputRadiusKey)
        let clamped = ClampRecipe(image.source, image.extent)
        let half = Blurs.gaussian(clamped, sigma: radius / 2)
        let whole = Blurs.gaussian(clamped, sigma: radius)
        return CIImage(
            MixRecipe([image.source, half, whole, mask.source], extent: image.extent) { _ in
                { pixels, _ in
                    let t = max(0, min(1, pixels[3].rgb.luminance)) * 2
                    return t < 1
                        ? pixels[0] + (pixels[1] - pixels[0]) * t : pixels[1] + (pixels[2] - pixels[1]) * (t - 1)
                }
            })
    }
}
