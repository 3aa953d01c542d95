// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// A blur of what was drawn before, ready for the kernel.
///
/// A pixel of it depends on all pixels behind the shape. So a frame that changes one of them repaints the whole shape:
/// see `BackdropDamage`.
struct BackdropItem {
    let shape: DevicePolygon
    /// Side of the squares that one blurred pixel stands for.
    let step: Int
    /// Of the box passes, in squares.
    let radius: Int
    /// 256 leaves colours as they are.
    let saturation: Int

    init(_ state: BackdropState, shape: DevicePolygon, _ toDevice: Homography) {
        self.shape = shape
        let scale = (toDevice.x.x * toDevice.x.x + toDevice.x.y * toDevice.x.y).squareRoot()
        let sigma = max(0, min(200, Double(state.radius) * scale))
        // Coarse enough to be cheap; fine enough that smooth interpolation hides the squares.
        step = max(1, Int(sigma / 6))
        // Three boxes of width w have the variance 3 (w * w - 1) / 12.
        let coarse = sigma / Double(step)
        radius = Int((((4 * coarse * coarse + 1).squareRoot() - 1) / 2).rounded())
        saturation = Int((max(0, min(4, Double(state.saturation))) * 256).rounded())
    }
}

extension Painter {
    /// Pixels outside of the canvas do not count: the edge repeats.
    func draw(_ item: BackdropItem, _ clip: PixelRect, _ alpha: UInt32) {
        let canvasRect = PixelRect(
            x: canvas.origin.x, y: canvas.origin.y, width: canvas.buffer.width, height: canvas.buffer.height)
        let source = item.shape.rect.intersection(canvasRect)
        guard !source.isEmpty, !clip.intersection(source).isEmpty else { return }
        let columns = (source.width + item.step - 1) / item.step
        let rows = (source.height + item.step - 1) / item.step
        let blurred = PixelBuffer(width: columns, height: rows)
        let behind = canvas.target(source)
        let start = behind.pixels + Int(source.y) * behind.stride + Int(source.x)
        let isDone = crl_backdrop(
            start, behind.stride, Int32(source.width), Int32(source.height), Int32(item.step), Int32(item.radius),
            Int32(item.saturation), blurred.words, blurred.stride)
        guard isDone != 0 else { return }
        let toSquares = 1 / Double(item.step)
        let map = Homography(
            x: SIMD3(toSquares, 0, 0), y: SIMD3(0, toSquares, 0),
            o: SIMD3(-Double(source.x) * toSquares, -Double(source.y) * toSquares, 1))
        draw(
            .image(
                ImageItem(
                    pixels: blurred, source: PixelRect(x: 0, y: 0, width: columns, height: rows), map: map,
                    shape: item.shape, offset: nil, isSmooth: true, isOpaque: false)), clip, alpha)
    }
}

/// Damage where layers blur what is behind them: such a layer is repainted whole, in one piece, as soon as anything
/// behind it is, because each of its pixels depends on all of those.
enum BackdropDamage {
    /// Pieces that cover `damage` and do not overlap; every backdrop that is touched lies in one of them whole.
    static func pieces(of damage: Damage, backdrops: [PixelRect], limit: PixelRect) -> [PixelRect] {
        var whole = expand(damage.rects, backdrops: backdrops)
        // Overlaps are cut out of the later rectangle, which must not cut a backdrop.
        while let (i, j) = overlap(whole, backdrops) {
            let union = whole[i].union(whole[j])
            whole.remove(at: j)
            whole.remove(at: i)
            whole = expand(whole + [union], backdrops: backdrops)
        }
        var result = Damage(limit: limit)
        for rect in whole { result.add(rect) }
        // What merged may reach into another backdrop; each round has fewer rectangles.
        let merged = result.rects.count < whole.count
        return merged ? pieces(of: result, backdrops: backdrops, limit: limit) : result.disjoint
    }

    /// Two rectangles that share pixels and of which one holds a backdrop.
    private static func overlap(_ rects: [PixelRect], _ backdrops: [PixelRect]) -> (Int, Int)? {
        for j in rects.indices {
            for i in rects.indices where i < j && !rects[i].intersection(rects[j]).isEmpty {
                if backdrops.contains(where: { rects[i].contains($0) || rects[j].contains($0) }) { return (i, j) }
            }
        }
        return nil
    }

    /// Rectangles that cover `rects`, do not overlap where a backdrop lies, and hold every backdrop they touch whole.
    private static func expand(_ rects: [PixelRect], backdrops: [PixelRect]) -> [PixelRect] {
        var result = rects
        var isStable = false
        while !isStable {
            isStable = true
            for backdrop in backdrops {
                let touched = result.filter { !$0.intersection(backdrop).isEmpty }
                guard !touched.isEmpty, touched.count > 1 || !touched[0].contains(backdrop) else { continue }
                result.removeAll { !$0.intersection(backdrop).isEmpty }
                result.append(touched.reduce(backdrop) { $0.union($1) })
                isStable = false
            }
        }
        return result
    }
}
