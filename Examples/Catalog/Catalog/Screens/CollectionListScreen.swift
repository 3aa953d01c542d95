import UIKit

/// A list in a collection view: rows with images, details and accessories.
final class CollectionListScreen: UIViewController {
    private struct Row: Hashable {
        let title: String
        let detail: String?
        let symbol: String
    }

    private var source: UICollectionViewDiffableDataSource<String, Row>?

    override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let view = UICollectionView(
            frame: self.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.accessibilityIdentifier = "list"
        self.view.addSubview(view)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, path, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.title
            content.secondaryText = row.detail
            content.image = UIImage(systemName: row.symbol)
            cell.contentConfiguration = content
            cell.accessories = path.section == 0 ? [.disclosureIndicator()] : [.label(text: "On"), .checkmark()]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.source?.sectionIdentifier(for: path.section)
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, Row>(collectionView: view) { view, path, row in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
        snapshot.appendSections(["Places", "Options"])
        snapshot.appendItems(
            [
                Row(title: "Home", detail: "Where it all begins", symbol: "house"),
                Row(title: "Map", detail: nil, symbol: "map"), Row(title: "Mail", detail: "3 unread", symbol: "envelope"),
            ], toSection: "Places")
        snapshot.appendItems(
            [
                Row(title: "Sound", detail: nil, symbol: "speaker.wave.2"),
                Row(title: "Bookmarks", detail: nil, symbol: "bookmark"),
            ], toSection: "Options")
        source.apply(snapshot, animatingDifferences: false)
    }
}
