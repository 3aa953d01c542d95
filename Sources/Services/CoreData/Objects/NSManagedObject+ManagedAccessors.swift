// SPDX-License-Identifier: MIT
import FoundationCompat

/// What adapted `@NSManaged` declarations call.
extension NSManagedObject {
    public final func __managedGet<Value>(_ key: String) -> Value {
        let value: Any?
        if let index = layout.index(of: key), case .relationship(let relationship) = layout.slots[index],
            !relationship.isToMany
        {
            willAccessValue(forKey: key)
            defer { didAccessValue(forKey: key) }
            let object = toOne(index)
            if let typed = object as? Value { return typed }
            value = object
        } else if let index = layout.index(of: key) {
            value = modeledValue(index, key)
        } else if let index = primitiveIndex(key) {
            value = primitive(index)
        } else {
            value = self.value(forUndefinedKey: key)
        }
        if let value {
            if let typed = value as? Value { return typed }
            if let typed: Value = objcConvert(value) { return typed }
            if let set = value as? NSSet, let typed = bridgedSet(set, to: Value.self) { return typed }
            NSException.raise(
                .invalidArgumentException,
                "the property \(key) of \(entity.name ?? "") is a \(type(of: value)), declared is \(Value.self)")
        }
        return Self.absent(key, entity)
    }

    private func bridgedSet<Value>(_ set: NSSet, to type: Value.Type) -> Value? {
        guard let optional = type as? any OptionalCollection.Type else { return nil }
        return optional.from(set.allObjects) as? Value
    }

    /// What a property without a value gives: nil, or for types that cannot be nil what Objective-C's bridges make of it.
    private static func absent<Value>(_ key: String, _ entity: NSEntityDescription) -> Value {
        if let none: Value = objcConvert(nil) { return none }
        if let zero: Value = objcConvert(NSNumber(value: 0)) { return zero }
        let empties: [Any] = ["", Data(), Set<AnyHashable>(), [Any](), [AnyHashable: Any]()]
        for empty in empties { if let value = empty as? Value { return value } }
        NSException.raise(
            .internalInconsistencyException,
            "unexpectedly found nil in the property \(key) of \(entity.name ?? ""), which is declared as \(Value.self)")
    }

    public final func __managedSet<Value>(_ key: String, _ value: Value) {
        let plain = __objcResult(value)
        if let index = layout.index(of: key) { return setModeledValue(plain, index, key) }
        if let index = primitiveIndex(key) { return setPrimitive(plain, index) }
        setValue(plain, forUndefinedKey: key)
    }

    /// The index of the property whose primitive value a key like `primitiveName` means.
    private func primitiveIndex(_ key: String) -> Int? {
        guard key.hasPrefix("primitive"), key.count > 9 else { return nil }
        let rest = key.dropFirst(9)
        return layout.indexes[rest.prefix(1).lowercased() + rest.dropFirst()] ?? layout.indexes[String(rest)]
    }

    // MARK: methods of to-many relationships

    public final func __managedCall(_ selector: String, _ arguments: [Any?]) {
        guard let call = RelationshipCall(selector, layout) else {
            NSException.raise(
                .invalidArgumentException,
                "-[\(__NSStringFromClass(type(of: self))) \(selector)]: unrecognized selector sent to instance "
                    + addressText(self))
        }
        call.perform(on: self, arguments.map { $0.flatMap { __objcResult($0) } })
    }

    public final func __managedCall<Result>(_ selector: String, _ arguments: [Any?]) -> Result {
        if selector.hasPrefix("primitive") { return __managedGet(selector) }
        NSException.raise(
            .invalidArgumentException,
            "-[\(__NSStringFromClass(type(of: self))) \(selector)]: unrecognized selector sent to instance "
                + addressText(self))
    }
}

private protocol OptionalCollection { static func from(_ objects: [Any]) -> Any? }

extension Optional: OptionalCollection where Wrapped: OptionalCollection {
    fileprivate static func from(_ objects: [Any]) -> Any? { Wrapped.from(objects) }
}

extension Set: OptionalCollection {
    fileprivate static func from(_ objects: [Any]) -> Any? { Set(objects.compactMap { $0 as? Element }) }
}

/// A generated method of a to-many relationship, read from its selector.
private struct RelationshipCall {
    private enum Kind { case add, remove, insertOne, removeAt, insertMany, removeMany, replaceOne, replaceMany }
    private let kind: Kind
    private let key: String

    init?(_ selector: String, _ layout: EntityLayout) {
        for (kind, prefix, suffix) in Self.forms where selector.hasPrefix(prefix) && selector.hasSuffix(suffix) {
            let name = selector.dropFirst(prefix.count).dropLast(suffix.count)
            guard selector.count > prefix.count + suffix.count else { continue }
            for key in [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
            where layout.indexes[key].map({ layout.slots[$0].relationship != nil }) ?? false {
                self.kind = kind
                self.key = key
                return
            }
        }
        return nil
    }

    private static let forms: [(Kind, String, String)] = [
        (.insertOne, "insertObject:in", "AtIndex:"), (.removeAt, "removeObjectFrom", "AtIndex:"),
        (.insertMany, "insert", ":atIndexes:"), (.removeMany, "remove", "AtIndexes:"),
        (.replaceOne, "replaceObjectIn", "AtIndex:withObject:"),
        // As Swift alone names them when nobody says `@objc(...)`.
        (.insertOne, "insertInto", ":at:"), (.removeAt, "removeFrom", "At:"),
        (.add, "add", "Object:"), (.remove, "remove", "Object:"), (.add, "addTo", ":"), (.remove, "removeFrom", ":"),
        (.add, "add", ":"), (.remove, "remove", ":"), (.replaceMany, "replace", "AtIndexes:with:"),
    ]

    func perform(on object: NSManagedObject, _ arguments: [Any?]) {
        let first = arguments.first ?? nil
        let second = arguments.count > 1 ? arguments[1] : nil
        switch kind {
        case .add: members(first).forEach { member in object.changeMembers(key) { object.attach(member, $0, $1) } }
        case .remove: members(first).forEach { member in object.changeMembers(key) { object.detach(member, $0, $1) } }
        case .insertOne, .removeAt, .insertMany, .removeMany, .replaceOne, .replaceMany:
            edit(object.mutableOrderedSetValue(forKey: key), first, second)
        }
    }

    private func edit(_ set: NSMutableOrderedSet, _ first: Any?, _ second: Any?) {
        switch kind {
        case .insertOne: if let index = number(second), let first { set.insert(first, at: index) }
        case .removeAt: if let index = number(first) { set.removeObject(at: index) }
        case .insertMany:
            for (member, index) in zip(members(first), indexes(second)) { set.insert(member, at: index) }
        case .removeMany: for index in indexes(first).reversed() { set.removeObject(at: index) }
        case .replaceOne: if let index = number(first), let second { set.replaceObject(at: index, with: second) }
        case .replaceMany:
            for (index, member) in zip(indexes(first), members(second)) { set.replaceObject(at: index, with: member) }
        case .add, .remove: break
        }
    }

    private func members(_ value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        return NSManagedObject.objects(in: value)
    }

    private func number(_ value: Any?) -> Int? { (value as? NSNumber)?.intValue ?? value as? Int }

    private func indexes(_ value: Any?) -> [Int] {
        if let set = value as? IndexSet { return Array(set) }
        if let set = value as? NSIndexSet { return Array(set as IndexSet) }
        return []
    }
}
