// SPDX-License-Identifier: MIT

/// What a symbol effect tells at its end.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: __ObjCObject {
    /// The view or bar item it played on.
    open private(set) weak var sender: AnyObject?
    public let effect: (any SymbolEffect)?
    public let contentTransition: (any SymbolEffect & ContentTransitionSymbolEffect)?
    /// False when the effect was taken away before.
    public let isFinished: Bool

    init(
        _ sender: AnyObject?, _ effect: (any SymbolEffect)?,
        _ transition: (any SymbolEffect & ContentTransitionSymbolEffect)?, _ isFinished: Bool
    ) {
        self.sender = sender
        self.effect = effect
        contentTransition = transition
        self.isFinished = isFinished
        super.init()
    }
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Plays effects as animations of a layer: the view's own properties stay what the app has set.
@MainActor
enum SymbolMotion {
    private static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { "symbol effect \(kind)" }

    /// Only symbols move.
    static func play(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, on layer: CALayer, endless: Bool, animated: Bool,
        then: @escaping (Bool) -> Void
    ) {
        let made = animation(effect.configuration, animated: animated)
        made.duration /= options.speedFactor
        let isLasting = lasts(effect.configuration.kind)
        if isLasting {
            made.fillMode = .forwards
            made.isRemovedOnCompletion = false
        } else if let count = options.count {
            made.repeatCount = Float(max(1, count))
        } else if options.repeats ?? endless {
            made.repeatCount = .infinity
            made.isRemovedOnCompletion = false
        }
        made.delegate = SymbolEnd(then)
        layer.add(made, forKey: key(effect.configuration.kind))
    }

    static func remove(_ kind: SymbolEffectConfiguration.Kind, from layer: CALayer) {
        layer.removeAnimation(forKey: key(kind))
    }

    static func removeAll(from layer: CALayer) {
        for name in layer.animationKeys() ?? [] where name.hasPrefix("symbol effect ") {
            layer.removeAnimation(forKey: name)
        }
    }

    /// The effect's end is how the symbol stays until it is removed.
    private static func lasts(_ kind: SymbolEffectConfiguration.Kind) -> Bool {
        [.scale, .appear, .disappear].contains(kind)
    }

    private static func animation(_ effect: SymbolEffectConfiguration, animated: Bool) -> CAAnimation {
        let duration = animated ? 0.35 : 0.001
        switch effect.kind {
        case .automatic, .bounce, .replace:
            let peak = effect.direction < 0 ? 0.82 : 1.22
            return frames("transform.scale", [1, peak, 1 - (peak - 1) * 0.25, 1], duration: 0.5)
        case .pulse: return frames("opacity", [1, 0.35, 1], duration: 1.2)
        case .variableColor:
            let low = effect.hidesInactive ? 0 : 0.35
            return frames("opacity", effect.reverses ? [low, 1, low] : [low, 0.68, 1], duration: 1)
        case .scale:
            return frames("transform.scale", [1, effect.direction < 0 ? 0.8 : 1.2], duration: duration)
        case .appear: return coming(effect, from: 0, to: 1, duration)
        case .disappear: return coming(effect, from: 1, to: 0, duration)
        }
    }

    private static func coming(
        _ effect: SymbolEffectConfiguration, from: Double, to: Double, _ duration: Double
    ) -> CAAnimation {
        let small = effect.direction < 0 ? 1.3 : 0.6
        let group = CAAnimationGroup()
        group.animations = [
            frames("opacity", [from, to], duration: duration),
            frames("transform.scale", [from == 0 ? small : 1, to == 0 ? small : 1], duration: duration),
        ]
        for part in group.animations ?? [] {
            part.fillMode = .forwards
            part.isRemovedOnCompletion = false
        }
        group.duration = duration
        return group
    }

    private static func frames(_ path: String, _ values: [Double], duration: Double) -> CAKeyframeAnimation {
        let made = CAKeyframeAnimation(keyPath: path)
        made.values = values
        made.duration = duration
        made.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        return made
    }
}

/// Tells when an animation of a layer has ended.
private final class SymbolEnd: __ObjCObject, CAAnimationDelegate {
    private let then: (Bool) -> Void
    init(_ then: @escaping (Bool) -> Void) {
        self.then = then
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { then(flag) }
}

extension UIImageView {
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { play(effect, options, endless: false, animated, completion) }

    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { play(effect, options, endless: true, animated, completion) }

    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { play(effect, options, endless: true, animated, completion) }

    private func play(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, endless: Bool, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard image?.isSymbolImage == true else { return }
        SymbolMotion.play(effect, options, on: layer, endless: endless, animated: animated) { [weak self] finished in
            completion?(UISymbolEffectCompletionContext(self, effect, nil, finished))
        }
    }

    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        SymbolMotion.remove(effect.configuration.kind, from: layer)
        completion?(UISymbolEffectCompletionContext(self, effect, nil, true))
    }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        SymbolMotion.removeAll(from: layer)
    }

    /// Another symbol comes in the place of the present one.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let finish = { [weak self] (finished: Bool) in
            completion?(UISymbolEffectCompletionContext(self, nil, contentTransition, finished)) ?? ()
        }
        guard window != nil, self.image?.isSymbolImage == true else {
            self.image = image
            return finish(true)
        }
        UIView.transition(
            with: self, duration: 0.3 / options.speedFactor, options: .transitionCrossDissolve,
            animations: { self.image = image }, completion: finish)
        SymbolMotion.play(
            .scale.up, options, on: layer, endless: false, animated: true, then: { _ in })
        DeadlineQueue.shared.schedule(after: 0.15 / options.speedFactor) { [weak self] in
            if let self { SymbolMotion.remove(.scale, from: layer) }
        }
    }
}

extension UIBarButtonItem {
    private var pictureLayer: CALayer? { (view as? BarButton)?.pictureLayer }

    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { play(effect, options, endless: false, animated) }

    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { play(effect, options, endless: true, animated) }

    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) { play(effect, options, endless: true, animated) }

    private func play(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, endless: Bool, _ animated: Bool) {
        guard image?.isSymbolImage == true, let layer = pictureLayer else { return }
        SymbolMotion.play(effect, options, on: layer, endless: endless, animated: animated, then: { _ in })
    }

    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { pictureLayer.map { SymbolMotion.remove(effect.configuration.kind, from: $0) } }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        pictureLayer.map { SymbolMotion.removeAll(from: $0) }
    }

    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        guard let view, view.window != nil else { return self.image = image }
        UIView.transition(
            with: view, duration: 0.3 / options.speedFactor, options: .transitionCrossDissolve,
            animations: { self.image = image })
    }
}
