// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSManagedObjectContext {
    /// Checks in debug builds that every object exists once, that an object is inserted, updated or deleted as it says
    /// itself, and that both ends of a relationship that are in memory agree.
    ///
    /// For tests, on the context's queue, after changes have been processed. Fires no fault.
    package func checkInvariants() {
        #if DEBUG
            for object in registry.objects {
                precondition(object.context === self, "\(object.identifier) is registered with another context")
                precondition(registry[object.identifier] === object, "\(object.identifier) leads to another object")
                checkState(of: object)
                if !object.state.isFault, !object.state.isDeleted { checkRelationships(of: object) }
            }
            for object in changes.inserted.objects {
                precondition(!changes.updated.contains(object), "\(object.identifier) is inserted and updated")
            }
        #endif
    }

    private func checkState(of object: NSManagedObject) {
        let (state, id) = (object.state, object.identifier)
        precondition(!changes.inserted.contains(object) || state.isInserted, "\(id) does not know that it is inserted")
        precondition(
            changes.updated.contains(object) == state.isUpdated || state.isDeleted, "\(id) is not sure of updates")
        precondition(!changes.deleted.contains(object) || state.isDeleted, "\(id) does not know that it is deleted")
        precondition(!state.isFault || !state.isInserted, "\(id) is new and a fault")
        precondition(object.values.count == object.layout.slots.count, "\(id) has \(object.values.count) values")
    }

    private func checkRelationships(of object: NSManagedObject) {
        for (index, slot) in object.layout.slots.enumerated() {
            guard let inverse = slot.relationship?.inverseRelationship else { continue }
            for other in known(object.values[index]) where !other.state.isFault && !other.state.isDeleted {
                guard let back = other.layout.indexes[inverse.name], let value = other.values[back] else { continue }
                precondition(
                    known(value).contains { $0 === object } || (value as? NSManagedObjectID) == object.identifier,
                    "\(other.identifier) is in \(slot.relationship?.name ?? "") of \(object.identifier), which is not in its "
                        + inverse.name)
            }
        }
    }

    /// The objects of a relationship, as far as they have been asked for.
    private func known(_ value: Any?) -> [NSManagedObject] {
        if let many = value as? ToMany { return many.objects }
        return (value as? NSManagedObject).map { [$0] } ?? []
    }
}
