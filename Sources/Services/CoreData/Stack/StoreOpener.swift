// SPDX-License-Identifier: MIT
import FoundationCompat

/// Adds one store to a coordinator: makes it when there is none, migrates it when it may.
struct StoreOpener {
    private let coordinator: NSPersistentStoreCoordinator
    private let type: String
    private let configuration: String?
    private let url: URL?
    private let options: [AnyHashable: Any]

    init(
        _ coordinator: NSPersistentStoreCoordinator, _ type: String, _ configuration: String?, _ url: URL?,
        _ options: [AnyHashable: Any]?
    ) {
        self.coordinator = coordinator
        self.type = type
        self.configuration = configuration
        self.url = url
        self.options = options ?? [:]
    }

    private var model: NSManagedObjectModel { coordinator.managedObjectModel }

    func open() throws -> NSPersistentStore {
        try check()
        if let cls = StoreClasses.find(type) {
            return try ClassStoreOpener(coordinator: coordinator, cls: cls, type: type)
                .open(configuration: configuration, at: url, options: options)
        }
        if let url, isOnDisk, FileManager.default.fileExists(atPath: url.path), !isEmpty(url) {
            try makeCompatible(url)
        }
        let store = NSPersistentStore(type, configuration: configuration, url: url, options: options, coordinator)
        store.core = try core(store)
        store.identifier = store.core.metadata[NSStoreUUIDKey] as? String ?? UUID().uuidString
        coordinator.take(store)
        return store
    }

    /// In memory, or at SQLite's null device.
    private var isOnDisk: Bool { type != NSInMemoryStoreType && url?.path != "/dev/null" }

    private func isEmpty(_ url: URL) -> Bool {
        var info = stat()
        return stat(url.path, &info) == 0 && info.st_size == 0
    }

    private func check() throws {
        let isOfClass = StoreClasses.find(type) != nil
        guard isOfClass || [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].contains(type) else {
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError, [NSLocalizedDescriptionKey: "Unsupported store type \(type)"])
        }
        if let configuration, model.entities(forConfigurationName: configuration) == nil {
            NSException.raise(
                .invalidArgumentException, "Unable to find the configuration '\(configuration)' in the specified model")
        }
        guard type != NSInMemoryStoreType else { return }
        guard let url else {
            if isOfClass { return }
            NSException.raise(.invalidArgumentException, "A URL is required for a store of type \(type)")
        }
        guard let present = coordinator.persistentStore(for: url), url.path != "/dev/null" else { return }
        throw CoreDataError.make(
            NSPersistentStoreOperationError,
            reason: "Can't add the same store twice", [NSAffectedStoresErrorKey: [present]])
    }

    private func core(_ store: NSPersistentStore) throws -> any StoreCore {
        let fresh = StoreMetadata.new(type, model, configuration)
        switch type {
        case NSInMemoryStoreType:
            return try MemoryStore(store, model, file: nil, metadata: fresh, isReadOnly: false)
        case NSBinaryStoreType:
            return try MemoryStore(store, model, file: url, metadata: fresh, isReadOnly: store.isReadOnly)
        default:
            if let url, isOnDisk { try makeFolder(of: url, store) }
            return try SQLiteStore(store, model, isOnDisk ? url : nil, fresh)
        }
    }

    /// Core Data makes no folders; a missing one is an error.
    private func makeFolder(of url: URL, _ store: NSPersistentStore) throws {
        let folder = url.deletingLastPathComponent()
        guard !FileManager.default.fileExists(atPath: folder.path), !store.isReadOnly else { return }
        throw CocoaError(
            .fileNoSuchFile,
            userInfo: [
                NSFilePathErrorKey: url.path,
                NSLocalizedDescriptionKey: "The file “\(url.lastPathComponent)” couldn’t be opened.",
            ])
    }

    // MARK: versions

    private func flag(_ key: String) -> Bool {
        (options[key] as? NSNumber)?.boolValue ?? options[key] as? Bool ?? false
    }

    private func makeCompatible(_ url: URL) throws {
        let metadata = try adopted(url, try StoreFiles.metadata(type, url))
        if let found = metadata[NSStoreTypeKey] as? String, found != type {
            throw CoreDataError.make(
                NSPersistentStoreTypeMismatchError,
                [NSLocalizedDescriptionKey: "The persistent store is of type \(found), not \(type)."])
        }
        guard !model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata),
            !flag(NSIgnorePersistentStoreVersioningOption)
        else { return }
        if let manager = options[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager {
            return try StagedMigration(
                manager: manager, url: url, type: type, destination: model, configuration: configuration
            ).run()
        }
        guard flag(NSMigratePersistentStoresAutomaticallyOption) else { throw incompatible(metadata) }
        try AutomaticMigration(
            url: url, type: type, metadata: metadata, destination: model, configuration: configuration,
            infers: flag(NSInferMappingModelAutomaticallyOption)
        ).run()
    }

    /// A store that iOS has made, as apps ship them: its version hashes mean nothing here, so that the entities' names
    /// and columns decide whether it is of this model.
    private func adopted(_ url: URL, _ metadata: [String: Any]) throws -> [String: Any] {
        guard type == NSSQLiteStoreType, metadata[StoreMetadata.ownHashes] == nil,
            !flag(NSReadOnlyPersistentStoreOption)
        else { return metadata }
        let database = try SQLiteDatabase(url, isReadOnly: false)
        defer { database.close() }
        let schema = SQLiteSchema(model)
        guard try SQLiteStore.numbers(database).keys.sorted() == schema.numbers.keys.sorted() else { return metadata }
        for table in schema.tables.values {
            let present = try database.columns(of: table.name)
            let needed = table.columns.map(\.name).filter { !$0.hasPrefix("Z_FOK_") }
            guard needed.allSatisfy(present.contains) else { return metadata }
        }
        var fresh = metadata
        StoreMetadata.update(&fresh, model, configuration)
        try SQLiteMetadata.write(fresh, to: database)
        return fresh
    }

    private func incompatible(_ metadata: [String: Any]) -> NSError {
        CoreDataError.make(
            NSPersistentStoreIncompatibleVersionHashError,
            reason: "The model used to open the store is incompatible with the one used to create the store",
            [
                NSLocalizedDescriptionKey:
                    "The managed object model version used to open the persistent store is incompatible with the one "
                    + "that was used to create the persistent store.",
                "metadata": metadata,
            ])
    }
}
