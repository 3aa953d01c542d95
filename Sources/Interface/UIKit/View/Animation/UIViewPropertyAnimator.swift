// SPDX-License-Identifier: MIT

/// Animations that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: __ObjCObject, UIViewImplicitlyAnimating {
    /// A change and when in the animation it happens, from `start` to the end.
    struct Track {
        let change: PropertyChange
        let start: CGFloat
        let key: String
    }

    /// Seconds. With a spring of mass, stiffness and damping the time it takes to come to rest.
    public let duration: TimeInterval
    public let timingParameters: (any UITimingCurveProvider)?
    open private(set) var delay: TimeInterval = 0
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    /// Whether the app itself finds what a touch meets. Else views under way take touches where they are seen.
    open var isManualHitTestingEnabled = false
    /// Whether scrubbing by `fractionComplete` ignores the curve.
    open var scrubsLinearly = true
    /// Stays active at the end instead of completing.
    open var pausesOnCompletion = false

    private var pending: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [Track] = []
    private var touched: [TouchChange] = []
    private var recordingStart: CGFloat = 0
    private var stage = UIViewAnimatingState.inactive
    /// Observers of `isRunning` hear of changes: the only way to learn that an animator that pauses on completion has
    /// arrived.
    private var running = false {
        willSet { if newValue != running { willChangeValue(forKey: "running") } }
        didSet { if oldValue != running { didChangeValue(forKey: "running") } }
    }
    private var reversed = false
    /// Progress when the present run began, or while paused.
    private var fraction: CGFloat = 0
    private var runStart: CFTimeInterval = 0
    private var runDuration: TimeInterval = 0
    private var runTiming: (any UITimingCurveProvider)?
    private var end: Deadline?
    private var startDeadline: Deadline?
    // Running animators keep themselves alive, as on iOS.
    private static var active: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    // MARK: Creating

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        // A spring of mass, stiffness and damping lasts until it rests, whatever is asked for.
        let spring = parameters.springTimingParameters
        self.duration = spring.flatMap { $0.dampingRatio == nil ? $0.settlingDuration : nil } ?? duration
        timingParameters = parameters
        super.init()
    }

    /// An animator without duration.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        guard let typed = animator as? Self else {
            preconditionFailure("runningPropertyAnimator of \(Self.self): subclasses make their animators themselves")
        }
        return typed
    }

    // MARK: State

    open var state: UIViewAnimatingState { stage }
    open var isRunning: Bool { running }
    /// Whether it runs, or will run, towards the start.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard reversed != newValue else { return }
            let wasRunning = running
            if wasRunning { pauseAnimation() }
            reversed = newValue
            if wasRunning { run(timing: nil, factor: 0) }
        }
    }
    open var fractionComplete: CGFloat {
        get { running ? currentFraction : fraction }
        set {
            if stage == .inactive { activate() }
            if running { pauseAnimation() }
            let wanted = min(max(newValue.isNaN ? 0 : newValue, 0), 1)
            fraction = scrubsLinearly ? wanted : curveProgress(at: wanted)
            show(fraction)
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// - Parameter delayFactor: the part of the remaining duration to wait.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if stage == .inactive {
            pending.append((animation, delayFactor))
            return
        }
        let wasRunning = running
        if wasRunning { pauseAnimation() }
        let now = fraction
        capture(animation, from: now + (1 - now) * delayFactor)
        if wasRunning { run(timing: runTiming, factor: 0) } else { show(now) }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(
            stage != .stopped, "NSInternalInconsistencyException: It is an error to start a stopped property animator")
        self.delay = delay
        guard delay > 0 else {
            run(timing: runTiming, factor: 0)
            return
        }
        UIViewPropertyAnimator.active[ObjectIdentifier(self)] = self
        if stage == .inactive {
            activate()
            show(0)
        }
        startDeadline = DeadlineQueue.shared.schedule(after: delay) { [self] in run(timing: runTiming, factor: 0) }
    }

    open func pauseAnimation() {
        startDeadline?.cancel()
        if stage == .inactive { activate() }
        guard running else {
            show(fraction)
            return
        }
        fraction = currentFraction
        running = false
        end?.cancel()
        show(fraction)
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        guard stage == .active, !running else { return }
        run(timing: parameters, factor: durationFactor)
    }

    /// - Parameter withoutFinishing: true: everything stays as it looks now and the animator is inactive again.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard stage == .active else { return }
        startDeadline?.cancel()
        end?.cancel()
        fraction = fractionComplete
        running = false
        settle(at: .current)
        if withoutFinishing { becomeInactive() } else { stage = .stopped }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            stage == .stopped,
            "NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a stopped animator!")
        settle(at: finalPosition)
        complete(finalPosition)
    }

    // MARK: Steps

    /// Runs the animation blocks once and keeps what they changed.
    private func activate() {
        stage = .active
        UIViewPropertyAnimator.active[ObjectIdentifier(self)] = self
        let blocks = pending
        pending = []
        for (block, delayFactor) in blocks { capture(block, from: delayFactor) }
    }

    private func capture(_ block: () -> Void, from start: CGFloat) {
        let context = AnimationContext(
            duration: duration, delay: 0, curve: .timing(CAMediaTimingFunction(name: .linear)),
            completion: AnimationCompletion())
        context.animator = self
        recordingStart = start
        context.run(block)
    }

    func record(_ change: PropertyChange) {
        let key = change.freeKey(isAdditive: change.old.minus(change.new) != nil)
        tracks.append(Track(change: change, start: recordingStart, key: key))
        if let view = change.layer.delegate as? UIView { join(view) }
        // Holds the start's look until the next run or scrub.
        hold(tracks[tracks.count - 1], at: fraction)
    }

    // MARK: Touches

    /// The view moves by this animator from now on, and takes touches as the animator wants.
    private func join(_ view: UIView) {
        guard !touched.contains(where: { $0.view === view }) else { return }
        let change = TouchChange(
            view: view, isBlocked: !isUserInteractionEnabled, isHitWhereSeen: !isManualHitTestingEnabled)
        change.apply(1)
        touched.append(change)
    }

    private func leaveViews() {
        for change in touched { change.apply(-1) }
        touched = []
    }

    private struct TouchChange {
        weak var view: UIView?
        let isBlocked: Bool
        let isHitWhereSeen: Bool

        @MainActor
        func apply(_ amount: Int) {
            if isBlocked { view?.flags.blockingAnimations += amount }
            if isHitWhereSeen { view?.flags.touchableAnimations += amount }
        }
    }

    private var target: CGFloat { reversed ? 0 : 1 }

    private func run(timing: (any UITimingCurveProvider)?, factor: CGFloat) {
        if stage == .inactive { activate() }
        running = true
        runTiming = timing
        runStart = FrameClock.now
        let remaining = abs(target - fraction)
        runDuration = factor > 0 ? duration * Double(factor) : duration * Double(remaining)
        for track in tracks { animate(track) }
        end = DeadlineQueue.shared.schedule(after: runDuration) { [self] in reachEnd() }
    }

    private func reachEnd() {
        fraction = target
        running = false
        if pausesOnCompletion {
            show(fraction)
            return
        }
        let position: UIViewAnimatingPosition = reversed ? .start : .end
        settle(at: position)
        complete(position)
    }

    /// The app leaves the screen: animators arrive at once, those that are paused too, but for those that pause on
    /// completion.
    static func interruptAll() {
        for animator in active.values where animator.stage == .active && !animator.pausesOnCompletion {
            animator.startDeadline?.cancel()
            animator.end?.cancel()
            animator.reachEnd()
        }
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        let blocks = completions
        becomeInactive()
        for block in blocks { block(position) }
    }

    private func becomeInactive() {
        stage = .inactive
        running = false
        reversed = false
        fraction = 0
        tracks = []
        leaveViews()
        completions = []
        UIViewPropertyAnimator.active[ObjectIdentifier(self)] = nil
    }

    // MARK: Looks

    private var curve: any UITimingCurveProvider { runTiming ?? timingParameters ?? UICubicTimingParameters() }

    private var currentFraction: CGFloat {
        guard runDuration > 0 else { return target }
        let time = min(max((FrameClock.now - runStart) / runDuration, 0), 1)
        return fraction + (target - fraction) * curveProgress(at: CGFloat(time))
    }

    private func curveProgress(at time: CGFloat) -> CGFloat {
        curve.cubicTimingParameters.map { CGFloat($0.progress(at: Double(time))) } ?? time
    }

    /// A track's own progress while the whole stands at `fraction`.
    private func progress(of track: Track, at fraction: CGFloat) -> CGFloat {
        guard track.start < 1 else { return fraction >= 1 ? 1 : 0 }
        return min(max((fraction - track.start) / (1 - track.start), 0), 1)
    }

    private func show(_ fraction: CGFloat) { for track in tracks { hold(track, at: fraction) } }

    /// A frozen animation.
    private func hold(_ track: Track, at fraction: CGFloat) {
        let animation = CABasicAnimation(keyPath: track.change.key)
        setEnds(of: animation, track)
        animation.duration = 1
        animation.speed = 0
        // Just short of the end, where an animation would be over.
        animation.timeOffset = Double(min(progress(of: track, at: fraction), 0.999_999))
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        track.change.layer.add(animation, forKey: track.key)
    }

    private func animate(_ track: Track) {
        let from = progress(of: track, at: fraction)
        let to = progress(of: track, at: target)
        let animation: CAPropertyAnimation
        if let spring = curve.springTimingParameters, track.start == 0 {
            let moving = CASpringAnimation(keyPath: track.change.key)
            if case .spring(let stiffness, let damping, let velocity) = spring.curveKind(duration: duration) {
                (moving.mass, moving.stiffness, moving.damping) = (1, stiffness, damping)
                moving.initialVelocity = velocity
            }
            setEnds(of: moving, track, from: from, to: to)
            animation = moving
        } else {
            let moving = CABasicAnimation(keyPath: track.change.key)
            moving.timingFunction = curve.cubicTimingParameters?.function
            setEnds(of: moving, track, from: from, to: to)
            animation = moving
        }
        animation.duration = runDuration
        if track.start > fraction, !reversed {
            let wait = runDuration * Double((track.start - fraction) / max(1 - fraction, 1e-6))
            animation.beginTime = track.change.layer.convertTime(FrameClock.now, from: nil) + wait
            animation.duration = runDuration - wait
        }
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        track.change.layer.add(animation, forKey: track.key)
    }

    private func setEnds(of animation: CABasicAnimation, _ track: Track, from: CGFloat = 0, to: CGFloat = 1) {
        let (old, new) = (track.change.old, track.change.new)
        if let distance = old.minus(new) {
            animation.isAdditive = true
            animation.fromValue = distance.scaled(by: 1 - from).object
            animation.toValue = distance.scaled(by: 1 - to).object
        } else {
            animation.fromValue = old.mixed(with: new, from).object
            animation.toValue = old.mixed(with: new, to).object
        }
    }

    /// Makes the look of `position` the layers' own values and takes the animations off.
    private func settle(at position: UIViewAnimatingPosition) {
        AnimationContext.withoutAnimation {
            for track in tracks {
                let change = track.change
                let amount: CGFloat =
                    switch position {
                    case .start: 0
                    case .end: 1
                    case .current: progress(of: track, at: fraction)
                    }
                if amount < 1 { change.old.mixed(with: change.new, amount).set(on: change.layer, key: change.key) }
                if amount == 1, position != .end { change.new.set(on: change.layer, key: change.key) }
                if position == .end { change.new.set(on: change.layer, key: change.key) }
                change.layer.removeAnimation(forKey: track.key)
            }
        }
    }
}
