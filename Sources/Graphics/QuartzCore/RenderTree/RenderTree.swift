// SPDX-License-Identifier: MIT
import CoreGraphics

/// The render side of a context: applies deltas, evaluates animations, finds damage, draws.
final class RenderTree {
    private(set) var root: RenderNode?
    private var pixels = ScreenPixels(width: 0, height: 0)
    private var buffer: PixelBuffer { pixels.buffer }
    private var scale: CGFloat = 1
    private var needsFullRepaint = true
    /// What changed since the last drawing.
    private var undrawn: [PixelRect] = []
    /// What of the last drawing has to be moved first.
    private var move: FrameMove?
    let compositor = Compositor()
    /// Whether the next frame differs without further commits.
    private(set) var isMoving = false
    /// Layers that the last update looked at.
    private(set) var visited = 0
    /// When something begins to move that does not now.
    private(set) var nextChange = Double.infinity
    private var nextEnd = Double.infinity

    var lastFrame: PixelBuffer? { needsFullRepaint ? nil : buffer }
    var hasUndrawnChanges: Bool { needsFullRepaint || !undrawn.isEmpty }

    func invalidate() { needsFullRepaint = true }

    func render(_ deltas: [RenderDelta], at time: CFTimeInterval) -> RenderedFrame? {
        update(deltas, at: time, draws: true)
        var result: RenderedFrame?
        DeepStack.run(depth: treeDepth) { result = self.draw() }
        return result
    }

    /// Brings the tree to `time` and notes what would have to be drawn.
    /// - Parameter draws: it is drawn before the next update.
    func update(_ deltas: [RenderDelta], at time: CFTimeInterval, draws: Bool = false) {
        // Trees deeper than a thread's stack allows are walked on one made for them.
        if deltas.contains(where: \.startsTransition) {
            DeepStack.run(depth: treeDepth) { self.prepareTransitions(deltas) }
        }
        var removed: [PixelRect] = []
        for delta in deltas { apply(delta, removed: &removed) }
        DeepStack.run(depth: treeDepth) { self.evaluate(removed, at: time, draws: draws) }
    }

    /// Whether until `time` no more has happened since the last update than that running animations went on.
    func onlyMoves(until time: CFTimeInterval) -> Bool {
        isMoving && time < min(nextEnd, nextChange) && surfaces.shown.isEmpty
    }

    private var screen: PixelRect { PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height) }

    private func evaluate(_ removed: [PixelRect], at time: CFTimeInterval, draws: Bool) {
        surfaces.markChanged(at: time)
        var update = TreeUpdate(screen: screen, time: time, mayMove: draws && !needsFullRepaint)
        update.run(root, scale: Double(scale), undrawn: undrawn, removed: removed)
        visited = update.visited
        isMoving = root?.isMoving ?? false
        nextChange = update.nextChange
        nextEnd = update.nextEnd
        surfaces.add(update.surfaces)
        undrawn = update.damage.rects
        move = update.move
    }

    private func draw() -> RenderedFrame? {
        var damage = Damage(limit: screen)
        for rect in needsFullRepaint ? [screen] : undrawn { damage.add(rect) }
        let move = needsFullRepaint ? nil : self.move
        needsFullRepaint = false
        undrawn = []
        self.move = nil
        guard !damage.isEmpty else { return nil }
        if let move { pixels.move(move) }
        let whole = backdropAreas()
        let rects = disjoint(damage, whole)
        compositor.draw(root, into: buffer, rects: rects, whole: whole)
        FrameCounts.shared?.add(drawn: rects, move: move)
        var changed = Damage(limit: screen)
        for rect in rects + (move.map { [$0.target] } ?? []) { changed.add(rect) }
        return RenderedFrame(buffer: buffer, damage: move == nil ? rects : changed.disjoint, drawn: rects, move: move)
    }

    /// Pieces that are painted one after the other; a backdrop lies in one of them whole.
    private func disjoint(_ damage: Damage, _ backdrops: [PixelRect]) -> [PixelRect] {
        backdrops.isEmpty ? damage.disjoint : BackdropDamage.pieces(of: damage, backdrops: backdrops, limit: screen)
    }

    private func backdropAreas() -> [PixelRect] {
        backdrops.removeAll { $0.node == nil }
        return backdrops.compactMap { $0.node?.content.backdrop?.shape.rect.intersection(screen) }
            .filter { !$0.isEmpty }
    }

    /// Layers whose pixels come from elsewhere.
    private var surfaces = SurfaceList()
    var shownSurfaces: [ShownSurface] { surfaces.shown }

    /// Layers that blur what is behind them.
    private struct BackdropReference { weak var node: RenderNode? }
    private var backdrops: [BackdropReference] = []

    /// Levels of the tree; grows with what deltas add, never shrinks.
    private var treeDepth = 0

    private func apply(_ delta: RenderDelta, removed: inout [PixelRect]) {
        resize(delta)
        if root !== delta.root {
            root = delta.root
            root?.mark(.geometry)
            needsFullRepaint = true
        }
        for change in delta.changes { apply(change, removed: &removed) }
        if delta.changes.contains(where: { $0.children != nil }) { measureDepth() }
    }

    private func resize(_ delta: RenderDelta) {
        func pixels(_ points: CGFloat) -> Int {
            let value = (points * delta.scale).rounded()
            return value > 0 && value <= 32768 ? Int(value) : 0
        }
        let (width, height) = (pixels(delta.size.width), pixels(delta.size.height))
        guard width != buffer.width || height != buffer.height || scale != delta.scale else { return }
        self.pixels = ScreenPixels(width: width, height: height)
        scale = delta.scale
        needsFullRepaint = true
        delta.root?.mark(.geometry)
        root?.mark(.geometry)
    }

    private func apply(_ change: RenderDelta.Change, removed: inout [PixelRect]) {
        let node = change.node
        if change.state.backdrop != nil, !backdrops.contains(where: { $0.node === node }) {
            backdrops.append(BackdropReference(node: node))
        }
        node.state = change.state
        var changes = change.changes
        node.changedContents = node.changedContents.union(change.changedContents)
        if let children = change.children {
            changes.formUnion(replaceChildren(of: node, with: children, removed: &removed))
        }
        if let mask = change.mask {
            if let old = node.mask, old !== mask { old.detach() }
            node.mask = mask
            mask?.attach(to: node)
        }
        if let animations = change.animations { node.animations = animations }
        if changes.contains(.timing) { changes.insert(.animations) }
        node.mark(changes)
    }

    /// - Returns: `.appearance` when the ones that stay changed order, so that all is drawn again.
    private func replaceChildren(
        of node: RenderNode, with children: [RenderNode], removed: inout [PixelRect]
    ) -> LayerChanges {
        let old = node.children
        let kept = Set(children.map(ObjectIdentifier.init))
        for child in old where !kept.contains(ObjectIdentifier(child)) && child.parent === node {
            removed.append(child.subtreeRect)
            child.detach()
            child.subtreeRect = .empty
        }
        let before = old.filter { kept.contains(ObjectIdentifier($0)) }
        node.children = children
        var after: [RenderNode] = []
        let known = Set(before.map(ObjectIdentifier.init))
        for child in children {
            if child.parent === node && known.contains(ObjectIdentifier(child)) {
                after.append(child)
            } else {
                // Newly in this place: where it was, somebody else reports.
                if child.parent != nil { removed.append(child.subtreeRect) }
                child.attach(to: node)
                child.subtreeRect = .empty
                child.mark([.geometry, .order])
            }
        }
        let keptOrder = before.count == after.count && zip(before, after).allSatisfy { $0 === $1 }
        return keptOrder ? .order : [.order, .appearance]
    }

    private func measureDepth() {
        guard let root else { return }
        var deepest = 0
        var pending = [(root, 1)]
        while let (node, depth) = pending.popLast() {
            deepest = max(deepest, depth)
            for child in node.children { pending.append((child, depth + 1)) }
            if let mask = node.mask { pending.append((mask, depth + 1)) }
        }
        treeDepth = deepest
    }

    /// Keeps how layers looked whose transition starts with these deltas, before anything of them changes.
    private func prepareTransitions(_ deltas: [RenderDelta]) {
        for delta in deltas {
            for change in delta.changes {
                guard let animation = change.animations?.first(where: \.isTransition),
                    !change.node.animations.contains(where: { $0 === animation }), change.node.parent != nil
                else { continue }
                change.node.transition = compositor.snapshot(change.node, for: animation)
            }
        }
    }
}

/// Runs closures whose recursion follows the layer tree.
enum DeepStack {
    /// Levels that any thread's stack has room for.
    private static let safeDepth = 200
    private static let bytesPerLevel = 32 << 10

    static func run(depth: Int, _ body: () -> Void) {
        guard depth > safeDepth else { return body() }
        withoutActuallyEscaping(body) { body in
            let box = Unmanaged.passRetained(Box(body))
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            pthread_attr_setstacksize(&attributes, (depth + safeDepth) * bytesPerLevel)
            var thread = pthread_t()
            let failed = pthread_create(
                &thread, &attributes,
                { argument in
                    guard let argument else { return nil }
                    Unmanaged<Box<() -> Void>>.fromOpaque(argument).takeUnretainedValue().value()
                    return nil
                }, box.toOpaque())
            pthread_attr_destroy(&attributes)
            if failed == 0 { pthread_join(thread, nil) }
            box.release()
            precondition(failed == 0, "QuartzCore: no memory for the stack of a layer tree \(depth) levels deep")
        }
    }
}
