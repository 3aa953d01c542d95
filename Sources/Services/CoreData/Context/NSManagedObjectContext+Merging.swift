// SPDX-License-Identifier: MIT
import FoundationCompat

/// What other contexts have saved, taken over.
extension NSManagedObjectContext {
    /// Starts or stops listening to saves of the coordinator's other contexts, or of the parent.
    func observeSaves(_ observes: Bool) {
        if let mergeObserver { NotificationCenter.default.removeObserver(mergeObserver) }
        mergeObserver = nil
        guard observes else { return }
        mergeObserver = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
        ) { [weak self] notification in
            guard let self, let sender = notification.object as? NSManagedObjectContext, self.follows(sender) else {
                return
            }
            let changes = RemoteChanges(notification.userInfo ?? [:])
            self.perform { self.merge(changes) }
        }
    }

    private func follows(_ other: NSManagedObjectContext) -> Bool {
        guard other !== self else { return false }
        if let parent { return other === parent }
        guard let coordinator = source as? NSPersistentStoreCoordinator else { return false }
        return other.source === coordinator
    }

    func merge(_ notification: Notification) {
        let changes = RemoteChanges(notification.userInfo ?? [:])
        merge(changes)
    }

    func mergeRemote(_ data: [AnyHashable: Any]) {
        let changes = RemoteChanges(data)
        persistentStoreCoordinator?.forget(changes.all)
        performAndWait { () -> Void in merge(changes) }
    }

    func merge(_ changes: RemoteChanges) {
        for id in changes.deleted { registry[local(id)].map(mergeDeletion) }
        for id in changes.updated + changes.refreshed {
            guard let object = registry[local(id)], !object.state.isDeleted else { continue }
            mergeUpdate(object)
        }
        for id in changes.inserted {
            let object = materialize(local(id))
            pending.inserted.insert(object)
        }
        processPendingChanges()
        post(.NSManagedObjectContextDidMergeChangesObjectIDs, [:])
    }

    private func local(_ id: NSManagedObjectID) -> NSManagedObjectID { id }

    private func mergeDeletion(_ object: NSManagedObject) {
        guard !object.state.isDeleted || !changes.deleted.contains(object) else { return }
        object.state.isPropagated = true
        registry.turn += 1
        changes.updated.remove(object)
        pending.updated.remove(object)
        for (index, slot) in object.layout.slots.enumerated() where !object.state.isFault {
            guard let relationship = slot.relationship, let inverse = relationship.inverseRelationship else { continue }
            for other in object.loaded(index) { other.forgetSilently(object, inverse) }
        }
        registry.remove(object)
        pending.deleted.insert(object)
        object.context = nil
    }

    private func mergeUpdate(_ object: NSManagedObject) {
        guard !object.state.isFault else {
            pending.refreshed.insert(object)
            return
        }
        guard let snapshot = source.snapshot(of: object.identifier) else { return }
        object.merge(snapshot)
        pending.refreshed.insert(object)
    }
}

extension NSManagedObject {
    /// Objects of a relationship that are in memory already.
    func loaded(_ index: Int) -> [NSManagedObject] {
        switch values[index] {
        case let object as NSManagedObject: [object]
        case let many as ToMany: many.objects
        default: []
        }
    }

    func forgetSilently(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let index = layout.indexes[relationship.name], !state.isFault else { return }
        if let many = values[index] as? ToMany { many.remove(other) }
        if values[index] as? NSManagedObject === other { values[index] = nil }
    }

    /// New values of the store under own unsaved changes; relationships to many are asked for anew.
    func merge(_ snapshot: Snapshot) {
        let mine = changedIndexes()
        let kept = mine.map { ($0, values[$0], committed?.values[$0]) }
        let transient = layout.properties.indices.filter { layout.properties[$0].isTransient }.map { ($0, values[$0]) }
        let touched = state.touched
        let names = layout.slots.indices.filter { !mine.contains($0) && !layout.properties[$0].isTransient }
            .map { layout.properties[$0].name }
        for name in names { __kvoWill(name) }
        fill(snapshot)
        for (index, value) in transient { values[index] = value }
        for (index, value, before) in kept {
            values[index] = value
            if layout.slots[index].relationship?.isToMany == true { committed?.values[index] = before }
        }
        state.touched = touched
        for name in names.reversed() { __kvoDid(name) }
    }
}

/// What a notification of a save, or the data of a remote one, tells: objects by ID.
struct RemoteChanges: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
    var refreshed: [NSManagedObjectID] = []

    var all: [NSManagedObjectID] { inserted + updated + deleted + refreshed }

    init(_ info: [AnyHashable: Any]) {
        inserted = Self.ids(info, NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        updated = Self.ids(info, NSUpdatedObjectsKey, NSUpdatedObjectIDsKey)
        deleted = Self.ids(info, NSDeletedObjectsKey, NSDeletedObjectIDsKey)
        refreshed = Self.ids(info, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey)
    }

    private static func ids(_ info: [AnyHashable: Any], _ keys: String...) -> [NSManagedObjectID] {
        keys.flatMap { key in (predicateElements(info[key]) ?? []).compactMap(id) }
    }

    private static func id(_ item: Any) -> NSManagedObjectID? {
        (item as? NSManagedObject)?.objectID ?? item as? NSManagedObjectID
            ?? ((item as? AnyHashable)?.base as? NSManagedObjectID)
    }
}

extension NSPersistentStoreCoordinator {
    /// The rows were changed without the coordinator's knowing the new values.
    func forget(_ ids: [NSManagedObjectID]) { locked { for id in ids { rows.change(id, to: nil) } } }
}
