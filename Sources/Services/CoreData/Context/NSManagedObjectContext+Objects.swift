// SPDX-License-Identifier: MIT
import FoundationCompat

/// Objects coming into a context and leaving it.
extension NSManagedObjectContext {
    // MARK: entities

    func model(for method: String, _ entityName: String) -> NSManagedObjectModel {
        if let model = source.sourceModel { return model }
        NSException.raise(
            .invalidArgumentException,
            "\(method) nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'")
    }

    func entity(of cls: NSManagedObject.Type) -> NSEntityDescription {
        if let entity = source.sourceModel?.entity(of: cls) { return entity }
        // A context whose model does not have the class: as on iOS, the class's own entity is taken.
        return cls.entity()
    }

    // MARK: inserting

    func insertNew(_ object: NSManagedObject) {
        object.context = self
        object.state.isInserted = true
        registry.add(object, as: object.identifier)
        changes.inserted.insert(object)
        pending.inserted.insert(object)
        scheduleProcessing()
        object.awakeFromInsert()
    }

    func insertExisting(_ object: NSManagedObject) {
        guard object.context !== self else { return reviveDeleted(object) }
        guard object.context == nil else {
            NSException.raise(
                .invalidArgumentException,
                "An NSManagedObject cannot be in two NSManagedObjectContexts at the same time: \(object.description)")
        }
        insertNew(object)
    }

    /// Takes back a deletion that is not saved.
    private func reviveDeleted(_ object: NSManagedObject) {
        guard object.state.isDeleted else { return }
        object.state.isDeleted = false
        object.state.isPropagated = false
        registry.turn += 1
        changes.deleted.remove(object)
        unpropagated.remove(object)
        if neverSaved.remove(object) {
            object.state.isInserted = true
            changes.inserted.insert(object)
        }
        pending.deleted.remove(object)
        pending.inserted.insert(object)
        scheduleProcessing()
    }

    func assignObject(_ object: Any, _ store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        guard object.objectID.isTemporaryID else {
            NSException.raise(
                .invalidArgumentException,
                "Can't reassign an object to a different store once it has been saved.")
        }
        object.identifier.persistentStore = store
    }

    // MARK: finding

    func materialize(_ id: NSManagedObjectID) -> NSManagedObject {
        let id = registry.current(id)
        if let known = registry[id] { return known }
        let entity = entity(of: id)
        let object = entity.objectClass.make(entity: entity, insertInto: nil)
        object.become(id, in: registry)
        registry.add(object, as: id)
        return object
    }

    /// The entity of this context's model. IDs of one kind come one after another.
    private func entity(of id: NSManagedObjectID) -> NSEntityDescription {
        if let lastKind, lastKind.scope === id.scope { return lastKind.entity }
        let model = source.sourceModel
        var entity = id.entity
        if let model, entity.managedObjectModel !== model {
            entity = model.entitiesByName[entity.name ?? ""] ?? entity
        }
        lastKind = (id.scope, entity)
        return entity
    }

    /// The object of a fetched row. What the context knows already stays as it is.
    func materialize(_ row: FetchedRow, filled: Bool) -> NSManagedObject {
        let object = materialize(row.id)
        guard object.state.isFault, let snapshot = row.snapshot else { return object }
        if filled {
            object.fill(snapshot)
            object.awakeFromFetch()
        } else {
            object.fetched = FetchedValues(snapshot: snapshot, time: row.time)
        }
        return object
    }

    func existing(_ id: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registry[id], !known.state.isFault { return known }
        let lookup = source.snapshot(of: id)
        guard lookup != nil else {
            throw CoreDataError.make(
                NSManagedObjectReferentialIntegrityError,
                [
                    NSLocalizedDescriptionKey: "The object with the identifier \(id.description) does not exist.",
                    NSAffectedObjectsErrorKey: [id],
                ])
        }
        let object = materialize(id)
        object.fireFault()
        return object
    }

    func obtainIDs(_ objects: [NSManagedObject]) throws {
        let temporary = objects.filter(\.identifier.isTemporaryID)
        let ids = try source.permanentIDs(for: temporary)
        for (object, id) in zip(temporary, ids) { adopt(id, for: object) }
    }

    /// The object gets its permanent ID; the temporary one keeps leading to it.
    func adopt(_ id: NSManagedObjectID, for object: NSManagedObject) {
        object.__kvoWill("objectID")
        registry.replace(object.identifier, by: id)
        object.identifier = id
        registry.add(object, as: id)
        object.__kvoDid("objectID")
    }

    func noteInaccessible(_ object: NSManagedObject) {
        object.state.isDeleted = true
        registry.turn += 1
        changes.deleted.insert(object)
        neverSaved.insert(object)
        pending.deleted.insert(object)
        scheduleProcessing()
    }

    // MARK: refreshing

    func refreshObject(_ object: NSManagedObject, _ mergesChanges: Bool) {
        guard object.context === self, !object.state.isInserted, !object.state.isFault else { return }
        registry.turn += 1
        if mergesChanges {
            reload(object)
        } else {
            changes.updated.remove(object)
            pending.updated.remove(object)
            if object.state.isDeleted { takeBackDeletion(object) }
            object.turnIntoFault()
        }
        pending.refreshed.insert(object)
        scheduleProcessing()
    }

    private func takeBackDeletion(_ object: NSManagedObject) {
        object.state.isDeleted = false
        object.state.isPropagated = false
        changes.deleted.remove(object)
        pending.deleted.remove(object)
        unpropagated.remove(object)
    }

    /// New values of the store under the object's own unsaved changes.
    func reload(_ object: NSManagedObject) {
        guard let snapshot = source.snapshot(of: object.identifier) else { return }
        let changed = object.changedIndexes().map { ($0, object.values[$0]) }
        let kept = object.layout.transients.map { ($0, object.values[$0]) }
        let touched = object.state.touched
        object.fill(snapshot)
        for (index, value) in changed + kept { object.values[index] = value }
        object.state.touched = touched
        object.awake(fromSnapshotEvents: .refresh)
    }

    // MARK: leaving

    func forgetEverything() {
        let all = registry.objects
        registry.removeAll()
        changes = ChangedObjects()
        pending = ChangedObjects()
        registry.turn += 1
        unpropagated.removeAll()
        neverSaved.removeAll()
        clearUndo()
        let ids = all.map(\.objectID)
        for object in all { object.abandon() }
        post(.NSManagedObjectContextObjectsDidChange, [NSInvalidatedAllObjectsKey: ids])
    }
}

extension NSManagedObject {
    /// The context is gone, or has nothing to do with the object any more.
    func abandon() {
        context = nil
        let old = values
        values = layout.nothing
        fetched = nil
        state = ObjectState()
        state.isFault = true
        committed = nil
        ReleaseQueue.release(consume old)
    }
}
