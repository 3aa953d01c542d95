// SPDX-License-Identifier: MIT
import UIKit

/// One row of covers: the centre one flat and in front, the others turned away to both sides.
///
/// Scrolling by the width of a cover goes on by one cover, though the covers at the sides lie closer together.
class CoverFlowLayout: UICollectionViewLayout {
    /// The width of a cover where there is room for it, and how far one scrolls from one to the next.
    let step: CGFloat = 220
    let angle = CGFloat.pi * 65 / 180

    private var side: CGFloat { min(step, (collectionView?.bounds.height ?? 0) * 0.72) }
    /// From the centre cover to its neighbours, and from each of those to the next.
    private var gap: CGFloat { side * 0.68 }
    private var spread: CGFloat { side * 0.24 }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: view.bounds.width + CGFloat(max(0, count - 1)) * step, height: view.bounds.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView, count > 0, side > 0 else { return [] }
        // As many at each side as fit, and one that comes in.
        let reach = Int(view.bounds.width / 2 / spread) + 2
        let middle = centerIndex(at: view.contentOffset.x)
        return (max(0, middle - reach)...min(count - 1, middle + reach)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        // In covers: -1 is the neighbour at the left.
        let distance = CGFloat(indexPath.item) - view.contentOffset.x / step
        let turn = max(-1, min(1, distance))
        // A sleeve, and below it what the floor shows of it.
        attributes.size = CGSize(width: side, height: side * 1.36)
        attributes.center = CGPoint(
            x: view.bounds.midX + turn * gap + (distance - turn) * spread, y: view.bounds.height / 2 + side * 0.09)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 700
        transform = CATransform3DTranslate(transform, 0, 0, -abs(turn) * 120)
        attributes.transform3D = CATransform3DRotate(transform, -turn * angle, 0, 1, 0)
        attributes.zIndex = -Int((abs(distance) * 100).rounded())
        return attributes
    }

    func centerIndex(at offset: CGFloat) -> Int {
        max(0, min(count - 1, Int((offset / step).rounded())))
    }

    func offset(of index: Int) -> CGPoint { CGPoint(x: CGFloat(index) * step, y: 0) }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        offset(of: centerIndex(at: proposedContentOffset.x))
    }
}
