// SPDX-License-Identifier: MIT
import FoundationCompat

/// What a kind of store does. All calls hold the coordinator's lock.
protocol StoreCore: AnyObject {
    var metadata: [String: Any] { get }
    func writeMetadata(_ metadata: [String: Any]) throws
    /// The rows of a plan, with their values.
    func fetch(_ plan: FetchPlan) throws -> [FetchedRow]
    func count(_ plan: FetchPlan) throws -> Int
    func snapshot(of id: NSManagedObjectID) throws -> Snapshot?
    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID]
    /// Reserves row numbers in the table of an entity's family; the first of them.
    func reserveRows(_ entity: NSEntityDescription, _ count: Int) throws -> Int64
    /// Writes all or nothing.
    func write(_ batch: StoreWrite) throws
    func close()
}

/// Objects to be written, in a store's terms.
struct StoreWrite {
    var inserts: [StoredObject] = []
    var updates: [StoredObject] = []
    var deletes: [NSManagedObjectID] = []
    /// Who saves, where the store keeps a history.
    var history: HistoryEntry?
    /// The objects themselves, for stores of an app's classes.
    var objects: NSSaveChangesRequest?
    /// Whose save it is; nil for copies and batches.
    var context: NSManagedObjectContext?

    var isEmpty: Bool { inserts.isEmpty && updates.isEmpty && deletes.isEmpty }
}

struct StoredObject {
    let id: NSManagedObjectID
    /// As in `Snapshot`; to-many relationships that did not change may be nil.
    var values: PropertyValues
    /// Indexes of what changed; all for new objects.
    var changed: [Int]
    /// What to-many relationships had before, by index.
    var before: [Int: [NSManagedObjectID]] = [:]
    var version: Int64
}
