// SPDX-License-Identifier: MIT
import FoundationCompat

import enum ObjectiveC.KeyValueCoding

/// Key-value coding by the entity's properties; accessors that a class writes itself come first.
extension NSManagedObject {
    func codedValue(_ key: String) -> Any? {
        guard let index = layout.index(of: key) else { return unmodeledValue(key) }
        if let entry = KeyValueCoding.getter(key, of: self), !entry.isManaged {
            return KeyValueCoding.boxed(entry.call(self, []))
        }
        return modeledValue(index, key)
    }

    private func unmodeledValue(_ key: String) -> Any? {
        switch key {
        case "objectID": return objectID
        case "entity": return entity
        case "self": return self
        case "managedObjectContext": return managedObjectContext
        case "isDeleted", "deleted": return NSNumber(value: isDeleted)
        case "isInserted", "inserted": return NSNumber(value: isInserted)
        case "isUpdated", "updated": return NSNumber(value: isUpdated)
        case "hasChanges": return NSNumber(value: hasChanges)
        case "isFault", "fault": return NSNumber(value: isFault)
        default: return super.value(forKey: key)
        }
    }

    /// What the getter of a modelled property does.
    func modeledValue(_ index: Int, _ key: String) -> Any? {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return exposed(index)
    }

    func setCodedValue(_ value: Any?, _ key: String) {
        let value = value is NSNull ? nil : value
        if let entry = KeyValueCoding.setter(key, of: self), !entry.isManaged {
            // Custom accessors announce changes themselves.
            _ = entry.call(self, [value])
            return
        }
        guard let index = layout.index(of: key) else { return super.setValue(value, forKey: key) }
        setModeledValue(value, index, key)
    }

    /// What the setter of a modelled property does.
    func setModeledValue(_ value: Any?, _ index: Int, _ key: String) {
        guard layout.slots[index].relationship != nil else { return setCell(checked(value, index), index, key) }
        let value = checked(value, index).any
        willChangeValue(forKey: key)
        relate(value, index)
        didChangeValue(forKey: key)
    }

    /// Sets an attribute to a value in canonical form.
    func setCell(_ cell: PropertyValue, _ index: Int, _ key: String) {
        willChangeValue(forKey: key)
        values.cells[index] = cell
        didChangeValue(forKey: key)
    }

    /// The value in canonical form; raises when it does not have the property's type.
    func checked(_ value: Any?, _ index: Int) -> PropertyValue {
        guard let value, !(value is NSNull) else { return .none }
        switch layout.slots[index] {
        case .attribute(let attribute):
            if let canonical = PropertyValue(value, attribute.attributeType) { return canonical }
            raiseUnacceptable(
                value, "attribute", attribute.name, attribute.attributeValueClassName ?? "NSObject")
        case .relationship(let relationship):
            return PropertyValue(relationship.isToMany ? value : checkedDestination(value, relationship))
        case .fetched, .other: return PropertyValue(value)
        }
    }

    func checkedDestination(_ value: Any, _ relationship: NSRelationshipDescription) -> NSManagedObject {
        guard let object = value as? NSManagedObject,
            relationship.destinationEntity.map({ object.entityDescription.isKindOf(entity: $0) }) ?? true
        else {
            raiseUnacceptable(
                value, "to-one relationship", relationship.name,
                relationship.destinationEntity?.managedObjectClassName ?? "NSManagedObject")
        }
        if registry !== object.registry, let mine = context, let theirs = object.context, mine !== theirs {
            NSException.raise(
                .invalidArgumentException,
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different "
                    + "contexts (source = \(text) , destination = \(object.text))")
        }
        return object
    }

    func raiseUnacceptable(_ value: Any, _ kind: String, _ name: String, _ desired: String) -> Never {
        NSException.raise(
            .invalidArgumentException,
            "Unacceptable type of value for \(kind): property = \"\(name)\"; desired type = \(desired); given type = "
                + "\(foundationName(of: value)); value = \(value).")
    }

    private func foundationName(of value: Any) -> String {
        switch value {
        case is String: "NSString"
        case is NSNumber: "NSNumber"
        case is Date: "NSDate"
        case is Data: "NSData"
        default: __NSStringFromClass(type(of: value as AnyObject))
        }
    }

    func raiseUndefined(_ method: String, _ key: String) -> Never {
        NSException.raise(
            .undefinedKeyException,
            "[<\(__NSStringFromClass(type(of: self))) \(addressText(self))> \(method)]: the entity "
                + "\(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }

    // MARK: primitives

    func index(_ key: String, _ method: String) -> Int {
        if let index = layout.indexes[key] { return index }
        raiseUndefined(method, key)
    }

    /// The value without firing the object's fault or telling anybody.
    func primitive(_ index: Int) -> Any? {
        // A fault has nothing to give; Core Data's own primitive reads fetch the relationship but not the object.
        exposed(index)
    }

    func setPrimitive(_ value: Any?, _ index: Int) {
        let value = checked(value, index)
        if state.isFault { fireFault() }
        switch layout.slots[index] {
        case .relationship(let relationship) where relationship.isToMany:
            values[index] = ToMany(Self.objects(in: value.any), isOrdered: relationship.isOrdered)
        default: values.cells[index] = value
        }
        // Primitive changes are saved, without being announced.
        if context != nil, committed != nil || state.isInserted { noteTouched(index) }
    }

    /// What key-value coding hands out for the value at an index.
    func exposed(_ index: Int) -> Any? {
        switch layout.slots[index] {
        case .attribute, .other: return values[index]
        case .relationship(let relationship):
            if relationship.isToMany { return toMany(index, relationship).collection }
            return toOne(index)
        case .fetched(let property): return fetchedValue(index, property)
        }
    }

    private func fetchedValue(_ index: Int, _ property: NSFetchedPropertyDescription) -> Any? {
        if let known = values[index] { return known }
        guard let context, let template = property.fetchRequest,
            let request = template.copy() as? NSFetchRequest<NSFetchRequestResult>
        else { return [NSManagedObject]() }
        let variables: [String: Any] = ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]
        request.predicate = request.predicate?.withSubstitutionVariables(variables)
        let found = context.fetchObjects(request)
        values[index] = found
        return found
    }

    /// The objects in any collection that relationships are set to.
    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }
        case let array as [Any]: return array.compactMap { $0 as? NSManagedObject }
        case let set as Set<AnyHashable>: return set.compactMap { $0.base as? NSManagedObject }
        case let array as NSArray: return array.compactMap { $0 as? NSManagedObject }
        default: return []
        }
    }
}
