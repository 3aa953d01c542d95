// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// Red, green, blue, alpha: premultiplied values of the working colour space, not clamped.
typealias Pixel = SIMD4<Float>

/// A rectangle of rendered pixels. Whoever draws it writes; afterwards it is read only, unless the reader owns it alone.
final class Tile: @unchecked Sendable {
    /// In the image's coordinates: y counts up, and the first row in memory is the lowest.
    let region: PixelRect
    let pixels: UnsafeMutablePointer<Pixel>
    /// More than one recipe reads it.
    var isShared = false

    /// Transparent.
    init(_ region: PixelRect) {
        self.region = region
        let count = max(1, region.width * region.height)
        guard let memory = calloc(count + 1, MemoryLayout<Pixel>.stride) else {
            preconditionFailure("CIContext: no memory for \(region.width)x\(region.height) pixels")
        }
        self.memory = memory
        pixels = memory.alignedUp(for: Pixel.self).assumingMemoryBound(to: Pixel.self)
    }

    private let memory: UnsafeMutableRawPointer
    deinit { free(memory) }

    /// The pixels of the row at `y`, from `region.x` on.
    func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + (y - region.y) * region.width }

    /// One that may be written to.
    func writable() -> Tile {
        guard isShared else { return self }
        let copy = Tile(region)
        copy.pixels.update(from: pixels, count: region.width * region.height)
        return copy
    }

    /// The pixels of `wanted`; transparent where the tile has none.
    func part(_ wanted: PixelRect) -> Tile {
        if wanted == region { return self }
        let result = Tile(wanted)
        let common = wanted.intersection(region)
        guard !common.isEmpty else { return result }
        for y in common.y..<common.maxY {
            (result.row(y) + (common.x - wanted.x)).update(
                from: row(y) + (common.x - region.x), count: common.width)
        }
        return result
    }

    /// Calls `body` with rows of the tile, in several threads when there are many pixels.
    func forEachRow(_ body: (_ y: Int, _ row: UnsafeMutablePointer<Pixel>) -> Void) {
        Rows.forEach(region) { body($0, row($0)) }
    }
}

/// Work on rows in several threads.
enum Rows {
    static func forEach(_ region: PixelRect, _ body: (_ y: Int) -> Void) {
        guard !region.isEmpty else { return }
        // Below that, waking threads costs more than the work.
        let bands = region.width * region.height < 16384 ? 1 : min(region.height, 8)
        if bands == 1 {
            for y in region.y..<region.maxY { body(y) }
        } else {
            // Ends before this function does, and rows do not touch each other.
            withoutActuallyEscaping(body) { body in
                nonisolated(unsafe) let body = body
                DispatchQueue.concurrentPerform(iterations: bands) { band in
                    let first = region.y + region.height * band / bands
                    let end = region.y + region.height * (band + 1) / bands
                    for y in first..<end { body(y) }
                }
            }
        }
    }
}

extension PixelRect {
    static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)

    func insetBy(_ dx: Int, _ dy: Int) -> PixelRect {
        PixelRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// Reads a tile between its pixels' centres; outside it is transparent.
struct Sampler {
    let tile: Tile
    private let origin: SIMD2<Float>
    private let (width, height): (Int, Int)

    init(_ tile: Tile) {
        self.tile = tile
        origin = SIMD2(Float(tile.region.x) + 0.5, Float(tile.region.y) + 0.5)
        (width, height) = (tile.region.width, tile.region.height)
    }

    private func pixel(_ x: Int, _ y: Int) -> Pixel {
        x >= 0 && y >= 0 && x < width && y < height ? tile.pixels[y * width + x] : Pixel()
    }

    /// Linear between the four nearest centres. `point` in the image's coordinates.
    func linear(_ point: SIMD2<Float>) -> Pixel {
        let p = point - origin
        let floor = p.rounded(.down)
        // Also false for NaN.
        guard floor.x >= -1, floor.y >= -1, floor.x < Float(width), floor.y < Float(height) else { return Pixel() }
        let (x, y) = (Int(floor.x), Int(floor.y))
        let f = p - floor
        if f == .zero { return pixel(x, y) }
        let bottom = pixel(x, y) * (1 - f.x) + pixel(x + 1, y) * f.x
        let top = pixel(x, y + 1) * (1 - f.x) + pixel(x + 1, y + 1) * f.x
        return bottom * (1 - f.y) + top * f.y
    }

    /// The pixel the point lies in.
    func nearest(_ point: SIMD2<Float>) -> Pixel {
        let p = (point - origin + 0.5).rounded(.down)
        guard p.x >= 0, p.y >= 0, p.x < Float(width), p.y < Float(height) else { return Pixel() }
        return pixel(Int(p.x), Int(p.y))
    }
}
