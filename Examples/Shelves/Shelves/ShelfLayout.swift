// SPDX-License-Identifier: MIT
import UIKit

/// A board under each line of items.
class ShelfLayout: UICollectionViewFlowLayout {
    static let board = "Board"
    private var boards: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        register(BoardView.self, forDecorationViewOfKind: Self.board)
        guard let view = collectionView else { return }
        boards = (0..<view.numberOfSections).flatMap { section in
            Set((0..<view.numberOfItems(inSection: section)).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.maxY
            }).sorted().enumerated().map { line, y in board(IndexPath(item: line, section: section), y, view.bounds.width) }
        }
    }

    private func board(_ path: IndexPath, _ y: CGFloat, _ width: CGFloat) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.board, with: path)
        attributes.frame = CGRect(x: 8, y: y - 4, width: width - 16, height: 14)
        // Below the pictures, which stand on it.
        attributes.zIndex = -1
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []) + boards.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        boards.first { $0.indexPath == indexPath }
    }
}

class BoardView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(named: "Wood")
        layer.cornerRadius = 2
        layer.shadowOpacity = 0.35
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 3
    }

    required init?(coder: NSCoder) { fatalError("Boards are made by the layout") }
}
