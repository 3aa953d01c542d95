// SPDX-License-Identifier: MIT
internal import Combine
public import FoundationCompat

/// An object that a context manages: its values belong to the properties of its entity.
///
/// Not for use outside the queue of its context.
open class NSManagedObject: __ObjCObject, __MadeManaged {
    // MARK: storage

    private(set) final var entityDescription: NSEntityDescription
    final let layout: EntityLayout
    /// nil until somebody asks: most objects are made for IDs that are known.
    private final var givenIdentifier: NSManagedObjectID?
    /// The objects of the context that this one belongs to; its context may be gone.
    private(set) final var registry: ObjectRegistry?
    /// By the layout's indexes. To-one relationships: the object, or its ID until it is asked for. To-many
    /// relationships: `ToMany`, or nil until they are asked for.
    final var values: PropertyValues
    /// What the store has, as far as known; nil for inserted objects.
    final var committed: Snapshot?
    /// What a fetch has brought of an object that is still a fault.
    final var fetched: FetchedValues?
    /// The ID under which a save is writing a new object.
    final var comingIdentifier: NSManagedObjectID?
    /// What the source has after the save that is under way.
    final var comingSnapshot: Snapshot?
    final var state = ObjectState()
    /// nil until somebody wants to hear of changes.
    final var changePublisher: ObservableObjectPublisher?

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        guard context == nil || entity.managedObjectModel != nil else {
            NSException.raise(
                .invalidArgumentException,
                "An NSManagedObject of class '\(__NSStringFromClass(Self.self))' must have a valid NSEntityDescription."
            )
        }
        entityDescription = entity
        layout = entity.layout
        values = layout.defaults
        super.init()
        if let context { context.insertNew(self) }
    }

    /// An object of the class's entity.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self), insertInto: moc)
    }

    deinit {
        registry?.forget(self)
        // Relationships can be long chains; released one by one they would need as many stack frames.
        guard layout.hasRelationships, values.leadsToObjects else { return }
        let last = values
        values = layout.nothing
        ReleaseQueue.release(consume last)
    }

    /// The entity of this class in the model used last.
    open class func entity() -> NSEntityDescription {
        guard let entity = ModelsInUse.entity(of: self) else {
            NSException.raise(
                .internalInconsistencyException,
                "+[\(__NSStringFromClass(self)) entity] Failed to find a unique match for an NSEntityDescription to a "
                    + "managed object subclass")
        }
        return entity
    }

    /// A subclass's own, which Xcode writes for entities, comes before it where no type is asked for.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        let entity = ModelsInUse.entity(of: self)
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity?.name ?? bareName(of: self))
        if let entity { request.entity = entity }
        return request
    }

    // MARK: identity

    open var entity: NSEntityDescription { entityDescription }
    open var objectID: NSManagedObjectID { identifier }
    open var managedObjectContext: NSManagedObjectContext? { context }

    final var identifier: NSManagedObjectID {
        get {
            if let givenIdentifier { return givenIdentifier }
            let new = NSManagedObjectID.temporary(entityDescription)
            givenIdentifier = new
            return new
        }
        set { givenIdentifier = newValue }
    }

    final var context: NSManagedObjectContext? {
        get { registry?.context }
        set {
            guard registry !== newValue?.registry else { return }
            registry?.forget(self)
            registry = newValue?.registry
        }
    }

    // MARK: state

    open var isInserted: Bool { state.isInserted }
    open var isUpdated: Bool { state.isUpdated }
    open var isDeleted: Bool { state.isDeleted }
    open var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }
    open var isFault: Bool { state.isFault }
    /// Counts why values are not merely kept: zero unless Core Data itself is working on the object.
    open var faultingState: Int { state.isFault ? 1 : 0 }
    /// Whether a save would write anything, or deletes or inserts the object.
    open var hasPersistentChangedValues: Bool {
        state.isInserted || state.isDeleted || changedIndexes().contains { !layout.properties[$0].isTransient }
    }

    // MARK: life

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    // MARK: values

    open override func value(forKey key: String) -> Any? { codedValue(key) }
    open override func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, key) }

    open override func value(forUndefinedKey key: String) -> Any? { raiseUndefined("valueForUndefinedKey:", key) }
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        raiseUndefined("setValue:forUndefinedKey:", key)
    }

    open func primitiveValue(forKey key: String) -> Any? { primitive(index(key, "primitiveValueForKey:")) }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        setPrimitive(value, index(key, "setPrimitiveValue:forKey:"))
    }

    open func willAccessValue(forKey key: String?) {
        QueueCheck.use(self)
        if state.isFault { fireFault() }
    }
    open func didAccessValue(forKey key: String?) {}

    open override func willChangeValue(forKey key: String) {
        QueueCheck.use(self)
        if state.isFault { fireFault() }
        willChange(key)
        super.willChangeValue(forKey: key)
    }

    open override func didChangeValue(forKey key: String) {
        super.didChangeValue(forKey: key)
        didChange(key)
    }

    open func willChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) { willChangeValue(forKey: inKey) }

    open func didChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) { didChangeValue(forKey: inKey) }

    open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedMutableSet(self, key) }
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { ManagedMutableOrderedSet(self, key) }

    open func hasFault(forRelationshipNamed key: String) -> Bool { hasRelationshipFault(key) }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { relatedIDs(key) }

    // MARK: changes

    /// New values of the properties that differ from what was fetched or saved last; `NSNull` stands for nil.
    open func changedValues() -> [String: Any] { newValues() }
    /// Old values of the properties changed since pending changes were last processed.
    open func changedValuesForCurrentEvent() -> [String: Any] { eventValues() }
    /// What was fetched or saved last; nil keys: all properties. `NSNull` stands for nil.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] { savedValues(keys) }

    // MARK: validation

    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        try checkValue(value, key)
    }
    open func validateForInsert() throws { try validateProperties() }
    open func validateForUpdate() throws { try validateProperties() }
    open func validateForDelete() throws { try validateDeletion() }

    open override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }

    /// Whether changes of relationships are observed through this class's contexts; Apple's default.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: description

    open override var description: String { text }
    open override var debugDescription: String { text }

    // Objects are the same when they are the same: contexts hold each once.
    public final override func isEqual(_ object: Any?) -> Bool {
        guard let object = object.map({ $0 as AnyObject }) else { return false }
        if object === self { return true }
        // Casts would cost more than all else where sets of objects are made.
        guard type(of: object) == StoreNode.self, let node = object as? StoreNode else { return false }
        return identifier.names(node.objectID)
    }
    public final override var hash: Int { Int(bitPattern: ObjectIdentifier(self)) >> 4 }

    /// Sets up an object that exists already.
    final func become(_ id: NSManagedObjectID, in registry: ObjectRegistry) {
        identifier = id
        self.registry = registry
        state.isFault = true
        values = layout.nothing
    }
}

/// What a managed object is going through.
struct ObjectState {
    var isInserted = false
    var isUpdated = false
    var isDeleted = false
    var isFault = false
    /// A deleted object whose relationships have been cleared.
    var isPropagated = false
    /// Stands for an object that no store has any more.
    var isInaccessible = false
    /// Indexes of properties set since the last save.
    var touched: PropertySet = []
    /// The context's turn in which it was told of a change.
    var toldTurn = 0
    /// Values before the changes that are not processed yet.
    var beforeEvent = EventStart()
    /// Depth of reads by Core Data itself, which fire no fault again.
    var isFiring = false
}

public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = Self(rawValue: 1 << 1)
    public static let undoDeletion = Self(rawValue: 1 << 2)
    public static let undoUpdate = Self(rawValue: 1 << 3)
    public static let rollback = Self(rawValue: 1 << 4)
    public static let refresh = Self(rawValue: 1 << 5)
    public static let mergePolicy = Self(rawValue: 1 << 6)
}

public enum NSKeyValueSetMutationKind: UInt, Sendable {
    case union = 1
    case minus, intersect, set
}

/// `Module.Class` without the module.
func bareName(of cls: AnyClass) -> String {
    let name = __NSStringFromClass(cls)
    return name.split(separator: ".").last.map(String.init) ?? name
}
