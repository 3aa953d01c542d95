// SPDX-License-Identifier: MIT
import FoundationCompat

/// Fetches: what the source finds, put right by what has changed in the context.
extension NSManagedObjectContext {
    func execute(fetch request: __NSFetchSettings) throws -> [Any] {
        QueueCheck.use(self)
        let plan = request.plan(in: self)
        switch request.resultType {
        case .countResultType: return [NSNumber(value: try matchingCount(plan))]
        case .managedObjectIDResultType: return try matchingObjects(plan).map(\.identifier)
        case .dictionaryResultType:
            if let store = persistentStoreCoordinator?.incrementalStore(for: plan) {
                return try store.answer(request.erased(plan.entity), with: self)
            }
            return try DictionaryFetch(request, plan, self).run()
        default: return try fetchedObjects(request, plan)
        }
    }

    /// The same where errors cannot be told, as from a fetched property.
    func fetchObjects(_ request: __NSFetchSettings) -> [NSManagedObject] {
        do {
            return try execute(fetch: request).compactMap { $0 as? NSManagedObject }
        } catch {
            NSLog("CoreData: error: %@", "\(error)")
            return []
        }
    }

    /// The objects that a request of objects finds.
    func objects(of request: __NSFetchSettings) throws -> [NSManagedObject] {
        QueueCheck.use(self)
        return try fetchedObjects(request, request.plan(in: self))
    }

    private func fetchedObjects(_ request: __NSFetchSettings, _ plan: FetchPlan) throws -> [NSManagedObject] {
        var plan = plan
        // Batches of filled objects would be read at once all the same.
        let size = request.returnsObjectsAsFaults ? request.fetchBatchSize : 0
        plan.leavesOutValues = request.returnsObjectsAsFaults && (size > 0 || !request.includesPropertyValues)
        let objects = try matchingObjects(plan, filled: !request.returnsObjectsAsFaults)
        if size > 0 { FetchBatch.divide(objects, size, in: self) }
        if request.shouldRefreshRefetchedObjects { for object in objects where !object.hasChanges { reload(object) } }
        for path in request.relationshipKeyPathsForPrefetching ?? [] { prefetch(path, objects) }
        return objects
    }

    private func prefetch(_ path: String, _ objects: [NSManagedObject]) {
        for object in objects { _ = object.value(forKeyPath: path) }
    }

    func countObjects(_ request: __NSFetchSettings) throws -> Int { try matchingCount(request.plan(in: self)) }

    func matchingCount(_ plan: FetchPlan) throws -> Int {
        guard hasChanges(of: plan) else { return try source.count(sourcePlan(plan)) }
        return try matchingObjects(plan).count
    }

    /// Whether unsaved changes may decide what is found.
    private func hasChanges(of plan: FetchPlan) -> Bool {
        guard plan.includesPendingChanges, hasChanges else { return false }
        let names = plan.entityNames
        return [changes.inserted, changes.updated, changes.deleted].contains { set in
            set.objects.contains { names.contains($0.entityDescription.name ?? "") }
        }
    }

    func matchingObjects(_ plan: FetchPlan, filled: Bool = false) throws -> [NSManagedObject] {
        guard hasChanges(of: plan) else {
            return try source.fetch(sourcePlan(plan)).map { materialize($0, filled: filled) }
        }
        var whole = sourcePlan(plan)
        whole.limit = 0
        whole.offset = 0
        let found = try source.fetch(whole).map { materialize($0, filled: filled) }
        return page(sort(correct(found, plan), plan), plan)
    }

    /// Predicates with this context's objects are handed on with IDs.
    private func sourcePlan(_ plan: FetchPlan) -> FetchPlan {
        var plan = plan
        plan.predicate = plan.predicate.map(PredicateConstants.identified)
        plan.context = self
        return plan
    }

    /// What was found without deleted objects, and with changed ones as they are now.
    private func correct(_ found: [NSManagedObject], _ plan: FetchPlan) -> [NSManagedObject] {
        let names = plan.entityNames
        let predicate = plan.predicate.map { PredicateConstants.objects($0, in: self) }
        func holds(_ object: NSManagedObject) -> Bool {
            names.contains(object.entity.name ?? "") && (predicate?.evaluate(with: object) ?? true)
        }
        let updated = changes.updated
        var result = found.filter { object in
            !object.state.isDeleted && (!updated.contains(object) || holds(object))
        }
        let known = Set(result.map(ObjectIdentifier.init))
        let others = updated.objects + changes.inserted.objects
        result += others.filter { !known.contains(ObjectIdentifier($0)) && holds($0) }
        return result
    }

    private func sort(_ objects: [NSManagedObject], _ plan: FetchPlan) -> [NSManagedObject] {
        SortOrder(plan.sortDescriptors).sorted(objects)
    }

    private func page(_ objects: [NSManagedObject], _ plan: FetchPlan) -> [NSManagedObject] {
        let rest = objects.dropFirst(plan.offset)
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }

    // MARK: requests of all kinds

    func executeRequest(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as __NSFetchSettings:
            return FetchResult(try execute(fetch: request))
        case let request as any ContextRequest: return try request.run(in: self)
        default:
            throw CoreDataError.make(
                NSPersistentStoreUnsupportedRequestTypeError,
                [NSLocalizedDescriptionKey: "Unknown command type \(__NSStringFromClass(type(of: request)))"])
        }
    }
}

/// A request that is not a plain fetch.
protocol ContextRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

// Sendable: results are filled before anybody gets them.
open class NSPersistentStoreResult: __ObjCObject, @unchecked Sendable {}

/// What `execute(_:)` gives for a fetch request.
// Sendable: as all results.
final class FetchResult: NSPersistentStoreResult, @unchecked Sendable {
    let objects: [Any]
    init(_ objects: [Any]) { self.objects = objects }
}

/// Sorting by descriptors; stable.
struct SortOrder {
    private let descriptors: [NSSortDescriptor]

    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        for descriptor in descriptors {
            let order = descriptor.compare(left, to: right)
            if order != .orderedSame { return order }
        }
        return .orderedSame
    }

    func sorted<Object>(_ objects: [Object]) -> [Object] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { left, right in
            switch compare(left.element, right.element) {
            case .orderedAscending: true
            case .orderedDescending: false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }
}
