// SPDX-License-Identifier: MIT

extension UIView {
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let tracker = AnimationCompletion()
        tracker.add(completion)
        let context = AnimationContext(
            duration: duration, delay: delay, curve: .timing(CAMediaTimingFunction(name: .linear)), completion: tracker)
        context.apply(AnimationOptions(rawValue: options.rawValue & 0x3ff))
        if let outer = AnimationContext.current, !options.contains(.overrideInheritedDuration) {
            context.duration = outer.duration
        }
        guard duration > 0, context.isEnabled, AnimationContext.areAnimationsEnabled else {
            AnimationContext.withoutAnimation(animations)
            tracker.close()
            return
        }
        let recorder = KeyframeRecorder()
        context.keyframes = recorder
        context.run(animations)
        recorder.animate(in: context, mode: options.calculationMode)
        tracker.close()
    }

    /// Only inside `animateKeyframes`; times are fractions of its duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let context = AnimationContext.current, let recorder = context.keyframes else {
            animations()
            return
        }
        recorder.during(start: frameStartTime, duration: frameDuration) {
            animations()
            context.finishLayout()
        }
    }
}

/// Gathers what the keyframes of a block change, property by property.
@MainActor
final class KeyframeRecorder {
    private struct Step {
        let start: Double
        let end: Double
        let change: PropertyChange
    }
    private struct Target: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    private var steps: [Target: [Step]] = [:]
    private var order: [Target] = []
    private var span = (start: 0.0, end: 1.0)

    func during(start: Double, duration: Double, _ body: () -> Void) {
        let saved = span
        let start = min(max(start, 0), 1)
        span = (start, min(max(start + duration, start), 1))
        body()
        span = saved
    }

    func record(_ change: PropertyChange) {
        let target = Target(layer: ObjectIdentifier(change.layer), key: change.key)
        if steps[target] == nil { order.append(target) }
        steps[target, default: []].append(Step(start: span.start, end: span.end, change: change))
    }

    func animate(in context: AnimationContext, mode: CAAnimationCalculationMode) {
        for target in order { animate(steps[target] ?? [], in: context, mode: mode) }
    }

    /// The value holds until a step starts, moves during it, and holds from its end; overlapping steps are cut.
    private func animate(_ steps: [Step], in context: AnimationContext, mode: CAAnimationCalculationMode) {
        let steps = steps.sorted { $0.start < $1.start }
        guard let first = steps.first else { return }
        var values: [Any] = []
        var times: [NSNumber] = []
        func add(_ value: TrackValue, _ time: Double) {
            if let object = value.object {
                values.append(object)
                times.append(NSNumber(value: time))
            }
        }
        add(first.change.old, 0)
        var last = (value: first.change.old, time: 0.0)
        for step in steps {
            if step.start > last.time { add(last.value, step.start) }
            add(step.change.new, max(step.end, last.time))
            last = (step.change.new, max(step.end, last.time))
        }
        if last.time < 1 { add(last.value, 1) }
        let change = first.change
        let animation = CAKeyframeAnimation(keyPath: change.key)
        animation.values = values
        animation.keyTimes = times
        animation.calculationMode = mode
        animation.duration = context.duration
        animation.repeatCount = context.repeatCount
        animation.autoreverses = context.autoreverses
        if context.delay != 0 {
            animation.beginTime = change.layer.convertTime(CACurrentMediaTime(), from: nil) + context.delay
        }
        animation.fillMode = .both
        let observer = AnimationObserver(
            completion: context.completion, blocking: context.allowsUserInteraction ? nil : change.view)
        animation.delegate = observer
        change.layer.add(animation, forKey: change.key)
        observer.endUnlessShown(change.view, change.layer, change.key)
    }
}

extension UIView.KeyframeAnimationOptions {
    var calculationMode: CAAnimationCalculationMode {
        switch (rawValue >> 10) & 7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
