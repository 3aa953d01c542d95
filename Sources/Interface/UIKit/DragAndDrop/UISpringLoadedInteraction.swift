// SPDX-License-Identifier: MIT

/// How far a drag that rests on something has come.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    /// The drag is above it.
    case possible
    /// It is about to open: it blinks.
    case activating
    case activated
}

/// What a spring-loaded interaction knows of the drag above it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    /// What the effect shows on; the interaction's view where nil.
    var targetView: UIView? { get set }
    /// Of the behaviour's own: another item makes the drag begin to rest anew.
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Opens what a drag rests on.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var view: UIView?
    let behavior: any UISpringLoadedInteractionBehavior
    let effect: any UISpringLoadedInteractionEffect
    let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// - Parameters:
    ///   - interactionBehavior: nil: every drag may open it.
    ///   - interactionEffect: nil: the view darkens, and blinks before it opens.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior ?? AllDrags()
        effect = interactionEffect ?? SpringBlink()
        activate = handler
        super.init()
    }

    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

private final class AllDrags: __ObjCObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// A shade over the view; it goes and comes twice before the view opens.
private final class SpringBlink: __ObjCObject, UISpringLoadedInteractionEffect {
    private var shade: UIView?

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView ?? interaction.view else { return }
        switch context.state {
        case .inactive, .activated:
            shade?.removeFromSuperview()
            shade = nil
        case .possible:
            guard shade == nil else { return }
            let made = UIView(frame: view.bounds)
            made.backgroundColor = UIColor.black.withAlphaComponent(0.15)
            made.isUserInteractionEnabled = false
            made.layer.cornerRadius = view.layer.cornerRadius
            view.addSubview(made)
            shade = made
        case .activating:
            UIView.animate(withDuration: SpringLoader.blink / 2, delay: 0, options: [.autoreverse, .repeat]) {
                self.shade?.alpha = 0
            }
        }
    }
}

/// Follows a drag over the views that it may open.
@MainActor
final class SpringLoader {
    /// Until a resting drag makes its target blink, and until that opens; seconds.
    static let rest: CFTimeInterval = 0.6
    static let blink: CFTimeInterval = 0.4

    private final class Context: __ObjCObject, UISpringLoadedInteractionContext {
        var state = UISpringLoadedInteractionEffectState.inactive
        weak var targetView: UIView?
        var targetItem: Any?
        var place: CGPoint
        let window: UIWindow

        init(_ place: CGPoint, _ window: UIWindow) {
            self.place = place
            self.window = window
            super.init()
        }

        func location(in view: UIView?) -> CGPoint { view.map { window.convert(place, to: $0) } ?? place }
    }

    private let window: UIWindow
    private var current: UISpringLoadedInteraction?
    private var context: Context?
    private var deadline: Deadline?

    init(_ window: UIWindow) { self.window = window }

    /// The drag is at a place of the window.
    func move(to place: CGPoint) {
        let found = interaction(at: place)
        guard let found else { return leave() }
        let context = found === current ? self.context ?? Context(place, window) : Context(place, window)
        context.place = place
        let item = context.targetItem as? AnyHashable
        guard found.behavior.shouldAllow(found, with: context) else { return leave() }
        if found === current, item == context.targetItem as? AnyHashable { return }
        leave()
        (current, self.context) = (found, context)
        advance(to: .possible)
        deadline = DeadlineQueue.shared.schedule(after: Self.rest) { [weak self] in self?.blink() }
    }

    private func blink() {
        advance(to: .activating)
        deadline = DeadlineQueue.shared.schedule(after: Self.blink) { [weak self] in self?.open() }
    }

    private func open() {
        guard let current, let context else { return }
        advance(to: .activated)
        current.activate(current, context)
        // It opens once; the drag has to leave it first to open it again.
        deadline = nil
    }

    private func advance(to state: UISpringLoadedInteractionEffectState) {
        guard let current, let context else { return }
        context.state = state
        current.effect.interaction(current, didChangeWith: context)
    }

    /// The drag has left what it was above, or is over.
    func leave() {
        deadline?.cancel()
        deadline = nil
        guard let old = current else { return }
        if context?.state != .activated { advance(to: .inactive) }
        current = nil
        context = nil
        old.behavior.interactionDidFinish(old)
    }

    private func interaction(at place: CGPoint) -> UISpringLoadedInteraction? {
        var next = window.hitTest(place, with: nil)
        while let view = next {
            for case let found as UISpringLoadedInteraction in view.interactions { return found }
            next = view.superview
        }
        return nil
    }
}
