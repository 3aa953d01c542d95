// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct CompositionalLayoutTests {
    private func items(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @Test("CV40: thirds of a row with insets and spacing, a header above")
    func grid() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.interGroupSpacing = 8
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let source = GridSource([items(7)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, UICollectionViewCompositionalLayout(section: section), in: simulator)
        // 300 wide inside of the insets: items of 100, less 2 all around.
        #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 12, y: 47, width: 96, height: 86))
        #expect(view.cellForItem(at: [0, 4])?.frame == CGRect(x: 112, y: 145, width: 96, height: 86))
        #expect(view.contentSize == CGSize(width: 320, height: 40 + 5 + 90 * 3 + 8 * 2 + 5))
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect(header?.frame == CGRect(x: 10, y: 0, width: 300, height: 40))
    }

    @Test("A counted item gets an equal share; nested groups fill theirs")
    func nested() {
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitem: small, count: 2)
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [large, column])
        let source = GridSource([items(6)])
        let simulator = Simulator()
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        let view = UICollectionView.grid(source, layout, in: simulator)
        #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 240, height: 120))
        #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 240, y: 60, width: 80, height: 60))
        #expect(view.cellForItem(at: [0, 4])?.frame == CGRect(x: 240, y: 120, width: 80, height: 60))
    }

    @Test("A section that scrolls by itself follows a sideways finger, page by page, and leaves the rest in place")
    func orthogonal() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
            if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
            return section
        }
        let source = GridSource([items(6), items(4)])
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        #expect(abs((view.cellForItem(at: [0, 1])?.frame.minX ?? 0) - 225) < 0.01)
        simulator.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 120, y: 50), duration: 0.1)
        simulator.advance(by: 1.5)
        let moved = try #require(view.cellForItem(at: [0, 1])?.frame.minX)
        #expect(abs(moved - 15) < 1)
        #expect(view.cellForItem(at: [1, 0])?.frame.minX == 15)
        #expect(view.contentOffset.y == 0)
        simulator.drag(from: CGPoint(x: 250, y: 350), to: CGPoint(x: 250, y: 250), duration: 0.2)
        simulator.advance(by: 0.5)
        #expect(view.contentOffset.y >= 0)
    }

    @Test("CV40: a list measures its rows of registered list cells; a diffable data source moves them")
    func list() throws {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let simulator = Simulator()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        simulator.root.view.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let first = try #require(view.cellForItem(at: [0, 0])?.frame)
        #expect(first.minX == 16 && first.width == 288 && first.height >= 44)
        #expect(view.cellForItem(at: [0, 1])?.frame.minY == first.maxY)
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.insertItems(["x"], afterItem: "a")
        snapshot.deleteItems(["b"])
        source.apply(snapshot)
        simulator.advance(by: 1)
        #expect(view.visibleCells.count == 3)
        #expect((0..<3).map { source.itemIdentifier(for: [0, $0]) } == ["c", "a", "x"])
        let texts = view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(texts == ["c", "a", "x"])
    }
}
