// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        precondition(
            layer !== self && !isDescendant(of: layer),
            "CALayerInvalid: layer \(layer) is a part of cycle in its layer tree; remove \(self) from it first")
        layer.detachFromParent()
        let index = max(0, min(index, links.sublayers.count))
        if index == links.sublayers.count {
            layer.links.index = index
        } else {
            links.flags.insert(.sublayerIndexesStale)
        }
        links.sublayers.insert(layer, at: index)
        adopt(layer)
        markChanged(.children)
        sublayersChanged(layer)
    }

    /// Layers that a view adds or moves whenever it lays out (shadows, gradients) are no reason to do that again at once.
    private func sublayersChanged(_ layer: CALayer) {
        if layer.delegate != nil || !links.flags.contains(.isLayingOut) { setNeedsLayout() }
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, let index = index(of: sibling) else {
            // Without a sibling the layer goes to the back or to the front, as documented for nil.
            return insert(layer, at: offset == 0 ? 0 : links.sublayers.count)
        }
        // The layer may leave this list first, from before the sibling.
        let shift = self.index(of: layer).map { $0 < index ? 1 : 0 } ?? 0
        if layer !== sibling { insert(layer, at: index + offset - shift) }
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = index(of: old) else { return }
        insert(new, at: index)
        old.removeFromSuperlayer()
    }

    func replaceSublayers(_ layers: [CALayer]) {
        let kept = Set(layers.map(ObjectIdentifier.init))
        for layer in links.sublayers where !kept.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() {
            if index < links.sublayers.count && links.sublayers[index] === layer { continue }
            insert(layer, at: index)
        }
    }

    func setMask(_ new: CALayer?) {
        guard new !== links.mask else { return }
        if let new {
            precondition(
                new !== self && !isDescendant(of: new), "CALayer: mask \(new) contains the layer it masks, \(self)")
            new.detachFromParent()
        }
        if let old = links.mask { old.orphan() }
        links.mask = new
        if let new {
            new.links.isMask = true
            adopt(new)
        }
        markChanged([.children, .geometry])
    }

    /// Shows `layer`, which stays for good, below the sublayers.
    func setUnderlay(_ layer: CALayer) {
        precondition(links.underlay == nil && layer.links.parent == nil, "CALayer: \(self) has an underlay")
        links.underlay = layer
        adopt(layer)
        markChanged(.children)
    }

    /// Leaves the superlayer, or the layer that this one masks.
    func detachFromParent() {
        guard let parent = links.parent else { return }
        if links.isMask {
            parent.links.mask = nil
        } else if let index = parent.index(of: self) {
            parent.links.sublayers.remove(at: index)
            if index < parent.links.sublayers.count { parent.links.flags.insert(.sublayerIndexesStale) }
        }
        orphan()
        parent.markChanged(.children)
        parent.sublayersChanged(self)
    }

    func isDescendant(of ancestor: CALayer) -> Bool {
        // A layer without sublayers has no descendants; this keeps building deep trees linear.
        if ancestor.links.sublayers.isEmpty && ancestor.links.mask == nil { return self === ancestor }
        var layer: CALayer? = self
        while let current = layer {
            if current === ancestor { return true }
            layer = current.links.parent
        }
        return false
    }

    func index(of sublayer: CALayer) -> Int? {
        guard sublayer.links.parent === self, !sublayer.links.isMask, sublayer !== links.underlay else { return nil }
        let hint = sublayer.links.index
        if hint < links.sublayers.count && links.sublayers[hint] === sublayer { return hint }
        return links.sublayers.firstIndex { $0 === sublayer }
    }

    func refreshSublayerIndexes() {
        guard links.flags.contains(.sublayerIndexesStale) else { return }
        links.flags.remove(.sublayerIndexesStale)
        for (index, layer) in links.sublayers.enumerated() { layer.links.index = index }
    }

    /// Sublayers from back to front: by `zPosition`, equal ones in list order.
    var sublayersInDrawingOrder: [CALayer] {
        let layers = links.sublayers
        guard let first = layers.first, layers.contains(where: { $0.zPosition != first.zPosition }) else {
            return layers
        }
        return layers.enumerated()
            .sorted { ($0.element.zPosition, CGFloat($0.offset)) < ($1.element.zPosition, CGFloat($1.offset)) }
            .map(\.element)
    }

    private func adopt(_ layer: CALayer) {
        layer.links.parent = self
        layer.queueForCommit()
        if layer.links.flags.contains(.needsLayout) || !layer.links.layoutQueue.isEmpty { layer.queueForLayout() }
        if !CATransaction.disableActions() {
            layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
        }
    }

    private func orphan() {
        links.parent = nil
        links.isMask = false
        links.flags.subtract([.queuedForCommit, .queuedForLayout])
        if !CATransaction.disableActions() {
            action(forKey: kCAOnOrderOut)?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
        }
    }

    /// Frees the tree below without recursion, which would overflow the stack for very deep trees.
    func tearDown() {
        if links.model != nil { return }
        links.mask?.links.parent = nil
        links.mask?.links.isMask = false
        links.underlay?.links.parent = nil
        var pending: [CALayer] = []
        release(into: &pending)
        while var layer = pending.popLast() {
            if isKnownUniquelyReferenced(&layer) { layer.release(into: &pending) }
        }
    }

    private func release(into pending: inout [CALayer]) {
        for layer in links.sublayers {
            layer.links.parent = nil
            layer.links.flags.subtract([.queuedForCommit, .queuedForLayout])
        }
        links.commitQueue.removeAll()
        links.layoutQueue.removeAll()
        pending.append(contentsOf: links.sublayers)
        links.sublayers.removeAll()
    }
}
