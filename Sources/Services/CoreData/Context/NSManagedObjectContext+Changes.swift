// SPDX-License-Identifier: MIT
import FoundationCompat

/// Changes between two turns of the main loop, or two blocks of the context's queue: deletions are propagated, and
/// observers told.
extension NSManagedObjectContext {
    func noteChange(of object: NSManagedObject) {
        guard !object.state.isDeleted || !object.state.isPropagated else { return }
        if object.state.isInserted {
            if !pending.inserted.contains(object) { pending.updated.insert(object) }
        } else if !object.state.isDeleted {
            object.state.isUpdated = true
            changes.updated.insert(object)
            pending.updated.insert(object)
        }
        scheduleProcessing()
    }

    /// Sees to it that changes are processed at the end of the main loop's turn.
    func scheduleProcessing() {
        guard !isScheduled, concurrencyType != .privateQueueConcurrencyType, Thread.isMainThread else { return }
        isScheduled = true
        RunLoop.main.perform { [weak self] in
            self?.isScheduled = false
            self?.processPendingChanges()
        }
    }

    // MARK: deleting

    func deleteObject(_ object: NSManagedObject) {
        guard object.context === self else {
            guard object.context == nil else {
                NSException.raise(
                    .invalidArgumentException,
                    "An NSManagedObjectContext cannot delete objects in other contexts.")
            }
            return
        }
        guard !object.state.isDeleted else { return }
        object.fireFault()
        object.prepareForDeletion()
        guard !object.state.isDeleted else { return }
        object.state.isDeleted = true
        registry.turn += 1
        changes.updated.remove(object)
        pending.updated.remove(object)
        if changes.inserted.remove(object) { neverSaved.insert(object) }
        changes.deleted.insert(object)
        unpropagated.insert(object)
        if !pending.inserted.remove(object) { pending.deleted.insert(object) }
        scheduleProcessing()
        if !propagatesDeletesAtEndOfEvent { propagateDeletions() }
    }

    func propagateDeletions() {
        while !unpropagated.isEmpty {
            let deleted = unpropagated.objects
            unpropagated.removeAll()
            // Those that the last ones' relationships delete come in the next round.
            for object in deleted where object.state.isDeleted {
                for slot in object.layout.slots {
                    guard let relationship = slot.relationship else { continue }
                    propagateDeletion(of: object, relationship)
                }
                object.state.isPropagated = true
            }
        }
    }

    private func propagateDeletion(of object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let index = object.layout.indexes[relationship.name] else { return }
        let rule = relationship.deleteRule
        guard rule == .cascadeDeleteRule || rule == .nullifyDeleteRule else { return }
        let related =
            relationship.isToMany
            ? object.toMany(index, relationship).objects : [object.toOne(index)].compactMap { $0 }
        for other in related where !other.state.isDeleted {
            if rule == .cascadeDeleteRule {
                deleteObject(other)
            } else if let inverse = relationship.inverseRelationship {
                other.forget(object, inverse)
            }
        }
    }

    // MARK: processing

    func processChanges() {
        guard !isProcessing else { return }
        isProcessing = true
        propagateDeletions()
        dropNeverSaved()
        let event = pending
        pending = ChangedObjects()
        registry.turn += 1
        UndoRecorder.record(event, in: self)
        isProcessing = false
        guard !event.isEmpty else { return }
        let changed = event.inserted.objects + event.updated.objects
        let starts = changed.map(\.state.beforeEvent.changed)
        post(.NSManagedObjectContextObjectsDidChange, Self.userInfo(event))
        for (object, indexes) in zip(changed, starts) { object.state.beforeEvent.forget(indexes) }
        scheduleRest()
    }

    /// Observers may have changed objects.
    private func scheduleRest() {
        guard !pending.isEmpty else { return }
        scheduleProcessing()
    }

    /// Objects deleted before their first save have nothing to be saved.
    private func dropNeverSaved() {
        guard !neverSaved.isEmpty else { return }
        for object in neverSaved.objects {
            changes.deleted.remove(object)
            object.state.isInserted = false
            registry.remove(object)
            if undoManager == nil { object.context = nil }
        }
        neverSaved.removeAll()
    }

    static func userInfo(_ changes: ChangedObjects) -> [String: Any] {
        var info: [String: Any] = [:]
        let parts: [(String, ObjectSet)] = [
            (NSInsertedObjectsKey, changes.inserted), (NSUpdatedObjectsKey, changes.updated),
            (NSDeletedObjectsKey, changes.deleted), (NSRefreshedObjectsKey, changes.refreshed),
            (NSInvalidatedObjectsKey, changes.invalidated),
        ]
        for (key, set) in parts where !set.isEmpty { info[key] = set.set }
        return info
    }

    func post(_ name: Notification.Name, _ userInfo: [String: Any]) {
        var info: [AnyHashable: Any] = userInfo
        info["managedObjectContext"] = self
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    // MARK: rolling back

    func rollBack() {
        propagateDeletions()
        let inserted = changes.inserted.objects
        let deleted = changes.deleted.objects.filter { !neverSaved.contains($0) }
        let updated = changes.updated.objects
        changes = ChangedObjects()
        pending = ChangedObjects()
        registry.turn += 1
        neverSaved.removeAll()
        for object in inserted {
            registry.remove(object)
            pending.deleted.insert(object)
        }
        for object in deleted {
            object.state.isDeleted = false
            object.state.isPropagated = false
            restore(object)
            pending.inserted.insert(object)
        }
        for object in updated {
            restore(object)
            pending.refreshed.insert(object)
        }
        clearUndo()
        processChanges()
        for object in inserted { object.abandon() }
    }

    /// Back to what was fetched or saved last.
    private func restore(_ object: NSManagedObject) {
        object.state.isUpdated = false
        object.state.touched = []
        object.state.beforeEvent = EventStart()
        guard let committed = object.committed else { return }
        object.fill(committed)
        object.awake(fromSnapshotEvents: .rollback)
    }
}
