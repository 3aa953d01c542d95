// SPDX-License-Identifier: MIT

/// Runs an animator's animation forwards and backwards by a fraction that a gesture sets: the container's time stands
/// still and is moved by hand.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: __ObjCObject, UIViewControllerInteractiveTransitioning {
    public override init() { super.init() }

    private weak var context: (any UIViewControllerContextTransitioning)?
    private var link: CADisplayLink?
    private var isFinishing = false
    /// When, and how far, the gesture let go.
    private var release: (time: CFTimeInterval, percent: CGFloat) = (0, 0)
    final var animator: (any UIViewControllerAnimatedTransitioning)?

    /// Seconds of the whole animation.
    open private(set) var duration: CGFloat = 0
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true
    /// How the transition goes on from where the gesture left it; nil: by `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        duration = CGFloat(animator?.transitionDuration(using: transitionContext) ?? 0)
        percentComplete = 0
        let layer = transitionContext.containerView.layer
        layer.speed = 0
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        origin = layer.timeOffset
        animator?.animateTransition(using: transitionContext)
    }

    /// The container's time at which the animation began.
    private var origin: CFTimeInterval = 0

    open func pause() {
        context?.pauseInteractiveTransition()
    }

    /// - Parameter percentComplete: clamped to 0...1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.containerView.layer.timeOffset = origin + CFTimeInterval(self.percentComplete * duration)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func cancel() {
        context?.cancelInteractiveTransition()
        run(finishing: false)
    }

    open func finish() {
        context?.finishInteractiveTransition()
        run(finishing: true)
    }

    /// Lets time go on to the end, or back to the beginning.
    private func run(finishing: Bool) {
        guard context != nil, link == nil else { return }
        isFinishing = finishing
        release = (CACurrentMediaTime(), percentComplete)
        link = PassingMotion.link { [weak self] in self?.step() }
    }

    private func step() {
        let goal: CGFloat = isFinishing ? 1 : 0
        let distance = goal - release.percent
        let needed = CFTimeInterval(abs(distance) * max(duration, 0.001) / max(completionSpeed, 0.001))
        let time = needed > 0 ? min(1, (CACurrentMediaTime() - release.time) / needed) : 1
        percentComplete = time < 1 ? release.percent + distance * CGFloat(curveProgress(at: time)) : goal
        guard let layer = context?.containerView.layer else { return stop() }
        layer.timeOffset = origin + CFTimeInterval(percentComplete * duration)
        guard time >= 1 else { return }
        stop()
        // From here the layer's time runs as its superlayer's again; animations at their end complete.
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        if !isFinishing { layer.removeAnimationsInTree() }
    }

    /// A spring has no fixed duration here; it goes on evenly.
    private func curveProgress(at time: Double) -> Double {
        let curve = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        return curve.cubicTimingParameters?.progress(at: time) ?? time
    }

    private func stop() {
        if let link { PassingMotion.end(link) }
        link = nil
    }
}

extension CALayer {
    /// Ends every animation of the tree where it stands.
    func removeAnimationsInTree() {
        removeAllAnimations()
        for layer in sublayers ?? [] { layer.removeAnimationsInTree() }
    }
}
