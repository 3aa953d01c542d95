// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Names one version of a model; loads it when it is asked for.
// Sendable: as models.
open class NSManagedObjectModelReference: __ObjCObject, @unchecked Sendable {
    private let load: () -> NSManagedObjectModel?
    private let place: String
    /// As Xcode writes it into compiled models. Models that were compiled here have others, so that a reference holds
    /// whatever it says.
    open private(set) var versionChecksum: String
    private var loaded: NSManagedObjectModel?

    private init(_ place: String, _ checksum: String, _ load: @escaping () -> NSManagedObjectModel?) {
        self.place = place
        self.load = load
        versionChecksum = checksum
        super.init()
    }

    public convenience init(model: NSManagedObjectModel, versionChecksum: String) {
        self.init("a model", versionChecksum) { model }
    }

    public convenience init(fileURL: URL, versionChecksum: String) {
        self.init(fileURL.path, versionChecksum) { NSManagedObjectModel(contentsOf: fileURL) }
    }

    /// - Parameters:
    ///   - modelName: of a compiled version, `Library 2`.
    ///   - bundle: nil: the app's.
    public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        self.init(modelName, versionChecksum) { ModelFile.version(modelName, in: bundle ?? .main) }
    }

    public convenience init(
        entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String
    ) {
        self.init("a model by its hashes", versionChecksum) {
            let hashes = versionHash as? [String: Data]
            return ModelFile.allVersions(in: [bundle ?? .main]).first { $0.entityVersionHashesByName == hashes }
        }
    }

    open var resolvedModel: NSManagedObjectModel {
        if let loaded { return loaded }
        guard let model = load() else {
            NSException.raise(
                .internalInconsistencyException, "NSManagedObjectModelReference could not find a model for \(place)")
        }
        loaded = model
        return model
    }
}

/// A step of a migration in stages.
// Sendable: as all of a stack.
open class NSMigrationStage: __ObjCObject, @unchecked Sendable {
    /// For logs.
    open var label: String?

    fileprivate override init() { super.init() }
}

/// Versions that follow each other without anything to do in between.
// Sendable: never changes.
open class NSLightweightMigrationStage: NSMigrationStage, @unchecked Sendable {
    open private(set) var versionChecksums: [String]

    public init(_ versionChecksums: [String]) {
        self.versionChecksums = versionChecksums
        super.init()
    }
}

/// From one version to the next, with the app's code before and after.
// Sendable: as all of a stack.
open class NSCustomMigrationStage: NSMigrationStage, @unchecked Sendable {
    public typealias Handler = (NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void

    open private(set) var currentModel: NSManagedObjectModelReference
    open private(set) var nextModel: NSManagedObjectModelReference
    /// The manager's container has the store in the current version.
    open var willMigrateHandler: Handler?
    /// The manager's container has the store in the next version.
    open var didMigrateHandler: Handler?

    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference)
    {
        self.currentModel = currentModel
        self.nextModel = nextModel
        super.init()
    }
}

/// Takes an old store through all versions between; an option of the store.
// Sendable: used by the one that opens the store.
open class NSStagedMigrationManager: __ObjCObject, @unchecked Sendable {
    open private(set) var stages: [NSMigrationStage]
    /// While a handler of a stage runs.
    open private(set) var container: NSPersistentContainer?

    public init(_ stages: [NSMigrationStage]) {
        self.stages = stages
        super.init()
    }

    /// Runs a handler with a stack on the store.
    func call(
        _ handler: NSCustomMigrationStage.Handler?, _ stage: NSCustomMigrationStage, _ model: NSManagedObjectModel,
        _ url: URL, _ type: String
    ) throws {
        guard let handler else { return }
        let name = url.deletingPathExtension().lastPathComponent
        let container = NSPersistentContainer(name: name, managedObjectModel: model)
        let store = try container.persistentStoreCoordinator.addPersistentStore(
            ofType: type, configurationName: nil, at: url, options: nil)
        self.container = container
        defer { self.container = nil }
        try handler(self, stage)
        try container.persistentStoreCoordinator.remove(store)
    }
}

public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// The stages that a store still has before it, one after another.
struct StagedMigration {
    let manager: NSStagedMigrationManager
    let url: URL
    let type: String
    let destination: NSManagedObjectModel
    let configuration: String?

    func run() throws {
        let stages = manager.stages.compactMap { $0 as? NSCustomMigrationStage }
        // Stages that end before the store's version lie behind it; one that no stage names begins with the first.
        let position = try stages.firstIndex { try fits($0.currentModel) }
        let passed = try stages.lastIndex { try fits($0.nextModel) }
        for stage in stages[(position ?? passed.map { $0 + 1 } ?? 0)...] {
            try migrate(to: stage.currentModel.resolvedModel)
            try manager.call(stage.willMigrateHandler, stage, stage.currentModel.resolvedModel, url, type)
            try migrate(to: stage.nextModel.resolvedModel)
            try manager.call(stage.didMigrateHandler, stage, stage.nextModel.resolvedModel, url, type)
        }
        try migrate(to: destination)
    }

    private func fits(_ model: NSManagedObjectModel) throws -> Bool {
        model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: try StoreFiles.metadata(type, url))
    }

    private func fits(_ reference: NSManagedObjectModelReference) throws -> Bool { try fits(reference.resolvedModel) }

    private func migrate(to model: NSManagedObjectModel) throws {
        guard try !fits(model) else { return }
        try AutomaticMigration(
            url: url, type: type, metadata: try StoreFiles.metadata(type, url), destination: model,
            configuration: configuration, infers: true
        ).run()
    }
}
