// SPDX-License-Identifier: MIT

/// Fills a table from snapshots; applying one animates to it from the one before.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    __ObjCObject, UITableViewDataSource
{
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Applying

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let old = current
        var plain = snapshot
        plain.forgetReloads()
        guard let tableView, tableView.layoutWidth > 0 else {
            current = plain
            tableView?.reloadData()
            completion?()
            return
        }
        let difference = SnapshotDifference(from: old, to: snapshot)
        let change = {
            tableView.performBatchUpdates(
                {
                    self.current = plain
                    self.announce(difference, to: tableView)
                }, completion: { _ in completion?() })
            self.refresh(snapshot, difference, in: tableView)
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot
        current.forgetReloads()
        tableView?.reloadData()
        completion?()
    }

    private func announce(_ difference: SnapshotDifference, to table: UITableView) {
        let animation = defaultRowAnimation
        if !difference.deletedSections.isEmpty { table.deleteSections(difference.deletedSections, with: animation) }
        if !difference.insertedSections.isEmpty { table.insertSections(difference.insertedSections, with: animation) }
        for (from, to) in difference.movedSections { table.moveSection(from, toSection: to) }
        if !difference.deleted.isEmpty { table.deleteRows(at: difference.deleted, with: animation) }
        if !difference.inserted.isEmpty { table.insertRows(at: difference.inserted, with: animation) }
        for (from, to) in difference.moved { table.moveRow(at: from, to: to) }
    }

    /// Reloads come after the moves, by the places that the items have then.
    private func refresh(_ snapshot: Snapshot, _ difference: SnapshotDifference, in table: UITableView) {
        var paths = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
        for section in snapshot.reloadedSectionIdentifiers {
            guard let index = snapshot.indexOfSection(section) else { continue }
            paths += (0..<snapshot.items(inSectionAt: index).count).map { IndexPath(row: $0, section: index) }
        }
        if !paths.isEmpty { table.reloadRows(at: paths, with: defaultRowAnimation) }
        if !difference.reconfigured.isEmpty { table.reconfigureRows(at: difference.reconfigured) }
    }

    // MARK: Reading

    open func snapshot() -> Snapshot { current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, indexPath.section < current.numberOfSections else { return nil }
        let items = current.items(inSectionAt: indexPath.section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.position(of: itemIdentifier).map { IndexPath(row: $0.index, section: $0.section) }
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.items(inSectionAt: section).count
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            NSException.raise(
                .internalInconsistencyException,
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        byName(self, "tableView:titleForHeaderInSection:", [tableView, section], or: nil)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        byName(self, "tableView:titleForFooterInSection:", [tableView, section], or: nil)
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath], or: true)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        byName(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath], or: false)
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        byName(self, "sectionIndexTitlesForTableView:", [tableView], or: nil)
    }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        byName(self, "tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index], or: 0)
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        byName(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath])
    }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        byName(self, "tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath])
    }
}
