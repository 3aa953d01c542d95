// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import UIKit

/// Dragging and dropping in tables and collection views, as "Drag and drop" of the documents describes it: a long press
/// lifts, moving begins the session, the drop delegate proposes, performs and lets the items land.
@MainActor @Suite(.serialized)
struct ListDragTests {
    final class Dragger: Foundation.NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
        let journal = Journal()
        let rows: Rows
        var proposes = true
        var context: (any UITableViewDropPlaceholderContext)?
        var usesPlaceholder = false
        init(_ rows: Rows) { self.rows = rows }

        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
            -> [UIDragItem]
        {
            journal.note("items \(indexPath.row)")
            let item = UIDragItem(itemProvider: NSItemProvider(object: rows.sections[0][indexPath.row] as NSString))
            item.localObject = rows.sections[0][indexPath.row]
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            journal.note("willBegin")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            journal.note("dragDidEnd")
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            journal.note("enter")
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let item = coordinator.items.first, let to = coordinator.destinationIndexPath else { return }
            journal.note("perform \(item.sourceIndexPath?.row ?? -1) to \(to.row)")
            if usesPlaceholder {
                context = coordinator.drop(
                    item.dragItem,
                    to: UITableViewDropPlaceholder(insertionIndexPath: to, reuseIdentifier: "wait", rowHeight: 60))
                return
            }
            guard let from = item.sourceIndexPath else { return }
            tableView.performBatchUpdates {
                let text = self.rows.sections[0].remove(at: from.row)
                self.rows.sections[0].insert(text, at: to.row)
                tableView.deleteRows(at: [from], with: .fade)
                tableView.insertRows(at: [to], with: .fade)
            }
            coordinator.drop(item.dragItem, toRowAt: to)
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            journal.note("dropDidEnd")
        }
    }

    private func stage(_ set: (Dragger) -> Void = { _ in }) -> (TableStage, Dragger) {
        var dragger: Dragger?
        let stage = TableStage([(0..<6).map { "Row \($0)" }]) { table, rows in
            let made = Dragger(rows)
            dragger = made
            table.dragDelegate = made
            table.dropDelegate = made
            table.dragInteractionEnabled = true
            table.register(UITableViewCell.self, forCellReuseIdentifier: "wait")
        }
        let made = dragger ?? Dragger(stage.rows)
        set(made)
        return (stage, made)
    }

    /// Row 1 to where row 3 is.
    private func carry(_ simulator: Simulator, to y: CGFloat = 154) {
        simulator.down(CGPoint(x: 200, y: 66))
        simulator.advance(by: 0.6)
        for step in 1...10 {
            simulator.move(CGPoint(x: 200, y: 66 + (y - 66) * CGFloat(step) / 10))
            simulator.advance(by: 0.02)
        }
    }

    @Test("dragInteractionEnabled is false on iPhone until the app sets it")
    func defaults() {
        #expect(!UITableView().dragInteractionEnabled)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!view.dragInteractionEnabled)
    }

    @Test("TB18: a long press lifts the row, the others make room, the drop moves it through the delegate")
    func drop() {
        let (stage, dragger) = stage()
        carry(stage.simulator)
        #expect(stage.table.hasActiveDrag)
        #expect(stage.table.hasActiveDrop)
        stage.simulator.advance(by: 0.5)
        // Rows 2 and 3 have moved up into the gap of row 1.
        #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 44)
        #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 88)
        #expect(stage.table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame.minY == 176)
        stage.simulator.up(CGPoint(x: 200, y: 154))
        stage.simulator.advance(by: 2)
        #expect(
            dragger.journal.take() == [
                "items 1", "willBegin", "enter", "perform 1 to 3", "dragDidEnd", "dropDidEnd",
            ])
        #expect(stage.shown == ["Row 0", "Row 2", "Row 3", "Row 1", "Row 4", "Row 5"])
        #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(!stage.table.hasActiveDrag && !stage.table.hasActiveDrop)
        #expect(stage.table.window?.subviews.count == 1)
    }

    @Test("A drag that ends outside of any drop target goes back, and only the drag ends")
    func cancelled() {
        let (stage, dragger) = stage()
        stage.table.dropDelegate = nil
        carry(stage.simulator)
        stage.simulator.up(CGPoint(x: 200, y: 154))
        stage.simulator.advance(by: 2)
        #expect(dragger.journal.take() == ["items 1", "willBegin", "dragDidEnd"])
        #expect(stage.shown == (0..<6).map { "Row \($0)" })
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("A placeholder stands for the row until its data are committed")
    func placeholder() throws {
        let (stage, dragger) = stage { $0.usesPlaceholder = true }
        carry(stage.simulator)
        stage.simulator.up(CGPoint(x: 200, y: 154))
        stage.simulator.advance(by: 2)
        let context = try #require(dragger.context)
        #expect(stage.table.numberOfRows(inSection: 0) == 7)
        #expect(stage.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 60)
        var place: IndexPath?
        let isDone = context.commitInsertion { path in
            place = path
            stage.rows.sections[0].insert("New", at: path.row)
        }
        stage.simulator.advance(by: 1)
        #expect(isDone)
        #expect(place == IndexPath(row: 3, section: 0))
        #expect(stage.shown == ["Row 0", "Row 1", "Row 2", "New", "Row 3", "Row 4", "Row 5"])
        #expect(!context.deletePlaceholder())
    }

    @Test("After a reload a placeholder is gone, and committing it says so without changing the data")
    func placeholderAfterReload() throws {
        let (stage, dragger) = stage { $0.usesPlaceholder = true }
        carry(stage.simulator)
        stage.simulator.up(CGPoint(x: 200, y: 154))
        stage.simulator.advance(by: 2)
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        #expect(stage.table.numberOfRows(inSection: 0) == 6)
        let context = try #require(dragger.context)
        #expect(!context.commitInsertion { _ in Issue.record("called") })
    }

    final class Items: Foundation.NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var texts = (0..<9).map { "\($0)" }
        let journal = Journal()
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = texts[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: texts[indexPath.item] as NSString))] }
        func collectionView(
            _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            journal.note("add \(indexPath.item)")
            return [UIDragItem(itemProvider: NSItemProvider(object: texts[indexPath.item] as NSString))]
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let sources = coordinator.items.compactMap { $0.sourceIndexPath?.item }
            journal.note("perform \(sources) to \(coordinator.destinationIndexPath?.item ?? -1)")
            guard let item = coordinator.items.first, let from = item.sourceIndexPath,
                let to = coordinator.destinationIndexPath, coordinator.items.count == 1
            else { return }
            collectionView.performBatchUpdates {
                self.texts.insert(self.texts.remove(at: from.item), at: to.item)
                collectionView.deleteItems(at: [from])
                collectionView.insertItems(at: [to])
            }
            coordinator.drop(item.dragItem, toItemAt: to)
        }
    }

    private func grid() -> (Simulator, UICollectionView, Items) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        (view.dataSource, view.dragDelegate, view.dropDelegate) = (items, items, items)
        view.dragInteractionEnabled = true
        let controller = UIViewController()
        controller.view = view
        let simulator = Simulator(root: controller)
        view.layoutIfNeeded()
        return (simulator, view, items)
    }

    private func labels(_ view: UICollectionView) -> [String] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.accessibilityLabel }
    }

    @Test("In a collection view the items give way by one place and the drop delegate moves the item")
    func collection() {
        let (simulator, view, items) = grid()
        let places = (0..<9).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.center }
        simulator.down(CGPoint(x: 50, y: 50))
        simulator.advance(by: 0.6)
        let target = places[2] ?? .zero
        for step in 1...8 {
            simulator.move(
                CGPoint(x: 50 + (target.x - 50) * CGFloat(step) / 8, y: 50 + (target.y - 50) * CGFloat(step) / 8))
            simulator.advance(by: 0.02)
        }
        simulator.advance(by: 0.5)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center == places[0])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == places[1])
        #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.center == places[3])
        simulator.up(target)
        simulator.advance(by: 2)
        #expect(items.journal.take() == ["perform [0] to 2"])
        #expect(labels(view) == ["1", "2", "0", "3", "4", "5", "6", "7", "8"])
        #expect((0..<9).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.center } == places)
    }

    @Test("A second finger's tap adds an item to the drag")
    func adding() {
        let (simulator, view, items) = grid()
        simulator.down(CGPoint(x: 50, y: 50))
        simulator.advance(by: 0.6)
        simulator.move(CGPoint(x: 60, y: 80))
        simulator.advance(by: 0.1)
        let other = view.cellForItem(at: IndexPath(item: 4, section: 0))?.center ?? .zero
        simulator.down(other, finger: 2)
        simulator.advance(by: 0.05)
        simulator.up(other, finger: 2)
        simulator.advance(by: 0.2)
        simulator.move(CGPoint(x: 60, y: 90))
        simulator.up(CGPoint(x: 60, y: 90))
        simulator.advance(by: 1)
        #expect(items.journal.take() == ["add 4", "perform [0, 4] to 0"])
        #expect(view.indexPathsForSelectedItems?.isEmpty == true)
    }
}
