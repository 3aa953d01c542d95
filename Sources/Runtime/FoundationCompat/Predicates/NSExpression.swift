public import Foundation
// SPDX-License-Identifier: MIT
import ObjCRuntime

import enum ObjectiveC.KeyValueCoding

/// `NSExpression` of adapted code. Foundation's class of that name is empty on Linux and cannot be subclassed.
open class __NSExpression: Foundation.NSObject, NSCopying {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate, anyKey
        case block = 19
        case conditional = 20
    }

    /// What the expression computes. The public properties of the other kinds raise, as Foundation's do.
    package indirect enum Form {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(String)
        /// A key path that starts at another expression.
        case path(__NSExpression, String)
        case function(String, [__NSExpression])
        case message(__NSExpression, String, [__NSExpression])
        case aggregate([__NSExpression])
        case subquery(__NSExpression, String, NSPredicate)
        case conditional(NSPredicate, __NSExpression, __NSExpression)
        case set(ExpressionType, __NSExpression, __NSExpression)
        case block((Any?, [Any], NSMutableDictionary?) -> Any?, [__NSExpression])
        case anyKey
    }

    /// Never changes: expressions are values, and copies are the expression itself.
    package let form: Form

    /// For the parser of formats and other builders inside the platform; apps go through the factories.
    package init(_ form: Form) { self.form = form }

    private static func bridged(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty ? NSNull() : value
    }

    /// A nil inside of the value is `NSNull`, as Objective-C gets it.
    public convenience init(forConstantValue value: Any?) { self.init(.constant(value.map(Self.bridged))) }
    public convenience init(forVariable name: String) { self.init(.variable(name)) }
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(.keyPath(predicateKey(of: keyPath)))
    }
    public convenience init(forFunction name: String, arguments: [Any]) {
        self.init(.function(name, arguments.map { $0 as? __NSExpression ?? __NSExpression(forConstantValue: $0) }))
    }
    public convenience init(forFunction target: __NSExpression, selectorName: String, arguments: [Any]?) {
        let parts = (arguments ?? []).map { $0 as? __NSExpression ?? __NSExpression(forConstantValue: $0) }
        self.init(.message(target, selectorName, parts))
    }
    public convenience init(forAggregate expressions: [Any]) {
        self.init(.aggregate(expressions.map { $0 as? __NSExpression ?? __NSExpression(forConstantValue: $0) }))
    }
    public convenience init(
        forSubquery collection: __NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) { self.init(.subquery(collection, variable, predicate)) }
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: __NSExpression, falseExpression: __NSExpression
    ) { self.init(.conditional(predicate, trueExpression, falseExpression)) }
    public convenience init(forUnionSet left: __NSExpression, with right: __NSExpression) {
        self.init(.set(.unionSet, left, right))
    }
    public convenience init(forIntersectSet left: __NSExpression, with right: __NSExpression) {
        self.init(.set(.intersectSet, left, right))
    }
    public convenience init(forMinusSet left: __NSExpression, with right: __NSExpression) {
        self.init(.set(.minusSet, left, right))
    }
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [__NSExpression]?
    ) { self.init(.block(block, arguments ?? [])) }
    public convenience init(format: String, _ arguments: CVarArg...) {
        self.init(PredicateParser.expression(format, arguments.map { $0 as Any }).form)
    }
    public convenience init(format: String, argumentArray: [Any]) {
        self.init(PredicateParser.expression(format, argumentArray).form)
    }

    open class func expressionForEvaluatedObject() -> __NSExpression { __NSExpression(.evaluatedObject) }
    open class func expressionForAnyKey() -> __NSExpression { __NSExpression(.anyKey) }

    static func index(_ base: __NSExpression, _ name: String) -> __NSExpression {
        __NSExpression(.function("objectFrom:withIndex:", [base, __NSExpression(.function(name, []))]))
    }

    /// The expression with one more key behind it.
    func appending(_ key: String) -> __NSExpression {
        switch form {
        case .keyPath(let path): return __NSExpression(.keyPath(path + "." + key))
        case .evaluatedObject: return __NSExpression(.keyPath(key))
        case .path(let base, let path): return __NSExpression(.path(base, path + "." + key))
        default: return __NSExpression(.path(self, key))
        }
    }

    // MARK: parts

    open var expressionType: ExpressionType {
        switch form {
        case .constant: return .constantValue
        case .evaluatedObject: return .evaluatedObject
        case .variable: return .variable
        case .keyPath: return .keyPath
        case .path, .function, .message: return .function
        case .aggregate: return .aggregate
        case .subquery: return .subquery
        case .conditional: return .conditional
        case .set(let type, _, _): return type
        case .block: return .block
        case .anyKey: return .anyKey
        }
    }

    var isConstant: Bool { if case .constant = form { true } else { false } }

    open var constantValue: Any? { if case .constant(let value) = form { value } else { nil } }

    open var keyPath: String {
        if case .keyPath(let path) = form { return path }
        NSException.raise(.invalidArgumentException, "-keyPath: \(self) is not a key path expression")
    }

    open var variable: String {
        if case .variable(let name) = form { return name }
        if case .subquery(_, let name, _) = form { return name }
        NSException.raise(.invalidArgumentException, "-variable: \(self) is not a variable expression")
    }

    open var function: String {
        switch form {
        case .function(let name, _), .message(_, let name, _): return name
        case .path: return "valueForKeyPath:"
        default: NSException.raise(.invalidArgumentException, "-function: \(self) is not a function expression")
        }
    }

    open var arguments: [__NSExpression]? {
        switch form {
        case .function(_, let arguments), .message(_, _, let arguments), .block(_, let arguments): return arguments
        case .path(_, let path): return [__NSExpression(forConstantValue: path)]
        default: return nil
        }
    }

    open var operand: __NSExpression {
        switch form {
        case .path(let base, _), .message(let base, _, _): return base
        default: return __NSExpression(.evaluatedObject)
        }
    }

    /// The elements of an aggregate or the collection of a subquery.
    open var collection: Any {
        switch form {
        case .aggregate(let parts): return parts
        case .subquery(let collection, _, _): return collection
        default: NSException.raise(.invalidArgumentException, "-collection: \(self) has no collection")
        }
    }

    open var predicate: NSPredicate {
        switch form {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
        default: NSException.raise(.invalidArgumentException, "-predicate: \(self) has no predicate")
        }
    }

    /// What a conditional expression gives when its predicate holds.
    open var `true`: __NSExpression {
        if case .conditional(_, let expression, _) = form { return expression }
        NSException.raise(.invalidArgumentException, "-trueExpression: \(self) is not a conditional expression")
    }

    /// What a conditional expression gives when its predicate does not hold.
    open var `false`: __NSExpression {
        if case .conditional(_, _, let expression) = form { return expression }
        NSException.raise(.invalidArgumentException, "-falseExpression: \(self) is not a conditional expression")
    }

    /// What a block expression calls with the object, the values of its arguments and the bindings.
    open var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
        guard case .block(let block, _) = form else {
            NSException.raise(.invalidArgumentException, "-expressionBlock: \(self) is not a block expression")
        }
        return { block($0, $1, $2) ?? NSNull() }
    }

    open var left: __NSExpression {
        if case .set(_, let left, _) = form { return left }
        NSException.raise(.invalidArgumentException, "-leftExpression: \(self) is not a set expression")
    }

    open var right: __NSExpression {
        if case .set(_, _, let right) = form { return right }
        NSException.raise(.invalidArgumentException, "-rightExpression: \(self) is not a set expression")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { formatText }
    open override func isEqual(_ object: Any?) -> Bool { (object as? __NSExpression)?.formatText == formatText }
    open override var hash: Int { formatText.hash }

    // MARK: evaluation

    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        evaluate(object, (context as? [String: Any]) ?? [:])
    }

    /// The value for one object. A null that stands in the expression or is a variable's value comes back as nil.
    /// - Parameter variables: by name without `$`; one that is missing raises `NSInvalidArgumentException`.
    package func evaluate(_ object: Any?, _ variables: [String: Any]) -> Any? {
        switch form {
        case .constant(let value): return value is NSNull ? nil : value
        case .evaluatedObject: return object
        case .variable(let name):
            guard let value = variables[name] else {
                NSException.raise(
                    .invalidArgumentException, "Can't get value for '\(name)' in bindings { }.")
            }
            return value is NSNull ? nil : value
        case .keyPath(let path): return object.flatMap { keyPathValue($0, path) }
        case .path(let base, let path): return base.evaluate(object, variables).flatMap { keyPathValue($0, path) }
        case .function(let name, let arguments):
            return PredicateFunctions.call(name, arguments, object, variables)
        case .message(let target, let name, let arguments):
            guard let receiver = target.evaluate(object, variables) else { return nil }
            return __objcSend(receiver, Selector(name), arguments.map { $0.evaluate(object, variables) })
        case .aggregate(let parts): return parts.map { $0.evaluate(object, variables) ?? NSNull() }
        case .subquery(let collection, let variable, let predicate):
            return (predicateElements(collection.evaluate(object, variables)) ?? []).filter { element in
                predicate.evaluate(with: element, substitutionVariables: variables.merging([variable: element]) { $1 })
            }
        case .conditional(let predicate, let first, let second):
            let holds = predicate.evaluate(with: object, substitutionVariables: variables)
            return (holds ? first : second).evaluate(object, variables)
        case .set(let type, let left, let right):
            return PredicateFunctions.set(type, left.evaluate(object, variables), right.evaluate(object, variables))
        case .block(let block, let arguments):
            let values = arguments.map { $0.evaluate(object, variables) ?? NSNull() }
            return block(object, values, NSMutableDictionary(dictionary: variables))
        case .anyKey: return object
        }
    }

    private func keyPathValue(_ object: Any, _ path: String) -> Any? {
        let value = KeyValueCoding.value(of: object, keyPath: path)
        return value is NSNull ? nil : value
    }

    // MARK: text

    var formatText: String {
        switch form {
        case .constant(let value): return PredicateText.constant(value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$" + name
        case .keyPath(let path): return PredicateText.keyPath(path)
        case .path(let base, let path): return base.formatText + "." + path
        case .function(let name, let arguments): return PredicateText.function(name, arguments)
        case .message(let target, let name, let arguments):
            let list = ([target.formatText, "\"\(name)\""] + arguments.map(\.formatText)).joined(separator: ", ")
            return "FUNCTION(\(list))"
        case .aggregate(let parts): return "{" + parts.map(\.formatText).joined(separator: ", ") + "}"
        case .subquery(let collection, let variable, let predicate):
            return "SUBQUERY(\(collection.formatText), $\(variable), \(predicate.format))"
        case .conditional(let predicate, let first, let second):
            return "TERNARY(\(predicate.format), \(first.formatText), \(second.formatText))"
        case .set(let type, let left, let right):
            let word = type == .unionSet ? "UNION" : type == .minusSet ? "MINUS" : "INTERSECT"
            return "\(left.formatText) \(word) \(right.formatText)"
        case .block: return "BLOCK()"
        case .anyKey: return "*"
        }
    }

    /// With variables replaced by constants.
    func substituting(_ variables: [String: Any]) -> __NSExpression {
        switch form {
        case .variable(let name): return variables[name].map { __NSExpression(forConstantValue: $0) } ?? self
        case .path(let base, let path): return __NSExpression(.path(base.substituting(variables), path))
        case .function(let name, let parts):
            return __NSExpression(.function(name, parts.map { $0.substituting(variables) }))
        case .message(let target, let name, let parts):
            return __NSExpression(
                .message(target.substituting(variables), name, parts.map { $0.substituting(variables) }))
        case .aggregate(let parts): return __NSExpression(.aggregate(parts.map { $0.substituting(variables) }))
        case .subquery(let collection, let variable, let predicate):
            let others = variables.filter { $0.key != variable }
            return __NSExpression(
                .subquery(
                    collection.substituting(others), variable, predicate.withSubstitutionVariables(others)))
        case .conditional(let predicate, let first, let second):
            return __NSExpression(
                .conditional(
                    predicate.withSubstitutionVariables(variables), first.substituting(variables),
                    second.substituting(variables)))
        case .set(let type, let left, let right):
            return __NSExpression(.set(type, left.substituting(variables), right.substituting(variables)))
        case .constant, .evaluatedObject, .keyPath, .block, .anyKey: return self
        }
    }
}

/// The name of a Swift key path's property for key-value coding.
func predicateKey(of keyPath: AnyKeyPath) -> String {
    if let root = type(of: keyPath).rootType as? AnyClass, let name = objcKeyPath(of: keyPath, in: root) { return name }
    let text = String(describing: keyPath)
    guard let dot = text.firstIndex(of: ".") else { return text }
    return text[text.index(after: dot)...].filter { $0 != "?" && $0 != "!" }
}

/// The elements of anything that counts as a collection in predicates.
package func predicateElements(_ value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: return array
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.allObjects
    case let set as NSOrderedSet: return set.array
    case let set as Set<AnyHashable>: return set.map(\.base)
    case let dictionary as NSDictionary: return dictionary.allValues
    default: return nil
    }
}
