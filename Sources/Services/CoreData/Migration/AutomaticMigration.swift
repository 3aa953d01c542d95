// SPDX-License-Identifier: MIT
import FoundationCompat

/// Migration of a store that is being opened: into a new file, which then takes the old one's place.
struct AutomaticMigration {
    let url: URL
    let type: String
    let metadata: [String: Any]
    let destination: NSManagedObjectModel
    let configuration: String?
    let infers: Bool

    func run() throws {
        let source = try sourceModel()
        let mapping = try mapping(from: source)
        let new = StoreFiles.draft(beside: url)
        try StoreFiles.remove(new)
        let manager = NSMigrationManager(sourceModel: source, destinationModel: destination)
        do {
            try manager.migrateStore(
                from: url, sourceType: type, options: nil, with: mapping, toDestinationURL: new, destinationType: type,
                destinationOptions: nil)
        } catch {
            try StoreFiles.remove(new)
            throw CoreDataError.make(
                NSMigrationError,
                [
                    NSLocalizedDescriptionKey: "An error occurred during persistent store migration.",
                    NSUnderlyingErrorKey: error, "reason": "\(error)",
                ])
        }
        try keepIdentity(new)
        try StoreFiles.put(new, inPlaceOf: url, type)
    }

    private func sourceModel() throws -> NSManagedObjectModel {
        let bundles = [Bundle.main] + Bundle.allFrameworks
        if let model = NSManagedObjectModel.mergedModel(from: bundles, forStoreMetadata: metadata) { return model }
        if type == NSSQLiteStoreType {
            let database = try SQLiteDatabase(url, isReadOnly: true)
            defer { database.close() }
            if let model = try SQLiteMetadata.model(database).flatMap(NSManagedObjectModel.init(data:)) { return model }
        }
        throw CoreDataError.make(
            NSMigrationMissingSourceModelError, reason: "Can't find model for source store",
            [NSLocalizedDescriptionKey: "Persistent store migration failed, missing source managed object model."])
    }

    private func mapping(from source: NSManagedObjectModel) throws -> NSMappingModel {
        let bundles = [Bundle.main] + Bundle.allFrameworks
        if let mapping = NSMappingModel(from: bundles, forSourceModel: source, destinationModel: destination) {
            return mapping
        }
        guard infers else {
            throw CoreDataError.make(
                NSMigrationMissingMappingModelError, reason: "Can't find mapping model for migration",
                [NSLocalizedDescriptionKey: "Persistent store migration failed, missing mapping model."])
        }
        do {
            return try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: destination)
        } catch {
            throw CoreDataError.make(
                NSMigrationMissingMappingModelError,
                reason: "Can't find or automatically infer mapping model for migration",
                [
                    NSLocalizedDescriptionKey: "Persistent store migration failed, missing mapping model.",
                    NSUnderlyingErrorKey: error,
                ])
        }
    }

    /// The store keeps its UUID, and what the app has put into its metadata.
    private func keepIdentity(_ new: URL) throws {
        var fresh = try StoreFiles.metadata(type, new)
        for (key, value) in metadata where !key.hasPrefix("NSStoreModel") { fresh[key] = value }
        try StoreFiles.setMetadata(fresh, type, new)
    }
}
