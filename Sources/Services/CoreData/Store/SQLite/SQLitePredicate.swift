// SPDX-License-Identifier: MIT
import FoundationCompat

/// Predicates and sort descriptors as SQL. What cannot be said with the same meaning gives nil.
struct SQLitePredicate {
    typealias SQL = SQLiteQuery.SQL

    private let schema: SQLiteSchema
    /// The row that key paths start at.
    private let scope: Scope
    private var counter = Counter()

    /// Joined tables of to-one relationships, by path.
    private final class Scope {
        let alias: String
        let entity: NSEntityDescription
        var joins: [String: (alias: String, text: String)] = [:]
        var order: [String] = []
        /// The variable of a subquery that stands for this row.
        let variable: String?
        let outer: Scope?

        init(_ alias: String, _ entity: NSEntityDescription, variable: String? = nil, outer: Scope? = nil) {
            self.alias = alias
            self.entity = entity
            self.variable = variable
            self.outer = outer
        }

        var text: String { order.compactMap { joins[$0]?.text }.joined() }
    }

    private final class Counter {
        private var last = 0
        func alias() -> String {
            last += 1
            return "t\(last)"
        }
    }

    init(_ schema: SQLiteSchema, _ entity: NSEntityDescription) {
        self.schema = schema
        scope = Scope("t0", entity)
    }

    private init(_ schema: SQLiteSchema, _ scope: Scope, _ counter: Counter) {
        self.schema = schema
        self.scope = scope
        self.counter = counter
    }

    var joins: String { scope.text }

    // MARK: predicates

    /// An empty text for no predicate.
    func condition(_ predicate: NSPredicate?) -> SQL? {
        guard let predicate else { return SQL(text: "") }
        return convert(predicate)
    }

    private func convert(_ predicate: NSPredicate) -> SQL? {
        switch predicate.resolved {
        case let comparison as __NSComparisonPredicate: return compare(comparison)
        case let compound as NSCompoundPredicate: return combine(compound)
        case let other:
            switch other.description {
            case "TRUEPREDICATE": return SQL(text: "1")
            case "FALSEPREDICATE": return SQL(text: "0")
            default: return nil
            }
        }
    }

    private func combine(_ compound: NSCompoundPredicate) -> SQL? {
        let parts = compound.subpredicates.map(convert)
        guard parts.allSatisfy({ $0 != nil }) else { return nil }
        let known = parts.compactMap { $0 }
        let values = known.flatMap(\.values)
        switch compound.compoundPredicateType {
        case .not: return known.first.map { SQL(text: "NOT (\($0.text))", values: $0.values) }
        case .or:
            let text = known.isEmpty ? "0" : known.map { "(\($0.text))" }.joined(separator: " OR ")
            return SQL(text: "(\(text))", values: values)
        default:
            let text = known.isEmpty ? "1" : known.map { "(\($0.text))" }.joined(separator: " AND ")
            return SQL(text: "(\(text))", values: values)
        }
    }

    /// One side of a comparison.
    private enum Operand {
        case column(String, NSAttributeDescription)
        /// A row of an entity, by the expression of its number.
        case row(String, NSEntityDescription)
        case value(Any?)
        /// A computed number.
        case number(SQL)
    }

    private func compare(_ comparison: __NSComparisonPredicate) -> SQL? {
        guard comparison.customSelector == nil else { return nil }
        let (left, right) = (comparison.leftExpression, comparison.rightExpression)
        if let many = manyPath(left) { return quantified(comparison, many) }
        guard comparison.comparisonPredicateModifier == .direct else { return nil }
        if comparison.predicateOperatorType == .in, let many = manyPath(right) {
            // `object IN related`
            return exists(many) { inner, rest in
                rest.isEmpty ? inner.relation(.equalTo, [], inner.row(), operand(left)) : nil
            }
        }
        return relation(comparison.predicateOperatorType, comparison.options, operand(left), operand(right))
    }

    private func relation(
        _ type: __NSComparisonPredicate.Operator, _ options: __NSComparisonPredicate.Options, _ left: Operand?,
        _ right: Operand?
    ) -> SQL? {
        guard let left, let right else { return nil }
        switch type {
        case .equalTo, .notEqualTo: return equality(type == .equalTo, options, left, right)
        case .lessThan: return ordered("<", options, left, right)
        case .lessThanOrEqualTo: return ordered("<=", options, left, right)
        case .greaterThan: return ordered(">", options, left, right)
        case .greaterThanOrEqualTo: return ordered(">=", options, left, right)
        case .beginsWith, .endsWith, .like, .matches, .contains: return text(type, options, left, right)
        case .in: return membership(options, left, right)
        case .between: return between(left, right)
        case .customSelector: return nil
        }
    }

    private func equality(
        _ isEqual: Bool, _ options: __NSComparisonPredicate.Options, _ left: Operand, _ right: Operand
    ) -> SQL? {
        guard let (first, second) = pair(left, right) else { return nil }
        if isText(left, right), !options.isEmpty {
            let type = isEqual ? __NSComparisonPredicate.Operator.equalTo : .notEqualTo
            return call(type, options, first, second)
        }
        return SQL(
            text: "\(first.text) \(isEqual ? "IS" : "IS NOT") \(second.text)", values: first.values + second.values)
    }

    private func ordered(
        _ symbol: String, _ options: __NSComparisonPredicate.Options, _ left: Operand, _ right: Operand
    ) -> SQL? {
        guard let (first, second) = pair(left, right) else { return nil }
        if isText(left, right) {
            guard options.isEmpty else { return nil }
            return SQL(
                text: "IFNULL(\(first.text) \(symbol) \(second.text) COLLATE \(TextOrder.literal.name), 0)",
                values: first.values + second.values)
        }
        // A missing value is neither smaller nor larger.
        return SQL(
            text: "IFNULL(\(first.text) \(symbol) \(second.text), 0)", values: first.values + second.values)
    }

    private func text(
        _ type: __NSComparisonPredicate.Operator, _ options: __NSComparisonPredicate.Options, _ left: Operand,
        _ right: Operand
    ) -> SQL? {
        guard isText(left, right), let (first, second) = pair(left, right) else { return nil }
        return call(type, options, first, second)
    }

    private func call(
        _ type: __NSComparisonPredicate.Operator, _ options: __NSComparisonPredicate.Options, _ first: SQL,
        _ second: SQL
    ) -> SQL {
        SQL(
            text: "\(SQLiteFunctions.comparison)(\(type.rawValue), \(options.rawValue), \(first.text), \(second.text))",
            values: first.values + second.values)
    }

    private func membership(
        _ options: __NSComparisonPredicate.Options, _ left: Operand, _ right: Operand
    ) -> SQL? {
        guard case .value(let collection) = right, let elements = predicateElements(collection), options.isEmpty else {
            return nil
        }
        if case .value = left { return nil }
        var values: [StoreValue] = []
        var containsNull = false
        for element in elements {
            guard let value = value(element, against: left) else { return nil }
            if case .null = value { containsNull = true } else { values.append(value) }
        }
        guard values.count < 900, let target = sql(left, against: right) else { return nil }
        let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
        let missing = containsNull ? " OR \(target.text) IS NULL" : ""
        return SQL(
            text: "(IFNULL(\(target.text) IN (\(marks)), 0)\(missing))",
            values: target.values + values + (containsNull ? target.values : []))
    }

    private func between(_ left: Operand, _ right: Operand) -> SQL? {
        guard case .value(let collection) = right, let bounds = predicateElements(collection), bounds.count == 2,
            let low = value(bounds[0], against: left), let high = value(bounds[1], against: left),
            !isText(left, left), let target = sql(left, against: right)
        else { return nil }
        return SQL(text: "IFNULL(\(target.text) BETWEEN ? AND ?, 0)", values: target.values + [low, high])
    }

    // MARK: operands

    private func isText(_ left: Operand, _ right: Operand) -> Bool {
        func isText(_ operand: Operand) -> Bool {
            switch operand {
            case .column(_, let attribute): attribute.attributeType == .stringAttributeType
            case .value(let value): value is String
            case .row, .number: false
            }
        }
        return isText(left) && isText(right) || isText(left) && isNil(right) || isNil(left) && isText(right)
    }

    private func isNil(_ operand: Operand) -> Bool {
        guard case .value(let value) = operand else { return false }
        return value == nil || value is NSNull
    }

    private func pair(_ left: Operand, _ right: Operand) -> (SQL, SQL)? {
        guard isComparable(left, right), let first = sql(left, against: right), let second = sql(right, against: left)
        else { return nil }
        return (first, second)
    }

    /// Columns of one nature; numbers and texts are never equal in memory either, so memory decides about them.
    private func isComparable(_ left: Operand, _ right: Operand) -> Bool {
        switch (left, right) {
        case (.column(_, let first), .column(_, let second)):
            first.attributeType == second.attributeType
                || first.attributeType.isNumeric && second.attributeType.isNumeric
        case (.row, .column), (.column, .row), (.row, .number), (.number, .row), (.value, .value): false
        default: true
        }
    }

    private func sql(_ operand: Operand, against other: Operand) -> SQL? {
        switch operand {
        case .column(let text, _), .row(let text, _): return SQL(text: text)
        case .number(let sql): return sql
        case .value(let value): return self.value(value, against: other).map { SQL(text: "?", values: [$0]) }
        }
    }

    /// A constant in the form of what it is compared with; nil: it does not fit.
    private func value(_ value: Any?, against other: Operand) -> StoreValue? {
        guard let value, !(value is NSNull) else { return .null }
        switch other {
        case .column(_, let attribute):
            switch attribute.attributeType {
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
                .doubleAttributeType, .floatAttributeType:
                return (value as? NSNumber).map { StoreValue(plain: $0) }
            case .decimalAttributeType: return (value as? NSNumber).map { .real($0.doubleValue) }
            case .stringAttributeType, .dateAttributeType, .UUIDAttributeType, .URIAttributeType:
                return AttributeValue.canonical(value, attribute.attributeType).map { StoreValue(plain: $0) }
            case .binaryDataAttributeType where !attribute.allowsExternalBinaryDataStorage:
                return (value as? Data).map(StoreValue.data)
            default: return nil
            }
        case .row(_, let entity):
            let id = value as? NSManagedObjectID ?? (value as? NSManagedObject)?.objectID
            guard let id, let row = id.row, id.entity.root.name == entity.root.name else { return .integer(-1) }
            return .integer(row)
        case .number: return (value as? NSNumber).map { StoreValue(plain: $0) }
        case .value: return nil
        }
    }

    private func operand(_ expression: __NSExpression) -> Operand? {
        switch expression.form {
        case .constant(let value): return .value(value)
        case .evaluatedObject: return .row("\(scope.alias).Z_PK", scope.entity)
        case .keyPath(let path): return column(path, scope)
        case .variable(let name): return scope(of: name).map { .row("\($0.alias).Z_PK", $0.entity) }
        case .path(let base, let path):
            if case .variable(let name) = base.form { return scope(of: name).flatMap { column(path, $0) } }
            if case .subquery(let collection, let variable, let predicate) = base.form, path == "@count" {
                return subqueryCount(collection, variable, predicate)
            }
            return nil
        case .aggregate(let parts):
            let values = parts.map { part -> Any? in
                if case .constant(let value) = part.form { return value ?? NSNull() }
                return nil
            }
            return values.allSatisfy { $0 != nil } ? .value(values.compactMap { $0 }) : nil
        case .function, .message, .subquery, .conditional, .set, .block, .anyKey: return nil
        }
    }

    private func scope(of variable: String) -> Scope? {
        var current: Scope? = scope
        while let this = current {
            if this.variable == variable { return this }
            current = this.outer
        }
        return nil
    }

    // MARK: key paths

    /// A path through to-one relationships to a column or a row; also counts of to-many relationships.
    private func column(_ path: String, _ scope: Scope) -> Operand? {
        var entity = scope.entity
        var alias = scope.alias
        var walked = ""
        let keys = path.split(separator: ".").map(String.init)
        for (index, key) in keys.enumerated() {
            let isLast = index == keys.count - 1
            if key == "objectID" || key == "self", isLast { return .row("\(alias).Z_PK", entity) }
            guard let property = entity.layout.byName[key], !property.isTransient else { return nil }
            if let attribute = property as? NSAttributeDescription {
                guard isLast else { return nil }
                return .column("\(alias).\"\(schema.column(attribute))\"", attribute)
            }
            guard let relationship = property as? NSRelationshipDescription,
                let destination = relationship.destinationEntity
            else { return nil }
            if relationship.isToMany {
                guard index == keys.count - 2, keys[index + 1] == "@count" else { return nil }
                return .number(SQL(text: "(SELECT COUNT(*) \(from(relationship, alias, counter.alias())))"))
            }
            let foreign = "\(alias).\"\(schema.column(relationship))\""
            if isLast { return .row(foreign, destination) }
            walked += key + "."
            alias = join(walked, foreign, destination, scope)
            entity = destination
        }
        return nil
    }

    private func join(_ path: String, _ foreign: String, _ destination: NSEntityDescription, _ scope: Scope) -> String {
        if let known = scope.joins[path] { return known.alias }
        let alias = counter.alias()
        let table = schema.table(destination).name
        scope.joins[path] = (alias, " LEFT JOIN \"\(table)\" \(alias) ON \(alias).Z_PK = \(foreign)")
        scope.order.append(path)
        return alias
    }

    // MARK: to-many relationships

    /// A path that crosses one to-many relationship: what leads to it, the relationship, and what follows.
    private struct ManyPath {
        let alias: String
        let relationship: NSRelationshipDescription
        let rest: String
    }

    private func manyPath(_ expression: __NSExpression) -> ManyPath? {
        switch expression.form {
        case .keyPath(let path): return manyPath(path, scope)
        case .path(let base, let path):
            guard case .variable(let name) = base.form, let scope = scope(of: name) else { return nil }
            return manyPath(path, scope)
        default: return nil
        }
    }

    private func manyPath(_ path: String, _ scope: Scope) -> ManyPath? {
        let keys = path.split(separator: ".").map(String.init)
        var entity = scope.entity
        for (index, key) in keys.enumerated() {
            guard let relationship = entity.layout.byName[key] as? NSRelationshipDescription,
                let destination = relationship.destinationEntity, !relationship.isTransient
            else { return nil }
            guard relationship.isToMany else {
                entity = destination
                continue
            }
            let rest = keys[(index + 1)...].joined(separator: ".")
            guard !rest.hasPrefix("@") else { return nil }
            guard let alias = alias(keys[..<index], scope) else { return nil }
            return ManyPath(alias: alias, relationship: relationship, rest: rest)
        }
        return nil
    }

    private func alias(_ keys: ArraySlice<String>, _ scope: Scope) -> String? {
        guard !keys.isEmpty else { return scope.alias }
        guard case .row(let foreign, _) = column(keys.joined(separator: "."), scope) else { return nil }
        var entity = scope.entity
        for key in keys {
            guard let next = (entity.layout.byName[key] as? NSRelationshipDescription)?.destinationEntity else {
                return nil
            }
            entity = next
        }
        return join(keys.joined(separator: ".") + ".", foreign, entity, scope)
    }

    /// `FROM` and `WHERE` that give the members of a relationship of a row, under an alias.
    private func from(_ relationship: NSRelationshipDescription, _ owner: String, _ alias: String) -> String {
        guard let destination = relationship.destinationEntity else { return "" }
        let table = schema.table(destination).name
        if let join = schema.join(relationship) {
            let between = counter.alias()
            return "FROM \"\(join.table)\" \(between) JOIN \"\(table)\" \(alias) ON \(alias).Z_PK = "
                + "\(between).\(join.member) WHERE \(between).\(join.owner) = \(owner).Z_PK"
        }
        let inverse = relationship.inverseRelationship.map(schema.column) ?? "Z_PK"
        return "FROM \"\(table)\" \(alias) WHERE \(alias).\"\(inverse)\" = \(owner).Z_PK"
    }

    private func exists(_ many: ManyPath, _ condition: (SQLitePredicate, String) -> SQL?) -> SQL? {
        guard let destination = many.relationship.destinationEntity else { return nil }
        let inner = Scope(counter.alias(), destination, outer: scope)
        let compiler = SQLitePredicate(schema, inner, counter)
        guard let sql = condition(compiler, many.rest) else { return nil }
        guard inner.order.isEmpty else {
            // The joins of the inner row stand between FROM and WHERE.
            let source = from(many.relationship, many.alias, inner.alias)
                .replacingOccurrences(of: " WHERE ", with: "\(inner.text) WHERE ")
            return SQL(text: "EXISTS (SELECT 1 \(source) AND \(sql.text))", values: sql.values)
        }
        let source = from(many.relationship, many.alias, inner.alias)
        return SQL(text: "EXISTS (SELECT 1 \(source) AND \(sql.text))", values: sql.values)
    }

    private func row() -> Operand { .row("\(scope.alias).Z_PK", scope.entity) }

    /// `ANY path op value`, `ALL path op value`, `path CONTAINS object`.
    private func quantified(_ comparison: __NSComparisonPredicate, _ many: ManyPath) -> SQL? {
        let type = comparison.predicateOperatorType
        guard let value = operand(comparison.rightExpression) else { return nil }
        if type == .contains, comparison.comparisonPredicateModifier == .direct, many.rest.isEmpty {
            return exists(many) { inner, _ in inner.relation(.equalTo, [], inner.row(), value) }
        }
        switch comparison.comparisonPredicateModifier {
        case .any:
            return exists(many) { inner, rest in
                let target = rest.isEmpty ? inner.row() : inner.column(rest, inner.scope)
                return inner.relation(type, comparison.options, target, value)
            }
        case .all:
            let opposite = exists(many) { inner, rest in
                let target = rest.isEmpty ? inner.row() : inner.column(rest, inner.scope)
                return inner.relation(type, comparison.options, target, value).map {
                    SQL(text: "NOT (\($0.text))", values: $0.values)
                }
            }
            return opposite.map { SQL(text: "NOT \($0.text)", values: $0.values) }
        case .direct: return nil
        }
    }

    private func subqueryCount(_ collection: __NSExpression, _ variable: String, _ predicate: NSPredicate) -> Operand? {
        guard let many = manyPath(collection), many.rest.isEmpty, let destination = many.relationship.destinationEntity
        else { return nil }
        let inner = Scope(counter.alias(), destination, variable: variable, outer: scope)
        guard let sql = SQLitePredicate(schema, inner, counter).convert(predicate) else { return nil }
        let source = from(many.relationship, many.alias, inner.alias)
            .replacingOccurrences(of: " WHERE ", with: "\(inner.text) WHERE ")
        return .number(SQL(text: "(SELECT COUNT(*) \(source) AND \(sql.text))", values: sql.values))
    }

    // MARK: order

    /// ` ORDER BY ...`; without descriptors the order in which rows were made.
    func order(_ descriptors: [NSSortDescriptor]) -> String? {
        var parts: [String] = []
        for descriptor in descriptors {
            guard let key = descriptor.key, let operand = column(key, scope),
                let collation = TextOrder(selector: descriptor.selector)
            else { return nil }
            let direction = descriptor.ascending ? "" : " DESC"
            switch operand {
            case .column(let text, let attribute):
                switch attribute.attributeType {
                case .stringAttributeType: parts.append("\(text) COLLATE \(collation.name)\(direction)")
                case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType: return nil
                default: parts.append(text + direction)
                }
            case .number(let sql) where sql.values.isEmpty: parts.append(sql.text + direction)
            case .number, .row, .value: return nil
            }
        }
        return " ORDER BY " + (parts + ["t0.Z_PK"]).joined(separator: ", ")
    }
}
