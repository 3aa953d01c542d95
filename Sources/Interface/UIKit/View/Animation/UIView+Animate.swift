// SPDX-License-Identifier: MIT

extension UIView {
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let curve = AnimationCurveKind.timing(options.timingFunction)
        runBlock(duration, delay, options, curve, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard duration > 0 else {
            animate(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
            return
        }
        let spring = SpringLaw.spring(duration: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
        let curve = AnimationCurveKind.spring(
            stiffness: spring.stiffness, damping: spring.damping, velocity: velocity)
        runBlock(duration, delay, options, curve, animations, completion)
    }

    /// A spring by perceptual duration and bounce: stiffness (2 pi / duration)^2, damping ratio 1 - bounce; it runs
    /// until it has settled.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let parameters = UISpringTimingParameters(
            duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: velocity))
        withoutActuallyEscaping(animations) {
            runBlock(parameters.settlingDuration, delay, options, parameters.curveKind, $0, completion)
        }
    }

    private class func runBlock(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ curve: AnimationCurveKind,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let tracker = AnimationCompletion()
        tracker.add(completion)
        let context = AnimationContext(
            duration: max(0, duration.isNaN ? 0 : duration), delay: delay.isNaN ? 0 : delay, curve: curve,
            completion: tracker)
        context.apply(options)
        context.inherit(from: AnimationContext.current, unless: options)
        context.run(animations)
        tracker.close(waits: context.duration == 0 || !AnimationContext.areAnimationsEnabled)
    }

    /// Runs `actions` without animations, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areAnimationsEnabled = enabled }
    public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }
    /// Of the enclosing block; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Inside an animation block: what `animations` changes repeats by itself.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = AnimationContext.current else {
            animations()
            return
        }
        let saved = (context.repeatCount, context.autoreverses)
        (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
        animations()
        (context.repeatCount, context.autoreverses) = saved
    }

    /// Deletes views with the system's animation: they shrink and fade, then leave.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.35, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }
}

extension AnimationContext {
    func apply(_ options: UIView.AnimationOptions) {
        if options.contains(.repeat) { repeatCount = .infinity }
        autoreverses = options.contains(.autoreverse)
        allowsUserInteraction = options.contains(.allowUserInteraction)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
    }

    /// A block inside a block takes its duration and curve unless told otherwise.
    func inherit(from outer: AnimationContext?, unless options: UIView.AnimationOptions) {
        guard let outer, outer.isEnabled else { return }
        if !options.contains(.overrideInheritedDuration) {
            duration = outer.duration
            delay += outer.delay
        }
        if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
        if !options.contains(.overrideInheritedOptions) {
            if repeatCount == 0 { repeatCount = outer.repeatCount }
            if !autoreverses { autoreverses = outer.autoreverses }
            if outer.allowsUserInteraction { allowsUserInteraction = true }
        }
        animator = outer.animator
        keyframes = outer.keyframes
    }
}

extension UIView.AnimationOptions {
    static let keyboardCurve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.keyboard.rawValue) << 16)
    var curve: UIView.AnimationCurve {
        let bits = Int(rawValue >> 16) & 7
        return UIView.AnimationCurve(rawValue: bits) ?? UIView.AnimationCurve(rawValue: bits & 3) ?? .easeInOut
    }
    var timingFunction: CAMediaTimingFunction { curve.timingFunction }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        // Close to the overdamped spring that moves keyboards.
        case .__keyboard: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
        }
    }
}
