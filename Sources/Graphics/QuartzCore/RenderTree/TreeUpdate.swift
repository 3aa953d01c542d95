// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a node hands down to its children.
struct ParentSpace {
    var toDevice: Homography
    /// The parent's `sublayerTransform` and flip; nil for the identity.
    var sublayerMatrix: CATransform3D?
    /// Inside transform layers: the way to the plane they are flattened into, with depth.
    var depthMatrix: CATransform3D?
    /// Device pixels that may show.
    var clip: PixelRect
    /// Local time of the parent.
    var time: CFTimeInterval
    /// The frame's time, the same for all.
    var frameTime: CFTimeInterval
    /// 0xAARRGGBB that colours are multiplied with.
    var tint: UInt32 = 0xFFFF_FFFF
}

/// One walk over what changed: evaluates animations and geometry, and collects damage.
struct TreeUpdate {
    var damage: Damage
    var nextChange = Double.infinity
    /// Layers met that show surfaces.
    private(set) var surfaces: [RenderNode] = []
    private let screen: PixelRect
    private let time: CFTimeInterval

    init(screen: PixelRect, time: CFTimeInterval) {
        self.screen = screen
        self.time = time
        damage = Damage(limit: screen)
    }

    mutating func run(_ root: RenderNode, scale: Double) {
        let space = ParentSpace(toDevice: .scale(scale), clip: screen, time: time, frameTime: time)
        visit(root, space, isForced: false, reports: true)
    }

    /// - Parameters: `isForced`: the parent's space changed; `reports`: nobody above reports the whole area already.
    /// - Returns: whether any pixel of the subtree may differ.
    @discardableResult
    private mutating func visit(_ node: RenderNode, _ space: ParentSpace, isForced: Bool, reports: Bool) -> Bool {
        guard isForced || node.hasMore else { return false }
        let localTime = node.state.timing.isPlain ? space.time : node.state.timing.localTime(space.time)
        var changes = node.changes
        node.changes = []
        let movesItself = evaluateAnimations(node, at: localTime, &changes)
        if changes.contains(.appearance) && (node.shownOpacity > 0) != node.isVisible { changes.insert(.geometry) }
        let movedGeometry = isForced || changes.contains(.geometry)
        let oldRect = node.subtreeRect
        let wasVisible = node.isVisible

        if movedGeometry { node.placeInDevice(space) }
        let visible = node.isVisible
        var differs = movedGeometry || !changes.isDisjoint(with: [.appearance, .contents, .children, .order, .surface])
        if visible && (differs || !wasVisible) {
            node.updateContent(space)
            if node.surface != nil { surfaces.append(node) }
        }
        if node.state.kind == .replicator && visible { node.updateInstances(forced: differs || movedGeometry) }

        // Children, which report their own damage unless this whole subtree is reported.
        let reportsAll = movedGeometry || changes.contains(.appearance) || changes.contains(.order)
        let isBoundary = node.content.isDamageBoundary
        var (childrenMove, childrenWait) = (false, false)
        if visible {
            let below = node.spaceForChildren(space, time: localTime)
            let due = node.takeDue()
            for child in movedGeometry || node.instances != nil ? node.drawn : due where child !== node.mask {
                let childReports = reports && !reportsAll && !isBoundary
                if visit(child, below, isForced: movedGeometry, reports: childReports) { differs = true }
                childrenMove = childrenMove || child.isMoving
                childrenWait = childrenWait || child.isWaiting
                if child.hasMore { child.becomeDue() }
            }
            if let mask = node.mask {
                if visit(mask, node.spaceForMask(space, time: localTime), isForced: movedGeometry, reports: false) {
                    differs = true
                    if reports && !reportsAll { damage.add(oldRect) }
                }
                childrenMove = childrenMove || mask.isMoving
                childrenWait = childrenWait || mask.isWaiting
            }
        }
        // What cannot be seen does not keep frames coming, unless it may become visible by itself.
        node.isMoving = (movesItself && (visible || !node.animations.isEmpty)) || childrenMove
        node.isWaiting = childrenWait || node.animations.contains { localTime < $0.timing.beginTime }
        guard differs else { return false }
        node.version &+= 1
        node.updateSubtreeRect(space)
        if reports {
            if reportsAll || isBoundary || visible != wasVisible {
                damage.add(oldRect)
                damage.add(node.subtreeRect)
            } else if changes.contains(.contents) || movesItself {
                damage.add(node.content.rect.intersection(space.clip))
                if node.subtreeRect != oldRect { damage.add(oldRect) }
            } else if changes.contains(.surface) {
                damage.add(node.takeSurfaceDamage().intersection(space.clip))
                if node.subtreeRect != oldRect { damage.add(oldRect) }
            }
        }
        return true
    }

    /// Applies the node's animations at its local time.
    ///
    /// - Returns: whether they go on changing it.
    private mutating func evaluateAnimations(
        _ node: RenderNode, at localTime: CFTimeInterval, _ changes: inout LayerChanges
    ) -> Bool {
        let particles = node.state.kind == .emitter && !(node.state.emitter?.value.cells.isEmpty ?? true)
        if particles { changes.insert(.contents) }
        node.localTime = localTime
        guard !node.animations.isEmpty || node.animated != nil else { return particles }
        var shown = node.state
        var touched: LayerChanges = []
        var goesOn = particles
        for animation in node.animations {
            touched.formUnion(animation.apply(to: &shown, at: localTime))
            if animation.isTransition { touched.insert(.geometry) }
            let begin = animation.timing.beginTime
            if localTime < begin {
                // In the root's time for unscaled trees; a wrong guess costs a frame, which finds nothing.
                nextChange = min(nextChange, time + (begin - localTime))
            } else if localTime < animation.endTime && node.state.timing.speed != 0 && animation.timing.speed != 0 {
                goesOn = true
            }
        }
        // What was animated in the last frame may fall back now.
        changes.formUnion(touched.union(node.lastAnimated))
        node.lastAnimated = touched
        node.animated = touched.isEmpty ? nil : shown
        if node.transition != nil,
            !node.animations.contains(where: { $0 === node.transition?.animation && localTime < $0.endTime })
        {
            node.transition = nil
            changes.insert(.geometry)
        }
        return goesOn
    }
}

extension TimingState {
    /// The identity map of time, which nearly all layers have.
    var isPlain: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }
}
