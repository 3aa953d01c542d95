// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Reduction: few pixels that tell of many. Means, extremes and counts are of premultiplied values
/// of the working space inside `inputExtent`.
enum ReductionFilters {
    static let all: [FilterDefinition] = [
        area("CIAreaAverage") { pixels, count in [sum(pixels, count) / Float(max(1, count))] },
        area("CIAreaMaximum") { pixels, count in [extreme(pixels, count) { pointwiseMax($0, $1) }] },
        area("CIAreaMinimum") { pixels, count in [extreme(pixels, count) { pointwiseMin($0, $1) }] },
        area("CIAreaMaximumAlpha") { pixels, count in [extreme(pixels, count) { $0.w >= $1.w ? $0 : $1 }] },
        area("CIAreaMinimumAlpha") { pixels, count in [extreme(pixels, count) { $0.w <= $1.w ? $0 : $1 }] },
        area("CIAreaMinMax") { pixels, count in
            [extreme(pixels, count) { pointwiseMin($0, $1) }, extreme(pixels, count) { pointwiseMax($0, $1) }]
        },
        rows, columns, histogram, display,
    ]

    private static let category = kCICategoryReduction
    private static let inputs: [FilterInput] = [
        .image, .rectangle(kCIInputExtentKey, CGRect(x: 0, y: 0, width: 640, height: 80)),
    ]

    private static func sum(_ pixels: UnsafePointer<Pixel>, _ count: Int) -> Pixel {
        // In doubles: a float loses ones beside sums of millions.
        var total = SIMD4<Double>()
        for i in 0..<count { total += SIMD4<Double>(pixels[i]) }
        return Pixel(total)
    }

    private static func extreme(_ pixels: UnsafePointer<Pixel>, _ count: Int, _ pick: (Pixel, Pixel) -> Pixel) -> Pixel
    {
        guard count > 0 else { return Pixel() }
        var result = pixels[0]
        for i in 1..<max(1, count) { result = pick(result, pixels[i]) }
        return result
    }

    /// The part of the image that is asked for.
    private static func part(_ values: FilterValues, _ image: CIImage) -> PixelRect? {
        let rect = (values.rect(kCIInputExtentKey) ?? image.extent).common(image.extent)
        guard !rect.isInfinite, !rect.isNull else { return nil }
        let area = rect.enclosingPixels
        return area.isEmpty ? nil : area
    }

    /// One row of pixels from all of the area.
    private static func area(
        _ name: String, width: Int = 1, _ body: @escaping @Sendable (UnsafePointer<Pixel>, Int) -> [Pixel]
    ) -> FilterDefinition {
        let width = name == "CIAreaMinMax" ? 2 : width
        return FilterDefinition(name, category, inputs) { values in
            guard let image = values.image, let area = part(values, image) else { return nil }
            return reduced(image, area, CGRect(x: 0, y: 0, width: width, height: 1)) { tile in
                body(tile.pixels, area.width * area.height)
            }
        }
    }

    /// A small image whose pixels, from the lower left, are made of the whole area at once.
    private static func reduced(
        _ image: CIImage, _ area: PixelRect, _ extent: CGRect, _ body: @escaping (Tile) -> [Pixel]
    ) -> CIImage {
        let whole = extent.enclosingPixels
        return CIImage(
            GatherRecipe([image.source], extent: extent, needed: { _ in [area] }) { region, tiles, _ in
                let (pixels, result) = (body(tiles[0]), Tile(whole))
                for i in 0..<min(pixels.count, whole.width * whole.height) { result.pixels[i] = pixels[i] }
                return result.part(region)
            })
    }

    /// The mean of each row: one pixel wide.
    static let rows = FilterDefinition("CIRowAverage", category, inputs) { values in
        guard let image = values.image, let area = part(values, image) else { return nil }
        return reduced(image, area, CGRect(x: 0, y: 0, width: 1, height: area.height)) { tile in
            (area.y..<area.maxY).map { sum(tile.row($0), area.width) / Float(area.width) }
        }
    }

    /// The mean of each column: one pixel high.
    static let columns = FilterDefinition("CIColumnAverage", category, inputs) { values in
        guard let image = values.image, let area = part(values, image) else { return nil }
        return reduced(image, area, CGRect(x: 0, y: 0, width: area.width, height: 1)) { tile in
            var sums = [Pixel](repeating: Pixel(), count: area.width)
            for y in area.y..<area.maxY { for x in 0..<area.width { sums[x] += tile.row(y)[x] } }
            return sums.map { $0 / Float(area.height) }
        }
    }

    /// One pixel for each of `inputCount` steps of value: the share of the area times the scale, for each channel.
    static let histogram = FilterDefinition(
        "CIAreaHistogram", category,
        inputs + [.integer("inputCount", 64, 1...2048), .scalar(kCIInputScaleKey, 1, 0...1, min: 0)]
    ) { values in
        guard let image = values.image, let area = part(values, image) else { return nil }
        let (count, scale) = (values.integer("inputCount", 1...2048), values.float(kCIInputScaleKey))
        return reduced(image, area, CGRect(x: 0, y: 0, width: count, height: 1)) { tile in
            let total = area.width * area.height
            var bins = [SIMD4<Int32>](repeating: SIMD4(), count: count)
            for i in 0..<total {
                let position = pointwiseMax(Pixel(), pointwiseMin(Pixel(repeating: 1), tile.pixels[i])) * Float(count)
                for channel in 0..<4 { bins[min(count - 1, Int(position[channel]))][channel] += 1 }
            }
            return bins.map { Pixel($0) * (scale / Float(total)) }
        }
    }

    /// The histogram as a picture: columns up to the share, one pixel for each step.
    static let display = FilterDefinition(
        "CIHistogramDisplayFilter", category,
        [
            .image, .distance("inputHeight", 100, 1...200, min: 1), .scalar("inputHighLimit", 1, 0...1, min: 0, max: 1),
            .scalar("inputLowLimit", 0, 0...1, min: 0, max: 1),
        ]
    ) { values in
        guard let image = values.image, !image.extent.isInfinite else { return nil }
        let (height, bins) = (values.integer("inputHeight", 1...2000), image.extent.enclosingPixels)
        let (high, low) = (values.float("inputHighLimit"), values.float("inputLowLimit"))
        let extent = CGRect(x: 0, y: 0, width: bins.width, height: height)
        return CIImage(
            GatherRecipe([image.source], extent: extent, needed: { _ in [bins] }) { region, tiles, _ in
                let (counts, result) = (tiles[0].row(bins.y), Tile(region))
                var top = Pixel(repeating: 1e-9)
                for x in 0..<bins.width { top = pointwiseMax(top, counts[x]) }
                let scale = 1 / max(top.rgb.max(), 1e-9)
                result.forEachRow { y, row in
                    let level = (Float(y) + 0.5) / Float(height)
                    for x in 0..<region.width {
                        let value = (counts[region.x + x].rgb * scale - low) / max(1e-6, high - low)
                        row[x] = Pixel(value.x > level ? 1 : 0, value.y > level ? 1 : 0, value.z > level ? 1 : 0, 1)
                    }
                }
                return result
            })
    }
}
