// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import UIKit

/// Batches of changes against the definition in Apple's documentation: deletions and sources of moves count before the
/// batch, insertions and targets after it, and the other rows keep their order.
struct TableUpdateTests {
    /// Sections of unique numbers before and after a random batch, and the batch.
    private struct Case {
        var before: [[Int]] = []
        var after: [[Int]] = []
        var update = TableUpdate()

        init(using random: inout some RandomNumberGenerator) {
            var next = 0
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let count = Int.random(in: 0...8, using: &random)
                before.append((next..<next + count).map { $0 })
                next += count
            }
            makeRows(&next, using: &random)
        }

        /// Takes rows out, then puts new and moved ones in at places of the result.
        private mutating func makeRows(_ next: inout Int, using random: inout some RandomNumberGenerator) {
            var kept = before
            var lifted: [(id: Int, from: IndexPath)] = []
            for section in before.indices {
                for (row, id) in before[section].enumerated() {
                    let path = IndexPath(row: row, section: section)
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0:
                        update.deleted.insert(path)
                        kept[section].removeAll { $0 == id }
                    case 1:
                        lifted.append((id, path))
                        kept[section].removeAll { $0 == id }
                    default: break
                    }
                }
            }
            var incoming: [(id: Int, from: IndexPath?)] = lifted.map { ($0.id, $0.from) }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                incoming.append((next, nil))
                next += 1
            }
            for (id, _) in incoming.shuffled(using: &random) {
                let section = Int.random(in: kept.indices, using: &random)
                kept[section].insert(id, at: Int.random(in: 0...kept[section].count, using: &random))
            }
            after = kept
            for section in after.indices {
                for (row, id) in after[section].enumerated() {
                    guard let arrival = incoming.first(where: { $0.id == id }) else { continue }
                    let path = IndexPath(row: row, section: section)
                    if let from = arrival.from {
                        update.moved.append((from, path))
                    } else {
                        update.inserted.insert(path)
                    }
                }
            }
        }
    }

    /// Xcode writes a header height of 18 points into every grouped table of a storyboard.
    @Test("Headers with titles of a grouped table keep their heights through updates and follow the text size")
    @MainActor func titledHeaders() {
        let stage = TableStage([["one"], ["two"]], style: .insetGrouped) { table, rows in
            table.sectionHeaderHeight = 18
            rows.headers = ["First", "Second"]
        }
        let before = (0...1).map { stage.table.rectForHeader(inSection: $0).height }
        #expect(before[0] > 40)
        stage.rows.sections[0].append("three")
        stage.table.performBatchUpdates { stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
        stage.table.layoutIfNeeded()
        #expect((0...1).map { stage.table.rectForHeader(inSection: $0).height } == before)
        stage.table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.table.layoutIfNeeded()
        let label = stage.table.headerView(forSection: 0)?.textLabel
        // Footnotes of 27 points after 13.
        #expect(label?.font.pointSize == 27)
    }

    @Test(
        "CD43: every row is followed through 2,000 random batches of deletions, insertions and moves applied together")
    func rows() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            let test = Case(using: &random)
            let (before, after) = (test.before.map(\.count), test.after.map(\.count))
            #expect(test.update.problem(before: before, after: after) == nil)
            let outcome = test.update.outcome(before: before, after: after)
            for section in test.after.indices {
                for (row, id) in test.after[section].enumerated() {
                    let old = outcome.oldRows[section][row]
                    #expect(
                        old.map { test.before[$0.section][$0.row] } == (test.before.joined().contains(id) ? id : nil))
                }
            }
        }
    }

    @Test("CD43: a count that does not follow from the batch is refused in UIKit's words")
    func invalidRows() {
        var update = TableUpdate()
        update.deleted = [IndexPath(row: 0, section: 0)]
        #expect(
            update.problem(before: [3], after: [3])
                == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before "
                + "the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out).")
        update = TableUpdate()
        update.deleted = [IndexPath(row: 5, section: 0)]
        #expect(
            update.problem(before: [3], after: [2])
                == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
        update = TableUpdate()
        update.insertedSections = [0]
        #expect(
            update.problem(before: [3], after: [3])?.hasPrefix("Invalid update: invalid number of sections.") == true)
    }

    @Test("What a snapshot's difference announces leads from the one to the other, 1,000 times")
    func differences() {
        var random = SeededNumbers(seed: 11)
        for _ in 0..<1000 {
            let (old, new) = (Self.snapshot(&random), Self.snapshot(&random))
            let difference = SnapshotDifference(from: old, to: new)
            var update = TableUpdate()
            update.deletedSections = difference.deletedSections
            update.insertedSections = difference.insertedSections
            update.movedSections = difference.movedSections
            update.deleted = Set(difference.deleted)
            update.inserted = Set(difference.inserted)
            update.moved = difference.moved
            let before = old.sectionIdentifiers.map { old.numberOfItems(inSection: $0) }
            let after = new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) }
            #expect(update.problem(before: before, after: after) == nil)
            let outcome = update.outcome(before: before, after: after)
            for (section, identifier) in new.sectionIdentifiers.enumerated() {
                for (row, item) in new.itemIdentifiers(inSection: identifier).enumerated() {
                    guard let from = outcome.oldRows[section][row] else { continue }
                    let place = old.sectionIdentifiers[from.section]
                    #expect(old.itemIdentifiers(inSection: place)[from.row] == item)
                }
            }
        }
    }

    private static func snapshot(_ random: inout SeededNumbers) -> NSDiffableDataSourceSnapshot<String, Int> {
        var result = NSDiffableDataSourceSnapshot<String, Int>()
        let sections = ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        result.appendSections(Array(sections))
        guard !sections.isEmpty else { return result }
        for item in (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)) {
            result.appendItems([item], toSection: sections.randomElement(using: &random))
        }
        return result
    }

    @Test("A tree of heights answers as sums do")
    func heights() {
        var random = SeededNumbers(seed: 3)
        for count in [0, 1, 2, 7, 64, 1000] {
            var plain = (0..<count).map { _ in CGFloat(Int.random(in: 0...5, using: &random)) * 10 }
            var tree = HeightTree(plain)
            for _ in 0..<50 where count > 0 {
                let index = Int.random(in: 0..<count, using: &random)
                plain[index] = CGFloat(Int.random(in: 0...9, using: &random))
                tree.set(plain[index], at: index)
                let probe = Int.random(in: 0...count, using: &random)
                #expect(abs(tree.offset(of: probe) - plain[..<probe].reduce(0, +)) < 1e-6)
                let y = CGFloat.random(in: 0...max(1, plain.reduce(0, +)), using: &random)
                if let found = tree.index(at: y), y < tree.total {
                    #expect(tree.offset(of: found) <= y && tree.offset(of: found + 1) > y)
                }
            }
            #expect(tree.index(at: 0) == nil || count > 0)
        }
    }
}
