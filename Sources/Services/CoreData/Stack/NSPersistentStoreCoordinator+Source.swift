// SPDX-License-Identifier: MIT
import FoundationCompat

/// The coordinator as the source of contexts: hands questions to the stores that keep the entity.
extension NSPersistentStoreCoordinator: ObjectSource {
    var sourceModel: NSManagedObjectModel? { managedObjectModel }

    func snapshot(of id: NSManagedObjectID) -> Snapshot? {
        locked {
            if let known = rows[id] { return known }
            guard let store = store(of: id) else { return nil }
            let found = logged { try store.core.snapshot(of: id) } ?? nil
            rows.know(found, of: id)
            return found
        }
    }

    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        locked {
            guard let store = store(of: id) else { return [] }
            return logged { try store.core.related(id, relationship) } ?? []
        }
    }

    private func logged<Result>(_ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch {
            NSLog("CoreData: error: %@", "\(error)")
            return nil
        }
    }

    func store(of id: NSManagedObjectID) -> NSPersistentStore? {
        guard !id.isTemporaryID else { return nil }
        return persistentStores.first { $0.identifier == id.storeIdentifier }
    }

    private func stores(for plan: FetchPlan) -> [NSPersistentStore] {
        persistentStores.filter { store in
            store.keeps(plan.entity, managedObjectModel) && (plan.stores?.contains { $0 === store } ?? true)
        }
    }

    /// IDs of another coordinator's model name entities that are not this one's.
    private func own(_ plan: FetchPlan) -> FetchPlan {
        guard plan.entity.managedObjectModel !== managedObjectModel,
            let entity = managedObjectModel.entitiesByName[plan.entity.name ?? ""]
        else { return plan }
        var plan = plan
        plan.entity = entity
        return plan
    }

    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] {
        try locked {
            let plan = own(plan)
            let stores = stores(for: plan)
            guard stores.count > 1 else {
                var found = try stores.first?.core.fetch(plan) ?? []
                // Objects of larger fetches keep what was read of them themselves.
                let isKept = found.count < RowCache.limit
                for index in found.indices {
                    found[index].time = rows.time
                    if isKept, found[index].snapshot != nil, rows[found[index].id] == nil {
                        rows.know(found[index].snapshot, of: found[index].id)
                    }
                }
                return found
            }
            return try merged(stores, plan)
        }
    }

    /// The results of several stores in one order.
    private func merged(_ stores: [NSPersistentStore], _ plan: FetchPlan) throws -> [FetchedRow] {
        var part = plan
        part.offset = 0
        part.limit = plan.limit > 0 ? plan.limit + plan.offset : 0
        var sorted: [(node: StoreNode, row: FetchedRow)] = []
        var owners: [StoreNodes] = []
        for store in stores {
            let nodes = StoreNodes(store.core)
            owners.append(nodes)
            sorted += try store.core.fetch(part).map { (nodes.node($0), $0) }
        }
        let byNode = Dictionary(sorted.map { (ObjectIdentifier($0.node), $0.row) }) { first, _ in first }
        let order = SortOrder(plan.sortDescriptors).sorted(sorted.map(\.node))
        let rest = order.compactMap { byNode[ObjectIdentifier($0)] }.dropFirst(plan.offset)
        return withExtendedLifetime(owners) { Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest) }
    }

    func count(_ plan: FetchPlan) throws -> Int {
        try locked {
            let plan = own(plan)
            return try stores(for: plan).reduce(0) { try $0 + $1.core.count(plan) }
        }
    }

    /// Runs `body` with the plan's rows as objects to look at.
    func withNodes<Result>(_ plan: FetchPlan, _ body: ([StoreNode]) throws -> Result) throws -> Result {
        try locked {
            let plan = own(plan)
            var all: [StoreNode] = []
            var owners: [StoreNodes] = []
            for store in stores(for: plan) {
                let nodes = StoreNodes(store.core)
                owners.append(nodes)
                all += try store.core.fetch(plan).map(nodes.node)
            }
            return try withExtendedLifetime(owners) { try body(all) }
        }
    }

    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
        try locked {
            let named = try namedByStores(objects)
            var reservation = RowReservation(self)
            let places = try objects.map { named[ObjectIdentifier($0)] == nil ? try reservation.add($0) : nil }
            try reservation.reserve()
            return zip(objects, places).map { object, place in
                place.map { reservation.next($0) } ?? named[ObjectIdentifier(object)] ?? object.identifier
            }
        }
    }

    func isCurrent(_ id: NSManagedObjectID, since time: Int) -> Bool {
        // Nothing at all was saved since.
        if rows.time == time { return true }
        return locked { rows.isCurrent(id, since: time) }
    }

    func commit(_ changes: SaveRequest) throws -> SaveOutcome {
        try locked {
            var saver = CoordinatedSave(self, changes)
            return try saver.run()
        }
    }
}
