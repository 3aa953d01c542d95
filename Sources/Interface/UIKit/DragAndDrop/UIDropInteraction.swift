// SPDX-License-Identifier: MIT

/// Lets a view take what is dragged over it.
@preconcurrency @MainActor
open class UIDropInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Without effect here: there is one drag at a time.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        byName(self, "dropInteraction:canHandleSession:", [interaction, session], or: true)
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        byName(self, "dropInteraction:sessionDidEnter:", [interaction, session])
    }
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        byName(
            self, "dropInteraction:sessionDidUpdate:", [interaction, session], or: UIDropProposal(operation: .cancel))
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        byName(self, "dropInteraction:sessionDidExit:", [interaction, session])
    }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        byName(self, "dropInteraction:performDrop:", [interaction, session])
    }
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        byName(self, "dropInteraction:concludeDrop:", [interaction, session])
    }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        byName(self, "dropInteraction:sessionDidEnd:", [interaction, session])
    }
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        byName(
            self, "dropInteraction:previewForDroppingItem:withDefault:", [interaction, item, defaultPreview],
            or: defaultPreview)
    }
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { byName(self, "dropInteraction:item:willAnimateDropWithAnimator:", [interaction, item, animator]) }
}
