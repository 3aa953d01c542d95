// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Rows of list sections: swipe actions, accessories that act, an index at the edge, two fingers that select.
@MainActor @Suite(.serialized)
struct CollectionListTests {
    final class Source: Foundation.NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var texts = (0..<40).map { "Row \($0)" }
        var titles: [String]?
        var accessories: [UICellAccessory] = []
        let journal = Journal()
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content = cell.defaultContentConfiguration()
            content.text = texts[indexPath.item]
            cell.contentConfiguration = content
            cell.accessories = accessories
            return cell
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
            -> IndexPath
        { IndexPath(item: index * 20, section: 0) }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            journal.note("begin \(indexPath.item)")
            collectionView.allowsMultipleSelectionDuringEditing = true
            collectionView.isEditing = true
        }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            journal.note("end")
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            journal.note("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
            texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    private func stage(_ set: (Source, inout UICollectionLayoutListConfiguration) -> Void = { _, _ in })
        -> (Simulator, UICollectionView, Source)
    {
        let source = Source()
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        set(source, &list)
        let view = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        (view.dataSource, view.delegate) = (source, source)
        let controller = UIViewController()
        controller.view = view
        let simulator = Simulator(root: controller)
        view.layoutIfNeeded()
        return (simulator, view, source)
    }

    private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test("trailingSwipeActionsConfigurationProvider: a swipe to the left shows the actions, a tap performs one")
    func swipes() throws {
        var done: [Int] = []
        let (simulator, view, _) = stage { _, list in
            list.trailingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
                        done.append(path.item)
                        completion(true)
                    }
                ])
            }
        }
        let row = try #require(cell(view, 2))
        let y = row.frame.midY
        simulator.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), duration: 0.3)
        simulator.advance(by: 1)
        #expect(row.frame.minX <= -74)
        #expect(row.configurationState.isSwiped)
        simulator.tap(CGPoint(x: 370, y: y))
        simulator.advance(by: 1)
        #expect(done == [2])
        #expect(row.frame.minX == 0)
        #expect(!row.configurationState.isSwiped)
    }

    /// Apple's "Lists in UICollectionView": with the style of a header a tap anywhere in the row toggles the outline, and the
    /// row cannot be selected; with that of a cell only the disclosure toggles.
    @Test("outlineDisclosure: of style header the whole row toggles, of style cell it selects")
    func outlineStyles() throws {
        for (style, journal, selected) in [
            (UICellAccessory.OutlineDisclosureOptions.Style.header, ["toggle"], [Int]()), (.cell, [], [2]),
        ] {
            let (simulator, view, source) = stage { source, _ in
                source.accessories = [
                    .outlineDisclosure(options: .init(style: style)) { source.journal.note("toggle") }
                ]
            }
            let row = try #require(cell(view, 2))
            simulator.tap(CGPoint(x: 60, y: row.frame.midY))
            simulator.advance(by: 0.5)
            #expect(source.journal.take() == journal)
            #expect(view.indexPathsForSelectedItems?.map(\.item) == selected)
        }
    }

    @Test("indexTitles(for:): the titles stand at the edge and a finger on one scrolls to its item")
    func index() throws {
        let (simulator, view, _) = stage { source, _ in source.titles = ["A", "B"] }
        let index = try #require(view.indexView)
        #expect(index.frame.maxX == view.bounds.maxX)
        simulator.tap(CGPoint(x: 386, y: view.bounds.midY + 7))
        simulator.advance(by: 0.2)
        #expect(abs((cell(view, 20)?.frame.minY ?? 0) - view.contentOffset.y) < 1)
    }

    @Test("Two fingers over rows: the delegate begins editing, all rows passed are selected, the end is told")
    func twoFingers() throws {
        let (simulator, view, source) = stage()
        let start = try #require(cell(view, 1)).frame.midY
        let end = try #require(cell(view, 4)).frame.midY
        for finger in [1, 2] { simulator.down(CGPoint(x: 100 * CGFloat(finger), y: start), finger: finger) }
        for step in 1...10 {
            let y = start + (end - start) * CGFloat(step) / 10
            for finger in [1, 2] { simulator.move(CGPoint(x: 100 * CGFloat(finger), y: y), finger: finger) }
            simulator.advance(by: 0.02)
        }
        for finger in [1, 2] { simulator.up(CGPoint(x: 100 * CGFloat(finger), y: end), finger: finger) }
        simulator.advance(by: 0.3)
        #expect(source.journal.take() == ["begin 1", "end"])
        #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4])
    }

    @Test("The reorder accessory carries its row")
    func reorders() throws {
        let (simulator, view, source) = stage { source, _ in source.accessories = [.reorder(displayed: .always)] }
        let from = try #require(cell(view, 0)).frame.midY
        let to = try #require(cell(view, 2)).frame.midY
        simulator.down(CGPoint(x: 370, y: from))
        simulator.advance(by: 0.2)
        for step in 1...10 {
            simulator.move(CGPoint(x: 370, y: from + (to - from) * CGFloat(step) / 10))
            simulator.advance(by: 0.03)
        }
        simulator.up(CGPoint(x: 370, y: to))
        simulator.advance(by: 1)
        #expect(source.journal.take() == ["move 0 to 2"])
        #expect(source.texts.prefix(3) == ["Row 1", "Row 2", "Row 0"])
    }

    @Test("UICellAccessory.popUpMenu bears what is chosen and tells of another choice")
    func popUp() throws {
        var told: [String] = []
        let menu = UIMenu(children: ["Low", "High"].map { UIAction(title: $0) { _ in } })
        let (simulator, view, _) = stage { source, _ in
            source.texts = ["One"]
            source.accessories = [
                .popUpMenu(menu) { told.append($0.selectedElements.first?.title ?? "") }
            ]
        }
        let row = try #require(cell(view, 0))
        let button = try #require(row.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(button.configuration?.title == "Low")
        #expect(button.frame.maxX > row.bounds.maxX - 40)
        simulator.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        simulator.advance(by: 0.6)
        let place = try #require(ElementFinder.find("High"))
        simulator.tap(place)
        simulator.advance(by: 0.6)
        #expect(told == ["High"])
        #expect(button.configuration?.title == "High")
    }

    @Test("selfSizingInvalidation: a row whose text grows gets taller, unless it is disabled")
    func selfSizing() throws {
        let stage = TableStage([["A", "B"]]) { table, rows in rows.identifier = "own" }
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "Many words. ", count: 20)
        stage.table.layoutIfNeeded()
        let grown = stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(grown > 60)
        stage.table.selfSizingInvalidation = .disabled
        cell.textLabel?.text = "A"
        stage.table.layoutIfNeeded()
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == grown)
    }
}
