// SPDX-License-Identifier: MIT
import FoundationCompat

/// Writes objects into tables, inside a transaction.
struct SQLiteWriter {
    private let store: SQLiteStore
    private var schema: SQLiteSchema { store.schema }
    private var database: SQLiteDatabase { store.database }

    init(_ store: SQLiteStore) { self.store = store }

    /// The column and value of an attribute or a to-one relationship; nil for what has no column.
    private func cell(_ object: StoredObject, _ index: Int) throws -> (column: String, value: StoreValue)? {
        let layout = object.id.entity.layout
        guard !layout.properties[index].isTransient else { return nil }
        switch layout.slots[index] {
        case .attribute(let attribute):
            let value = StoreValue(object.values[index], attribute)
            return (schema.column(attribute), try store.externals.save(value, attribute))
        case .relationship(let relationship):
            guard !relationship.isToMany else { return nil }
            let row = (object.values[index] as? NSManagedObjectID)?.row
            return (schema.column(relationship), row.map(StoreValue.integer) ?? .null)
        case .fetched, .other: return nil
        }
    }

    func update(_ object: StoredObject) throws {
        guard let row = object.id.row else { return }
        try replaceExternals(of: object.id, object.changed.compactMap { object.id.entity.layout.slots[$0].attribute })
        let cells = try object.changed.compactMap { try cell(object, $0) }
        let sets = (["Z_OPT = ?"] + cells.map { "\"\($0.column)\" = ?" }).joined(separator: ", ")
        let table = schema.table(object.id.entity).name
        try database.run(
            "UPDATE \"\(table)\" SET \(sets) WHERE Z_PK = ?",
            [.integer(object.version)] + cells.map(\.value) + [.integer(row)])
    }

    func delete(_ id: NSManagedObjectID) throws {
        guard let row = id.row else { return }
        try replaceExternals(of: id, schema.externalAttributes(of: id.entity))
        try database.run("DELETE FROM \"\(schema.table(id.entity).name)\" WHERE Z_PK = ?", [.integer(row)])
        for index in id.entity.layout.toManys {
            guard let relationship = id.entity.layout.slots[index].relationship,
                let join = schema.join(relationship)
            else { continue }
            try database.run("DELETE FROM \"\(join.table)\" WHERE \(join.owner) = ?", [.integer(row)])
        }
    }

    /// Tells of the files that the row names in these attributes and will not name any more.
    private func replaceExternals(of id: NSManagedObjectID, _ attributes: [NSAttributeDescription]) throws {
        let columns = attributes.filter(\.allowsExternalBinaryDataStorage).map(schema.column)
        guard let row = id.row, !columns.isEmpty else { return }
        // Data in the row itself is not wanted here.
        let names = columns.map {
            "CASE WHEN substr(\"\($0)\", 1, 1) = x'0\(ExternalData.inFile)' THEN \"\($0)\" END"
        }
        let sql = "SELECT \(names.joined(separator: ", ")) FROM \"\(schema.table(id.entity).name)\" WHERE Z_PK = ?"
        try database.query(sql, [.integer(row)]) { statement in
            for place in columns.indices { try store.externals.replace(statement.value(place)) }
        }
    }

    /// Relationships to many: rows of tables between, and places.
    func writeRelationships(_ object: StoredObject) throws {
        for index in object.id.entity.layout.toManys where object.changed.contains(index) {
            guard let relationship = object.id.entity.layout.slots[index].relationship,
                let members = object.values[index] as? [NSManagedObjectID]
            else { continue }
            if let join = schema.join(relationship) {
                try write(object, members, object.before[index] ?? [], join, relationship)
            } else if let column = schema.orderColumn(relationship), let other = relationship.destinationEntity {
                let table = schema.table(other).name
                for (place, member) in members.enumerated() {
                    try database.run(
                        "UPDATE \"\(table)\" SET \"\(column)\" = ? WHERE Z_PK = ?",
                        [.integer(Int64(place)), .integer(member.row ?? 0)])
                }
            }
        }
    }

    private func write(
        _ object: StoredObject, _ members: [NSManagedObjectID], _ before: [NSManagedObjectID],
        _ join: SQLiteSchema.Join, _ relationship: NSRelationshipDescription
    ) throws {
        guard let owner = object.id.row else { return }
        let now = Set(members)
        for gone in before where !now.contains(gone) {
            try database.run(
                "DELETE FROM \"\(join.table)\" WHERE \(join.owner) = ? AND \(join.member) = ?",
                [.integer(owner), .integer(gone.row ?? 0)])
        }
        let old = Set(before)
        for (place, member) in members.enumerated() {
            let row = StoreValue.integer(member.row ?? 0)
            if !old.contains(member) {
                try database.run(
                    "INSERT OR IGNORE INTO \"\(join.table)\" (\(join.owner), \(join.member)) VALUES (?, ?)",
                    [.integer(owner), row])
            }
            guard relationship.isOrdered else { continue }
            try database.run(
                "UPDATE \"\(join.table)\" SET \(join.ownerOrder) = ? WHERE \(join.owner) = ? AND \(join.member) = ?",
                [.integer(Int64(place)), .integer(owner), row])
        }
    }
}
