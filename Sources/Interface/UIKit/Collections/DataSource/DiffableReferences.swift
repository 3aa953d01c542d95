// SPDX-License-Identifier: MIT

// Objective-C's forms of the diffable sources, whose identifiers are of any type.

public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?

/// Fills a table from snapshots whose identifiers are of any type.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: UITableViewDiffableDataSource<AnyHashable, AnyHashable> {
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) { super.init(tableView: tableView) { cellProvider($0, $1, $2.base) } }

    open func snapshotReference() -> NSDiffableDataSourceSnapshotReference { __snapshotReference(snapshot()) }

    open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
        apply(__snapshot(snapshot), animatingDifferences: animatingDifferences)
    }

    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)?
    ) { apply(__snapshot(snapshot), animatingDifferences: animatingDifferences, completion: completion) }

    open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshotUsingReloadData(__snapshot(snapshot))
    }

    open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)?
    ) { applySnapshotUsingReloadData(__snapshot(snapshot), completion: completion) }

    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        (identifier as? AnyHashable).flatMap { indexPath(for: $0) }
    }

    /// `NSNotFound` without such a section.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        (identifier as? AnyHashable).flatMap { index(for: $0) } ?? NSNotFound
    }
}

/// Fills a collection from snapshots whose identifiers are of any type.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference:
    UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>
{
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
    ) { super.init(collectionView: collectionView) { cellProvider($0, $1, $2.base) } }

    open func snapshotReference() -> NSDiffableDataSourceSnapshotReference { __snapshotReference(snapshot()) }

    open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
        apply(__snapshot(snapshot), animatingDifferences: animatingDifferences)
    }
}

/// The items of one section as a forest, of any type.
open class NSDiffableDataSourceSectionSnapshotReference: __ObjCObject {
    private(set) var forest = NSDiffableDataSourceSectionSnapshot<AnyHashable>()

    public override init() { super.init() }

    private init(_ forest: NSDiffableDataSourceSectionSnapshot<AnyHashable>) {
        self.forest = forest
        super.init()
    }

    private func key(_ item: Any) -> AnyHashable {
        if let key = item as? AnyHashable { return key }
        NSException.raise(.invalidArgumentException, "\(item) cannot identify: it is not hashable")
    }

    private func keys(_ items: [Any]) -> [AnyHashable] { items.map(key) }

    // MARK: Reading

    open var items: [Any] { forest.items.map(\.base) }
    open var rootItems: [Any] { forest.rootItems.map(\.base) }
    open var visibleItems: [Any] { forest.visibleItems.map(\.base) }
    open func expandedItems() -> [Any] { forest.expandedItems.map(\.base) }
    open func containsItem(_ item: Any) -> Bool { forest.contains(key(item)) }
    open func isExpanded(_ item: Any) -> Bool { forest.isExpanded(key(item)) }
    open func isVisible(_ item: Any) -> Bool { forest.isVisible(key(item)) }
    open func level(ofItem item: Any) -> Int { forest.level(of: key(item)) }
    /// `NSNotFound` without such an item.
    open func index(ofItem item: Any) -> Int { forest.index(of: key(item)) ?? NSNotFound }
    open func parent(ofChildItem child: Any) -> Any? { forest.parent(of: key(child))?.base }
    open func visualDescription() -> String { forest.visualDescription() }

    open func ofParentItem(_ parent: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parent, includingParentItem: false)
    }

    open func ofParentItem(
        _ parent: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            forest.snapshot(of: key(parent), includingParent: includingParentItem))
    }

    // MARK: Changing

    open func appendItems(_ items: [Any]) { forest.append(keys(items)) }
    open func appendItems(_ items: [Any], intoParentItem parent: Any?) {
        forest.append(keys(items), to: parent.map(key))
    }
    open func insertItems(_ items: [Any], beforeItem: Any) { forest.insert(keys(items), before: key(beforeItem)) }
    open func insertItems(_ items: [Any], afterItem: Any) { forest.insert(keys(items), after: key(afterItem)) }
    open func deleteItems(_ items: [Any]) { forest.delete(keys(items)) }
    open func deleteAllItems() { forest.deleteAll() }
    open func expandItems(_ items: [Any]) { forest.expand(keys(items)) }
    open func collapseItems(_ items: [Any]) { forest.collapse(keys(items)) }

    open func replaceChildren(ofParentItem parent: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference) {
        forest.replace(childrenOf: key(parent), using: snapshot.forest)
    }

    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem: Any) {
        forest.insert(snapshot.forest, before: key(beforeItem))
    }

    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem: Any) {
        forest.insert(snapshot.forest, after: key(afterItem))
    }
}
