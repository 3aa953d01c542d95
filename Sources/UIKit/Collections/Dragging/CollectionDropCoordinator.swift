// SPDX-License-Identifier: MIT

/// The collection view's side of a drop.
@MainActor
final class CollectionDropCoordinator: __ObjCObject, UICollectionViewDropCoordinator {
    private let run: ListDropRun
    private let list: UICollectionView
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(_ run: ListDropRun, _ list: UICollectionView) {
        (self.run, self.list) = (run, list)
        items = run.session.items.map { ListDropItem($0, run) }
        proposal =
            run.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: run.proposal?.operation ?? .copy)
        super.init()
    }

    var destinationIndexPath: IndexPath? { run.destination }
    var session: any UIDropSession { run.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let stand = list.insertPlaceholder(placeholder)
        let animations = run.land(dragItem, .item(stand.path))
        return CollectionPlaceholderContext(dragItem, stand, list, animations)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        run.land(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        run.land(dragItem, .into(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        run.land(dragItem, .target(target))
    }
}

/// What an app holds to replace or to remove a placeholder.
@MainActor
private final class CollectionPlaceholderContext: __ObjCObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let stand: PlaceholderStand
    private weak var list: UICollectionView?
    private let animations: DragAnimations

    init(_ item: UIDragItem, _ stand: PlaceholderStand, _ list: UICollectionView, _ animations: DragAnimations) {
        (dragItem, self.stand, self.list, self.animations) = (item, stand, list, animations)
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        list?.commitPlaceholder(stand, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { list?.removePlaceholder(stand) ?? false }

    func setNeedsCellUpdate() { list?.updatePlaceholder(stand) }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animations.addCompletion(completion)
    }
}
