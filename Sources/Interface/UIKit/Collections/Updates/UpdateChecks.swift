// SPDX-License-Identifier: MIT

/// Whether a batch of updates agrees with the numbers before and after, in UIKit's words.
@MainActor
struct UpdateChecks {
    let batch: UpdateBatch
    let after: [Int]
    private var before: [Int] { batch.before }

    init(batch: UpdateBatch, after: [Int]) { (self.batch, self.after) = (batch, after) }

    private func fail(_ reason: String) -> Never { NSException.raise(.internalInconsistencyException, reason) }

    func checkRanges() {
        for section in batch.deletedSections where section >= before.count {
            fail("attempt to delete section \(section), but there are only \(before.count) sections before the update")
        }
        for section in batch.reloadedSections where section >= before.count {
            fail("attempt to reload section \(section), but there are only \(before.count) sections before the update")
        }
        for section in batch.insertedSections where section >= after.count {
            fail("attempt to insert section \(section) but there are only \(after.count) sections after the update")
        }
        for move in batch.sectionMoves {
            if !before.indices.contains(move.from) {
                fail(
                    "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
                )
            }
            if !after.indices.contains(move.to) {
                fail(
                    "attempt to move to section \(move.to) but there are only \(after.count) sections after the update")
            }
        }
        for path in batch.deleted { checkBefore(path, "delete") }
        for path in batch.reloaded { checkBefore(path, "reload") }
        for move in batch.moves {
            checkBefore(move.from, "move")
            checkAfter(move.to, "move")
        }
        for path in batch.inserted { checkAfter(path, "insert") }
        checkPairs()
    }

    private func checkBefore(_ path: IndexPath, _ verb: String) {
        guard path.count == 2, before.indices.contains(path[0]) else {
            fail(
                "attempt to \(verb) item \(path.last ?? 0) from section \(path.first ?? 0), but there are only "
                    + "\(before.count) sections before the update")
        }
        guard (0..<before[path[0]]).contains(path[1]) else {
            fail(
                "attempt to \(verb) item \(path[1]) from section \(path[0]) which only contains \(before[path[0]]) items "
                    + "before the update")
        }
    }

    private func checkAfter(_ path: IndexPath, _ verb: String) {
        guard path.count == 2, after.indices.contains(path[0]) else {
            fail(
                "attempt to \(verb) item \(path.last ?? 0) into section \(path.first ?? 0), but there are only "
                    + "\(after.count) sections after the update")
        }
        guard (0..<after[path[0]]).contains(path[1]) else {
            fail(
                "attempt to \(verb) item \(path[1]) into section \(path[0]), but there are only \(after[path[0]]) items "
                    + "in section \(path[0]) after the update")
        }
    }

    private func checkPairs() {
        let deleted = Set(batch.deleted)
        if let path = batch.reloaded.first(where: deleted.contains) {
            fail("attempt to delete and reload the same index path (\(path.objectDescription))")
        }
        if let move = batch.moves.first(where: { deleted.contains($0.from) }) {
            fail("attempt to perform a delete and a move from the same index path (\(move.from.objectDescription))")
        }
        let inserted = Set(batch.inserted)
        if let move = batch.moves.first(where: { inserted.contains($0.to) }) {
            fail("attempt to perform an insert and a move to the same index path (\(move.to.objectDescription))")
        }
        if let section = batch.reloadedSections.first(where: batch.deletedSections.contains) {
            fail("attempt to delete and reload the same section (\(section))")
        }
    }

    func checkCounts(_ newOfOld: [Int?]) {
        let (come, gone) = (batch.insertedSections.count, batch.deletedSections.count)
        guard after.count == before.count + come - gone else {
            fail(
                "Invalid update: invalid number of sections.  The number of sections contained in the collection view "
                    + "after the update (\(after.count)) must be equal to the number of sections contained in the "
                    + "collection view before the update (\(before.count)), plus or minus the number of sections "
                    + "inserted or deleted (\(come) inserted, \(gone) deleted).")
        }
        for (section, target) in newOfOld.enumerated() {
            guard let target, !batch.reloadedSections.contains(section) else { continue }
            checkCount(section, target)
        }
    }

    private func checkCount(_ section: Int, _ target: Int) {
        let deleted = Set(batch.deleted.filter { $0[0] == section }).count
        let inserted = Set(batch.inserted.filter { $0[0] == target }).count
        let out = batch.moves.count { $0.from[0] == section }
        let into = batch.moves.count { $0.to[0] == target }
        guard after[target] != before[section] - deleted - out + inserted + into else { return }
        fail(
            "Invalid update: invalid number of items in section \(target).  The number of items contained in an existing "
                + "section after the update (\(after[target])) must be equal to the number of items contained in that "
                + "section before the update (\(before[section])), plus or minus the number of items inserted or "
                + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
                + "items moved into or out of that section (\(into) moved in, \(out) moved out).")
    }
}
