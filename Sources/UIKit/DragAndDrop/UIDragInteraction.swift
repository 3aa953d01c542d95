// SPDX-License-Identifier: MIT

/// Lets a view's content be lifted with a long press and dragged to a drop interaction of the app.
@preconcurrency @MainActor
open class UIDragInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { recognizer.isEnabled = isEnabled }
    }
    open var allowsSimultaneousRecognitionDuringLift = false
    open class var isEnabledByDefault: Bool { true }
    private let recognizer = DragLiftRecognizer()
    private var drag: DragController?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.recognized = { [weak self] in self?.recognized($0) }
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    private func recognized(_ state: UIGestureRecognizer.State) {
        guard let window = view?.window else { return }
        let place = recognizer.location(in: window)
        switch state {
        case .began: drag = DragController.lift(self, at: place)
        case .changed: drag?.move(to: place)
        case .ended: end { $0.drop() }
        case .cancelled, .failed: end { $0.cancel() }
        default: break
        }
    }

    private func end(_ body: (DragController) -> Void) {
        if let drag { body(drag) }
        drag = nil
    }
}

/// The long press that lifts.
private final class DragLiftRecognizer: UILongPressGestureRecognizer {
    var recognized: ((State) -> Void)?
    override func willSendActions(_ state: State) { recognized?(state) }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
        -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        byName(self, "dragInteraction:previewForLiftingItem:session:", [interaction, item, session], or: nil)
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { byName(self, "dragInteraction:willAnimateLiftWithAnimator:session:", [interaction, animator, session]) }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        byName(self, "dragInteraction:sessionWillBegin:", [interaction, session])
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { byName(self, "dragInteraction:sessionAllowsMoveOperation:", [interaction, session], or: true) }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        byName(self, "dragInteraction:sessionIsRestrictedToDraggingApplication:", [interaction, session], or: false)
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { byName(self, "dragInteraction:prefersFullSizePreviewsForSession:", [interaction, session], or: false) }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        byName(self, "dragInteraction:sessionDidMove:", [interaction, session])
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { byName(self, "dragInteraction:session:willEndWithOperation:", [interaction, session, operation]) }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { byName(self, "dragInteraction:session:didEndWithOperation:", [interaction, session, operation]) }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        byName(self, "dragInteraction:sessionDidTransferItems:", [interaction, session])
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        byName(
            self, "dragInteraction:itemsForAddingToSession:withTouchAtPoint:", [interaction, session, point], or: [])
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        byName(
            self, "dragInteraction:previewForCancellingItem:withDefault:", [interaction, item, defaultPreview],
            or: defaultPreview)
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { byName(self, "dragInteraction:item:willAnimateCancelWithAnimator:", [interaction, item, animator]) }
}
