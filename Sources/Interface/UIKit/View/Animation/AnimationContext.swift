// SPDX-License-Identifier: MIT

/// How the changes of one animation block move.
enum AnimationCurveKind {
    case timing(CAMediaTimingFunction)
    /// Angular frequency and damping of `CASpringAnimation` with mass 1; velocity in unit distances a second.
    case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
}

/// One animation block while it runs: what UIKit's begin/commit keep on a stack.
@MainActor
final class AnimationContext {
    var duration: TimeInterval
    var delay: TimeInterval
    var curve: AnimationCurveKind
    var repeatCount: Float = 0
    var autoreverses = false
    var allowsUserInteraction = false
    var beginsFromCurrentState = false
    var isEnabled = true
    let completion: AnimationCompletion
    /// Collects keyframes instead of animating at once.
    var keyframes: KeyframeRecorder?
    /// Takes the changes instead of animating them at once.
    weak var animator: UIViewPropertyAnimator?
    /// What `setAnimationDelegate` and its like set.
    var legacy: LegacyAnimation?

    init(duration: TimeInterval, delay: TimeInterval, curve: AnimationCurveKind, completion: AnimationCompletion) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        self.completion = completion
    }

    // MARK: The stack

    private static var stack: [AnimationContext] = []
    static var current: AnimationContext? { stack.last }
    static var areAnimationsEnabled = true

    static func push(_ context: AnimationContext) { stack.append(context) }
    static func pop() -> AnimationContext? { stack.popLast() }

    func run(_ body: () -> Void) {
        AnimationContext.push(self)
        body()
        finishLayout()
        _ = AnimationContext.pop()
    }

    /// Views that the block changed the arrangement of, so that their layout is part of the animation.
    private var arranged: [UIView] = []

    func layOutAtEnd(_ view: UIView) {
        guard duration > 0, !arranged.contains(where: { $0 === view }) else { return }
        arranged.append(view)
    }

    /// To be called while the context is current.
    func finishLayout() {
        while !arranged.isEmpty { arranged.removeFirst().layoutIfNeeded() }
    }

    /// Runs `body` with changes taking effect at once.
    static func withoutAnimation(_ body: () -> Void) {
        let saved = (stack, areAnimationsEnabled)
        stack = []
        areAnimationsEnabled = false
        body()
        (stack, areAnimationsEnabled) = saved
    }

    var animates: Bool {
        isEnabled && AnimationContext.areAnimationsEnabled && (duration > 0 || animator != nil || keyframes != nil)
    }
}

/// Counts the animations of a block, and calls its completion when the last has stopped.
@MainActor
final class AnimationCompletion {
    private var running = 0
    private var isClosed = false
    private var allFinished = true
    private var blocks: [(Bool) -> Void] = []
    private var started: [() -> Void] = []
    private var hasAnimated = false

    func add(_ block: ((Bool) -> Void)?) { if let block { blocks.append(block) } }
    func onStart(_ block: @escaping () -> Void) { started.append(block) }

    func begin() {
        running += 1
        hasAnimated = true
    }

    func didStart() {
        let blocks = started
        started = []
        for block in blocks { block() }
    }

    func end(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        check()
    }

    /// The block is over. One that animated nothing is complete at once, as iOS ends it before `animate` returns; where
    /// `waits`, as after one without duration or with animations switched off, in the next turn.
    func close(waits: Bool = true) {
        isClosed = true
        if hasAnimated {
            check()
        } else if !waits {
            finish()
        } else if !blocks.isEmpty {
            DeadlineQueue.shared.schedule(after: 0) { self.finish() }
        }
    }

    private func check() { if isClosed, running == 0 { finish() } }

    private func finish() {
        let blocks = self.blocks
        self.blocks = []
        for block in blocks { block(allFinished) }
    }
}

/// Tells a block's completion, and the view, that one of its animations started or stopped.
@MainActor
final class AnimationObserver: __ObjCObject, @preconcurrency CAAnimationDelegate {
    private let completion: AnimationCompletion
    private weak var blockedView: UIView?
    private var hasStopped = false
    var whenStopped: (() -> Void)?

    init(completion: AnimationCompletion, blocking view: UIView?) {
        self.completion = completion
        blockedView = view
        super.init()
        completion.begin()
        view?.flags.blockingAnimations += 1
    }

    func animationDidStart(_ anim: CAAnimation) { completion.didStart() }

    /// Of a view in no window nothing is ever shown, and so nothing would stop: iOS ends such animations at once, as
    /// finished. One that comes into a window in this turn is animated.
    func endUnlessShown(_ view: UIView, _ layer: CALayer, _ key: String) {
        guard view.windowForSubviews == nil else { return }
        DeadlineQueue.shared.schedule(after: 0) { [weak view, weak layer] in
            guard view?.windowForSubviews == nil else { return }
            self.stop(finished: true)
            layer?.removeAnimation(forKey: key)
        }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stop(finished: flag) }

    private func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        if let view = blockedView, view.flags.blockingAnimations > 0 { view.flags.blockingAnimations -= 1 }
        whenStopped?()
        whenStopped = nil
        completion.end(finished: finished)
    }
}
