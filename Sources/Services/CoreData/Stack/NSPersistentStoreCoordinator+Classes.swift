// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Classes of stores: Core Data's own and those of apps.
extension NSPersistentStoreCoordinator {
    /// The classes by the types of stores, as `NSValue`s of the classes' addresses.
    public class var registeredStoreTypes: [String: NSValue] {
        let own = [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].map { ($0, NSPersistentStore.self) }
        let all = StoreClasses.all.merging(own) { $1 }
        return all.mapValues { cls in
            var address = UInt(bitPattern: ObjectIdentifier(cls))
            return NSValue(bytes: &address, objCType: "Q")
        }
    }

    /// Stores of this type are objects of the class from now on: a subclass of `NSIncrementalStore` or `NSAtomicStore`.
    /// - Parameter storeClass: nil: the type is unknown again.
    public class func registerStoreClass(_ storeClass: AnyClass?, forStoreType storeType: String) {
        StoreClasses.register(storeClass, for: storeType)
    }

    public class func registerStoreClass(_ storeClass: AnyClass, type: NSPersistentStore.StoreType) {
        StoreClasses.register(storeClass, for: type.rawValue)
    }

    static func storeMetadata(type: String, at url: URL) throws -> [String: Any] {
        if let cls = StoreClasses.find(type) { return try cls.metadataForPersistentStore(with: url) }
        return try StoreFiles.metadata(type, url)
    }

    static func setStoreMetadata(_ metadata: [String: Any]?, type: String, at url: URL) throws {
        if let cls = StoreClasses.find(type) { return try cls.setMetadata(metadata, forPersistentStoreAt: url) }
        try StoreFiles.setMetadata(metadata ?? [:], type, url)
    }

    /// The IDs that stores of apps' classes give their new objects; the other objects are not in it.
    func namedByStores(_ objects: [NSManagedObject]) throws -> [ObjectIdentifier: NSManagedObjectID] {
        guard persistentStores.contains(where: { $0.references != nil }) else { return [:] }
        var named: [ObjectIdentifier: NSManagedObjectID] = [:]
        var asked: [(store: NSIncrementalStore, objects: [NSManagedObject])] = []
        for object in objects where object.identifier.isTemporaryID {
            switch try store(for: object.entityDescription, object.identifier.persistentStore) {
            case let store as NSIncrementalStore:
                let place = asked.firstIndex { $0.store === store }
                if let place { asked[place].objects.append(object) } else { asked.append((store, [object])) }
            case let store as NSAtomicStore:
                named[ObjectIdentifier(object)] = store.objectID(
                    for: object.entityDescription, withReferenceObject: store.newReferenceObject(for: object))
            default: continue
            }
        }
        for (store, objects) in asked {
            let ids = try store.obtainPermanentIDs(for: objects)
            for (object, id) in zip(objects, ids) { named[ObjectIdentifier(object)] = id }
        }
        return named
    }

    /// The one store a plan asks, where it answers requests itself.
    func incrementalStore(for plan: FetchPlan) -> NSIncrementalStore? {
        let stores = persistentStores.filter { $0.keeps(plan.entity, managedObjectModel) }
        return stores.count == 1 ? stores[0] as? NSIncrementalStore : nil
    }
}
