// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// By index path.
    var shownCells: [(IndexPath, UICollectionViewCell)] {
        elements.visible.compactMap { key, view in
            guard key.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
            return (key.path, cell)
        }.sorted { $0.0 < $1.0 }
    }

    func shownSupplementaries(_ kind: String) -> [(IndexPath, UICollectionReusableView)] {
        elements.visible.compactMap { key, view in
            key.category == .supplementaryView && key.kind == kind ? (key.path, view) : nil
        }.sorted { $0.0 < $1.0 }
    }

    func path(of view: UICollectionReusableView) -> IndexPath? {
        guard let path = view.shownAttributes?.indexPath, view.holder === self else { return nil }
        return prefetch.cells[path] === view || elements.visible.values.contains { $0 === view } ? path : nil
    }

    /// The item in front at `point`, in the content's coordinates; of what the layout says, not of what is animated.
    func itemPath(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let list = layoutStorage.layoutAttributesForElements(in: area) ?? []
        let hits = list.filter { $0.category == .cell && !$0.isHidden && $0.frame.holds(point) }
        return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    func attributesOfItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard data.contains(path) else { return nil }
        return layoutStorage.layoutAttributesForItem(at: path)
    }

    func attributesOfSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
}
