// SPDX-License-Identifier: MIT
public import FoundationCompat

/// A store that answers requests itself, from a server or a file of any form. Apps subclass it and register the class.
///
/// All calls come with the coordinator's lock held. Rows are named by *references*: strings, numbers or other values that
/// mean something to the store.
// Sendable: as its superclass.
open class NSIncrementalStore: NSPersistentStore, @unchecked Sendable {
    private let table = ReferenceTable()
    override var references: ReferenceTable? { table }

    public override init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        super.init(persistentStoreCoordinator: root, configurationName: name, at: url, options: options)
    }

    private func missing(_ method: String) -> Never {
        NSException.raise(
            .internalInconsistencyException,
            "\(method) must be overridden by \(bareName(of: Self.self)), a subclass of NSIncrementalStore")
    }

    /// Sets `metadata`, with `NSStoreUUIDKey` and `NSStoreTypeKey`, or throws when the store cannot be opened.
    open override func loadMetadata() throws { missing("loadMetadata()") }

    /// Answers a fetch with an array of managed objects, IDs, dictionaries or one count, as its result type says, and a
    /// `NSSaveChangesRequest` with an empty array.
    /// - Parameter context: nil where no context asks.
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws -> Any {
        missing("execute(_:with:)")
    }

    /// The attributes of an object, by name, and the IDs its to-one relationships lead to. Called when a fault fires.
    open func newValuesForObject(
        with objectID: NSManagedObjectID, with context: NSManagedObjectContext
    ) throws -> NSIncrementalStoreNode { missing("newValuesForObject(with:with:)") }

    /// The ID, or `NSNull`, that a to-one relationship leads to; the array of IDs of a to-many one.
    open func newValue(
        forRelationship relationship: NSRelationshipDescription, forObjectWith objectID: NSManagedObjectID,
        with context: NSManagedObjectContext?
    ) throws -> Any { missing("newValue(forRelationship:forObjectWith:with:)") }

    /// The identifier of a store that is made at the place.
    open class func identifierForNewStore(at storeURL: URL) -> Any { UUID().uuidString }

    /// IDs for new objects, in the order of the array; they are made by `newObjectID(for:referenceObject:)`.
    open func obtainPermanentIDs(for array: [NSManagedObject]) throws -> [NSManagedObjectID] {
        missing("obtainPermanentIDs(for:)")
    }

    /// Objects with these IDs have come into a context, or have left it.
    open func managedObjectContextDidRegisterObjects(with objectIDs: [NSManagedObjectID]) {}
    open func managedObjectContextDidUnregisterObjects(with objectIDs: [NSManagedObjectID]) {}

    /// The ID of the object that the store names by `data`; equal references have equal IDs.
    open func newObjectID(for entity: NSEntityDescription, referenceObject data: Any) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, store: self, row: table.number(of: data, in: entity))
    }

    /// What an ID was made of.
    open func referenceObject(for objectID: NSManagedObjectID) -> Any {
        guard let found = table.reference(of: objectID.number, in: objectID.entity), !objectID.isTemporaryID else {
            NSException.raise(
                .invalidArgumentException, "\(objectID) was not made by \(bareName(of: Self.self)) and has no reference"
            )
        }
        return found
    }

    /// The array that a request is answered with.
    final func answer(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws -> [Any] {
        let answer = try execute(request, with: context)
        if let array = answer as? [Any] { return array }
        NSException.raise(
            .internalInconsistencyException,
            "\(bareName(of: Self.self)).execute(_:with:) gave \(Swift.type(of: answer)); it must give an array")
    }
}

/// The values of one object as an incremental store has them.
// Sendable: made by the store and read under the coordinator's lock.
open class NSIncrementalStoreNode: __ObjCObject, @unchecked Sendable {
    open private(set) var objectID: NSManagedObjectID
    /// Grows with each change of the row.
    open private(set) var version: UInt64
    private var values: [String: Any]

    public init(objectID: NSManagedObjectID, withValues values: [String: Any], version: UInt64) {
        self.objectID = objectID
        self.values = values
        self.version = version
    }

    open func update(withValues values: [String: Any], version: UInt64) {
        self.values.merge(values) { $1 }
        self.version = version
    }

    /// The value of an attribute; the ID, `NSNull` or nil of a to-one relationship. nil also where none was given.
    open func value(for prop: NSPropertyDescription) -> Any? { values[prop.name] }
}
