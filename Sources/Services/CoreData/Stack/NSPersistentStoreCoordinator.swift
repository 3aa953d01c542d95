// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Holds a model and the stores that keep objects of its entities; contexts read from it and save to it.
// Sendable: every access to stores holds the lock.
open class NSPersistentStoreCoordinator: __ObjCObject, @unchecked Sendable {
    open private(set) var managedObjectModel: NSManagedObjectModel
    open internal(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    let locking = NSRecursiveLock()
    let rows = RowCache()
    private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")

    public required init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        model.freeze()
    }

    deinit { for store in persistentStores { store.core?.close() } }

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        locking.lock()
        defer { locking.unlock() }
        return try body()
    }

    // MARK: queue

    open func perform(_ block: @escaping () -> Void) {
        let work = Unchecked(block)
        queue.async { self.locked { work.value() } }
    }

    open func performAndWait(_ block: () -> Void) { locked(block) }

    // MARK: stores

    /// Opens a store, which is made when there is none.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try locked { try StoreOpener(self, storeType, configuration, storeURL, options).open() }
    }

    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store that a description names and tells the handler: at once, or on another queue.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let work = Unchecked(block)
        let add: @Sendable () -> Void = {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                work.value(storeDescription, nil)
            } catch {
                work.value(storeDescription, error)
            }
        }
        if storeDescription.shouldAddStoreAsynchronously { DispatchQueue.global().async(execute: add) } else { add() }
    }

    open func remove(_ store: NSPersistentStore) throws {
        locked {
            store.willRemove(from: self)
            persistentStores.removeAll { $0 === store }
            rows.removeAll()
            store.core.close()
            store.persistentStoreCoordinator = nil
        }
        postChange([NSRemovedPersistentStoresKey: [store]])
    }

    /// A store that is open belongs to the coordinator from now on.
    func take(_ store: NSPersistentStore) {
        persistentStores.append(store)
        store.didAdd(to: self)
        postChange([NSAddedPersistentStoresKey: [store]])
    }

    func postChange(_ info: [String: Any]) {
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: info)
    }

    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
    }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        guard store.type != NSSQLiteStoreType else { return false }
        store.url = url
        return true
    }

    // MARK: metadata

    open func metadata(for store: NSPersistentStore) -> [String: Any] { locked { store.core.metadata } }

    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        locked { store.metadata = metadata ?? [:] }
    }

    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { try storeMetadata(type: storeType, at: url) }

    public class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { try storeMetadata(type: storeType.rawValue, at: storeURL) }

    open class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws { try setStoreMetadata(metadata, type: storeType, at: url) }

    public class func setMetadata(
        _ metadata: [String: Any]?, type storeType: NSPersistentStore.StoreType, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws { try setStoreMetadata(metadata, type: storeType.rawValue, at: url) }

    /// The metadata of a file of Core Data's own kinds.
    open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
        try NSPersistentStore.metadataForPersistentStore(with: url)
    }

    // MARK: objects

    /// nil: no store of the coordinator has given out the URI.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let store = persistentStores.first(where: { $0.identifier == url.host })
        else {
            return nil
        }
        let parts = url.pathComponents.filter { $0 != "/" }
        guard parts.count == 2, let entity = managedObjectModel.entitiesByName[parts[0]], parts[1].hasPrefix("p"),
            let row = row(named: String(parts[1].dropFirst()), of: entity, in: store)
        else { return nil }
        return NSManagedObjectID(entity: entity, store: store, row: row)
    }

    private func row(named text: String, of entity: NSEntityDescription, in store: NSPersistentStore) -> Int64? {
        guard let references = store.references else { return Int64(text) }
        return references.number(of: references.reference(text: text, in: entity), in: entity)
    }

    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }

    /// The store that new objects of the entity go to; raises when there is none.
    func store(for entity: NSEntityDescription, _ assigned: NSPersistentStore? = nil) throws -> NSPersistentStore {
        if let assigned { return assigned }
        guard !persistentStores.isEmpty else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError,
                reason:
                    "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation."
            )
        }
        guard
            let store = persistentStores.first(where: { $0.keeps(entity, managedObjectModel) && !$0.isReadOnly })
                ?? persistentStores.first(where: { $0.keeps(entity, managedObjectModel) })
        else {
            throw CoreDataError.make(
                NSPersistentStoreOperationError, reason: "No store keeps objects of the entity \(entity.name ?? "").")
        }
        return store
    }
}
