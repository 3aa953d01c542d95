// SPDX-License-Identifier: MIT

/// The collection view's side of a drop.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator<UICollectionViewDropProposal>,
    UICollectionViewDropCoordinator
{
    private let list: UICollectionView

    init(_ run: ListDropRun, _ list: UICollectionView) {
        self.list = list
        super.init(run) { UICollectionViewDropProposal(operation: $0) }
    }

    var items: [any UICollectionViewDropItem] { dropItems }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        drop(dragItem, onto: list.insertPlaceholder(placeholder), in: list)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        run.land(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        run.land(dragItem, .into(indexPath, rect))
    }
}
