// SPDX-License-Identifier: MIT
import CoreGraphics

extension CATiledLayer {
    /// One call of `draw(in:)` a tile, into one backing store of the bounds' size.
    func displayTiles() {
        let scale = contentsScale > 0 ? contentsScale : 1
        guard let width = Self.pixelCount(bounds.width * scale), let height = Self.pixelCount(bounds.height * scale),
            tileSize.width >= 1, tileSize.height >= 1
        else { return }
        let pixels = PixelBuffer(width: width, height: height)
        let step = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
        let visible = visibleRect.isEmpty ? bounds : visibleRect
        var y = bounds.minY
        while y < bounds.maxY {
            var x = bounds.minX
            while x < bounds.maxX {
                let tile = CGRect(x: x, y: y, width: step.width, height: step.height).intersection(bounds)
                if tile.intersects(visible) { draw(tile, into: pixels, scale: scale) }
                x += step.width
            }
            y += step.height
        }
        contents = BackingStore(pixels: pixels, scale: scale, isOpaque: false)
    }

    private func draw(_ tile: CGRect, into pixels: PixelBuffer, scale: CGFloat) {
        let context = CGContext(buffer: pixels, scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.clip(to: tile)
        draw(in: context)
    }
}
