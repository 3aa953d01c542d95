// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// Draws evaluated trees into pixel buffers, rectangle by rectangle.
///
/// Groups (opacity, masks, soft clips) need no layer of their own: what is behind them is saved, they are drawn in
/// place, and the result is mixed with what was saved. `m (G over B) + (1 - m) B` is `(m G) over B`.
final class Compositor {
    /// Memory for what groups save, used like a stack.
    private var arena = Arena()
    var coverSearch = CoverSearch()

    /// - Parameter whole: rectangles that are drawn in one piece.
    func draw(_ root: RenderNode?, into buffer: PixelBuffer, rects: [PixelRect], whole: [PixelRect] = []) {
        guard let base = root else {
            for rect in rects { Canvas(buffer).clear(rect) }
            return
        }
        for rect in rects {
            let isWhole = whole.contains { !$0.intersection(rect).isEmpty }
            let pieces = isWhole ? [rect] : coverSearch.pieces(of: rect, below: base)
            for piece in pieces { draw(base, into: buffer, piece) }
        }
    }

    private func draw(_ root: RenderNode, into buffer: PixelBuffer, _ rect: PixelRect) {
        var painter = Painter(canvas: Canvas(buffer), arena: arena)
        painter.cover = CoverSearch.topmost(root, hiding: rect)
        if painter.cover == nil { painter.canvas.clear(rect) }
        painter.paint(root, clip: rect, alpha: 255)
    }

    /// The subtree as last evaluated, alone, in device pixels.
    func snapshot(_ node: RenderNode, for animation: CompiledAnimation) -> RunningTransition? {
        let rect = node.subtreeRect
        guard node.isVisible, !rect.isEmpty else {
            return RunningTransition(animation: animation, image: nil, rect: rect, map: node.toDevice)
        }
        let pixels = PixelBuffer(width: rect.width, height: rect.height)
        var painter = Painter(canvas: Canvas(pixels, origin: rect), arena: arena)
        painter.paint(node, clip: rect, alpha: 255)
        return RunningTransition(animation: animation, image: pixels, rect: rect, map: node.toDevice)
    }
}

/// A pixel buffer addressed by device pixels.
struct Canvas {
    let buffer: PixelBuffer
    let origin: PixelRect
    /// Where device pixel (0, 0) would be; not itself to be read when the buffer starts elsewhere.
    private let zero: UnsafeMutablePointer<UInt32>

    /// - Parameter origin: the device rectangle that the buffer holds; nil: it starts at (0, 0).
    init(_ buffer: PixelBuffer, origin: PixelRect = .empty) {
        self.buffer = buffer
        self.origin = origin
        zero = buffer.words - origin.y * buffer.stride - origin.x
    }

    func target(_ clip: PixelRect) -> crl_target {
        crl_target(
            pixels: zero, stride: buffer.stride, x0: Int32(clip.x), y0: Int32(clip.y), x1: Int32(clip.maxX),
            y1: Int32(clip.maxY))
    }

    func clear(_ rect: PixelRect) { crl_clear(target(rect)) }
}

/// Blocks of words given out and taken back in stack order.
final class Arena {
    private var blocks: [UnsafeMutableBufferPointer<UInt32>] = []
    private var next = 0

    deinit { for block in blocks { block.deallocate() } }

    /// Valid until `body` returns; contents undefined.
    func withWords<R>(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> R) -> R {
        if next == blocks.count { blocks.append(.allocate(capacity: max(count, 1 << 16))) }
        if blocks[next].count < count {
            blocks[next].deallocate()
            blocks[next] = .allocate(capacity: count + count / 2)
        }
        guard let words = blocks[next].baseAddress else { preconditionFailure("Arena: a block without memory") }
        next += 1
        defer { next -= 1 }
        return body(words)
    }
}
