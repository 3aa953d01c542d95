// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Objective-C's forms of diffable sources, by the documentation of `NSDiffableDataSourceSnapshot` and its section snapshots.
@MainActor @Suite(.serialized)
struct DiffableReferenceTests {
    private func made() -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["A", "B"])
        snapshot.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "A")
        snapshot.appendItems(withIdentifiers: [4])
        return snapshot
    }

    private func items(_ snapshot: NSDiffableDataSourceSnapshotReference, _ section: String) -> [Int] {
        snapshot.itemIdentifiersInSection(withIdentifier: section) as? [Int] ?? []
    }

    @Test("Items come in, go and move between sections by their identifiers")
    func snapshot() {
        let snapshot = made()
        #expect(items(snapshot, "B") == [4] && snapshot.index(ofItemIdentifier: 4) == 3)
        snapshot.insertItems(withIdentifiers: [10], beforeItemWithIdentifier: 2)
        snapshot.insertItems(withIdentifiers: [20], afterItemWithIdentifier: 4)
        snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 20)
        #expect(items(snapshot, "A") == [10, 2, 3] && items(snapshot, "B") == [4, 20, 1])
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 1) as? String == "B")
        snapshot.deleteItems(withIdentifiers: [2, 4])
        snapshot.insertSections(withIdentifiers: ["C"], beforeSectionWithIdentifier: "B")
        snapshot.moveSection(withIdentifier: "A", afterSectionWithIdentifier: "B")
        #expect(
            snapshot.sectionIdentifiers as? [String] == ["C", "B", "A"] && snapshot.index(ofSectionIdentifier: "A") == 2
        )
        snapshot.deleteSections(withIdentifiers: ["B"])
        #expect(snapshot.itemIdentifiers as? [Int] == [10, 3] && snapshot.index(ofItemIdentifier: 20) == NSNotFound)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test("A table's source of any identifiers shows its snapshot and finds places by identifier")
    func table() {
        let simulator = Simulator()
        let table = UITableView(frame: simulator.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        simulator.root.view.addSubview(table)
        let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.applySnapshot(made(), animatingDifferences: false)
        simulator.advance(by: 0.1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "2")
        #expect(source.indexPath(forItemIdentifier: 4) == IndexPath(row: 0, section: 1))
        #expect(source.index(forSectionIdentifier: "B") == 1 && source.index(forSectionIdentifier: "X") == NSNotFound)
    }

    @Test("A section's forest hides the children of what is collapsed")
    func forest() {
        let section = NSDiffableDataSourceSectionSnapshotReference()
        section.appendItems(["fruit", "roots"])
        section.appendItems(["apple", "pear"], intoParentItem: "fruit")
        #expect(section.visibleItems as? [String] == ["fruit", "roots"] && section.level(ofItem: "pear") == 1)
        section.expandItems(["fruit"])
        #expect(section.visibleItems as? [String] == ["fruit", "apple", "pear", "roots"])
        #expect(section.parent(ofChildItem: "pear") as? String == "fruit" && section.isVisible("apple"))
        section.insertItems(["plum"], afterItem: "apple")
        section.deleteItems(["pear"])
        #expect(section.ofParentItem("fruit").items as? [String] == ["apple", "plum"])
    }
}
