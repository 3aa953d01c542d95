// SPDX-License-Identifier: MIT
public import FoundationCompat

/// A place in the history of stores: what came after can be asked for.
// Sendable: never changes.
open class NSPersistentHistoryToken: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The number of the last transaction, by the identifier of the store.
    let numbers: [String: Int64]

    init(_ numbers: [String: Int64]) {
        self.numbers = numbers
        super.init()
    }

    /// A token of no store, before every transaction.
    public override init() {
        numbers = [:]
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public required convenience init?(coder: NSCoder) {
        let kinds = [NSDictionary.self, NSString.self, NSNumber.self] as [AnyClass]
        let found = coder.decodeObject(of: kinds, forKey: "NSPersistentHistoryTokenKey") as? [String: NSNumber]
        guard let found else { return nil }
        self.init(found.mapValues(\.int64Value))
    }

    open func encode(with coder: NSCoder) {
        let values = numbers.mapValues { NSNumber(value: $0) } as NSDictionary
        coder.encode(values, forKey: "NSPersistentHistoryTokenKey")
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.numbers == numbers }
    open override var hash: Int { numbers.hashValue }
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
    case insert = 0
    case update
    case delete
}

/// What became of one object in a transaction.
// Sendable: never changes.
open class NSPersistentHistoryChange: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) var changeID: Int64
    open private(set) var changedObjectID: NSManagedObjectID
    open private(set) var changeType: NSPersistentHistoryChangeType
    /// Of a deleted object: the attributes that the model wants kept.
    open private(set) var tombstone: [AnyHashable: Any]?
    /// Of an updated one.
    open private(set) var updatedProperties: Set<NSPropertyDescription>?
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?

    init(
        _ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType,
        tombstone: [AnyHashable: Any]?, updated: Set<NSPropertyDescription>?
    ) {
        changeID = number
        changedObjectID = id
        changeType = type
        self.tombstone = tombstone
        updatedProperties = updated
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var entityDescription: NSEntityDescription? {
        HistoryEntity.named("CHANGE", ["changeID", "changedEntity", "changedObjectID", "changeType"])
    }
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
        entityDescription
    }
    open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
        NSFetchRequest<NSFetchRequestResult>(entityName: "CHANGE")
    }
}

/// What one save changed.
// Sendable: never changes once it is given.
open class NSPersistentHistoryTransaction: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) var transactionNumber: Int64
    open private(set) var timestamp: Date
    open private(set) var author: String?
    open private(set) var contextName: String?
    open private(set) var bundleID: String
    open private(set) var processID: String
    open private(set) var storeID: String
    /// nil where only transactions were asked for.
    open internal(set) var changes: [NSPersistentHistoryChange]?

    init(_ row: HistoryRow, _ store: NSPersistentStore) {
        transactionNumber = row.number
        timestamp = Date(timeIntervalSinceReferenceDate: row.time)
        author = row.author
        contextName = row.context
        bundleID = row.bundle ?? ""
        processID = row.process ?? ""
        storeID = store.identifier
        super.init()
    }

    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// For `mergeChanges(fromContextDidSave:)`.
    open func objectIDNotification() -> Notification {
        func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
            userInfo: [
                NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update),
                NSDeletedObjectIDsKey: ids(.delete),
            ])
    }

    open class var entityDescription: NSEntityDescription? {
        HistoryEntity.named(
            "TRANSACTION", ["author", "bundleID", "contextName", "processID", "storeID", "timestamp", "token"])
    }
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
        entityDescription
    }
    /// A request for transactions; its predicate names `author`, `timestamp` and the like.
    open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
        NSFetchRequest<NSFetchRequestResult>(entityName: "TRANSACTION")
    }

    /// What a request's predicate asks about.
    var described: [String: Any] {
        var values: [String: Any] = [
            "timestamp": timestamp, "bundleID": bundleID, "processID": processID, "storeID": storeID,
            "token": NSNumber(value: transactionNumber), "transactionNumber": NSNumber(value: transactionNumber),
        ]
        values["author"] = author
        values["contextName"] = contextName
        return values
    }
}

/// Entities that history requests are about; no model has them.
private enum HistoryEntity {
    static func named(_ name: String, _ attributes: [String]) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.properties = attributes.map { name in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType =
                name == "timestamp"
                ? .dateAttributeType : name.hasPrefix("change") ? .integer64AttributeType : .stringAttributeType
            return attribute
        }
        return entity
    }
}
