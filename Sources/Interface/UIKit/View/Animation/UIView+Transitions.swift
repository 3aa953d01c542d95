// SPDX-License-Identifier: MIT

extension UIView {
    /// Shows what `animations` changes in `view` by a transition of the whole view.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let tracker = AnimationCompletion()
        tracker.add(completion)
        let transition = ViewTransition(view: view, options: options, duration: duration)
        if AnimationContext.areAnimationsEnabled, duration > 0 { transition.begin(tracker) }
        if options.contains(.allowAnimatedContent) {
            let context = AnimationContext(
                duration: duration, delay: 0, curve: .timing(options.timingFunction), completion: tracker)
            context.apply(options)
            context.run { animations?() }
        } else {
            let saved = AnimationContext.areAnimationsEnabled
            AnimationContext.withoutAnimation { animations?() }
            AnimationContext.areAnimationsEnabled = saved
        }
        view.layoutIfNeeded()
        tracker.close()
    }

    /// Replaces `fromView` by `toView` in its superview, or hides and shows them with `showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

/// A transition of one view: what it showed before turns, or fades, into what it shows after.
@MainActor
struct ViewTransition {
    let view: UIView
    let options: UIView.AnimationOptions
    let duration: TimeInterval

    private enum Kind { case none, fade, curl(CATransitionType), flip(axisX: CGFloat, axisY: CGFloat, sign: CGFloat) }

    private var kind: Kind {
        switch (options.rawValue >> 20) & 7 {
        case 1: return .flip(axisX: 0, axisY: 1, sign: 1)
        case 2: return .flip(axisX: 0, axisY: 1, sign: -1)
        case 3: return .curl(.pageCurl)
        case 4: return .curl(.pageUnCurl)
        case 5: return .fade
        case 6: return .flip(axisX: 1, axisY: 0, sign: -1)
        case 7: return .flip(axisX: 1, axisY: 0, sign: 1)
        default: return .none
        }
    }

    /// To be called before the view changes.
    func begin(_ completion: AnimationCompletion) {
        switch kind {
        case .none: break
        case .fade: show(.fade, completion)
        case .curl(let type): show(type, completion)
        case .flip(let x, let y, let sign): flip(x, y, sign, completion)
        }
    }

    private func show(_ type: CATransitionType, _ completion: AnimationCompletion) {
        let transition = CATransition()
        transition.type = type
        transition.duration = duration
        transition.timingFunction = options.timingFunction
        transition.delegate = observer(completion)
        view.layer.add(transition, forKey: kCATransition)
    }

    /// The old image turns away while the new content turns in behind it; neither shows its back.
    private func flip(_ x: CGFloat, _ y: CGFloat, _ sign: CGFloat, _ completion: AnimationCompletion) {
        guard let parent = view.layer.superlayer, let old = view.snapshotView(afterScreenUpdates: false) else {
            show(.fade, completion)
            return
        }
        let oldLayer = old.layer
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        oldLayer.position = view.layer.position
        oldLayer.isDoubleSided = false
        view.layer.isDoubleSided = false
        parent.insertSublayer(oldLayer, above: view.layer)
        CATransaction.commit()
        let away = turning(from: 0, to: sign * .pi, x, y)
        let cleanUp = observer(completion)
        cleanUp.whenStopped = { [view] in
            view.layer.isDoubleSided = true
            // Holds the snapshot view, whose layer is in no view's tree, until here.
            old.layer.removeFromSuperlayer()
        }
        away.delegate = cleanUp
        oldLayer.add(away, forKey: "transform")
        let into = turning(from: -sign * .pi, to: 0, x, y)
        into.delegate = observer(completion)
        view.layer.add(into, forKey: "transform")
    }

    private func turning(from start: CGFloat, to end: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "transform")
        let base = view.layer.transform
        animation.values = (0...4).map { step in
            let angle = start + (end - start) * CGFloat(step) / 4
            var matrix = CATransform3DIdentity
            matrix.m34 = -1 / 1000
            // Before its siblings, which a turning layer would otherwise cross.
            return CATransform3DConcat(base, CATransform3DRotate(matrix, angle, x, y, 0)).raised(for: view.bounds.size)
        }
        animation.duration = duration
        animation.timingFunction = options.timingFunction
        animation.fillMode = .both
        return animation
    }

    private func observer(_ completion: AnimationCompletion) -> AnimationObserver {
        AnimationObserver(
            completion: completion, blocking: options.contains(.allowUserInteraction) ? nil : view)
    }
}

extension CATransform3D {
    /// Seen the same, and nearer than the siblings of a layer of that size, however it turns.
    func raised(for size: CGSize) -> CATransform3D {
        CATransform3DConcat(self, CATransform3DMakeTranslation(0, 0, 4 * max(size.width, size.height)))
    }
}
