// SPDX-License-Identifier: MIT
import Foundation

import enum ObjectiveC.KeyValueCoding

/// One comparison of two values, as the operators of predicates define it.
package struct PredicateComparison {
    let type: __NSComparisonPredicate.Operator
    let options: __NSComparisonPredicate.Options

    /// - Parameter options: count for texts only: case, diacritics.
    package init(type: __NSComparisonPredicate.Operator, options: __NSComparisonPredicate.Options) {
        self.type = type
        self.options = options
    }

    /// Whether the comparison is true of two values that were computed already. `customSelector` never is: whoever has
    /// the selector sends it.
    package func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch type {
        case .equalTo: return isEqual(left, right)
        case .notEqualTo: return !isEqual(left, right)
        case .in: return contains(right, left)
        case .contains: return contains(left, right)
        case .between: return isBetween(left, right)
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo: return isOrdered(left, right)
        case .beginsWith, .endsWith, .like, .matches: return matchesText(left, right)
        case .customSelector: return false
        }
    }

    static func compare(_ left: Any, _ right: Any) -> ComparisonResult { KeyValueCoding.compare(left, right) }

    private var textOptions: String.CompareOptions {
        var result: String.CompareOptions = []
        if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
        return result
    }

    /// The text without what the options ignore.
    private func folded(_ text: String) -> String {
        textOptions.isEmpty ? text : text.folding(options: textOptions, locale: nil)
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (let left as String, let right as String): return folded(left) == folded(right)
        case (let left as NSNumber, let right as NSNumber): return left.compare(right) == .orderedSame
        case (let left as Date, let right as Date): return left == right
        case (let left as Foundation.NSObject, let right as Foundation.NSObject): return left.isEqual(right)
        case (let left as AnyHashable, let right as AnyHashable): return left == right
        case (let left?, let right?): return (left as AnyObject) === (right as AnyObject)
        default: return false
        }
    }

    private func isOrdered(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return false }
        let order: ComparisonResult
        if let left = left as? String, let right = right as? String {
            order = (folded(left) as NSString).compare(folded(right))
        } else {
            order = Self.compare(left, right)
        }
        switch type {
        case .lessThan: return order == .orderedAscending
        case .lessThanOrEqualTo: return order != .orderedDescending
        case .greaterThan: return order == .orderedDescending
        default: return order != .orderedAscending
        }
    }

    private func contains(_ collection: Any?, _ element: Any?) -> Bool {
        if let text = collection as? String {
            guard let part = element as? String else { return false }
            return part.isEmpty ? false : folded(text).contains(folded(part))
        }
        if let elements = predicateElements(collection) { return elements.contains { isEqual($0, element) } }
        return false
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let value, let bounds = predicateElements(bounds), bounds.count == 2 else { return false }
        return Self.compare(bounds[0], value) != .orderedDescending
            && Self.compare(value, bounds[1]) != .orderedDescending
    }

    private func matchesText(_ left: Any?, _ right: Any?) -> Bool {
        guard let text = left.map({ "\($0)" }), let pattern = right as? String else { return false }
        let (value, part) = (folded(text), folded(pattern))
        switch type {
        case .beginsWith: return !part.isEmpty && value.hasPrefix(part)
        case .endsWith: return !part.isEmpty && value.hasSuffix(part)
        case .like: return matches(value, Self.wildcardExpression(part))
        default: return matches(options.contains(.diacriticInsensitive) ? value : text, pattern)
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        var options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(pattern: "^(?:" + pattern + ")$", options: options)
        } catch {
            NSException.raise(
                .invalidArgumentException,
                "Can't do regex matching, reason: Can't open pattern U_REGEX_BAD_ESCAPE_SEQUENCE (string \(text), "
                    + "pattern \(pattern), case 0, canon 0)")
        }
        let all = NSRange(location: 0, length: (text as NSString).length)
        return expression.firstMatch(in: text, range: all)?.range == all
    }

    /// `?` is one character, `*` any number of them, a backslash makes the next one ordinary.
    private static func wildcardExpression(_ pattern: String) -> String {
        var result = ""
        var escaped = false
        for character in pattern {
            if escaped {
                result += NSRegularExpression.escapedPattern(for: String(character))
                escaped = false
            } else if character == "\\" {
                escaped = true
            } else if character == "*" {
                result += ".*"
            } else if character == "?" {
                result += "."
            } else {
                result += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return result
    }
}
