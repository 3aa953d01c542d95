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
}

/// A store that a coordinator has opened.
// Sendable: its coordinator's lock is held around every use.
open class NSPersistentStore: __ObjCObject, @unchecked Sendable {
    public typealias StoreType = NSPersistentStoreType

    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open private(set) var configurationName: String
    open private(set) var options: [AnyHashable: Any]?
    open private(set) var type: String
    open var url: URL?
    open private(set) var isReadOnly: Bool
    /// A UUID that is part of the URIs of the store's objects.
    open var identifier: String!
    var core: (any StoreCore)!
    /// What the IDs of an entity's objects have in common, by the entity.
    let scopes = Mutex<[ObjectIdentifier: IDScope]>([:])

    init(
        _ type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
        _ coordinator: NSPersistentStoreCoordinator?
    ) {
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        persistentStoreCoordinator = coordinator
    }

    open var metadata: [String: Any]! {
        get { core.metadata }
        set {
            let write = {
                do { try self.core.writeMetadata(newValue ?? [:]) } catch { NSLog("CoreData: error: %@", "\(error)") }
            }
            if let persistentStoreCoordinator { persistentStoreCoordinator.locked(write) } else { write() }
        }
    }

    /// The entities whose objects the store keeps.
    func keeps(_ entity: NSEntityDescription, _ model: NSManagedObjectModel) -> Bool {
        guard configurationName != "PF_DEFAULT_CONFIGURATION_NAME" else { return true }
        return model.entities(forConfigurationName: configurationName)?.contains { $0.name == entity.name } ?? false
    }

    open override var description: String {
        "<NSPersistentStore: \(addressText(self))> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
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
