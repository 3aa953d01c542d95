// SPDX-License-Identifier: MIT
import FoundationCompat

/// A store in a SQLite file, with a write-ahead log.
final class SQLiteStore: StoreCore {
    private(set) var metadata: [String: Any]
    let database: SQLiteDatabase
    let schema: SQLiteSchema
    unowned let store: NSPersistentStore
    let externals: ExternalData

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
        database.close()
        externals.close()
    }

    // MARK: reading

    func fetch(_ plan: FetchPlan) throws -> [FetchedRow] {
        let query = SQLiteQuery(plan, schema)
        if let sql = query.compiled() { return try rows(sql.text, sql.values, plan.entity) }
        // What SQL cannot say, the predicate itself decides.
        let all = query.everything()
        return StoreNodes(self).select(try rows(all.text, all.values, plan.entity), plan)
    }

    private func rows(_ sql: String, _ values: [StoreValue], _ entity: NSEntityDescription) throws -> [FetchedRow] {
        let reader = SQLiteRowReader(self, schema.table(entity))
        return try externals.reading {
            var rows: [FetchedRow] = []
            try database.query(sql, values) { statement in if let row = reader.read(statement) { rows.append(row) } }
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
        let reader = SQLiteRowReader(self, schema.table(id.entity))
        let sql = reader.select + " WHERE t0.Z_PK = ?"
        return try externals.reading {
            var found: Snapshot?
            try database.query(sql, [.integer(row)]) { found = reader.read($0)?.snapshot }
            return found
        }
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
                for id in batch.deletes { try writer.delete(id) }
                for object in batch.inserts { try writer.insert(object) }
                for object in batch.updates { try writer.update(object) }
                for object in batch.inserts + batch.updates { try writer.writeRelationships(object) }
            }
        }
    }
}

/// Reads rows of one table into snapshots.
struct SQLiteRowReader {
    private let store: SQLiteStore
    private let table: SQLiteSchema.Table
    /// `SELECT` of everything from `t0`.
    let select: String
    private let places: [String: Int]
    /// Columns with the entities of to-one destinations that have several.
    private let entityPlaces: [String: Int]

    init(_ store: SQLiteStore, _ table: SQLiteSchema.Table) {
        self.store = store
        self.table = table
        let columns = SQLiteColumns(table, store.schema)
        places = columns.places
        entityPlaces = columns.entityPlaces
        let list = columns.list
        select = "SELECT \(list.joined(separator: ", ")) FROM \"\(table.name)\" t0"
    }

    func read(_ statement: SQLiteStatement) -> FetchedRow? {
        guard let entity = store.schema.entities[statement.integer(1)] else { return nil }
        let layout = entity.layout
        let values = layout.slots.indices.map { index -> Any? in
            let property = layout.properties[index]
            guard !property.isTransient else { return nil }
            switch layout.slots[index] {
            case .attribute(let attribute): return value(statement, attribute)
            case .relationship(let relationship):
                return relationship.isToMany ? nil : destination(statement, relationship)
            case .fetched, .other: return nil
            }
        }
        let id = NSManagedObjectID(entity: entity, store: store.store, row: statement.integer(0))
        return FetchedRow(id: id, snapshot: Snapshot(values: values, version: statement.integer(2)))
    }

    private func value(_ statement: SQLiteStatement, _ attribute: NSAttributeDescription) -> Any? {
        guard let place = places[store.schema.column(attribute)], !statement.isNull(place) else { return nil }
        return store.externals.load(statement.value(place), attribute).value(attribute)
    }

    private func destination(_ statement: SQLiteStatement, _ relationship: NSRelationshipDescription)
        -> NSManagedObjectID?
    {
        let column = store.schema.column(relationship)
        guard let place = places[column], !statement.isNull(place) else { return nil }
        let number = entityPlaces[column].map { statement.integer($0) }
        guard let entity = number.map({ store.schema.entities[$0] }) ?? relationship.destinationEntity else {
            return nil
        }
        return NSManagedObjectID(entity: entity, store: store.store, row: statement.integer(place))
    }
}

/// What every `SELECT` of whole rows lists, in order.
struct SQLiteColumns {
    private(set) var list = ["t0.Z_PK", "t0.Z_ENT", "t0.Z_OPT"]
    private(set) var places: [String: Int] = [:]
    private(set) var entityPlaces: [String: Int] = [:]

    init(_ table: SQLiteSchema.Table, _ schema: SQLiteSchema) {
        for column in table.columns {
            places[column.name] = list.count
            list.append("t0.\"\(column.name)\"")
        }
        for entity in table.root.family {
            for case let relationship as NSRelationshipDescription in entity.ownProperties
            where !relationship.isToMany && !relationship.isTransient { addEntity(of: relationship, schema) }
        }
    }

    /// The entity of a to-one destination that may have several.
    private mutating func addEntity(of relationship: NSRelationshipDescription, _ schema: SQLiteSchema) {
        guard let destination = relationship.destinationEntity, destination.root.family.count > 1 else { return }
        let column = schema.column(relationship)
        entityPlaces[column] = list.count
        list.append("(SELECT d.Z_ENT FROM \"\(schema.table(destination).name)\" d WHERE d.Z_PK = t0.\"\(column)\")")
    }
}
