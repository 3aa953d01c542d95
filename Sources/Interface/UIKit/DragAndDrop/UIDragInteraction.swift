// SPDX-License-Identifier: MIT

/// Lets a view's content be lifted with a long press and dragged to a drop interaction of the app.
@preconcurrency @MainActor
open class UIDragInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { recognizer.isEnabled = isEnabled }
    }
    /// Whether other gestures of the view go on while it is lifted.
    open var allowsSimultaneousRecognitionDuringLift = false
    open class var isEnabledByDefault: Bool { true }
    private let recognizer = DragLiftRecognizer()
    private let adder = DragAddRecognizer()
    private(set) var drag: DragController?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.recognized = { [weak self] in self?.recognized($0) }
        recognizer.mayLift = { [weak self] in self?.prepare(at: $0) ?? false }
        recognizer.isShared = { [weak self] in self?.allowsSimultaneousRecognitionDuringLift ?? false }
        adder.tapped = { [weak self] in self?.add(at: $0) }
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
        self.view?.removeGestureRecognizer(adder)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
        view?.addGestureRecognizer(adder)
    }

    /// Whether there is something to drag at a place of the window.
    func prepare(at place: CGPoint) -> Bool {
        guard isEnabled, DragController.current == nil else { return false }
        drag = DragController.make(self, at: place)
        return drag != nil
    }

    private func add(at place: CGPoint) {
        guard let current = DragController.current, let view, let delegate else { return }
        let point = view.convert(place, from: view.window)
        let chosen = delegate.dragInteraction(self, sessionForAddingItems: [current.session], withTouchAt: point)
        guard chosen != nil else { return }
        let items = delegate.dragInteraction(self, itemsForAddingTo: current.session, withTouchAt: point)
        current.add(items, by: self)
    }

    private func recognized(_ state: UIGestureRecognizer.State) {
        guard let window = view?.window else { return }
        follow(state, at: recognizer.location(in: window))
    }

    /// Takes the drag on, be it by the own recogniser or by one that had shown a menu before.
    func follow(_ state: UIGestureRecognizer.State, at place: CGPoint) {
        switch state {
        case .began: drag?.lift()
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
final class DragLiftRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    var recognized: ((State) -> Void)?
    /// Asked with a place of the window.
    var mayLift: ((CGPoint) -> Bool)?
    var isShared: (() -> Bool)?

    convenience init() {
        self.init(target: nil, action: nil)
        delegate = self
    }

    override func willSendActions(_ state: State) { recognized?(state) }

    /// A context menu comes first; whoever moves on drags from there.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ContextMenuRecognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let window = view?.window else { return false }
        return mayLift?(location(in: window)) ?? false
    }

    /// Fingers that come later add items, they do not carry.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !isActive }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isShared?() ?? false }
}

/// A tap of another finger on something while a drag is under way: it joins the drag.
private final class DragAddRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    var tapped: ((CGPoint) -> Void)?

    convenience init() {
        self.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        DragController.current != nil
    }

    override func willSendActions(_ state: State) {
        if state == .ended, let window = view?.window { tapped?(location(in: window)) }
    }
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
    /// - Returns: the session that the items join; nil: the one under way when there is only one.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
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
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
        byName(
            self, "dragInteraction:sessionForAddingItems:withTouchAtPoint:", [interaction, sessions, point],
            or: sessions.first)
    }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        byName(
            self, "dragInteraction:session:willAddItems:forInteraction:",
            [interaction, session, items, addingInteraction])
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
