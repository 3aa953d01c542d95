// SPDX-License-Identifier: MIT

/// Callbacks of the begin/commit style.
@MainActor
final class LegacyAnimation {
    let identifier: String?
    let userContext: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var transition: (kind: UIView.AnimationTransition, view: UIView)?

    init(identifier: String?, context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        userContext = context
    }
}

extension UIView {
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let new = AnimationContext(
            duration: 0.2, delay: 0, curve: .timing(UIView.AnimationCurve.easeInOut.timingFunction),
            completion: AnimationCompletion())
        new.legacy = LegacyAnimation(identifier: animationID, context: context)
        AnimationContext.push(new)
    }

    public class func commitAnimations() {
        AnimationContext.current?.finishLayout()
        guard let context = AnimationContext.pop(), let legacy = context.legacy else { return }
        if let selector = legacy.willStart, let delegate = legacy.delegate {
            context.completion.onStart { _ = __objcSend(delegate, selector, [legacy.identifier, legacy.userContext]) }
        }
        if let selector = legacy.didStop, let delegate = legacy.delegate {
            context.completion.add { finished in
                _ = __objcSend(delegate, selector, [legacy.identifier, NSNumber(value: finished), legacy.userContext])
            }
        }
        context.completion.close()
    }

    private class func change(_ body: (AnimationContext, LegacyAnimation) -> Void) {
        guard let context = AnimationContext.current, let legacy = context.legacy else { return }
        body(context, legacy)
    }

    public class func setAnimationDuration(_ duration: TimeInterval) { change { c, _ in c.duration = duration } }
    public class func setAnimationDelay(_ delay: TimeInterval) { change { c, _ in c.delay = delay } }
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        change { c, _ in c.curve = .timing(curve.timingFunction) }
    }
    public class func setAnimationRepeatCount(_ repeatCount: Float) { change { c, _ in c.repeatCount = repeatCount } }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { c, _ in c.autoreverses = repeatAutoreverses }
    }
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { c, _ in c.beginsFromCurrentState = fromCurrentState }
    }
    public class func setAnimationStart(_ startDate: Date) {
        change { c, _ in c.delay = max(0, startDate.timeIntervalSinceNow) }
    }
    public class func setAnimationDelegate(_ delegate: Any?) {
        change { _, legacy in legacy.delegate = delegate as AnyObject? }
    }
    public class func setAnimationWillStart(_ selector: Selector?) {
        change { _, legacy in legacy.willStart = selector }
    }
    public class func setAnimationDidStop(_ selector: Selector?) { change { _, legacy in legacy.didStop = selector } }
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        change { context, _ in
            let options: AnimationOptions =
                switch transition {
                case .none: []
                case .flipFromLeft: .transitionFlipFromLeft
                case .flipFromRight: .transitionFlipFromRight
                case .curlUp: .transitionCurlUp
                case .curlDown: .transitionCurlDown
                }
            ViewTransition(view: view, options: options, duration: context.duration).begin(context.completion)
        }
    }
}
