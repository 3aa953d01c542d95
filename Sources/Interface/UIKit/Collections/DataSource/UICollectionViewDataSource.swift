// SPDX-License-Identifier: MIT

/// Supplies what a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        byName(self, "numberOfSectionsInCollectionView:", [collectionView], or: 1)
    }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        byName(
            self, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath],
            or: UICollectionReusableView())
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        byName(self, "collectionView:canMoveItemAtIndexPath:", [collectionView, indexPath], or: false)
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        byName(
            self, "collectionView:moveItemAtIndexPath:toIndexPath:",
            [collectionView, sourceIndexPath, destinationIndexPath])
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        byName(self, "indexTitlesForCollectionView:", [collectionView], or: nil)
    }
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        byName(
            self, "collectionView:indexPathForIndexTitle:atIndex:", [collectionView, title, index],
            or: IndexPath(item: 0, section: 0))
    }
}

/// Hears early which items will be wanted.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        byName(self, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths])
    }
}
