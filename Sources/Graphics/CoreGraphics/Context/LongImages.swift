// SPDX-License-Identifier: MIT
import Foundation

/// cairo addresses images with 16 bits.
private let cairoSideLimit = 32767

extension CGContext {
    /// Pixels and their map to device space in a form that cairo draws: those themselves unless a side is longer than it
    /// can address. Then what the clip can show is copied, at a fraction of the size where even that is too long.
    ///
    /// - Parameters: `isWhole`: everything counts as visible, as for tiles.
    func drawable(
        _ pixels: PixelBuffer, _ transform: CGAffineTransform, isWhole: Bool = false
    ) -> (PixelBuffer, CGAffineTransform) {
        if max(pixels.width, pixels.height) <= cairoSideLimit { return (pixels, transform) }
        let all = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        var part = all
        if !isWhole {
            let clip = clipArea
            let shown = CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height)
                .applying(transform.inverted())
            // Filters look at neighbours: as many as fall together in a device pixel, twice.
            let reach = 4 + 2 / max(1e-3, min(hypot(transform.a, transform.b), hypot(transform.c, transform.d)))
            part = shown.insetBy(dx: -reach, dy: -reach).enclosingPixels.intersection(all)
        }
        guard !part.isEmpty else { return (PixelBuffer(width: 1, height: 1), transform) }
        func factor(_ length: Int) -> Int { (length + cairoSideLimit - 1) / cairoSideLimit }
        let (columns, rows) = (factor(part.width), factor(part.height))
        let toWhole = CGAffineTransform(
            a: CGFloat(columns), b: 0, c: 0, d: CGFloat(rows), tx: CGFloat(part.x), ty: CGFloat(part.y))
        return (pixels.averaged(part, columns: columns, rows: rows), toWhole.concatenating(transform))
    }
}

extension PixelBuffer {
    /// A part with every `columns` by `rows` pixels made one; pixels beyond the part's end repeat its last ones.
    fileprivate func averaged(_ part: PixelRect, columns: Int, rows: Int) -> PixelBuffer {
        let result = PixelBuffer(width: (part.width + columns - 1) / columns, height: (part.height + rows - 1) / rows)
        let count = UInt32(columns * rows)
        for y in 0..<result.height {
            let target = result.row(y)
            if count == 1 {
                for x in 0..<result.width { target[x] = row(part.y + y)[part.x + x] }
                continue
            }
            for x in 0..<result.width {
                var (a, r, g, b) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
                for dy in 0..<rows {
                    let source = row(min(part.y + y * rows + dy, part.maxY - 1))
                    for dx in 0..<columns {
                        let p = source[min(part.x + x * columns + dx, part.maxX - 1)]
                        (a, r, g, b) = (a + (p >> 24), r + (p >> 16 & 255), g + (p >> 8 & 255), b + (p & 255))
                    }
                }
                func mean(_ v: UInt32) -> UInt32 { (v + count / 2) / count }
                target[x] = mean(a) << 24 | mean(r) << 16 | mean(g) << 8 | mean(b)
            }
        }
        return result
    }
}
