// SPDX-License-Identifier: MIT
import FoundationCompat

/// The statement that inserts objects of one entity, compiled once, and which of their values goes where.
final class SQLiteInsertion {
    private enum Target {
        case attribute(NSAttributeDescription, PropertyValue.Kind)
        case toOne
    }

    private unowned let store: SQLiteStore
    private let statement: SQLiteStatement
    private let number: Int64
    /// Indexes of properties in the order of the statement's columns.
    private let targets: [(index: Int, target: Target)]

    init(_ store: SQLiteStore, _ entity: NSEntityDescription) throws {
        self.store = store
        number = store.schema.number(entity)
        var columns = ["Z_PK", "Z_ENT", "Z_OPT"]
        var targets: [(index: Int, target: Target)] = []
        for index in entity.layout.persistent {
            switch entity.layout.slots[index] {
            case .attribute(let attribute):
                targets.append((index, .attribute(attribute, PropertyValue.Kind(attribute))))
                columns.append("\"\(store.schema.column(attribute))\"")
            case .relationship(let relationship):
                guard !relationship.isToMany else { continue }
                targets.append((index, .toOne))
                columns.append("\"\(store.schema.column(relationship))\"")
            case .fetched, .other: continue
            }
        }
        self.targets = targets
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        let table = store.schema.table(entity).name
        statement = try store.database.statement(
            "INSERT INTO \"\(table)\" (\(columns.joined(separator: ", "))) VALUES (\(marks))")
    }

    func run(_ object: StoredObject) throws {
        guard let row = object.id.row else { return }
        try statement.run {
            statement.bind(row, 1)
            statement.bind(number, 2)
            statement.bind(object.version, 3)
            for (place, target) in targets.enumerated() {
                try bind(object.values.cells[target.index], target.target, Int32(place + 4))
            }
        }
    }

    private func bind(_ cell: PropertyValue, _ target: Target, _ place: Int32) throws {
        switch target {
        case .attribute(let attribute, let kind):
            if kind != .other, statement.bind(cell, place) { return }
            statement.bind(try store.externals.save(StoreValue(cell.any, attribute), attribute), place)
        case .toOne: if case .id(let id) = cell, let row = id.row { statement.bind(row, place) }
        }
    }
}
