// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// As documented for NSDiffableDataSourceSnapshot and its section snapshot.
struct SnapshotTests {
    @Test("Items are inserted, moved and deleted beside others")
    func items() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([9])
        snapshot.insertItems([7, 8], beforeItem: 2)
        snapshot.moveItem(9, afterItem: 1)
        snapshot.deleteItems([3, 42])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 9, 7, 8, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [])
        #expect(snapshot.indexOfItem(8) == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 7) == "a")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        snapshot.deleteSections(["a"])
        #expect(snapshot.numberOfItems == 0)
    }

    @Test("Reloads are remembered once and forgotten with their item")
    func reloads() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        snapshot.reloadItems([2, 1])
        snapshot.reloadItems([2])
        #expect(snapshot.reloadedItemIdentifiers == [2, 1])
        snapshot.deleteItems([2])
        #expect(snapshot.reloadedItemIdentifiers == [1])
    }

    @Test("An outline shows the children of expanded items")
    func outline() {
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["fruit", "nuts"])
        section.append(["apple", "pear"], to: "fruit")
        section.append(["boskoop"], to: "apple")
        #expect(section.items == ["fruit", "apple", "boskoop", "pear", "nuts"])
        #expect(section.visibleItems == ["fruit", "nuts"])
        section.expand(["fruit"])
        #expect(section.visibleItems == ["fruit", "apple", "pear", "nuts"])
        #expect(section.level(of: "boskoop") == 2 && section.parent(of: "pear") == "fruit")
        #expect(!section.isVisible("boskoop"))
        section.delete(["apple"])
        #expect(section.items == ["fruit", "pear", "nuts"])
    }
}
