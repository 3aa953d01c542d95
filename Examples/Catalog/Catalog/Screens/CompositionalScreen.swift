import UIKit

/// A shop window: a row of large cards, a row of small ones, a mosaic.
final class CompositionalScreen: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: makeLayout())
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "shop"
        self.view.addSubview(view)
        let cells = UICollectionView.CellRegistration<SwatchCell, Int> { cell, path, item in
            let hue = CGFloat(item * 47 % 100) / 100
            cell.show(UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1), "\(path.item + 1)")
        }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            view.label.text = ["Featured", "Recent", "Mosaic"][path.section]
            view.label.frame = view.bounds
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        for section in 0..<3 { snapshot.appendItems((0..<10).map { section * 100 + $0 }, toSection: section) }
        source.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let section = [Self.cards, Self.tiles, Self.mosaic][index]()
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }

    private static func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return item
    }

    private static func cards() -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(180)), subitems: [item(1, 1)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    private static func tiles() -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(110), heightDimension: .absolute(180)), subitem: item(1, 1), count: 2)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static func mosaic() -> NSCollectionLayoutSection {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)),
            subitem: item(1, 1), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
            subitems: [item(2.0 / 3, 1), column])
        return NSCollectionLayoutSection(group: group)
    }
}
