// SPDX-License-Identifier: MIT
import Foundation

/// Key-value coding as documented in "Key-Value Coding Programming Guide": accessors by name, key paths, collection
/// operators. Works on every object; our `NSObject` lets apps override the single steps.
package enum KeyValueCoding {
    /// Looks for `key`, `isKey` and `getKey`, in this order; nil: the class registers none of them.
    package static func getter(_ key: String, of object: AnyObject) -> __ObjCEntry? {
        let cls: AnyClass = type(of: object)
        if let entry = objcLookup(cls, Selector(key)) { return entry }
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        return objcLookup(cls, Selector("is" + capital)) ?? objcLookup(cls, Selector("get" + capital))
    }

    /// Looks for `setKey:` and, where the key or the property begins with `is`, for the other form; nil: neither is
    /// there.
    package static func setter(_ key: String, of object: AnyObject) -> __ObjCEntry? {
        let cls: AnyClass = type(of: object)
        if let entry = objcLookup(cls, .setter(of: key)) { return entry }
        // A Swift property `isHidden` is set by `setHidden:` or, as its Swift name, by `setIsHidden:`.
        guard key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true else {
            return objcLookup(cls, .setter(of: "is" + key.prefix(1).uppercased() + key.dropFirst()))
        }
        return objcLookup(cls, Selector("set" + key.dropFirst(2) + ":"))
    }

    /// Whether setting the key does not raise, as far as the class tells.
    package static func canSet(_ key: String, of object: AnyObject) -> Bool {
        setter(key, of: object) != nil
            || objcLookup(type(of: object), Selector("setValue:forUndefinedKey:")) != nil
            || objcLookup(type(of: object), Selector("setValue:forKey:")) != nil
    }

    static func raiseUndefined(_ method: String, _ key: String, _ object: AnyObject) -> Never {
        NSException.raise(
            .undefinedKeyException,
            "[\(objectText(object)) \(method)]: this class is not key value coding-compliant for the key \(key).")
    }

    // MARK: any object

    /// One step, without a path. Arrays and sets give their elements' values, with `NSNull` for nil (sets: without it).
    /// Raises `NSUnknownKeyException` through `valueForUndefinedKey:` where the object has no such key.
    package static func value(of object: Any, key: String) -> Any? {
        switch object {
        case let object as NSObject: return object.value(forKey: key)
        case let dictionary as NSDictionary:
            return key.hasPrefix("@") ? collection(dictionary.allValues, operator: key, rest: nil) : dictionary[key]
        case let defaults as UserDefaults: return boxed(defaults.object(forKey: key))
        case let array as NSArray: return array.map { value(of: $0, key: key) ?? NSNull() }
        case let set as NSSet: return NSSet(array: set.allObjects.compactMap { value(of: $0, key: key) })
        case let set as NSOrderedSet: return NSOrderedSet(array: set.array.map { value(of: $0, key: key) ?? NSNull() })
        case is NSNull: return nil
        case let string as NSString where key == "length": return string.length
        default:
            let object = object as AnyObject
            if let entry = getter(key, of: object) { return boxed(entry.call(object, [])) }
            if let value = foundationValue(object, key) { return value }
            if key == "self" { return object }
            raiseUndefined("valueForUndefinedKey:", key, object)
        }
    }

    /// One step, without a path. For a collection each element gets the value; nil takes the key out of a dictionary.
    /// Raises `NSUnknownKeyException` where the object has no setter.
    package static func setValue(_ value: Any?, of object: Any, key: String) {
        switch object {
        case let object as NSObject: object.setValue(value, forKey: key)
        case let dictionary as NSMutableDictionary:
            if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
        case let defaults as UserDefaults: defaults.set(value, forKey: key)
        case let array as NSArray: for element in array { setValue(value, of: element, key: key) }
        case let set as NSSet: for element in set { setValue(value, of: element, key: key) }
        default:
            let object = object as AnyObject
            guard let entry = setter(key, of: object) else { raiseUndefined("setValue:forUndefinedKey:", key, object) }
            _ = entry.call(object, [value])
        }
    }

    /// Follows keys and collection operators (`items.@sum.price`); nil as soon as a step is nil. Raises for unknown
    /// keys.
    package static func value(of object: Any, keyPath: String) -> Any? {
        let (key, rest) = split(keyPath)
        if key.hasPrefix("@"), let elements = elements(of: object) {
            return collection(elements, operator: key, rest: rest)
        }
        guard let rest else { return key == "self" ? object : value(of: object, key: key) }
        if let elements = elements(of: object), !(object is NSDictionary) {
            // A to-many step before an operator (`items.@sum.price`) or a deeper path.
            if rest.hasPrefix("@") { return value(of: elements.compactMap { value(of: $0, key: key) }, keyPath: rest) }
            let mapped = elements.map { value(of: $0, keyPath: keyPath) ?? NSNull() }
            return object is NSSet || object is Set<AnyHashable> ? NSSet(array: mapped) : mapped
        }
        guard let next = key == "self" ? object : value(of: object, key: key) else { return nil }
        return (next as? NSObject)?.value(forKeyPath: rest) ?? value(of: next, keyPath: rest)
    }

    /// Sets the last key of the object that the path before it leads to; does nothing where that is nil.
    package static func setValue(_ value: Any?, of object: Any, keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, of: object, key: keyPath) }
        guard let owner = self.value(of: object, keyPath: String(keyPath[..<dot])) else { return }
        setValue(value, of: owner, key: String(keyPath[keyPath.index(after: dot)...]))
    }

    private static func split(_ keyPath: String) -> (key: String, rest: String?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    private static func elements(of object: Any) -> [Any]? {
        switch object {
        case let array as [Any]: return array
        case let array as NSArray: return array.map { $0 }
        case let set as NSSet: return set.allObjects
        case let set as NSOrderedSet: return set.array
        case let set as Set<AnyHashable>: return Array(set)
        default: return nil
        }
    }

    // MARK: collection operators

    private static func collection(_ elements: [Any], operator name: String, rest: String?) -> Any? {
        func values() -> [Any] {
            guard let rest, rest != "self" else { return elements }
            return elements.compactMap { value(of: $0, keyPath: rest) }.filter { !($0 is NSNull) }
        }
        func numbers() -> [Double] { values().compactMap { ($0 as? NSNumber)?.doubleValue } }
        func sum() -> NSNumber {
            let all = values().compactMap { $0 as? NSNumber }
            let decimals = all.map { $0 as? NSDecimalNumber ?? NSDecimalNumber(decimal: $0.decimalValue) }
            return decimals.reduce(NSDecimalNumber.zero) { $0.adding($1) }
        }
        switch name {
        case "@count": return elements.count
        case "@sum": return sum()
        case "@avg":
            let all = numbers()
            return all.isEmpty ? 0 as NSNumber : NSNumber(value: all.reduce(0, +) / Double(all.count))
        case "@max": return values().max { compare($0, $1) == .orderedAscending }
        case "@min": return values().min { compare($0, $1) == .orderedAscending }
        case "@unionOfObjects": return values()
        case "@distinctUnionOfObjects": return distinct(values())
        case "@unionOfArrays": return values().flatMap { self.elements(of: $0) ?? [] }
        case "@distinctUnionOfArrays", "@distinctUnionOfSets":
            let all = distinct(values().flatMap { self.elements(of: $0) ?? [] })
            return name.hasSuffix("Sets") ? NSSet(array: all) : all
        case "@firstObject":
            return rest.flatMap { rest in elements.first.flatMap { value(of: $0, keyPath: rest) } }
                ?? elements.first
        case "@lastObject":
            return rest.flatMap { rest in elements.last.flatMap { value(of: $0, keyPath: rest) } }
                ?? elements.last
        default:
            NSException.raise(
                .invalidArgumentException,
                "[<NSArray> valueForKeyPath:]: this class does not implement the \(name.dropFirst()) operation.")
        }
    }

    /// Without repetitions, in order.
    private static func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    }

    /// Numbers come out of key-value coding as objects, so that they cast to any number type.
    package static func boxed(_ value: Any?) -> Any? {
        switch value {
        case let number as CGFloat: return NSNumber(value: Double(number))
        case let number as Double: return NSNumber(value: number)
        case let number as Float: return NSNumber(value: number)
        case let flag as Bool: return NSNumber(value: flag)
        case let number as Int: return NSNumber(value: number)
        case let number as any FixedWidthInteger: return number as? NSNumber ?? value
        case let choice as any RawRepresentable:
            // Enumerations and option sets are their number there.
            return (choice.rawValue as? any FixedWidthInteger).flatMap { boxed($0) } ?? value
        default: return value
        }
    }

    /// The order of two values of one kind: numbers, strings, dates; anything else counts as the same.
    package static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
        switch (left, right) {
        case (let left as String, let right as String): return (left as NSString).compare(right)
        case (let left as NSNumber, let right as NSNumber): return left.compare(right)
        case (let left as Date, let right as Date): return left.compare(right)
        default:
            let object = left as AnyObject
            let compared = objcSendIfResponds(object, "compare:", [right])
            let value: Int? = compared.flatMap { objcConvert($0) }
            return value.flatMap(ComparisonResult.init(rawValue:)) ?? .orderedSame
        }
    }

    /// Properties of Foundation's own classes, which have no tables.
    private static func foundationValue(_ object: AnyObject, _ key: String) -> Any? {
        switch (object, key) {
        case (let string as NSString, "lowercaseString"), (let string as NSString, "lowercased"):
            return string.lowercased
        case (let string as NSString, "uppercaseString"), (let string as NSString, "uppercased"):
            return string.uppercased
        case (let string as NSString, "integerValue"), (let string as NSString, "intValue"): return string.integerValue
        case (let string as NSString, "doubleValue"): return string.doubleValue
        case (let string as NSString, "floatValue"): return string.floatValue
        case (let string as NSString, "boolValue"): return string.boolValue
        case (let number as NSNumber, "stringValue"): return number.stringValue
        case (let number as NSNumber, "intValue"), (let number as NSNumber, "integerValue"): return number.intValue
        case (let number as NSNumber, "doubleValue"): return number.doubleValue
        case (let number as NSNumber, "floatValue"): return number.floatValue
        case (let number as NSNumber, "boolValue"): return number.boolValue
        case (let url as NSURL, "absoluteString"): return url.absoluteString
        case (let url as NSURL, "path"): return url.path
        case (let url as NSURL, "lastPathComponent"): return url.lastPathComponent
        case (let object as Foundation.NSObject, "description"): return object.description
        case (let object as Foundation.NSObject, "hash"): return object.hash
        default: return mirrored(object, key)
        }
    }

    /// A stored property of a class without a table, as the bridged value of plain Swift types in `NSArray`s and the
    /// like: reading works, writing does not.
    private static func mirrored(_ object: AnyObject, _ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return __objcResult(child.value) }
            mirror = current.superclassMirror
        }
        return nil
    }
}
