// SPDX-License-Identifier: MIT
import FoundationCompat

/// A fetch as SQL.
struct SQLiteQuery {
    struct SQL {
        var text: String
        var values: [StoreValue] = []
    }

    private let plan: FetchPlan
    private let schema: SQLiteSchema

    init(_ plan: FetchPlan, _ schema: SQLiteSchema) {
        self.plan = plan
        self.schema = schema
    }

    private var table: SQLiteSchema.Table { schema.table(plan.entity) }

    /// Rows of the plan's entity alone; nil when the table has no others.
    private var entityCondition: String? {
        let family = plan.includesSubentities ? plan.entity.family : [plan.entity]
        guard family.count < plan.entity.root.family.count else { return nil }
        return "t0.Z_ENT IN (\(family.map { "\(schema.number($0))" }.joined(separator: ", ")))"
    }

    private func columns() -> String {
        // The reader's columns, which it knows by place.
        SQLiteColumns(table, schema).list.joined(separator: ", ")
    }

    /// nil: the predicate or the order is beyond SQL.
    func compiled() -> SQL? {
        let compiler = SQLitePredicate(schema, plan.entity)
        guard let condition = compiler.condition(plan.predicate) else { return nil }
        guard let order = compiler.order(plan.sortDescriptors) else { return nil }
        var sql = SQL(text: "SELECT \(columns()) FROM \"\(table.name)\" t0\(compiler.joins)", values: condition.values)
        sql.text += clause(condition.text) + order
        if plan.limit > 0 || plan.offset > 0 {
            sql.text += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)"
        }
        return sql
    }

    func compiledCount() -> SQL? {
        let compiler = SQLitePredicate(schema, plan.entity)
        guard let condition = compiler.condition(plan.predicate) else { return nil }
        let text = "SELECT COUNT(*) FROM \"\(table.name)\" t0\(compiler.joins)\(clause(condition.text))"
        return SQL(text: text, values: condition.values)
    }

    /// All rows of the entity, in the order they were made.
    func everything() -> SQL {
        SQL(text: "SELECT \(columns()) FROM \"\(table.name)\" t0\(clause("")) ORDER BY t0.Z_PK")
    }

    private func clause(_ condition: String) -> String {
        let parts = [entityCondition, condition.isEmpty ? nil : condition].compactMap { $0 }
        return parts.isEmpty ? "" : " WHERE " + parts.joined(separator: " AND ")
    }
}
