// SPDX-License-Identifier: MIT
import CoreGraphics

/// What one commit changed: immutable, handed from the model side to the render side.
struct RenderDelta {
    struct Change {
        var node: RenderNode
        var changes: LayerChanges
        var state: LayerState
        /// Pixels of the contents, with `.contentsPart`.
        var changedContents: PixelRect
        /// nil: as before.
        var children: [RenderNode]?
        var mask: RenderNode??
        var animations: [CompiledAnimation]?
    }

    var changes: [Change] = []
    var root: RenderNode?
    var size: CGSize
    var scale: CGFloat

    var startsTransition: Bool { changes.contains { $0.animations?.contains(where: \.isTransition) ?? false } }
}

extension CALayer {
    /// Appends what changed in this layer and below; visits only queued branches.
    func collectChanges(into delta: inout RenderDelta, time: CFTimeInterval, animated: inout [CALayer]) {
        var pending: [CALayer] = [self]
        while let layer = pending.popLast() {
            let below = layer.takeQueue(\.commitQueue, .queuedForCommit)
            layer.appendChange(to: &delta, time: time, animated: &animated)
            pending.append(contentsOf: below.reversed())
        }
    }

    private func appendChange(to delta: inout RenderDelta, time: CFTimeInterval, animated: inout [CALayer]) {
        let node = renderNode
        let changes = links.dirty
        guard !changes.isEmpty else { return }
        links.dirty = []
        var change = RenderDelta.Change(
            node: node, changes: changes, state: state, changedContents: links.changedContents)
        links.changedContents = .empty
        if changes.contains(.children) {
            change.children = links.sublayers.map(\.renderNode)
            if let underlay = links.underlay { change.children?.insert(underlay.renderNode, at: 0) }
            change.mask = .some(links.mask?.renderNode)
        }
        if changes.contains(.animations) {
            if !animationRecords.isEmpty {
                startAnimations(at: timeFromGlobal(time))
                animated.append(self)
            }
            change.animations = animationRecords.compactMap(\.compiled)
        }
        delta.changes.append(change)
    }

    /// Made at the first mention; everything about a new one has to be told.
    private var renderNode: RenderNode {
        if let node = links.node { return node }
        let node = RenderNode(state: state)
        links.node = node
        links.dirty.formUnion([.geometry, .appearance, .contents, .children, .animations])
        return node
    }
}
