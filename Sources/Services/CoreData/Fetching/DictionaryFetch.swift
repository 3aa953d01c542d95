// SPDX-License-Identifier: MIT
import FoundationCompat

/// A fetch of dictionaries: columns, expressions, groups. Works on what stores have; unsaved changes do not count.
struct DictionaryFetch {
    private let request: __NSFetchSettings
    private let plan: FetchPlan
    private let context: NSManagedObjectContext

    init(_ request: __NSFetchSettings, _ plan: FetchPlan, _ context: NSManagedObjectContext) {
        self.request = request
        self.plan = plan
        self.context = context
    }

    /// One column of the result.
    private struct Column {
        let name: String
        /// nil: the value of the property `name`.
        let expression: __NSExpression?
        let type: NSAttributeType

        /// Whether the expression speaks of all rows at once.
        var isAggregate: Bool { expression.map(AggregateCall.contains) ?? false }
    }

    func run() throws -> [Any] {
        guard let coordinator = context.persistentStoreCoordinator else { return [] }
        let columns = columns(request.propertiesToFetch) ?? allColumns()
        var whole = plan
        whole.predicate = plan.predicate.map(PredicateConstants.identified)
        let groups = request.propertiesToGroupBy.flatMap(self.columns)
        let isPaged = groups == nil && !columns.contains(where: \.isAggregate) && !request.returnsDistinctResults
        if !isPaged {
            whole.limit = 0
            whole.offset = 0
        }
        if groups != nil || columns.contains(where: \.isAggregate) { whole.sortDescriptors = [] }
        var result = try coordinator.withNodes(whole) { dictionaries($0, columns, groups) }
        if request.returnsDistinctResults { result = distinct(result) }
        if !isPaged { result = paged(sorted(result, whole.sortDescriptors.isEmpty)) }
        return result.map { NSDictionary(dictionary: $0) }
    }

    private func columns(_ given: [Any]?) -> [Column]? {
        given?.map { item in
            switch item {
            case let expression as NSExpressionDescription:
                return Column(
                    name: expression.name, expression: expression.expression, type: expression.expressionResultType)
            case let property as NSPropertyDescription: return column(property.name)
            case let name as String: return column(name)
            default: return column("\(item)")
            }
        }
    }

    private func column(_ name: String) -> Column {
        let first = name.split(separator: ".").first.map(String.init) ?? name
        guard plan.entity.layout.byName[first] != nil else {
            NSException.raise(
                .invalidArgumentException,
                "Invalid keypath (\(name)) passed to setPropertiesToFetch:")
        }
        return Column(name: name, expression: nil, type: .undefinedAttributeType)
    }

    private func allColumns() -> [Column] {
        plan.entity.layout.storedAttributes.map { column(plan.entity.layout.properties[$0].name) }
    }

    private typealias Row = [String: Any]

    private func dictionaries(_ rows: [StoreNode], _ columns: [Column], _ groups: [Column]?) -> [Row] {
        guard let groups else {
            if columns.contains(where: \.isAggregate) { return [dictionary(rows, columns)] }
            return rows.map { dictionary([$0], columns) }
        }
        var order: [[AnyHashable]] = []
        var members: [[AnyHashable]: [StoreNode]] = [:]
        for row in rows {
            let key = groups.map { (value(row, $0) as? AnyHashable) ?? AnyHashable(NSNull()) }
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(row)
        }
        let result = order.compactMap { members[$0].map { dictionary($0, columns) } }
        guard let having = request.havingPredicate else { return result }
        return zip(result, order).filter { row, key in
            let grouped = Dictionary(zip(groups.map(\.name), key.map(\.base))) { first, _ in first }
            return having.evaluate(with: NSDictionary(dictionary: row.merging(grouped) { first, _ in first }))
        }.map(\.0)
    }

    private func dictionary(_ rows: [StoreNode], _ columns: [Column]) -> Row {
        var result: Row = [:]
        for column in columns {
            let value = column.isAggregate ? aggregate(rows, column) : rows.first.flatMap { self.value($0, column) }
            if let value { result[column.name] = value }
        }
        return result
    }

    private func value(_ row: StoreNode, _ column: Column) -> Any? {
        let value =
            column.expression.map { $0.expressionValue(with: row, context: nil) } ?? row.value(forKeyPath: column.name)
        switch value {
        case let node as StoreNode: return node.objectID
        case let value?: return AttributeValue.canonical(value, column.type) ?? value
        case nil: return nil
        }
    }

    private func aggregate(_ rows: [StoreNode], _ column: Column) -> Any? {
        guard let expression = column.expression else { return nil }
        let value = AggregateCall(rows).value(of: expression)
        return value.flatMap { AttributeValue.canonical($0, column.type) ?? $0 }
    }

    private func distinct(_ rows: [Row]) -> [Row] {
        var seen: Set<NSDictionary> = []
        return rows.filter { seen.insert(NSDictionary(dictionary: $0)).inserted }
    }

    /// Groups are sorted by their own values.
    private func sorted(_ rows: [Row], _ isUnsorted: Bool) -> [Row] {
        let descriptors = request.sortDescriptors ?? []
        guard isUnsorted, !descriptors.isEmpty else { return rows }
        return SortOrder(descriptors).sorted(rows.map { NSDictionary(dictionary: $0) })
            .compactMap { $0 as? [String: Any] }
    }

    private func paged(_ rows: [Row]) -> [Row] {
        let rest = rows.dropFirst(request.fetchOffset)
        return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }
}

/// `sum:`, `count:` and their kin over the rows of a group.
private struct AggregateCall {
    private static let names: Set<String> = ["sum:", "count:", "min:", "max:", "average:", "median:", "stddev:"]
    private let rows: [StoreNode]

    init(_ rows: [StoreNode]) { self.rows = rows }

    static func contains(_ expression: __NSExpression) -> Bool {
        switch expression.form {
        case .function(let name, let parts): names.contains(name) || parts.contains(where: contains)
        // `count` of a key path of its own, as `@count` or `@sum.price`, belongs to single rows.
        case .constant, .evaluatedObject, .variable, .keyPath, .path, .message, .aggregate, .subquery, .conditional,
            .set, .block, .anyKey:
            false
        }
    }

    func value(of expression: __NSExpression) -> Any? {
        guard case .function(let name, let parts) = expression.form else {
            return rows.first.flatMap { expression.expressionValue(with: $0, context: nil) }
        }
        guard Self.names.contains(name), let first = parts.first else {
            let values = parts.map { __NSExpression(forConstantValue: value(of: $0)) }
            return __NSExpression(.function(name, values)).expressionValue(with: nil, context: nil)
        }
        let values = rows.compactMap { first.expressionValue(with: $0, context: nil) }
        if name == "count:" { return NSNumber(value: values.count) }
        if values.isEmpty, name != "sum:" { return nil }
        return __NSExpression(.function(name, [__NSExpression(forConstantValue: values)]))
            .expressionValue(with: nil, context: nil)
    }
}
