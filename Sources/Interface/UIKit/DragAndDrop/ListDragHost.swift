// SPDX-License-Identifier: MIT

/// What a table and a collection view offer to the drag and drop they share. Paths are those of what is shown.
@MainActor
protocol ListDragHost: UIScrollView {
    var dragging: ListDragging { get }

    // MARK: Places

    func listPath(at point: CGPoint) -> IndexPath?
    /// Where something dropped at the point would be inserted: the place of the item there, or the one behind the
    /// last of a section. nil: nowhere near an item.
    func listInsertionPath(at point: CGPoint) -> IndexPath?
    /// The item's place without any gap.
    func listFrame(_ path: IndexPath) -> CGRect
    func listCell(_ path: IndexPath) -> UIView?

    // MARK: Dragging

    var hasDragDelegate: Bool { get }
    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem]
    func dragItemsToAdd(_ session: any UIDragSession, _ path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func showDragState(_ isLifting: Bool, _ isDragging: Bool, _ path: IndexPath)

    // MARK: Dropping

    func dropCanHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    /// nil: the delegate leaves it to the list.
    func dropProposal(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropProposal?
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func performDrop(_ run: ListDropRun)
    func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters?
    /// Whether the data source lets the user move the item, without any drop delegate.
    func canReorder(_ path: IndexPath) -> Bool
    /// Whether a drop within the list is the data source's business even where there is a drop delegate.
    var reordersInsteadOfDropping: Bool { get }
    func reorder(from source: IndexPath, to target: IndexPath)

    /// Seconds over a place before the others make room.
    var gapDelay: TimeInterval { get }

    // MARK: Looks

    /// Brings the views to where the gap wants them; called within an animation.
    func gapDidChange()
    func showDropTarget(_ path: IndexPath?)
}

/// What a list's delegate would do with a drop.
struct ListDropProposal {
    enum Intent { case unspecified, insertAt, insertInto, automatic }
    var proposal: UIDropProposal
    var intent: Intent
}

/// The room that the others leave for what is dragged over a list.
struct ListGap: Equatable {
    /// The item that is dragged, when it is one of the list.
    var source: IndexPath?
    var target: IndexPath

    /// By how many places an item gives way: -1, 0 or 1.
    func shift(_ path: IndexPath) -> Int {
        guard let source else { return path.section == target.section && path >= target ? 1 : 0 }
        if path == source { return 0 }
        if source.section == target.section {
            if path > source, path <= target { return -1 }
            return path < source && path >= target ? 1 : 0
        }
        if path.section == source.section { return path > source ? -1 : 0 }
        return path.section == target.section && path >= target ? 1 : 0
    }
}
