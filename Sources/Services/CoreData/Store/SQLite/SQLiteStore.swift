// SPDX-License-Identifier: MIT
import FoundationCompat

/// A store in a SQLite file, with a write-ahead log.
final class SQLiteStore: StoreCore {
    private(set) var metadata: [String: Any]
    let database: SQLiteDatabase
    let schema: SQLiteSchema
    unowned let store: NSPersistentStore
    let externals: ExternalData
    /// By the names of tables and entities. Statements among them go before the database is closed.
    private var readers: [ObjectIdentifier: SQLiteRowReader] = [:]
    private var insertions: [ObjectIdentifier: SQLiteInsertion] = [:]

    /// - Parameter url: nil for a database in memory.
    init(_ store: NSPersistentStore, _ model: NSManagedObjectModel, _ url: URL?, _ fresh: [String: Any]) throws {
        self.store = store
        let database = try SQLiteDatabase(url, isReadOnly: store.isReadOnly)
        self.database = database
        externals = ExternalData(url)
        if let known = try SQLiteMetadata.read(database) {
            metadata = known
            schema = SQLiteSchema(model, known: try Self.numbers(database))
            if !store.isReadOnly { try prepare(known) }
        } else {
            guard !store.isReadOnly else {
                throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: database.path])
            }
            metadata = fresh
            schema = SQLiteSchema(model)
            try prepare(fresh)
        }
        guard !store.isReadOnly else { return }
        // Left for the next time where it fails: the files are only in the way.
        do { try externals.recover(database, schema) } catch { NSLog("CoreData: error: %@", "\(error)") }
    }

    static func numbers(_ database: SQLiteDatabase) throws -> [String: Int64] {
        var numbers: [String: Int64] = [:]
        try database.query("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY") { row in
            numbers[row.text(0) ?? ""] = row.integer(1)
        }
        return numbers
    }

    private func prepare(_ metadata: [String: Any]) throws {
        try applyPragmas()
        try database.transaction {
            try schema.create(in: database)
            try SQLiteMetadata.write(metadata, to: database)
            try SQLiteMetadata.write(schema.model, to: database)
        }
    }

    private func applyPragmas() throws {
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = NORMAL")
        let given = store.options?[NSSQLitePragmasOption] as? NSDictionary ?? [:]
        for (name, value) in given where "\(name)".allSatisfy({ $0.isLetter || $0 == "_" }) {
            let text = "\(value)".filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            try database.run("PRAGMA \(name) = \(text)")
        }
    }

    func writeMetadata(_ metadata: [String: Any]) throws {
        self.metadata = metadata
        guard !store.isReadOnly else { return }
        try database.transaction { try SQLiteMetadata.write(metadata, to: database) }
    }

    func close() {
        readers = [:]
        insertions = [:]
        database.close()
        externals.close()
    }

    // MARK: reading

    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] {
        let query = SQLiteQuery(plan, schema)
        if let sql = query.compiled() {
            return try rows(sql.text, sql.values, plan.entity, bare: plan.leavesOutValues)
        }
        // What SQL cannot say, the predicate itself decides.
        let all = query.everything()
        return StoreNodes(self).select(try rows(all.text, all.values, plan.entity), plan)
    }

    private func rows(
        _ sql: String, _ values: [StoreValue], _ entity: NSEntityDescription, bare: Bool = false
    ) throws -> [FetchedRow] {
        let reader = reader(of: entity)
        return try externals.reading {
            var rows: [FetchedRow] = []
            try database.query(sql, values) { statement in
                if let row = bare ? reader.readID(statement) : reader.read(statement) { rows.append(row) }
            }
            return rows
        }
    }

    func count(_ plan: FetchPlan) throws -> Int {
        var plan = plan
        plan.sortDescriptors = []
        guard let sql = SQLiteQuery(plan, schema).compiledCount() else { return try fetch(plan).count }
        var count = 0
        try database.query(sql.text, sql.values) { count = Int($0.integer(0)) }
        guard plan.offset > 0 || plan.limit > 0 else { return count }
        let rest = max(0, count - plan.offset)
        return plan.limit > 0 ? min(rest, plan.limit) : rest
    }

    func snapshot(of id: NSManagedObjectID) throws -> Snapshot? {
        guard let row = id.row else { return nil }
        let reader = reader(of: id.entity)
        let statement = try reader.statementOfOne()
        return try externals.reading {
            var found: Snapshot?
            try statement.run(
                { statement.bind(row, 1) },
                row: { found = reader.read($0)?.snapshot })
            return found
        }
    }

    private func reader(of entity: NSEntityDescription) -> SQLiteRowReader {
        let table = schema.table(entity)
        if let known = readers[ObjectIdentifier(table)] { return known }
        let made = SQLiteRowReader(self, table)
        readers[ObjectIdentifier(table)] = made
        return made
    }

    /// What inserts objects of the entity. Entities of other models, as of a migration's, are not remembered.
    private func insertion(of entity: NSEntityDescription) throws -> SQLiteInsertion {
        if let known = insertions[ObjectIdentifier(entity)] { return known }
        let made = try SQLiteInsertion(self, entity)
        if entity.managedObjectModel === schema.model { insertions[ObjectIdentifier(entity)] = made }
        return made
    }

    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        guard let row = id.row, let destination = relationship.destinationEntity else { return [] }
        let table = schema.table(destination).name
        let sql: String
        if let join = schema.join(relationship) {
            sql =
                "SELECT d.Z_PK, d.Z_ENT FROM \"\(join.table)\" j JOIN \"\(table)\" d ON d.Z_PK = j.\(join.member) "
                + "WHERE j.\(join.owner) = ? ORDER BY j.\(join.ownerOrder), d.Z_PK"
        } else if let inverse = relationship.inverseRelationship {
            let order = schema.orderColumn(relationship).map { "d.\"\($0)\", " } ?? ""
            sql =
                "SELECT d.Z_PK, d.Z_ENT FROM \"\(table)\" d WHERE d.\"\(schema.column(inverse))\" = ? "
                + "ORDER BY \(order)d.Z_PK"
        } else {
            return []
        }
        var ids: [NSManagedObjectID] = []
        try database.query(sql, [.integer(row)]) { statement in
            guard let entity = schema.entities[statement.integer(1)] else { return }
            ids.append(NSManagedObjectID(entity: entity, store: store, row: statement.integer(0)))
        }
        return ids
    }

    // MARK: rows

    func reserveRows(_ entity: NSEntityDescription, _ count: Int) throws -> Int64 {
        let root = schema.number(entity.root)
        var last: Int64 = 0
        try database.query(
            "UPDATE Z_PRIMARYKEY SET Z_MAX = Z_MAX + ? WHERE Z_ENT = ? RETURNING Z_MAX",
            [.integer(Int64(count)), .integer(root)]
        ) { last = $0.integer(0) }
        return last - Int64(count) + 1
    }

    func write(_ batch: StoreWrite) throws {
        try externals.change {
            try database.transaction {
                let writer = SQLiteWriter(self)
                let history = SQLiteHistory(self)
                let left = batch.history == nil ? [:] : try history.tombstones(batch.deletes)
                for id in batch.deletes { try writer.delete(id) }
                for object in batch.inserts { try insertion(of: object.id.entity).run(object) }
                for object in batch.updates { try writer.update(object) }
                for object in batch.inserts + batch.updates where !object.id.entity.layout.toManys.isEmpty {
                    try writer.writeRelationships(object)
                }
                if let entry = batch.history { try history.record(batch, entry, left) }
            }
        }
    }
}
