// SPDX-License-Identifier: MIT
import CoreGraphics
import Synchronization

/// A frame as the compositor made it.
package struct RenderedFrame {
    /// Unchanged until the second `render` call after the one that made it.
    package let buffer: PixelBuffer
    /// What differs from the frame before.
    package let damage: [PixelRect]
}

/// A layer tree shown on one display.
///
/// `commit` belongs to the main thread. `render` may be called from any one thread: it reads nothing but what commits
/// handed over.
package final class RenderContext: @unchecked Sendable {
    // The model side (layer, animated layers, flags) is the main thread's; the inbox between the two sides is a mutex.
    package var size: CGSize { didSet { if size != oldValue { screenDidChange() } } }
    package var scale: CGFloat { didSet { if scale != oldValue { screenDidChange() } } }

    var needsCommit = true
    private static let contexts = Mutex<[WeakContext]>([])

    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
        let entry = WeakContext(context: self)
        Self.contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil }
            contexts.append(entry)
        }
    }

    /// Root of the tree; its space is the screen's, in points.
    package var layer: CALayer? {
        didSet {
            guard layer !== oldValue else { return }
            oldValue?.links.context = nil
            layer?.links.context = self
            screenDidChange()
        }
    }

    private func screenDidChange() { needsCommit = true }

    package func commit() {
        guard let layer else { return }
        layer.layoutSubtree()
        needsCommit = false
    }

    package var needsRender: Bool { true }

    package func nextFrameTime(after time: CFTimeInterval) -> CFTimeInterval? { nil }

    package func render(at time: CFTimeInterval) -> RenderedFrame? {
        let buffer = PixelBuffer(width: Int(size.width * scale), height: Int(size.height * scale))
        if let layer { layer.render(in: CGContext(buffer: buffer, scale: scale)) }
        return RenderedFrame(
            buffer: buffer, damage: [PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)])
    }

    /// Commits every context; called by transactions.
    static func commitAll() {
        for entry in contexts.withLock({ $0 }) { entry.context?.commit() }
    }

    private struct WeakContext: @unchecked Sendable {
        // Only read on the main thread, where contexts live.
        weak var context: RenderContext?
    }
}

/// A layer on the render side. The model holds it as a handle and never looks inside.
package final class RenderNode {
}
