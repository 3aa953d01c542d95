// SPDX-License-Identifier: MIT
import FoundationCompat

/// Where a context gets objects from and saves them to: a coordinator, or a parent context.
protocol ObjectSource: AnyObject {
    var sourceModel: NSManagedObjectModel? { get }
    /// The values of an object; nil: there is no such object.
    func snapshot(of id: NSManagedObjectID) -> Snapshot?
    /// The members of a to-many relationship, in order when it is ordered.
    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID]
    func fetch(_ plan: FetchPlan) throws -> [FetchedRow]
    func count(_ plan: FetchPlan) throws -> Int
    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID]
    /// Writes the changes of the context.
    func commit(_ changes: SaveRequest) throws -> SaveOutcome
    /// Whether nobody has saved the row since a fetch brought it at that time.
    func isCurrent(_ id: NSManagedObjectID, since time: Int) -> Bool
}

extension ObjectSource {
    func isCurrent(_ id: NSManagedObjectID, since time: Int) -> Bool { false }
}

struct FetchedRow {
    let id: NSManagedObjectID
    /// nil when the fetch was told to leave values out.
    let snapshot: Snapshot?
    /// When it was read, by the count of the coordinator's row cache.
    var time = 0
}

/// What a fetch asks a source for.
struct FetchPlan {
    var entity: NSEntityDescription
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor] = []
    var limit = 0
    var offset = 0
    var includesSubentities = true
    var includesPendingChanges = true
    /// Only which objects there are, not their values.
    var leavesOutValues = false
    var stores: [NSPersistentStore]?
    /// Who asks, for stores of an app's classes.
    var context: NSManagedObjectContext?

    /// Names of the entities whose objects may be found.
    var entityNames: Set<String> {
        Set((includesSubentities ? entity.family : [entity]).compactMap(\.name))
    }
}

/// The changed objects of a context, to be written.
struct SaveRequest {
    let context: NSManagedObjectContext
    var inserted: [NSManagedObject]
    var updated: [NSManagedObject]
    var deleted: [NSManagedObject]
}

/// What a save has made of objects, beside the new IDs and values that they have coming.
struct SaveOutcome {
    /// Objects that a merge policy gave up.
    var discarded: [NSManagedObject] = []
    /// Objects whose rows new objects have taken over.
    var replaced: [NSManagedObject] = []
}

/// A context that has neither a coordinator nor a parent.
final class NoSource: ObjectSource {
    var sourceModel: NSManagedObjectModel? { nil }

    private func raise() -> Never {
        NSException.raise(
            .internalInconsistencyException,
            "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save operation."
        )
    }

    func snapshot(of id: NSManagedObjectID) -> Snapshot? { nil }
    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] { [] }
    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] { raise() }
    func count(_ plan: FetchPlan) throws -> Int { raise() }
    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] { raise() }
    func commit(_ changes: SaveRequest) throws -> SaveOutcome { raise() }
}
