// SPDX-License-Identifier: MIT
import FoundationCompat

/// A store that has all objects in memory; with a file, it is read when opened and written at each save.
final class MemoryStore: StoreCore {
    private struct Row {
        var id: NSManagedObjectID
        var snapshot: Snapshot
    }

    private(set) var metadata: [String: Any]
    private let model: NSManagedObjectModel
    private unowned let store: NSPersistentStore
    private let file: URL?
    private let isReadOnly: Bool
    /// Rows by the root of their entity's family and their number.
    private var tables: [String: [Int64: Row]] = [:]
    private var lastRows: [String: Int64] = [:]
    /// Members of relationships whose inverse is to-one, made when first asked for.
    private var members: [String: [Int64: [Int64]]] = [:]

    init(
        _ store: NSPersistentStore, _ model: NSManagedObjectModel, file: URL?, metadata: [String: Any], isReadOnly: Bool
    )
        throws
    {
        self.store = store
        self.model = model
        self.file = file
        self.metadata = metadata
        self.isReadOnly = isReadOnly
        guard let file else { return }
        if let contents = try BinaryFile.read(file) {
            self.metadata = contents.metadata
            // IDs carry it.
            store.identifier = contents.metadata[NSStoreUUIDKey] as? String
            load(contents)
        } else {
            try save()
        }
    }

    func writeMetadata(_ metadata: [String: Any]) throws {
        self.metadata = metadata
        if !isReadOnly { try save() }
    }

    func close() {}

    // MARK: reading

    private func key(_ entity: NSEntityDescription) -> String { entity.root.name ?? "" }

    private func row(_ id: NSManagedObjectID) -> Row? { id.row.flatMap { tables[key(id.entity)]?[$0] } }

    private func rows(_ plan: FetchPlan) -> [FetchedRow] {
        let names = plan.entityNames
        return (tables[key(plan.entity)] ?? [:]).sorted { $0.key < $1.key }
            .filter { names.contains($0.value.id.entity.name ?? "") }
            .map { FetchedRow(id: $0.value.id, snapshot: visible($0.value.snapshot, $0.value.id.entity)) }
    }

    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] { StoreNodes(self).select(rows(plan), plan) }

    func count(_ plan: FetchPlan) throws -> Int {
        var plan = plan
        plan.sortDescriptors = []
        return try fetch(plan).count
    }

    func snapshot(of id: NSManagedObjectID) throws -> Snapshot? {
        row(id).map { visible($0.snapshot, $0.id.entity) }
    }

    /// Relationships to many are asked for one by one.
    private func visible(_ snapshot: Snapshot, _ entity: NSEntityDescription) -> Snapshot {
        var snapshot = snapshot
        for index in entity.layout.toManys { snapshot.values[index] = nil }
        return snapshot
    }

    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        guard let row = row(id), let index = id.entity.layout.indexes[relationship.name] else { return [] }
        if let inverse = relationship.inverseRelationship, !inverse.isToMany, !relationship.isOrdered,
            let destination = relationship.destinationEntity
        {
            let table = tables[key(destination)] ?? [:]
            return (owned(by: inverse, destination)[row.id.row ?? 0] ?? []).compactMap { table[$0]?.id }
        }
        return (row.snapshot.values[index] as? [NSManagedObjectID] ?? []).filter { self.row($0) != nil }
    }

    /// The rows that lead to each row by a to-one relationship.
    private func owned(by inverse: NSRelationshipDescription, _ destination: NSEntityDescription) -> [Int64: [Int64]] {
        let name = key(destination) + "." + (inverse.owner?.name ?? "") + "." + inverse.name
        if let known = members[name] { return known }
        var found: [Int64: [Int64]] = [:]
        for (number, row) in (tables[key(destination)] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let index = row.id.entity.layout.indexes[inverse.name],
                let owner = (row.snapshot.values[index] as? NSManagedObjectID)?.row
            else { continue }
            found[owner, default: []].append(number)
        }
        members[name] = found
        return found
    }

    // MARK: writing

    func reserveRows(_ entity: NSEntityDescription, _ count: Int) throws -> Int64 {
        let last = lastRows[key(entity)] ?? 0
        lastRows[key(entity)] = last + Int64(count)
        return last + 1
    }

    func write(_ batch: StoreWrite) throws {
        members = [:]
        for object in batch.inserts {
            insert(Row(id: object.id, snapshot: Snapshot(values: object.values, version: object.version)))
        }
        for object in batch.updates { update(object) }
        for id in batch.deletes { if let number = id.row { tables[key(id.entity)]?[number] = nil } }
        try save()
    }

    private func insert(_ row: Row) {
        guard let number = row.id.row else { return }
        tables[key(row.id.entity), default: [:]][number] = row
        lastRows[key(row.id.entity)] = max(lastRows[key(row.id.entity)] ?? 0, number)
    }

    private func update(_ object: StoredObject) {
        guard var row = row(object.id) else { return }
        for index in object.changed { row.snapshot.values[index] = object.values[index] }
        row.snapshot.version = object.version
        insert(row)
    }

    // MARK: the file

    private func load(_ contents: BinaryFile) {
        lastRows = contents.lastRows
        let loader = RowCoder(model, store)
        for row in contents.rows {
            if let (id, snapshot) = loader.decode(row) { insert(Row(id: id, snapshot: snapshot)) }
        }
    }

    private func save() throws {
        guard let file, !isReadOnly else { return }
        let coder = RowCoder(model, store)
        let rows = tables.values.flatMap { $0.values.map { coder.encode($0.id, $0.snapshot) } }
        try BinaryFile(metadata: metadata, lastRows: lastRows, rows: rows).write(to: file)
    }
}
