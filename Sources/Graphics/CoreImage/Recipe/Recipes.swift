// SPDX-License-Identifier: MIT
import Foundation

/// Nothing.
final class EmptyRecipe: Recipe, @unchecked Sendable {
    init() { super.init(extent: .null) }
    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile { Tile(region) }
}

/// A colour at every place.
final class GeneratorRecipe: Recipe, @unchecked Sendable {
    typealias Kernel = (SIMD2<Float>) -> Pixel
    private let prepare: (WorkingSpace) -> Kernel
    private let opaque: Bool

    /// `prepare` makes the function of a place, the centre of a pixel, to its premultiplied pixel.
    init(extent: CGRect = .infinite, isOpaque: Bool = false, prepare: @escaping (WorkingSpace) -> Kernel) {
        self.prepare = prepare
        opaque = isOpaque
        super.init(extent: extent)
    }

    override var isOpaque: Bool { opaque }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let (tile, kernel) = (Tile(region), prepare(renderer.space))
        tile.forEachRow { y, row in
            for x in 0..<region.width { row[x] = kernel(SIMD2(Float(region.x + x) + 0.5, Float(y) + 0.5)) }
        }
        return tile
    }
}

/// Each pixel from the input's at the same place.
final class ColorRecipe: Recipe, @unchecked Sendable {
    typealias Kernel = (Pixel) -> Pixel
    private let prepare: (WorkingSpace) -> Kernel
    private let keepsOpacity: Bool

    /// `prepare` makes the function of premultiplied pixels.
    init(
        _ input: Recipe, extent: CGRect? = nil, keepsOpacity: Bool = false,
        prepare: @escaping (WorkingSpace) -> Kernel
    ) {
        self.prepare = prepare
        self.keepsOpacity = keepsOpacity
        super.init(extent: extent ?? input.extent, inputs: [input])
    }

    override var isOpaque: Bool { keepsOpacity && inputs[0].isOpaque }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let tile = renderer.tile(inputs[0], region).writable()
        let kernel = prepare(renderer.space)
        tile.forEachRow { _, row in for x in 0..<region.width { row[x] = kernel(row[x]) } }
        return tile
    }
}

/// Each pixel from those of several inputs at the same place, and the place.
final class MixRecipe: Recipe, @unchecked Sendable {
    typealias Kernel = (_ pixels: UnsafePointer<Pixel>, _ place: SIMD2<Float>) -> Pixel
    private let prepare: (WorkingSpace) -> Kernel

    init(_ inputs: [Recipe], extent: CGRect, prepare: @escaping (WorkingSpace) -> Kernel) {
        self.prepare = prepare
        super.init(extent: extent, inputs: inputs)
    }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let tiles = inputs.map { renderer.tile($0, region) }
        let (result, kernel) = (Tile(region), prepare(renderer.space))
        let count = tiles.count
        result.forEachRow { y, row in
            withUnsafeTemporaryAllocation(of: Pixel.self, capacity: max(1, count)) { pixels in
                guard let base = pixels.baseAddress else { return }
                let rows = tiles.map { $0.row(y) }
                for x in 0..<region.width {
                    for i in 0..<count { base[i] = rows[i][x] }
                    row[x] = kernel(base, SIMD2(Float(region.x + x) + 0.5, Float(y) + 0.5))
                }
            }
        }
        return result
    }
}

/// Each pixel from one place of the input.
final class WarpRecipe: Recipe, @unchecked Sendable {
    typealias Map = (SIMD2<Float>) -> SIMD2<Float>
    private let map: Map
    private let isNearest: Bool

    /// `map` tells where in the input a place of the result comes from.
    init(_ input: Recipe, extent: CGRect, nearest: Bool = false, map: @escaping Map) {
        self.map = map
        isNearest = nearest
        super.init(extent: extent, inputs: [input])
    }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let count = region.width * region.height
        let places = UnsafeMutablePointer<SIMD2<Float>>.allocate(capacity: count)
        defer { places.deallocate() }
        Rows.forEach(region) { y in
            let row = places + (y - region.y) * region.width
            for x in 0..<region.width { row[x] = map(SIMD2(Float(region.x + x) + 0.5, Float(y) + 0.5)) }
        }
        let needed = Self.bounds(places, count).intersection(inputs[0].extent.enclosingPixels)
        guard !needed.isEmpty else { return Tile(region) }
        let (sampler, result, isNearest) = (Sampler(renderer.tile(inputs[0], needed)), Tile(region), self.isNearest)
        result.forEachRow { y, row in
            let from = places + (y - region.y) * region.width
            for x in 0..<region.width { row[x] = isNearest ? sampler.nearest(from[x]) : sampler.linear(from[x]) }
        }
        return result
    }

    /// The pixels that reading at the places touches. No more than a sheet of 16384 pixels around the first place, as
    /// maps may go to infinity.
    private static func bounds(_ places: UnsafePointer<SIMD2<Float>>, _ count: Int) -> PixelRect {
        var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
        for i in 0..<count {
            let p = places[i]
            guard abs(p.x) < 1e7, abs(p.y) < 1e7 else { continue }
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
        }
        guard low.x <= high.x else { return .nothing }
        let (x, y) = (Int((low.x - 0.5).rounded(.down)), Int((low.y - 0.5).rounded(.down)))
        let (endX, endY) = (Int((high.x + 1.5).rounded(.down)), Int((high.y + 1.5).rounded(.down)))
        return PixelRect(x: x, y: y, width: min(endX - x, 16384), height: min(endY - y, 16384))
    }
}

/// Each pixel from a neighbourhood, or all, of the inputs.
final class GatherRecipe: Recipe, @unchecked Sendable {
    typealias Draw = (_ region: PixelRect, _ inputs: [Tile], _ space: WorkingSpace) -> Tile
    private let needed: (PixelRect) -> [PixelRect]
    private let drawing: Draw

    /// `needed`: which pixels of each input a region of the result is made of.
    init(
        _ inputs: [Recipe], extent: CGRect, needed: @escaping (PixelRect) -> [PixelRect], draw: @escaping Draw
    ) {
        self.needed = needed
        drawing = draw
        super.init(extent: extent, inputs: inputs)
    }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let tiles = zip(inputs, needed(region)).map { renderer.tile($0, $1) }
        return drawing(region, tiles, renderer.space)
    }
}

/// The input's pixels moved by whole pixels.
final class ShiftRecipe: Recipe, @unchecked Sendable {
    private let (dx, dy): (Int, Int)

    init(_ input: Recipe, _ dx: Int, _ dy: Int) {
        (self.dx, self.dy) = (dx, dy)
        super.init(
            extent: input.extent.isInfinite || input.extent.isNull
                ? input.extent : input.extent.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy)), inputs: [input])
    }

    override var isOpaque: Bool { inputs[0].isOpaque }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let from = PixelRect(x: region.x - dx, y: region.y - dy, width: region.width, height: region.height)
        let source = renderer.tile(inputs[0], from)
        let result = Tile(region)
        result.pixels.update(from: source.pixels, count: region.width * region.height)
        return result
    }
}

/// What lies in a rectangle: pixels whose centres do.
final class CropRecipe: Recipe, @unchecked Sendable {
    private let whole: PixelRect

    init(_ input: Recipe, _ rect: CGRect) {
        let extent = input.extent.common(rect)
        func edge(_ value: CGFloat) -> CGFloat { (value - 0.5).rounded(.up) }
        whole =
            extent.isInfinite || extent.isNull
            ? extent.enclosingPixels
            : CGRect(
                x: edge(extent.minX), y: edge(extent.minY), width: edge(extent.maxX) - edge(extent.minX),
                height: edge(extent.maxY) - edge(extent.minY)
            ).enclosingPixels
        super.init(extent: extent, inputs: [input])
    }

    override var isOpaque: Bool { inputs[0].isOpaque }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let inner = region.intersection(whole)
        guard !inner.isEmpty else { return Tile(region) }
        return renderer.tile(inputs[0], inner).part(region)
    }
}

/// The input with the pixels of a rectangle's edge repeated for ever.
final class ClampRecipe: Recipe, @unchecked Sendable {
    private let edges: PixelRect

    init(_ input: Recipe, _ rect: CGRect) {
        edges = input.extent.common(rect).enclosingPixels
        super.init(extent: edges.isEmpty ? .null : .infinite, inputs: [input])
    }

    override var isOpaque: Bool { inputs[0].isOpaque }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let (xs, ys) = (
            span(region.x, region.maxX, edges.x, edges.maxX), span(region.y, region.maxY, edges.y, edges.maxY)
        )
        let needed = PixelRect(x: xs.0, y: ys.0, width: xs.1 - xs.0, height: ys.1 - ys.0)
        let (source, result) = (renderer.tile(inputs[0], needed), Tile(region))
        result.forEachRow { y, row in
            let from = source.row(max(ys.0, min(ys.1 - 1, y)))
            for x in 0..<region.width { row[x] = from[max(0, min(needed.width - 1, region.x + x - needed.x))] }
        }
        return result
    }

    /// The part of [low, high) that remains after clamping to [first, end): at least one.
    private func span(_ low: Int, _ high: Int, _ first: Int, _ end: Int) -> (Int, Int) {
        let start = max(first, min(end - 1, low))
        return (start, max(start + 1, min(end, high)))
    }
}
