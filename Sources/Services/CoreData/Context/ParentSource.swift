// SPDX-License-Identifier: MIT
import FoundationCompat

/// A parent context as the source of a child: reads its objects and saves into them.
// Sendable: immutable; it enters the parent by `performAndWait` only.
final class ParentSource: ObjectSource, @unchecked Sendable {
    let parent: NSManagedObjectContext
    private unowned let child: NSManagedObjectContext

    init(_ parent: NSManagedObjectContext, child: NSManagedObjectContext) {
        self.parent = parent
        self.child = child
    }

    var sourceModel: NSManagedObjectModel? { parent.source.sourceModel }

    func snapshot(of id: NSManagedObjectID) -> Snapshot? {
        var result: Snapshot?
        parent.performAndWait { () -> Void in
            let object = parent.materialize(id)
            object.fireFault()
            guard !object.state.isInaccessible, !object.state.isDeleted else { return }
            var values = object.storedValues()
            for index in object.layout.toManys { values.cells[index] = .none }
            result = Snapshot(values: values, version: object.committed?.version ?? 0)
        }
        return result
    }

    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        var result: [NSManagedObjectID] = []
        parent.performAndWait { () -> Void in
            result = parent.materialize(id).relatedIDs(relationship.name)
        }
        return result
    }

    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] {
        try parent.performAndWait {
            try parent.matchingObjects(plan).map { FetchedRow(id: $0.identifier, snapshot: nil) }
        }
    }

    func count(_ plan: FetchPlan) throws -> Int {
        try parent.performAndWait { try parent.matchingCount(plan) }
    }

    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
        try parent.performAndWait {
            let known = objects.map { parent.registry[$0.identifier] }
            let inParent = known.compactMap { $0 }
            try parent.obtainPermanentIDs(for: inParent)
            let missing = zip(objects, known).filter { $0.1 == nil }.map(\.0)
            var fresh = try parent.source.permanentIDs(for: missing).makeIterator()
            return zip(objects, known).compactMap { $0.1?.identifier ?? fresh.next() }
        }
    }

    func commit(_ changes: SaveRequest) throws -> SaveOutcome {
        var outcome = SaveOutcome()
        parent.performAndWait { () -> Void in
            for object in changes.inserted { insert(object, &outcome) }
            for object in changes.inserted + changes.updated { update(object, &outcome) }
            for object in changes.deleted { parent.deleteFromChild(parent.materialize(object.identifier)) }
            parent.processPendingChanges()
        }
        return outcome
    }

    private func insert(_ object: NSManagedObject, _ outcome: inout SaveOutcome) {
        guard parent.registry[object.identifier] == nil else { return }
        let entity = sourceModel?.entitiesByName[object.entity.name ?? ""] ?? object.entity
        let made = entity.objectClass.make(entity: entity, insertInto: nil)
        made.identifier = object.identifier
        made.context = parent
        made.state.isInserted = true
        parent.registry.add(made, as: object.identifier)
        parent.changes.inserted.insert(made)
        parent.pending.inserted.insert(made)
        parent.scheduleProcessing()
    }

    /// Both sides of each relationship are among the changed objects: nothing has to follow.
    private func update(_ object: NSManagedObject, _ outcome: inout SaveOutcome) {
        let mine = parent.materialize(object.identifier)
        mine.fireFault()
        let isNew = object.state.isInserted
        let indexes = isNew ? object.layout.all : object.changedIndexes()
        for index in indexes {
            if case .fetched = object.layout.slots[index] { continue }
            let key = object.layout.properties[index].name
            mine.willChangeValue(forKey: key)
            mine.values.cells[index] = parent.live(object.storedCell(index), object.layout.slots[index])
            mine.didChangeValue(forKey: key)
        }
        var values = object.storedValues()
        for index in object.layout.toManys { values.cells[index] = .none }
        object.comingSnapshot = Snapshot(values: values, version: mine.committed?.version ?? 0)
    }
}

extension NSManagedObjectContext {
    /// A snapshot's value as objects of this context keep it.
    func live(_ value: Any?, _ slot: EntityLayout.Slot) -> Any? {
        guard let relationship = slot.relationship else { return value }
        if relationship.isToMany {
            guard let ids = value as? [NSManagedObjectID] else { return nil }
            return ToMany(ids.map { materialize($0) }, isOrdered: relationship.isOrdered)
        }
        return (value as? NSManagedObjectID).map { materialize($0) }
    }

    func live(_ value: PropertyValue, _ slot: EntityLayout.Slot) -> PropertyValue {
        slot.relationship == nil ? value : PropertyValue(live(value.any, slot))
    }

    /// A child has deleted the object and dealt with its relationships.
    func deleteFromChild(_ object: NSManagedObject) {
        guard !object.state.isDeleted else { return }
        object.fireFault()
        object.state.isDeleted = true
        object.state.isPropagated = true
        registry.turn += 1
        changes.updated.remove(object)
        pending.updated.remove(object)
        if changes.inserted.remove(object) { neverSaved.insert(object) }
        changes.deleted.insert(object)
        if !pending.inserted.remove(object) { pending.deleted.insert(object) }
        scheduleProcessing()
    }
}
