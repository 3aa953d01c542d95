// SPDX-License-Identifier: MIT
import CoreGraphics

extension RenderNode {
    /// Where the layer is on the display, and whether any of it can be seen.
    func placeInDevice(_ space: ParentSpace) {
        guard animated != nil else { return place(state, space) }
        if let animated { place(animated, space) }
    }

    private func place(_ state: LayerState, _ space: ParentSpace) {
        isVisible = false
        guard !state.flags.contains(.hidden), state.opacity > 0 else { return }
        let size = state.bounds.size
        let anchorX = state.bounds.origin.x + size.width * state.anchorPoint.x
        let anchorY = state.bounds.origin.y + size.height * state.anchorPoint.y
        depth = Double(state.zPosition)
        if !state.hasTransform && space.sublayerMatrix == nil && space.depthMatrix == nil {
            toDevice = Homography.translation(state.position.x - anchorX, state.position.y - anchorY)
                .concat(space.toDevice)
            matrix = nil
        } else {
            var m = state.matrixToParent(parentBounds: nil, parent: nil)
            if let sublayers = space.sublayerMatrix { m = CATransform3DConcat(m, sublayers) }
            if let above = space.depthMatrix { m = CATransform3DConcat(m, above) }
            let center = m.project(x: anchorX, y: anchorY)
            depth = center.w != 0 ? center.z / center.w : 0
            let plane = Homography(m)
            if !state.flags.contains(.doubleSided) && plane.orientation < 0 && state.kind != .transform { return }
            toDevice = plane.concat(space.toDevice)
            matrix = m
        }
        isVisible = toDevice.isFinite && (toDevice.orientation != 0 || state.kind == .transform)
        if let offset = transitionOffset { toDevice = Homography.translation(offset.x, offset.y).concat(toDevice) }
    }

    func spaceForChildren(_ space: ParentSpace, time: CFTimeInterval) -> ParentSpace {
        animated.map { childSpace($0, space, time) } ?? childSpace(state, space, time)
    }

    private func childSpace(_ state: LayerState, _ space: ParentSpace, _ time: CFTimeInterval) -> ParentSpace {
        var below = ParentSpace(
            toDevice: toDevice, sublayerMatrix: nil, depthMatrix: nil, clip: space.clip, time: time,
            frameTime: space.frameTime, tint: space.tint)
        below.isFaded = space.isFaded || content.opacity < 255
        below.isFlipped = space.isFlipped != state.flags.contains(.geometryFlipped)
        if let tint = instanceTint { below.tint = Tint.combined(space.tint, tint) }
        if state.hasSublayerTransform || state.flags.contains(.geometryFlipped) {
            below.sublayerMatrix = LayerState().matrixToParent(parentBounds: state.bounds, parent: state)
        }
        if state.keepsDepth {
            // No plane of its own: children go with depth to the plane the layer itself is in.
            below.toDevice = space.toDevice
            let own = state.matrixToParent(parentBounds: nil, parent: nil)
            let chain = [own, space.sublayerMatrix, space.depthMatrix].compactMap { $0 }
            below.depthMatrix = chain.dropFirst().reduce(own) { CATransform3DConcat($0, $1) }
        } else if let clip = content.clipRect {
            below.clip = space.clip.intersection(clip)
        }
        return below
    }

    /// A mask lives in the layer's space, whatever clips the layer's children.
    func spaceForMask(_ space: ParentSpace, time: CFTimeInterval) -> ParentSpace {
        ParentSpace(
            toDevice: toDevice, sublayerMatrix: nil, depthMatrix: nil, clip: space.clip, time: time,
            frameTime: space.frameTime, isFlipped: space.isFlipped)
    }

    /// Back to front: by depth, equal ones as listed, tilted ones in parts. After the children's depths are known.
    private func sortChildren(_ space: ParentSpace) {
        sortByDepth()
        splitChildren(space)
    }

    private func splitChildren(_ space: ParentSpace) {
        let flattened = keepsDepth ? space.toDevice : toDevice
        parts = instances == nil && isVisible ? SiblingDepth.parts(of: drawn, toDevice: flattened) : nil
    }

    /// Read in place where nothing is animated: a copy of the state costs more than the answer.
    private var keepsDepth: Bool { lastAnimated.isEmpty ? state.keepsDepth : (animated ?? state).keepsDepth }

    private func sortByDepth() {
        if keepsDepth, let copies = instances {
            instances = copies.enumerated()
                .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
                .map(\.element)
        }
        guard let first = children.first?.depth, children.contains(where: { $0.depth != first }) else {
            drawOrder = nil
            return
        }
        drawOrder = children.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    /// Drawn as a picture of its own on iOS.
    private var isGroup: Bool {
        mask != nil || content.rasterizes || (content.opacity < 255 && content.allowsGroup)
    }

    /// - Parameter knowsChildren: the sublayers changed only as `noteChange(of:since:)` was told since the last frame.
    func updateSubtreeRect(_ space: ParentSpace, knowsChildren known: Bool = false) {
        if known { splitChildren(space) } else { sortChildren(space) }
        guard isVisible else {
            subtreeRect = .empty
            knowsChildren = false
            return
        }
        var inner = known ? unionOfKnownChildren() : lookAtChildren()
        blends = content.blend != nil || blendingChildren > 0
        isOverlapping = hasOverlap
        isolates = blends && isGroup
        if let clip = content.clipRect { inner = inner.intersection(clip) }
        var all = inner.union(content.rect)
        if let shadow = content.shadow, shadow.followsContent { all = all.union(shadow.shadowRect(of: all)) }
        if let transition { all = all.union(transition.deviceRect(self)) }
        subtreeRect = all.intersection(space.clip)
    }
}
