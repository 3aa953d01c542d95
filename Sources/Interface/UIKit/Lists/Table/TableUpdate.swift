// SPDX-License-Identifier: MIT

/// A batch of insertions, deletions, moves and reloads, and what it does to the rows of a table.
///
/// Deletions, reloads and the sources of moves count before the batch; insertions and targets after it. Knows no views.
package struct TableUpdate {
    /// Before the batch.
    package var deletedSections = IndexSet()
    /// After the batch.
    package var insertedSections = IndexSet()
    /// Before the batch.
    package var reloadedSections = IndexSet()
    /// `from` before the batch, `to` after it.
    package var movedSections: [(from: Int, to: Int)] = []
    /// Before the batch.
    package var deleted: Set<IndexPath> = []
    /// After the batch.
    package var inserted: Set<IndexPath> = []
    /// Before the batch.
    package var reloaded: Set<IndexPath> = []
    /// `from` before the batch, `to` after it.
    package var moved: [(from: IndexPath, to: IndexPath)] = []

    /// Changes nothing.
    package init() {}

    /// Whether nothing is changed or reloaded.
    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }

    /// Where every old section and row went.
    package struct Outcome {
        /// By old index; nil: deleted. Reloaded sections keep their place and lose their rows.
        package var sections: [Int?]
        /// By new index; nil: new.
        package var oldSections: [Int?]
        /// By new section and row; nil: new.
        package var oldRows: [[IndexPath?]]
        /// Old to new.
        package var rows: [IndexPath: IndexPath]
    }

    /// The reason why the batch does not lead from the one to the other, in UIKit's words; nil: it does.
    package func problem(before: [Int], after: [Int]) -> String? {
        sectionProblem(before.count, after.count) ?? rangeProblem(before, after) ?? rowProblem(before, after)
    }

    private func sectionProblem(_ before: Int, _ after: Int) -> String? {
        for section in deletedSections.union(reloadedSections) where section >= before {
            let verb = deletedSections.contains(section) ? "delete" : "reload"
            return "attempt to \(verb) section \(section), but there are only \(before) sections before the update"
        }
        for section in insertedSections where section >= after {
            return "attempt to insert section \(section) but there are only \(after) sections after the update"
        }
        for (from, to) in movedSections where from >= before || to >= after {
            return "attempt to move section \(from) to section \(to), but there are only \(before) sections before and "
                + "\(after) after the update"
        }
        guard before + insertedSections.count - deletedSections.count == after else {
            return "Invalid update: invalid number of sections.  The number of sections contained in the table view "
                + "after the update (\(after)) must be equal to the number of sections contained in the table view "
                + "before the update (\(before)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        return nil
    }

    private func rangeProblem(_ before: [Int], _ after: [Int]) -> String? {
        for (verb, paths) in [("delete", deleted), ("reload", reloaded)] {
            for path in paths.sorted() where !before.indices.contains(path.section) || path.row >= before[path.section]
            {
                guard before.indices.contains(path.section) else {
                    return "attempt to \(verb) row \(path.row) from section \(path.section), but there are only "
                        + "\(before.count) sections before the update"
                }
                return "attempt to \(verb) row \(path.row) from section \(path.section) which only contains "
                    + "\(before[path.section]) rows before the update"
            }
        }
        for path in inserted.sorted() where !after.indices.contains(path.section) || path.row >= after[path.section] {
            guard after.indices.contains(path.section) else {
                return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                    + "\(after.count) sections after the update"
            }
            return "attempt to insert row \(path.row) into section \(path.section), but there are only "
                + "\(after[path.section]) rows in section \(path.section) after the update"
        }
        for (from, to) in moved
        where !before.indices.contains(from.section) || from.row >= before[from.section]
            || !after.indices.contains(to.section) || to.row >= after[to.section]
        {
            return "attempt to move row \(from.row) of section \(from.section) to row \(to.row) of section "
                + "\(to.section), which is not there"
        }
        return nil
    }

    private func rowProblem(_ before: [Int], _ after: [Int]) -> String? {
        let map = sectionMap(before.count, after.count)
        for (new, old) in map.enumerated() {
            guard let old, !reloadedSections.contains(old) else { continue }
            let gone = deleted.filter { $0.section == old }.count
            let come = inserted.filter { $0.section == new }.count
            let out = moved.filter { $0.from.section == old }.count
            let into = moved.filter { $0.to.section == new }.count
            guard before[old] - gone - out + come + into == after[new] else {
                return "Invalid update: invalid number of rows in section \(new).  The number of rows contained in an "
                    + "existing section after the update (\(after[new])) must be equal to the number of rows contained "
                    + "in that section before the update (\(before[old])), plus or minus the number of rows inserted "
                    + "or deleted from that section (\(come) inserted, \(gone) deleted) and plus or minus the number "
                    + "of rows moved into or out of that section (\(into) moved in, \(out) moved out)."
            }
        }
        return nil
    }

    /// The old section of each new one.
    private func sectionMap(_ before: Int, _ after: Int) -> [Int?] {
        var result = [Int?](repeating: nil, count: after)
        let movedTo = Dictionary(movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
        let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
        var rest = (0..<before).filter { !gone.contains($0) }.makeIterator()
        for new in 0..<after {
            if let from = movedTo[new] {
                result[new] = from
            } else if !insertedSections.contains(new) {
                result[new] = rest.next()
            }
        }
        return result
    }

    /// The batch must have no problem. Costs O(rows).
    package func outcome(before: [Int], after: [Int]) -> Outcome {
        let map = sectionMap(before.count, after.count)
        var result = Outcome(
            sections: Array(repeating: nil, count: before.count), oldSections: map,
            oldRows: after.map { Array(repeating: nil, count: $0) }, rows: [:])
        let movedFrom = Set(moved.map(\.from))
        let movedTo = Dictionary(moved.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
        for (new, old) in map.enumerated() {
            if let old { result.sections[old] = new }
            var rest = 0
            for row in 0..<after[new] {
                let path = IndexPath(row: row, section: new)
                if let from = movedTo[path] {
                    result.oldRows[new][row] = from
                    result.rows[from] = path
                    continue
                }
                guard let old, !reloadedSections.contains(old), !inserted.contains(path) else { continue }
                while rest < before[old], isGone(IndexPath(row: rest, section: old), movedFrom) { rest += 1 }
                guard rest < before[old] else { continue }
                let from = IndexPath(row: rest, section: old)
                result.oldRows[new][row] = from
                result.rows[from] = path
                rest += 1
            }
        }
        return result
    }

    private func isGone(_ path: IndexPath, _ movedFrom: Set<IndexPath>) -> Bool {
        (!deleted.isEmpty && deleted.contains(path)) || (!movedFrom.isEmpty && movedFrom.contains(path))
    }
}
