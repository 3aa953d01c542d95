// SPDX-License-Identifier: MIT
import FoundationCompat

/// Reads rows of one table into snapshots; what each entity's objects take from which column is found out once.
final class SQLiteRowReader {
    /// Where the value of a property comes from. Nothing of it is counted when it is copied.
    private struct Source {
        enum Kind {
            case nothing
            case attribute(PropertyValue.Kind)
            case toOne
        }

        var kind = Kind.nothing
        var place = 0
        /// The column with the number of a destination's entity, where it may be one of several; else zero.
        var entityPlace = 0
    }

    /// Immutable.
    private final class Plan {
        let number: Int64
        let scope: IDScope
        let sources: [Source]
        /// Of attributes and of to-one relationships, by the index of the property.
        let attributes: [NSAttributeDescription?]
        let scopes: [IDScope?]

        init(_ number: Int64, _ scope: IDScope, _ sources: [Source], _ layout: EntityLayout, _ scopes: [IDScope?]) {
            self.number = number
            self.scope = scope
            self.sources = sources
            self.scopes = scopes
            attributes = layout.slots.map(\.attribute)
        }
    }

    private unowned let store: SQLiteStore
    /// `SELECT` of everything from `t0`.
    let select: String
    private let columns: SQLiteColumns
    private var plans: [Plan] = []
    private var one: SQLiteStatement?

    init(_ store: SQLiteStore, _ table: SQLiteSchema.Table) {
        self.store = store
        columns = SQLiteColumns(table, store.schema)
        select = "SELECT \(columns.list.joined(separator: ", ")) FROM \"\(table.name)\" t0"
    }

    /// Compiled once: faults fire one by one.
    func statementOfOne() throws -> SQLiteStatement {
        if let one, !one.isBusy { return one }
        let made = try store.database.statement(select + " WHERE t0.Z_PK = ?")
        one = made
        return made
    }

    /// Which object a row is; none of its values are read.
    func readID(_ statement: SQLiteStatement) -> FetchedRow? {
        plan(statement.integer(1)).map {
            FetchedRow(id: NSManagedObjectID($0.scope, statement.integer(0)), snapshot: nil)
        }
    }

    func read(_ statement: SQLiteStatement) -> FetchedRow? {
        guard let plan = plan(statement.integer(1)) else { return nil }
        let cells = [PropertyValue](unsafeUninitializedCapacity: plan.sources.count) { cells, count in
            guard let start = cells.baseAddress else { return }
            plan.sources.withUnsafeBufferPointer { sources in
                for index in sources.indices {
                    (start + index).initialize(to: value(statement, sources[index], plan, index))
                    count += 1
                }
            }
        }
        let snapshot = Snapshot(values: PropertyValues(cells: cells), version: statement.integer(2))
        return FetchedRow(id: NSManagedObjectID(plan.scope, statement.integer(0)), snapshot: snapshot)
    }

    @inline(__always)
    private func value(_ statement: SQLiteStatement, _ source: Source, _ plan: Plan, _ index: Int) -> PropertyValue {
        switch source.kind {
        case .nothing: return .none
        case .attribute(let kind):
            if let value = statement.plain(source.place, kind) { return value }
            guard let attribute = plan.attributes[index] else { return .none }
            return PropertyValue(store.externals.load(statement.value(source.place), attribute).value(attribute))
        case .toOne:
            guard !statement.isNull(source.place), var scope = plan.scopes[index] else { return .none }
            if source.entityPlace > 0, let entity = store.schema.entities[statement.integer(source.entityPlace)] {
                scope = store.store.scope(of: entity)
            }
            return .id(NSManagedObjectID(scope, statement.integer(source.place)))
        }
    }

    // MARK: plans

    private func plan(_ number: Int64) -> Plan? {
        for plan in plans where plan.number == number { return plan }
        guard let entity = store.schema.entities[number] else { return nil }
        let layout = entity.layout
        let scopes = layout.slots.map { $0.relationship?.destinationEntity.map(store.store.scope) }
        let plan = Plan(
            number, store.store.scope(of: entity), layout.slots.indices.map { source(layout, $0) }, layout, scopes)
        plans.append(plan)
        return plan
    }

    private func source(_ layout: EntityLayout, _ index: Int) -> Source {
        guard !layout.properties[index].isTransient else { return Source() }
        switch layout.slots[index] {
        case .attribute(let attribute):
            guard let place = columns.places[store.schema.column(attribute)] else { return Source() }
            return Source(kind: .attribute(PropertyValue.Kind(attribute)), place: place)
        case .relationship(let relationship):
            guard !relationship.isToMany, relationship.destinationEntity != nil else { return Source() }
            let column = store.schema.column(relationship)
            guard let place = columns.places[column] else { return Source() }
            return Source(kind: .toOne, place: place, entityPlace: columns.entityPlaces[column] ?? 0)
        case .fetched, .other: return Source()
        }
    }
}

extension PropertyValue {
    /// How a column of an attribute is read and written.
    enum Kind {
        case integer, boolean, real, single, text, date, data
        /// By way of `StoreValue`.
        case other

        init(_ attribute: NSAttributeDescription) {
            self =
                switch attribute.attributeType {
                case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: .integer
                case .booleanAttributeType: .boolean
                case .doubleAttributeType: .real
                case .floatAttributeType: .single
                case .stringAttributeType: .text
                case .dateAttributeType: .date
                case .binaryDataAttributeType: attribute.allowsExternalBinaryDataStorage ? .other : .data
                case .decimalAttributeType, .UUIDAttributeType, .URIAttributeType, .transformableAttributeType,
                    .undefinedAttributeType, .objectIDAttributeType, .compositeAttributeType:
                    .other
                }
        }
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
