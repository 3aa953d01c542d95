// SPDX-License-Identifier: MIT
import FoundationCompat

/// Opens a store of a class that the app has registered.
struct ClassStoreOpener {
    let coordinator: NSPersistentStoreCoordinator
    let cls: NSPersistentStore.Type
    let type: String

    func open(configuration: String?, at url: URL?, options: [AnyHashable: Any]) throws -> NSPersistentStore {
        let store = StoreClasses.make(
            cls, for: coordinator, configuration: configuration, at: url, options: options)
        store.open(as: type)
        store.persistentStoreCoordinator = coordinator
        switch store {
        case let store as NSIncrementalStore:
            try store.loadMetadata()
            let name = (cls as? NSIncrementalStore.Type)?.identifierForNewStore
            try settle(store, configuration: configuration, name: name)
            store.core = IncrementalCore(store)
        case let store as NSAtomicStore:
            // IDs of what is loaded carry the identifier.
            store.identifier = store.declaredMetadata[NSStoreUUIDKey] as? String ?? UUID().uuidString
            if let url, FileManager.default.fileExists(atPath: url.path) { try store.load() }
            try settle(store, configuration: configuration, name: nil)
            store.core = AtomicCore(store)
        default: break
        }
        coordinator.take(store)
        return store
    }

    /// The store is one of the coordinator's model, and has an identifier.
    private func settle(_ store: NSPersistentStore, configuration: String?, name: ((URL) -> Any)?) throws {
        var metadata = store.metadata ?? [:]
        if metadata[NSStoreModelVersionHashesKey] != nil,
            !coordinator.managedObjectModel.isConfiguration(
                withName: configuration, compatibleWithStoreMetadata: metadata)
        {
            throw CoreDataError.make(
                NSPersistentStoreIncompatibleVersionHashError,
                reason: "The model used to open the store is incompatible with the one used to create the store",
                ["metadata": metadata])
        }
        let made = name.flatMap { name in store.url.map { "\(name($0))" } }
        let identifier = metadata[NSStoreUUIDKey] as? String ?? store.identifier ?? made ?? UUID().uuidString
        metadata[NSStoreUUIDKey] = identifier
        metadata[NSStoreTypeKey] = metadata[NSStoreTypeKey] ?? type
        StoreMetadata.update(&metadata, coordinator.managedObjectModel, configuration)
        store.metadata = metadata
        store.identifier = identifier
    }
}
