// SPDX-License-Identifier: MIT
import FoundationCompat

/// The objects of a context by ID, kept weakly: each object exists once in a context.
final class ObjectRegistry {
    private struct Item { weak var object: NSManagedObject? }
    private var items: [NSManagedObjectID: Item] = [:]
    /// Permanent IDs of temporary ones.
    private var permanent: [NSManagedObjectID: NSManagedObjectID] = [:]
    private var sweepAt = 1024
    private var kept: [ObjectIdentifier: NSManagedObject] = [:]
    private let lock = NSRecursiveLock()

    var retains = false {
        didSet {
            kept = [:]
            if retains { for object in objects { kept[ObjectIdentifier(object)] = object } }
        }
    }

    subscript(id: NSManagedObjectID) -> NSManagedObject? {
        lock.lock()
        defer { lock.unlock() }
        return items[permanent[id] ?? id]?.object
    }

    /// The ID that an object has by now.
    func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
        lock.lock()
        defer { lock.unlock() }
        return permanent[id] ?? id
    }

    func replace(_ temporary: NSManagedObjectID, by id: NSManagedObjectID) {
        lock.lock()
        defer { lock.unlock() }
        items[temporary] = nil
        permanent[temporary] = id
    }

    func add(_ object: NSManagedObject, as id: NSManagedObjectID) {
        lock.lock()
        defer { lock.unlock() }
        items[id] = Item(object: object)
        if retains { kept[ObjectIdentifier(object)] = object }
        guard items.count > sweepAt else { return }
        items = items.filter { $0.value.object != nil }
        sweepAt = max(1024, items.count * 2)
    }

    func remove(_ object: NSManagedObject) {
        lock.lock()
        defer { lock.unlock() }
        items[object.identifier] = nil
        kept[ObjectIdentifier(object)] = nil
    }

    func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        items = [:]
        kept = [:]
    }

    var objects: [NSManagedObject] {
        lock.lock()
        defer { lock.unlock() }
        var seen: Set<ObjectIdentifier> = []
        return items.values.compactMap(\.object).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
