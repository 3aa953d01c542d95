// SPDX-License-Identifier: MIT
public import FoundationCompat

/// The kind of `NSFetchRequestExpression`.
public let NSFetchRequestExpressionType = 50

/// A fetch inside of a predicate: its value is the array of what the request finds, or how many there are.
// Expressions are values and never change.
open class NSFetchRequestExpression: __NSExpression {
    /// Gives the `NSFetchRequest`.
    public let requestExpression: __NSExpression
    /// Gives the `NSManagedObjectContext`.
    public let contextExpression: __NSExpression
    /// Whether the value is a number.
    public let isCountOnlyRequest: Bool

    private init(request: __NSExpression, context: __NSExpression, countsOnly: Bool) {
        requestExpression = request
        contextExpression = context
        isCountOnlyRequest = countsOnly
        super.init(
            .block(
                { _, values, _ in Self.value(of: values[0], in: values[1], countsOnly: countsOnly) },
                [request, context]))
    }

    open class func expression(
        forFetch fetch: __NSExpression, context: __NSExpression, countOnly countFlag: Bool
    ) -> __NSExpression { NSFetchRequestExpression(request: fetch, context: context, countsOnly: countFlag) }

    private static func value(of request: Any, in context: Any, countsOnly: Bool) -> Any? {
        guard let request = request as? __NSFetchSettings, let context = context as? NSManagedObjectContext else {
            NSException.raise(
                .invalidArgumentException, "NSFetchRequestExpression needs a fetch request and a context")
        }
        do {
            if countsOnly { return NSNumber(value: try context.countObjects(request)) }
            return try context.execute(fetch: request)
        } catch {
            NSException.raise(.internalInconsistencyException, "NSFetchRequestExpression: \(error)")
        }
    }

    open override var description: String {
        "FETCH(\(requestExpression), \(contextExpression), \(isCountOnlyRequest ? "YES" : "NO"))"
    }
}
