// SPDX-License-Identifier: MIT
internal import CRaster
import Foundation

/// Sums of neighbours.
enum Convolving {
    /// Rows, then columns, weighted with a symmetric kernel: `weights[i]` at distance i.
    static func symmetric(_ input: Recipe, _ weights: [Float], extent: CGRect) -> Recipe {
        let reach = weights.count - 1
        return GatherRecipe([input], extent: extent, needed: { [$0.insetBy(reach, reach)] }) { region, tiles, _ in
            vertical(horizontal(tiles[0], weights, reach), weights, region)
        }
    }

    /// Narrower than the source by the kernel's reach on both sides.
    static func horizontal(_ source: Tile, _ weights: [Float], _ reach: Int) -> Tile {
        let result = Tile(source.region.insetBy(-reach, 0))
        weights.withUnsafeBufferPointer { weights in
            result.forEachRow { y, row in
                sum(source.row(y) + reach, row, result.region.width, step: 1, weights)
            }
        }
        return result
    }

    private static func vertical(_ source: Tile, _ weights: [Float], _ region: PixelRect) -> Tile {
        let (result, width) = (Tile(region), region.width)
        weights.withUnsafeBufferPointer { weights in
            result.forEachRow { y, row in
                sum(source.row(y), row, width, step: source.region.width, weights)
            }
        }
        return result
    }

    /// `count` pixels, each with its neighbours in both directions that lie a multiple of `step` pixels away.
    private static func sum(
        _ from: UnsafeMutablePointer<Pixel>, _ to: UnsafeMutablePointer<Pixel>, _ count: Int, step: Int,
        _ weights: UnsafeBufferPointer<Float>
    ) {
        guard let first = weights.baseAddress else { return }
        let floats = UnsafeRawPointer(from).assumingMemoryBound(to: Float.self)
        let sums = UnsafeMutableRawPointer(to).assumingMemoryBound(to: Float.self)
        crl_symmetric_sum(floats, sums, 4 * count, 4 * step, first, Int32(weights.count - 1))
    }

    /// Weights at any offsets; `keepsAlpha` leaves alpha and works on colours alone.
    static func points(
        _ input: Recipe, _ taps: [(x: Int, y: Int, weight: Float)], bias: Float = 0, keepsAlpha: Bool = false,
        extent: CGRect
    ) -> Recipe {
        let taps = taps.filter { $0.weight != 0 }
        let (dx, dy) = (taps.map { abs($0.x) }.max() ?? 0, taps.map { abs($0.y) }.max() ?? 0)
        return GatherRecipe([input], extent: extent, needed: { [$0.insetBy(dx, dy)] }) { region, tiles, _ in
            let (source, result) = (tiles[0], Tile(region))
            result.forEachRow { y, row in
                for x in 0..<region.width { row[x] = Pixel(repeating: bias) }
                for tap in taps {
                    let from = source.row(y + tap.y) + (dx + tap.x)
                    for x in 0..<region.width { row[x] += from[x] * tap.weight }
                }
                guard keepsAlpha else { return }
                let from = source.row(y) + dx
                for x in 0..<region.width { row[x].w = from[x].w }
            }
            return result
        }
    }
}

/// Making smaller.
enum Resampling {
    /// Squares of `factor` pixels, aligned with the origin, become one pixel: their mean.
    static func averaged(_ input: Recipe, by factor: Int) -> Recipe {
        let f = CGFloat(factor)
        let e = input.extent.enclosingPixels.cgRect
        let extent =
            input.extent.isInfinite
            ? CGRect.infinite
            : CGRect(x: (e.minX / f).rounded(.down), y: (e.minY / f).rounded(.down), width: 0, height: 0).union(
                CGRect(x: (e.maxX / f).rounded(.up), y: (e.maxY / f).rounded(.up), width: 0, height: 0))
        let needed = { (r: PixelRect) in
            [PixelRect(x: r.x * factor, y: r.y * factor, width: r.width * factor, height: r.height * factor)]
        }
        return GatherRecipe([input], extent: extent, needed: needed) { region, tiles, _ in
            let (source, result) = (tiles[0], Tile(region))
            let scale = 1 / Float(factor * factor)
            result.forEachRow { y, row in
                for line in 0..<factor {
                    let from = source.row(y * factor + line)
                    for x in 0..<region.width {
                        var sum = Pixel()
                        for i in 0..<factor { sum += from[x * factor + i] }
                        row[x] += sum * scale
                    }
                }
            }
            return result
        }
    }

    /// Separable resampling with Lanczos' kernel of three lobes, widened when making smaller.
    static func lanczos(_ input: Recipe, _ sx: CGFloat, _ sy: CGFloat) -> Recipe {
        let extent = input.extent
        guard !extent.isInfinite, !extent.isNull, sx > 0, sy > 0 else { return input }
        let target = CGRect(
            x: extent.minX * sx, y: extent.minY * sy, width: extent.width * sx, height: extent.height * sy)
        // What lies outside counts as the edge, so that edges stay opaque.
        let clamped = ClampRecipe(input, extent)
        let (ax, ay) = (Axis(Float(sx)), Axis(Float(sy)))
        let needed = { (r: PixelRect) in
            let (x, y) = (ax.span(r.x, r.maxX), ay.span(r.y, r.maxY))
            return [PixelRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)]
        }
        return GatherRecipe([clamped], extent: target, needed: needed) { region, tiles, _ in
            let source = tiles[0]
            let columns = (region.x..<region.maxX).map { ax.taps($0) }
            let middle = Tile(
                PixelRect(x: region.x, y: source.region.y, width: region.width, height: source.region.height))
            middle.forEachRow { y, row in
                let from = source.row(y) - source.region.x
                for x in 0..<region.width {
                    var sum = Pixel()
                    for (i, weight) in columns[x].weights.enumerated() { sum += from[columns[x].first + i] * weight }
                    row[x] = sum
                }
            }
            let result = Tile(region)
            result.forEachRow { y, row in
                let taps = ay.taps(y)
                for (i, weight) in taps.weights.enumerated() {
                    let from = middle.row(taps.first + i)
                    for x in 0..<region.width { row[x] += from[x] * weight }
                }
            }
            return result
        }
    }

    /// One direction of a resampling by `scale`.
    private struct Axis: Sendable {
        let scale: Float
        let reach: Float

        init(_ scale: Float) {
            self.scale = scale
            reach = 3 / min(scale, 1)
        }

        func taps(_ x: Int) -> (first: Int, weights: [Float]) {
            let center = (Float(x) + 0.5) / scale - 0.5
            let (first, last) = (Int((center - reach).rounded(.up)), Int((center + reach).rounded(.down)))
            var weights = (first...max(first, last)).map { kernel((Float($0) - center) * min(scale, 1)) }
            let sum = weights.reduce(0, +)
            for i in weights.indices { weights[i] /= sum }
            return (first, weights)
        }

        func span(_ low: Int, _ high: Int) -> (Int, Int) {
            let (first, last) = (taps(low), taps(high - 1))
            return (first.first, last.first + last.weights.count)
        }

        private func kernel(_ x: Float) -> Float {
            if abs(x) < 1e-6 { return 1 }
            guard abs(x) < 3 else { return 0 }
            let t = Float.pi * x
            return 3 * sinf(t) * sinf(t / 3) / (t * t)
        }
    }
}
