// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Halves, quarters and so on of an image that is drawn much smaller.
struct MipmapCache {
    var source: PixelBuffer
    var levels: [PixelBuffer]
}

extension RenderNode {
    /// `pixels` halved `steps` times, or as often as it can be.
    func mipmap(_ pixels: PixelBuffer, _ steps: Int) -> PixelBuffer {
        if caches.mipmaps?.source !== pixels { caches.mipmaps = MipmapCache(source: pixels, levels: [pixels]) }
        var levels = caches.mipmaps?.levels ?? [pixels]
        while levels.count <= steps, let last = levels.last, last.width > 1 || last.height > 1 {
            let next = PixelBuffer(width: (last.width + 1) / 2, height: (last.height + 1) / 2)
            crl_halve(
                last.words, last.stride, Int32(last.width), Int32(last.height), next.words, next.stride)
            levels.append(next)
        }
        caches.mipmaps?.levels = levels
        return levels[min(steps, levels.count - 1)]
    }
}
