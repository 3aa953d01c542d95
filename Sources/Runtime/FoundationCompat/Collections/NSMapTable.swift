// SPDX-License-Identifier: MIT
public import Foundation

/// A dictionary of objects that can hold keys or values weakly; a pair is gone when either is.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: __ObjCObject, NSCopying {
    private struct Pair {
        let key: CollectionReference
        let value: CollectionReference
    }

    private var pairs: [CollectionKey: Pair] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// A weakly held key cannot be found by equality: the key inside the dictionary must not retain it.
    private func key(_ object: KeyType) -> CollectionKey {
        CollectionKey(object, byPointer: keyOptions.isWeak || keyOptions.comparesPointers)
    }

    private var live: [(KeyType, ObjectType)] {
        pairs.values.compactMap { pair in
            guard let key = pair.key.object as? KeyType, let value = pair.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey, let pair = pairs[key(aKey)], pair.key.object != nil else { return nil }
        return pair.value.object as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        if pairs.count & 63 == 63 {
            pairs = pairs.filter { $0.value.key.object != nil && $0.value.value.object != nil }
        }
        pairs[key(aKey)] = anObject.map {
            Pair(
                key: CollectionReference(aKey, weak: keyOptions.isWeak),
                value: CollectionReference($0, weak: valueOptions.isWeak))
        }
    }

    open func removeObject(forKey aKey: KeyType?) { if let aKey { pairs[key(aKey)] = nil } }
    open func removeAllObjects() { pairs = [:] }

    open var count: Int { live.count }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.0)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.1)).objectEnumerator() }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for (key, value) in live { if let key = key as? AnyHashable { result[key] = value } }
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
        for (key, value) in live { copy.setObject(value, forKey: key) }
        return copy
    }
}
