// SPDX-License-Identifier: MIT
public import FoundationCompat

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType
    case mainQueueConcurrencyType
}

/// A space in which objects are looked at and changed, each object once, until they are saved.
///
/// Everything but `perform` and its kin belongs on the context's queue.
// Sendable: by that rule.
open class NSManagedObjectContext: __ObjCObject, @unchecked Sendable {
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
        /// The context stays on the thread that has made it, which nothing checks.
        public static let confinementConcurrencyType = ConcurrencyType(type: .confinementConcurrencyType)
    }

    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: ContextQueue
    /// Held by callers alone, between `lock()` and `unlock()`.
    let locking = NSRecursiveLock()
    var source: any ObjectSource = NoSource() {
        didSet { lastKind = nil }
    }
    /// Objects by ID; temporary IDs still lead to objects that have permanent ones by now.
    let registry = ObjectRegistry()
    /// Of faults whose rows are read together.
    var batches = IDTable<FetchBatch>()
    /// Which of this context's entities the ID asked for last is of.
    var lastKind: (scope: IDScope, entity: NSEntityDescription)?
    /// What a save has to write.
    var changes = ChangedObjects()
    /// What observers have not been told of.
    var pending = ChangedObjects()
    /// Deleted objects whose relationships are still to be dealt with.
    var unpropagated = ObjectSet()
    /// Deleted before they were ever saved.
    var neverSaved = ObjectSet()
    var isProcessing = false
    var isScheduled = false
    var mergeObserver: (any NSObjectProtocol)?
    /// Hears of the undo manager's groups.
    var undoObserver: (any NSObjectProtocol)?

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(ct)
        super.init()
        registry.context = self
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    deinit {
        for observer in [mergeObserver, undoObserver].compactMap(\.self) {
            NotificationCenter.default.removeObserver(observer)
        }
        // Objects refer to each other in circles.
        for object in registry.objects { object.abandon() }
        registry.removeAll()
        batches.removeAll()
    }

    // MARK: stack

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { source as? NSPersistentStoreCoordinator ?? parent?.persistentStoreCoordinator }
        set { source = newValue ?? NoSource() }
    }

    /// The context that objects come from and are saved to, in place of a coordinator.
    open var parent: NSManagedObjectContext? {
        get { (source as? ParentSource)?.parent }
        set { source = newValue.map { ParentSource($0, child: self) } ?? NoSource() }
    }

    open var parentContext: NSManagedObjectContext? {
        get { parent }
        set { parent = newValue }
    }

    open var name: String?
    open private(set) var userInfo = NSMutableDictionary()
    /// Says who made a change, in persistent history.
    open var transactionAuthor: String?

    // MARK: settings

    /// What happens when a store has newer values than the object being saved: a `NSMergePolicy`, or one of its constants.
    open var mergePolicy: Any = NSErrorMergePolicy
    open var undoManager: UndoManager? {
        didSet {
            clearUndo(of: oldValue)
            followUndoGroups()
        }
    }
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether unchanged objects are kept though nobody else keeps them.
    open var retainsRegisteredObjects = false { didSet { registry.retains = retainsRegisteredObjects } }
    open var shouldDeleteInaccessibleFaults = true
    /// Seconds that cached values of the store stay good; negative: for ever.
    open var stalenessInterval: TimeInterval = 0
    open private(set) var queryGenerationToken: NSQueryGenerationToken?

    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
        // Stores have one generation here: readers see what was saved last.
        if let generation, generation !== NSQueryGenerationToken.current {
            Unsupported.report("NSManagedObjectContext.setQueryGenerationFrom(_:) with an older generation")
        }
        queryGenerationToken = generation
    }

    open var automaticallyMergesChangesFromParent = false {
        didSet { observeSaves(automaticallyMergesChangesFromParent) }
    }

    // MARK: queue

    /// Runs the block on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        queue.async {
            block()
            self.processPendingChanges()
        }
    }

    /// Runs the block on the context's queue and waits. Works on the queue itself.
    open func performAndWait(_ block: () -> Void) { queue.sync(block) }

    // MARK: objects

    open var hasChanges: Bool { !changes.inserted.isEmpty || !changes.updated.isEmpty || !changes.deleted.isEmpty }
    open var insertedObjects: Set<NSManagedObject> { changes.inserted.set }
    open var updatedObjects: Set<NSManagedObject> { changes.updated.set }
    open var deletedObjects: Set<NSManagedObject> { changes.deleted.set }
    open var registeredObjects: Set<NSManagedObject> { Set(registry.objects) }

    open func insert(_ object: NSManagedObject) {
        QueueCheck.use(self)
        insertExisting(object)
    }
    open func delete(_ object: NSManagedObject) {
        QueueCheck.use(self)
        deleteObject(object)
    }
    open func assign(_ object: Any, to store: NSPersistentStore) { assignObject(object, store) }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { materialize(objectID) }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry[objectID] }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { try existing(objectID) }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { try obtainIDs(objects) }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { refreshObject(object, flag) }
    open func refreshAllObjects() {
        for object in registry.objects { refreshObject(object, true) }
        processPendingChanges()
    }
    open func detectConflicts(for object: NSManagedObject) {
        Unsupported.report("NSManagedObjectContext.detectConflicts(for:)")
    }

    /// Called when an object's row is gone from the store; true: the object is treated as deleted.
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { shouldDeleteInaccessibleFaults }

    // MARK: changes

    open func processPendingChanges() { processChanges() }
    open func save() throws {
        QueueCheck.use(self)
        try saveChanges()
    }
    open func rollback() { rollBack() }
    open func reset() { forgetEverything() }

    open func mergeChanges(fromContextDidSave notification: Notification) { merge(notification) }

    /// Tells contexts of changes made elsewhere, as by batch requests.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) { for context in contexts { context.mergeRemote(changeNotificationData) } }

    // MARK: fetching

    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        guard request.resultType == .managedObjectResultType else {
            return try execute(fetch: request).compactMap { $0 as? Result }
        }
        return Self.typed(try objects(of: request))
    }

    /// Those of the objects that have the type. Objects of one class one after another are asked once.
    private static func typed<Result>(_ objects: [NSManagedObject]) -> [Result] {
        var last: AnyClass?
        let alike = objects.allSatisfy { object in
            let cls: AnyClass = type(of: object)
            if cls == last { return true }
            last = cls
            return object is Result
        }
        // Arrays of objects are laid out alike whatever the class.
        guard alike, Result.self is AnyObject.Type else { return objects.compactMap { $0 as? Result } }
        return unsafeBitCast(objects, to: [Result].self)
    }

    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try countObjects(request) }

    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try executeRequest(request)
    }
}

/// Names a state of a store that contexts read.
// Sendable: it has no state.
open class NSQueryGenerationToken: __ObjCObject, NSCopying, @unchecked Sendable {
    public static let current = NSQueryGenerationToken()
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
