// SPDX-License-Identifier: MIT
public import FoundationCompat
import Synchronization

/// What names an object in every context and on every thread. Temporary until the object is saved for the first time.
// Sendable: immutable; entity and store are shared descriptions.
open class NSManagedObjectID: __ObjCObject, NSCopying, @unchecked Sendable {
    enum Key: Hashable {
        /// The row's number in the table of the entity's family.
        case permanent(Int64)
        /// Counts the objects a process inserted.
        case temporary(Int64)
    }

    open private(set) unowned(unsafe) var entity: NSEntityDescription
    /// Keeps the entity alive, which only its model owns.
    private let model: NSManagedObjectModel?
    open internal(set) weak var persistentStore: NSPersistentStore?
    let key: Key
    /// Identifier of the store; empty for temporary IDs.
    let storeIdentifier: String
    private let family: String

    init(entity: NSEntityDescription, store: NSPersistentStore?, key: Key) {
        self.entity = entity
        model = entity.managedObjectModel
        persistentStore = store
        self.key = key
        if case .permanent = key { storeIdentifier = store?.identifier ?? "" } else { storeIdentifier = "" }
        family = entity.root.name ?? ""
    }

    convenience init(entity: NSEntityDescription, store: NSPersistentStore?, row: Int64) {
        self.init(entity: entity, store: store, key: .permanent(row))
    }

    private static let counter = Counter()

    static func temporary(_ entity: NSEntityDescription) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, store: nil, key: .temporary(counter.next()))
    }

    open var isTemporaryID: Bool { if case .temporary = key { true } else { false } }

    /// The row's number; nil for temporary IDs.
    var row: Int64? { if case .permanent(let row) = key { row } else { nil } }

    /// `x-coredata://STORE/Entity/p12`; `x-coredata:///Entity/t12` while temporary.
    open func uriRepresentation() -> URL {
        let last: String
        switch key {
        case .permanent(let row): last = "p\(row)"
        case .temporary(let number): last = "t\(Self.process)\(number)"
        }
        let text = "x-coredata://\(storeIdentifier)/\(entity.name ?? "")/\(last)"
        guard let url = URL(string: text) else {
            NSException.raise(.internalInconsistencyException, "\(text) is no URL")
        }
        return url
    }

    private static let process = UUID().uuidString

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        switch object {
        case let other as NSManagedObjectID:
            return other === self
                || other.key == key && other.family == family && other.storeIdentifier == storeIdentifier
        case let node as StoreNode: return isEqual(node.objectID)
        default: return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(family)
        return hasher.finalize()
    }

    open override var description: String { "\(addressText(self)) <\(uriRepresentation().absoluteString)>" }
    open override var debugDescription: String { description }
}

/// Numbers without repetition for all threads.
final class Counter: Sendable {
    private let value = Mutex<Int64>(0)
    func next() -> Int64 {
        value.withLock { value in
            value += 1
            return value
        }
    }
}
