// SPDX-License-Identifier: MIT
public import FoundationCompat
import Synchronization

/// What names an object in every context and on every thread. Temporary until the object is saved for the first time.
// Sendable: immutable but for the store that a new object is assigned to before anybody else knows its ID; entity and
// store are shared descriptions.
open class NSManagedObjectID: __ObjCObject, NSCopying, @unchecked Sendable {
    private(set) final var scope: IDScope
    /// The row's number in the table of the entity's family; for temporary IDs, which of a process's new objects it is.
    final let number: Int64
    /// Keeps the entity alive, which only its model owns. The scopes of stores do that for their IDs.
    private let model: NSManagedObjectModel?

    init(_ scope: IDScope, _ number: Int64) {
        self.scope = scope
        self.number = number
        model = scope.isTemporary ? scope.model : nil
    }

    convenience init(entity: NSEntityDescription, store: NSPersistentStore?, row: Int64) {
        self.init(store?.scope(of: entity) ?? IDScope(entity, store: nil, isTemporary: false), row)
    }

    private static let counter = Atomic<Int64>(0)

    static func temporary(_ entity: NSEntityDescription) -> NSManagedObjectID {
        NSManagedObjectID(entity.temporaryScope, counter.add(1, ordering: .relaxed).newValue)
    }

    open var entity: NSEntityDescription { scope.entity }

    open internal(set) var persistentStore: NSPersistentStore? {
        get { scope.store }
        set { scope = IDScope(scope, store: newValue) }
    }

    open var isTemporaryID: Bool { scope.isTemporary }

    /// The row's number; nil for temporary IDs.
    final var row: Int64? { scope.isTemporary ? nil : number }
    final var storeIdentifier: String { scope.storeIdentifier }

    /// `x-coredata://STORE/Entity/p12`; `x-coredata:///Entity/t12` while temporary.
    open func uriRepresentation() -> URL {
        let last = scope.isTemporary ? "t\(Self.process)\(number)" : "p\(reference)"
        let text = "x-coredata://\(storeIdentifier)/\(entity.name ?? "")/\(last)"
        guard let url = URL(string: text) else {
            NSException.raise(.internalInconsistencyException, "\(text) is no URL")
        }
        return url
    }

    /// What a store of an app's class names the row by; else the row's number.
    private var reference: String {
        guard let named = scope.store?.references?.reference(of: number, in: entity) else { return String(number) }
        return "\(named)".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? String(number)
    }

    private static let process = UUID().uuidString

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both name one object.
    final func names(_ other: NSManagedObjectID) -> Bool {
        other === self || other.number == number && other.scope.family == scope.family
    }

    open override func isEqual(_ object: Any?) -> Bool {
        switch object {
        case let other as NSManagedObjectID: return names(other)
        case let node as StoreNode: return names(node.objectID)
        default: return false
        }
    }

    open override var hash: Int { Int(truncatingIfNeeded: number) &* 0x9E37_79B9 ^ scope.family }

    open override var description: String { "\(addressText(self)) <\(uriRepresentation().absoluteString)>" }
    open override var debugDescription: String { description }
}

/// What the IDs of an entity's objects in one store have in common.
// Sendable: immutable; entity and store are shared descriptions.
final class IDScope: @unchecked Sendable {
    unowned(unsafe) let entity: NSEntityDescription
    /// Not kept alive by temporary scopes, which entities keep: their IDs do that.
    private(set) weak var model: NSManagedObjectModel?
    private let keptModel: NSManagedObjectModel?
    private(set) weak var store: NSPersistentStore?
    /// Empty for temporary IDs.
    let storeIdentifier: String
    let isTemporary: Bool
    /// The same number for all entities of a table, whichever model's.
    let family: Int

    init(_ entity: NSEntityDescription, store: NSPersistentStore?, isTemporary: Bool) {
        self.entity = entity
        self.store = store
        self.isTemporary = isTemporary
        model = entity.managedObjectModel
        keptModel = isTemporary ? nil : entity.managedObjectModel
        storeIdentifier = isTemporary ? "" : store?.identifier ?? ""
        family = Self.number((isTemporary ? "t" : "p") + storeIdentifier + "/" + (entity.root.name ?? ""))
    }

    init(_ other: IDScope, store: NSPersistentStore?) {
        entity = other.entity
        model = other.model
        keptModel = other.keptModel
        storeIdentifier = other.storeIdentifier
        isTemporary = other.isTemporary
        family = other.family
        self.store = store
    }

    private static let families = Mutex<[String: Int]>([:])

    private static func number(_ family: String) -> Int {
        families.withLock { known in
            if let number = known[family] { return number }
            known[family] = known.count + 1
            return known.count
        }
    }
}

extension NSPersistentStore {
    func scope(of entity: NSEntityDescription) -> IDScope {
        let identifier = identifier ?? ""
        return scopes.withLock { known in
            let key = ObjectIdentifier(entity)
            // Another entity may have come to lie where one of a model was that is gone.
            if let scope = known[key], let model = scope.model, model === entity.managedObjectModel,
                scope.storeIdentifier == identifier
            {
                return scope
            }
            let scope = IDScope(entity, store: self, isTemporary: false)
            known[key] = scope
            return scope
        }
    }
}
