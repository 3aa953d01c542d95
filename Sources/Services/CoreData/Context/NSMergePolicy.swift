// SPDX-License-Identifier: MIT
public import FoundationCompat

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType
    case rollbackMergePolicyType
}

/// Decides what becomes of objects that somebody else has saved since they were fetched.
// Sendable: immutable.
open class NSMergePolicy: __ObjCObject, @unchecked Sendable {
    open private(set) var mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// Puts the objects into a state that can be saved, or throws. `list` has `NSMergeConflict`s.
    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
    }

    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.make(
                NSManagedObjectMergeError,
                [
                    NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: list,
                ])
        }
        for conflict in list { conflict.settle(mergeType) }
    }

    /// Throws where conflicts are errors; else the save goes on and gives each row to the side that `mergeType` names.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.make(
                NSManagedObjectConstraintMergeError,
                [
                    NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: list,
                ])
        }
    }
}

public var NSErrorMergePolicy: NSMergePolicy { .error }
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }

/// One object that somebody else has saved since it was fetched.
// Sendable: immutable; its object is used on its own context's queue, which saves.
open class NSMergeConflict: __ObjCObject, @unchecked Sendable {
    open private(set) var sourceObject: NSManagedObject
    open private(set) var objectSnapshot: [String: Any]?
    /// What the object had when it was fetched.
    open private(set) var cachedSnapshot: [String: Any]?
    /// What the store has now; nil: the object was deleted there.
    open private(set) var persistedSnapshot: [String: Any]?
    open private(set) var newVersionNumber: UInt
    open private(set) var oldVersionNumber: UInt
    let current: Snapshot?

    init(_ object: NSManagedObject, _ committed: Snapshot, _ current: Snapshot?) {
        sourceObject = object
        self.current = current
        objectSnapshot = object.named(object.storedValues())
        cachedSnapshot = object.named(committed.values)
        persistedSnapshot = current.map { object.named($0.values) }
        oldVersionNumber = UInt(committed.version)
        newVersionNumber = UInt(current?.version ?? 0)
    }

    /// A conflict as an app's own store or policy tells it.
    /// - Parameters:
    ///   - newvers: the number of the row's save that the store has; 0: the row is deleted.
    ///   - oldvers: the one that the object was read with.
    ///   - cachesnap: what the object had when it was read.
    ///   - persnap: what the store has; nil: the snapshot in the coordinator's cache conflicts, not the store's.
    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        sourceObject = srcObject
        objectSnapshot = srcObject.named(srcObject.storedValues())
        cachedSnapshot = cachesnap
        persistedSnapshot = persnap
        newVersionNumber = UInt(clamping: newvers)
        oldVersionNumber = UInt(clamping: oldvers)
        let theirs = persnap ?? cachesnap
        current = newvers == 0 ? nil : theirs.map { Snapshot(values: srcObject.unnamed($0), version: Int64(newvers)) }
    }

    func settle(_ type: NSMergePolicyType) {
        let object = sourceObject
        guard let current, let committed = object.committed else { return }
        switch type {
        case .mergeByPropertyStoreTrumpMergePolicyType: object.rebase(onto: current, storeWins: true)
        case .mergeByPropertyObjectTrumpMergePolicyType: object.rebase(onto: current, storeWins: false)
        case .overwriteMergePolicyType:
            // Everything is written, whether it changed here or not.
            object.committed = Snapshot(values: current.values, version: current.version)
            object.committed?.values = PropertyValues(
                cells: zip(committed.values.cells, current.values.cells).map { $1.isNone ? $0 : $1 })
            object.state.touched.formUnion(object.layout.storedAttributes + object.layout.toOnes)
        case .rollbackMergePolicyType:
            object.state.touched = []
            object.fill(current)
        case .errorMergePolicyType: break
        }
    }
}

extension NSManagedObject {
    /// Values by the names of properties.
    func named(_ values: PropertyValues) -> [String: Any] {
        var result: [String: Any] = [:]
        for (index, value) in values.enumerated() where !layout.properties[index].isTransient {
            result[layout.properties[index].name] = value ?? NSNull()
        }
        return result
    }

    /// The reverse of `named`; what is not named is nothing.
    func unnamed(_ values: [String: Any]) -> PropertyValues {
        var result = layout.nothing
        for (name, value) in values where !(value is NSNull) {
            guard let index = layout.indexes[name] else { continue }
            if let attribute = layout.slots[index].attribute {
                result.cells[index] = PropertyValue(value, attribute.attributeType) ?? .none
            } else {
                result[index] = (value as? NSManagedObject)?.objectID ?? value
            }
        }
        return result
    }

    /// Takes a newer snapshot as what the store has. Where both sides changed a property one of them wins.
    func rebase(onto new: Snapshot, storeWins: Bool) {
        guard let old = committed else { return fill(new) }
        let mine = Set(changedIndexes())
        var next = new
        for index in layout.toManys { next.values[index] = old.values[index] }
        committed = next
        for index in layout.storedAttributes + layout.toOnes {
            let isChangedThere = !isSameStored(new.values[index], old.values[index])
            guard !mine.contains(index) || isChangedThere && storeWins else { continue }
            state.touched.remove(index)
            guard isChangedThere else { continue }
            let key = layout.properties[index].name
            __kvoWill(key)
            values[index] = new.values[index]
            __kvoDid(key)
            context?.pending.refreshed.insert(self)
        }
    }

    private func isSameStored(_ left: Any?, _ right: Any?) -> Bool {
        if let left = left as? NSManagedObjectID, let right = right as? NSManagedObjectID { return left == right }
        return AttributeValue.isSame(left, right)
    }
}

/// Objects that would break a uniqueness constraint.
// Sendable: immutable; its objects are used on their own context's queue, which saves.
open class NSConstraintConflict: __ObjCObject, @unchecked Sendable {
    open private(set) var constraint: [String]
    open private(set) var constraintValues: [String: Any]
    open private(set) var conflictingObjects: [NSManagedObject]
    open private(set) var databaseObject: NSManagedObject?
    open private(set) var databaseSnapshot: [String: Any]?
    open private(set) var conflictingSnapshots: [Any]
    let databaseRow: FetchedRow?

    /// A conflict as an app's own store or policy tells it.
    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?,
        databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
        conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        self.databaseObject = databaseObject
        self.databaseSnapshot = databaseSnapshot.map { snapshot in
            Dictionary(snapshot.map { ($0.key.base as? String ?? "\($0.key)", $0.value) }) { first, _ in first }
        }
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots
        let first = conflictingObjects.first ?? databaseObject
        constraintValues = Dictionary(contraint.map { ($0, first?.value(forKey: $0) ?? NSNull()) }) { first, _ in first
        }
        databaseRow = databaseObject.map { FetchedRow(id: $0.objectID, snapshot: nil) }
    }

    init(_ keys: [String], _ row: FetchedRow?, _ objects: [NSManagedObject]) {
        constraint = keys
        databaseRow = row
        conflictingObjects = objects
        let first = objects.first
        constraintValues = Dictionary(keys.map { ($0, first?.value(forKey: $0) ?? NSNull()) }) { first, _ in first }
        databaseObject = row.flatMap { first?.context?.materialize($0.id) }
        databaseSnapshot = row?.snapshot.flatMap { first?.named($0.values) }
        conflictingSnapshots = objects.map { $0.named($0.storedValues()) }
    }
}
