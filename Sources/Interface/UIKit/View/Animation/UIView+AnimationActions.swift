// SPDX-License-Identifier: MIT
import Synchronization

extension UIView {
    private static let noAction = NSNull()

    /// Layer properties that change gradually inside animation blocks.
    static let animatableKeys: Set<String> = [
        "position", "bounds", "transform", "opacity", "backgroundColor", "zPosition", "anchorPoint", "anchorPointZ",
        "sublayerTransform", "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius",
        "shadowOffset", "shadowColor", "shadowPath", "contentsRect", "contentsCenter",
    ]

    nonisolated private static let hasComplained = Atomic<Bool>(false)

    /// Said once, as Xcode's Main Thread Checker says it; what follows is undefined, on iOS as here.
    /// - Parameter call: what was used.
    nonisolated private static func complainAboutThread(_ call: String) {
        guard !hasComplained.exchange(true, ordering: .relaxed) else { return }
        let text =
            "touchstone: UIKit was used from a thread that is not the main one: \(call) on \(Thread.current); "
            + "views may be drawn wrong\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// The layer asks what to do about a change. Outside animation blocks: nothing, the change takes effect at once.
    func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let context = AnimationContext.current, context.animates, UIView.animatableKeys.contains(key) else {
            if !Thread.isMainThread { UIView.complainAboutThread("\(type(of: self)).\(key)") }
            return UIView.noAction
        }
        return ViewAnimationAction(view: self, layer: layer, key: key, context: context)
    }
}

/// Animates one property from the value it had when the layer asked to the value it has when the layer runs this.
@MainActor
final class ViewAnimationAction: @preconcurrency CAAction {
    private let view: UIView
    private let layer: CALayer
    private let key: String
    private let context: AnimationContext
    private let old: TrackValue?

    init(view: UIView, layer: CALayer, key: String, context: AnimationContext) {
        self.view = view
        self.layer = layer
        self.key = key
        self.context = context
        old = TrackValue(of: layer, key: key)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let old, let new = TrackValue(of: layer, key: key), old != new else { return }
        let change = PropertyChange(view: view, layer: layer, key: key, old: old, new: new)
        if let animator = context.animator {
            animator.record(change)
        } else if let recorder = context.keyframes {
            recorder.record(change)
        } else {
            change.animate(in: context)
        }
    }
}

/// A property of a layer that went from one value to another in an animation block.
@MainActor
struct PropertyChange {
    let view: UIView
    let layer: CALayer
    let key: String
    let old: TrackValue
    let new: TrackValue

    func animate(in context: AnimationContext) {
        let animation: CABasicAnimation
        switch context.curve {
        case .timing(let function):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
        case .spring(let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: key)
            (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (1, stiffness, damping, velocity)
            animation = spring
        }
        setValues(of: animation, in: context)
        animation.duration = context.duration
        animation.repeatCount = context.repeatCount
        animation.autoreverses = context.autoreverses
        if context.delay != 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + context.delay
        }
        animation.fillMode = .both
        let observer = AnimationObserver(
            completion: context.completion, blocking: context.allowsUserInteraction ? nil : view)
        animation.delegate = observer
        let key = freeKey(isAdditive: animation.isAdditive)
        layer.add(animation, forKey: key)
        observer.endUnlessShown(view, layer, key)
    }

    /// Numbers animate additively, the distance to the new value running out, so that a change on the way blends in.
    /// Others start from what is on screen, as do all that repeat, or that take the place of one that repeats: that is
    /// how apps end a motion without end.
    func setValues(of animation: CABasicAnimation, in context: AnimationContext? = nil) {
        let present = layer.animation(forKey: key)
        let repeats = context?.repeats == true || present.map { !$0.isAdditiveProperty } == true
        if !repeats, let distance = old.minus(new) {
            animation.isAdditive = true
            animation.fromValue = distance.object
            animation.toValue = distance.zero.object
        } else {
            let shown = present == nil ? nil : layer.presentation().flatMap { TrackValue(of: $0, key: key) }
            animation.fromValue = (shown ?? old).object
            animation.toValue = new.object
        }
    }

    /// Additive animations of one property run side by side under numbered keys.
    func freeKey(isAdditive: Bool) -> String {
        guard isAdditive, layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}

extension AnimationContext {
    fileprivate var repeats: Bool { repeatCount > 1 || autoreverses }
}

extension CAAnimation {
    /// Whether the animation adds to the value of its property instead of taking its place.
    fileprivate var isAdditiveProperty: Bool { (self as? CAPropertyAnimation)?.isAdditive ?? true }
}
