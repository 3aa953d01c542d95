// SPDX-License-Identifier: MIT
public import FoundationCompat

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
public let NSManagedObjectContextQueryGenerationKey = "queryGenerationToken"

extension NSNotification.Name {
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextDidSaveObjectIDs = Self(
        "_NSManagingContextDidSaveObjectIDsChangesNotification")
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Self(
        "_NSManagingContextDidMergeChangesObjectIDsNotification")
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
    public static let NSPersistentStoreCoordinatorWillRemoveStore = Self(
        "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreDidImportUbiquitousContentChanges = Self(
        "com.apple.coredata.ubiquity.importer.didfinishimport")
}

extension NSManagedObjectContext {
    public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
    public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
    public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
    public static var didSaveObjectIDsNotification: Notification.Name { .NSManagedObjectContextDidSaveObjectIDs }
    public static var didMergeChangesObjectIDsNotification: Notification.Name {
        .NSManagedObjectContextDidMergeChangesObjectIDs
    }

    public enum NotificationKey: String, Sendable {
        case sourceContext = "managedObjectContext"
        case queryGeneration = "queryGenerationToken"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}
