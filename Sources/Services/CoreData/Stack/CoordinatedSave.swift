// SPDX-License-Identifier: MIT
import FoundationCompat

/// One save of a context to the stores: IDs for new objects, conflicts settled by the merge policy, then all written.
struct CoordinatedSave {
    private let coordinator: NSPersistentStoreCoordinator
    private let request: SaveRequest
    private let policy: NSMergePolicy
    private var outcome = SaveOutcome()
    /// Rows that new objects take over; objects the context had of them go.
    private var replaced: Set<NSManagedObjectID> = []
    /// By the places of the coordinator's stores.
    private var batches: [StoreWrite]

    init(_ coordinator: NSPersistentStoreCoordinator, _ request: SaveRequest) {
        self.coordinator = coordinator
        self.request = request
        policy = request.context.mergePolicy as? NSMergePolicy ?? .error
        batches = Array(repeating: StoreWrite(), count: coordinator.persistentStores.count)
    }

    mutating func run() throws -> SaveOutcome {
        try checkStores()
        try assignIDs()
        try settleConstraints()
        let conflicts = try request.updated.compactMap(conflict) + request.deleted.compactMap(conflict)
        if !conflicts.isEmpty { try settle(conflicts) }
        for object in request.inserted where !isDiscarded(object) { try collectInsertion(object) }
        for object in request.updated { try collectUpdate(object) }
        for object in request.deleted where !object.identifier.isTemporaryID { collectDeletion(object) }
        try write()
        for id in replaced { if let old = request.context.registry[id] { outcome.replaced.append(old) } }
        return outcome
    }

    private func checkStores() throws {
        guard coordinator.persistentStores.isEmpty else { return }
        NSException.raise(
            .internalInconsistencyException,
            "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save operation."
        )
    }

    private mutating func assignIDs() throws {
        let new = request.inserted.filter(\.identifier.isTemporaryID)
        for object in new where object.entity.isAbstract {
            NSException.raise(
                .invalidArgumentException,
                "Cannot insert '\(object.entity.name ?? "")': it is an abstract entity")
        }
        for (object, id) in zip(new, try coordinator.permanentIDs(for: new)) {
            // A store of an app's class sees the objects, which then have the IDs it gave.
            if coordinator.store(of: id)?.references != nil {
                request.context.adopt(id, for: object)
            } else {
                object.comingIdentifier = id
            }
        }
    }

    private func id(_ object: NSManagedObject) -> NSManagedObjectID { object.comingIdentifier ?? object.identifier }

    /// The place of an object's store.
    private func place(of id: NSManagedObjectID) -> Int? {
        id.isTemporaryID ? nil : coordinator.persistentStores.firstIndex { $0.identifier == id.storeIdentifier }
    }

    private func isDiscarded(_ object: NSManagedObject) -> Bool { outcome.discarded.contains { $0 === object } }

    /// The value at an index with the IDs that objects have from now on.
    private func storable(_ object: NSManagedObject, _ index: Int) -> PropertyValue {
        switch object.values.cells[index] {
        case .object(let other): .id(id(other))
        case .many(let many): .ids(many.objects.filter { !$0.state.isDeleted && !isDiscarded($0) }.map(id))
        case let value: value
        }
    }

    private func storable(_ object: NSManagedObject) -> PropertyValues {
        guard object.layout.hasRelationships else { return object.values }
        return PropertyValues(cells: object.values.indices.map { storable(object, $0) })
    }

    // MARK: collecting

    private mutating func collectInsertion(_ object: NSManagedObject) throws {
        let id = id(object)
        guard let place = place(of: id) else { return }
        let values = storable(object)
        batches[place].inserts.append(StoredObject(id: id, values: values, changed: object.layout.all, version: 1))
        note(object, values, 1)
    }

    private mutating func collectUpdate(_ object: NSManagedObject) throws {
        let changed = object.changedIndexes().filter { !object.layout.properties[$0].isTransient }
        guard let place = place(of: object.identifier), let committed = object.committed else { return }
        let values = storable(object)
        guard !changed.isEmpty else { return note(object, values, committed.version) }
        var stored = StoredObject(
            id: object.identifier, values: values, changed: changed, version: committed.version + 1)
        for index in object.layout.toManys where changed.contains(index) {
            stored.before[index] = committed.values[index] as? [NSManagedObjectID] ?? []
        }
        batches[place].updates.append(stored)
        note(object, values, stored.version)
    }

    private func note(_ object: NSManagedObject, _ values: PropertyValues, _ version: Int64) {
        var values = values
        for index in object.layout.toManys { values.cells[index] = .none }
        object.comingSnapshot = Snapshot(values: values, version: version)
    }

    private mutating func collectDeletion(_ object: NSManagedObject) {
        guard let place = place(of: object.identifier) else { return }
        batches[place].deletes.append(object.identifier)
    }

    private mutating func write() throws {
        for (place, (store, batch)) in zip(coordinator.persistentStores, batches).enumerated() where !batch.isEmpty {
            guard !store.isReadOnly else {
                throw CocoaError(.fileWriteNoPermission, userInfo: [NSAffectedStoresErrorKey: [store]])
            }
            var batch = batch
            if store.tracksHistory { batch.history = HistoryEntry(request.context) }
            if store.references != nil {
                batch.objects = objects(of: place)
                batch.context = request.context
            }
            try store.core.write(batch)
            store.postRemoteChange()
        }
        // Nobody has read rows before they were made, unless they were others' that the objects took over.
        for object in request.inserted where !replaced.isEmpty && replaced.contains(id(object)) {
            coordinator.rows.change(id(object), to: object.comingSnapshot)
        }
        for object in request.inserted { coordinator.rows.know(object.comingSnapshot, of: id(object)) }
        for object in request.updated { coordinator.rows.change(id(object), to: object.comingSnapshot) }
        for object in request.deleted { coordinator.rows.change(object.identifier, to: nil) }
    }

    /// What a store of an app's class is asked to write.
    private func objects(of place: Int) -> NSSaveChangesRequest {
        func here(_ objects: [NSManagedObject]) -> Set<NSManagedObject> {
            Set(objects.filter { !isDiscarded($0) && self.place(of: id($0)) == place })
        }
        return NSSaveChangesRequest(
            inserted: here(request.inserted), updated: here(request.updated), deleted: here(request.deleted),
            locked: [])
    }

    // MARK: conflicts with what others saved

    private func conflict(_ object: NSManagedObject) throws -> NSMergeConflict? {
        guard let committed = object.committed, !object.identifier.isTemporaryID,
            let store = coordinator.store(of: object.identifier), store.references == nil
        else { return nil }
        let current = try store.core.snapshot(of: object.identifier)
        // Deleting what is gone already is no conflict worth telling.
        if current == nil, object.state.isDeleted { return nil }
        guard current?.version != committed.version else { return nil }
        return NSMergeConflict(object, committed, current)
    }

    private mutating func settle(_ conflicts: [NSMergeConflict]) throws {
        let objects = conflicts.map(\.sourceObject)
        try policy.resolve(mergeConflicts: conflicts)
        for (object, conflict) in zip(objects, conflicts) where conflict.current == nil {
            if !object.state.isDeleted { outcome.discarded.append(object) }
        }
    }

    // MARK: constraints

    private mutating func settleConstraints() throws {
        var conflicts: [NSConstraintConflict] = []
        var taken: [String: NSManagedObject] = [:]
        var last: (entity: NSEntityDescription, keys: [[String]])?
        for object in request.inserted + request.updated {
            let entity = object.entityDescription
            let constraints = last?.entity === entity ? last?.keys ?? [] : entity.constraintKeys
            last = (entity, constraints)
            for keys in constraints {
                guard let text = constraintText(object, keys) else { continue }
                if let other = taken[text] {
                    conflicts.append(NSConstraintConflict(keys, nil, [other, object]))
                    continue
                }
                taken[text] = object
                if let row = try rival(of: object, keys) { conflicts.append(NSConstraintConflict(keys, row, [object])) }
            }
        }
        guard !conflicts.isEmpty else { return }
        try policy.resolve(constraintConflicts: conflicts)
        for conflict in conflicts { settle(conflict) }
    }

    /// What must be there once; nil when a value is missing, which never conflicts.
    private func constraintText(_ object: NSManagedObject, _ keys: [String]) -> String? {
        let values = keys.map { object.layout.indexes[$0].flatMap { object.stored($0) } }
        guard values.allSatisfy({ $0 != nil }) else { return nil }
        let owner = constraintOwner(object.entity, keys).name ?? ""
        return owner + "|" + keys.joined(separator: ",") + "|" + values.map { "\($0 ?? "")" }.joined(separator: "|")
    }

    /// The topmost entity that has the constraint.
    private func constraintOwner(_ entity: NSEntityDescription, _ keys: [String]) -> NSEntityDescription {
        guard let parent = entity.superentity, parent.constraintKeys.contains(keys) else { return entity }
        return constraintOwner(parent, keys)
    }

    /// Another row with the same values that this save neither deletes nor changes.
    private func rival(of object: NSManagedObject, _ keys: [String]) throws -> FetchedRow? {
        let parts = keys.map { key -> NSPredicate in
            let value = object.layout.indexes[key].flatMap { object.stored($0) }
            return __NSComparisonPredicate(
                leftExpression: __NSExpression(forKeyPath: key),
                rightExpression: __NSExpression(forConstantValue: value), modifier: .direct, type: .equalTo)
        }
        var plan = FetchPlan(entity: constraintOwner(object.entity, keys))
        plan.predicate = __NSCompoundPredicate(type: .and, subpredicates: parts)
        let own = id(object)
        let others = (request.updated + request.deleted).map(\.identifier)
        return try coordinator.fetch(plan).first { row in row.id != own && !others.contains(row.id) }
    }

    /// What the policy has decided becomes IDs and values.
    private mutating func settle(_ conflict: NSConstraintConflict) {
        guard let object = conflict.conflictingObjects.last else { return }
        guard let row = conflict.databaseRow else {
            // Of two new objects the later one stays.
            if let first = conflict.conflictingObjects.first, first.state.isInserted { outcome.discarded.append(first) }
            return
        }
        guard object.state.isInserted else { return }
        switch policy.mergeType {
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            // The new object takes the place of the old one, whose row it becomes.
            replaced.insert(row.id)
            object.comingIdentifier = row.id
            if let place = place(of: row.id) { batches[place].deletes.append(row.id) }
        case .mergeByPropertyStoreTrumpMergePolicyType:
            object.comingIdentifier = row.id
            object.comingSnapshot = row.snapshot
            outcome.discarded.append(object)
        case .rollbackMergePolicyType, .errorMergePolicyType: outcome.discarded.append(object)
        }
    }
}
