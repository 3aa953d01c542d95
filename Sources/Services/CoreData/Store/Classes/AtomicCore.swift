// SPDX-License-Identifier: MIT
import FoundationCompat

/// The cache nodes of an atomic store as rows.
final class AtomicCore: StoreCore {
    private unowned let store: NSAtomicStore

    init(_ store: NSAtomicStore) { self.store = store }

    var metadata: [String: Any] { store.declaredMetadata }
    func writeMetadata(_ metadata: [String: Any]) throws {}
    func close() {}

    // MARK: reading

    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] {
        let names = plan.entityNames
        let nodes = store.cacheNodes().filter { names.contains($0.objectID.entity.name ?? "") }
        let rows = nodes.sorted { $0.objectID.number < $1.objectID.number }
            .map { FetchedRow(id: $0.objectID, snapshot: snapshot($0)) }
        return StoreNodes(self).select(rows, plan)
    }

    func count(_ plan: FetchPlan) throws -> Int {
        var plan = plan
        plan.sortDescriptors = []
        return try fetch(plan).count
    }

    func snapshot(of id: NSManagedObjectID) throws -> Snapshot? { store.cacheNode(for: id).map(snapshot) }

    private func snapshot(_ node: NSAtomicStoreCacheNode) -> Snapshot {
        let layout = node.objectID.entity.layout
        var values = layout.nothing
        for index in layout.storedAttributes {
            guard let attribute = layout.slots[index].attribute, let value = node.value(forKey: attribute.name),
                !(value is NSNull)
            else { continue }
            values.cells[index] = PropertyValue(value, attribute.attributeType) ?? .none
        }
        for index in layout.toOnes {
            values[index] = (node.value(forKey: layout.properties[index].name) as? NSAtomicStoreCacheNode)?.objectID
        }
        return Snapshot(values: values, version: 1)
    }

    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        let value = store.cacheNode(for: id)?.value(forKey: relationship.name)
        return (predicateElements(value) ?? []).compactMap { ($0 as? NSAtomicStoreCacheNode)?.objectID }
    }

    // MARK: writing

    func reserveRows(_ entity: NSEntityDescription, _ count: Int) throws -> Int64 {
        throw CoreDataError.make(
            NSPersistentStoreOperationError, reason: "\(store.type) names its rows itself: copies need a store of rows")
    }

    func write(_ batch: StoreWrite) throws {
        guard let objects = batch.objects else {
            throw CoreDataError.make(
                NSPersistentStoreUnsupportedRequestTypeError, reason: "\(store.type) saves managed objects alone")
        }
        let new = (objects.insertedObjects ?? []).map { (node: store.newCacheNode(for: $0), object: $0) }
        store.addCacheNodes(Set(new.map(\.node)))
        // New nodes that lead to each other are all there now.
        for (node, object) in new { store.updateCacheNode(node, from: object) }
        for object in objects.updatedObjects ?? [] {
            guard let node = store.cacheNode(for: object.objectID) else { continue }
            store.updateCacheNode(node, from: object)
        }
        store.removeNodes((objects.deletedObjects ?? []).map(\.objectID))
        try store.save()
    }
}
