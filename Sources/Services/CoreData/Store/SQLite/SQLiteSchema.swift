// SPDX-License-Identifier: MIT
import FoundationCompat

/// Tables and columns of a model: one table for each family of entities, with the columns of all its members.
final class SQLiteSchema {
    struct Column {
        let name: String
        /// As `CREATE TABLE` writes it.
        let type: String
    }

    final class Table {
        let name: String
        let root: NSEntityDescription
        var columns: [Column] = []
        /// Columns of stored properties, by the property.
        var names: [ObjectIdentifier: String] = [:]

        init(_ root: NSEntityDescription) {
            self.root = root
            name = "Z" + (root.name ?? "").uppercased()
        }

        func add(_ wanted: String, _ type: String) -> String {
            var name = wanted
            var number = 1
            // Siblings may have properties of one name.
            while columns.contains(where: { $0.name == name }) {
                name = wanted + "\(number)"
                number += 1
            }
            columns.append(Column(name: name, type: type))
            return name
        }
    }

    /// The table of a relationship between many and many.
    struct Join {
        let table: String
        let owner: String
        let member: String
        let ownerOrder: String
    }

    let model: NSManagedObjectModel
    private(set) var tables: [String: Table] = [:]
    private(set) var numbers: [String: Int64] = [:]
    private(set) var entities: [Int64: NSEntityDescription] = [:]
    private(set) var joins: [String: Join] = [:]

    /// - Parameter known: numbers that a file gives to entities already.
    init(_ model: NSManagedObjectModel, known: [String: Int64] = [:]) {
        self.model = model
        let sorted = model.entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
        var next = (known.values.max() ?? 0) + 1
        for entity in sorted {
            let name = entity.name ?? ""
            let number = known[name] ?? next
            if known[name] == nil { next += 1 }
            numbers[name] = number
            entities[number] = entity
        }
        for entity in sorted where entity.superentity == nil { tables[entity.name ?? ""] = Table(entity) }
        for entity in sorted { addColumns(entity) }
        for entity in sorted { addOrders(entity) }
    }

    func table(_ entity: NSEntityDescription) -> Table {
        if let table = tables[entity.root.name ?? ""] { return table }
        NSException.raise(.internalInconsistencyException, "the store has no table for \(entity.name ?? "")")
    }

    func number(_ entity: NSEntityDescription) -> Int64 { numbers[entity.name ?? ""] ?? 0 }

    /// The column of an attribute or a to-one relationship.
    func column(_ property: NSPropertyDescription) -> String {
        if let owner = property.owner, let name = table(owner).names[ObjectIdentifier(property)] { return name }
        NSException.raise(.internalInconsistencyException, "the store has no column for \(property.name)")
    }

    /// Attributes whose data may be in files of their own.
    func externalAttributes(of entity: NSEntityDescription) -> [NSAttributeDescription] {
        entity.layout.slots.compactMap(\.attribute).filter { $0.allowsExternalBinaryDataStorage && !$0.isTransient }
    }

    private func addColumns(_ entity: NSEntityDescription) {
        let table = table(entity)
        for property in entity.ownProperties where !property.isTransient {
            let name = "Z" + property.name.uppercased()
            if let attribute = property as? NSAttributeDescription {
                table.names[ObjectIdentifier(property)] = table.add(name, Self.type(attribute.attributeType))
            } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany {
                table.names[ObjectIdentifier(property)] = table.add(name, "INTEGER")
            }
        }
    }

    /// Columns for the places in ordered relationships, and tables between many and many.
    private func addOrders(_ entity: NSEntityDescription) {
        for case let relationship as NSRelationshipDescription in entity.ownProperties
        where relationship.isToMany && !relationship.isTransient {
            if let inverse = relationship.inverseRelationship, !inverse.isToMany {
                guard relationship.isOrdered, let owner = inverse.owner else { continue }
                let table = table(owner)
                table.names[ObjectIdentifier(relationship)] = table.add("Z_FOK_" + inverse.name.uppercased(), "INTEGER")
            } else {
                addJoin(relationship)
            }
        }
    }

    private func key(_ relationship: NSRelationshipDescription) -> String {
        (relationship.owner?.name ?? "") + "." + relationship.name
    }

    private func addJoin(_ relationship: NSRelationshipDescription) {
        let own = key(relationship)
        guard joins[own] == nil else { return }
        let number = relationship.owner.map(number) ?? 0
        let name = "Z_\(number)" + relationship.name.uppercased()
        joins[own] = Join(table: name, owner: "Z_OWNER", member: "Z_MEMBER", ownerOrder: "Z_FOK_OWNER")
        guard let inverse = relationship.inverseRelationship, inverse !== relationship else { return }
        joins[key(inverse)] = Join(table: name, owner: "Z_MEMBER", member: "Z_OWNER", ownerOrder: "Z_FOK_MEMBER")
    }

    func join(_ relationship: NSRelationshipDescription) -> Join? { joins[key(relationship)] }

    /// The column with the places in an ordered relationship to many; nil: it has none.
    func orderColumn(_ relationship: NSRelationshipDescription) -> String? {
        guard let owner = relationship.inverseRelationship?.owner else { return nil }
        return table(owner).names[ObjectIdentifier(relationship)]
    }

    private static func type(_ type: NSAttributeType) -> String {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            "INTEGER"
        case .doubleAttributeType, .floatAttributeType: "FLOAT"
        case .decimalAttributeType: "DECIMAL"
        case .stringAttributeType, .URIAttributeType: "VARCHAR"
        case .dateAttributeType: "TIMESTAMP"
        case .binaryDataAttributeType, .UUIDAttributeType, .transformableAttributeType, .undefinedAttributeType,
            .objectIDAttributeType, .compositeAttributeType:
            "BLOB"
        }
    }

    // MARK: making

    func create(in database: SQLiteDatabase) throws {
        try database.run(
            "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, "
                + "Z_MAX INTEGER)")
        for (name, number) in numbers {
            let parent = entities[number]?.superentity.map(self.number) ?? 0
            try database.run(
                "INSERT OR IGNORE INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
                [.integer(number), .text(name), .integer(parent)])
        }
        for table in tables.values { try create(table, in: database) }
        for join in joins.values where join.owner == "Z_OWNER" { try create(join, in: database) }
        for entity in model.entities { try createIndexes(entity, in: database) }
    }

    private func create(_ table: Table, in database: SQLiteDatabase) throws {
        let present = try database.columns(of: table.name)
        guard present.isEmpty else {
            for column in table.columns where !present.contains(column.name) {
                try database.run("ALTER TABLE \"\(table.name)\" ADD COLUMN \"\(column.name)\" \(column.type)")
            }
            return
        }
        let columns = table.columns.map { ", \"\($0.name)\" \($0.type)" }.joined()
        try database.run(
            "CREATE TABLE \"\(table.name)\" (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(columns))")
    }

    private func create(_ join: Join, in database: SQLiteDatabase) throws {
        try database.run(
            "CREATE TABLE IF NOT EXISTS \"\(join.table)\" (Z_OWNER INTEGER, Z_MEMBER INTEGER, Z_FOK_OWNER INTEGER, "
                + "Z_FOK_MEMBER INTEGER, PRIMARY KEY (Z_OWNER, Z_MEMBER))")
        try database.run(
            "CREATE INDEX IF NOT EXISTS \"\(join.table)_INDEX\" ON \"\(join.table)\" (Z_MEMBER, Z_OWNER)")
    }

    private func createIndexes(_ entity: NSEntityDescription, in database: SQLiteDatabase) throws {
        let table = table(entity).name
        for property in entity.ownProperties where !property.isTransient {
            let isToOne = (property as? NSRelationshipDescription).map { !$0.isToMany } ?? false
            guard isToOne || property.isIndexed && property is NSAttributeDescription else { continue }
            try createIndex("\(table)_\(column(property))_INDEX", table, [column(property)], database)
        }
        for keys in entity.uniquenessConstraints {
            let names = keys.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            let columns = names.compactMap { entity.layout.byName[$0] }.map(column)
            try createIndex("\(table)_UNIQUE_\(columns.joined(separator: "_"))", table, columns, database)
        }
        for index in entity.indexes {
            let columns = index.elements.compactMap(\.property)
                .filter { ($0 as? NSRelationshipDescription).map { !$0.isToMany } ?? ($0 is NSAttributeDescription) }
                .filter { !$0.isTransient }.map(column)
            try createIndex("Z_\(entity.name ?? "")_\(index.name)", table, columns, database)
        }
    }

    private func createIndex(_ name: String, _ table: String, _ columns: [String], _ database: SQLiteDatabase) throws {
        guard !columns.isEmpty else { return }
        let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
        try database.run("CREATE INDEX IF NOT EXISTS \"\(name)\" ON \"\(table)\" (\(list))")
    }
}
