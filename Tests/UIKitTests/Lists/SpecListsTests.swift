// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Statements of the requirement lists about tables and collection views, each named by its place there.
@MainActor @Suite(.serialized)
struct SpecListsTests {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    // MARK: Cookbook, chapters 5 and 6: tables

    @Test("cookbook R 5.2: scrolling 1000 rows makes only a screenful of cells")
    func reuse() {
        let stage = TableStage([numbers(1000)])
        for offset in stride(from: CGFloat(0), to: 43_000, by: 400) {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
        }
        // At most those of the screen before and of the one after a jump.
        #expect(stage.rows.made <= 40)
        #expect(stage.rows.asked >= 970)
    }

    @Test("cookbook R 5.6: a row that is tapped is selected until it is deselected")
    func deselects() {
        let stage = TableStage([numbers(5)])
        stage.simulator.tap(CGPoint(x: 100, y: 66))
        let path = IndexPath(row: 1, section: 0)
        #expect(stage.table.indexPathForSelectedRow == path)
        stage.table.deselectRow(at: path, animated: true)
        stage.simulator.advance(by: 0.5)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.cellForRow(at: path)?.isSelected == false)
    }

    @Test("cookbook R 6.1: rows appear below the headers of their sections, 44 points high")
    func sections() {
        let stage = TableStage([["A"], [], ["B"]]) { _, rows in rows.headers = ["One", nil, "Three"] }
        let table = stage.table
        #expect(table.rectForHeader(inSection: 1).height == 0)
        let row = table.rectForRow(at: IndexPath(row: 0, section: 2))
        #expect(row.minY == table.rectForHeader(inSection: 2).maxY)
        #expect(row.height == 44)
    }

    @Test("cookbook R 6.2: a finger on the index scrolls to the section of its title")
    func index() {
        final class Indexed: Foundation.NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 26 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? {
                (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
            }
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
                index
            }
        }
        let source = Indexed()
        let stage = TableStage([[]]) { table, _ in table.dataSource = source }
        // The titles stand 14 points apart around the middle.
        stage.simulator.tap(CGPoint(x: 387, y: stage.table.bounds.midY - 13 * 14 + 10.5 * 14))
        #expect(stage.table.indexPathsForVisibleRows?.first?.section == 10)
    }

    // MARK: Book, chapter 21: collection views

    final class Grid: Foundation.NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let journal = Journal()
        var asked: Set<IndexPath> = []
        func numberOfSections(in collectionView: UICollectionView) -> Int {
            journal.note("sections")
            return 2
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            journal.note("items \(section)")
            return 100
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            asked.insert(indexPath)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func grid(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
        -> (Simulator, UICollectionView, Grid)
    {
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.minimumLineSpacing = 20
        layout.minimumInteritemSpacing = 40
        layout.sectionInset = UIEdgeInsets(top: 10, left: 26, bottom: 10, right: 26)
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Grid()
        (view.dataSource, view.delegate) = (source, source)
        let controller = UIViewController()
        controller.view = view
        let simulator = Simulator(root: controller)
        view.layoutIfNeeded()
        return (simulator, view, source)
    }

    @Test("book ch21: sections are asked first, then the items of each, and cells only for the visible area")
    func questions() {
        let (_, view, source) = grid()
        #expect(source.journal.take().prefix(3) == ["sections", "items 0", "items 1"])
        #expect(source.asked.count < 60)
        #expect(Set(view.indexPathsForVisibleItems).isSubset(of: source.asked))
    }

    @Test("book ch21: line and item spacing are minima, insets the margin around a section's items")
    func spacing() throws {
        let (_, view, _) = grid()
        let frames = try (0..<8).map { item in
            try #require(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame
        }
        #expect(frames[0].origin == CGPoint(x: 26, y: 10))
        // 393 - 52 = 341: three items and two gaps of 40 at least; four would need 360.
        #expect(frames[1].minX - frames[0].maxX >= 40)
        #expect(abs(frames[2].maxX - (393 - 26)) < 0.01)
        #expect(frames[3].origin == CGPoint(x: 26, y: 90))
    }

    @Test("book ch21: selection is single by default; the view keeps the selected paths itself")
    func selection() {
        let (simulator, view, _) = grid()
        #expect(!view.allowsMultipleSelection)
        simulator.tap(CGPoint(x: 50, y: 30))
        simulator.advance(by: 0.5)
        simulator.tap(CGPoint(x: 200, y: 30))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        view.allowsMultipleSelection = true
        simulator.advance(by: 0.5)
        simulator.tap(CGPoint(x: 50, y: 30))
        #expect(view.indexPathsForSelectedItems?.count == 2)
    }

    @Test("book ch21: frame and size with center are two ways to say the same in layout attributes")
    func attributes() {
        let (a, b) = (
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        )
        a.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        (b.size, b.center) = (CGSize(width: 30, height: 40), CGPoint(x: 25, y: 40))
        #expect(a.frame == b.frame && a.center == b.center && a.size == b.size)
        #expect(a.isEqual(b))
    }

    @Test("book ch21: scrollToItem centres the item; the completion of a layout change is told that it finished")
    func scrollAndChange() throws {
        let (simulator, view, _) = grid()
        let path = IndexPath(item: 50, section: 1)
        view.scrollToItem(at: path, at: .centeredVertically, animated: true)
        simulator.advance(by: 1)
        let frame = try #require(view.layoutAttributesForItem(at: path)).frame
        #expect(abs(frame.midY - view.bounds.midY) < 1)
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 100, height: 100)
        var finished: Bool?
        view.setCollectionViewLayout(other, animated: true) { finished = $0 }
        simulator.advance(by: 1)
        #expect(finished == true)
        #expect(view.collectionViewLayout === other)
    }

    @Test("book ch21: a selected background shows behind the content and in front of the background, while selected")
    func backgrounds() throws {
        let (simulator, view, _) = grid()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let (back, marked) = (UIView(), UIView())
        (cell.backgroundView, cell.selectedBackgroundView) = (back, marked)
        #expect(marked.superview == nil || marked.isHidden || marked.alpha == 0)
        simulator.tap(CGPoint(x: 50, y: 30))
        let order = [back, marked, cell.contentView].compactMap { cell.subviews.firstIndex(of: $0) }
        #expect(order.count == 3 && order == order.sorted())
    }
}
