// SPDX-License-Identifier: MIT

extension SKNode {
    final var enclosingScene: SKScene? {
        var node: SKNode? = self
        while let current = node {
            if let scene = current as? SKScene { return scene }
            node = current.parentStorage
        }
        return nil
    }

    final var root: SKNode {
        var node = self
        while let parent = node.parentStorage { node = parent }
        return node
    }

    final func insert(_ node: SKNode, at index: Int) {
        if node.parentStorage != nil {
            NSException.raise(
                .invalidArgumentException, "Attemped to add a SKNode which already has a parent: \(node)")
        }
        if node === self || isDescendant(of: node) {
            NSException.raise(
                .invalidArgumentException, "Attempted to add a SKNode to itself or its own child: \(node)")
        }
        guard index >= 0, index <= childList.count else {
            NSException.raise(
                .rangeException,
                "*** -[SKNode insertChild:atIndex:]: index \(index) beyond bounds [0 .. \(childList.count)]")
        }
        childList.insert(node, at: index)
        node.parentStorage = self
        node.treeDidChange()
    }

    final func detach() {
        guard let parent = parentStorage else { return }
        let scene = enclosingScene
        parent.childList.removeAll { $0 === self }
        parentStorage = nil
        leave(scene)
    }

    /// Sounds and cameras of a tree that is no longer shown.
    private func leave(_ scene: SKScene?) {
        (self as? SKAudioNode)?.sceneDidChange()
        for child in childList { child.leave(scene) }
    }

    private func treeDidChange() {
        (self as? SKAudioNode)?.sceneDidChange()
        for child in childList { child.treeDidChange() }
    }

    final func isDescendant(of node: SKNode) -> Bool {
        var above = parentStorage
        while let current = above {
            if current === node { return true }
            above = current.parentStorage
        }
        return false
    }

    final func moveKeepingPlace(to newParent: SKNode) {
        let old = transformToRoot
        detach()
        newParent.addChild(self)
        let new = newParent.transformToRoot
        let local = old.concatenating(new.inverted())
        position = CGPoint(x: local.tx, y: local.ty)
        zRotation = atan2(local.b, local.a)
        xScale = hypot(local.a, local.b)
        let area = local.a * local.d - local.b * local.c
        yScale = xScale == 0 ? 0 : area / xScale
    }

    /// `body` for this node and everything below, parents first.
    final func forEachNode(_ body: (SKNode) -> Void) {
        body(self)
        for child in childList { child.forEachNode(body) }
    }
}

extension SKNode {
    /// The class's name, for descriptions; a class of an app without its module.
    final var className: String { String(describing: type(of: self)) }

    final func looksEqual(to node: SKNode) -> Bool {
        guard type(of: self) == type(of: node), childList.count == node.childList.count else { return false }
        return (name, position.x, position.y, zPosition) == (
            node.name, node.position.x, node.position.y, node.zPosition
        )
            && (zRotation, xScale, yScale, alpha) == (node.zRotation, node.xScale, node.yScale, node.alpha)
            && isHidden == node.isHidden && zip(childList, node.childList).allSatisfy { $0.isEqual(to: $1) }
    }
}
