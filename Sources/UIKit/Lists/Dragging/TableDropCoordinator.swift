// SPDX-License-Identifier: MIT

/// The table's side of a drop.
@MainActor
final class TableDropCoordinator: __ObjCObject, UITableViewDropCoordinator {
    private let run: ListDropRun
    private let list: UITableView
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ run: ListDropRun, _ list: UITableView) {
        (self.run, self.list) = (run, list)
        items = run.session.items.map { ListDropItem($0, run) }
        proposal =
            run.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: run.proposal?.operation ?? .copy)
        super.init()
    }

    var destinationIndexPath: IndexPath? { run.destination }
    var session: any UIDropSession { run.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        let stand = list.insertPlaceholder(placeholder)
        let animations = run.land(dragItem, .item(stand.path))
        return TablePlaceholderContext(dragItem, stand, list, animations)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        run.land(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        run.land(dragItem, .into(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        run.land(dragItem, .target(target))
    }
}

/// What an app holds to replace or to remove a placeholder.
@MainActor
private final class TablePlaceholderContext: __ObjCObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let stand: PlaceholderStand
    private weak var list: UITableView?
    private let animations: DragAnimations

    init(_ item: UIDragItem, _ stand: PlaceholderStand, _ list: UITableView, _ animations: DragAnimations) {
        (dragItem, self.stand, self.list, self.animations) = (item, stand, list, animations)
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        list?.commitPlaceholder(stand, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { list?.removePlaceholder(stand) ?? false }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animations.addCompletion(completion)
    }
}
