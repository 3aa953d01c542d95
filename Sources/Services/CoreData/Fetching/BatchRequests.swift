// SPDX-License-Identifier: MIT
public import FoundationCompat

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs
    case resultTypeCount
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType
    case updatedObjectsCountResultType
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs
    case count
}

/// Deletes rows without loading objects. Contexts learn of it by `mergeChanges(fromRemoteContextSave:into:)`.
// Sendable: as all requests.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
    open private(set) var fetchRequest: NSFetchRequest<NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private let objectIDs: [NSManagedObjectID]?
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
        fetchRequest = fetch
        objectIDs = nil
    }

    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        objectIDs = objects
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSBatchDeleteResult(resultType)
        guard objectIDs?.isEmpty != true else { return result.finish([]) }
        var plan = fetchRequest.plan(in: context)
        if let objectIDs {
            plan.predicate = __NSComparisonPredicate(
                leftExpression: .expressionForEvaluatedObject(),
                rightExpression: __NSExpression(forConstantValue: objectIDs), modifier: .direct, type: .in)
        }
        return result.finish(try BatchWork(self, plan, context).delete())
    }
}

// Sendable: as all results.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Whether it worked, the IDs, or how many there were: an object of the type asked for.
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchDeleteRequestResultType

    init(_ type: NSBatchDeleteRequestResultType) { resultType = type }

    func finish(_ ids: [NSManagedObjectID]) -> Self {
        switch resultType {
        case .resultTypeStatusOnly: result = NSNumber(value: true)
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = NSNumber(value: ids.count)
        }
        return self
    }
}

/// Changes attributes of rows without loading objects.
// Sendable: as all requests.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
    open private(set) var entityName: String
    open private(set) var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var includesSubentities = true
    /// Values or expressions, by names of attributes or attribute descriptions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    public init(entityName: String) {
        self.entityName = entityName
        entity = nil
    }

    public init(entity: NSEntityDescription) {
        entityName = entity.name ?? ""
        self.entity = entity
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        request.predicate = predicate
        request.includesSubentities = includesSubentities
        var values: [String: Any] = [:]
        for (key, value) in propertiesToUpdate ?? [:] {
            values[key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? "\(key)"] = value
        }
        let ids = try BatchWork(self, request.plan(in: context), context).update(values)
        return NSBatchUpdateResult(resultType, ids)
    }
}

// Sendable: as all results.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchUpdateRequestResultType

    init(_ type: NSBatchUpdateRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = NSNumber(value: true)
        case .updatedObjectIDsResultType: result = ids
        case .updatedObjectsCountResultType: result = NSNumber(value: ids.count)
        }
    }
}

/// Makes rows without objects.
// Sendable: as all requests.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
    open private(set) var entityName: String
    open private(set) var entity: NSEntityDescription?
    open var objectsToInsert: [[String: Any]]?
    /// Fills the next dictionary; true: there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    private init(_ name: String?, _ entity: NSEntityDescription? = nil) {
        entityName = name ?? ""
        self.entity = entity
    }

    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName)
        objectsToInsert = dictionaries
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name, entity)
        objectsToInsert = dictionaries
    }

    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName)
        dictionaryHandler = handler
    }

    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entity.name, entity)
        dictionaryHandler = handler
    }

    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName)
        managedObjectHandler = handler
    }

    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entity.name, entity)
        managedObjectHandler = handler
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let plan = NSFetchRequest<NSManagedObject>(entityName: entityName).plan(in: context)
        let ids = try BatchWork(self, plan, context).insert(rows(plan.entity))
        return NSBatchInsertResult(resultType, ids)
    }

    private func rows(_ entity: NSEntityDescription) -> [[String: Any]] {
        var rows = objectsToInsert ?? []
        if let dictionaryHandler {
            while true {
                let dictionary = NSMutableDictionary()
                guard !dictionaryHandler(dictionary) else { break }
                rows.append(dictionary as? [String: Any] ?? [:])
            }
        }
        if let managedObjectHandler {
            while true {
                let object = entity.objectClass.make(entity: entity, insertInto: nil)
                guard !managedObjectHandler(object) else { break }
                rows.append(object.dictionaryWithValues(forKeys: Array(entity.attributesByName.keys)))
            }
        }
        return rows
    }
}

// Sendable: as all results.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchInsertRequestResultType

    init(_ type: NSBatchInsertRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        switch type {
        case .statusOnly: result = NSNumber(value: true)
        case .objectIDs: result = ids
        case .count: result = NSNumber(value: ids.count)
        }
    }
}

/// Writes rows to SQLite stores directly.
private struct BatchWork {
    private let request: NSPersistentStoreRequest
    private let plan: FetchPlan
    private let context: NSManagedObjectContext
    private let coordinator: NSPersistentStoreCoordinator

    init(_ request: NSPersistentStoreRequest, _ plan: FetchPlan, _ context: NSManagedObjectContext) {
        guard let coordinator = context.persistentStoreCoordinator else {
            NSException.raise(.internalInconsistencyException, "The context has no persistent store coordinator")
        }
        self.request = request
        self.plan = plan
        self.context = context
        self.coordinator = coordinator
    }

    private func stores() -> [NSPersistentStore] {
        let stores = coordinator.persistentStores.filter { store in
            store.keeps(plan.entity, coordinator.managedObjectModel)
                && (request.affectedStores?.contains { $0 === store } ?? true)
        }
        if stores.contains(where: { $0.type != NSSQLiteStoreType }) {
            NSException.raise(
                .internalInconsistencyException,
                "Unknown command type <\(__NSStringFromClass(type(of: request))): \(addressText(request))>")
        }
        return stores
    }

    private func sourcePlan() -> FetchPlan {
        var plan = plan
        plan.predicate = plan.predicate.map(PredicateConstants.identified)
        return plan
    }

    func delete() throws -> [NSManagedObjectID] {
        try coordinator.locked {
            var all: [NSManagedObjectID] = []
            for store in stores() {
                var batch = StoreWrite()
                var seen: Set<NSManagedObjectID> = []
                var queue = try store.core.fetch(sourcePlan()).map(\.id)
                while let id = queue.popLast() {
                    guard seen.insert(id).inserted else { continue }
                    batch.deletes.append(id)
                    try follow(id, store, &batch, &queue)
                }
                batch.updates.removeAll { seen.contains($0.id) }
                try store.core.write(batch)
                all += batch.deletes
            }
            coordinator.rows.removeAll()
            return all
        }
    }

    /// What a row's deletion means for the rows it leads to.
    private func follow(
        _ id: NSManagedObjectID, _ store: NSPersistentStore, _ batch: inout StoreWrite,
        _ queue: inout [NSManagedObjectID]
    ) throws {
        guard let snapshot = try store.core.snapshot(of: id) else { return }
        for (index, slot) in id.entity.layout.slots.enumerated() {
            guard let relationship = slot.relationship, !relationship.isTransient else { continue }
            let related =
                relationship.isToMany
                ? try store.core.related(id, relationship)
                : [snapshot.values[index] as? NSManagedObjectID].compactMap { $0 }
            if relationship.deleteRule == .cascadeDeleteRule {
                queue += related
            } else if let inverse = relationship.inverseRelationship, !inverse.isToMany {
                for other in related { try clear(inverse, of: other, store, &batch) }
            }
        }
    }

    private func clear(
        _ relationship: NSRelationshipDescription, of id: NSManagedObjectID, _ store: NSPersistentStore,
        _ batch: inout StoreWrite
    ) throws {
        guard let index = id.entity.layout.indexes[relationship.name],
            var snapshot = try store.core.snapshot(of: id)
        else { return }
        snapshot.values[index] = nil
        batch.updates.append(
            StoredObject(id: id, values: snapshot.values, changed: [index], version: snapshot.version + 1))
    }

    func update(_ values: [String: Any]) throws -> [NSManagedObjectID] {
        try coordinator.locked {
            var ids: [NSManagedObjectID] = []
            for store in stores() {
                let nodes = StoreNodes(store.core)
                var batch = StoreWrite()
                for row in try store.core.fetch(sourcePlan()) {
                    guard let snapshot = row.snapshot else { continue }
                    batch.updates.append(try updated(row, snapshot, values, nodes))
                    ids.append(row.id)
                }
                try store.core.write(batch)
            }
            coordinator.rows.removeAll()
            return ids
        }
    }

    private func updated(
        _ row: FetchedRow, _ snapshot: Snapshot, _ values: [String: Any], _ nodes: StoreNodes
    ) throws -> StoredObject {
        let layout = row.id.entity.layout
        var stored = StoredObject(id: row.id, values: snapshot.values, changed: [], version: snapshot.version + 1)
        for (key, given) in values {
            guard let index = layout.indexes[key] else {
                NSException.raise(
                    .invalidArgumentException,
                    "Invalid string key \(key) passed to propertiesToUpdate:")
            }
            var value: Any? = given
            if let expression = given as? __NSExpression {
                value = expression.expressionValue(with: nodes.node(row), context: nil)
            }
            stored.values.cells[index] = canonical(value, layout.slots[index])
            stored.changed.append(index)
        }
        return stored
    }

    private func canonical(_ value: Any?, _ slot: EntityLayout.Slot) -> PropertyValue {
        guard let value, !(value is NSNull) else { return .none }
        guard let attribute = slot.attribute else {
            return PropertyValue((value as? NSManagedObject)?.objectID ?? value)
        }
        return PropertyValue(value, attribute.attributeType) ?? .none
    }

    func insert(_ rows: [[String: Any]]) throws -> [NSManagedObjectID] {
        try coordinator.locked {
            guard let store = stores().first, !rows.isEmpty else { return [] }
            let entity = coordinator.managedObjectModel.entitiesByName[plan.entity.name ?? ""] ?? plan.entity
            let first = try store.core.reserveRows(entity, rows.count)
            var batch = StoreWrite()
            for (offset, row) in rows.enumerated() {
                var values = entity.layout.defaults
                for (key, value) in row {
                    guard let index = entity.layout.indexes[key] else { continue }
                    values.cells[index] = canonical(value, entity.layout.slots[index])
                }
                let id = NSManagedObjectID(entity: entity, store: store, row: first + Int64(offset))
                batch.inserts.append(
                    StoredObject(id: id, values: values, changed: Array(values.indices), version: 1))
            }
            try store.core.write(batch)
            return batch.inserts.map(\.id)
        }
    }
}
