// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Stores moved, replaced and destroyed as a whole.
extension NSPersistentStoreCoordinator {
    /// Copies the store's objects to a new place or type; the coordinator then has the new store in its place.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        try locked {
            let new = try addPersistentStore(
                ofType: storeType,
                configurationName: store.configurationName == NSPersistentStore.defaultConfiguration
                    ? nil : store.configurationName, at: storeURL, options: options)
            new.metadata = store.metadata.merging([NSStoreTypeKey: storeType]) { $1 }
            new.identifier = store.identifier
            try StoreCopy(from: store, to: new, managedObjectModel).run()
            persistentStores.removeAll { $0 === store }
            rows.removeAll()
            store.core.close()
            return new
        }
    }

    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }

    /// Deletes the store's files.
    public func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws
    {
        try locked {
            if let store = persistentStore(for: url) { try remove(store) }
            try StoreFiles.remove(url)
        }
    }

    public func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options) }

    /// Puts a copy of another store's files in place of a store's.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try locked {
            if let store = persistentStore(for: destinationURL) { try remove(store) }
            try StoreFiles.copy(sourceURL, to: destinationURL, storeType)
        }
    }

    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: storeType.rawValue)
    }
}

/// All rows of one store into another, with their numbers.
private struct StoreCopy {
    private let source: NSPersistentStore
    private let destination: NSPersistentStore
    private let model: NSManagedObjectModel

    init(from source: NSPersistentStore, to destination: NSPersistentStore, _ model: NSManagedObjectModel) {
        self.source = source
        self.destination = destination
        self.model = model
    }

    func run() throws {
        var write = StoreWrite()
        for root in model.entities where root.superentity == nil {
            var last: Int64 = 0
            for row in try source.core.fetch(FetchPlan(entity: root)) {
                guard let snapshot = row.snapshot, let number = row.id.row else { continue }
                last = max(last, number)
                var values = PropertyValues(snapshot.values.map { ($0 as? NSManagedObjectID).map(moved) ?? $0 })
                for index in row.id.entity.layout.toManys {
                    guard let relationship = row.id.entity.layout.slots[index].relationship else { continue }
                    values[index] = try source.core.related(row.id, relationship).map(moved)
                }
                write.inserts.append(
                    StoredObject(
                        id: moved(row.id), values: values, changed: Array(values.indices), version: snapshot.version))
            }
            if last > 0 { _ = try destination.core.reserveRows(root, Int(last)) }
        }
        try destination.core.write(write)
    }

    private func moved(_ id: NSManagedObjectID) -> NSManagedObjectID {
        NSManagedObjectID(entity: id.entity, store: destination, row: id.row ?? 0)
    }
}
