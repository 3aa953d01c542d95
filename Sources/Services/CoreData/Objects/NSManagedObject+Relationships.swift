// SPDX-License-Identifier: MIT
import FoundationCompat

/// Relationships: what they lead to, and how both sides of one are kept consistent.
extension NSManagedObject {
    // MARK: reading

    func toOne(_ index: Int) -> NSManagedObject? {
        switch values.cells[index] {
        case .object(let object): return object
        case .id(let id):
            let object = context?.object(with: id)
            values.cells[index] = object.map(PropertyValue.object) ?? .none
            return object
        default: return nil
        }
    }

    func toMany(_ index: Int, _ relationship: NSRelationshipDescription) -> ToMany {
        if case .many(let known) = values.cells[index] { return known }
        let many = ToMany(storedObjects(index, relationship), isOrdered: relationship.isOrdered)
        values.cells[index] = .many(many)
        return many
    }

    private func storedObjects(_ index: Int, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        guard let context, !relationship.isTransient, committed != nil || state.isFault, !state.isInaccessible else {
            return []
        }
        let ids = context.source.related(identifier, relationship)
        if committed != nil { committed?.values[index] = ids }
        return ids.map { context.object(with: $0) }.filter { !$0.state.isDeleted }
    }

    func hasRelationshipFault(_ key: String) -> Bool {
        guard let index = layout.indexes[key], let relationship = layout.slots[index].relationship else { return false }
        if relationship.isToMany { return values[index] == nil && !state.isInserted }
        return state.isFault || values[index] is NSManagedObjectID
    }

    func relatedIDs(_ key: String) -> [NSManagedObjectID] {
        let index = index(key, "objectIDsForRelationshipNamed:")
        guard let relationship = layout.slots[index].relationship else { return [] }
        fireFault()
        if relationship.isToMany { return toMany(index, relationship).objects.map(\.objectID) }
        return [values[index] as? NSManagedObjectID ?? (values[index] as? NSManagedObject)?.objectID].compactMap { $0 }
    }

    // MARK: writing

    /// Makes the relationship lead to `value`, and the inverses follow.
    func relate(_ value: Any?, _ index: Int) {
        guard let relationship = layout.slots[index].relationship else { return }
        guard relationship.isToMany else { return setToOne(value as? NSManagedObject, index, relationship) }
        let new = Self.objects(in: value)
        let many = toMany(index, relationship)
        let kept = Set(new.map(ObjectIdentifier.init))
        for object in many.objects where !kept.contains(ObjectIdentifier(object)) {
            detach(object, index, relationship)
        }
        for object in new where !many.contains(object) { attach(object, index, relationship) }
        if relationship.isOrdered { many.replace(with: new) }
    }

    func setToOne(_ new: NSManagedObject?, _ index: Int, _ relationship: NSRelationshipDescription) {
        let old = toOne(index)
        guard old !== new else { return }
        values.cells[index] = new.map(PropertyValue.object) ?? .none
        guard let inverse = relationship.inverseRelationship else { return }
        if let old { old.inverseLost(self, inverse) }
        if let new { new.inverseGained(self, inverse) }
    }

    /// Adds to a to-many relationship and to the inverse.
    func attach(_ object: NSManagedObject, _ index: Int, _ relationship: NSRelationshipDescription) {
        _ = checkedMember(object, relationship)
        guard toMany(index, relationship).append(object), let inverse = relationship.inverseRelationship else { return }
        object.inverseGained(self, inverse)
    }

    func detach(_ object: NSManagedObject, _ index: Int, _ relationship: NSRelationshipDescription) {
        guard toMany(index, relationship).remove(object), let inverse = relationship.inverseRelationship else { return }
        object.inverseLost(self, inverse)
    }

    private func checkedMember(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> NSManagedObject
    {
        if registry !== object.registry, let mine = context, let theirs = object.context, mine !== theirs {
            NSException.raise(
                .invalidArgumentException,
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different "
                    + "contexts (source = \(text) , destination = \(object.text))")
        }
        guard relationship.destinationEntity.map({ object.entity.isKindOf(entity: $0) }) ?? true else {
            raiseUnacceptable(
                object, "to-many relationship", relationship.name,
                relationship.destinationEntity?.managedObjectClassName ?? "NSManagedObject")
        }
        return object
    }

    /// Another object's relationship now leads here.
    private func inverseGained(_ other: NSManagedObject, _ inverse: NSRelationshipDescription) {
        guard let index = layout.index(of: inverse.name) else { return }
        willChangeValue(forKey: inverse.name)
        if inverse.isToMany {
            toMany(index, inverse).append(other)
        } else {
            let before = toOne(index)
            values.cells[index] = .object(other)
            if let before, before !== other, let back = inverse.inverseRelationship { before.forget(self, back) }
        }
        didChangeValue(forKey: inverse.name)
    }

    private func inverseLost(_ other: NSManagedObject, _ inverse: NSRelationshipDescription) {
        forget(other, inverse)
    }

    /// Takes `other` out of a relationship without touching the inverse.
    func forget(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let index = layout.indexes[relationship.name] else { return }
        fireFault()
        if relationship.isToMany {
            guard toMany(index, relationship).contains(other) else { return }
            willChangeValue(forKey: relationship.name)
            toMany(index, relationship).remove(other)
            didChangeValue(forKey: relationship.name)
        } else if toOne(index) === other {
            willChangeValue(forKey: relationship.name)
            values[index] = nil
            didChangeValue(forKey: relationship.name)
        }
    }

    /// Changes the members of a to-many relationship, announced once.
    func changeMembers(_ key: String, _ change: (Int, NSRelationshipDescription) -> Void) {
        let index = index(key, "mutableSetValueForKey:")
        guard let relationship = layout.slots[index].relationship, relationship.isToMany else {
            NSException.raise(
                .invalidArgumentException,
                "NSManagedObjects of entity '\(entity.name ?? "")' do not support -mutableSetValueForKey: for the "
                    + "property '\(key)'")
        }
        willChangeValue(forKey: key)
        change(index, relationship)
        didChangeValue(forKey: key)
    }
}
