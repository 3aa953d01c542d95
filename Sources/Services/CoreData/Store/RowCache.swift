// SPDX-License-Identifier: MIT
import FoundationCompat

/// Rows that were fetched, so that faults fire without asking the store again.
final class RowCache {
    /// Beyond it everything is forgotten.
    private static let limit = 20_000
    private var snapshots: [NSManagedObjectID: Snapshot] = [:]

    subscript(id: NSManagedObjectID) -> Snapshot? {
        get { snapshots[id] }
        set {
            if snapshots.count >= Self.limit { snapshots = [:] }
            snapshots[id] = newValue
        }
    }

    func removeAll() { snapshots = [:] }
}
