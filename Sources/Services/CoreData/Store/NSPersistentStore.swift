// SPDX-License-Identifier: MIT
public import FoundationCompat
import Synchronization

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSValidateXMLStoreOption = "NSValidateXMLStoreOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreConnectionPoolMaxSizeKey = "NSPersistentStoreConnectionPoolMaxSize"
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
public let NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption"
public let NSPersistentStoreDeferredLightweightMigrationOptionKey =
    "NSPersistentStoreDeferredLightweightMigrationOptionKey"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSPersistentStoreUbiquitousContentURLKey = "NSPersistentStoreUbiquitousContentURLKey"
public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSUUIDChangedPersistentStoresKey = "changedUUID"

/// A kind of store, under the name of Swift's interface.
public struct NSPersistentStoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    /// The Mac's alone: a coordinator refuses it, as on iOS.
    public static let xml = Self(rawValue: "XML")
}

/// A store that a coordinator has opened.
// Sendable: its coordinator's lock is held around every use.
open class NSPersistentStore: __ObjCObject, @unchecked Sendable {
    public typealias StoreType = NSPersistentStoreType

    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var configurationName: String { configuration ?? Self.defaultConfiguration }
    open var options: [AnyHashable: Any]? { givenOptions }
    /// The word the coordinator was asked with; a class of an app's own overrides it.
    open var type: String { givenType }
    open var url: URL?
    open var isReadOnly: Bool
    /// A UUID that is part of the URIs of the store's objects.
    open var identifier: String!
    var core: (any StoreCore)!
    /// What the IDs of an entity's objects have in common, by the entity.
    let scopes = Mutex<[ObjectIdentifier: IDScope]>([:])
    /// What a store of an app's class names its rows by; nil: rows are known by their numbers.
    var references: ReferenceTable? { nil }
    /// The metadata of stores that have no core yet, or whose metadata their class keeps.
    private var ownMetadata: [String: Any] = [:]
    private let configuration: String?
    private let givenOptions: [AnyHashable: Any]?
    private(set) var givenType = ""

    static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"

    /// How a coordinator makes the stores of classes that were registered with it.
    public init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        configuration = name
        givenOptions = options
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        self.url = url
        persistentStoreCoordinator = root
    }

    /// A store of Core Data's own.
    init(
        _ type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
        _ coordinator: NSPersistentStoreCoordinator?
    ) {
        givenType = type
        self.configuration = configuration
        self.url = url
        givenOptions = options
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        persistentStoreCoordinator = coordinator
    }

    final func open(as type: String) { givenType = type }

    /// Has at least the store's type and UUID.
    open var metadata: [String: Any]! {
        get { core?.metadata ?? ownMetadata }
        set { write(newValue ?? [:]) }
    }

    private func write(_ metadata: [String: Any]) {
        ownMetadata = metadata
        guard let core else {
            // IDs of what the store loads from now on carry it.
            identifier = metadata[NSStoreUUIDKey] as? String ?? identifier
            return
        }
        let write = {
            do { try core.writeMetadata(metadata) } catch { NSLog("CoreData: error: %@", "\(error)") }
        }
        if let persistentStoreCoordinator { persistentStoreCoordinator.locked(write) } else { write() }
    }

    /// The metadata as the store's class has set it.
    var declaredMetadata: [String: Any] { ownMetadata }

    // MARK: what classes of stores do

    /// Reads `metadata` from the file; Core Data's own stores have done so when they are open.
    open func loadMetadata() throws {}

    /// The metadata of a file that nobody has open. Core Data's own kinds are told apart by their files; classes of an
    /// app's own override it.
    open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
        try StoreFiles.metadata(StoreFiles.type(url), url)
    }

    open class func setMetadata(_ metadata: [String: Any]?, forPersistentStoreAt url: URL) throws {
        try StoreFiles.setMetadata(metadata ?? [:], StoreFiles.type(url), url)
    }

    /// Called when the coordinator has the store, and before it gives it up.
    open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
    open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

    /// The entities whose objects the store keeps.
    func keeps(_ entity: NSEntityDescription, _ model: NSManagedObjectModel) -> Bool {
        guard configurationName != Self.defaultConfiguration else { return true }
        return model.entities(forConfigurationName: configurationName)?.contains { $0.name == entity.name } ?? false
    }

    open override var description: String {
        "<\(bareName(of: Self.self)): \(addressText(self))> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
    }
}

/// What stores know about themselves.
enum StoreMetadata {
    /// Marks stores whose version hashes were computed here.
    static let ownHashes = "TouchstoneVersionHashes"

    static func new(_ type: String, _ model: NSManagedObjectModel, _ configuration: String?) -> [String: Any] {
        var metadata: [String: Any] = [NSStoreTypeKey: type, NSStoreUUIDKey: UUID().uuidString]
        update(&metadata, model, configuration)
        return metadata
    }

    static func update(_ metadata: inout [String: Any], _ model: NSManagedObjectModel, _ configuration: String?) {
        let entities = model.entities(forConfigurationName: configuration) ?? []
        metadata[NSStoreModelVersionHashesKey] = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) {
            first, _ in first
        }
        metadata[NSStoreModelVersionIdentifiersKey] = model.versionIdentifiers.compactMap { $0.base as? String }
        metadata[ownHashes] = NSNumber(value: 1)
        metadata["NSPersistenceFrameworkVersion"] = NSNumber(value: 1400)
        metadata["NSStoreModelVersionHashesVersion"] = NSNumber(value: 3)
    }
}
