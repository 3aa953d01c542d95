// SPDX-License-Identifier: MIT

extension SKNode {
    /// From the node's coordinates to those of the root of its tree.
    final var transformToRoot: CGAffineTransform {
        var transform = transformToParent
        var node = parentStorage
        while let current = node {
            transform = transform.concatenating(current.transformToParent)
            node = current.parentStorage
        }
        return transform
    }

    final func place(_ point: CGPoint, from node: SKNode) -> CGPoint {
        if node === self { return point }
        if node === parentStorage { return point.applying(transformToParent.inverted()) }
        if node.parentStorage === self { return point.applying(node.transformToParent) }
        return point.applying(node.transformToRoot.concatenating(transformToRoot.inverted()))
    }

    final var frameInParent: CGRect {
        contentBounds?.applying(transformToParent) ?? CGRect(origin: position, size: .zero)
    }

    /// What this node and everything below draw, in its own coordinates; nil: nothing.
    final var accumulatedBounds: CGRect? {
        var all = contentBounds
        for child in childList {
            guard let bounds = child.accumulatedBounds else { continue }
            let inOwn = bounds.applying(child.transformToParent)
            all = all.map { $0.union(inOwn) } ?? inOwn
        }
        return all
    }

    final var accumulatedFrame: CGRect {
        accumulatedBounds?.applying(transformToParent) ?? CGRect(origin: position, size: .zero)
    }

    /// Whether `point`, of the parent's coordinates, lies in the accumulated frame.
    final func containsPoint(_ point: CGPoint) -> Bool { accumulatedFrame.contains(point) }

    final func overlaps(_ node: SKNode) -> Bool {
        guard let own = accumulatedBounds, let other = node.accumulatedBounds else { return false }
        return own.applying(transformToRoot).intersects(other.applying(node.transformToRoot))
    }
}

// MARK: - Hits

/// A node at a place, and how far in front it is.
private struct Hit {
    var node: SKNode
    var height: CGFloat
    var order: Int
}

extension SKNode {
    /// Everything below that is visible and holds `point`, in front first; the node itself is left out.
    final func allNodes(at point: CGPoint) -> [SKNode] {
        var hits: [Hit] = []
        var order = 0
        for child in childList { child.collect(&hits, &order, at: point, height: 0) }
        hits.sort { ($0.height, $0.order) > ($1.height, $1.order) }
        return hits.map(\.node)
    }

    final func frontNode(at point: CGPoint) -> SKNode { allNodes(at: point).first ?? self }

    /// - Parameter point: in the parent's coordinates.
    private func collect(_ hits: inout [Hit], _ order: inout Int, at point: CGPoint, height: CGFloat) {
        guard !isHidden, alpha > 0 else { return }
        let own = height + zPosition
        order += 1
        if contains(point) { hits.append(Hit(node: self, height: own, order: order)) }
        guard !childList.isEmpty else { return }
        let transform = transformToParent
        guard transform.a * transform.d != transform.b * transform.c else { return }
        let inner = point.applying(transform.inverted())
        for child in childList { child.collect(&hits, &order, at: inner, height: own) }
    }
}
