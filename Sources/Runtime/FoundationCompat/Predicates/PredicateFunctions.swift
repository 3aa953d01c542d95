// SPDX-License-Identifier: MIT
import Foundation

/// The functions that predicates and expressions may call, by their Objective-C names.
enum PredicateFunctions {
    static func call(
        _ name: String, _ arguments: [__NSExpression], _ object: Any?, _ variables: [String: Any]
    ) -> Any? {
        if name == "objectFrom:withIndex:" { return element(arguments, object, variables) }
        let values = arguments.map { $0.evaluate(object, variables) }
        let first = values.first ?? nil
        let second = values.count > 1 ? values[1] : nil
        if let number = arithmetic(name, number(first), number(second)) { return NSNumber(value: number).simplified }
        // Nothing comes of a number that is missing.
        if operators.contains(name), values.contains(where: { $0 == nil }) { return nil }
        if let result = statistics(
            name, values.count > 1 ? values.map { $0 as Any } : predicateElements(first) ?? values.map { $0 as Any })
        {
            return result
        }
        switch name {
        case "now:": return Date()
        case "random:", "random": return NSNumber(value: Double.random(in: 0..<1))
        case "random:to:": return nil
        case "uppercase:": return (first as? String)?.uppercased()
        case "lowercase:": return (first as? String)?.lowercased()
        case "length:": return (first as? String).map { ($0 as NSString).length }
        case "noindex:": return first
        case "canonical:":
            return (first as? String)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "castObject:toType:": return cast(first, to: second as? String ?? "")
        case "assign:to:": return second
        default:
            NSException.raise(
                .invalidArgumentException, "Unable to parse function name '\(name)' into supported selector")
        }
    }

    private static func number(_ value: Any?) -> Double? {
        if let number = value as? NSNumber { return number.doubleValue }
        if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
        return (value as? String).flatMap(Double.init)
    }

    private static let operators: Set<String> = [
        "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "raise:toPower:", "modulus:by:", "bitwiseAnd:with:",
        "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "sqrt:", "log:", "ln:", "exp:",
        "floor:", "ceiling:", "abs:", "trunc:", "onesComplement:", "uppercase:", "lowercase:", "length:", "canonical:",
    ]

    private static func arithmetic(_ name: String, _ first: Double?, _ second: Double?) -> Double? {
        if let first, let second {
            switch name {
            case "add:to:": return first + second
            case "from:subtract:": return first - second
            case "multiply:by:": return first * second
            case "divide:by:": return first / second
            case "raise:toPower:": return pow(first, second)
            case "modulus:by:": return first.truncatingRemainder(dividingBy: second)
            case "bitwiseAnd:with:": return Double(Int(first) & Int(second))
            case "bitwiseOr:with:": return Double(Int(first) | Int(second))
            case "bitwiseXor:with:": return Double(Int(first) ^ Int(second))
            case "leftshift:by:": return Double(Int(first) << Int(second))
            case "rightshift:by:": return Double(Int(first) >> Int(second))
            default: break
            }
        }
        guard let first else { return nil }
        switch name {
        case "sqrt:": return first.squareRoot()
        case "log:": return log10(first)
        case "ln:": return log(first)
        case "exp:": return exp(first)
        case "floor:": return floor(first)
        case "ceiling:": return ceil(first)
        case "abs:": return abs(first)
        case "trunc:": return trunc(first)
        case "onesComplement:": return Double(~Int(first))
        default: return nil
        }
    }

    private static func statistics(_ name: String, _ values: [Any]) -> Any? {
        let numbers = values.compactMap { number($0) }
        func box(_ value: Double) -> NSNumber { NSNumber(value: value).simplified }
        switch name {
        case "count:": return values.count
        case "sum:": return box(numbers.reduce(0, +))
        case "average:": return numbers.isEmpty ? nil : box(numbers.reduce(0, +) / Double(numbers.count))
        case "min:": return values.min { PredicateComparison.compare($0, $1) == .orderedAscending }
        case "max:": return values.max { PredicateComparison.compare($0, $1) == .orderedAscending }
        case "median:":
            let sorted = numbers.sorted()
            guard !sorted.isEmpty else { return nil }
            let middle = sorted.count / 2
            return box(sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
        case "mode:":
            let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
            let most = counts.values.max()
            return counts.filter { $0.value == most }.keys.sorted().map(box)
        case "stddev:":
            guard !numbers.isEmpty else { return nil }
            let mean = numbers.reduce(0, +) / Double(numbers.count)
            return box((numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot())
        default: return nil
        }
    }

    private static func element(
        _ arguments: [__NSExpression], _ object: Any?, _ variables: [String: Any]
    ) -> Any? {
        guard arguments.count == 2 else { return nil }
        let base = arguments[0].evaluate(object, variables)
        if case .function(let name, _) = arguments[1].form, let elements = predicateElements(base) {
            switch name {
            case "FIRST": return elements.first
            case "LAST": return elements.last
            case "SIZE": return elements.count
            default: break
            }
        }
        let index = arguments[1].evaluate(object, variables)
        if let dictionary = base as? NSDictionary, let index { return dictionary[index] }
        guard let elements = predicateElements(base), let position = (index as? NSNumber)?.intValue else { return nil }
        return elements.indices.contains(position) ? elements[position] : nil
    }

    private static func cast(_ value: Any?, to type: String) -> Any? {
        switch type {
        case "NSDate": return number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSNumber", "NSDecimalNumber": return number(value).map { NSNumber(value: $0).simplified }
        case "NSString": return value.map { "\($0)" }
        default: return value
        }
    }

    static func set(_ type: __NSExpression.ExpressionType, _ left: Any?, _ right: Any?) -> Any? {
        let first = NSMutableSet(array: predicateElements(left) ?? [])
        let second = Set((predicateElements(right) ?? []).compactMap { $0 as? AnyHashable })
        switch type {
        case .unionSet: first.union(second)
        case .intersectSet: first.intersect(second)
        default: first.minus(second)
        }
        return first
    }
}
