// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Moves the objects of one store into a new one of another model, as a mapping says: objects first, then
/// relationships, then validation.
// Sendable: one migration runs on one thread.
open class NSMigrationManager: __ObjCObject, @unchecked Sendable {
    static let destinationSelector = "destinationInstancesForEntityMappingNamed:sourceInstances:"
    /// The destination objects of source objects, whatever mapping made them.
    static let anyDestinationSelector = "__destinationInstancesForSourceInstances:"

    open private(set) var sourceModel: NSManagedObjectModel
    open private(set) var destinationModel: NSManagedObjectModel
    open private(set) var mappingModel = NSMappingModel()
    open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    open private(set) var currentEntityMapping = NSEntityMapping()
    /// From zero to one.
    open private(set) dynamic var migrationProgress: Float = 0
    open var usesStoreSpecificMigrationManager = true
    open var userInfo: [AnyHashable: Any]?
    private var cancellation: (any Error)?
    private var destinations: [String: [NSManagedObjectID: [NSManagedObject]]] = [:]
    private var sources: [String: [ObjectIdentifier: [NSManagedObject]]] = [:]
    private var made: [String: [NSManagedObject]] = [:]

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
        super.init()
        MigrationMessages.register
    }

    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }

    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }

    open func reset() {
        destinations = [:]
        sources = [:]
        made = [:]
        sourceContext.reset()
        destinationContext.reset()
    }

    open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

    // MARK: associations

    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {
        let name = entityMapping.name ?? ""
        destinations[name, default: [:]][sourceInstance.objectID, default: []].append(destinationInstance)
        sources[name, default: [:]][ObjectIdentifier(destinationInstance), default: []].append(sourceInstance)
        made[name, default: []].append(destinationInstance)
    }

    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        guard let sourceInstances else { return made[mappingName] ?? [] }
        return sourceInstances.flatMap { destinations[mappingName]?[$0.objectID] ?? [] }
    }

    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        guard let destinationInstances else { return (sources[mappingName] ?? [:]).values.flatMap { $0 } }
        return destinationInstances.flatMap { sources[mappingName]?[ObjectIdentifier($0)] ?? [] }
    }

    func anyDestinations(_ instances: [NSManagedObject]) -> [NSManagedObject] {
        instances.flatMap { instance in
            destinations.keys.sorted().lazy.compactMap { self.destinations[$0]?[instance.objectID] }.first ?? []
        }
    }

    // MARK: migrating

    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw CoreDataError.make(
                NSMigrationMissingMappingModelError, [NSLocalizedDescriptionKey: "No mapping model was given."])
        }
        mappingModel = mappings
        try open(sourceURL, sStoreType, sOptions, dURL, dStoreType, dOptions)
        try migrate()
    }

    public func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sOptions: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options dOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sOptions, with: mapping,
            toDestinationURL: destinationURL, destinationType: destinationType.rawValue, destinationOptions: dOptions)
    }

    private func open(
        _ source: URL, _ sourceType: String, _ sourceOptions: [AnyHashable: Any]?, _ destination: URL,
        _ destinationType: String, _ destinationOptions: [AnyHashable: Any]?
    ) throws {
        let reading = NSPersistentStoreCoordinator(managedObjectModel: sourceModel)
        var options = sourceOptions ?? [:]
        options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true)
        options[NSMigratePersistentStoresAutomaticallyOption] = nil
        try reading.addPersistentStore(ofType: sourceType, configurationName: nil, at: source, options: options)
        sourceContext.persistentStoreCoordinator = reading
        sourceContext.retainsRegisteredObjects = true
        let writing = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
        try writing.addPersistentStore(
            ofType: destinationType, configurationName: nil, at: destination, options: destinationOptions)
        destinationContext.persistentStoreCoordinator = writing
    }

    private func migrate() throws {
        defer { close() }
        let steps = mappingModel.entityMappings.map { ($0, policy($0)) }
        for (mapping, policy) in steps { try createInstances(mapping, policy) }
        migrationProgress = 0.4
        for (mapping, policy) in steps { try createRelationships(mapping, policy) }
        migrationProgress = 0.7
        for (mapping, policy) in steps {
            currentEntityMapping = mapping
            try policy.performCustomValidation(forMapping: mapping, manager: self)
            try policy.end(mapping, manager: self)
        }
        try destinationContext.save()
        migrationProgress = 1
    }

    private func close() {
        for context in [sourceContext, destinationContext] {
            for store in context.persistentStoreCoordinator?.persistentStores ?? [] { store.core.close() }
        }
    }

    private func policy(_ mapping: NSEntityMapping) -> NSEntityMigrationPolicy {
        guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty else { return NSEntityMigrationPolicy() }
        guard let cls = ManagedClasses.any(name), let policy = objcNew(cls) as? NSEntityMigrationPolicy else {
            NSException.raise(
                .invalidArgumentException, "NSEntityMigrationPolicy class '\(name)' could not be found")
        }
        return policy
    }

    private func createInstances(_ mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy) throws {
        currentEntityMapping = mapping
        try policy.begin(mapping, with: self)
        for object in try sourceObjects(mapping) {
            if let cancellation { throw cancellation }
            try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
        }
        try policy.endInstanceCreation(forMapping: mapping, manager: self)
    }

    private func sourceObjects(_ mapping: NSEntityMapping) throws -> [NSManagedObject] {
        guard let entity = sourceEntity(for: mapping), mapping.mappingType != .removeEntityMappingType,
            !entity.isAbstract
        else { return [] }
        let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
        request.includesSubentities = false
        request.predicate = mapping.sourcePredicate
        return try sourceContext.fetch(request)
    }

    private func createRelationships(_ mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy) throws {
        currentEntityMapping = mapping
        for object in made[mapping.name ?? ""] ?? [] {
            try policy.createRelationships(forDestination: object, in: mapping, manager: self)
        }
        try policy.endRelationshipCreation(forMapping: mapping, manager: self)
    }
}

/// What expressions of mappings may call on the manager.
private enum MigrationMessages {
    static let register: Void = __objcRegister(NSMigrationManager.self, fill)

    private static func fill(_ table: inout __ObjCTable) {
        table.method(NSMigrationManager.destinationSelector) { target, arguments in
            let name = arguments.first.flatMap { $0 } as? String ?? ""
            let objects = members(arguments.count > 1 ? arguments[1] : nil)
            return (target as? NSMigrationManager)?.destinationInstances(
                forEntityMappingName: name, sourceInstances: objects)
        }
        table.method(NSMigrationManager.anyDestinationSelector) { target, arguments in
            (target as? NSMigrationManager)?.anyDestinations(members(arguments.first.flatMap { $0 }))
        }
    }

    private static func members(_ value: Any?) -> [NSManagedObject] {
        (value as? NSManagedObject).map { [$0] } ?? NSManagedObject.objects(in: value)
    }
}

extension NSPersistentStore {
    /// The class that migrates stores of this class.
    public class func migrationManagerClass() -> AnyClass { NSMigrationManager.self }
}
