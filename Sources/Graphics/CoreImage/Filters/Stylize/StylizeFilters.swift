// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Stylize.
enum StylizeFilters {
    static let all: [FilterDefinition] = [
        pixellate, hexagonal, crystallize, pointillize, bloom, gloom, edges, sobel, spotLight,
    ]

    private static let category = kCICategoryStylize

    /// Squares, one of them around the centre, in their mean colour.
    static let pixellate = FilterDefinition(
        "CIPixellate", category, [.image, .center, .distance(kCIInputScaleKey, 8, 1...100, min: 1)]
    ) { values in
        guard let image = values.image else { return nil }
        let scale = values.float(kCIInputScaleKey)
        guard scale > 1, scale.isFinite else { return image }
        let (center, half) = (values.point(), scale / 2)
        func index(_ value: Float, _ middle: Float) -> Int { Int(((value - middle + half) / scale).rounded(.down)) }
        func edge(_ index: Int, _ middle: Float) -> Int { Int((middle - half + Float(index) * scale).rounded()) }
        let e = image.extent
        let cells = { (r: PixelRect) in
            let (x0, y0) = (index(Float(r.x) + 0.5, center.x), index(Float(r.y) + 0.5, center.y))
            return PixelRect(
                x: x0, y: y0, width: index(Float(r.maxX) - 0.5, center.x) - x0 + 1,
                height: index(Float(r.maxY) - 0.5, center.y) - y0 + 1)
        }
        // Whole squares.
        func grown(_ r: PixelRect) -> PixelRect {
            let c = cells(r)
            let (x, y) = (edge(c.x, center.x), edge(c.y, center.y))
            return PixelRect(x: x, y: y, width: edge(c.maxX, center.x) - x, height: edge(c.maxY, center.y) - y)
        }
        let extent = e.isInfinite || e.isNull ? e : grown(e.enclosingPixels).cgRect
        return CIImage(
            GatherRecipe([image.source], extent: extent, needed: { [grown($0.insetBy(1, 1))] }) { region, tiles, _ in
                let (source, c) = (tiles[0], cells(region.insetBy(1, 1)))
                var means = [Pixel](repeating: Pixel(), count: c.width * c.height)
                for cy in c.y..<c.maxY {
                    for cx in c.x..<c.maxX {
                        let area = PixelRect(
                            x: edge(cx, center.x), y: edge(cy, center.y),
                            width: edge(cx + 1, center.x) - edge(cx, center.x),
                            height: edge(cy + 1, center.y) - edge(cy, center.y)
                        ).intersection(source.region)
                        means[(cy - c.y) * c.width + cx - c.x] = mean(source, area)
                    }
                }
                let result = Tile(region)
                let columns = (0..<region.width).map { column(Float(region.x + $0) + 0.5, c.x, c.maxX) }
                func column(_ x: Float, _ low: Int, _ high: Int) -> Int {
                    var i = max(low, min(high - 1, index(x, center.x)))
                    while i > low, x < Float(edge(i, center.x)) { i -= 1 }
                    while i < high - 1, x >= Float(edge(i + 1, center.x)) { i += 1 }
                    return i - low
                }
                for y in region.y..<region.maxY {
                    var i = max(c.y, min(c.maxY - 1, index(Float(y) + 0.5, center.y)))
                    while i > c.y, y < edge(i, center.y) { i -= 1 }
                    while i < c.maxY - 1, y >= edge(i + 1, center.y) { i += 1 }
                    let (row, base) = (result.row(y), (i - c.y) * c.width)
                    for x in 0..<region.width { row[x] = means[base + columns[x]] }
                }
                return result
            })
    }

    private static func mean(_ tile: Tile, _ area: PixelRect) -> Pixel {
        guard !area.isEmpty else { return Pixel() }
        var sum = Pixel()
        for y in area.y..<area.maxY {
            let row = tile.row(y) + (area.x - tile.region.x)
            for x in 0..<area.width { sum += row[x] }
        }
        return sum / Float(area.width * area.height)
    }

    /// The mean of nine pixels spread over a cell stands for its mean.
    private static func cells(
        _ image: CIImage, size: Float, needed reach: Int,
        _ color: @escaping (Sampler, SIMD2<Float>) -> Pixel
    ) -> CIImage {
        let e = image.extent
        return CIImage(
            GatherRecipe([image.source], extent: e, needed: { [$0.insetBy(reach, reach)] }) { region, tiles, _ in
                let (sampler, result) = (Sampler(tiles[0]), Tile(region))
                result.forEachRow { y, row in
                    for x in 0..<region.width {
                        row[x] = color(sampler, SIMD2(Float(region.x + x) + 0.5, Float(y) + 0.5))
                    }
                }
                return result
            })
    }

    private static func sampled(_ sampler: Sampler, _ place: SIMD2<Float>, _ step: Float) -> Pixel {
        var sum = Pixel()
        for y in -1...1 { for x in -1...1 { sum += sampler.nearest(place + SIMD2(Float(x), Float(y)) * step) } }
        return sum / 9
    }

    /// The image goes on at its edge.
    private static func clamped(_ image: CIImage) -> CIImage {
        CIImage(CropRecipe(ClampRecipe(image.source, image.extent), image.extent.grown(1e6, 1e6)))
    }

    static let hexagonal = FilterDefinition(
        "CIHexagonalPixellate", category, [.image, .center, .distance(kCIInputScaleKey, 8, 1...100, min: 1)]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, size) = (values.point(), max(1, values.float(kCIInputScaleKey)))
        let step = SIMD2(size * Float(3).squareRoot(), size * 1.5) / 2
        // The nearest of the centres of two interleaved grids.
        func nearest(_ place: SIMD2<Float>) -> SIMD2<Float> {
            let p = (place - center) / (step * 2)
            let a = p.rounded(.toNearestOrAwayFromZero)
            let b = (p - 0.5).rounded(.toNearestOrAwayFromZero) + 0.5
            return center + (((p - a) * step).length <= ((p - b) * step).length ? a : b) * step * 2
        }
        let source = clamped(image)
        let result = cells(source, size: size, needed: Int(size * 3) + 2) { sampled($0, nearest($1), size / 4) }
        return result.cropped(to: image.extent)
    }

    /// The place of a cell's point.
    private static func jitter(_ cell: SIMD2<Float>) -> SIMD2<Float> {
        let (x, y) = (UInt32(truncatingIfNeeded: Int(cell.x)), UInt32(truncatingIfNeeded: Int(cell.y)))
        return SIMD2(GeneratorFilters.noise(x, y, 11), GeneratorFilters.noise(x, y, 12))
    }

    /// The nearest of the points scattered one to a cell.
    private static func scattered(_ place: SIMD2<Float>, _ center: SIMD2<Float>, _ size: Float) -> SIMD2<Float> {
        let p = (place - center) / size
        let home = p.rounded(.down)
        var (best, found) = (Float.infinity, p)
        for y in -1...1 {
            for x in -1...1 {
                let cell = home + SIMD2(Float(x), Float(y))
                let point = cell + jitter(cell)
                let distance = (point - p).length
                if distance < best { (best, found) = (distance, point) }
            }
        }
        return center + found * size
    }

    /// Polygons around scattered points, in the colour at the point.
    static let crystallize = FilterDefinition(
        "CICrystallize", category, [.image, .distance(kCIInputRadiusKey, 20, 1...100, min: 1), .center]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, size) = (values.point(), max(1, values.float(kCIInputRadiusKey)))
        let result = cells(clamped(image), size: size, needed: Int(size * 3) + 2) { sampler, place in
            sampled(sampler, scattered(place, center, size), size / 4)
        }
        return result.cropped(to: image.extent)
    }

    /// Dots around scattered points.
    static let pointillize = FilterDefinition(
        "CIPointillize", category, [.image, .distance(kCIInputRadiusKey, 20, 1...100, min: 1), .center]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, size) = (values.point(), max(1, values.float(kCIInputRadiusKey)))
        let result = cells(clamped(image), size: size, needed: Int(size * 3) + 2) { sampler, place in
            let point = scattered(place, center, size)
            let inside = max(0, min(1, size * 0.55 - (place - point).length + 0.5))
            return sampled(sampler, point, size / 4) * inside
        }
        return result.cropped(to: image.extent)
    }

    private static let glow: [FilterInput] = [
        .image, .distance(kCIInputRadiusKey, 10, 0...100, min: 0), .scalar(kCIInputIntensityKey, 0.5, 0...1),
    ]

    /// The blur screened over the image. How they mix is ours.
    static let bloom = FilterDefinition("CIBloom", category, glow) { values in
        glowing(values) { pixel, blur, intensity in pixel + blur * intensity - pixel * blur * intensity }
    }

    /// Where the blur is darker, towards it.
    static let gloom = FilterDefinition("CIGloom", category, glow) { values in
        glowing(values) { pixel, blur, intensity in
            let dark = pointwiseMin(pixel, blur)
            return Pixel((pixel + (dark - pixel) * intensity).rgb, pixel.w)
        }
    }

    private static func glowing(
        _ values: FilterValues, _ body: @escaping @Sendable (Pixel, Pixel, Float) -> Pixel
    ) -> CIImage? {
        guard let image = values.image else { return nil }
        let blur = Blurs.gaussian(image.source, sigma: values.float(kCIInputRadiusKey))
        let intensity = values.float(kCIInputIntensityKey)
        return CIImage(
            MixRecipe([image.source, blur], extent: blur.extent) { _ in { p, _ in body(p[0], p[1], intensity) } })
    }

    /// Sobel's gradients in both directions, for each colour.
    private static func gradients(
        _ image: CIImage, _ body: @escaping @Sendable (_ x: Pixel, _ y: Pixel, _ middle: Pixel) -> Pixel
    ) -> CIImage {
        let clamped = ClampRecipe(image.source, image.extent)
        return CIImage(
            GatherRecipe([clamped], extent: image.extent, needed: { [$0.insetBy(1, 1)] }) { region, tiles, _ in
                let (source, result) = (tiles[0], Tile(region))
                result.forEachRow { y, row in
                    let (low, middle, high) = (source.row(y - 1), source.row(y), source.row(y + 1))
                    for x in 0..<region.width {
                        let left = low[x] + middle[x] * 2 + high[x]
                        let right = low[x + 2] + middle[x + 2] * 2 + high[x + 2]
                        let bottom = low[x] + low[x + 1] * 2 + low[x + 2]
                        let top = high[x] + high[x + 1] * 2 + high[x + 2]
                        row[x] = body((right - left) / 4, (top - bottom) / 4, middle[x + 1])
                    }
                }
                return result
            })
    }

    /// The length of the gradient times the intensity.
    static let edges = FilterDefinition("CIEdges", category, [.image, .scalar(kCIInputIntensityKey, 1, 0...10)]) {
        values in
        let intensity = values.float(kCIInputIntensityKey)
        return values.image.map { image in
            gradients(image) { x, y, middle in
                let length = (x * x + y * y).squareRoot() * intensity
                return Pixel(length.rgb, middle.w)
            }
        }
    }

    static let sobel = FilterDefinition("CISobelGradients", category, [.image]) { values in
        values.image.map { image in
            gradients(image) { x, y, _ in Pixel(x.rgb.luminance, y.rgb.luminance, 0, 1) }
        }
    }

    /// A lamp at a place in space that points at another; what is beside its cone is dark.
    static let spotLight = FilterDefinition(
        "CISpotLight", category,
        [
            .image, .vector("inputLightPosition", [400, 600, 150]), .vector("inputLightPointsAt", [200, 200, 0]),
            .scalar(kCIInputBrightnessKey, 3, 0...10), .scalar("inputConcentration", 0.1, 0.001...1.5),
            .color(kCIInputColorKey, 1, 1, 1),
        ]
    ) { values in
        guard let image = values.image else { return nil }
        let (at, to) = (values.simd("inputLightPosition").rgb, values.simd("inputLightPointsAt").rgb)
        let (brightness, concentration) = (
            values.float(kCIInputBrightnessKey), max(0.001, values.float("inputConcentration"))
        )
        func unit(_ v: SIMD3<Float>) -> SIMD3<Float> { v / max(1e-6, (v * v).sum().squareRoot()) }
        let axis = unit(to - at)
        return image.derived(
            MixRecipe([image.source], extent: image.extent) { space in
                let color = space.straight(values.color()).rgb
                return { pixels, place in
                    let cosine = max(0, (unit(SIMD3(place.x, place.y, 0) - at) * axis).sum())
                    let light = powf(cosine, 1 / (concentration * concentration)) * brightness
                    return pixels[0] * Pixel(color * light, 1)
                }
            })
    }
}

/// Filters of the category Halftone Effect: black where the screen's tone exceeds the image's.
enum HalftoneFilters {
    static let all: [FilterDefinition] = [
        screen("CIDotScreen") { p in (1 + (cosf(p.x) + cosf(p.y)) / 2) / 2 },
        screen("CILineScreen") { p in (1 + cosf(p.x)) / 2 },
        screen("CIHatchedScreen") { p in max((1 + cosf(p.x)) / 2, (1 + cosf(p.y)) / 2) }, circular,
    ]

    private static func screen(_ name: String, _ tone: @escaping @Sendable (SIMD2<Float>) -> Float) -> FilterDefinition
    {
        FilterDefinition(
            name, kCICategoryHalftoneEffect,
            [
                .image, .center, .angle(0), .distance(kCIInputWidthKey, 6, 1...50, min: 1),
                .scalar(kCIInputSharpnessKey, 0.7, 0...1),
            ]
        ) { values in
            let (center, angle, width) = (
                values.point(), values.float(kCIInputAngleKey), max(1, values.float(kCIInputWidthKey))
            )
            return screened(values) { tone(($0 - center).turned(-angle) * (2 * .pi / width)) }
        }
    }

    static let circular = FilterDefinition(
        "CICircularScreen", kCICategoryHalftoneEffect,
        [.image, .center, .distance(kCIInputWidthKey, 6, 1...50, min: 1), .scalar(kCIInputSharpnessKey, 0.7, 0...1)]
    ) { values in
        let (center, width) = (values.point(), max(1, values.float(kCIInputWidthKey)))
        return screened(values) { (1 + cosf(($0 - center).length * 2 * .pi / width)) / 2 }
    }

    private static func screened(_ values: FilterValues, _ tone: @escaping (SIMD2<Float>) -> Float) -> CIImage? {
        guard let image = values.image else { return nil }
        let soft = max(0.02, 1 - values.float(kCIInputSharpnessKey))
        return CIImage(
            MixRecipe([image.source], extent: image.extent) { space in
                let encode = space.encoder
                return { pixels, place in
                    let light = encode(pixels[0].straight.rgb).luminance
                    let ink = smoothstep(-soft / 2, soft / 2, light - tone(place))
                    return Pixel(SIMD3(repeating: ink), 1) * pixels[0].w
                }
            })
    }
}
