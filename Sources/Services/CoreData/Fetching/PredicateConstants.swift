// SPDX-License-Identifier: MIT
import FoundationCompat

/// Predicates with other constants in place of their own.
enum PredicateConstants {
    /// Objects become their IDs.
    static func identified(_ predicate: NSPredicate) -> NSPredicate {
        map(predicate) { ($0 as? NSManagedObject)?.identifier }
    }

    /// IDs and objects of other contexts become the context's objects.
    static func objects(_ predicate: NSPredicate, in context: NSManagedObjectContext) -> NSPredicate {
        map(predicate) { ($0 as? NSManagedObjectID).map { context.materialize($0) } }
    }

    private typealias Change = (Any) -> Any?

    private static func map(_ predicate: NSPredicate, _ change: Change) -> NSPredicate {
        switch predicate.resolved {
        case let comparison as __NSComparisonPredicate:
            let left = map(comparison.leftExpression, change)
            let right = map(comparison.rightExpression, change)
            if let selector = comparison.customSelector {
                return __NSComparisonPredicate(leftExpression: left, rightExpression: right, customSelector: selector)
            }
            return __NSComparisonPredicate(
                leftExpression: left, rightExpression: right, modifier: comparison.comparisonPredicateModifier,
                type: comparison.predicateOperatorType, options: comparison.options)
        case let compound as NSCompoundPredicate:
            return __NSCompoundPredicate(
                type: compound.compoundPredicateType, subpredicates: compound.subpredicates.map { map($0, change) })
        case let other: return other
        }
    }

    private static func map(_ expression: __NSExpression, _ change: Change) -> __NSExpression {
        if let fetch = expression as? NSFetchRequestExpression { return fetched(fetch, change) }
        func mapped(_ parts: [__NSExpression]) -> [__NSExpression] { parts.map { map($0, change) } }
        switch expression.form {
        case .constant(let value):
            return value.flatMap { constant($0, change) }.map {
                __NSExpression(forConstantValue: $0)
            } ?? expression
        case .path(let base, let path): return __NSExpression(.path(map(base, change), path))
        case .function(let name, let parts): return __NSExpression(.function(name, mapped(parts)))
        case .message(let target, let name, let parts):
            return __NSExpression(.message(map(target, change), name, mapped(parts)))
        case .aggregate(let parts): return __NSExpression(.aggregate(mapped(parts)))
        case .subquery(let collection, let variable, let predicate):
            return __NSExpression(.subquery(map(collection, change), variable, map(predicate, change)))
        case .conditional(let predicate, let first, let second):
            return __NSExpression(.conditional(map(predicate, change), map(first, change), map(second, change)))
        case .set(let type, let left, let right):
            return __NSExpression(.set(type, map(left, change), map(right, change)))
        case .block(let block, let parts): return __NSExpression(.block(block, mapped(parts)))
        case .evaluatedObject, .variable, .keyPath, .anyKey: return expression
        }
    }

    /// What a fetch inside of a predicate finds, once for all rows.
    private static func fetched(_ fetch: NSFetchRequestExpression, _ change: Change) -> __NSExpression {
        let found = fetch.expressionValue(with: nil, context: nil)
        return __NSExpression(forConstantValue: found.flatMap { constant($0, change) } ?? found)
    }

    /// The constant with everything in it changed; nil: it stays as it is.
    private static func constant(_ value: Any, _ change: Change) -> Any? {
        if let changed = change(value) { return changed }
        guard !(value is NSDictionary), let elements = predicateElements(value),
            elements.contains(where: { $0 is NSManagedObject || $0 is NSManagedObjectID })
        else { return nil }
        return elements.map { change($0) ?? $0 }
    }
}
