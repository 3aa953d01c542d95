// SPDX-License-Identifier: MIT

/// Changes the pointer's form over regions of a view. The pointers of desktop and browser keep their own form here: the
/// delegate is asked nothing, and the interaction is reported as unsupported when it is added.
@preconcurrency @MainActor
open class UIPointerInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { Unsupported.report("UIPointerInteraction") }
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
    open var latchingAxes: UIAxis = [] { didSet { Unsupported.report("UIPointerRegion.latchingAxes") } }

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
