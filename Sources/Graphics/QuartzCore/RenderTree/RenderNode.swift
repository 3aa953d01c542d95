// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer on the render side: what was committed, and what the last frame made of it.
///
/// The model holds it as a handle and never looks inside; the committed part changes only when the render side applies
/// a delta.
package final class RenderNode {
    // MARK: Committed

    var state: LayerState
    var children: [RenderNode] = []
    var mask: RenderNode?
    // A parent outlives the use of this reference: it is cleared when the parent drops the child.
    unowned(unsafe) var parent: RenderNode?
    var animations: [CompiledAnimation] = []

    // MARK: To do in the next frame

    /// What changed since the last evaluation.
    var changes: LayerChanges = [.geometry]
    /// Pixels of the contents that changed with `.contentsPart`.
    var changedContents = PixelRect.empty
    /// Children with something to do, so that finding them costs their number: marked ones, and those that move or wait.
    private(set) var due: [RenderNode] = []
    /// The parent has it among `due`.
    private var isDue = false

    // MARK: Evaluated

    /// With animations applied; nil when the committed state is what shows.
    var animated: LayerState?
    var isVisible = false
    /// A layer in it, or it itself, blends with what is behind.
    var blends = false
    /// What blends in it meets what the group has drawn, not what is behind the group.
    var isolates = false
    /// It draws more than one part, so that with less than full opacity it is drawn as a group.
    var isOverlapping = false
    var toDevice = Homography.identity
    /// Drawing order; nil when it is the order of `children`.
    var drawOrder: [RenderNode]?
    /// Those of `drawn` that touch the display, where they are few among many, as the rows of a long list; else nil.
    var onDisplay: [RenderNode]?
    /// What the sublayers add up to is known from the last frame, so that only those which changed are looked at.
    var knowsChildren = false
    /// How many of `drawn` blend with what is behind them, when `knowsChildren`.
    var blendingChildren = 0
    /// Position in the parent's `drawn` when all of those were last looked at.
    var place = 0
    /// Sublayers that cross in space, cut into parts; nil when they are drawn one after the other.
    var parts: [SiblingPart]?
    /// Sorting depth among siblings, points.
    var depth = 0.0
    /// What the layer draws itself.
    var content = NodeContent()
    /// Everything it and what is below may touch, clipped by superlayers.
    var subtreeRect = PixelRect.empty
    /// Something moves in it or below without further commits.
    var isMoving = false
    /// An animation of it or below has not begun.
    var isWaiting = false
    /// Copies of the children that a replicator draws instead of them.
    var instances: [RenderNode]?
    var instanceVersion = 0
    /// Not premultiplied; what a replicator colours this copy with.
    var instanceTint: SIMD4<Float>?
    /// The surface that is its contents, and the frame shown last.
    var surface: ShownSurface?
    var surfaceUpdate: SurfaceUpdate?
    /// A snapshot from before a transition.
    var transition: RunningTransition?
    var caches = NodeCaches()
    /// What animations changed in the last frame.
    var lastAnimated: LayerChanges = []
    var localTime: CFTimeInterval = 0
    /// To the plane of the nearest ancestor that flattens; kept for sorting polygons in space.
    var matrix: CATransform3D?
    /// Changes whenever pixels of the subtree may: keys of caches.
    var version = 0

    init(state: LayerState) { self.state = state }

    deinit {
        // Without recursion, because trees may be very deep.
        var pending = children
        children.removeAll()
        forgetChildren()
        while var node = pending.popLast() {
            node.parent = nil
            if isKnownUniquelyReferenced(&node) {
                pending.append(contentsOf: node.children)
                node.children.removeAll()
                node.forgetChildren()
            }
        }
    }

    /// What else refers to children.
    private func forgetChildren() {
        due.removeAll()
        (onDisplay, drawOrder) = (nil, nil)
    }

    /// Notes changes and wakes the path to the root.
    func mark(_ new: LayerChanges) {
        changes.formUnion(new)
        becomeDue()
    }

    /// Asks to be visited in the next frame.
    func becomeDue() {
        var node = self
        while !node.isDue, let parent = node.parent {
            node.isDue = true
            parent.due.append(node)
            node = parent
        }
    }

    /// Takes the node out of the tree; its old parent's list forgets it by itself.
    func detach() {
        parent = nil
        isDue = false
    }

    func attach(to node: RenderNode) {
        parent = node
        isDue = false
    }

    /// Empties the list; entries that moved away in the meantime drop out.
    func takeDue() -> [RenderNode] {
        var taken: [RenderNode] = []
        swap(&taken, &due)
        taken.removeAll { child in
            guard child.isDue, child.parent === self else { return true }
            child.isDue = false
            return false
        }
        return taken
    }

    /// It or something below wants to be visited in the next frame.
    var hasMore: Bool { isMoving || isWaiting || !changes.isEmpty || !due.isEmpty }

    /// Nothing in it or below changed or changes by itself.
    var isAtRest: Bool { !hasMore && animations.isEmpty && animated == nil && lastAnimated.isEmpty }

    var drawn: [RenderNode] { instances ?? drawOrder ?? children }

    /// What may leave pixels of `drawn`.
    var painted: [RenderNode] { onDisplay ?? drawn }
}

/// Pictures and masks kept between frames, each with what it was made from.
struct NodeCaches {
    var shape: ShapeCache?
    var shadow: ShadowCache?
    var raster: RasterCache?
    var mipmaps: MipmapCache?
    var gradient: GradientCache?
    var pattern: PatternCache?
}

extension PixelRect {
    /// At the origin, without pixels.
    package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    func insetBy(_ d: Int) -> PixelRect { PixelRect(x: x + d, y: y + d, width: width - 2 * d, height: height - 2 * d) }
    func offsetBy(_ dx: Int, _ dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
    func contains(_ r: PixelRect) -> Bool { r.x >= x && r.y >= y && r.maxX <= maxX && r.maxY <= maxY }
    var area: Int { isEmpty ? 0 : width * height }

    /// The pixels that `rect` touches; empty for NaN, limited to what fits the arithmetic of the kernels.
    init(covering rect: CGRect) {
        let limit = 1e6
        guard rect.width > 0, rect.height > 0, !rect.isNull else {
            self = .empty
            return
        }
        func bound(_ v: CGFloat) -> Double { max(-limit, min(limit, Double(v))) }
        let left = Int(bound(rect.minX).rounded(.down))
        let top = Int(bound(rect.minY).rounded(.down))
        let right = Int(bound(rect.maxX).rounded(.up))
        let bottom = Int(bound(rect.maxY).rounded(.up))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
