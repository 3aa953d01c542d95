// SPDX-License-Identifier: MIT
import FoundationCompat

/// Row numbers for new objects, asked for once a table.
struct RowReservation {
    private struct Kind {
        let entity: NSEntityDescription
        let assigned: NSPersistentStore?
        let scope: IDScope
        let table: Int
    }

    private struct Table {
        let store: NSPersistentStore
        let root: NSEntityDescription
        var count = 0
        var next: Int64 = 0
    }

    private let coordinator: NSPersistentStoreCoordinator
    private var kinds: [Kind] = []
    private var tables: [Table] = []

    init(_ coordinator: NSPersistentStoreCoordinator) { self.coordinator = coordinator }

    /// Asks for a number; what it is given by then is for `next`. nil: the object has a permanent ID.
    mutating func add(_ object: NSManagedObject) throws -> Int? {
        guard object.identifier.isTemporaryID else { return nil }
        let (entity, assigned) = (object.entityDescription, object.identifier.persistentStore)
        let known = kinds.lastIndex { $0.entity === entity && $0.assigned === assigned }
        let kind = try known ?? make(entity, assigned)
        tables[kinds[kind].table].count += 1
        return kind
    }

    private mutating func make(_ given: NSEntityDescription, _ assigned: NSPersistentStore?) throws -> Int {
        let entity = coordinator.managedObjectModel.entitiesByName[given.name ?? ""] ?? given
        let store = try coordinator.store(for: entity, assigned)
        let root = entity.root
        var table = tables.firstIndex { $0.store === store && $0.root === root }
        if table == nil {
            table = tables.count
            tables.append(Table(store: store, root: root))
        }
        kinds.append(
            Kind(entity: given, assigned: assigned, scope: store.scope(of: entity), table: table ?? 0))
        return kinds.count - 1
    }

    mutating func reserve() throws {
        for index in tables.indices {
            tables[index].next = try tables[index].store.core.reserveRows(tables[index].root, tables[index].count)
        }
    }

    mutating func next(_ kind: Int) -> NSManagedObjectID {
        let table = kinds[kind].table
        defer { tables[table].next += 1 }
        return NSManagedObjectID(kinds[kind].scope, tables[table].next)
    }
}
