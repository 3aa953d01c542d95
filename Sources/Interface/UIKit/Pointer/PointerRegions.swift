// SPDX-License-Identifier: MIT

/// Follows the pointer through the regions of pointer interactions: asks their delegates, tells them of entering and
/// leaving, and shows the effects they want.
@MainActor
final class PointerRegions {
    static let shared = PointerRegions()

    private struct Place {
        weak var interaction: UIPointerInteraction?
        var region: UIPointerRegion
        var effect: PointerEffectShow?
        var accessories: PointerAccessoryLayer?
    }

    private var place: Place?

    /// - Parameters:
    ///   - location: on the screen; nil: the pointer has left.
    ///   - view: the deepest one there.
    func move(to location: CGPoint?, over view: UIView?) {
        guard let location, let (interaction, region) = find(location, view) else { return leave() }
        if let place, place.interaction === interaction, Self.isSame(place.region, region) {
            place.accessories?.move(to: location)
            return
        }
        leave()
        enter(interaction, region, location)
    }

    /// The delegate's answers may have changed.
    func invalidate(_ interaction: UIPointerInteraction) { if place?.interaction === interaction { leave() } }

    private func find(_ location: CGPoint, _ view: UIView?) -> (UIPointerInteraction, UIPointerRegion)? {
        var candidate = view
        while let current = candidate {
            let point = current.fromScreen(location)
            for case let interaction as UIPointerInteraction in current.interactions where interaction.isEnabled {
                if let region = interaction.region(at: point), region.rect.holds(point) { return (interaction, region) }
            }
            candidate = current.superview
        }
        return nil
    }

    private static func isSame(_ a: UIPointerRegion, _ b: UIPointerRegion) -> Bool {
        a === b || (a.rect == b.rect && a.identifier == b.identifier)
    }

    private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion, _ location: CGPoint) {
        var place = Place(interaction: interaction, region: region)
        let animator = PointerAnimator()
        interaction.willEnter(region, animator)
        let style = interaction.style(for: region)
        if style?.shape != nil { Unsupported.report("UIPointerShape") }
        place.effect = style?.effect.map { PointerEffectShow($0) }
        if let style, !style.accessories.isEmpty, let window = interaction.view?.window {
            place.accessories = PointerAccessoryLayer(style.accessories, in: window, at: location)
        }
        self.place = place
        place.effect?.begin()
        animator.run()
    }

    private func leave() {
        guard let old = place else { return }
        place = nil
        let animator = PointerAnimator()
        old.interaction?.willExit(old.region, animator)
        old.effect?.end()
        old.accessories?.remove()
        animator.run()
    }
}

/// What delegates add to the pointer's coming and going.
@MainActor
private final class PointerAnimator: __ObjCObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: PointerEffectShow.duration) {
            for animation in animations { animation() }
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
    }
}

/// An effect on the view under the pointer. It is all in animations and in a layer behind the view: the view's own
/// properties stay what the app has set.
@MainActor
final class PointerEffectShow {
    static let duration: TimeInterval = 0.2
    private static let key = "pointer effect"
    private static let growth: CGFloat = 1.06
    /// Points the plate reaches beyond the view.
    private static let margin: CGFloat = 4

    private let view: UIView
    private let plate: CALayer?
    private let grows: Bool
    private let hasShadow: Bool

    init(_ effect: UIPointerEffect) {
        view = effect.preview.view
        switch effect {
        case .automatic, .highlight:
            (plate, grows, hasShadow) = (CALayer(), false, false)
        case .lift:
            (plate, grows, hasShadow) = (CALayer(), true, true)
        case .hover(_, let tint, let shadow, let scaled):
            (plate, grows, hasShadow) = (tint == .none ? nil : CALayer(), scaled, shadow)
        }
    }

    func begin() {
        if let plate, let parent = view.layer.superlayer {
            plate.frame = view.layer.frame.insetBy(dx: -Self.margin, dy: -Self.margin)
            plate.cornerRadius = 8
            plate.backgroundColor = UIColor.tertiarySystemFill.resolvedColor(with: view.traitCollection).cgColor
            parent.insertSublayer(plate, below: view.layer)
            animate(plate, "opacity", from: 0, to: 1)
        }
        if grows { animate(view.layer, "transform.scale", from: 1, to: Self.growth) }
        if hasShadow { animate(view.layer, "shadowOpacity", from: 0, to: 0.25) }
    }

    func end() {
        for key in ["opacity", "transform.scale", "shadowOpacity"] {
            view.layer.removeAnimation(forKey: Self.key + key)
        }
        if grows { animate(view.layer, "transform.scale", from: Self.growth, to: 1, stays: false) }
        plate?.removeFromSuperlayer()
    }

    private func animate(_ layer: CALayer, _ path: String, from: CGFloat, to: CGFloat, stays: Bool = true) {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, Self.duration)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = !stays
        layer.add(animation, forKey: Self.key + path)
    }
}
