// SPDX-License-Identifier: MIT
import FoundationCompat

/// Core Data's questions as requests to an incremental store.
final class IncrementalCore: StoreCore {
    private unowned let store: NSIncrementalStore
    /// For questions that no context has asked: faults are filled by the coordinator.
    private lazy var reader: NSManagedObjectContext = {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = store.persistentStoreCoordinator
        return context
    }()

    init(_ store: NSIncrementalStore) { self.store = store }

    var metadata: [String: Any] { store.declaredMetadata }
    func writeMetadata(_ metadata: [String: Any]) throws {}
    func close() {}

    private func request(_ plan: FetchPlan, finding type: NSFetchRequestResultType) -> NSFetchRequest<
        NSFetchRequestResult
    > {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entity = plan.entity
        request.predicate = plan.predicate
        request.sortDescriptors = plan.sortDescriptors.isEmpty ? nil : plan.sortDescriptors
        request.fetchLimit = plan.limit
        request.fetchOffset = plan.offset
        request.includesSubentities = plan.includesSubentities
        request.resultType = type
        return request
    }

    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] {
        let context = plan.context ?? reader
        let found = try store.answer(request(plan, finding: .managedObjectResultType), with: context)
        return try found.map { item in
            switch item {
            case let object as NSManagedObject: return FetchedRow(id: object.objectID, snapshot: nil)
            case let id as NSManagedObjectID: return FetchedRow(id: id, snapshot: nil)
            default:
                throw CoreDataError.make(
                    NSPersistentStoreOperationError, reason: "\(type(of: item)) in the answer to a fetch of objects")
            }
        }
    }

    func count(_ plan: FetchPlan) throws -> Int {
        let found = try store.answer(request(plan, finding: .countResultType), with: plan.context ?? reader)
        return (found.first as? NSNumber)?.intValue ?? 0
    }

    func snapshot(of id: NSManagedObjectID) throws -> Snapshot? {
        let node = try store.newValuesForObject(with: id, with: reader)
        let layout = id.entity.layout
        var values = layout.nothing
        for index in layout.storedAttributes {
            guard let attribute = layout.slots[index].attribute else { continue }
            values.cells[index] = attributeValue(node.value(for: attribute), of: attribute)
        }
        for index in layout.toOnes {
            guard let relationship = layout.slots[index].relationship else { continue }
            values[index] = try destination(of: relationship, in: node)
        }
        return Snapshot(values: values, version: Int64(clamping: node.version))
    }

    private func attributeValue(_ value: Any?, of attribute: NSAttributeDescription) -> PropertyValue {
        guard let value, !(value is NSNull) else { return .none }
        return PropertyValue(value, attribute.attributeType) ?? .none
    }

    /// A node may leave relationships out; then the store is asked.
    private func destination(
        of relationship: NSRelationshipDescription, in node: NSIncrementalStoreNode
    ) throws -> NSManagedObjectID? {
        let value =
            try node.value(for: relationship)
            ?? store.newValue(forRelationship: relationship, forObjectWith: node.objectID, with: reader)
        return value as? NSManagedObjectID
    }

    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        let value = try store.newValue(forRelationship: relationship, forObjectWith: id, with: reader)
        if let set = value as? NSSet { return set.allObjects.compactMap { $0 as? NSManagedObjectID } }
        return value as? [NSManagedObjectID] ?? []
    }

    func reserveRows(_ entity: NSEntityDescription, _ count: Int) throws -> Int64 {
        throw CoreDataError.make(
            NSPersistentStoreOperationError, reason: "\(store.type) names its rows itself: copies need a store of rows")
    }

    func write(_ batch: StoreWrite) throws {
        guard let objects = batch.objects else {
            throw CoreDataError.make(
                NSPersistentStoreUnsupportedRequestTypeError, reason: "\(store.type) saves managed objects alone")
        }
        _ = try store.execute(objects, with: batch.context)
    }
}
