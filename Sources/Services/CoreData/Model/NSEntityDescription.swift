// SPDX-License-Identifier: MIT
public import FoundationCompat

/// An entity: what objects of one kind have.
// Sendable: models are built on one thread and immutable once a coordinator uses them.
open class NSEntityDescription: __ObjCObject, NSCopying, @unchecked Sendable {
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open var name: String? { willSet { checkMutable() } }
    open var isAbstract = false { willSet { checkMutable() } }
    open var userInfo: [AnyHashable: Any]? { willSet { checkMutable() } }
    open var versionHashModifier: String? { willSet { checkMutable() } }
    open var coreSpotlightDisplayNameExpression: __NSExpression?

    /// The class of the entity's objects, as Objective-C knows it: `Module.Class` for an app's.
    open var managedObjectClassName: String! {
        get { givenClassName ?? "NSManagedObject" }
        set {
            checkMutable()
            givenClassName = newValue
        }
    }
    var givenClassName: String?

    /// The name the entity had in the version before; nil: the same.
    open var renamingIdentifier: String? {
        get { givenRenamingIdentifier ?? name }
        set {
            checkMutable()
            givenRenamingIdentifier = newValue
        }
    }
    private var givenRenamingIdentifier: String?

    // MARK: inheritance

    open internal(set) weak var superentity: NSEntityDescription?

    open var subentities: [NSEntityDescription] = [] {
        willSet { checkMutable() }
        didSet {
            for old in oldValue where old.superentity === self { old.superentity = nil }
            for entity in subentities { entity.superentity = self }
            propertiesDidChange()
        }
    }

    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let this = current {
            // Copies of a model have equal entities of their own.
            if this === entity || this.name == entity.name && this.managedObjectModel !== entity.managedObjectModel {
                return true
            }
            current = this.superentity
        }
        return false
    }

    /// The topmost ancestor; its whole family shares one table.
    var root: NSEntityDescription { superentity?.root ?? self }

    /// The entity and all its descendants.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    // MARK: properties

    private(set) var ownProperties: [NSPropertyDescription] = []

    /// All properties, inherited ones first. Setting keeps those that are not inherited.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            checkMutable()
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in ownProperties { property.owner = self }
            propertiesDidChange()
        }
    }

    open var propertiesByName: [String: NSPropertyDescription] { layout.byName }
    open var attributesByName: [String: NSAttributeDescription] {
        layout.byName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        layout.byName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    // MARK: constraints and indexes

    /// Groups of attributes whose values together occur once in a store; names or attribute descriptions.
    open var uniquenessConstraints: [[Any]] = [] { willSet { checkMutable() } }
    open var indexes: [NSFetchIndexDescription] = [] {
        didSet { for index in indexes { index.entity = self } }
    }
    open var compoundIndexes: [[Any]] = []

    /// The names of the attributes of each constraint, inherited constraints included.
    var constraintKeys: [[String]] {
        let own = uniquenessConstraints.map { group in
            group.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        }
        return (superentity?.constraintKeys ?? []) + own.filter { !$0.isEmpty }
    }

    // MARK: versions

    /// 32 bytes that change when the storage of the entity's objects does.
    open var versionHash: Data { VersionHash.of(hashText) }

    var hashText: String {
        let parts = layout.properties.filter { !$0.isTransient && !($0 is NSFetchedPropertyDescription) }
            .sorted { $0.name < $1.name }.map(\.hashText)
        return "\(name ?? "")|\(isAbstract)|\(superentity?.name ?? "")|\(versionHashModifier ?? "")|"
            + parts.joined(separator: ";")
    }

    // MARK: the layout of objects

    private var cachedLayout: EntityLayout?

    /// Where objects keep the values of properties.
    var layout: EntityLayout {
        if let cachedLayout { return cachedLayout }
        let layout = EntityLayout(self)
        cachedLayout = layout
        return layout
    }

    func propertiesDidChange() {
        cachedLayout = nil
        cachedClass = nil
        cachedScope = nil
        for entity in subentities { entity.propertiesDidChange() }
    }

    /// Computes what is computed once, so that threads find it ready.
    func prepare() {
        _ = layout
        _ = objectClass
        cachedScope = IDScope(self, store: nil, isTemporary: true)
    }

    private var cachedScope: IDScope?

    /// What the IDs of new objects have in common.
    var temporaryScope: IDScope {
        if let cachedScope, cachedScope.model === managedObjectModel { return cachedScope }
        return IDScope(self, store: nil, isTemporary: true)
    }

    private var cachedClass: NSManagedObject.Type?

    /// The class of the entity's objects; the nearest ancestor's that the program has.
    var objectClass: NSManagedObject.Type {
        if let cachedClass { return cachedClass }
        let found = findClass()
        cachedClass = found
        return found
    }

    private func findClass() -> NSManagedObject.Type {
        let name = givenClassName ?? "NSManagedObject"
        guard name != "NSManagedObject" else { return NSManagedObject.self }
        if let cls = ManagedClasses.named(name) { return cls }
        ManagedClasses.warnAboutMissing(name, entity: self.name ?? "")
        return NSManagedObject.self
    }

    func checkMutable() {
        guard let model = managedObjectModel, !model.isEditable else { return }
        NSException.raise(.internalInconsistencyException, "Can't modify an immutable model.")
    }

    // MARK: objects

    /// The entity of this name in the model of the context's coordinator; nil: there is none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model(for: "+entityForName:", entityName).entitiesByName[entityName]
    }

    /// A new object of the class of the entity of this name.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            NSException.raise(
                .internalInconsistencyException,
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.objectClass.make(entity: entity, insertInto: context)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.versionHashModifier = versionHashModifier
        copy.givenClassName = givenClassName
        copy.givenRenamingIdentifier = givenRenamingIdentifier
        copy.uniquenessConstraints = uniquenessConstraints
        copy.properties = ownProperties.map { $0.copied() }
        copy.indexes = indexes.compactMap { $0.copy() as? NSFetchIndexDescription }
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSEntityDescription else { return false }
        return other === self || other.name == name && other.hashText == hashText
    }
    open override var hash: Int { (name ?? "").hash }

    open override var description: String {
        "(<NSEntityDescription: \(addressText(self))>) name \(name ?? "(null)"), managedObjectClassName "
            + "\(managedObjectClassName ?? ""), renamingIdentifier \(renamingIdentifier ?? ""), isAbstract "
            + "\(isAbstract ? 1 : 0), superentity name \(superentity?.name ?? "(null)"), properties "
            + "\(layout.byName.keys.sorted()), subentities \(subentities.compactMap(\.name)), userInfo {\n}, "
            + "versionHashModifier \(versionHashModifier ?? "(null)"), uniquenessConstraints (\n)"
    }
}
