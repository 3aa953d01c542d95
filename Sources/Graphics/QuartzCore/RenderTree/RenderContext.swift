// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics
import Foundation
import Synchronization

/// A frame as the compositor made it.
package struct RenderedFrame {
    /// The whole screen. Valid and unchanged until the next `render` call.
    package let buffer: PixelBuffer
    /// What differs from the frame before.
    package let damage: [PixelRect]
    /// What was drawn anew; the rest of the damage was there before, elsewhere.
    package let drawn: [PixelRect]
    /// What was moved before that.
    package let move: FrameMove?
}

/// A layer tree shown on one display.
///
/// `commit` and the properties belong to the main thread. `render` may be called from any thread, also while the main
/// thread is busy: it reads nothing but what commits handed over, and draws one frame at a time.
package final class RenderContext: @unchecked Sendable {
    // The model side is the main thread's, the render tree belongs to who holds `drawing`; `inbox` is what they share.
    /// Points of the root layer. Takes effect at the next commit; all is drawn anew then.
    package var size: CGSize { didSet { if size != oldValue { screenChanged = true } } }
    /// Pixels a point.
    package var scale: CGFloat { didSet { if scale != oldValue { screenChanged = true } } }

    /// Root of the tree; its superlayer's space is the screen's, in points.
    package var layer: CALayer? {
        didSet {
            guard layer !== oldValue else { return }
            oldValue?.links.context = nil
            layer?.links.context = self
            screenChanged = true
        }
    }

    var needsCommit = true
    private var screenChanged = true
    private var isCommitting = false
    private var animatedLayers: [CALayer] = []
    /// When layers last drew values of their own keys; once a frame is enough.
    private var lastCustomDisplay = -Double.infinity
    private let inbox = Mutex(Inbox())
    private let drawing = NSLock()
    private let tree = RenderTree()

    private struct Inbox {
        var deltas: [RenderDelta] = []
        /// Set by the render side after each frame.
        var isMoving = false
        /// The tree is ahead of the pixels.
        var hasUndrawnChanges = false
        var nextChange = Double.infinity
        var surfaces: [ShownSurface] = []

        /// When something begins to move, or a surface has another frame.
        var earliestChange: CFTimeInterval { surfaces.reduce(nextChange) { min($0, $1.nextChange) } }
    }

    /// Points, and pixels per point. Enters the list of contexts, which does not keep it alive.
    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
        ContextList.add(self)
    }

    // MARK: Model side

    /// Ends and starts animations, lays out, displays, then hands over the layers that changed.
    package func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        let time = FrameClock.now
        advanceAnimations(to: time)
        guard let layer, needsCommit || screenChanged else { return }
        layoutAndDisplay(layer)
        updateTiles()
        var delta = RenderDelta(root: nil, size: size, scale: scale)
        var newlyAnimated: [CALayer] = []
        layer.collectChanges(into: &delta, time: time, animated: &newlyAnimated)
        delta.root = layer.links.node
        needsCommit = false
        screenChanged = false
        for layer in newlyAnimated where !animatedLayers.contains(where: { $0 === layer }) {
            animatedLayers.append(layer)
        }
        inbox.withLock { [delta = Sending(delta)] in $0.deltas.append(delta.value) }
        advanceAnimations(to: time)
    }

    /// The screen is another app's from now on: ends, unfinished, what iOS ends then.
    package func interruptAnimations() {
        for layer in animatedLayers { layer.interruptAnimations() }
        animatedLayers.removeAll { !$0.hasUnfinishedAnimations }
    }

    // MARK: Tiles

    private struct TiledLayer { weak var layer: CATiledLayer? }
    private var tiledLayers: [TiledLayer] = []

    func add(_ layer: CATiledLayer) {
        if !tiledLayers.contains(where: { $0.layer === layer }) { tiledLayers.append(TiledLayer(layer: layer)) }
    }

    private func updateTiles() {
        guard !tiledLayers.isEmpty else { return }
        tiledLayers.removeAll { $0.layer.map { !$0.isInTree(of: self) } ?? true }
        for tiled in tiledLayers { tiled.layer?.updateTiles() }
    }

    /// Display may make layout necessary again and the other way round; a limit stops what never settles.
    private func layoutAndDisplay(_ layer: CALayer) {
        for _ in 0..<16 {
            layer.layoutSubtree()
            if !layer.displaySubtree() { return }
        }
    }

    /// Tells delegates of what began or ended by `time`, and redraws layers that animate keys of their own.
    private func advanceAnimations(to time: CFTimeInterval) {
        guard !animatedLayers.isEmpty else { return }
        for layer in animatedLayers {
            if layer.isInTree(of: self) {
                layer.advanceAnimations(to: layer.timeFromGlobal(time))
                if lastCustomDisplay != time { layer.displayCustomAnimations() }
            } else {
                layer.interruptAnimations()
                // What stays has to be found again when the layer comes back.
                layer.markChanged(.animations)
            }
        }
        animatedLayers.removeAll { !$0.hasUnfinishedAnimations || !$0.isInTree(of: self) }
        lastCustomDisplay = time
    }

    // MARK: Between frames

    /// Something changed, an animation runs, or one begins or ends now.
    package var needsRender: Bool {
        if needsCommit || screenChanged { return true }
        let now = FrameClock.now
        return isFrameDue(at: now) || nextModelEvent <= now
    }

    /// When the next frame may differ from the last one; nil: never without a commit. Frames come at sixty a second.
    package func nextFrameTime(after time: CFTimeInterval) -> CFTimeInterval? {
        let frame = time + 1.0 / 60
        if needsCommit || screenChanged { return frame }
        let (isMoving, next) = inbox.withLock { ($0.isMoving || !$0.deltas.isEmpty, $0.earliestChange) }
        if isMoving { return frame }
        let earliest = min(next, nextModelEvent)
        return earliest.isFinite ? max(frame, earliest) : nil
    }

    /// An animation runs, or waits to begin, that will end by itself: others go on for ever.
    package var hasFiniteAnimations: Bool {
        animatedLayers.contains { layer in
            layer.animationRecords.contains { !$0.hasEnded && ($0.compiled?.endTime.isFinite ?? true) }
        }
    }

    /// Something changed that is not drawn yet, or an animation that will end by itself runs or begins before `time`.
    /// What goes on for ever, as a caret's blinking or a film, does not count.
    package func hasPassingChanges(before time: CFTimeInterval) -> Bool {
        if needsCommit || screenChanged || inbox.withLock({ !$0.deltas.isEmpty }) { return true }
        return animatedLayers.contains { layer in
            layer.animationRecords.contains { record in
                guard !record.hasEnded else { return false }
                guard let compiled = record.compiled else { return true }
                guard compiled.endTime.isFinite else { return false }
                return record.hasStarted || layer.timeToGlobal(compiled.timing.beginTime) < time
            }
        }
    }

    /// When an animation's delegate has to hear of its start or end.
    private var nextModelEvent: CFTimeInterval {
        var earliest = Double.infinity
        for layer in animatedLayers {
            for record in layer.animationRecords where !record.hasEnded {
                guard let compiled = record.compiled else { return 0 }
                let moment = record.hasStarted ? compiled.endTime : compiled.timing.beginTime
                if moment.isFinite { earliest = min(earliest, layer.timeToGlobal(moment)) }
            }
        }
        return earliest
    }

    // MARK: Render side

    /// Applies what was committed and draws what differs from the last frame; nil when nothing does. For where one
    /// thread draws: another's frame would change the pixels.
    package func render(at time: CFTimeInterval) -> RenderedFrame? {
        drawing.withLock { draw(at: time) }
    }

    /// Draws what differs from the last frame and, if anything does, shows it: nobody draws the next frame before `show`
    /// returns, which must not come back here.
    /// - Returns: what `show` says; nil when nothing differs.
    @discardableResult
    package func render<Result>(at time: CFTimeInterval, _ show: (RenderedFrame) -> Result) -> Result? {
        drawing.withLock { draw(at: time).map(show) }
    }

    private func draw(at time: CFTimeInterval) -> RenderedFrame? {
        let frame = tree.render(takeDeltas(), at: time)
        report()
        return frame
    }

    /// Takes up what was committed and moves animations to `time` without drawing: for a display that nobody looks at
    /// just now. The next `render` draws what has changed since the one before. Costs nothing while animations only go on:
    /// where they are is asked by who draws.
    package func skipFrame(at time: CFTimeInterval) {
        drawing.withLock {
            let deltas = takeDeltas()
            if deltas.isEmpty, tree.onlyMoves(until: time) { return }
            tree.update(deltas, at: time)
            report()
        }
    }

    /// Runs `body` while nobody draws: what the last frame's pixels show stays as it is.
    package func betweenFrames<Result>(_ body: () throws -> Result) rethrows -> Result {
        try drawing.withLock(body)
    }

    /// A frame drawn at `time` would differ from the last one, as far as the render side knows. Safe from any thread.
    package func isFrameDue(at time: CFTimeInterval) -> Bool {
        inbox.withLock { !$0.deltas.isEmpty || $0.isMoving || $0.earliestChange <= time }
    }

    /// The tree is ahead of the pixels, because frames were skipped.
    package var hasUndrawnChanges: Bool { inbox.withLock { $0.hasUndrawnChanges } }

    private func takeDeltas() -> [RenderDelta] {
        inbox.withLock { inbox in
            defer { inbox.deltas = [] }
            return Sending(inbox.deltas)
        }.value
    }

    private func report() {
        let (isMoving, next, isAhead) = (tree.isMoving, tree.nextChange, tree.hasUndrawnChanges)
        let surfaces = tree.shownSurfaces
        inbox.withLock {
            $0.isMoving = isMoving
            $0.nextChange = next
            $0.hasUndrawnChanges = isAhead
            $0.surfaces = surfaces
        }
    }

    /// Draws everything again in the next frame; the result must equal what partial repaints left.
    package func invalidate() { tree.invalidate() }

    /// The pixels of the last frame; for tests that compare them with a full repaint.
    package var lastBufferForTests: PixelBuffer? { tree.lastFrame }

    /// Checks in debug builds that what is kept between frames is what looking at everything finds.
    package func checkInvariants() { drawing.withLock { tree.root?.checkKnownChildren() } }

    /// For tests: how many layers the last frame looked at.
    package var visitedForTests: Int { drawing.withLock { tree.visited } }
    /// For tests: pixels from which on pieces begin with what hides the rest of them.
    package func setLeastPieceForTests(_ pixels: Int) {
        drawing.withLock { tree.compositor.coverSearch.least = pixels }
    }

    /// For tests: whether kernels for AVX2 may be used; their results are the same.
    package static func useWideKernels(_ wanted: Bool) { crl_use_wide_kernels(wanted ? 1 : 0) }

    /// Commits every context; called by transactions.
    static func commitAll() { for context in ContextList.all { context.commit() } }
}

/// Carries a value from one side to the other; the sender does not touch it afterwards.
private struct Sending<Value>: @unchecked Sendable {
    // Deltas hold references to nodes, which only the render side reads.
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The contexts alive. Contexts are made and committed by the main actor; tests do so on any one thread at a time.
private enum ContextList {
    private struct Entry: @unchecked Sendable {
        // Any thread may read the reference, which is atomic.
        weak var context: RenderContext?
        var thread: LayerThread
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(_ context: RenderContext) {
        let entry = Entry(context: context, thread: LayerThread.current)
        entries.withLock { entries in
            entries.removeAll { $0.context == nil }
            entries.append(entry)
        }
    }

    /// Those of the caller, since a layer belongs to the main actor or to one thread.
    static var all: [RenderContext] {
        let thread = LayerThread.current
        return entries.withLock { $0 }.filter { $0.thread == thread }.compactMap(\.context)
    }
}
