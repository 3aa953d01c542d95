// SPDX-License-Identifier: MIT

/// What the coordinators of drops on tables and on collection views share; the subclasses have the names that Apple's
/// two protocols give to the same things.
@MainActor
class ListDropCoordinator<Proposal: UIDropProposal>: __ObjCObject {
    let run: ListDropRun
    let dropItems: [ListDropItem]
    let proposal: Proposal

    /// - Parameter make: a proposal for a delegate that made none of the list's own kind.
    init(_ run: ListDropRun, make: (UIDropOperation) -> Proposal) {
        self.run = run
        dropItems = run.session.items.map { ListDropItem($0, run) }
        proposal = run.proposal as? Proposal ?? make(run.proposal?.operation ?? .copy)
        super.init()
    }

    final var destinationIndexPath: IndexPath? { run.destination }
    final var session: any UIDropSession { run.session }

    final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        run.land(dragItem, .target(target))
    }

    final func drop(_ dragItem: UIDragItem, onto stand: PlaceholderStand, in list: any PlaceholderHost)
        -> PlaceholderContext
    {
        PlaceholderContext(dragItem, stand, list, run.land(dragItem, .item(stand.path)))
    }
}

/// A list that shows items which its data source does not know.
@MainActor
protocol PlaceholderHost: AnyObject {
    var placeholders: Placeholders { get }
    func commitPlaceholder(_ stand: PlaceholderStand, _ updates: (IndexPath) -> Void) -> Bool
    func removePlaceholder(_ stand: PlaceholderStand) -> Bool
    func updatePlaceholder(_ stand: PlaceholderStand)
}

/// What an app holds to replace or to remove a placeholder.
@MainActor
final class PlaceholderContext: __ObjCObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let stand: PlaceholderStand
    private weak var list: (any PlaceholderHost)?
    private let animations: DragAnimations

    init(_ item: UIDragItem, _ stand: PlaceholderStand, _ list: any PlaceholderHost, _ animations: DragAnimations) {
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
