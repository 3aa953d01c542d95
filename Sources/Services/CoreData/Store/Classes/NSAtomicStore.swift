// SPDX-License-Identifier: MIT
public import FoundationCompat

/// A store that is read and written as a whole, in a file of any form. Apps subclass it and register the class.
///
/// All objects lie in it as cache nodes, which the subclass makes when it loads and writes when it saves.
// Sendable: as its superclass.
open class NSAtomicStore: NSPersistentStore, @unchecked Sendable {
    private let table = ReferenceTable()
    private var nodes: [NSManagedObjectID: NSAtomicStoreCacheNode] = [:]
    override var references: ReferenceTable? { table }

    public override init(
        persistentStoreCoordinator coordinator: NSPersistentStoreCoordinator?, configurationName: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        super.init(
            persistentStoreCoordinator: coordinator, configurationName: configurationName, at: url, options: options)
    }

    private func missing(_ method: String) -> Never {
        NSException.raise(
            .internalInconsistencyException,
            "\(method) must be overridden by \(bareName(of: Self.self)), a subclass of NSAtomicStore")
    }

    // MARK: what subclasses do

    /// Reads the file, sets `metadata` and hands the objects to `addCacheNodes(_:)`.
    open func load() throws { missing("load()") }

    /// Writes all cache nodes to the file.
    open func save() throws { missing("save()") }

    /// A node with the values of an object that is saved for the first time; its ID is permanent.
    open func newCacheNode(for managedObject: NSManagedObject) -> NSAtomicStoreCacheNode {
        missing("newCacheNode(for:)")
    }

    /// Puts the values of a changed object into its node.
    open func updateCacheNode(_ node: NSAtomicStoreCacheNode, from managedObject: NSManagedObject) {
        missing("updateCacheNode(_:from:)")
    }

    /// What the store names a new object by, and never another one.
    open func newReferenceObject(for managedObject: NSManagedObject) -> Any { missing("newReferenceObject(for:)") }

    /// The nodes of deleted objects are about to go.
    open func willRemoveCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {}

    // MARK: what the store has

    open func cacheNodes() -> Set<NSAtomicStoreCacheNode> { Set(nodes.values) }

    open func addCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {
        for node in cacheNodes { nodes[node.objectID] = node }
    }

    open func cacheNode(for objectID: NSManagedObjectID) -> NSAtomicStoreCacheNode? { nodes[objectID] }

    /// The ID of the object that the store names by `data`; equal references have equal IDs.
    open func objectID(for entity: NSEntityDescription, withReferenceObject data: Any) -> NSManagedObjectID {
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

    final func removeNodes(_ ids: [NSManagedObjectID]) {
        let leaving = Set(ids.compactMap { nodes[$0] })
        guard !leaving.isEmpty else { return }
        willRemoveCacheNodes(leaving)
        for id in ids { nodes[id] = nil }
    }
}

/// The values of one object in an atomic store. Relationships lead to other nodes: one, or a set of them.
// Sendable: used under the coordinator's lock.
open class NSAtomicStoreCacheNode: __ObjCObject, @unchecked Sendable {
    public let objectID: NSManagedObjectID
    /// By the names of properties; nil until something is put in.
    open var propertyCache: NSMutableDictionary?

    public init(objectID moid: NSManagedObjectID) { objectID = moid }

    open override func value(forKey key: String) -> Any? { propertyCache?[key] }

    open override func setValue(_ value: Any?, forKey key: String) {
        if propertyCache == nil { propertyCache = NSMutableDictionary() }
        if let value { propertyCache?[key] = value } else { propertyCache?.removeObject(forKey: key) }
    }
}
