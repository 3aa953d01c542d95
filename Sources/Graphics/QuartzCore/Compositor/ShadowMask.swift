// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics
import Synchronization

/// A blurred shape as coverage bytes, `scale` mask pixels a point.
final class ShadowMask: Sendable {
    let bytes: [UInt8]
    let columns: Int
    let rows: Int
    /// Only the top left quarter is stored; the rest mirrors it.
    let isQuarter: Bool
    /// So fine that neighbouring bytes hardly differ.
    let isFine: Bool
    /// Of the whole, mask pixels.
    let size: SIMD2<Double>
    let scale: Double
    /// The layer-space point of mask pixel (0, 0).
    let origin: SIMD2<Double>

    private init(
        bytes: [UInt8], columns: Int, rows: Int, isQuarter: Bool, isFine: Bool = false, size: SIMD2<Double>,
        scale: Double, origin: SIMD2<Double>
    ) {
        (self.bytes, self.columns, self.rows, self.isQuarter, self.isFine) = (bytes, columns, rows, isQuarter, isFine)
        (self.size, self.scale, self.origin) = (size, scale, origin)
    }

    /// Standard deviations beyond which a Gaussian's byte is 0.
    private static let reach = 3.0

    /// Mask pixels a point: whole numbers stay exact, others go to steps of a quarter octave, so that a layer that
    /// grows keeps its mask. Wide blurs need no more than eight pixels a standard deviation.
    private static func maskScale(_ scale: Double, sigma: Double) -> Double {
        guard scale > 0, scale.isFinite else { return 1 }
        var s =
            abs(scale - scale.rounded()) < 1e-3 && scale >= 0.999
            ? scale.rounded() : exp2((log2(scale) * 4).rounded(.up) / 4)
        while sigma * s > 8 { s /= 2 }
        return max(s, 1.0 / 64)
    }

    // MARK: Rounded rectangles

    private struct Key: Hashable {
        var radius, sigma, width, height: Double
        var corners: UInt
        var isContinuous: Bool
    }

    fileprivate struct Tile {
        var bytes: [UInt8]
        var columns: Int
        var rows: Int
        /// How many times finer than it was computed.
        var factor = 1
    }

    /// Steps of the finest mask between neighbouring bytes are at most `255 * 0.4 / 24`, four levels, before the
    /// shadow's opacity.
    fileprivate static let fineSigma = 24.0

    private static let tiles = Mutex<[Key: Tile]>([:])

    static func outline(_ outline: RoundedOutline, sigma: Double, scale: Double) -> ShadowMask? {
        let s = maskScale(scale, sigma: sigma)
        let (w, h) = (Double(outline.rect.width) * s, Double(outline.rect.height) * s)
        let sigma = sigma * s
        let margin = (sigma * reach).rounded(.up) + 1
        let r = Double(outline.radius) * s
        guard w > 0, h > 0, w < 1e5, h < 1e5 else { return nil }
        let isQuarter = outline.corners == .all || r == 0
        // Far enough from the corner the blur only depends on the distance to one edge, or is constant.
        let reachInside = (outline.isContinuous ? 1.6 * r : r) + 2 * margin
        let size = SIMD2(w + 2 * margin, h + 2 * margin)
        let columns =
            isQuarter ? min(Int((size.x / 2).rounded(.up)) + 1, Int(reachInside) + 2) : Int(size.x.rounded(.up))
        let rows = isQuarter ? min(Int((size.y / 2).rounded(.up)) + 1, Int(reachInside) + 2) : Int(size.y.rounded(.up))
        guard columns * rows < 1 << 24 else { return nil }
        // Sizes beyond the tile's reach do not matter to it.
        let isWide = isQuarter && size.x / 2 > Double(columns) + margin
        let isTall = isQuarter && size.y / 2 > Double(rows) + margin
        let key = Key(
            radius: r, sigma: sigma, width: isWide ? -1 : w, height: isTall ? -1 : h, corners: outline.corners.rawValue,
            isContinuous: outline.isContinuous)
        let tile = tiles.withLock { $0[key] } ?? makeTile(key, outline, s, margin, sigma, columns, rows)
        let origin = SIMD2(Double(outline.rect.minX) - margin / s, Double(outline.rect.minY) - margin / s)
        let k = Double(tile.factor)
        return ShadowMask(
            bytes: tile.bytes, columns: tile.columns, rows: tile.rows, isQuarter: isQuarter, isFine: tile.factor > 1,
            size: size * k, scale: s * k, origin: origin)
    }

    private static func makeTile(
        _ key: Key, _ outline: RoundedOutline, _ s: Double, _ margin: Double, _ sigma: Double, _ columns: Int,
        _ rows: Int
    ) -> Tile {
        // Drawn with a margin at the far sides too, which the blur reads.
        let (width, height) = (columns + Int(margin), rows + Int(margin))
        var bytes = [UInt8](repeating: 0, count: width * height)
        let map = Homography.translation(-Double(outline.rect.minX), -Double(outline.rect.minY)).concat(.scale(s))
            .concat(.translation(margin, margin))
        let shape = DevicePolygon(outline, map, snaps: false)
        bytes.withUnsafeMutableBufferPointer { bytes in
            shape.withKernelShape {
                crl_polygon_coverage(bytes.baseAddress, width, 0, 0, Int32(width), Int32(height), $0)
            }
        }
        blur(&bytes, width: width, height: height, sigma: sigma)
        var cut = [UInt8]()
        cut.reserveCapacity(columns * rows)
        for y in 0..<rows { cut.append(contentsOf: bytes[y * width..<y * width + columns]) }
        var tile = Tile(bytes: cut, columns: columns, rows: rows)
        if outline.corners == .all || outline.isRect { tile.refine(sigma: sigma) }
        tiles.withLock { tiles in
            if tiles.count > 256 { tiles.removeAll() }
            tiles[key] = tile
        }
        return tile
    }

    /// Columns and rows at the edge whose bytes, times `opacity`, stay below half a level even in the middle of a side.
    func faintMargin(opacity: Double) -> (columns: Int, rows: Int) {
        let limit = 0.5 / max(opacity, 1e-3)
        let column = (0..<columns - 1).first { Double(bytes[(rows - 1) * columns + $0]) >= limit } ?? columns - 1
        let row = (0..<rows - 1).first { Double(bytes[$0 * columns + columns - 1]) >= limit } ?? rows - 1
        return (column, row)
    }

    // MARK: Paths

    static func path(_ path: CGPath, sigma: Double, scale: Double, cache: inout NodeCaches) -> ShadowMask? {
        let s = maskScale(scale, sigma: sigma)
        if let old = cache.shadow, old.path === path, let mask = old.pathMask, mask.scale == s,
            old.version == Int(sigma * 4096)
        {
            return mask
        }
        let box = path.boundingBoxOfPath
        let margin = (sigma * s * reach).rounded(.up) + 1
        let size = SIMD2(Double(box.width) * s + 2 * margin, Double(box.height) * s + 2 * margin)
        guard !box.isNull, size.x < 8192, size.y < 8192, size.x > 0, size.y > 0 else { return nil }
        let pixels = PixelBuffer(width: Int(size.x.rounded(.up)), height: Int(size.y.rounded(.up)))
        let context = CGContext(buffer: pixels, scale: 1)
        context.translateBy(x: CGFloat(margin), y: CGFloat(margin))
        context.scaleBy(x: CGFloat(s), y: CGFloat(s))
        context.translateBy(x: -box.minX, y: -box.minY)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.addPath(path)
        context.fillPath()
        var bytes = pixels.alphaBytes
        blur(&bytes, width: pixels.width, height: pixels.height, sigma: sigma * s)
        let mask = ShadowMask(
            bytes: bytes, columns: pixels.width, rows: pixels.height, isQuarter: false, size: size, scale: s,
            origin: SIMD2(Double(box.minX) - margin / s, Double(box.minY) - margin / s))
        cache.shadow = ShadowCache(
            version: Int(sigma * 4096), bytes: [], rect: .empty, path: path, pathMask: mask)
        return mask
    }

    // MARK: Blurring

    /// Gaussian of standard deviation `sigma` pixels, cut at `reach` deviations.
    static func blur(_ bytes: inout [UInt8], width: Int, height: Int, sigma: Double) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        let radius = Int((sigma * reach).rounded(.up))
        let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = raw.reduce(0, +)
        var weights = raw.map { UInt16(min(65535, ($0 / total * 65536).rounded())) }
        // The weights sum to exactly one; the middle takes what rounding left.
        let sum = weights.reduce(0) { $0 + Int($1) }
        weights[radius] = UInt16(max(0, min(65535, Int(weights[radius]) + 65536 - sum)))
        bytes.withUnsafeMutableBufferPointer { bytes in
            weights.withUnsafeBufferPointer { weights in
                _ = crl_gaussian(
                    bytes.baseAddress, width, Int32(width), Int32(height), weights.baseAddress, Int32(radius))
            }
        }
    }
}

struct RasterCache {
    var version: Int
    var pixels: PixelBuffer
    var rect: PixelRect
}

extension ShadowMask.Tile {
    /// Interpolates once, so that drawing needs only the nearest byte.
    fileprivate mutating func refine(sigma: Double) {
        guard sigma >= 2 else { return }
        let k = Int((ShadowMask.fineSigma / sigma).rounded(.up))
        let (width, height) = (columns * k, rows * k)
        guard k > 1, width * height < 1 << 19 else { return }
        var fine = [UInt8](repeating: 0, count: width * height + 3)
        let places = (0..<width).map { Self.place($0, k, columns) }
        // A coarse row at the fine columns, times 256. Outside of the mask is 0.
        func row(_ y: Int) -> [Int32] {
            guard y >= 0 else { return [Int32](repeating: 0, count: width) }
            let coarse = bytes[y * columns..<(y + 1) * columns].map { Int32($0) }
            return places.map {
                ($0.first < 0 ? 0 : coarse[$0.first]) * (256 - $0.weight) + coarse[$0.last] * $0.weight
            }
        }
        var (top, low, shownRow) = ([Int32](), [Int32](), Int.min)
        for y in 0..<height {
            let place = Self.place(y, k, rows)
            if place.first != shownRow { (top, low, shownRow) = (row(place.first), row(place.last), place.first) }
            for x in 0..<width {
                let sum = top[x] * (256 - place.weight) + low[x] * place.weight
                fine[y * width + x] = UInt8(truncatingIfNeeded: (sum + 32768) >> 16)
            }
        }
        (bytes, columns, rows, factor) = (fine, width, height, k)
    }

    /// The two coarse pixels around a fine pixel's middle and the weight of the second, of 256.
    private static func place(_ i: Int, _ k: Int, _ count: Int) -> (first: Int, last: Int, weight: Int32) {
        let position = (2 * i + 1) * 128 / k - 128
        let first = position >> 8
        return (first, min(first + 1, count - 1), Int32(position & 255))
    }
}
