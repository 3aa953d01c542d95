// SPDX-License-Identifier: MIT
import UIKit

/// Items on one curve through all sections, and headers where their sections begin.
class SineLayout: UICollectionViewLayout {
    var itemSize: CGFloat = 90
    var pitch: CGFloat = 62
    private let header: CGFloat = 44
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override func prepare() {
        guard let view = collectionView else { return }
        attributes = []
        var y = header
        for section in 0..<view.numberOfSections {
            let path = IndexPath(item: 0, section: section)
            let title = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
            title.frame = CGRect(x: 0, y: y - header, width: view.bounds.width, height: header)
            attributes.append(title)
            for item in 0..<view.numberOfItems(inSection: section) {
                let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                place.size = CGSize(width: itemSize, height: itemSize)
                let center = y + itemSize / 2
                place.center = CGPoint(x: Self.x(at: center, width: view.bounds.width, itemSize), y: center)
                attributes.append(place)
                y += pitch
            }
            y += header + itemSize - pitch
        }
        height = max(0, y - header)
    }

    /// The curve: a wave each 500 points.
    static func x(at y: CGFloat, width: CGFloat, _ itemSize: CGFloat) -> CGFloat {
        width / 2 + sin(y / 500 * 2 * .pi) * (width - itemSize) / 2 * 0.85
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
}

/// A grid whose items grow towards the middle of the screen.
class ZoomLayout: UICollectionViewFlowLayout {
    var amount: CGFloat = 0.6
    var reach: CGFloat = 260

    override init() {
        super.init()
        itemSize = CGSize(width: 84, height: 84)
        minimumLineSpacing = 44
        minimumInteritemSpacing = 30
        sectionInset = UIEdgeInsets(top: 40, left: 34, bottom: 40, right: 34)
        headerReferenceSize = CGSize(width: 50, height: 44)
    }

    required init?(coder: NSCoder) { fatalError("The sine screen makes it") }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(zoomed)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(zoomed)
    }

    private func zoomed(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard original.representedElementCategory == .cell, let view = collectionView,
            let attributes = original.copy() as? UICollectionViewLayoutAttributes
        else { return original }
        let distance = hypot(attributes.center.x - view.bounds.midX, attributes.center.y - view.bounds.midY)
        let scale = 1 + amount * max(0, 1 - distance / reach)
        attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
        attributes.zIndex = Int(scale * 100)
        return attributes
    }
}
