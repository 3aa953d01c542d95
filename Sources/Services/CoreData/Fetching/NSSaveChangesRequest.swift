// SPDX-License-Identifier: MIT
import FoundationCompat

/// What a context wants a store to write. Core Data makes it, for incremental stores to carry out.
// Sendable: as all requests.
open class NSSaveChangesRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open private(set) var insertedObjects: Set<NSManagedObject>?
    open private(set) var updatedObjects: Set<NSManagedObject>?
    open private(set) var deletedObjects: Set<NSManagedObject>?
    /// Objects that are not written, and whose versions are checked all the same.
    open private(set) var lockedObjects: Set<NSManagedObject>?
    open override var requestType: NSPersistentStoreRequestType { .saveRequestType }

    public init(
        inserted insertedObjects: Set<NSManagedObject>?, updated updatedObjects: Set<NSManagedObject>?,
        deleted deletedObjects: Set<NSManagedObject>?, locked lockedObjects: Set<NSManagedObject>?
    ) {
        self.insertedObjects = insertedObjects
        self.updatedObjects = updatedObjects
        self.deletedObjects = deletedObjects
        self.lockedObjects = lockedObjects
    }
}
