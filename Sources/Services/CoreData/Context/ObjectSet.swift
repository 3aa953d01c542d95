// SPDX-License-Identifier: MIT
import FoundationCompat

/// Objects by identity, in the order they came.
struct ObjectSet {
    private var items: [ObjectIdentifier: (order: Int, object: NSManagedObject)] = [:]
    private var next = 0

    var isEmpty: Bool { items.isEmpty }
    var count: Int { items.count }
    func contains(_ object: NSManagedObject) -> Bool { items[ObjectIdentifier(object)] != nil }

    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        guard !contains(object) else { return false }
        items[ObjectIdentifier(object)] = (next, object)
        next += 1
        return true
    }

    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> Bool {
        items.removeValue(forKey: ObjectIdentifier(object)) != nil
    }

    mutating func removeAll() { items = [:] }

    var objects: [NSManagedObject] { items.values.sorted { $0.order < $1.order }.map(\.object) }
    var set: Set<NSManagedObject> { Set(items.values.lazy.map(\.object)) }
}

/// Inserted, updated and deleted objects.
struct ChangedObjects {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var refreshed = ObjectSet()
    var invalidated = ObjectSet()

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && invalidated.isEmpty
    }
}
