// SPDX-License-Identifier: MIT

/// A data source that is given whole states and animates from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    __ObjCObject, UICollectionViewDataSource
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// What happens when the user drags items.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public init() {}
    }

    /// What happens when the user opens and closes items that have children.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        public init() {}
    }

    public var supplementaryViewProvider: SupplementaryViewProvider?
    public var reorderingHandlers = ReorderingHandlers()
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private let cellProvider: CellProvider
    private weak var collectionView: UICollectionView?
    private var current = Snapshot()
    /// Of sections that were given as trees.
    private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Becomes the collection view's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        self.collectionView = collectionView
        super.init()
        collectionView.dataSource = self
    }

    // MARK: States

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        for section in trees.keys where snapshot.indexOfSection(section) == nil { trees[section] = nil }
        change(to: snapshot, animated: animatingDifferences, completion)
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.forgetReloads()
        collectionView?.reloadData()
        // Outside of a window nothing shows: cells are made at a layout that somebody asks for.
        if collectionView?.window != nil { collectionView?.layoutIfNeeded() }
        completion?()
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        var new = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.deleteItems(new.itemIdentifiers(inSection: section))
        new.appendItems(snapshot.visibleItems, toSection: section)
        change(to: new, animated: animatingDifferences, completion)
    }

    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { tree.append(current.itemIdentifiers(inSection: section)) }
        return tree
    }

    private func change(to snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        var new = snapshot
        new.forgetReloads()
        guard let view = collectionView, view.dataSource === self else {
            current = new
            completion?()
            return
        }
        guard view.data.isLoaded, animated || view.window != nil else {
            current = new
            view.reloadData()
            completion?()
            return
        }
        let update = {
            view.performBatchUpdates {
                self.current = new
                difference.apply(to: view)
            } completion: { _ in
                completion?()
            }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
        if !difference.reconfigured.isEmpty { view.reconfigureItems(at: difference.reconfigured) }
    }

    // MARK: Identifiers

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, (0..<current.numberOfSections).contains(indexPath[0]) else { return nil }
        let items = current.items(inSectionAt: indexPath[0])
        return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.position(of: itemIdentifier).map { IndexPath(item: $0.index, section: $0.section) }
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.items(inSectionAt: section).count
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            NSException.raise(
                .internalInconsistencyException,
                "UICollectionViewDiffableDataSource cell provider returned nil for index path "
                    + "\(indexPath.objectDescription)")
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            NSException.raise(
                .internalInconsistencyException,
                "UICollectionViewDiffableDataSource supplementary view provider returned nil for element kind \(kind) "
                    + "at index path \(indexPath.objectDescription)")
        }
        return view
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        var new = current
        let target = itemIdentifier(for: destinationIndexPath)
        if let target, target != item {
            let isAfter = sourceIndexPath[0] == destinationIndexPath[0] && sourceIndexPath < destinationIndexPath
            if isAfter { new.moveItem(item, afterItem: target) } else { new.moveItem(item, beforeItem: target) }
        } else if let section = sectionIdentifier(for: destinationIndexPath[0]) {
            new.deleteItems([item])
            new.appendItems([item], toSection: section)
        }
        let transaction = Transaction(from: current, to: new)
        reorderingHandlers.willReorder?(transaction)
        current = new
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Outlines

    /// Opens or closes the item of an outline. False: it has no children.
    func toggleExpansion(at path: IndexPath) -> Bool? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path[0]),
            var tree = trees[section], tree.contains(item)
        else { return nil }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return true }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return false }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provide(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        apply(tree, to: section)
        return tree.isExpanded(item)
    }

    func outlineLevel(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path[0]),
            let tree = trees[section], tree.contains(item)
        else { return nil }
        return (tree.level(of: item), tree.isExpanded(item))
    }
}

/// What list cells ask their data source about outlines.
@MainActor
protocol OutlineSource: AnyObject {
    func toggleExpansion(at path: IndexPath) -> Bool?
    func outlineLevel(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
}

extension UICollectionViewDiffableDataSource: OutlineSource {}

extension SnapshotDifference {
    @MainActor
    fileprivate func apply(to view: UICollectionView) {
        if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
        if !insertedSections.isEmpty { view.insertSections(insertedSections) }
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
        if !deleted.isEmpty { view.deleteItems(at: deleted) }
        if !inserted.isEmpty { view.insertItems(at: inserted) }
        for move in moved { view.moveItem(at: move.from, to: move.to) }
        if !reloadedSections.isEmpty { view.reloadSections(reloadedSections) }
        if !reloaded.isEmpty { view.reloadItems(at: reloaded) }
    }
}
