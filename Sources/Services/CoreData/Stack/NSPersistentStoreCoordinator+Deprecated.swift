// SPDX-License-Identifier: MIT
public import FoundationCompat

public let NSPersistentStoreUbiquitousContainerIdentifierKey = "NSPersistentStoreUbiquitousContainerIdentifierKey"
public let NSPersistentStoreUbiquitousPeerTokenOption = "NSPersistentStoreUbiquitousPeerTokenOption"
public let NSPersistentStoreRebuildFromUbiquitousContentOption = "NSPersistentStoreRebuildFromUbiquitousContentOption"
public let NSPersistentStoreRemoveUbiquitousMetadataOption = "NSPersistentStoreRemoveUbiquitousMetadataOption"
public let NSPersistentStoreUbiquitousTransitionTypeKey = "NSPersistentStoreUbiquitousTransitionTypeKey"

/// Why iCloud replaces the stores of a coordinator.
public enum NSPersistentStoreUbiquitousTransitionType: UInt, Sendable {
    case accountAdded = 1
    case accountRemoved
    case contentRemoved
    case initialImportCompleted
}

/// What coordinators and contexts had before they had queues: a lock around each use.
extension NSPersistentStoreCoordinator {
    @available(*, deprecated, message: "Use perform(_:) or performAndWait(_:)")
    public func lock() { locking.lock() }
    @available(*, deprecated, message: "Use perform(_:) or performAndWait(_:)")
    public func unlock() { locking.unlock() }
    @available(*, deprecated, message: "Use perform(_:) or performAndWait(_:)")
    public func tryLock() -> Bool { locking.try() }

    /// Deletes the store's files; there is no iCloud that could have more of it.
    @available(*, deprecated, message: "There is no iCloud of documents any more")
    public class func removeUbiquitousContentAndPersistentStore(
        at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws { try StoreFiles.remove(storeURL) }

    /// Finishes what a lightweight migration has put off. Here migrations are whole when the store is open, also with
    /// `NSPersistentStoreDeferredLightweightMigrationOptionKey`: nothing is left to do.
    public func finishDeferredLightweightMigration() throws {}
    public func finishDeferredLightweightMigrationTask() throws {}
}

extension NSManagedObjectContext {
    @available(*, deprecated, message: "Use perform(_:) or performAndWait(_:)")
    public func lock() { locking.lock() }
    @available(*, deprecated, message: "Use perform(_:) or performAndWait(_:)")
    public func unlock() { locking.unlock() }
    @available(*, deprecated, message: "Use perform(_:) or performAndWait(_:)")
    public func tryLock() -> Bool { locking.try() }
}
