// SPDX-License-Identifier: MIT

/// The table's side of a drop.
@MainActor
final class TableDropCoordinator: ListDropCoordinator<UITableViewDropProposal>, UITableViewDropCoordinator {
    private let list: UITableView

    init(_ run: ListDropRun, _ list: UITableView) {
        self.list = list
        super.init(run) { UITableViewDropProposal(operation: $0) }
    }

    var items: [any UITableViewDropItem] { dropItems }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        drop(dragItem, onto: list.insertPlaceholder(placeholder), in: list)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        run.land(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        run.land(dragItem, .into(indexPath, rect))
    }
}
