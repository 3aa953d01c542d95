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
    /// A superlayer is drawn with less than full opacity, on its own or as a group.
    var isFaded = false
    /// An odd number of superlayers has flipped geometry.
    var isFlipped = false
}

/// One walk over what changed: evaluates animations and geometry, and collects damage.
struct TreeUpdate {
    private(set) var damage: Damage
    /// What to move before the damage is drawn.
    private(set) var move: FrameMove?
    private(set) var nextChange = Double.infinity
    /// When the first of the animations that run ends; this frame's time where that is not known.
    private(set) var nextEnd = Double.infinity
    /// Layers met that show surfaces.
    private(set) var surfaces: [RenderNode] = []
    /// Layers looked at, each sublayer that an area is put together from included.
    private(set) var visited = 0
    private let screen: PixelRect
    private let time: CFTimeInterval
    /// Old pixels are there to be moved.
    private let mayMove: Bool
    /// The layer whose sublayers scroll in this frame.
    private var scroll: ScrollMove?
    /// Memory for the items of layers whose last ones are kept for a moment.
    private var spareItems: [[DrawItem]] = []

    /// Whose task it is to tell what a layer and what is below changes on the display.
    private enum Reports {
        /// A superlayer's, which reports its whole area.
        case above
        case own
        /// The layer's own, in a space that moved: what moved along with it is no change.
        case moved
    }

    init(screen: PixelRect, time: CFTimeInterval, mayMove: Bool) {
        self.screen = screen
        self.time = time
        self.mayMove = mayMove
        damage = Damage(limit: screen)
    }

    /// - Parameters: `undrawn`: what changed before and was not drawn; `removed`: where layers were that are gone.
    mutating func run(_ root: RenderNode?, scale: Double, undrawn: [PixelRect], removed: [PixelRect]) {
        for rect in undrawn { damage.add(rect) }
        if let root {
            let space = ParentSpace(toDevice: .scale(scale), clip: screen, time: time, frameTime: time)
            visit(root, space, isForced: false, reports: .own)
            if let scroll, finish(scroll, root, removed) { return }
        }
        for rect in removed { damage.add(rect) }
    }

    /// - Returns: whether old pixels are moved.
    private mutating func finish(_ scroll: ScrollMove, _ root: RenderNode, _ removed: [PixelRect]) -> Bool {
        guard let rest = scroll.damage(besides: damage, removed: removed, root: root, limit: screen) else {
            damage.add(scroll.region)
            return false
        }
        damage = rest
        move = scroll.move
        return true
    }

    /// - Parameter isForced: the parent's space changed.
    /// - Returns: whether any pixel of the subtree may differ.
    @discardableResult
    private mutating func visit(_ node: RenderNode, _ space: ParentSpace, isForced: Bool, reports: Reports) -> Bool {
        guard isForced || node.hasMore else { return false }
        if reports == .moved, isForced, moveAlong(node, space) { return true }
        let localTime = node.state.timing.isPlain ? space.time : node.state.timing.localTime(space.time)
        var changes = node.changes
        node.changes = []
        let changedContents = node.changedContents
        node.changedContents = .empty
        let movesItself = evaluateAnimations(node, at: localTime, &changes)
        if changes.contains(.appearance) && (node.shownOpacity > 0) != node.isVisible { changes.insert(.geometry) }
        let movedGeometry = isForced || changes.contains(.geometry)
        let oldRect = node.subtreeRect
        let wasVisible = node.isVisible
        let mayScroll = mayMove && scroll == nil && reports == .own && !isForced && wasVisible
        let last = reports == .moved || (mayScroll && changes.contains(.geometry)) ? LastFrame(node, &spareItems) : nil
        defer { if let last { spareItems.append(last.content.items) } }

        if movedGeometry { node.placeInDevice(space) }
        let visible = node.isVisible
        var differs =
            movedGeometry
            || !changes.isDisjoint(with: [.appearance, .contents, .contentsPart, .children, .order, .surface])
        if visible && (differs || !wasVisible) {
            node.updateContent(space)
            if node.surface != nil { surfaces.append(node) }
        }
        if node.state.kind == .replicator && visible { node.updateInstances(forced: differs || movedGeometry) }

        // Children, which report their own damage unless this whole subtree is reported.
        let reportsAll = movedGeometry || changes.contains(.appearance) || changes.contains(.order)
        let isBoundary = node.content.isDamageBoundary
        var childReports = reports == .own && !reportsAll && !isBoundary ? Reports.own : .above
        // Without an old area it was not in the frame before, whatever it showed when it was last in one.
        if let last, !changes.contains(.appearance), visible, wasVisible, !oldRect.isEmpty {
            if reports == .moved {
                if last.framesAlike(node, by: scroll?.shift) { childReports = .moved }
            } else if let move = last.scroll(of: node, clip: space.clip) {
                scroll = move
                childReports = .moved
            }
        }
        var (childrenMove, childrenWait) = (false, false)
        if visible {
            if movedGeometry || changes.contains(.order) || node.instances != nil { node.knowsChildren = false }
            let below = node.spaceForChildren(space, time: localTime)
            let due = node.takeDue()
            // Not in drawing order, which does not know yet who came and went.
            let all = movedGeometry || node.instances != nil ? node.instances ?? node.children : due
            for child in all where child !== node.mask {
                let look = ChildLook(child)
                if visit(child, below, isForced: movedGeometry, reports: childReports) {
                    differs = true
                    node.noteChange(of: child, since: look)
                }
                childrenMove = childrenMove || child.isMoving
                childrenWait = childrenWait || child.isWaiting
                if child.hasMore { child.becomeDue() }
            }
            if let mask = node.mask {
                if visit(mask, node.spaceForMask(space, time: localTime), isForced: movedGeometry, reports: .above) {
                    differs = true
                    if reports == .own && !reportsAll { damage.add(oldRect) }
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
        visited += 1 + (node.knowsChildren ? node.painted.count : node.drawn.count)
        let (wasOverlapping, wasIsolating) = (node.isOverlapping, node.isolates)
        node.updateSubtreeRect(space, knowsChildren: node.knowsChildren)
        // Without a group, alpha is rounded for each part.
        let isFaded = space.isFaded || node.content.opacity < 255
        let groupsAnew = isFaded && node.isOverlapping != wasOverlapping || node.isolates != wasIsolating
        if childReports == .moved, let last {
            let isWhole = groupsAnew || !last.keepsOrder(of: node)
            report(node, since: last, oldRect, isWhole: isWhole, starts: reports == .own)
        } else if reports == .moved {
            if !oldRect.isEmpty || !node.subtreeRect.isEmpty { scroll?.replace(oldRect, with: node.subtreeRect) }
        } else if reports == .own {
            if reportsAll || isBoundary || visible != wasVisible || groupsAnew {
                damage.add(oldRect)
                damage.add(node.subtreeRect)
            } else if changes.contains(.contents) || movesItself {
                damage.add(node.content.rect.intersection(space.clip))
                if node.subtreeRect != oldRect { damage.add(oldRect) }
            } else if !changes.isDisjoint(with: [.surface, .contentsPart]) {
                if changes.contains(.surface) { damage.add(node.takeSurfaceDamage().intersection(space.clip)) }
                damage.add(node.area(ofContents: changedContents).intersection(space.clip))
                if node.subtreeRect != oldRect { damage.add(oldRect) }
            }
        }
        return true
    }

    /// Moves a layer in which nothing changed with its superlayer, which costs less than to evaluate it.
    /// - Returns: false where it has to be evaluated.
    private mutating func moveAlong(_ node: RenderNode, _ space: ParentSpace) -> Bool {
        let oldRect = node.subtreeRect
        guard let shift = scroll?.shift, !oldRect.isEmpty, node.isAtRest, node.moveContent(by: shift, in: space) else {
            return false
        }
        let time = node.state.timing.isPlain ? space.time : node.state.timing.localTime(space.time)
        node.localTime = time
        node.version &+= 1
        if !node.children.isEmpty {
            let below = node.spaceForChildren(space, time: time)
            for child in node.children { visit(child, below, isForced: true, reports: .moved) }
        }
        let (wasOverlapping, wasIsolating) = (node.isOverlapping, node.isolates)
        node.updateSubtreeRect(space)
        let isFaded = space.isFaded || node.content.opacity < 255
        if isFaded && node.isOverlapping != wasOverlapping || node.isolates != wasIsolating {
            scroll?.replace(oldRect, with: node.subtreeRect)
        }
        return true
    }

    /// Reports a layer whose sublayers reported what did not move along with them.
    /// - Parameters: `isWhole`: the layer puts them together in another way; `starts`: it is the one that scrolls.
    private mutating func report(
        _ node: RenderNode, since last: LastFrame, _ oldRect: PixelRect, isWhole: Bool, starts: Bool
    ) {
        guard let move = scroll else { return }
        if isWhole && starts {
            scroll = nil
            for rect in [move.region, oldRect, node.subtreeRect] { damage.add(rect) }
        } else if isWhole {
            scroll?.replace(oldRect, with: node.subtreeRect)
        } else if !starts && !node.content.drawsAlike(last.content, by: move.shift) {
            scroll?.replace(
                last.content.rect.intersection(move.region), with: node.content.rect.intersection(move.region))
        }
    }

    /// Applies the node's animations at its local time.
    ///
    /// - Returns: whether they go on changing it.
    private mutating func evaluateAnimations(
        _ node: RenderNode, at localTime: CFTimeInterval, _ changes: inout LayerChanges
    ) -> Bool {
        let particles = node.state.kind == .emitter && !(node.state.emitter?.value.cells.isEmpty ?? true)
        if particles {
            changes.insert(.contents)
            nextEnd = time
        }
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
                nextEnd = min(nextEnd, localTime == time ? animation.endTime : time)
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

/// What the frame before made of a layer.
private struct LastFrame {
    let content: NodeContent
    private let toDevice: Homography
    private let depth: Double
    private let drawOrder: [RenderNode]?
    private let hadParts: Bool

    /// - Parameter spares: lists whose memory the layer's next content may use.
    init(_ node: RenderNode, _ spares: inout [[DrawItem]]) {
        content = node.content
        node.content.items = spares.popLast() ?? []
        toDevice = node.toDevice
        depth = node.depth
        drawOrder = node.drawOrder
        hadParts = node.parts != nil
    }

    func framesAlike(_ node: RenderNode, by shift: PixelShift?) -> Bool {
        guard let shift, !hadParts else { return false }
        return node.content.framesAlike(content, by: shift)
    }

    /// The move of the sublayers if nothing else about the layer changed.
    func scroll(of node: RenderNode, clip: PixelRect) -> ScrollMove? {
        guard !hadParts, depth == node.depth, toDevice != node.toDevice else { return nil }
        return ScrollMove(node, from: (toDevice, content), clip: clip)
    }

    /// The sublayers of both frames are drawn in the same order.
    func keepsOrder(of node: RenderNode) -> Bool {
        guard !hadParts, node.parts == nil else { return false }
        if drawOrder == nil && node.drawOrder == nil { return true }
        let (old, new) = (drawOrder ?? node.children, node.drawOrder ?? node.children)
        let kept = Set(old.map(ObjectIdentifier.init)).intersection(new.map(ObjectIdentifier.init))
        return old.filter { kept.contains(ObjectIdentifier($0)) }
            .elementsEqual(new.filter { kept.contains(ObjectIdentifier($0)) }, by: ===)
    }
}
