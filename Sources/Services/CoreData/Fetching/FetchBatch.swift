// SPDX-License-Identifier: MIT
import FoundationCompat

/// Objects of a fetch whose rows are read together, once one of them is touched (`fetchBatchSize`).
final class FetchBatch {
    private let ids: [NSManagedObjectID]

    private init(_ ids: [NSManagedObjectID]) { self.ids = ids }

    /// Parts what a fetch has found, in its order.
    static func divide(_ objects: [NSManagedObject], _ size: Int, in context: NSManagedObjectContext) {
        for start in stride(from: 0, to: objects.count, by: size) {
            let faults = objects[start..<min(start + size, objects.count)].filter(\.isFault).map(\.identifier)
            let batch = FetchBatch(faults)
            for id in faults { context.batches[id] = batch }
        }
    }

    /// Reads the rows of those that are still faults: their faults fire without asking the store again.
    func load(in context: NSManagedObjectContext) {
        for (entity, ids) in Dictionary(grouping: ids, by: { ObjectIdentifier($0.entity) }) {
            guard let kind = ids.first?.entity, ObjectIdentifier(kind) == entity else { continue }
            for id in ids { context.batches[id] = nil }
            let members = __NSComparisonPredicate(
                leftExpression: .expressionForEvaluatedObject(),
                rightExpression: __NSExpression(forConstantValue: ids), modifier: .direct, type: .in)
            var plan = FetchPlan(entity: kind, predicate: members)
            plan.includesSubentities = false
            do {
                for row in try context.source.fetch(plan) { _ = context.materialize(row, filled: false) }
            } catch {
                NSLog("CoreData: error: %@", "\(error)")
            }
        }
    }
}
