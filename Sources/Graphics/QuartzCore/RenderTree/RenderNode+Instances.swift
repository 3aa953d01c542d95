// SPDX-License-Identifier: MIT
import CoreGraphics

extension RenderNode {
    /// Gives a replicator a fresh copy of its children for each instance.
    ///
    /// Copies are made whenever something in the replicator changed by a commit, which is rare, and then move by
    /// themselves: their animations run with their own delay.
    func updateInstances(forced: Bool) {
        guard let replicator = (animated ?? state).replicator?.value else { return }
        let key = childrenVersion
        if !forced && instances != nil && key == instanceVersion { return }
        instanceVersion = key
        let bounds = state.bounds
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * state.anchorPoint.x, y: bounds.minY + bounds.height * state.anchorPoint.y)
        var step = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        step = CATransform3DConcat(step, replicator.transform)
        step = CATransform3DConcat(step, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        var matrix = CATransform3DIdentity
        let color = replicator.color?.rgba ?? SIMD4(1, 1, 1, 1)
        instances = (0..<replicator.count).map { index in
            var place = Self.holderState(matrix, delay: replicator.delay * Double(index))
            if (animated ?? state).keepsDepth { place.kind = .transform }
            let holder = RenderNode(state: place)
            let tint = color + replicator.colorOffset * Float(index)
            holder.instanceTint = tint == SIMD4(1, 1, 1, 1) ? nil : tint
            holder.children = children.map { $0.clone(parent: holder) }
            holder.parent = self
            matrix = CATransform3DConcat(matrix, step)
            return holder
        }
    }

    /// An empty layer of no size at the origin, whose transform and time offset its children inherit.
    private static func holderState(_ matrix: CATransform3D, delay: CFTimeInterval) -> LayerState {
        var state = LayerState()
        state.transform = matrix
        state.timing.beginTime = delay
        return state
    }

    private func clone(parent: RenderNode) -> RenderNode {
        let copy = RenderNode(state: state)
        copy.animations = animations
        copy.parent = parent
        copy.children = children.map { $0.clone(parent: copy) }
        copy.mask = mask?.clone(parent: copy)
        return copy
    }

    /// Changes when a commit changed anything below; the originals are never drawn, so their marks stay until here.
    private var childrenVersion: Int {
        var version = children.count
        var pending = children
        while let node = pending.popLast() {
            if !node.changes.isEmpty || !node.due.isEmpty {
                node.changes = []
                _ = node.takeDue()
                node.version &+= 1
            }
            version = version &* 31 &+ node.version &+ ObjectIdentifier(node).hashValue
            pending.append(contentsOf: node.children)
            if let mask = node.mask { pending.append(mask) }
        }
        return version
    }
}
