// SPDX-License-Identifier: MIT

/// Effects on views, and news for their delegates, while the pointer of a mouse or trackpad is over them. The pointer
/// itself keeps the form that desktop or browser give it.
@preconcurrency @MainActor
open class UIPointerInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true { didSet { if !isEnabled { invalidate() } } }

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Asks the delegate again with the pointer's next move.
    open func invalidate() { PointerRegions.shared.invalidate(self) }
    open func willMove(to view: UIView?) { invalidate() }
    open func didMove(to view: UIView?) { self.view = view }

    /// - Parameter point: in the view's coordinates.
    func region(at point: CGPoint) -> UIPointerRegion? {
        guard let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole }
        let request = UIPointerRegionRequest(
            location: point, modifiers: GestureEnvironment.shared.modifierFlags)
        let answer = optionalCall {
            delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        }
        return answer ?? whole
    }

    /// Without a delegate: the system's effect on the whole view.
    func style(for region: UIPointerRegion) -> UIPointerStyle? {
        guard let delegate else {
            return view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
        }
        return optionalCall { delegate.pointerInteraction(self, styleFor: region) } ?? nil
    }

    func willEnter(_ region: UIPointerRegion, _ animator: any UIPointerInteractionAnimating) {
        guard let delegate else { return }
        _ = optionalCall { delegate.pointerInteraction(self, willEnter: region, animator: animator) }
    }

    func willExit(_ region: UIPointerRegion, _ animator: any UIPointerInteractionAnimating) {
        guard let delegate else { return }
        _ = optionalCall { delegate.pointerInteraction(self, willExit: region, animator: animator) }
    }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        byName(
            self, "pointerInteraction:regionForRequest:defaultRegion:", [interaction, request, defaultRegion],
            or: defaultRegion)
    }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { byName(self, "pointerInteraction:styleForRegion:", [interaction, region], or: nil) }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { byName(self, "pointerInteraction:willEnterRegion:animator:", [interaction, region, animator]) }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { byName(self, "pointerInteraction:willExitRegion:animator:", [interaction, region, animator]) }
}

@preconcurrency @MainActor
open class UIPointerRegion: __ObjCObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    /// Without effect here: pointers have no form that could latch.
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}

@preconcurrency @MainActor
open class UIPointerRegionRequest: __ObjCObject {
    public let location: CGPoint
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
