// SPDX-License-Identifier: MIT
import Foundation

/// Largest and smallest values of neighbourhoods, channel by channel.
enum MorphologyFilters {
    static let all: [FilterDefinition] = [
        round("CIMorphologyMaximum") { pointwiseMax($0, $1) }, round("CIMorphologyMinimum") { pointwiseMin($0, $1) },
        gradient, rectangle("CIMorphologyRectangleMaximum") { pointwiseMax($0, $1) },
        rectangle("CIMorphologyRectangleMinimum") { pointwiseMin($0, $1) },
    ]

    private static func round(_ name: String, _ pick: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> FilterDefinition {
        FilterDefinition(name, kCICategoryBlur, [.image, .distance(kCIInputRadiusKey, 0, 0...50, min: 0)]) { values in
            values.image.map { image in
                CIImage(disc(image, values.integer(kCIInputRadiusKey, 0...200), pick))
            }
        }
    }

    /// Half the width of the disc in each row.
    private static func disc(_ image: CIImage, _ radius: Int, _ pick: @escaping @Sendable (Pixel, Pixel) -> Pixel)
        -> Recipe
    {
        // Centres within half a pixel of the radius, so that both directions count alike.
        let square = (Float(radius) + 0.5) * (Float(radius) + 0.5)
        let chords = (-radius...radius).map { y in Int((square - Float(y * y)).squareRoot()) }
        return extreme(image, (-radius...radius).map { $0 }, chords, pick)
    }

    private static func rectangle(_ name: String, _ pick: @escaping @Sendable (Pixel, Pixel) -> Pixel)
        -> FilterDefinition
    {
        FilterDefinition(
            name, kCICategoryBlur,
            [.image, .integer("inputWidth", 5, 1...51), .integer("inputHeight", 5, 1...51)]
        ) { values in
            values.image.map { image in
                let (w, h) = (values.integer("inputWidth", 1...401) / 2, values.integer("inputHeight", 1...401) / 2)
                return CIImage(extreme(image, (-h...h).map { $0 }, [Int](repeating: w, count: 2 * h + 1), pick))
            }
        }
    }

    /// The extreme over rows at `offsets`, each as wide as its chord says; the image counts as going on at its edge.
    private static func extreme(
        _ image: CIImage, _ offsets: [Int], _ chords: [Int], _ pick: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> Recipe {
        let (dx, dy) = (chords.max() ?? 0, offsets.max() ?? 0)
        let clamped = ClampRecipe(image.source, image.extent)
        return GatherRecipe([clamped], extent: image.extent, needed: { [$0.insetBy(dx, dy)] }) { region, tiles, _ in
            let (source, result) = (tiles[0], Tile(region))
            result.forEachRow { y, row in
                var window = [Pixel](repeating: Pixel(), count: source.region.width)
                for (index, offset) in offsets.enumerated() {
                    let (line, chord) = (source.row(y + offset), chords[index])
                    running(line, source.region.width, 2 * chord + 1, &window, pick)
                    for x in 0..<region.width {
                        let value = window[x + dx - chord]
                        row[x] = index == 0 ? value : pick(row[x], value)
                    }
                }
            }
            return result
        }
    }

    /// `result[i]` is the extreme of `width` values from i on, by van Herk's two scans of blocks.
    private static func running(
        _ line: UnsafePointer<Pixel>, _ count: Int, _ width: Int, _ result: inout [Pixel],
        _ pick: (Pixel, Pixel) -> Pixel
    ) {
        var (forward, backward) = ([Pixel](repeating: Pixel(), count: count), [Pixel](repeating: Pixel(), count: count))
        for i in 0..<count { forward[i] = i % width == 0 ? line[i] : pick(forward[i - 1], line[i]) }
        for i in stride(from: count - 1, through: 0, by: -1) {
            backward[i] = i == count - 1 || (i + 1) % width == 0 ? line[i] : pick(backward[i + 1], line[i])
        }
        for i in 0..<max(0, count - width + 1) { result[i] = pick(backward[i], forward[i + width - 1]) }
    }

    static let gradient = FilterDefinition(
        "CIMorphologyGradient", kCICategoryBlur, [.image, .distance(kCIInputRadiusKey, 5, 0...50, min: 0)]
    ) { values in
        guard let image = values.image else { return nil }
        let radius = values.integer(kCIInputRadiusKey, 0...200)
        let high = disc(image, radius) { pointwiseMax($0, $1) }
        let low = disc(image, radius) { pointwiseMin($0, $1) }
        return CIImage(
            MixRecipe([high, low], extent: image.extent) { _ in { p, _ in Pixel((p[0] - p[1]).rgb, p[0].w) } })
    }
}

/// Filters that weigh neighbours.
enum ConvolutionFilters {
    static let all: [FilterDefinition] = [
        square("CIConvolution3X3", 3, false), square("CIConvolution5X5", 5, false),
        square("CIConvolution7X7", 7, false),
        line("CIConvolution9Horizontal", true, false), line("CIConvolution9Vertical", false, false),
        square("CIConvolutionRGB3X3", 3, true), square("CIConvolutionRGB5X5", 5, true),
        square("CIConvolutionRGB7X7", 7, true), line("CIConvolutionRGB9Horizontal", true, true),
        line("CIConvolutionRGB9Vertical", false, true),
    ]

    /// Weights by rows, the first row for the pixels above.
    private static func square(_ name: String, _ size: Int, _ colorsOnly: Bool) -> FilterDefinition {
        var identity = [CGFloat](repeating: 0, count: size * size)
        identity[size * size / 2] = 1
        return convolution(name, identity, colorsOnly) { ($0 % size - size / 2, size / 2 - $0 / size) }
    }

    private static func line(_ name: String, _ isHorizontal: Bool, _ colorsOnly: Bool) -> FilterDefinition {
        var identity = [CGFloat](repeating: 0, count: 9)
        identity[4] = 1
        return convolution(name, identity, colorsOnly) { isHorizontal ? ($0 - 4, 0) : (0, 4 - $0) }
    }

    private static func convolution(
        _ name: String, _ identity: [CGFloat], _ colorsOnly: Bool,
        _ place: @escaping @Sendable (Int) -> (Int, Int)
    ) -> FilterDefinition {
        let count = identity.count
        return FilterDefinition(
            name, kCICategoryStylize, [.image, .vector(kCIInputWeightsKey, identity), .scalar(kCIInputBiasKey, 0)]
        ) { values in
            guard let image = values.image else { return nil }
            let (weights, bias) = (values.floats(kCIInputWeightsKey, count), values.float(kCIInputBiasKey))
            let taps = (0..<count).map { (x: place($0).0, y: place($0).1, weight: weights[$0]) }
            let (dx, dy) = (taps.map { abs($0.x) }.max() ?? 0, taps.map { abs($0.y) }.max() ?? 0)
            let extent = colorsOnly ? image.extent : image.extent.grown(CGFloat(dx), CGFloat(dy))
            return CIImage(
                Convolving.points(
                    image.source, taps, bias: bias, keepsAlpha: colorsOnly,
                    extent: bias == 0 || colorsOnly ? extent : .infinite))
        }
    }
}
