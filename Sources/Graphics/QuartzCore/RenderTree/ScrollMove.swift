// SPDX-License-Identifier: MIT
import CoreGraphics

/// Pixels of the frame before that are right again some pixels farther on.
package struct FrameMove: Hashable, Sendable {
    /// Where they come to be.
    package var target: PixelRect
    /// From the old frame to the new one.
    package var shift: PixelShift
    /// Holds the target; what of it is not in there is drawn.
    let region: PixelRect
}

/// A layer whose sublayers all went the same way within its bounds, as they do when a scroll view scrolls.
///
/// Within `region` a pixel of the new frame is the old frame's at `shift` before it, if nothing was drawn at either but
/// what moved along and colours that are the same everywhere. All else is damage, together with where its old picture
/// would be moved to.
struct ScrollMove {
    let node: RenderNode
    let shift: PixelShift
    /// Device pixels that the layer's sublayers may touch.
    let region: PixelRect
    /// Where something was in the frame before that did not move along.
    private var before: [PixelRect] = []
    /// Where something is now that did not.
    private var after: [PixelRect] = []

    /// Smaller regions cost less to draw than to look into.
    private static let least = 32 * 32
    /// Parts of the region beyond which drawing all of it costs no more than moving the rest.
    private static let most = (drawn: 3, of: 4)

    /// - Parameters: `old`: where the layer's space and its content were in the frame before.
    init?(_ node: RenderNode, from old: (toDevice: Homography, content: NodeContent), clip: PixelRect) {
        guard let shift = PixelShift(from: old.toDevice, to: node.toDevice), shift != .none,
            node.content.framesAlike(old.content, by: .none), node.content.drawsAlike(old.content, by: .none),
            node.parts == nil
        else { return nil }
        region = node.content.clipRect.map(clip.intersection) ?? clip
        self.node = node
        self.shift = shift
        if region.area < Self.least || target.isEmpty { return nil }
    }

    /// What of the region has pixels to come from.
    private var target: PixelRect { region.intersection(region.offsetBy(shift)) }

    mutating func replace(_ old: PixelRect, with new: PixelRect) {
        remove(old)
        after.append(new)
    }

    mutating func remove(_ old: PixelRect) { before.append(old) }

    /// What has to be drawn if the rest is moved; nil when moving does not pay.
    /// - Parameters: `damage`: what changed apart from the move; `removed`: where layers were that are gone.
    func damage(besides damage: Damage, removed: [PixelRect], root: RenderNode, limit: PixelRect) -> Damage? {
        var all = damage
        for rect in damage.rects { all.add(follow(rect)) }
        for rect in before + removed {
            all.add(follow(rect))
            if !region.contains(rect) { all.add(rect) }
        }
        for rect in after { all.add(rect) }
        var standing = StandingContent(move: self)
        standing.look(at: root, clip: region)
        for rect in standing.rects {
            all.add(rect)
            all.add(follow(rect))
        }
        for strip in region.subtracting(target) { all.add(strip) }
        let drawn = all.disjoint.reduce(0) { $0 + $1.intersection(region).area }
        return drawn * Self.most.of > region.area * Self.most.drawn ? nil : all
    }

    /// What to move.
    var move: FrameMove { FrameMove(target: target, shift: shift, region: region) }

    /// Where old pixels would be moved to.
    private func follow(_ rect: PixelRect) -> PixelRect {
        rect.intersection(region).offsetBy(shift).intersection(region)
    }
}

/// What is drawn within a moving region and stands still: bars above it, pictures behind it.
struct StandingContent {
    private let move: ScrollMove
    /// The moving layer and its superlayers, from the root.
    private let path: [RenderNode]
    private(set) var rects: [PixelRect] = []

    init(move: ScrollMove) {
        self.move = move
        var path = [move.node]
        while let parent = path.last?.parent { path.append(parent) }
        self.path = path.reversed()
    }

    /// Goes through a tree in drawing order.
    /// - Parameters: `clip`: what superlayers let through; `isFaded`: something behind it shines through whatever it draws.
    mutating func look(at node: RenderNode, clip: PixelRect, depth: Int = 0, isFaded: Bool = false) {
        let area = node.subtreeRect.intersection(clip)
        guard node.isVisible, !area.isEmpty, node.content.opacity > 0 else { return }
        let isAbove = depth < path.count && path[depth] === node
        if node.content.isDamageBoundary || node.parts != nil || node.isolates { return rects.append(area) }
        let isFaded = isFaded || node.content.opacity < 255
        var inner = clip
        var edges: [PixelRect] = []
        switch node.content.clip {
        case nil: break
        case .rect(let rect): inner = clip.intersection(rect)
        case .shape(let shape):
            edges = move.region.subtracting(shape.solid)
            // Whatever shows in the corners of something else belongs to its area.
            if !isAbove && !edges.isEmpty { return rects.append(area) }
        }
        if let shadow = node.content.shadow { rects.append(shadow.rect.intersection(clip)) }
        for item in node.content.items { look(at: item, of: node, clip: inner, isFaded: isFaded) }
        if node !== move.node {
            for child in node.painted { look(at: child, clip: inner, depth: depth + 1, isFaded: isFaded) }
        }
        if let border = node.content.border { look(at: border, of: node, clip: inner, isFaded: isFaded) }
        rects.append(contentsOf: edges)
    }

    private mutating func look(at item: DrawItem, of node: RenderNode, clip: PixelRect, isFaded: Bool) {
        switch item {
        case .fill(let shape, let color):
            let area = shape.rect.intersection(clip)
            guard shape.isRect, area.contains(move.region) else { return rects.append(area) }
            // One colour all over the region, which hides what came before.
            if color >> 24 == 255 && !isFaded { rects = [] }
        case .ring(let outer, let inner, _):
            rects.append(contentsOf: outer.rect.intersection(clip).subtracting(inner.solid))
        case .image(let image): rects.append(image.shape.rect.intersection(clip))
        case .gradient(let gradient): rects.append(gradient.shape.rect.intersection(clip))
        case .particles: rects.append(node.content.rect.intersection(clip))
        }
    }
}
