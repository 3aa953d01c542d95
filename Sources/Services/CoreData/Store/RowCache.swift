// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

/// Rows that were fetched, so that faults fire without asking the store again.
final class RowCache {
    /// Beyond it everything is forgotten.
    static let limit = 20_000
    private var snapshots = IDTable<Snapshot>()
    /// Counts the changes of rows. Only to be read without the coordinator's lock.
    private let clock = Atomic(0)
    var time: Int { clock.load(ordering: .acquiring) }
    /// When rows were changed last, as far as that was not before `forgotten`.
    private var changes = IDTable<Int>()
    private var forgotten = 0

    subscript(id: NSManagedObjectID) -> Snapshot? { snapshots[id] }

    /// A row was read.
    func know(_ snapshot: Snapshot?, of id: NSManagedObjectID) {
        if snapshots.count >= Self.limit { snapshots.removeAll() }
        snapshots[id] = snapshot
    }

    /// A row was saved, or, with nil, may have been changed by others or deleted.
    func change(_ id: NSManagedObjectID, to snapshot: Snapshot?) {
        let time = clock.add(1, ordering: .releasing).newValue
        if changes.count >= Self.limit { forgetChanges() }
        changes[id] = time
        know(snapshot, of: id)
    }

    private func forgetChanges() {
        changes.removeAll()
        forgotten = time
    }

    /// Whether a row that was read at that time was not changed since.
    func isCurrent(_ id: NSManagedObjectID, since time: Int) -> Bool { time >= forgotten && changes[id] ?? 0 <= time }

    func removeAll() {
        clock.add(1, ordering: .releasing)
        forgetChanges()
        snapshots.removeAll()
    }
}
